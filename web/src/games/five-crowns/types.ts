/** The forms of Five Crowns on the wire, under the names that this screen uses. */
import type { GameProps } from "../contract";
import type { Action, Sight, SoloView, TogetherView, View, ViewAid } from "../../wire/five-crowns";

export type {
  Action,
  Drawing,
  ViewAid,
  Arrangement,
  Card as Code,
  Laid,
  PlayerView,
  Rank,
  RoundResult,
  Sight,
  SoloHand,
  SoloView,
  TogetherView,
  View,
} from "../../wire/five-crowns";
export type { Outcome, Seat } from "../../wire/table";

/** What this screen is given, and what each of its two games is given. */
export type Props = GameProps<View, Action, ViewAid, Sight>;
export type TogetherProps = GameProps<TogetherView, Action, ViewAid, Sight>;
export type SoloProps = GameProps<SoloView, Action, ViewAid, Sight>;
