/** Which cards fly where, from what was seen. Places are named as the screen names them. */
import type { SightOf } from "../contract";
import type { Card, Seat, Sight, Slot } from "./types";

export interface Move {
  from: string;
  to: string;
  /** What everybody sees of it on the way. */
  card: Card | null;
  /** Nothing of it lies at its end, so that only its image flies. */
  ghost: boolean;
}

export const slotName = (seat: Seat, slot: Slot) => `slot-${seat}-${slot}`;
export const seatName = (seat: Seat) => `seat-${seat}`;

/** The flights of these sights. With `done`, my own placing and discarding was shown when I did it. */
export function movesOf(sights: readonly SightOf<Sight>[], me: Seat | null, done: boolean): Move[] {
  const moves: Move[] = [];
  const fly = (from: string, to: string, card: Card | null = null, ghost = false) => moves.push({ from, to, card, ghost });
  let taken = false;
  for (const { sight } of sights) {
    if (sight.is === "drew") {
      taken = false;
      if (sight.seat === me) fly("pile", "held");
      else fly("pile", seatName(sight.seat), null, true);
    } else if (sight.is === "took") taken = true;
    else if (sight.is === "discarded") {
      const hand = sight.seat === me ? "held" : seatName(sight.seat);
      const mineDone = done && sight.seat === me;
      if (!mineDone && sight.from === null) fly(hand, "discard", sight.card);
      if (!mineDone && sight.from !== null) {
        fly(slotName(sight.seat, sight.from), "discard", sight.card);
        fly(taken ? "discard" : hand, slotName(sight.seat, sight.from));
      }
      taken = false;
    } else if (sight.is === "began") fly("pile", "discard", sight.card);
    else if (sight.is === "won") fly(slotName(sight.seat, sight.slot), "discard", sight.card);
    else if (sight.is === "penalty") fly("pile", slotName(sight.seat, sight.slot));
    else if (sight.is === "used") {
      const theirs = slotName(sight.target, sight.slot);
      if (sight.mine === null) {
        fly("pile", theirs);
        if (sight.power === 8) fly(theirs, "pile", null, true);
      } else {
        const own = slotName(sight.seat, sight.mine);
        fly(own, theirs);
        if (sight.power === 10) fly(theirs, own);
      }
    }
  }
  return moves;
}
