/** The last move, from what was seen, so that the card that moved can be shown with who moved it. */
import type { Flight } from "../../kit/flip";
import type { Sentence, SightOf } from "../contract";
import type { Code, Seat, Sight } from "./types";

type Sights = readonly SightOf<Sight>[];

export interface LastMove {
  seat: Seat;
  kind: "drew" | "took" | "discarded" | "laid";
  card: Code | null;
  sentence: Sentence | null;
}

/** The last thing a player did; what only the dealer's hand or the clock did does not count. */
export function lastMove(sights: Sights): LastMove | null {
  for (const info of [...sights].reverse()) {
    const { sight } = info;
    const sentence = info.sentences[0] ?? null;
    // A round's end closes what came before it.
    if (sight.is === "dealt") return null;
    if (sight.is === "drew" || sight.is === "took" || sight.is === "discarded") {
      return { seat: sight.seat, kind: sight.is, card: sight.card, sentence };
    }
    if (sight.is === "laid") return { seat: sight.seat, kind: "laid", card: null, sentence };
  }
  return null;
}

/** The flights that belong to these sights; mine are shown by my hand itself. */
export function flights(sights: Sights, me: Seat | null, seats: number): Flight[] {
  return sights.flatMap((info): Flight[] => {
    const { sight } = info;
    if (sight.is === "drew" && sight.seat !== me) return [{ from: "stock", to: `seat-${sight.seat}`, card: null }];
    if (sight.is === "took" && sight.seat !== me) return [{ from: "discard", to: `seat-${sight.seat}`, card: sight.card }];
    if (sight.is === "discarded" && sight.seat !== me) return [{ from: `seat-${sight.seat}`, to: "discard", card: sight.card }];
    // A deal: a card to each of the others, one after another.
    if (sight.is === "dealt") {
      const others = Array.from({ length: seats }, (_, n) => (sight.dealer + 1 + n) % seats).filter((seat) => seat !== me);
      return others.map((seat, n) => ({ from: "stock", to: `seat-${seat}`, card: null, delay: n * 60 }));
    }
    return [];
  });
}

/** What another player has done since I played: what came into the hand, and what went. */
export interface TurnSeen {
  gained: Code | "stock" | null;
  gave: Code | null;
}

/** The turns of the others after these sights, by seat. My own discard and a new deal wipe them away. */
export function turnsSeen(before: ReadonlyMap<Seat, TurnSeen>, sights: Sights, me: Seat | null): Map<Seat, TurnSeen> {
  const after = new Map(before);
  for (const info of sights) {
    const { sight } = info;
    if (sight.is === "dealt") after.clear();
    else if (sight.is === "drew") after.set(sight.seat, { gained: "stock", gave: null });
    else if (sight.is === "took") after.set(sight.seat, { gained: sight.card, gave: null });
    else if (sight.is === "discarded" && sight.seat === me) after.clear();
    else if (sight.is === "discarded") after.set(sight.seat, { gained: after.get(sight.seat)?.gained ?? null, gave: sight.card });
  }
  if (me !== null) after.delete(me);
  return after;
}

/** Who went out in these sights. */
export function outSeen(sights: Sights): Seat | null {
  for (const info of sights) {
    const { sight } = info;
    if (sight.is === "laid" && sight.out) return sight.seat;
  }
  return null;
}
