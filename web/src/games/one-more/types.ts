/** The forms of One More! on the wire, under the names that this screen uses. */
import type { Players } from "../../wire/one-more";

export type { Action, ViewAid, Card as Code, LastRound, Sight, View } from "../../wire/one-more";
export type { Outcome, Seat } from "../../wire/table";
export type Player = Players[number];
