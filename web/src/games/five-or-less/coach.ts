/**
 * The coach of the first games: short lessons, each once, when it is about what is on the table. First the goal in a few
 * pictures and how the game goes, then what the six players of the rulebook advise, each where it applies.
 */
import { LOW_CARD } from "../../wire/five-or-less";
import type { Can } from "./can";
import { seatName } from "./moves";
import { isPower } from "./powers";
import type { View } from "./types";

const BASICS = ["goal", "peek", "turn", "place", "power", "end", "called", "throw"] as const;
const ADVICE = ["terrie", "mathilde", "alex", "clement", "greg", "emilie"] as const;
/** From this round on advice is given: in the first there is enough to learn. */
const ADVISED_FROM = 2;
export const LESSONS = [...BASICS, ...ADVICE] as const;
export type Lesson = (typeof LESSONS)[number];

/** Whether a lesson is advice of the rulebook. */
export const isAdvice = (lesson: Lesson): boolean => ADVICE.some((advice) => advice === lesson);

/** A moment, as far as lessons are about it. */
export interface Scene {
  view: View;
  offers: Can;
  /** Whether another player has just taken a discard. */
  took: boolean;
  /** Whether nobody but bots waits for me: then there is time for pictures. */
  alone: boolean;
}

/** Whether a lesson is about this moment. */
export function fits(lesson: Lesson, { view, offers, took, alone }: Scene): boolean {
  if (lesson === "goal" || lesson === "peek") return view.phase === "peek" && view.peek !== null && (alone || lesson !== "goal");
  if (view.phase !== "play" || offers.targets.length > 0) return false;
  if (isAdvice(lesson) && view.round < ADVISED_FROM) return false;
  const top = offers.take.size > 0 ? (view.top?.card ?? null) : null;
  const waiting = view.to_play !== view.me;
  switch (lesson) {
    case "turn":
      return offers.draw !== null;
    case "terrie":
      return top !== null && isPower(top, view);
    case "mathilde":
      return top !== null && top <= LOW_CARD;
    case "place":
    case "alex":
    case "clement":
      return offers.swap.size > 0;
    case "power":
      return offers.usePower !== null;
    case "end":
      return offers.call !== null;
    case "called":
      return view.first_caller !== null && view.first_caller !== view.me;
    case "throw":
    case "greg":
      return waiting && offers.aims.size > 0;
    case "emilie":
      return waiting && took && view.options.powers;
  }
}

/** Whether it can be read on: one about my own move is over with the move, another stays until it is read. */
export function stays(lesson: Lesson, scene: Scene): boolean {
  if (lesson === "called" || lesson === "throw" || lesson === "greg" || lesson === "emilie") return scene.view.phase === "play";
  return fits(lesson, scene);
}

/** What a lesson is about, by the name of its place; null if it is about everything. */
export function about(lesson: Lesson, view: View): string | null {
  if (lesson === "peek") return seatName(view.me ?? 0);
  return lesson === "power" || lesson === "terrie" || lesson === "mathilde" || lesson === "throw" || lesson === "greg" ? "discard" : null;
}
