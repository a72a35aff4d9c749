/** What the menu offers. The page knows no rules: what is not on the menu is not offered. */
import type { Action, Seat, Slot, Target, View } from "./types";

export interface Can {
  ready: Action | null;
  draw: Action | null;
  /** Taking the top discard, by the place where it would go. */
  take: Map<Slot, Action>;
  /** Placing the drawn card, by the place where it would go. */
  swap: Map<Slot, Action>;
  discard: Action | null;
  usePower: Action | null;
  call: Action | null;
  endTurn: Action | null;
  targets: Target[];
  /** The discards that can be aimed at. */
  aims: Set<number>;
}

export function can(menu: readonly Action[]): Can {
  const offers: Can = {
    ready: null,
    draw: null,
    take: new Map(),
    swap: new Map(),
    discard: null,
    usePower: null,
    call: null,
    endTurn: null,
    targets: [],
    aims: new Set(),
  };
  for (const action of menu) {
    if (action.do === "ready") offers.ready = action;
    else if (action.do === "draw") offers.draw = action;
    else if (action.do === "take") offers.take.set(action.slot, action);
    else if (action.do === "swap") offers.swap.set(action.slot, action);
    else if (action.do === "discard") offers.discard = action;
    else if (action.do === "use_power") offers.usePower = action;
    else if (action.do === "call") offers.call = action;
    else if (action.do === "end_turn") offers.endTurn = action;
    else if (action.do === "target") offers.targets.push(action);
    else offers.aims.add(action.discard);
  }
  return offers;
}

/** A text of this screen and its arguments. */
export interface Prompt {
  key: string;
  args: Record<string, string | number>;
}

/** How many players still have a turn after somebody has called, the one in turn included. */
export function turnsLeft(view: View): number {
  if (view.first_caller === null || view.phase !== "play") return 0;
  const count = view.pyramids.length;
  return (view.first_caller - view.to_play + count) % count;
}

/** The seats clockwise from my left; all of them for a watcher. */
export function othersOf(view: View): Seat[] {
  const count = view.pyramids.length;
  const first = view.me === null ? 0 : view.me + 1;
  return Array.from({ length: view.me === null ? count : count - 1 }, (_, n) => (first + n) % count);
}

/** What I am in the middle of choosing, beside what the view says. */
export interface Choosing {
  taking: boolean;
  calling: boolean;
  throwing: boolean;
  /** What a power still needs: a player, a card of theirs, one of mine. */
  target: "seat" | "slot" | "mine" | null;
}

/** The sentence about what I can do now. */
export function prompt(view: View, offers: Can, choosing: Choosing, names: readonly string[]): Prompt {
  const args = { who: names[view.to_play] ?? "", power: view.power ?? 0, left: turnsLeft(view) };
  const says = (key: string): Prompt => ({ key: `fl-now-${key}`, args });
  if (view.phase === "peek") {
    if (view.me === null) return says("peek-watch");
    return says(view.ready.includes(view.me) ? "peek-wait" : "peek");
  }
  if (view.phase === "last_claims") return says(offers.aims.size > 0 ? "last-claims" : "last-claims-watch");
  if (view.phase !== "play") return says("over");
  if (choosing.throwing) return says(view.drawn === null ? "throw" : "throw-holding");
  if (view.claim !== null || view.waits !== null) return says("judged");
  if (view.to_play !== view.me) {
    if (view.me !== null && view.called.includes(view.me)) return says("wait-called");
    return says(view.first_caller === null ? "wait" : "wait-last");
  }
  if (choosing.taking) return says("take");
  if (choosing.calling) return says("call-sure");
  if (view.stage === "draw") {
    if (offers.take.size === 0) return says(view.first_caller === null ? "draw-only" : "draw-only-last");
    return says(view.first_caller === null ? "draw" : "draw-last");
  }
  if (view.stage === "place") {
    if (offers.swap.size === 0) return says("place-none");
    return says(offers.aims.size > 0 ? "place-throw" : "place");
  }
  if (view.stage === "target") return says(`target-${choosing.target ?? "seat"}`);
  return says(offers.usePower ? "power" : "end");
}
