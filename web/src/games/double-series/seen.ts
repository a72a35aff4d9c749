/** What the others did, from what was seen: the line that tells of it, the last space, the cards that fly. */
import { lastSight } from "../../kit/feed.svelte";
import type { Flight } from "../../kit/flip";
import type { Sentence, SightOf } from "../contract";
import type { Case, Seat, Sight, Square, Team } from "./types";

type Seen = readonly SightOf<Sight>[];

/** What begins a new line; what follows it (a card drawn, a series, the end) is told along. */
const OPENERS = new Set<Sight["is"]>(["dealt", "placed", "removed", "exchanged", "discarded", "accused", "voted", "judged", "gave_up", "forfeited"]);
/** What needs no words: my own new cards lie before me, and everybody draws after playing. */
const SILENT = new Set(["hand-dealt", "drew", "drew-card"]);

/** The sentences about the last thing that happened. */
export function lastTold(sights: Seen): Sentence[] {
  const openers = sights.flatMap((info, n) => (OPENERS.has(info.sight.is) ? [n] : []));
  return sights.slice(openers.at(-1) ?? 0).flatMap((info) => info.sentences.filter(({ key }) => !SILENT.has(key)));
}

/** The last change on the board. */
export interface Touched {
  square: Square;
  seat: Seat;
}

/** The last space where a marker was put down or taken away, if these sights tell. */
export function lastTouched(sights: Seen): Touched | null {
  const sight = lastSight(sights, "placed", "removed");
  return sight ? { square: sight.square, seat: sight.seat } : null;
}

/** The flights of these sights. What goes into my hand is flown by the hand itself. */
export function flights(sights: Seen, me: Seat | null): Flight[] {
  return sights.flatMap(({ sight }): Flight[] => {
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
export function scoredBy(sights: Seen): { team: Team; seat: Seat; series: number } | null {
  const sight = lastSight(sights, "scored");
  return sight ? { team: sight.team, seat: sight.seat, series: sight.series.length } : null;
}

/** The message whose accusation was just decided, if these sights tell; the game shows its result as its last case. */
export function ruledOn(sights: Seen, cases: readonly Case[]): number | null {
  return lastSight(sights, "judged") ? (cases.at(-1)?.message ?? null) : null;
}
