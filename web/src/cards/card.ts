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
  /** 2 to 14, with 11, 12, 13, 14 for jack, queen, king, ace. */
  rank: number | null;
  suit: Suit | null;
}

const SUIT_LETTERS: Record<string, Suit> = { t: "stars", h: "hearts", c: "clubs", s: "spades", d: "diamonds" };
const COURT: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };
const SIGNS: Record<Suit, string> = { stars: "★", hearts: "♥", clubs: "♣", spades: "♠", diamonds: "♦" };

/** Takes a card apart. What is no card is shown as a joker rather than not at all. */
export function parts(code: Code): Parts {
  const suit = SUIT_LETTERS[code.slice(-1)];
  const written = code.slice(0, -1);
  const rank = COURT[written] ?? Number.parseInt(written, 10);
  return suit && Number.isInteger(rank) ? { rank, suit } : { rank: null, suit: null };
}

/** The letters of jack, queen, king and ace as the codes have them; the text `card-letters` has those of a language. */
export const LETTERS = "J Q K A";

/** What stands in the corner of a card of that rank, with the letters of a language. */
export function index(rank: number, letters = LETTERS): string {
  return letters.split(" ")[rank - 11] ?? String(rank);
}

/** A card as people write it: `10♥`, `J♠`; with the letters of a language. */
export function short(code: Code, joker: string, letters = LETTERS): string {
  const { rank, suit } = parts(code);
  return rank === null || suit === null ? joker : index(rank, letters) + SIGNS[suit];
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

/** How many eyes a jack shows: those of spades and hearts one. Null if it is no jack. */
export function jackEyes({ rank, suit }: Parts): 1 | 2 | null {
  if (rank !== 11 || suit === null) return null;
  return suit === "spades" || suit === "hearts" ? 1 : 2;
}

/** A card of One More! taken apart. */
export interface SignParts {
  digit: string;
  sign: "plus" | "minus" | "both";
  effect: Effect | null;
}
export type Effect = "again" | "turn_about" | "draw" | "exchange";

const EFFECTS: Record<string, Effect> = { a: "again", t: "turn_about", d: "draw", x: "exchange" };

/** Takes `4+a`, `7-x` or `5±` apart. */
export function signParts(code: string): SignParts {
  const sign = code[1] === "+" ? "plus" : code[1] === "-" || code[1] === "−" ? "minus" : "both";
  return { digit: code[0] ?? "", sign, effect: EFFECTS[code[2] ?? ""] ?? null };
}
