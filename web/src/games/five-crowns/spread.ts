/** Where the cards of a hand lie: pure geometry, so that dragging and flying need no measuring. */

export interface Spot {
  x: number;
  y: number;
}

export interface Spread {
  /** The width of a card; its height is 1.4 times that. */
  card: number;
  spots: Spot[];
  /** The width of a place that can be tapped. */
  step: number;
  perRow: number;
  height: number;
  width: number;
}

/** The least width of a card's free strip: what a finger can hit. */
const FINGER = 44;
/** The share of a card that must be seen to read its corner. */
const STRIP = 0.52;
export const RATIO = 1.4;
/** Room above each row for a lifted card, and below for the marks of melds. */
export const HEAD = 15;
export const FOOT = 18;

/**
 * Spreads `count` cards over `width`. A second row begins only when the strips would be narrower than a
 * finger, or the cards small; `gap` is kept free before the last card (the one just drawn).
 */
export function spread(count: number, width: number, largest: number, gap: number): Spread {
  const one = row(count, width, largest, gap);
  // One row, unless its cards would be much smaller than those of two.
  if (count <= 1 || (one.step >= FINGER && one.card > 0.8 * largest)) return place(count, width, one.card, one.step, count, gap);
  const perRow = Math.ceil(count / 2);
  const two = row(perRow, width, largest, gap);
  return place(count, width, two.card, two.step, perRow, gap);
}

/** The card and strip for one row: cards side by side if there is room, otherwise overlapping. */
function row(count: number, width: number, largest: number, gap: number): { card: number; step: number } {
  if (count <= 1) return { card: Math.min(largest, width), step: largest };
  const room = width - gap;
  // The row is count-1 strips and a whole card; a card is at most strip / STRIP wide.
  const card = Math.min(largest, room / (1 + (count - 1) * STRIP));
  const step = Math.min(card + 6, (room - card) / (count - 1));
  if (step >= FINGER) return { card, step };
  // Narrow: give the strips what a finger needs and take it from the cards.
  const small = Math.max(FINGER, Math.min(card, room - (count - 1) * FINGER));
  return { card: small, step: (room - small) / (count - 1) };
}

function place(count: number, width: number, card: number, step: number, perRow: number, gap: number): Spread {
  const line = card * RATIO + HEAD + FOOT;
  const rows = Math.max(1, Math.ceil(count / perRow));
  const spots: Spot[] = [];
  for (let n = 0; n < count; n++) {
    const r = Math.floor(n / perRow);
    const inRow = Math.min(perRow, count - r * perRow);
    const last = r === rows - 1;
    const length = (inRow - 1) * step + card + (last ? gap : 0);
    // One row lies in the middle; of two, both begin at the left so that columns stand under each other.
    const start = Math.max(0, (width - (rows > 1 ? (perRow - 1) * step + card + gap : length)) / 2);
    const apart = n === count - 1 ? gap : 0;
    spots.push({ x: start + (n - r * perRow) * step + apart, y: r * line + HEAD });
  }
  return { card, spots, step, perRow, height: rows * line, width };
}

/** Where a card dropped at this point would go: its place in the order without it. */
export function slot(spread: Spread, from: number, x: number, y: number): number {
  const line = spread.card * RATIO + HEAD + FOOT;
  const rows = Math.ceil(spread.spots.length / spread.perRow);
  const r = Math.max(0, Math.min(rows - 1, Math.floor(y / line)));
  const first = r * spread.perRow;
  const end = Math.min(first + spread.perRow, spread.spots.length);
  let to = first;
  while (to < end && x > (spread.spots[to]?.x ?? 0) + spread.step / 2) to++;
  return to > from ? to - 1 : to;
}

/** Whether a point is on the hand at all, with some mercy around it. */
export function within(spread: Spread, x: number, y: number): boolean {
  return x > -40 && x < spread.width + 40 && y > -20 && y < spread.height + 40;
}

/** Neighbouring cards of one meld in one row, to be framed together. */
export interface Frame {
  meld: number;
  x: number;
  y: number;
  width: number;
}

/** Frames around the cards of melds; `members` holds for each place the meld, or undefined. */
export function frames(spread: Spread, members: readonly (number | undefined)[]): Frame[] {
  const found: Frame[] = [];
  members.forEach((meld, n) => {
    const spot = spread.spots[n];
    if (meld === undefined || !spot) return;
    const follows = n % spread.perRow !== 0 && members[n - 1] === meld;
    const frame = follows ? found[found.length - 1] : undefined;
    // The last card of a frame is seen whole only if nothing lies on it.
    const covered = n + 1 < members.length && (n + 1) % spread.perRow !== 0;
    const next = spread.spots[n + 1];
    const seen = covered && next ? Math.min(spread.card, next.x - spot.x) : spread.card;
    if (frame) frame.width = spot.x + seen - frame.x;
    else found.push({ meld, x: spot.x, y: spot.y, width: seen });
  });
  return found;
}
