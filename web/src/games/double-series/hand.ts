/** The cards of a hand. */
import type { Code } from "../../cards/card";
import type { Card } from "./types";

/** A card in hand; equal cards are told apart by their number. */
export interface Held {
  key: string;
  card: Card;
}

export function held(cards: readonly Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}/${copy}`, card };
  });
}

/** The card as the drawings have it: `10H` is `10h` there. */
export function code(card: Card): Code {
  return card.slice(0, -1) + card.slice(-1).toLowerCase();
}
