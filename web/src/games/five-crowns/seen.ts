/** The last move, from what was seen, so that the card that moved can be shown with who moved it. */
import type { SightInfo, Sentence } from "../../lib/wire";
import type { Code, Seat, Sight } from "./types";

export interface LastMove {
  seat: Seat;
  kind: "drew" | "took" | "discarded" | "laid";
  card: Code | null;
  sentence: Sentence | null;
}

/** The last thing a player did; what only the dealer's hand or the clock did does not count. */
export function lastMove(sights: readonly SightInfo[]): LastMove | null {
  for (const info of [...sights].reverse()) {
    const sight = info.sight as Sight;
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

/** A card that flies to or from another player. */
export interface Flight {
  from: string;
  to: string;
  card: Code | null;
}

/** The flights that belong to these sights; mine are shown by my hand itself. */
export function flights(sights: readonly SightInfo[], me: Seat | null): Flight[] {
  return sights.flatMap((info): Flight[] => {
    const sight = info.sight as Sight;
    if (sight.is === "drew" && sight.seat !== me) return [{ from: "stock", to: `seat-${sight.seat}`, card: null }];
    if (sight.is === "took" && sight.seat !== me) return [{ from: "discard", to: `seat-${sight.seat}`, card: sight.card }];
    if (sight.is === "discarded" && sight.seat !== me) return [{ from: `seat-${sight.seat}`, to: "discard", card: sight.card }];
    return [];
  });
}
