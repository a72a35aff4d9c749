/** The forms of Double Series on the wire, under the names that this screen uses. */
export type { Action, ViewAid, Card, CardAid, Case, End, PlayerView, Ruling, Scored, Series, Sight, Square, Team, View, Vote } from "../../wire/double-series";
export type { Outcome, Seat } from "../../wire/table";
