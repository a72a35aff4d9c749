/** Where the finger is, and what is said there. */
import type { Refusal } from "../games/contract";
import type { Say } from "../lib/types";
import { refusalNote, type RefusalNote } from "./note";

export class Finger {
  /** What is said at the finger now. */
  note = $state.raw<RefusalNote | null>(null);
  #at = { x: 0, y: 0 };
  readonly #say: Say;

  constructor(say: Say) {
    this.#say = say;
  }

  /** Where it was last, in the window. */
  get at(): { x: number; y: number } {
    return this.#at;
  }

  /** It touched there. */
  point = (event: { clientX: number; clientY: number }): void => {
    this.#at = { x: event.clientX, y: event.clientY };
  };

  /** A key was pressed on something that lies there; what fills the window is nowhere in particular. */
  goTo(box: { x: number; y: number; width: number }, width: number): void {
    if (box.width < width) this.#at = { x: box.x + box.width / 2, y: box.y };
  }

  /** Says why not, there; null takes back what was said. */
  refused = (refusal: Refusal | null): void => {
    this.note = refusal && refusalNote(refusal, this.#say, this.#at);
  };

  /** Says something of the screen's own, by the rule it comes from. */
  tell(rule: string, text: string): void {
    this.note = { rule, text, ...this.#at };
  }
}
