/** The forms of One More! on the wire, under the names that this screen uses. */
import type { GameProps } from "../contract";
import type { Action, Players, Sight, View, ViewAid } from "../../wire/one-more";

export type { Action, ViewAid, Card as Code, LastRound, Sight, View } from "../../wire/one-more";
export type { Outcome, Seat } from "../../wire/table";
export type Player = Players[number];

/** What this screen is given. */
export type Props = GameProps<View, Action, ViewAid, Sight>;
