/** What the others did, from what was seen: the line that tells of it, the last space, the cards that fly. */
import type { Flight } from "../../lib/flip";
import type { Sentence, SightMessage } from "../../lib/wire";
import type { Card, Case, Seat, Sight, Square, Team } from "./types";

const sightOf = (info: SightMessage) => info.sight as Sight;

/** What begins a new line; what follows it (a card drawn, a series, the end) is told along. */
const OPENERS = new Set<Sight["is"]>(["dealt", "placed", "removed", "exchanged", "discarded", "accused", "voted", "judged", "gave_up", "forfeited"]);
/** What needs no words: my own new cards lie before me, and everybody draws after playing. */
const SILENT = new Set(["hand-dealt", "drew", "drew-card"]);

/** The sentences about the last thing that happened. */
export function lastTold(sights: readonly SightMessage[]): Sentence[] {
  const openers = sights.flatMap((info, n) => (OPENERS.has(sightOf(info).is) ? [n] : []));
  return sights.slice(openers.at(-1) ?? 0).flatMap((info) => info.sentences.filter(({ key }) => !SILENT.has(key)));
}

/** The last change on the board. */
export interface Touched {
  square: Square;
  seat: Seat;
  card: Card;
  removed: boolean;
}

/** The last space where a marker was put down or taken away, if these sights tell. */
export function lastTouched(sights: readonly SightMessage[]): Touched | null {
  for (const sight of sights.map(sightOf).reverse()) {
    if (sight.is === "placed" || sight.is === "removed") {
      const { square, seat, card } = sight;
      return { square, seat, card, removed: sight.is === "removed" };
    }
  }
  return null;
}

/** The flights of these sights. What goes into my hand is flown by the hand itself. */
export function flights(sights: readonly SightMessage[], me: Seat | null): Flight[] {
  return sights.map(sightOf).flatMap((sight): Flight[] => {
    if (!("seat" in sight)) return [];
    const seat = `seat-${sight.seat}`;
    if (sight.seat === me) return [];
    if (sight.is === "placed" || sight.is === "removed") return [{ from: seat, to: `space-${sight.square}`, card: sight.card }];
    if (sight.is === "drew") return [{ from: "deck", to: seat, card: null }];
    if (sight.is === "exchanged" || sight.is === "discarded" || sight.is === "gave_up") return [{ from: seat, to: "deck", card: sight.card }];
    return [];
  });
}

/** The team that has just scored, and how many series. */
export function scoredBy(sights: readonly SightMessage[]): { team: Team; seat: Seat; series: number } | null {
  const sight = sights.map(sightOf).reverse().find((each) => each.is === "scored");
  return sight?.is === "scored" ? { team: sight.team, seat: sight.seat, series: sight.series.length } : null;
}

/** The message whose accusation was just decided, if these sights tell; the game shows its result as its last case. */
export function ruledOn(sights: readonly SightMessage[], cases: readonly Case[]): number | null {
  return sights.some((info) => sightOf(info).is === "judged") ? (cases.at(-1)?.message ?? null) : null;
}
