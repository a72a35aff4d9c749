/** What is explained in a first game, and when. */
import { doesOf } from "./can";
import type { Team, View, ViewAid } from "./types";

/** In the order in which they are given. */
export const LESSONS = ["goal", "place", "dead", "remove", "anywhere", "series"] as const;
export type Lesson = (typeof LESSONS)[number];

/** Whether a lesson is over, because its reader does what it is about: the note would lie over the button that does it. */
export const followed = (lesson: Lesson, picked: boolean): boolean => picked && lesson !== "goal" && lesson !== "series";

/** Whether a lesson fits now. `mine`: I am to play a card. */
export function fits(lesson: Lesson, view: View, aid: ViewAid, team: Team | null, mine: boolean): boolean {
  if (lesson === "goal") return true;
  if (lesson === "series") return view.scored.some((each) => each.team === team);
  if (!mine) return false;
  if (lesson === "dead") return aid.cards.some(({ dead }) => dead);
  if (lesson === "remove") return aid.cards.some(({ removable }) => removable.length > 0);
  return lesson === "place" || aid.cards.some(({ card }) => doesOf(card) === "place_anywhere");
}
