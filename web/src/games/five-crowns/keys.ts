/** The keys of this screen. */
import type { KeyList } from "../../kit/keys";

export const KEYS = {
  bound: { d: "fc-key-draw", t: "fc-key-take", x: "fc-key-discard", o: "fc-key-out", s: "fc-key-sort", Escape: "key-let-go" },
  told: { "← → ↑ ↓": "key-walk", "Shift + ← →": "fc-key-move", Enter: "fc-key-enter", Space: "key-lift" },
} satisfies KeyList;

/** Those of the game for one. */
export const SOLO_KEYS = {
  bound: { x: "fc-key-solo-place", Escape: "fc-key-solo-back" },
  told: { Tab: "fc-key-solo-hands", "← → ↑ ↓": "key-walk", Enter: "fc-key-solo-enter" },
} satisfies KeyList;
