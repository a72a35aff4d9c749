/**
 * The order in which my cards lie. The server knows a hand without order; the order is this page's: sorted as the player
 * chose, or as it was laid by hand.
 */
import { byRank, bySuit } from "../../cards/card";
import type { Held } from "../../kit/held";
import { WILDS } from "../../wire/five-crowns";
import type { Arrangement, Code } from "./types";

/** One card of my hand; null while the draw pile's top card is on its way and not known yet. */
export type Mine = Held<Code | null>;

export const SORTS = ["rank", "suit", "melds"] as const;
export type Sort = (typeof SORTS)[number];

/** How many of each card there are. */
function tally(cards: readonly Code[]): Map<Code, number> {
  const counts = new Map<Code, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/**
 * The order after the hand has changed: what is still held stays where it is, cards gone leave, new cards fill a place
 * that waits for one or come last. Of equal cards `leaving` goes first.
 */
export function follow(order: readonly Mine[], hand: readonly Code[], leaving: string | null, newKey: () => string): Mine[] {
  const left = tally(hand);
  const keep = new Set<string>();
  const claim = ({ key, card }: Mine) => {
    const count = card === null ? 0 : (left.get(card) ?? 0);
    if (card === null || count === 0) return;
    left.set(card, count - 1);
    keep.add(key);
  };
  for (const held of order) if (held.key !== leaving) claim(held);
  for (const held of order) if (held.key === leaving) claim(held);
  const fresh = hand.filter((card) => {
    const count = left.get(card) ?? 0;
    if (count > 0) left.set(card, count - 1);
    return count > 0;
  });
  const next: Mine[] = [];
  for (const held of order) {
    if (keep.has(held.key)) next.push(held);
    else if (held.card === null) {
      const card = fresh.shift();
      if (card !== undefined) next.push({ key: held.key, card });
    }
  }
  return [...next, ...fresh.map((card) => ({ key: newKey(), card }))];
}

/** Whether these are the cards of the hand, in whatever order. */
export function holds(order: readonly Mine[], hand: readonly Code[]): boolean {
  const mine = order.map(({ card }) => card ?? "").sort();
  const theirs = [...hand].sort();
  return mine.length === theirs.length && mine.every((card, n) => card === theirs[n]);
}

/** Sorts the cards; wild cards and jokers go to the end, since they belong nowhere in particular. */
export function sorted(order: readonly Mine[], sort: Sort, wild: number, best: Arrangement | null): Mine[] {
  if (sort === "melds" && best) return byMelds(order, best, wild);
  const place = sort === "suit" ? bySuit : byRank;
  const value = ({ card }: Mine) => (card === null ? 9999 : place(card) + (isWild(card, wild) ? 2000 : 0));
  return [...order].sort((a, b) => value(a) - value(b));
}

/** Melds first, each together, then what is loose. */
function byMelds(order: readonly Mine[], best: Arrangement, wild: number): Mine[] {
  const rest = sorted(order, "rank", wild, null);
  const take = (card: Code) => {
    const at = rest.findIndex((held) => held.card === card);
    return at < 0 ? [] : rest.splice(at, 1);
  };
  const melds = best.melds.flatMap((meld) => meld.flatMap(take));
  return [...melds, ...rest];
}

/** Whether a card carries the crown while that rank is wild. */
export function isWild(card: Code, wild: number): boolean {
  return WILDS[wild]?.includes(card) ?? false;
}

/** Which meld each card belongs to, by key. Of equal cards the first is as good as any: they are interchangeable. */
export function membership(order: readonly Mine[], melds: readonly Code[][]): Map<string, number> {
  const member = new Map<string, number>();
  melds.forEach((meld, n) => {
    for (const card of meld) {
      const held = order.find((each) => each.card === card && !member.has(each.key));
      if (held) member.set(held.key, n);
    }
  });
  return member;
}
