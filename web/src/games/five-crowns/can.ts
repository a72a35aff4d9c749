/** What the menu offers. The page knows no rules: what is not on the menu is not offered. */
import type { Action, Drawing, ViewAid, Arrangement, Code, Seat, TogetherView } from "./types";

export interface Can {
  draw: Action | null;
  take: Action | null;
  /** What comes of drawing: from the empty stock, a reshuffle or the end of the round. */
  drawing: Drawing;
  /** The discards on offer, by card. */
  discard: Map<Code, Action>;
  /** The cards with whose discard I can go out. */
  out: Map<Code, Action>;
  /** Whether this is my last turn, in which melds of my own choice may be laid. */
  last: boolean;
}

export function can(view: TogetherView, menu: readonly Action[], aid: ViewAid): Can {
  const offers: Can = { draw: null, take: null, drawing: aid.drawing ?? "card", discard: new Map(), out: new Map(), last: false };
  for (const action of menu) {
    if (action.do === "draw") offers.draw = action;
    else if (action.do === "take") offers.take = action;
    else if (action.do === "discard") offers.discard.set(action.card, action);
  }
  if (offers.discard.size > 0) {
    for (const discard of aid.outs) offers.out.set(discard, { do: "go_out", turn: view.turn, discard });
  }
  offers.last = view.out !== null && menu.length > 0;
  return offers;
}

/** The sentence about what I can do now: a text of this page and its arguments. */
export interface Prompt {
  key: string;
  args: Record<string, string | number>;
}

const DRAW: Record<Drawing, string> = { card: "fc-now-draw", reshuffle: "fc-now-draw-reshuffle", round_end: "fc-now-draw-ends" };

/** `after` is what the lifted card as the discard would lay and leave, on a last turn. */
export function prompt(view: TogetherView, offers: Can, names: readonly string[], after: Arrangement | null = null): Prompt {
  const name = (seat: Seat) => names[seat] ?? "";
  const args = { who: name(view.to_play), out: view.out === null ? "" : name(view.out) };
  if (view.outcome) return { key: "fc-now-over", args };
  const mine = offers.draw !== null || offers.take !== null || offers.discard.size > 0;
  if (mine) {
    const drawing = offers.discard.size === 0;
    if (after) return after.left.length === 0 ? { key: "fc-nothing-left", args } : { key: "fc-will-leave", args: { ...args, points: after.points } };
    if (offers.last) return { key: drawing ? "fc-now-last-draw" : "fc-now-last-discard", args };
    if (drawing) return { key: DRAW[offers.drawing], args };
    return { key: offers.out.size > 0 ? "fc-now-out" : "fc-now-discard", args };
  }
  if (view.out !== null && view.out === view.me) return { key: "fc-now-wait-i-out", args };
  if (view.out !== null) return { key: "fc-now-wait-last", args };
  return { key: "fc-now-wait", args };
}

/** What a discard on the last turn would lay and leave: the server has worked it out for each card (FC-13). */
export function leftAfter(aid: ViewAid, card: Code): Arrangement | null {
  return aid.after.find((each) => each.discard === card)?.best ?? null;
}
