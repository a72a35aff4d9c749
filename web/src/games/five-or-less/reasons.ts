/** Why a player scored what they scored in a round, as a text of this screen. */
import { signed } from "../../lib/chart";
import { CALL_LIMIT } from "../../wire/five-or-less";
import type { RoundResult, Seat } from "./types";

export type Reason = "wins" | "wins-negative" | "doubled-over" | "doubled-beaten" | "spared" | "counts";

export function reasonOf(result: RoundResult, seat: Seat): Reason {
  const sum = result.sums[seat] ?? 0;
  if (result.winners.includes(seat)) return sum < 0 ? "wins-negative" : "wins";
  if (result.callers.includes(seat)) return sum > CALL_LIMIT ? "doubled-over" : "doubled-beaten";
  return result.callers.length > 0 && result.winners.length === 0 ? "spared" : "counts";
}

/** The order in which a round is told: winners, other callers, then the rest by what they scored. */
export function tellingOrder(result: RoundResult): Seat[] {
  const rank = (seat: Seat) => (result.winners.includes(seat) ? 0 : result.callers.includes(seat) ? 1 : 2);
  return result.points
    .map((_, seat) => seat)
    .sort((a, b) => rank(a) - rank(b) || (result.points[a] ?? 0) - (result.points[b] ?? 0) || a - b);
}

/** The cards of a player without the gaps. */
export function cardsOf(result: RoundResult, seat: Seat): number[] {
  return (result.cards[seat] ?? []).filter((card) => card !== null);
}

/** “3 + 0 + −1 = 2”. */
export function sumOf(cards: readonly number[]): string {
  if (cards.length === 0) return "0";
  const total = cards.reduce((sum, card) => sum + card, 0);
  const terms = cards.map((card, n) => (n === 0 ? signed(card) : card < 0 ? `− ${-card}` : `+ ${card}`)).join(" ");
  return cards.length === 1 ? terms : `${terms} = ${signed(total)}`;
}
