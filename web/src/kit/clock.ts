/** The table's time. A screen asks it and never the device: in a replay it stands still, or runs faster. */

/** What a screen may ask of it. */
export interface Clock {
  /** The table's moment now, in milliseconds, as `game.now` and every deadline of a view count it. */
  now(): number;
  /** Whether it goes on by itself: not in a replay that stands still. */
  readonly running: boolean;
  /** How fast it runs; 1 at a table. */
  readonly speed: number;
}

/** A clock that is set by what the table says and runs on by itself until it is set again. */
export class TableClock implements Clock {
  readonly #device: () => number;
  #moment = 0;
  /** What the device said when it was set. */
  #set: number;
  #running = true;
  #speed = 1;

  constructor(device: () => number = () => performance.now()) {
    this.#device = device;
    this.#set = device();
  }

  get running(): boolean {
    return this.#running;
  }

  get speed(): number {
    return this.#speed;
  }

  now(): number {
    return this.#moment + (this.#running ? (this.#device() - this.#set) * this.#speed : 0);
  }

  /** It is that moment now. */
  set(moment: number): void {
    this.#moment = moment;
    this.#set = this.#device();
  }

  /** From now on it runs so fast, or stands still. */
  run(running: boolean, speed = this.#speed): void {
    this.set(this.now());
    this.#running = running;
    this.#speed = speed;
  }
}

/** How much time is left until that moment, in milliseconds of the table; null where nothing is due. */
export const leftUntil = (clock: Clock, moment: number | null): number | null =>
  moment === null ? null : Math.max(0, moment - clock.now());
