/** How many can play a game. */
import type { GameCard } from "./wire";

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
