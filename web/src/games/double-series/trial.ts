/** An accusation as it is shown: while it is voted on, while cards are given up for it, and its result for a while after. */
import type { Case, Ruling, Seat, View, Vote } from "./types";

interface About {
  accuser: Seat;
  accused: Seat;
  message: number;
}

export type Hearing = About &
  (
    | { is: "voting"; waiting: Seat[]; agree: Seat[]; disagree: Seat[]; abstain: Seat[] }
    | { is: "giving_up"; why: Ruling; owing: Seat[] }
    | { is: "over"; why: Ruling }
  );

/** Why it ended so; older rules did not say. */
const rulingOf = (of: Case | undefined): Ruling => of?.why ?? (of?.guilty === false ? "no_majority" : "majority");

/** The accusation in progress; else the one whose result is to be told, by its message. */
export function hearing(view: View, told: number | null): Hearing | null {
  const { trial, cases } = view;
  if (trial) {
    const about = { accuser: trial.accuser, accused: trial.accused, message: trial.message };
    if (trial.stage.is === "voting") return { ...about, ...trial.stage };
    return { ...about, is: "giving_up", owing: trial.stage.owing, why: rulingOf(cases.find(({ message }) => message === trial.message)) };
  }
  const last = cases.find(({ message }) => message === told);
  if (!last || last.accused === null || view.ended) return null;
  return { is: "over", accuser: last.accuser, accused: last.accused, message: last.message, why: rulingOf(last) };
}

export type Cast = Vote | "waiting";

/** What everybody has voted; the accuser agrees from the start. Nothing once the vote is over. */
export function casts(of: Hearing, seats: number): { seat: Seat; cast: Cast }[] {
  if (of.is !== "voting") return [];
  const cast = (seat: Seat): Cast | null =>
    of.agree.includes(seat) ? "agree" : of.disagree.includes(seat) ? "disagree" : of.abstain.includes(seat) ? "abstain" : of.waiting.includes(seat) ? "waiting" : null;
  return Array.from({ length: seats }, (_, seat) => ({ seat, cast: cast(seat) })).filter((each): each is { seat: Seat; cast: Cast } => each.cast !== null);
}
