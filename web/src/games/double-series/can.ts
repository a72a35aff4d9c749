/** What I can do, from the menu alone, and what a tap means. */
import { ONE_EYED, TWO_EYED } from "../../wire/double-series";
import type { Action, Card, Does, Series, Square, Translate, View, Vote } from "./types";

/** The menu, sorted. */
export interface Can {
  place: Map<Card, Square[]>;
  remove: Map<Card, Square[]>;
  exchange: Set<Card>;
  discard: Set<Card>;
  /** The turn whose card I may draw. */
  draw: number | null;
  choose: Series[];
  /** The message that I may vote on. */
  vote: number | null;
  giveUp: Set<Card>;
}

export function can(menu: readonly Action[]): Can {
  const all: Can = { place: new Map(), remove: new Map(), exchange: new Set(), discard: new Set(), draw: null, choose: [], vote: null, giveUp: new Set() };
  for (const action of menu) {
    if (action.do === "place" || action.do === "remove") {
      const of = all[action.do];
      of.set(action.card, [...(of.get(action.card) ?? []), action.square]);
    } else if (action.do === "exchange") all.exchange.add(action.card);
    else if (action.do === "discard") all.discard.add(action.card);
    else if (action.do === "draw") all.draw = action.turn;
    else if (action.do === "choose") all.choose.push(action.series);
    else if (action.do === "vote") all.vote = action.message;
    else if (action.do === "give_up") all.giveUp.add(action.card);
  }
  return all;
}

/** Whether I am to play a card. */
export function mayPlay(offers: Can): boolean {
  return offers.place.size + offers.remove.size + offers.exchange.size + offers.discard.size > 0;
}

/** The spaces where this card can be played now. */
export function targets(offers: Can, card: Card | null): Square[] {
  return card === null ? [] : [...(offers.place.get(card) ?? []), ...(offers.remove.get(card) ?? [])];
}

/**
 * The card that a tap on a space means: the one in the fingers if it can go there, else the one that the space shows,
 * else a jack; null if none can go there.
 */
export function cardFor(offers: Can, square: Square, shown: Card | null, lifted: Card | null): Card | null {
  const fits = (card: Card | null) => card !== null && targets(offers, card).includes(square);
  if (fits(lifted)) return lifted;
  if (fits(shown)) return shown;
  return [...offers.place.keys(), ...offers.remove.keys()].find(fits) ?? null;
}

/** What playing a card does. */
export function doesOf(card: Card): Does {
  if (ONE_EYED.includes(card)) return "remove";
  return TWO_EYED.includes(card) ? "place_anywhere" : "place";
}

/** Plays the card there, by what it does. */
export function play(turn: number, card: Card, square: Square, does: Does): Action {
  return { do: does === "remove" ? "remove" : "place", turn, card, square };
}

export const VOTES: readonly Vote[] = ["agree", "disagree", "abstain"];

/** What I have lifted and where I mean to put it. */
export interface Mine {
  card: Card | null;
  square: Square | null;
  /** What the lifted card does; null if none is lifted. */
  does: Does | null;
  dead: boolean;
}

/** What I can do now, or what the others do, in one sentence. */
export function prompt(view: View, offers: Can, names: readonly string[], t: Translate, mine: Mine): string {
  const who = names[view.to_play] ?? "";
  if (view.phase === "over") return t("ds-now-over");
  if (offers.giveUp.size > 0) return t(mine.card === null ? "ds-now-give-up" : "ds-now-give-up-card");
  if (offers.choose.length > 0) return t("ds-now-choose");
  if (mayPlay(offers)) {
    if (mine.square !== null) return t("ds-now-confirm");
    const playable = offers.place.size + offers.remove.size > 0;
    if (mine.card === null) return t(playable ? "ds-now-play" : offers.exchange.size > 0 ? "ds-now-exchange" : "ds-now-discard");
    if (mine.dead) return t("ds-now-dead");
    if (targets(offers, mine.card).length === 0 && !offers.discard.has(mine.card)) return t("ds-now-nothing");
    return t(`ds-now-${mine.does ?? "place"}`);
  }
  if (offers.draw !== null) return t("ds-now-draw", { who });
  if (view.phase === "choose") return t("ds-now-wait-choose", { who });
  const out = view.me !== null && view.players[view.me]?.cards === 0;
  return t(out ? "ds-now-out" : "ds-now-wait", { who });
}
