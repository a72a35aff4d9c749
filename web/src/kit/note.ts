/** A refusal as it is shown where the finger is. */
import type { Refusal } from "../games/contract";
import type { Say } from "../lib/types";

export interface RefusalNote {
  /** The rule, e.g. `FC-10`. */
  rule: string;
  text: string;
  /** The text for a screen reader, if it is another. */
  spoken?: string;
  /** Where, in the window. */
  x: number;
  y: number;
}

/** The note of a refusal. */
export function refusalNote({ rule, why }: Refusal, say: Say, at: { x: number; y: number }): RefusalNote {
  return { rule, text: say(why), spoken: say(why, "spoken"), ...at };
}
