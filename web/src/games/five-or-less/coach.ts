/** The coach of the first game: one short lesson at a time, each once, when it is about what is on the table. */
import type { Can } from "./can";
import type { View } from "./types";

export const LESSONS = ["peek", "turn", "place", "power", "end", "throw", "called"] as const;
export type Lesson = (typeof LESSONS)[number];

/**
 * The lesson that fits this moment and was not read yet. One that is being read stays while the game goes on, but for
 * the one about cards that lie covered by then.
 */
export function lessonFor(view: View, offers: Can, read: readonly string[] | null, shown: Lesson | null): Lesson | null {
  if (read === null || view.me === null) return null;
  if (shown !== null && shown !== "peek" && view.phase === "play" && !read.includes(shown)) return shown;
  const fits = (lesson: Lesson): boolean => {
    if (lesson === "peek") return view.phase === "peek" && view.peek !== null;
    if (view.phase !== "play") return false;
    if (lesson === "turn") return offers.draw !== null;
    if (lesson === "place") return offers.swap.size > 0;
    if (lesson === "power") return offers.usePower !== null;
    if (lesson === "end") return offers.call !== null;
    // The others are playing: time to learn the race.
    if (lesson === "throw") return view.to_play !== view.me && offers.aims.size > 0;
    return view.first_caller !== null && view.first_caller !== view.me;
  };
  return LESSONS.find((lesson) => !read.includes(lesson) && fits(lesson)) ?? null;
}
