/** The cards of a hand, each with a key of its own. */

/** A card in hand. */
export interface Held<Card> {
  /** Tells equal cards apart, and stays the same for as long as the card is held. */
  key: string;
  card: Card;
}

/** The cards in hand; equal ones are told apart by their number. */
export function held<Card extends string>(cards: readonly Card[]): Held<Card>[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}/${copy}`, card };
  });
}

/** The card moved to another place, counted in the order without it. */
export function moved<Card>(order: readonly Held<Card>[], key: string, to: number): Held<Card>[] {
  const one = order.find((each) => each.key === key);
  if (!one) return [...order];
  const rest = order.filter((each) => each !== one);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), one, ...rest.slice(at)];
}

/** Remembers what was held, to say which cards have just come. Made anew hand by hand: a new deal is no news. */
export class Newcomers {
  #had: { deal: unknown; keys: ReadonlySet<string> } | null = null;
  #fresh: ReadonlySet<string> = new Set();

  /** The keys of the cards that came last. They stay the newest until others come, or another deal. */
  after(deal: unknown, items: readonly Held<unknown>[]): ReadonlySet<string> {
    const before = this.#had;
    const keys = new Set(items.map(({ key }) => key));
    this.#had = { deal, keys };
    if (before === null || before.deal !== deal) this.#fresh = new Set();
    else {
      const came = [...keys].filter((key) => !before.keys.has(key));
      if (came.length > 0) this.#fresh = new Set(came);
    }
    return this.#fresh;
  }
}
