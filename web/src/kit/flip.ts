/** Cards fly: an element that has moved starts where it was (or where it came from) and goes home. */
import type { Attachment } from "svelte/attachments";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card that goes from one place of the table to another. */
export interface Flight {
  from: string | Box;
  to: string | Box;
  /** Its code; null if nobody sees its face. */
  card: string | null;
  /** How long it waits before it starts, in milliseconds. */
  delay?: number;
}

/** How long a flight takes, in milliseconds. */
export const FLIGHT = 240;
export const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Whether two boxes lie at the same place. */
export const same = (one: Box | null, other: Box | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height);

/** The smallest box around both. */
export function hull(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [Math.max(one.x + one.width, other.x + other.width), Math.max(one.y + one.height, other.y + other.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** The transform that shows an element lying at `home` as if it lay at `from`; it turns about its corner. */
export function invert(from: Box, home: Box): string {
  const scale = home.width > 0 ? from.width / home.width : 1;
  return `translate(${round(from.x - home.x)}px, ${round(from.y - home.y)}px) scale(${round(scale)})`;
}

/** The box of an element's middle, as wide as `width`: where a card of that width would lie on it. */
export function centred(box: Box, width: number): Box {
  const height = width * 1.4;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/**
 * Lets the element fly home from there. It can be touched meanwhile, and another flight takes over from this one:
 * nothing waits for it. With a `delay` it lies at its start until then.
 */
export function fly(element: HTMLElement, from: Box | null, moving: boolean, delay = 0): void {
  if (!moving || !from) return;
  const home = element.getBoundingClientRect();
  if (home.width === 0) return;
  element.animate(
    [
      { transform: invert(from, home), transformOrigin: "0 0", zIndex: 20 },
      { transform: "none", transformOrigin: "0 0", zIndex: 20 },
    ],
    { duration: FLIGHT, easing: EASE, delay, fill: "backwards" },
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where things lie on the screen, by name: piles, seats. Cards fly from one to another. */
export class Places {
  #elements = new Map<string, Element>();

  /** Remembers the element under that name while it is on the page. */
  at(name: string): Attachment<Element> {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Where it lies in the window now; what lies somewhere by itself is there. */
  box(name: string | Box): Box | null {
    if (typeof name !== "string") return name;
    const element = this.#elements.get(name);
    if (!element) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  /** Lets what lies there now fly in from that place. */
  arrive(name: string, from: Box | null, moving: boolean): void {
    const element = this.#elements.get(name);
    if (element instanceof HTMLElement) fly(element, from, moving);
  }

  /** Whether a point of the window is on it, with a finger's mercy; where things lie close together, with none. */
  hit(name: string, x: number, y: number, near = 16): boolean {
    const box = this.box(name);
    return (
      box !== null &&
      x > box.x - near &&
      x < box.x + box.width + near &&
      y > box.y - near &&
      y < box.y + box.height + near
    );
  }
}
