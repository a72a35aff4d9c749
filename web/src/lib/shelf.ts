/** The five games as the home screen shows them, whether or not the server has them yet. */

import type { GameCard } from "./wire";

export interface Box {
  /** The id in addresses. */
  id: string;
  /** The name on the box, the same in every language. */
  name: string;
  /** The fewest and the most players. */
  players: readonly [number, number];
  /** How long a game takes among people, in minutes. */
  minutes: number;
  /** The text `kind-…` says what kind of game it is. */
  kind: "memory" | "board" | "shedding" | "puzzle" | "rummy";
  /** Whether one can play it alone; `daily` where there is a board of the day for that too. */
  alone?: "daily" | true;
}

export const SHELF: readonly Box[] = [
  { id: "five-crowns", name: "Five Crowns", players: [1, 10], minutes: 45, kind: "rummy", alone: true },
  { id: "five-or-less", name: "5 ou Moins", players: [2, 6], minutes: 25, kind: "memory" },
  { id: "double-series", name: "Double Series", players: [2, 10], minutes: 30, kind: "board" },
  { id: "one-more", name: "One More!", players: [3, 9], minutes: 15, kind: "shedding" },
  { id: "find-five", name: "5er Finden", players: [1, 4], minutes: 20, kind: "puzzle", alone: "daily" },
];

/** The name on the box of a game. */
export function boxName(id: string): string {
  return SHELF.find((box) => box.id === id)?.name ?? id;
}

/** The numbers of players for which a table can be opened. */
export function playable(card: Pick<GameCard, "fewest" | "most" | "ruled_out">): number[] {
  const out = new Set(card.ruled_out.map(({ count }) => count));
  return Array.from({ length: card.most - card.fewest + 1 }, (_, n) => card.fewest + n).filter((count) => !out.has(count));
}

/** Numbers written shortly: `2–4, 6, 8–10`. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** How many seats a quick table gets: four, or as near to it as the game allows. */
export function quickSeats(counts: readonly number[]): number {
  return [...counts].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 4;
}
