/** Cards, spaces and teams in words. */
import { index, jackEyes, parts, short } from "../../cards/card";
import type { Args } from "../../lib/types";
import { column, row, type Space } from "./board";
import { code } from "./hand";
import type { Card, Team } from "./types";

export type Translate = (key: string, args?: Args) => string;

/** A card as it is written in sentences: `10♥`. */
export const face = (card: Card) => short(code(card), "");

/** The letter of a team, as the sentences of the game have it. */
export const letter = (team: Team) => "ABC"[team] ?? "";

/** A card by its name, for somebody who does not see it. */
export function cardName(t: Translate, card: Card): string {
  const { rank, suit } = parts(code(card));
  if (rank === null || suit === null) return "";
  const name = t("ds-card", { rank: rank > 10 ? t(`ds-rank-${index(rank)}`) : String(rank), suit: t(`ds-suit-${suit}`) });
  const eyes = jackEyes({ rank, suit });
  return eyes === null ? name : t(eyes === 1 ? "ds-card-one-eyed" : "ds-card-two-eyed", { card: name });
}

/** A team with its sign: every team has one, so that nobody needs to tell colours apart. */
export const teamName = (t: Translate, team: Team) => t("ds-team-sign", { team: letter(team), sign: t(`ds-sign-${team}`) });

/** What is to be said of a space beside what lies on it. */
export interface Remarks {
  held: boolean;
  can: boolean;
  last: boolean;
  hinted?: boolean;
}

/** A space in words. */
export function spaceName(t: Translate, space: Space, { held, can, last, hinted = false }: Remarks): string {
  const place = t("ds-place", { row: row(space.square) + 1, column: column(space.square) + 1 });
  return [
    space.card === null ? t("ds-corner") : cardName(t, space.card),
    place,
    space.team === null ? "" : t(space.scored ? "ds-marker-scored" : "ds-marker", { team: teamName(t, space.team) }),
    held ? t("ds-held") : "",
    can ? t("ds-can") : "",
    last ? t("ds-last") : "",
    hinted ? t("tip-marked") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
