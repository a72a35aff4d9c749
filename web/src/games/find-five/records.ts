/** Which list of results a game for one belongs to, and what it came to there. */
import { bests, dailyResult, keepBest, keepDaily, type Result } from "../../lib/best";
import { total } from "./can";
import type { View } from "./types";

const GAME = "find-five";

/** Games on different boards, or with help, are not compared. */
export const listOf = ({ options }: View) => `${GAME}/solo/${options.board}${options.assist ? "+" : ""}`;

export interface Standing {
  /** The best so far, the best first; of a day only the one that counts. */
  results: readonly Result[];
  /** Whether this game is the best of its list, and not the first there. */
  record: boolean;
  /** Of a day: whether an earlier game of it counts instead of this one. */
  again: boolean;
}

/** What is to be beaten, before the game is over. */
export function toBeat(view: View): number | null {
  const day = view.options.daily;
  return (day === undefined ? bests(listOf(view))[0]?.points : dailyResult(GAME, day)?.points) ?? null;
}

/** Keeps the result of a game that is over. */
export function keep(view: View, table: string, at: number): Standing {
  const result = { points: view.players[0] ? total(view.players[0]) : 0, table, at };
  const day = view.options.daily;
  if (day !== undefined) {
    const first = keepDaily(GAME, day, result);
    return { results: [first], record: false, again: first.table !== table };
  }
  const results = keepBest(listOf(view), result);
  return { results, record: results.length > 1 && results[0]?.table === table, again: false };
}
