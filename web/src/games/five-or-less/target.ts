/** Choosing whom a power hits, step by step, out of what the menu offers. */
import type { Seat, Slot, Target } from "./types";

export interface Choice {
  seat: Seat | null;
  slot: Slot | null;
  mine: Slot | null;
}

export const NOTHING: Choice = { seat: null, slot: null, mine: null };

/** The targets that a choice still leaves. */
export function fitting(targets: readonly Target[], choice: Choice): Target[] {
  return targets.filter(
    (target) =>
      (choice.seat === null || target.seat === choice.seat) &&
      (choice.slot === null || target.slot === choice.slot) &&
      (choice.mine === null || target.mine === choice.mine),
  );
}

/** What is still to be chosen; the other player comes by itself where there is only one. */
export function missing(targets: readonly Target[], choice: Choice): "seat" | "slot" | "mine" | null {
  const first = targets[0];
  if (!first) return null;
  if (choice.seat === null) return "seat";
  if (first.slot !== undefined && choice.slot === null) return "slot";
  return first.mine !== undefined && choice.mine === null ? "mine" : null;
}

/** The choice as it stands now: without what is no longer there, and with what goes without saying. */
export function settled(targets: readonly Target[], choice: Choice): Choice {
  const seats = new Set(targets.map((target) => target.seat));
  const seat = choice.seat !== null && seats.has(choice.seat) ? choice.seat : seats.size === 1 ? ([...seats][0] ?? null) : null;
  const theirs = (slot: Slot) => targets.some((target) => target.seat === seat && target.slot === slot);
  const own = (slot: Slot) => targets.some((target) => target.mine === slot);
  return {
    seat,
    slot: choice.slot !== null && seat !== null && theirs(choice.slot) ? choice.slot : null,
    mine: choice.mine !== null && own(choice.mine) ? choice.mine : null,
  };
}

/** The action, once all is chosen. */
export function chosen(targets: readonly Target[], choice: Choice): Target | null {
  return missing(targets, choice) === null ? (fitting(targets, choice)[0] ?? null) : null;
}
