/** How well the bots play that somebody wants to play against, game by game, kept in this browser. */
import { archive } from "./surroundings";
import type { Level } from "./wire";

const SHELF = "quintet.levels";

/** What people choose from. */
export const LEVELS = ["easy", "medium", "hard"] as const satisfies Level[];
export type Chosen = (typeof LEVELS)[number];

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(archive().getItem(SHELF) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The level chosen last for a game. A first game is a gentle one. */
export function levelFor(game: string): Chosen {
  const kept = read()[game];
  return LEVELS.find((level) => level === kept) ?? "easy";
}

/** Keeps it for the next time. */
export function keepLevel(game: string, level: Chosen): void {
  try {
    archive().setItem(SHELF, JSON.stringify({ ...read(), [game]: level }));
  } catch {
    // A browser may refuse; then it is chosen again.
  }
}
