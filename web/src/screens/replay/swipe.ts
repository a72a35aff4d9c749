/** A finger that strokes to the left goes on, to the right back; a mouse does neither. */

/** It moves at least so far, and mostly sideways. */
const FAR = 60;

export class Swipe {
  /** Where the finger came down. */
  #from: { x: number; y: number } | null = null;
  readonly #on: (way: 1 | -1) => void;

  constructor(on: (way: 1 | -1) => void) {
    this.#on = on;
  }

  down = (event: PointerEvent): void => {
    this.#from = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
  };

  up = (event: PointerEvent): void => {
    if (!this.#from) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    this.#from = null;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) this.#on(x < 0 ? 1 : -1);
  };

  cancel = (): void => {
    this.#from = null;
  };
}
