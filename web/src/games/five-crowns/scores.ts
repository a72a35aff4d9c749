/** The score sheet: what was counted in each round. */
import { parts } from "../../cards/card";
import { POINTS, RANKS } from "../../wire/five-crowns";
import { isWild } from "./hand";
import type { Code, Rank, TogetherView } from "./types";

/** The wild rank of each round of this table, the first round first. */
export function wilds(view: TogetherView): readonly Rank[] {
  return RANKS.slice(RANKS.indexOf(view.wild) - view.round + 1);
}

/** What one card left in hand was counted for, to explain a sum that the server gave. */
export function worth(card: Code, wild: Rank): number {
  const { rank } = parts(card);
  if (rank === null) return POINTS.joker;
  return isWild(card, wild) ? POINTS.wild : (POINTS.ranks[rank] ?? 0);
}

/** The seats from the first place to the last. */
export function ranking(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}
