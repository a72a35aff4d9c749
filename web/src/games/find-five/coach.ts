/** What is explained in a first game, by what is played. */
import type { Step } from "./Lesson.svelte";
import type { View } from "./types";

/** One for each way to play; `cross` when a shape is to be crossed out for the first time. */
export const LESSONS = ["basic", "puzzle", "solo", "daily", "cross"] as const;
export type LessonId = (typeof LESSONS)[number];

/** The lesson about the game that is played. */
export const lessonOf = ({ kind, options }: View): LessonId => (kind === "solo" && options.daily !== undefined ? "daily" : kind);

/** The pictures of a lesson; each is explained by the text `ff-coach-…` of its name. */
export const STEPS: Readonly<Record<LessonId, readonly { id: Step; text: string }[]>> = {
  basic: [
    { id: "dice", text: "dice" },
    { id: "five", text: "five" },
    { id: "shapes", text: "rules" },
    { id: "timer", text: "timer" },
  ],
  puzzle: [
    { id: "dice", text: "dice" },
    { id: "five", text: "one" },
    { id: "once", text: "once" },
    { id: "timer", text: "timer" },
  ],
  solo: [
    { id: "dice", text: "dice" },
    { id: "five", text: "one" },
    { id: "once", text: "alone" },
  ],
  daily: [
    { id: "dice", text: "dice" },
    { id: "five", text: "one" },
    { id: "once", text: "alone" },
    { id: "day", text: "day" },
  ],
  cross: [
    { id: "hatch", text: "cross" },
    { id: "once", text: "cross-choice" },
  ],
};
