/** Melds of one's own choice on the last turn: which card is in which meld, and which is to be discarded. */
import type { Held } from "./hand";
import type { Code } from "./types";

export interface Own {
  /** The meld that the next tapped card goes to, or the discard. */
  target: number | "discard";
  /** The meld of each card, by id. */
  of: Map<number, number>;
  discard: number | null;
}

/** The most melds that fit in a hand. */
export const MOST = 4;

/** The same after a tap on a card: into the target, or out of it if it is there already. */
export function tapped(own: Own, id: number): Own {
  const of = new Map(own.of);
  if (own.target === "discard") {
    of.delete(id);
    return { ...own, of, discard: own.discard === id ? null : id };
  }
  if (of.get(id) === own.target) of.delete(id);
  else of.set(id, own.target);
  return { ...own, of, discard: own.discard === id ? null : own.discard };
}

/** The cards of each meld that has any, in the order in which they lie. */
export function chosen(own: Own, order: readonly Held[]): Code[][] {
  const melds: Code[][] = Array.from({ length: MOST }, () => []);
  for (const held of order) {
    const meld = own.of.get(held.id);
    if (meld !== undefined && held.card !== null) melds[meld]?.push(held.card);
  }
  return melds.filter((meld) => meld.length > 0);
}
