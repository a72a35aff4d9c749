/** The forms of 5er Finden on the wire, under the names that this screen uses. */
import type { GameProps } from "../contract";
import type { Action, Sight, View, ViewAid } from "../../wire/find-five";

export type { Action, ViewAid, BoardResult, Fault, Five, Judged, Player, RoundResult, Shape, Sight, Tile, View } from "../../wire/find-five";
export type { Outcome, Seat } from "../../wire/table";

/** A square of the board, counted row by row from 0. */
export type Square = number;

/** What this screen is given. */
export type Props = GameProps<View, Action, ViewAid, Sight>;
