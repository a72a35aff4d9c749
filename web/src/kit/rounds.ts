/** Which round's end this tab has shown. What was over before the page was opened is not shown again. */
import { isNumber, type Drawer } from "./storage";

export class RoundsSeen {
  readonly #drawer: Drawer;
  #seen: number;

  /** `last` is the round that was over when the page came. */
  constructor(drawer: Drawer, last: number | null) {
    this.#drawer = drawer;
    this.#seen = drawer.read("round", isNumber) ?? last ?? 0;
    drawer.write("round", this.#seen);
  }

  /** Whether the end of that round was not shown yet. */
  isNew(round: number): boolean {
    return round > this.#seen;
  }

  /** It is shown now. */
  see(round: number): void {
    this.#seen = Math.max(this.#seen, round);
    this.#drawer.write("round", this.#seen);
  }
}
