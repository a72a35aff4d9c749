/** The coach of this table: after the goal one thing in a turn. */
import { untrack } from "svelte";
import { Coach } from "../../kit/coach.svelte";
import { onDevice } from "../../kit/storage";
import { fits, followed, LESSONS, type Lesson } from "./lessons";
import type { Team, View, ViewAid } from "./types";

interface Around {
  view(): View;
  aid(): ViewAid;
  team(): Team | null;
  /** Whether I am to play a card, and whether what I picked can be done. */
  mine(): boolean;
  picked(): boolean;
  /** Whether there is somebody to explain it to, and nothing else to be read. */
  listening(): boolean;
  explaining(open: boolean): void;
}

/** Made while the screen's component is set up. */
export function teach({ view, aid, team, mine, picked, listening, explaining }: Around): Coach<Lesson> {
  const coach = new Coach<Lesson>(onDevice("double-series"), LESSONS, explaining);
  /** The turn in which something was explained. */
  let taught = -1;
  $effect.pre(() => {
    const free = listening() && !coach.open;
    const [seen, help, own, playing, doing] = [view(), aid(), team(), mine(), picked()];
    untrack(() => {
      if (coach.shown !== null && followed(coach.shown, doing)) return coach.done();
      // The result is what counts then.
      if (seen.ended) coach.offer(() => false, () => false);
      if (!free || seen.turn === taught) return;
      coach.offer((lesson) => fits(lesson, seen, help, own, playing));
      if (coach.open && coach.shown !== "goal") taught = seen.turn;
    });
  });
  return coach;
}
