/** Cards, spaces and teams in words. */
import { index, parts, short, type Code } from "../../cards/card";
import { column, row, type Space } from "./board";
import type { Card, Does, Team, Translate } from "./types";

/** The card as the drawings have it: `10H` is `10h` there. */
export const code = (card: Card): Code => card.slice(0, -1) + card.slice(-1).toLowerCase();

/** A card as it is written in sentences: `10♥`, `J♠`; in French `V♠`. */
export const face = (t: Translate, card: Card) => short(code(card), "", t("card-letters"));

/** The letter of a team, as the sentences of the game have it. */
export const letter = (team: Team) => "ABC"[team] ?? "";

/** A card by its name, for somebody who does not see it; of one that I hold also what a jack does. */
export function cardName(t: Translate, card: Card, does: Does = "place"): string {
  const { rank, suit } = parts(code(card));
  if (rank === null || suit === null) return "";
  const name = t("ds-card", { rank: rank > 10 ? t(`ds-rank-${index(rank)}`) : String(rank), suit: t(`ds-suit-${suit}`) });
  return does === "place" ? name : t(`ds-card-${does}`, { card: name });
}

/** A team with its sign: every team has one, so that nobody needs to tell colours apart. */
export const teamName = (t: Translate, team: Team) => t("ds-team-sign", { team: letter(team), sign: t(`ds-sign-${team}`) });

/** What is to be said of a space beside what lies on it. */
export interface Remarks {
  held: boolean;
  can: boolean;
  last: boolean;
  hinted?: boolean;
  /** Whether its place is told: to those who do not see the board. */
  place?: boolean;
}

/** A space in words. */
export function spaceName(t: Translate, space: Space, { held, can, last, hinted = false, place = true }: Remarks): string {
  return [
    space.card === null ? t("ds-corner") : cardName(t, space.card),
    place ? t("ds-place", { row: row(space.square) + 1, column: column(space.square) + 1 }) : "",
    space.team === null ? "" : t(space.scored ? "ds-marker-scored" : "ds-marker", { team: teamName(t, space.team) }),
    held ? t("ds-held") : "",
    can ? t("ds-can") : "",
    last ? t("ds-last") : "",
    hinted ? t("tip-marked") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
