/** What the menu offers, and the sentence about it. The page knows no rules: what is not on the menu is not offered. */
import { ROUNDS } from "../../wire/find-five";
import { faultText, type Translate } from "./names";
import type { Action, Player, Seat, Shape, View } from "./types";
import type { Wrong } from "./wrong";

export interface Can {
  /** I may draw and erase. */
  draw: boolean;
  timer: boolean;
  done: boolean;
  noFive: boolean;
  /** I must cross out a shape, by drawing it. */
  cross: boolean;
  /** The shapes that can be crossed out alone, because none fits any more. */
  alone: readonly Shape[];
  ready: boolean;
}

/** What I can do now. Marks and crossings are not listed, as there are too many: that I am waited for tells it. */
export function can(view: View, menu: readonly Action[]): Can {
  const offered = new Set(menu.map((action) => action.do));
  const mine = view.me !== null && view.active.includes(view.me);
  return {
    draw: mine && view.phase === "drawing",
    timer: offered.has("timer"),
    done: offered.has("done"),
    noFive: offered.has("no_five"),
    cross: mine && view.phase === "crossing",
    alone: menu.flatMap((action) => (action.do === "cross" && !action.squares?.length ? [action.shape] : [])),
    ready: offered.has("ready"),
  };
}

export const total = (player: Player) => player.points.reduce((sum, points) => sum + points, 0);

/** How many rounds there are. */
export const rounds = (view: View) => ROUNDS[view.kind].length;

/** Whether the points of that round count double. */
export const doubled = (view: View, round: number) => ROUNDS[view.kind][round - 1] === 2;

/** Names as people say them: “Bob and Chloé”. */
function listed(seats: readonly Seat[], names: readonly string[], t: Translate): string {
  const all = seats.map((seat) => names[seat] ?? "");
  const last = all.pop() ?? "";
  return all.length === 0 ? last : t("ff-and", { some: all.join(", "), last });
}

/** My outlines, as far as the sentence is about them. */
interface Outlined {
  count: number;
  /** What is wrong with the last one. */
  wrong: Wrong | null;
}

/** What is wrong with what I have drawn, in a sentence. */
function wrongText({ fault, shape, squares }: Wrong, t: Translate): string {
  if (fault === "used_shape" && shape !== null) return t("ff-now-used", { shape });
  return t("ff-now-wrong", { why: faultText(t, fault, squares) });
}

/** Why the outline of the round before did not count, for whom it costs a shape now. */
function missed(view: View, t: Translate): string | null {
  const outline = view.me === null ? undefined : view.last?.boards[view.me]?.outlines.find(({ fault }) => fault !== null);
  return outline?.fault ? faultText(t, outline.fault, outline.squares) : null;
}

/** What I can do now, or what the others do, in one sentence. */
export function prompt(view: View, offers: Can, names: readonly string[], t: Translate, { count: drawn, wrong }: Outlined): string {
  const others = view.active.filter((seat) => seat !== view.me);
  const who = listed(others, names, t);
  if (view.phase === "over") return t("ff-now-over");
  if (view.phase === "pause") {
    if (offers.ready) return t(view.kind === "solo" ? "ff-now-ready-solo" : "ff-now-ready");
    return t("ff-now-wait-ready", { who, count: others.length });
  }
  if (view.phase === "crossing") {
    if (offers.alone.length > 0) return t("ff-now-cross-alone");
    const why = missed(view, t);
    if (offers.cross) return why === null ? t("ff-now-cross") : t("ff-now-cross-why", { why });
    return t("ff-now-wait-cross", { who, count: others.length });
  }
  const timer = view.timer === null ? null : (names[view.timer] ?? "");
  if (offers.draw) {
    if (wrong) return wrongText(wrong, t);
    if (timer !== null) return t("ff-now-hurry", { who: timer });
    if (drawn > 0) return t(view.kind === "basic" ? "ff-now-more" : view.kind === "puzzle" ? "ff-now-one-drawn" : "ff-now-solo-drawn", { count: drawn });
    return t(`ff-now-${view.kind}`);
  }
  if (view.me === null) return timer === null ? t("ff-now-watch") : t("ff-now-watch-timer", { who: timer });
  return t(view.timer === view.me ? "ff-now-my-timer" : "ff-now-pen-down", { who, count: others.length });
}
