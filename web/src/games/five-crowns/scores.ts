/** The score sheet: what was counted in each round, and the chart of it. */
import { isWild } from "./hand";
import { byRank } from "../../cards/card";
import type { Code, PlayerView, Rank, TogetherView } from "./types";

/** The total of a player after each round. */
export function running(points: readonly number[]): number[] {
  let sum = 0;
  return points.map((each) => (sum += each));
}

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

export interface Line {
  seat: number;
  spots: { x: number; y: number }[];
}

/** The chart's lines: totals after each round in a box of that size, beginning with 0 at the left. */
export function lines(players: readonly PlayerView[], width: number, height: number): { lines: Line[]; most: number } {
  const totals = players.map((player) => [0, ...running(player.points)]);
  const rounds = Math.max(1, ...totals.map((each) => each.length - 1));
  const most = niceTop(Math.max(1, ...totals.flat()));
  const line = (each: number[], seat: number): Line => ({
    seat,
    spots: each.map((total, n) => ({ x: (n / rounds) * width, y: height - (total / most) * height })),
  });
  return { lines: totals.map(line), most };
}

/** The end of a scale: a round number not below the value. */
export function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((n) => n * unit).find((top) => top >= value) ?? value;
}

/** Moves labels apart so that none is nearer than `gap` to the one above, keeping their order. */
export function apart(ys: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = ys.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  let floor = top;
  for (const each of order) {
    each.y = Math.max(each.y, floor);
    floor = each.y + gap;
  }
  let ceiling = bottom;
  for (const each of [...order].reverse()) {
    each.y = Math.min(each.y, ceiling);
    ceiling = each.y - gap;
  }
  const result = new Array<number>(ys.length).fill(0);
  for (const each of order) result[each.n] = each.y;
  return result;
}
