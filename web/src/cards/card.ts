/**
 * Cards of five suits as the games write them: `3t 10h Jc Qs Kd`, a joker `W`.
 * The page only reads and names them; what they are worth is the game's business.
 */

export const SUITS = ["stars", "hearts", "clubs", "spades", "diamonds"] as const;
export type Suit = (typeof SUITS)[number];

/** A card as it goes over the wire. */
export type Code = string;

/** A card taken apart; a joker has neither rank nor suit. */
export interface Parts {
  /** 3 to 13, with 11, 12, 13 for jack, queen, king. */
  rank: number | null;
  suit: Suit | null;
}

const LETTERS: Record<string, Suit> = { t: "stars", h: "hearts", c: "clubs", s: "spades", d: "diamonds" };
const COURT: Record<string, number> = { J: 11, Q: 12, K: 13 };
const SIGNS: Record<Suit, string> = { stars: "★", hearts: "♥", clubs: "♣", spades: "♠", diamonds: "♦" };

/** Takes a card apart. What is no card is shown as a joker rather than not at all. */
export function parts(code: Code): Parts {
  const suit = LETTERS[code.slice(-1)];
  const written = code.slice(0, -1);
  const rank = COURT[written] ?? Number.parseInt(written, 10);
  return suit && Number.isInteger(rank) ? { rank, suit } : { rank: null, suit: null };
}

/** What stands in the corner of a card of that rank. */
export function index(rank: number): string {
  return ["J", "Q", "K"][rank - 11] ?? String(rank);
}

/** A card as people write it: `10♥`. */
export function short(code: Code, joker: string): string {
  const { rank, suit } = parts(code);
  return rank === null || suit === null ? joker : index(rank) + SIGNS[suit];
}

/** Where a card stands in the order of the notation: by suit, then rank, jokers last. */
export function bySuit(code: Code): number {
  const { rank, suit } = parts(code);
  return rank === null || suit === null ? 1000 : SUITS.indexOf(suit) * 20 + rank;
}

/** Where a card stands in the order of ranks: by rank, then suit, jokers last. */
export function byRank(code: Code): number {
  const { rank, suit } = parts(code);
  return rank === null || suit === null ? 1000 : rank * 10 + SUITS.indexOf(suit);
}
