/** What a hint means on this table. */
import type { Action, Card, Square, Vote } from "./types";

export interface Tip {
  does: Action["do"];
  card: Card | null;
  /** Where the marker goes or lies, or the five of a series. */
  squares: readonly Square[];
  vote: Vote | null;
}

export function tipOf(action: Action | null): Tip | null {
  if (action === null) return null;
  return {
    does: action.do,
    card: "card" in action ? action.card : null,
    squares: "square" in action ? [action.square] : "series" in action ? action.series : [],
    vote: "vote" in action ? action.vote : null,
  };
}
