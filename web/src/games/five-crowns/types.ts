/** The forms of Five Crowns on the wire, under the names that this screen uses. */
import type { SoloView as Solo, TogetherView as Together } from "../../wire/five-crowns";

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
  View,
} from "../../wire/five-crowns";
export type { Outcome, Seat } from "../../wire/table";
export type TogetherView = Together & { variant: "together" };
export type SoloView = Solo & { variant: "solo" };
