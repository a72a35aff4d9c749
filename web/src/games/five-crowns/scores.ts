/** The score sheet: what was counted in each round. */
import { isWild } from "./hand";
import { byRank } from "../../cards/card";
import type { Code, Rank, TogetherView } from "./types";

/** The wild rank of each round of this table, the first round first. */
export function wilds(view: TogetherView): Rank[] {
  const first = view.wild - view.round + 1;
  return Array.from({ length: 14 - first }, (_, n) => first + n);
}

/** What one card left in hand was counted for (FC-2), to explain a sum that the server gave. */
export function worth(card: Code, wild: Rank): number {
  if (card === "W") return 50;
  return isWild(card, wild) ? 20 : Math.floor(byRank(card) / 10);
}

/** The seats from the first place to the last. */
export function ranking(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}
