/** A card of a hand that is dragged: where to, and what comes of it. The hand draws it and says where its cards lie. */
import type { Box } from "./flip";
import { slot, within, type Spot, type Spread } from "./spread";

/** A finger that moves less than this only trembles. */
const FAR = 8;
/** How long a card that goes nowhere takes to glide back, in milliseconds. */
const BACK = 160;

interface Around {
  list(): HTMLElement | undefined;
  element(key: string): HTMLElement | null;
  laid(): Spread;
  placeOf(key: string): number;
  motion(): boolean;
  /** Null where the hand cannot be sorted. */
  move(): ((key: string, to: number) => void) | null;
  /** It is dragged over this point of the window; tells whether it can be dropped there. */
  hover(x: number, y: number, key: string): boolean;
  drop(key: string, from: Box, x: number, y: number): void;
  end(): void;
  /** It glides on from where it was let go. */
  letGoAt(key: string, spot: Spot): void;
}

export class Drag {
  /** The card that is dragged, how far, and where in the hand or whether off it it would go. */
  card = $state.raw<{ key: string; dx: number; dy: number; to: number | null; off: boolean } | null>(null);
  #press: { key: string; pointer: number; x: number; y: number } | null = null;
  /** After a drag the browser still sends a click; it means nothing. */
  #dragged = false;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether the click that comes now is only the end of a drag. */
  ends(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  down(event: PointerEvent, key: string): void {
    if (event.button !== 0) return;
    this.#dragged = false;
    this.#press = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move = (event: PointerEvent): void => {
    const press = this.#press;
    const { list, element, hover, laid, move, placeOf } = this.#around;
    const box = list()?.getBoundingClientRect();
    if (!press || event.pointerId !== press.pointer || !box) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.card && Math.hypot(dx, dy) < FAR) return;
    if (!this.card) element(press.key)?.setPointerCapture(press.pointer);
    this.#dragged = true;
    const [x, y] = [event.clientX - box.x, event.clientY - box.y];
    const off = hover(event.clientX, event.clientY, press.key);
    const to = move() && !off && within(laid(), x, y) ? slot(laid(), placeOf(press.key), x, y) : null;
    this.card = { key: press.key, dx, dy, to, off };
  };

  up = (event: PointerEvent): void => {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    const done = this.card;
    const element = done && this.#around.element(done.key);
    const from = element?.getBoundingClientRect();
    this.cancel();
    if (!done) return;
    const { drop, laid, letGoAt, motion, move, placeOf } = this.#around;
    const was = placeOf(done.key);
    if (done.off && from) drop(done.key, { x: from.x, y: from.y, width: from.width, height: from.height }, event.clientX, event.clientY);
    else if (done.to !== null && done.to !== was) {
      const spot = laid().spots[was];
      if (spot) letGoAt(done.key, { x: spot.x + done.dx, y: spot.y + done.dy });
      move()?.(done.key, done.to);
    } else if (motion()) {
      element?.animate([{ transform: `translate(${done.dx}px, ${done.dy}px)` }, { transform: "none" }], BACK);
    }
  };

  cancel = (): void => {
    if (!this.#press) return;
    this.#press = null;
    this.card = null;
    this.#around.end();
  };
}
