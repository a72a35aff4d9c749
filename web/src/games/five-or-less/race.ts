/** Throws as they are told to all: who was first and how fast, who came late, who was wrong. */
import type { SightOf } from "../contract";
import type { Card, Seat, Sight } from "./types";

export interface Runner {
  seat: Seat;
  /** How long after the discard, in milliseconds, if that lay on top. */
  after: number | null;
  how: "won" | "late" | "wrong";
  /** Whether a penalty card came for it. */
  penalty: boolean;
}

export interface Race {
  /** The card thrown at, if somebody won: it lies open. What was taken back is not kept here. */
  card: Card | null;
  blocks: boolean;
  runners: Runner[];
}

/** The throws among these sights, or null. */
export function raceOf(sights: readonly SightOf<Sight>[]): Race | null {
  const race: Race = { card: null, blocks: false, runners: [] };
  for (const { sight } of sights) {
    if (sight.is === "won") {
      race.card = sight.card;
      race.blocks = sight.blocks;
      race.runners.push({ seat: sight.seat, after: sight.after, how: "won", penalty: false });
    } else if (sight.is === "too_late") {
      race.runners.push({ seat: sight.seat, after: sight.after, how: "late", penalty: false });
    } else if (sight.is === "wrong") {
      race.runners.push({ seat: sight.seat, after: null, how: "wrong", penalty: false });
    } else if (sight.is === "penalty") {
      const wrong = race.runners.find((runner) => runner.seat === sight.seat && runner.how === "wrong");
      if (wrong) wrong.penalty = true;
    }
  }
  return race.runners.length > 0 ? race : null;
}

/** What is shown when more is told while a race still stands there; another win is another race. */
export function joined(shown: Race | null, next: Race): Race {
  if (!shown || next.card !== null) return ordered(next);
  return ordered({ ...shown, runners: [...shown.runners, ...next.runners] });
}

/** The winner first, then by time, then the wrong ones. */
function ordered(race: Race): Race {
  const rank = { won: 0, late: 1, wrong: 2 };
  const runners = [...race.runners].sort((a, b) => rank[a.how] - rank[b.how] || (a.after ?? Infinity) - (b.after ?? Infinity));
  return { ...race, runners };
}
