/** The keys of this screen. */
import type { KeyList } from "../../kit/keys";

export const KEYS = {
  bound: {
    d: "fl-key-draw",
    t: "fl-key-take",
    x: "fl-key-discard",
    "1-9": "fl-key-card",
    "Shift+1-9": "fl-key-throw-card",
    f: "fl-key-throw",
    p: "fl-key-power",
    c: "fl-key-call",
    e: "fl-key-end",
    r: "fl-key-ready",
    s: "fl-key-sheet",
    Escape: "key-let-go",
  },
} satisfies KeyList;
