/** The keys of this screen. */
import type { KeyList } from "../../kit/keys";

export const KEYS = {
  bound: { p: "om-key-play", Escape: "key-let-go" },
  told: { "← →": "key-walk", Enter: "om-key-enter", Space: "key-lift" },
} satisfies KeyList;
