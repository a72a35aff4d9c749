/**
 * What lies open over a screen: dialogs, drawers, menus. The browser's Back closes the uppermost before it leaves.
 *
 * While anything is open, one entry more stands in the history, at the same address. Back takes it away and closes the
 * uppermost; what is closed otherwise takes the entry away itself.
 */

/** As much of the browser's history as is needed. */
export type HistoryLike = Pick<History, "pushState" | "replaceState" | "back" | "state">;

const MARK = { layer: true };

const isMark = (state: unknown) => typeof state === "object" && state !== null && "layer" in state;

export class Layers {
  readonly #history: HistoryLike;
  /** How to close each, the uppermost last. */
  #open: (() => void)[] = [];
  /** Whether the entry for what is open is the one we are at. */
  #marked = false;
  /** Whether we are on our way back from it, which takes the browser a moment. */
  #leaving = false;
  /** Where to go once we are back. */
  #then: (() => void) | null = null;

  constructor(history: HistoryLike) {
    this.#history = history;
    // Loaded again with something open: it is not open any more.
    if (isMark(history.state)) history.replaceState(null, "");
  }

  /** Something was opened. Comes back with what to call when it is closed. */
  add(close: () => void): () => void {
    this.#open.push(close);
    this.#soon();
    return () => {
      this.#open = this.#open.filter((other) => other !== close);
      this.#soon();
    };
  }

  /** Goes to another address: in the place of the entry for what is open, if there is one. */
  go(push: (replace: boolean) => void): void {
    if (this.#leaving) {
      this.#then = () => push(false);
      return;
    }
    push(this.#marked);
    this.#marked = false;
  }

  /** The browser went back or forth. Tells whether that was about what is open, and about nothing else. */
  moved(): boolean {
    if (this.#leaving) {
      this.#leaving = false;
      const then = this.#then;
      this.#then = null;
      then?.();
      this.#soon();
      return true;
    }
    if (this.#marked) {
      this.#marked = false;
      this.#open.at(-1)?.();
      this.#soon();
      return true;
    }
    // Forth, to an entry of something that is closed.
    if (!isMark(this.#history.state)) return false;
    this.#marked = true;
    this.#soon();
    return true;
  }

  /** After everything that is opened and closed at the same time: a menu that opens a dialog leaves no gap. */
  #soon(): void {
    queueMicrotask(() => this.#settle());
  }

  #settle(): void {
    if (this.#leaving || this.#open.length > 0 === this.#marked) return;
    if (this.#marked) {
      this.#marked = false;
      this.#leaving = true;
      this.#history.back();
    } else {
      this.#marked = true;
      this.#history.pushState(MARK, "");
    }
  }
}
