/** How a pyramid lies: three at the base, two on top of them, and what was added later beside it. */
import type { Slot } from "./types";

export const BASE = 3;
export const DEALT = 5;

/** Where a place is: the row from the top, and the column in half cards; each card is two of them wide. */
export interface Spot {
  slot: Slot;
  row: number;
  column: number;
  /** Whether a card lies there; a gap else. */
  filled: boolean;
}

export interface Layout {
  spots: Spot[];
  rows: number;
  /** The width in half cards. */
  halves: number;
}

/** So many columns of added cards at most; beyond that they grow upwards. */
const WINGS = 3;

/**
 * Lays the places out. A gap keeps its place, so that nothing moves that a player has learned by heart; only when very
 * many cards were added do theirs close up.
 */
export function layout(lying: readonly Slot[]): Layout {
  const last = Math.max(DEALT - 1, ...lying);
  const places = Array.from({ length: last + 1 - DEALT }, (_, n) => n + DEALT);
  const added = places.length <= WINGS * 2 ? places : places.filter((slot) => lying.includes(slot));
  const columns = Math.min(WINGS, Math.ceil(added.length / 2));
  const rows = Math.max(2, columns === 0 ? 0 : Math.ceil(added.length / columns));
  const filled = (slot: Slot) => lying.includes(slot);
  const spots: Spot[] = [0, 1, 2].map((slot) => ({ slot, row: rows - 1, column: slot * 2, filled: filled(slot) }));
  for (const slot of [3, 4]) spots.push({ slot, row: rows - 2, column: (slot - 3) * 2 + 1, filled: filled(slot) });
  added.forEach((slot, n) => {
    // The base of a wing first, so that the first card added lies beside the base.
    spots.push({ slot, row: rows - 1 - Math.floor(n / columns), column: BASE * 2 + (n % columns) * 2, filled: filled(slot) });
  });
  return { spots, rows, halves: (BASE + columns) * 2 };
}

/** Columns to leave free before my pyramid, so that it does not slide when cards are added; more would make them too small. */
export function leadOf({ halves }: Layout): number {
  return Math.min(2, halves / 2 - BASE);
}
