/** What the game tells, generated from `games/five-or-less`, and the few names that only this screen needs. */
import type { GameProps } from "../contract";
import type { Action, Sight, View, ViewAid } from "../../wire/five-or-less";

export type { Action, Card, Options, Phase, Power, RoundResult, Shown, Sight, Stage, View } from "../../wire/five-or-less";
export type { Outcome, Seat } from "../../wire/table";

/** A place in a pyramid: 0 to 2 at the base, 3 and 4 on top, then those that came later. */
export type Slot = number;
/** Whom a power hits. */
export type Target = Extract<Action, { do: "target" }>;
export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** What this screen is given. */
export type Props = GameProps<View, Action, ViewAid, Sight>;
