/** What is explained in a first game, and when: the whole in four pictures, then each thing as it comes up. */
import { untrack } from "svelte";
import { Coach } from "../../kit/coach.svelte";
import { onDevice } from "../../kit/storage";
import type { Can } from "./can";

/** In the order of what is most urgent: on a last turn there is no time to speak of anything else. */
export const LESSONS = ["start", "last", "out", "draw", "discard"] as const;
export type Lesson = (typeof LESSONS)[number];

/** What each lesson is about, by the name of its place; the first is about everything. */
export const ABOUT: Record<Lesson, string | null> = { start: null, last: "now", out: "bar", draw: "piles", discard: "hand" };

/** What one does each of them with: where a card is discarded or laid down, the whole of my side stays free. */
export const FREE: Record<Lesson, readonly string[]> = { start: [], last: ["mine"], out: ["mine"], draw: [], discard: ["now", "mine"] };

/** What is worth seeing meanwhile: what others have laid down and the piles, and what was done last. */
export const SPARE: Record<Lesson, readonly string[]> = { start: [], last: ["laid", "piles"], out: [], draw: ["did"], discard: [] };

interface Around {
  offers(): Can;
  /** Whether there is somebody to explain it to, and nothing else to be read. */
  listening(): boolean;
  explaining(open: boolean): void;
}

/** Whether that lesson is about what is going on. */
export function fits(lesson: Lesson, { last, out, draw, discard }: Can): boolean {
  if (lesson === "start") return true;
  if (lesson === "last") return last;
  if (lesson === "out") return out.size > 0;
  return !last && (lesson === "draw" ? draw !== null : discard.size > 0 && out.size === 0);
}

/** The coach of this table. Made while the screen is set up. */
export function teach({ offers, listening, explaining }: Around): Coach<Lesson> {
  const coach = new Coach<Lesson>(onDevice("five-crowns"), LESSONS, explaining);
  $effect.pre(() => {
    const [now, listens, shown] = [offers(), listening(), coach.shown];
    untrack(() => {
      // Who does what is being explained has understood it.
      if (shown !== null && !fits(shown, now)) coach.done();
      coach.offer((lesson) => listens && fits(lesson, now));
    });
  });
  return coach;
}
