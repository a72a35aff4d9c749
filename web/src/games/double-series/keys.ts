/** The keys of this screen. */
import type { KeyList } from "../../kit/keys";

export const KEYS = {
  bound: { "1-9": "ds-key-card", n: "ds-key-next", p: "ds-key-play", h: "ds-key-hand", d: "ds-key-draw", Escape: "key-let-go" },
  told: { "← →": "key-walk", "← ↑ ↓ →": "ds-key-board", Enter: "ds-key-enter" },
} satisfies KeyList;
