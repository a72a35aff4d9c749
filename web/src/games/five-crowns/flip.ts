/** Cards fly: an element that has moved starts where it was (or where it came from) and goes home. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const FLIGHT = 220;

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

/** Lets the element fly home from there. */
export function fly(element: HTMLElement, from: Box | null, moving: boolean): void {
  if (!moving || !from) return;
  const home = element.getBoundingClientRect();
  if (home.width === 0) return;
  element.animate(
    [{ transform: invert(from, home), transformOrigin: "0 0", zIndex: 20 }, { transform: "none", transformOrigin: "0 0", zIndex: 20 }],
    { duration: FLIGHT, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
