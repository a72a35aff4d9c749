/** Which lesson is given when: one for a moment, and none after it was read. */
import { untrack } from "svelte";
import { Coach } from "../../kit/coach.svelte";
import { onDevice } from "../../kit/storage";
import { fits, LESSONS, stays, type Lesson, type Scene } from "./coach";

/** Made while the screen's component is set up. */
export class Lessons {
  readonly #coach: Coach<Lesson>;
  /** The moment of the last lesson: the next one waits for another. */
  #given = "";

  constructor(scene: () => Scene, moment: () => string, explaining: (open: boolean) => void) {
    this.#coach = new Coach(onDevice("five-or-less"), LESSONS, explaining);
    $effect.pre(() => {
      const [now, at, shown] = [scene(), moment(), this.#coach.shown];
      if (now.view.me === null) return;
      untrack(() => {
        // Who does what it was about has understood it. The goal is told before the first moment, which has its own lesson.
        if (shown !== null && !stays(shown, now)) this.#coach.done();
        if (this.#coach.shown !== null) this.#given = this.#coach.shown === "goal" ? "" : at;
        else if (this.#given !== at) this.#coach.offer((lesson) => fits(lesson, now));
      });
    });
  }

  /** The lesson that is being given. */
  get shown(): Lesson | null {
    return this.#coach.shown;
  }

  read = (): void => this.#coach.done();
  off = (): void => this.#coach.off();
}
