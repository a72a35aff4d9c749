/** Moments that stand over the table for a while, one after another: a call, a series, somebody going out. */

interface Moment<What> {
  what: What;
  lasts: number;
}

export class Moments<What> {
  /** The one that stands there now. */
  now = $state.raw<What | null>(null);
  #waiting: Moment<What>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lasts = 0;
  #held = false;
  readonly #motion: () => boolean;

  /** `motion` tells whether things move: if not, only what is to be read is shown. */
  constructor(motion: () => boolean) {
    this.#motion = motion;
  }

  /** Shows it for so many milliseconds, after those before it. What is only a film is left out where nothing moves. */
  play(what: What, lasts: number, { film = false } = {}): void {
    if (film && !this.#motion()) return;
    this.#waiting.push({ what, lasts });
    if (this.now === null) this.#next();
  }

  /** How many are still to come. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Lets the one that stands there stay, as long as something else is to be read first. */
  hold(on: boolean): void {
    if (on === this.#held) return;
    this.#held = on;
    this.#wind();
  }

  /** On with the next. */
  skip = (): void => this.#next();

  /** Nothing more is shown: the screen is gone, or the page has fallen behind. */
  clear = (): void => {
    this.#waiting = [];
    this.#next();
  };

  #next(): void {
    const moment = this.#waiting.shift();
    this.now = moment?.what ?? null;
    this.#lasts = moment?.lasts ?? 0;
    this.#wind();
  }

  /** The one that stands there stays for its time from now. */
  #wind(): void {
    clearTimeout(this.#timer);
    if (this.now !== null && !this.#held) this.#timer = setTimeout(() => this.#next(), this.#lasts);
  }
}
