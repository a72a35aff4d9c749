/** What the others did, from what was seen: the line that tells of it and the cards that fly. */
import { lastSight } from "../../kit/feed.svelte";
import type { Flight } from "../../kit/flip";
import type { Sentence, SightOf } from "../contract";
import type { Seat, Sight } from "./types";

type Sights = readonly SightOf<Sight>[];

/** What begins a new line; what follows it (somebody leaves, the pack is refilled) is told along. */
const OPENERS = new Set<Sight["is"]>(["dealt", "played", "drew", "paired", "exchanged", "lost"]);

/** The sentences about the last thing that happened. My own new hand lies before me and needs no words. */
export function lastTold(sights: Sights): Sentence[] {
  const openers = sights.flatMap((info, n) => (OPENERS.has(info.sight.is) ? [n] : []));
  return sights.slice(openers[openers.length - 1] ?? 0).flatMap((info) => info.sentences.filter((sentence) => sentence.key !== "hand-dealt"));
}

/** Who played the card in the centre, if these sights tell; undefined if they do not, null if it was turned up. */
export function playedBy(sights: Sights): Seat | null | undefined {
  const sight = lastSight(sights, "played", "dealt");
  if (!sight) return undefined;
  return sight.is === "played" ? sight.seat : null;
}

/** The flights of these sights. The card to the centre, and those into my hand, are flown by the parts they go to. */
export function flights(sights: Sights, me: Seat | null): Flight[] {
  return sights.flatMap(({ sight }): Flight[] => {
    if (sight.is === "drew" && sight.seat !== me) return [{ from: "pack", to: `seat-${sight.seat}`, card: null }];
    if (sight.is !== "exchanged") return [];
    const [one, other] = sight.pair;
    const there = { from: `seat-${one}`, to: `seat-${other}`, card: null };
    const back = { from: `seat-${other}`, to: `seat-${one}`, card: null };
    return [there, back].filter((flight) => flight.to !== `seat-${me}`);
  });
}

/** Where a card that joins my hand comes from. */
export function handOrigin(sights: Sights, me: Seat | null): string {
  const sight = lastSight(sights, "exchanged", "drew");
  if (sight?.is !== "exchanged" || me === null || !sight.pair.includes(me)) return "pack";
  return `seat-${sight.pair.find((seat) => seat !== me)}`;
}
