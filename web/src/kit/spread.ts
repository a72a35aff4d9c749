/** Where the cards of a hand lie: pure geometry, so that dragging and flying need no measuring. */

export interface Spot {
  x: number;
  y: number;
}

export interface Spread {
  /** The width of a card; its height is `RATIO` times that. */
  card: number;
  spots: Spot[];
  /** From one card to the next in the first row. */
  step: number;
  perRow: number;
  height: number;
  width: number;
}

export const RATIO = 1.4;
/** A card stands up to here when it is marked or lifted. */
export const HEADROOM = 20;
const GAP = 8;
/** So much of a covered card must be seen to be read and hit. */
const LEAST = 30;
/** No card is narrower than a finger. */
const FINGER = 44;

/** Lays cards beside each other while they fit, then overlapping, then in two rows. `abreast` cards always fit side by side. */
export function spread(count: number, width: number, largest: number, abreast: number): Spread {
  if (count === 0 || width <= 0) return { card: largest, spots: [], step: 0, perRow: 1, height: largest * RATIO + HEADROOM, width };
  const card = Math.max(FINGER, Math.min(largest, (width - (abreast - 1) * GAP) / abreast));
  const step = (many: number) => (many < 2 ? 0 : Math.min(card + GAP, (width - card) / (many - 1)));
  const rows = step(count) < LEAST && count > 1 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const rise = card * RATIO + HEADROOM;
  const spots = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const left = (width - card - step(inRow) * (inRow - 1)) / 2;
    return { x: left + step(inRow) * (n % perRow), y: HEADROOM + row * rise };
  });
  return { card, spots, step: step(perRow), perRow, height: rows * rise, width };
}

/** Where a card dropped at this point would go: its place in the order without it. */
export function slot({ spots, perRow, step, height }: Spread, from: number, x: number, y: number): number {
  const rows = Math.max(1, Math.ceil(spots.length / perRow));
  const row = Math.max(0, Math.min(rows - 1, Math.floor((y * rows) / height)));
  const end = Math.min((row + 1) * perRow, spots.length);
  let to = row * perRow;
  while (to < end && x > (spots[to]?.x ?? 0) + step / 2) to++;
  return to > from ? to - 1 : to;
}

/** Whether a point is on the hand at all, with some mercy around it. */
export function within({ width, height }: Spread, x: number, y: number): boolean {
  return x > -40 && x < width + 40 && y > -20 && y < height + 40;
}

/** Where the mark stands that shows where a dragged card would go. */
export function markAt({ spots, card }: Spread, from: number, to: number): Spot | null {
  const last = spots.length - 1;
  const spot = spots[to >= from ? Math.min(to + 1, last) : to];
  return spot ? { x: to >= from && to === last ? spot.x + card : spot.x, y: spot.y } : null;
}

/** Where an arrow, Home or End leads among so many cards; null for another key. */
export function walked(key: string, from: number, count: number, perRow: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow, Home: -from, End: count };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, from + step));
}
