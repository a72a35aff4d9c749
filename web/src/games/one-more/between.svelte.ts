/** How a round ended: shown once, for as long as I like, and then I say that I am ready for the next. */
import { untrack } from "svelte";
import { RoundsSeen } from "../../kit/rounds";
import { atTable } from "../../kit/storage";
import type { Act, Cue, Refusal } from "../contract";
import type { Can } from "./can";
import type { Action, View } from "./types";

interface Around {
  /** The table as it is shown, and what I can do at it as it is. */
  view(): View;
  offers(): Can;
  now(): Can;
  /** Whether something else is to be read first. */
  later(): boolean;
  act(): Act<Action> | null;
  refused(refusal: Refusal | null): void;
  cue(cue: Cue): void;
}

/** Made while the screen's component is set up. */
export class Between {
  open = $state(false);
  /** The turn with which the round ended that I am ready to go on from. */
  #readyAfter = $state(-1);
  readonly #around: Around;

  constructor(table: string, around: Around) {
    this.#around = around;
    const { view, offers, later, cue } = around;
    const rounds = untrack(() => new RoundsSeen(atTable("one-more", table), view().last?.round ?? null));
    $effect(() => {
      const { last, turn, outcome, hidden } = view();
      // The table waits for whoever has not gone on, also after the page was opened anew.
      const waits = offers().ready !== null && turn !== this.#readyAfter;
      if (!last || later() || !(waits || rounds.isNew(last.round))) return;
      const fresh = rounds.isNew(last.round);
      rounds.see(last.round);
      // The end of the game shows the last round itself; a reviewer leafs through and is not held up.
      this.open = !outcome && !hidden;
      if (fresh && !outcome) untrack(() => cue("out"));
    });
  }

  /** I have seen how the round ended. The table may have gone on without me. */
  goOn = async (): Promise<void> => {
    const { ready } = this.#around.now();
    const act = this.#around.act();
    if (!ready || !act || this.#readyAfter === ready.turn) return;
    this.#readyAfter = ready.turn;
    const refusal = await act(ready);
    if (refusal) this.#around.refused(refusal);
  };
}
