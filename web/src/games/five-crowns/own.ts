/** Melds of one's own choice on the last turn: which card is in which meld, and which is to be discarded. */
import type { Mine } from "./hand";
import type { Code } from "./types";

export interface Own {
  /** The meld that the next tapped card goes to, or the discard. */
  target: number | "discard";
  /** The meld of each card, by key. */
  of: ReadonlyMap<string, number>;
  discard: string | null;
}

/** The most melds that fit in a hand. */
export const MOST = 4;

/** The same after a tap on a card: into the target, or out of it if it is there already. */
export function tapped(own: Own, key: string): Own {
  const of = new Map(own.of);
  if (own.target === "discard") {
    of.delete(key);
    return { ...own, of, discard: own.discard === key ? null : key };
  }
  if (of.get(key) === own.target) of.delete(key);
  else of.set(key, own.target);
  return { ...own, of, discard: own.discard === key ? null : own.discard };
}

/** The cards of each meld that has any, in the order in which they lie. */
export function chosen(own: Own, order: readonly Mine[]): Code[][] {
  const melds: Code[][] = Array.from({ length: MOST }, () => []);
  for (const { key, card } of order) {
    const meld = own.of.get(key);
    if (meld !== undefined && card !== null) melds[meld]?.push(card);
  }
  return melds.filter((meld) => meld.length > 0);
}
