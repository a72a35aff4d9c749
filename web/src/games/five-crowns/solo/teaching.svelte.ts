/** What is explained in a first game alone, and when. */
import { untrack } from "svelte";
import { Coach } from "../../../kit/coach.svelte";
import { onDevice } from "../../../kit/storage";

export const SOLO_LESSONS = ["solo", "solo-hand", "solo-card"] as const;
export type SoloLesson = (typeof SOLO_LESSONS)[number];

interface Around {
  /** Whether a card waits to be put into a hand, and whether I have chosen one. */
  placing(): boolean;
  chosen(): boolean;
  explaining(open: boolean): void;
}

/** Whether that lesson is about what is going on. */
export function fits(lesson: SoloLesson, placing: boolean, chosen: boolean): boolean {
  return placing && (lesson === "solo" || chosen === (lesson === "solo-card"));
}

/** The coach of this table. Made while the screen is set up. */
export function teachSolo({ placing, chosen, explaining }: Around): Coach<SoloLesson> {
  const coach = new Coach<SoloLesson>(onDevice("five-crowns"), SOLO_LESSONS, explaining);
  $effect.pre(() => {
    const [now, picked, shown] = [placing(), chosen(), coach.shown];
    untrack(() => {
      // Who does what is being explained has understood it.
      if (shown !== null && !fits(shown, now, picked)) coach.done();
      coach.offer((lesson) => fits(lesson, now, picked));
    });
  });
  return coach;
}
