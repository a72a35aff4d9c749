/** The keys of this screen. */
import type { KeyList } from "../../kit/keys";

export const KEYS = {
  bound: { b: "ff-key-board", t: "ff-key-timer", d: "ff-key-done", n: "ff-key-no-five", x: "ff-key-cross", r: "ff-key-ready", Escape: "ff-key-let-go" },
  told: { "← ↑ ↓ →": "ff-key-walk", Enter: "ff-key-take", "⇧ ← ↑ ↓ →": "ff-key-draw", Delete: "ff-key-erase" },
} satisfies KeyList;
