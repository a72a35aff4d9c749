/** The forms of Double Series on the wire, under the names that this screen uses. */
import type { GameProps } from "../contract";
import type { Args } from "../../lib/types";
import type { Action, Sight, View, ViewAid } from "../../wire/double-series";

export type { Action, ViewAid, Card, CardAid, Case, End, PlayerView, Ruling, Scored, Series, Sight, Square, Team, View, Vote } from "../../wire/double-series";
export type { Outcome, Seat } from "../../wire/table";

/** What this screen is given. */
export type Props = GameProps<View, Action, ViewAid, Sight>;

/** What playing a card does: it puts a marker on a space that shows it or on any, or removes one. */
export type Does = "place" | "place_anywhere" | "remove";

export type Translate = (key: string, args?: Args) => string;
