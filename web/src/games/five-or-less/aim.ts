/**
 * Which discard a thrown card aims at. Nobody reacts to a card at once: who starts to throw within that time of a new
 * top was after the one before it. Such a throw is judged too late and costs nothing; at the new top it would be wrong.
 */
const REACTION = 150;

/** A top of the discard pile, and since when this page has shown it. */
export interface Top {
  number: number;
  since: number;
}

/** Adds the top that is shown now; a few are kept. */
export function follow(tops: readonly Top[], number: number | null, now: number): Top[] {
  if (number === null || tops[tops.length - 1]?.number === number) return [...tops];
  return [...tops.slice(-3), { number, since: now }];
}

/**
 * The number of the discard that a throw begun at that time means; null if there is none. While the table's time stands
 * still, because something is explained, everything on it was seen.
 */
export function aimOf(tops: readonly Top[], aims: ReadonlySet<number>, began: number, running: boolean): number | null {
  const seen = tops.filter((top) => !running || top.since <= began - REACTION);
  const meant = seen[seen.length - 1] ?? tops[0];
  if (meant && aims.has(meant.number)) return meant.number;
  const top = tops[tops.length - 1];
  if (top && aims.has(top.number)) return top.number;
  // None can be aimed at: the server says why.
  return [...aims][0] ?? top?.number ?? null;
}
