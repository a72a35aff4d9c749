/** What I do: shown at once, told to the table, taken back with the reason if it says no, dropped once the view shows it. */
import { untrack } from "svelte";
import type { Act, Refusal } from "../games/contract";

interface Around<Action, Shown> {
  /** How something is done; null where there is nothing to do but look. */
  act(): Act<Action> | null;
  /** What is asked of me, in a word: once it changes, what I did is shown by the view or is over. */
  moment(): string;
  /** Says why not, where the finger is; null takes back what was said before. */
  refused(refusal: Refusal | null): void;
  /** It was refused and is no longer shown: lets what has to come back come back. */
  takenBack?(shown: Shown): void;
  /** Whether several may be under way at once, as strokes of a pen are. One at a time otherwise. */
  several?: boolean;
  /** The number of the view that is shown (`game.number`); needed with `stands`. */
  number?(): number;
  /** Within a moment: whether the view does not show it yet. `accepted` is the number of the view with which it was accepted. */
  stands?(shown: Shown, accepted: number | null): boolean;
  /** After so many milliseconds an accepted move that changed nothing in the view is shown no longer. */
  patience?: number;
}

interface Move<Shown> {
  at: string;
  /** How it is shown; null for what only keeps me from doing two things at once. */
  shown: Shown | null;
  accepted: number | null;
}

/** Made while the screen's component is set up. */
export class Moves<Action, Shown> {
  #under = $state.raw<readonly Move<Shown>[]>([]);
  readonly #around: Around<Action, Shown>;

  constructor(around: Around<Action, Shown>) {
    this.#around = around;
    // The same word may describe a later moment, such as the one after a vote.
    $effect.pre(() => {
      const now = around.moment();
      untrack(() => {
        if (this.#under.some(({ at }) => at !== now)) this.#under = this.#under.filter(({ at }) => at === now);
      });
    });
  }

  get #open(): readonly Move<Shown>[] {
    const { moment, stands } = this.#around;
    const now = moment();
    return this.#under.filter(({ at, shown, accepted }) => at === now && (!stands || shown === null || stands(shown, accepted)));
  }

  /** Whether something of mine is under way. */
  get busy(): boolean {
    return this.#open.length > 0;
  }

  /** What is shown of my move before the view shows it. */
  get live(): Shown | null {
    return this.all[0] ?? null;
  }

  /** The same where several may be under way, the oldest first. */
  get all(): readonly Shown[] {
    return this.#open.flatMap(({ shown }) => (shown === null ? [] : [shown]));
  }

  /**
   * Does it, and shows it like that until the view does. What is not on the menu is sent with null: nothing is shown, and
   * the table says why not. Comes back with whether it was accepted.
   */
  async send(action: Action, shown: Shown | null = null): Promise<boolean> {
    const { act, moment, refused, takenBack, several, patience, number } = this.#around;
    const does = act();
    if (!does || (this.busy && !several)) return false;
    refused(null);
    const move: Move<Shown> = { at: moment(), shown, accepted: null };
    this.#under = [...this.#under, move];
    const refusal = await does(action);
    if (refusal) {
      if (this.#forget(move) && shown !== null) takenBack?.(shown);
      refused(refusal);
      return false;
    }
    const kept = { ...move, accepted: number?.() ?? 0 };
    this.#under = this.#under.map((each) => (each === move ? kept : each));
    if (patience !== undefined) setTimeout(() => this.#forget(kept), patience);
    return true;
  }

  /** What is under way is shown no longer: the table told something that settles it. */
  settle(): void {
    this.#under = [];
  }

  /** Whether it was still there. */
  #forget(move: Move<Shown>): boolean {
    const before = this.#under.length;
    this.#under = this.#under.filter((each) => each !== move);
    return this.#under.length < before;
  }
}
