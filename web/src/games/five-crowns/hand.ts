/**
 * The order in which my cards lie. The server knows a hand without order; the order is this page's, and it
 * never changes unless the player asks.
 */
import { byRank, bySuit } from "../../cards/card";
import type { Arrangement, Code } from "./types";

/** One card of my hand. Equal cards have different ids, so each can be moved by itself. */
export interface Held {
  id: number;
  /** Null while the stock's top card is on its way and not known yet. */
  card: Code | null;
}

export const SORTS = ["rank", "suit", "melds"] as const;
export type Sort = (typeof SORTS)[number];

/** How many of each card there are. */
function tally(cards: readonly Code[]): Map<Code, number> {
  const counts = new Map<Code, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/**
 * The order after the hand has changed: what is still held stays where it is, cards gone leave, new cards
 * fill a place that waits for one or come last. Of equal cards `leaving` goes first.
 */
export function follow(order: readonly Held[], hand: readonly Code[], leaving: number | null, nextId: number): Held[] {
  const left = tally(hand);
  const keep = new Set<number>();
  const claim = (held: Held) => {
    const count = held.card === null ? 0 : (left.get(held.card) ?? 0);
    if (held.card === null || count === 0) return;
    left.set(held.card, count - 1);
    keep.add(held.id);
  };
  for (const held of order) if (held.id !== leaving) claim(held);
  for (const held of order) if (held.id === leaving) claim(held);
  const fresh = hand.filter((card) => {
    const count = left.get(card) ?? 0;
    if (count > 0) left.set(card, count - 1);
    return count > 0;
  });
  const next: Held[] = [];
  for (const held of order) {
    if (keep.has(held.id)) next.push(held);
    else if (held.card === null) {
      const card = fresh.shift();
      if (card !== undefined) next.push({ id: held.id, card });
    }
  }
  return [...next, ...fresh.map((card, n) => ({ id: nextId + n, card }))];
}

/** Whether these are the cards of the hand, in whatever order. */
export function holds(order: readonly Held[], hand: readonly Code[]): boolean {
  const mine = order.map((held) => held.card ?? "").sort();
  const theirs = [...hand].sort();
  return mine.length === theirs.length && mine.every((card, n) => card === theirs[n]);
}

/** Sorts the cards; wild cards and jokers go to the end, since they belong nowhere in particular. */
export function sorted(order: readonly Held[], sort: Sort, wild: number, best: Arrangement | null): Held[] {
  if (sort === "melds" && best) return byMelds(order, best, wild);
  const place = sort === "suit" ? bySuit : byRank;
  const value = (held: Held) => (held.card === null ? 9999 : place(held.card) + (isWild(held.card, wild) ? 2000 : 0));
  return [...order].sort((a, b) => value(a) - value(b) || a.id - b.id);
}

/** Melds first, each together, then what is loose. */
function byMelds(order: readonly Held[], best: Arrangement, wild: number): Held[] {
  const rest = sorted(order, "rank", wild, null);
  const take = (card: Code) => {
    const at = rest.findIndex((held) => held.card === card);
    return at < 0 ? [] : rest.splice(at, 1);
  };
  const melds = best.melds.flatMap((meld) => meld.flatMap(take));
  return [...melds, ...rest];
}

/** Whether a card is marked as wild: jokers, and the rank of the round. Only for showing it. */
export function isWild(card: Code, wild: number): boolean {
  return card === "W" || byRankOf(card) === wild;
}

function byRankOf(card: Code): number {
  return Math.floor(byRank(card) / 10);
}

/** The card moved to another place, counted in the order without it. */
export function moved(order: readonly Held[], id: number, to: number): Held[] {
  const card = order.find((held) => held.id === id);
  if (!card) return [...order];
  const rest = order.filter((held) => held.id !== id);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}

/**
 * Which meld each card belongs to, by id. Of equal cards the ones lying next to their meld's other cards
 * would be nicest; the first is good enough, since equal cards are interchangeable.
 */
export function membership(order: readonly Held[], melds: readonly Code[][]): Map<number, number> {
  const member = new Map<number, number>();
  melds.forEach((meld, n) => {
    for (const card of meld) {
      const held = order.find((each) => each.card === card && !member.has(each.id));
      if (held) member.set(held.id, n);
    }
  });
  return member;
}

/** A hand in the order it was left in, if the same cards are still held. */
export function restored(codes: readonly Code[], hand: readonly Code[]): Held[] {
  return follow(
    codes.map((card, id) => ({ id, card })),
    hand,
    null,
    codes.length,
  );
}
