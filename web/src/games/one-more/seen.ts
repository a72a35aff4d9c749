/** What the others did, from what was seen: the line that tells of it and the cards that fly. */
import type { Flight } from "../../lib/flip";
import type { Sentence, SightMessage } from "../../lib/wire";
import type { Seat, Sight } from "./types";

const sightOf = (info: SightMessage) => info.sight as Sight;

/** The last sight of one of these kinds. */
function last<K extends Sight["is"]>(sights: readonly SightMessage[], ...kinds: K[]): Extract<Sight, { is: K }> | undefined {
  const wanted = new Set<Sight["is"]>(kinds);
  return [...sights].reverse().map(sightOf).find((sight): sight is Extract<Sight, { is: K }> => wanted.has(sight.is));
}

/** What begins a new line; what follows it (somebody leaves, the pack is refilled) is told along. */
const OPENERS = new Set<Sight["is"]>(["dealt", "played", "drew", "paired", "exchanged", "lost"]);

/** The sentences about the last thing that happened. My own new hand lies before me and needs no words. */
export function lastTold(sights: readonly SightMessage[]): Sentence[] {
  const openers = sights.flatMap((info, n) => (OPENERS.has(sightOf(info).is) ? [n] : []));
  return sights.slice(openers[openers.length - 1] ?? 0).flatMap((info) => info.sentences.filter((sentence) => sentence.key !== "hand-dealt"));
}

/** Who played the card in the centre, if these sights tell; undefined if they do not, null if it was turned up. */
export function playedBy(sights: readonly SightMessage[]): Seat | null | undefined {
  const sight = last(sights, "played", "dealt");
  if (!sight) return undefined;
  return sight.is === "played" ? sight.seat : null;
}

/** The flights of these sights. The card to the centre, and those into my hand, are flown by the parts they go to. */
export function flights(sights: readonly SightMessage[], me: Seat | null): Flight[] {
  return sights.map(sightOf).flatMap((sight): Flight[] => {
    if (sight.is === "drew" && sight.seat !== me) return [{ from: "pack", to: `seat-${sight.seat}`, card: null }];
    if (sight.is !== "exchanged") return [];
    const [one, other] = sight.pair;
    const there = { from: `seat-${one}`, to: `seat-${other}`, card: null };
    const back = { from: `seat-${other}`, to: `seat-${one}`, card: null };
    return [there, back].filter((flight) => flight.to !== `seat-${me}`);
  });
}

/** Where a card that joins my hand comes from. */
export function handOrigin(sights: readonly SightMessage[], me: Seat | null): string {
  const sight = last(sights, "exchanged", "drew");
  if (sight?.is !== "exchanged" || me === null || !sight.pair.includes(me)) return "pack";
  return `seat-${sight.pair.find((seat) => seat !== me)}`;
}
