/** What stands below the board: a word about what was drawn, what the pen holds, and what can be done. */
import type { IconName } from "../../parts/icons";
import type { Can } from "./can";
import type { Translate } from "./names";
import type { Shape, View } from "./types";

/** What can be done about the round, by the name of its action. */
export type DeedId = "timer" | "done" | "no_five" | "cross";

export interface Deed {
  id: DeedId;
  text: string;
  icon?: IconName;
  strong: boolean;
  disabled: boolean;
  /** Whether it asks for a second tap. */
  sure: boolean;
}

interface Now {
  view: View;
  offers: Can;
  /** The shape that the pen holds, to be crossed out. */
  crossing: Shape | null;
  /** How many outlines stand there. */
  drawn: number;
  /** Whether the last of them cannot count: what would cost the round is asked twice. */
  lost: boolean;
  busy: boolean;
}

/** What can be done now, in the order in which it stands there. */
export function deedsOf({ view, offers, crossing, drawn, lost, busy }: Now, t: Translate): Deed[] {
  if (offers.cross) {
    if (offers.alone.length > 0) return [];
    const text = crossing ? t("ff-do-cross", { shape: crossing }) : t("ff-do-cross-none");
    return [{ id: "cross", text, strong: true, disabled: busy || !crossing, sure: false }];
  }
  const one = view.kind !== "basic";
  const all: Deed[] = [];
  if (offers.noFive) all.push({ id: "no_five", text: t("ff-do-no-five"), strong: false, disabled: busy, sure: true });
  if (offers.timer) all.push({ id: "timer", text: t("ff-do-timer"), icon: "clock", strong: drawn > 0, disabled: busy, sure: drawn === 0 || (one && lost) });
  if (view.kind === "solo" && offers.draw) all.push({ id: "done", text: t("ff-do-done-solo"), icon: "check", strong: true, disabled: busy || drawn === 0, sure: lost });
  else if (offers.done) all.push({ id: "done", text: t("ff-do-done"), icon: "check", strong: false, disabled: busy, sure: true });
  return all;
}

interface Drawn {
  offers: Can;
  /** The shape of the last outline. */
  shape: Shape | null;
  /** Whether it is known to be right, because help is on and finds nothing wrong: then what it is worth. */
  worth: number | null;
}

/** A word about what was drawn, or how it is done. What may be wrong is never called worth anything. */
export function wordOf({ offers, shape, worth }: Drawn, t: Translate): string {
  if (!offers.draw) return "";
  if (shape === null) return t("ff-hint");
  return worth === null ? t("ff-drawn") : t("ff-drawn-right", { count: worth });
}
