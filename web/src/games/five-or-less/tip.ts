/** What a hint means on this table. */
import type { Action, Seat, Slot } from "./types";

export interface Tip {
  does: Action["do"];
  /** The pile to draw from, or the discard pile to take from or put on. */
  pile: "pile" | "discard" | null;
  /** The card of mine that goes. */
  mine: Slot | null;
  /** Whose card a power hits, and which. */
  seat: Seat | null;
  theirs: Slot | null;
}

export function tipOf(action: Action | null): Tip | null {
  if (action === null) return null;
  const does = action.do;
  const tip: Tip = { does, pile: null, mine: null, seat: null, theirs: null };
  if (does === "draw") return { ...tip, pile: "pile" };
  if (does === "discard") return { ...tip, pile: "discard" };
  if (does === "take") return { ...tip, pile: "discard", mine: action.slot };
  if (does === "swap" || does === "claim") return { ...tip, mine: action.slot };
  if (does === "target") return { ...tip, seat: action.seat, theirs: action.slot ?? null, mine: action.mine ?? null };
  return tip;
}
