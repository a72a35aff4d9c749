/** What is explained in a first game, and when. */
import type { Can } from "./can";
import { wanted } from "./can";
import type { View } from "./types";

/** The goal first; then how cards are played, and what the places for the “one more” cards mean once one is taken. */
export const LESSONS = ["goal", "hand", "pips"] as const;
export type Lesson = (typeof LESSONS)[number];

/** Whether the table is at what the lesson is about. `tall` is a window that has room for words between table and hand. */
export function fits(lesson: Lesson, view: View, offers: Can, { tall, marking }: { tall: boolean; marking: boolean }): boolean {
  if (view.me === null || view.outcome !== null) return false;
  if (lesson === "goal") return true;
  if (lesson === "hand") return tall && marking;
  // Nothing is asked of me, so it lies over nothing that I need.
  return view.last !== null && offers.play.size === 0 && offers.give.size === 0 && wanted(offers) === 0;
}
