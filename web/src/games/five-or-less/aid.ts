/**
 * The memory aid: what I have legally seen of lying cards, kept only where the table plays with that option. It follows
 * the cards by what all see of their moves; what it cannot follow it forgets.
 */
import { CALL_LIMIT } from "../../wire/five-or-less";
import type { Card, Seat, Sight, Slot } from "./types";

/** Cards by `seat:slot`. */
export type Known = Readonly<Record<string, Card>>;

const at = (seat: Seat, slot: Slot) => `${seat}:${slot}`;

export interface Held {
  known: Known;
  /** The card that a player has in hand, if I know it. */
  hand: Card | null;
}

export const NOTHING_KNOWN: Held = { known: {}, hand: null };

/** What is known after these sights. */
export function learned(held: Held, sights: readonly Sight[]): Held {
  const known: Record<string, Card> = { ...held.known };
  let hand = held.hand;
  const put = (seat: Seat, slot: Slot, card: Card | null | undefined) => {
    if (card === null || card === undefined) delete known[at(seat, slot)];
    else known[at(seat, slot)] = card;
  };
  for (const sight of sights) {
    if (sight.is === "dealt" || sight.is === "round_ended") {
      for (const key of Object.keys(known)) delete known[key];
      hand = null;
    } else if (sight.is === "peek") {
      for (const [seat, base] of sight.bases) base.forEach((card, slot) => put(seat, slot, card));
    } else if (sight.is === "drew" || sight.is === "took") hand = sight.card;
    else if (sight.is === "discarded") {
      if (sight.from !== null) put(sight.seat, sight.from, hand);
      hand = null;
    } else if (sight.is === "won" || sight.is === "penalty") put(sight.seat, sight.slot, null);
    else if (sight.is === "too_late" || sight.is === "wrong") put(sight.seat, sight.slot, sight.card);
    else if (sight.is === "used") {
      const mine = sight.mine === null ? undefined : known[at(sight.seat, sight.mine)];
      const theirs = known[at(sight.target, sight.slot)];
      put(sight.target, sight.slot, mine);
      // A 10 brings their card back in its place; a 14 leaves a gap.
      if (sight.mine !== null) put(sight.seat, sight.mine, sight.power === 10 ? theirs : null);
    }
  }
  return { known, hand };
}

/** What is known of a place. */
export function knownAt(held: Held, seat: Seat, slot: Slot): Card | null {
  return held.known[at(seat, slot)] ?? null;
}

/** What is kept over a reload: what was known when the page had seen so much of the game. */
export interface Kept {
  number: number;
  held: Held;
}

export const isKept = (kept: unknown): kept is Kept =>
  typeof kept === "object" && kept !== null && "number" in kept && "held" in kept && typeof kept.held === "object" && kept.held !== null && "known" in kept.held;

/**
 * Whether a call is worth a thought, by what the aid knows of my cards: at most one of them unknown, and the others
 * few enough. Without the aid nothing is known, and the page says nothing.
 */
export function mayCall(held: Held, seat: Seat, lying: readonly Slot[]): boolean {
  const cards = lying.map((slot) => knownAt(held, seat, slot));
  const known = cards.filter((card) => card !== null);
  return cards.length - known.length <= 1 && known.reduce((sum, card) => sum + card, 0) <= CALL_LIMIT;
}
