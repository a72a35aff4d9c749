/** What the menu offers, and the sentence about it. The page knows no rules: what is not on the menu is not offered. */
import { demand, type Translate } from "./names";
import type { Action, Code, Seat, View } from "./types";

export interface Can {
  play: ReadonlySet<Code>;
  /** Who can be made to draw. */
  draw: ReadonlySet<Seat>;
  /** Who can exchange with somebody. */
  exchange: ReadonlySet<Seat>;
  give: ReadonlySet<Code>;
  /** Going on to the next round. */
  ready: Action | null;
}

export function can(menu: readonly Action[]): Can {
  const play = new Set<Code>();
  const draw = new Set<Seat>();
  const exchange = new Set<Seat>();
  const give = new Set<Code>();
  let ready: Action | null = null;
  for (const action of menu) {
    if (action.do === "play") play.add(action.card);
    else if (action.do === "draw") draw.add(action.seat);
    else if (action.do === "give") give.add(action.card);
    else if (action.do === "ready") ready = action;
    else action.pair.forEach((seat) => exchange.add(seat));
  }
  return { play, draw, exchange, give, ready };
}

/** How many players I am to choose now: one to draw, two to exchange, or none. */
export function wanted(offers: Can): 0 | 1 | 2 {
  if (offers.draw.size > 0) return 1;
  return offers.exchange.size > 0 ? 2 : 0;
}

/** What is chosen after a tap on a player: tapped again they are let go, and one too many replaces the oldest. */
export function tapped(chosen: readonly Seat[], seat: Seat, most: number): Seat[] {
  if (chosen.includes(seat)) return chosen.filter((each) => each !== seat);
  return [...chosen, seat].slice(-most);
}

/** The other one of a pair. */
export function partner(pair: readonly Seat[], seat: Seat | null): Seat | null {
  return seat === null || !pair.includes(seat) ? null : (pair.find((each) => each !== seat) ?? null);
}

/** What I can do now, or what the others do, in one sentence. */
export function prompt(view: View, offers: Can, names: readonly string[], t: Translate, mine: { chosen: number; again: boolean }): string {
  const name = (seat: Seat | null | undefined) => (seat === null || seat === undefined ? "" : (names[seat] ?? ""));
  const who = name(view.to_play);
  const wants = demand(t, view.centre);
  if (view.phase === "over") return t("om-now-over");
  if (view.phase === "between") {
    if (offers.ready) return t("om-now-ready");
    const waiting = view.players.flatMap((_, seat) => (view.ready.includes(seat) ? [] : [name(seat)]));
    return t("om-now-wait-ready", { who: waiting.join(", ") });
  }
  if (offers.play.size > 0) return t(mine.again ? "om-now-again" : "om-now-play", { demand: wants });
  if (mine.chosen > 0 && mine.chosen === wanted(offers)) return t("om-now-confirm");
  if (offers.draw.size > 0) return t("om-now-draw");
  if (offers.exchange.size > 0) return t(mine.chosen === 1 ? "om-now-exchange-second" : "om-now-exchange");
  const exchange = view.exchange;
  if (exchange && view.phase === "give") {
    const other = partner(exchange.pair, view.me);
    if (offers.give.size > 0) return t("om-now-give", { who: name(other) });
    const waiting = exchange.pair.filter((seat) => !exchange.chosen.includes(seat));
    if (waiting.length === 1) return t("om-now-give-one", { who: name(waiting[0]) });
    return t("om-now-give-both", { who: name(exchange.pair[0]), other: name(exchange.pair[1]) });
  }
  if (view.phase === "draw") return t("om-now-wait-draw", { who });
  if (view.phase === "exchange") return t("om-now-wait-exchange", { who });
  const gone = view.me !== null && view.players[view.me]?.left === true;
  return t(gone ? "om-now-left" : "om-now-wait", { who, demand: wants });
}
