/** Where the others sit: clockwise from my left, up the left side, along the top and down the right side. */
import type { Seat } from "./types";

/** The others in that order; all of them for a watcher. */
export function others(count: number, me: Seat | null): Seat[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? count : count - 1 }, (_, n) => (first + n) % count);
}

/** A place in a grid of six columns: the top row is 1, the sides are below it. */
export interface Spot {
  row: number;
  column: number;
  span: number;
}

/** How many sit on each side; the two sides are equal, so the centre lies in the middle. */
const SIDES = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3];

/** The places of that many others, for a narrow screen. */
export function spots(count: number): Spot[] {
  const side = SIDES[count] ?? 3;
  const top = count - 2 * side;
  return Array.from({ length: count }, (_, n): Spot => {
    if (n < side) return { row: 1 + side - n, column: 1, span: 2 };
    if (n >= side + top) return { row: 2 + n - side - top, column: 5, span: 2 };
    const at = n - side;
    if (top === 2) return count === 2 ? { row: 1, column: 1 + 3 * at, span: 3 } : { row: 1, column: 2 + 2 * at, span: 2 };
    return { row: 1, column: 1 + 2 * at, span: 2 };
  });
}

/** The angle of a place at the round table of a wide screen: from the foot, where I sit, clockwise. A watcher's ring begins beside the foot. */
export function angle(n: number, count: number, sits: boolean): number {
  const place = sits ? (n + 1) / (count + 1) : (n + 0.5) / count;
  return Math.PI * (0.5 + 2 * place);
}
