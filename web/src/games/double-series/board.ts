/** The board: what lies on its spaces, which of them a finger means, and how the keys walk over it. */
import type { Card, Scored, Series, Square, Team, View } from "./types";

/** Spaces in a row, and rows. */
export const SIDE = 10;
const TEAMS = "abc";

/** A space and what lies on it. */
export interface Space {
  square: Square;
  /** The card it shows; null for a corner, which counts for every team. */
  card: Card | null;
  /** Whose marker lies there. */
  team: Team | null;
  /** Whether that marker is part of a scored series, and stays. */
  scored: boolean;
}

/** What I have done and the server has not told yet. */
export interface Move {
  square: Square;
  /** Whose marker lies there after it; null if one was taken away. */
  team: Team | null;
}

export function spaces(view: Pick<View, "layout" | "markers" | "scored">, move: Move | null = null): Space[] {
  const kept = new Set(view.scored.flatMap(({ series }) => series));
  const written = view.markers.join("");
  return view.layout.map((card, square) => {
    const team = TEAMS.indexOf(written[square] ?? ".");
    const told = card === null || team < 0 ? null : team;
    return { square, card, team: move?.square === square ? move.team : told, scored: kept.has(square) };
  });
}

export const row = (square: Square) => Math.floor(square / SIDE);
export const column = (square: Square) => square % SIDE;

/** How far from the middle of a wanted space a finger may come down, in spaces. */
const MERCY = 1.1;

/**
 * The space that a point of the board means; `x` and `y` go from 0 to 10. Near a wanted space it is that one: on a
 * phone a space is smaller than a finger.
 */
export function aim(x: number, y: number, wanted: Iterable<Square>): Square | null {
  let best: { square: Square; far: number } | null = null;
  for (const square of wanted) {
    const far = Math.hypot(column(square) + 0.5 - x, row(square) + 0.5 - y);
    if (far <= MERCY && (best === null || far < best.far)) best = { square, far };
  }
  if (best) return best.square;
  const [across, down] = [Math.floor(x), Math.floor(y)];
  return across < 0 || down < 0 || across >= SIDE || down >= SIDE ? null : down * SIDE + across;
}

/** Where a key leads from a space; null if it is none of those that walk. */
export function walk(square: Square, key: string): Square | null {
  const [across, down] = [column(square), row(square)];
  const within = (n: number) => Math.max(0, Math.min(SIDE - 1, n));
  const to = (x: number, y: number) => within(y) * SIDE + within(x);
  if (key === "ArrowLeft") return to(across - 1, down);
  if (key === "ArrowRight") return to(across + 1, down);
  if (key === "ArrowUp") return to(across, down - 1);
  if (key === "ArrowDown") return to(across, down + 1);
  if (key === "Home") return to(0, down);
  return key === "End" ? to(SIDE - 1, down) : null;
}

/** The wanted space after this one, in the order of reading and around. */
export function following(square: Square | null, wanted: readonly Square[]): Square | null {
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.find((each) => square === null || each > square) ?? sorted[0] ?? null;
}

/** How far below the top of its space the middle of a marker lies. */
const MIDDLE = 0.63;

/** The ends of a series, in spaces. */
export function ends(series: Series): { x1: number; y1: number; x2: number; y2: number } {
  const [first, last] = [Math.min(...series), Math.max(...series)];
  return { x1: column(first) + 0.5, y1: row(first) + MIDDLE, x2: column(last) + 0.5, y2: row(last) + MIDDLE };
}

/** How many series a team has. */
export function count(scored: readonly Scored[], team: Team): number {
  return scored.filter((each) => each.team === team).length;
}

/** How many teams play. */
export function teams(view: Pick<View, "players">): Team[] {
  return [...new Set(view.players.map(({ team }) => team))].sort((a, b) => a - b);
}
