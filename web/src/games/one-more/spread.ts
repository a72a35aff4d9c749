/** How the cards of a hand lie: beside each other while they fit, then overlapping, then in two rows. */
import type { Code } from "./types";

/** A card in hand; equal cards are told apart by their number. */
export interface Held {
  key: string;
  card: Code;
}

export function held(cards: readonly Code[]): Held[] {
  const seen = new Map<Code, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}/${copy}`, card };
  });
}

export interface Spread {
  /** The width of a card. */
  card: number;
  height: number;
  perRow: number;
  spots: { x: number; y: number }[];
}

export const RATIO = 1.4;
const GAP = 8;
/** So much of a covered card must be seen to be read and hit. */
const LEAST = 30;
/** A card stands up to here when it is marked or lifted. */
export const HEADROOM = 20;

export function spread(count: number, width: number, largest: number): Spread {
  if (count === 0 || width <= 0) return { card: largest, height: largest * RATIO + HEADROOM, perRow: 1, spots: [] };
  // Five cards, the hand of the deal, lie side by side on the narrowest phone.
  const card = Math.max(44, Math.min(largest, (width - 4 * GAP) / 5));
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
  return { card, height: rows * rise, perRow, spots };
}
