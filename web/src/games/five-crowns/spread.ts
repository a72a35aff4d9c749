/** How my hand lies: room for the cards of the round and the one drawn, so that nothing moves as cards come and go. */
import { RATIO, type Spot, type Spread } from "../../kit/spread";

/** The least width of a card's free strip: what a finger can hit. */
const FINGER = 44;
/** The share of a card that must be seen to read its corner. */
const STRIP = 0.52;
/** Room above each row for a lifted card, and below for the letters of melds. */
export const HEAD = 16;
export const FOOT = 14;

/**
 * Spreads `count` cards over `width`, in cards no wider than `largest` and with room for `most`. A second row begins only
 * when the strips would be narrower than a finger, or the cards small.
 */
export function spread(count: number, width: number, largest: number, most: number): Spread {
  const room = Math.max(count, most, 1);
  const one = row(room, width, largest);
  const single = one.step >= FINGER && one.card > 0.8 * largest;
  const perRow = single ? room : Math.ceil(room / 2);
  const { card, step } = single ? one : row(perRow, width, largest);
  const rows = Math.ceil(room / perRow);
  const line = card * RATIO + HEAD + FOOT;
  const spots = Array.from({ length: count }, (_, n): Spot => {
    const r = Math.floor(n / perRow);
    // One row lies in the middle; of two, both begin at the left so that columns stand under each other.
    const abreast = rows > 1 ? perRow : count;
    const start = Math.max(0, (width - (abreast - 1) * step - card) / 2);
    return { x: start + (n - r * perRow) * step, y: r * line + HEAD };
  });
  return { card, spots, step, perRow, height: rows * line, width };
}

/** The card and strip for one row: cards side by side if there is room, otherwise overlapping. */
function row(count: number, width: number, largest: number): { card: number; step: number } {
  if (count <= 1) return { card: Math.min(largest, width), step: largest };
  // The row is count-1 strips and a whole card; a card is at most strip / STRIP wide.
  const card = Math.min(largest, width / (1 + (count - 1) * STRIP));
  const step = Math.min(card + 6, (width - card) / (count - 1));
  if (step >= FINGER) return { card, step };
  // Narrow: give the strips what a finger needs and take it from the cards.
  const small = Math.max(FINGER, Math.min(card, width - (count - 1) * FINGER));
  return { card: small, step: (width - small) / (count - 1) };
}

/** A window that is too low for a hand below the table: a phone lying on its side. */
const LOW = 500;

/** How much of the window's height is not for my cards when so many others sit there: bars, seats, piles, words, buttons. */
export function taken(others: number, tall: number): number {
  // Lying on its side, a phone has the table beside the hand.
  if (tall < LOW) return 168;
  // Where few sit, what they have laid down gets room as well.
  const seats = others > 3 ? 42 * Math.ceil(others / 3) : 74 + 48;
  return 336 + seats;
}

/** How wide a card may be in a hand of so many, in that width and height. */
export function largestCard(most: number, width: number, tall: number, large: boolean): number {
  const wanted = (width > 900 ? 104 : width > 600 || most <= 4 ? 88 : most <= 5 ? 72 : 62) * (large ? 1.22 : 1);
  const rows = width > 600 || most <= 7 ? 1 : 2;
  return Math.max(FINGER, Math.min(wanted, (tall / rows - HEAD - FOOT) / RATIO));
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
