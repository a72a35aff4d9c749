/** What can be done now with a button, and what stands there where nothing can. */
import type { Can } from "./can";
import type { Doing } from "./doing.svelte";
import { cardName, face, spaceName } from "./names";
import type { Tip } from "./tip";
import type { Action, Card, Translate } from "./types";

export interface Deed {
  label: string;
  /** The same for somebody who hears it. */
  spoken?: string;
  run: () => void;
  /** What one came for; at most one. */
  strong?: boolean;
  /** A hint means it. */
  hinted?: boolean | undefined;
}

/** A button about a card. */
const about = (t: Translate, key: string, card: Card) => ({ label: t(key, { card: face(t, card) }), spoken: t(key, { card: cardName(t, card) }) });

export function deedsOf(doing: Doing, offers: Can, tip: Tip | null, t: Translate): Deed[] {
  const { card, choice, chosen, mine } = doing;
  /** Whether this is what the hint means, with the card in my fingers if it takes one. */
  const meant = (does: Action["do"]) => tip?.does === does && (tip.card === null || tip.card === card);
  if (offers.giveUp.size > 0) {
    return card === null ? [] : [{ ...about(t, "ds-do-give-up", card), strong: true, hinted: meant("give_up"), run: () => doing.giveUp(card) }];
  }
  if (choice) {
    const score = { label: t("ds-do-score", { number: choice.number, count: choice.count }), strong: true, hinted: tip?.squares.join() === choice.series.join(), run: doing.score };
    return choice.count > 1 ? [{ label: t("ds-do-other-series"), run: doing.another }, score] : [score];
  }
  const deeds: Deed[] = [];
  if (mine && card !== null && chosen !== null) {
    const taking = offers.remove.get(card)?.includes(chosen) === true;
    const shown = doing.laid[chosen]?.card ?? card;
    const hinted = meant(taking ? "remove" : "place") && tip?.squares.includes(chosen);
    deeds.push({ ...about(t, taking ? "ds-do-take" : "ds-do-put", shown), strong: true, hinted, run: () => doing.put(card, chosen) });
  }
  if (offers.draw !== null) deeds.push({ label: t("ds-do-draw"), strong: deeds.length === 0, hinted: meant("draw"), run: () => void doing.draw() });
  if (!mine || card === null) return deeds;
  if (offers.exchange.has(card)) deeds.push({ ...about(t, "ds-do-exchange", card), strong: true, hinted: meant("exchange"), run: () => doing.layDown("exchange", card) });
  if (offers.discard.has(card)) deeds.push({ ...about(t, "ds-do-discard", card), strong: !offers.exchange.has(card), hinted: meant("discard"), run: () => doing.layDown("discard", card) });
  return deeds;
}

/** What is told where there is nothing to press: the space that was tapped, the lifted card, or what has happened. */
export function textOf(doing: Doing, held: ReadonlySet<Card>, line: string, t: Translate): string {
  const { looked, laid, help, mine } = doing;
  const space = looked === null ? undefined : laid[looked];
  if (space?.card && space.team === null && !held.has(space.card)) return t("ds-not-held", { card: cardName(t, space.card) });
  if (space) return spaceName(t, space, { held: space.card !== null && held.has(space.card), can: false, last: false, place: false });
  if (help?.dead) return t("ds-hint-dead");
  if (help && !mine) return t("ds-hint-later", { free: help.free.length + help.removable.length });
  return line;
}
