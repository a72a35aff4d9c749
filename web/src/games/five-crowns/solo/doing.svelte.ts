/** What I choose and do alone: a hand for the drawn card, a card of it to discard. */
import { untrack } from "svelte";
import { held } from "../../../kit/held";
import { Moves } from "../../../kit/moves.svelte";
import type { Act, Cue, Refusal } from "../../contract";
import type { Action, Code, SoloView, ViewAid } from "../types";

interface Around {
  view(): SoloView;
  aid(): ViewAid;
  act(): Act<Action> | null;
  refused(refusal: Refusal | null): void;
  cue(cue: Cue): void;
}

export class SoloDoing {
  /** The hand that is open before me, by its size, and the key of the card to be discarded from it. */
  chosen = $state<number | null>(null);
  parting = $state<string | null>(null);
  /** The hand that was open last: the keyboard goes back there. */
  before = $state<number | null>(null);
  readonly moves: Moves<Action, { hand: number }>;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.moves = new Moves({ act: around.act, moment: () => String(around.view().turn), refused: around.refused });
    // The next card: choose anew.
    $effect.pre(() => {
      void around.view().turn;
      untrack(() => this.#open(null));
    });
  }

  /** The cards of the open hand with its melds first and the drawn one last. */
  readonly cards = $derived.by(() => {
    const { hands, drawn } = this.#around.view();
    const best = this.#around.aid().arrangements[hands.findIndex(({ wild }) => wild === this.chosen)];
    return best && drawn !== null ? held<Code>([...best.melds.flat(), ...best.left, drawn]) : [];
  });
  readonly discard = $derived.by(() => this.cards.find(({ key }) => key === this.parting)?.card ?? null);
  /** Whether the drawn card itself is to be discarded. */
  readonly passes = $derived.by(() => this.parting !== null && this.cards[this.cards.length - 1]?.key === this.parting);

  #open(size: number | null): void {
    this.before = this.chosen ?? this.before;
    this.chosen = size;
    this.parting = null;
  }

  choose = (size: number): void => this.#open(this.chosen === size ? null : size);

  part = (key: string): void => {
    this.parting = this.parting === key ? null : key;
  };

  /** The chosen card again: Enter confirms it, a tap takes it back. */
  confirm = (key: string, keyed: boolean): void => {
    if (keyed) this.place();
    else this.part(key);
  };

  place = (): void => {
    const [hand, discard] = [this.chosen, this.discard];
    if (hand === null || discard === null || this.moves.busy) return;
    this.#around.cue("card");
    void this.moves.send({ do: "place", turn: this.#around.view().turn, hand, discard }, { hand });
  };

  /** One step back. */
  letGo = (): void => {
    if (this.parting !== null) this.parting = null;
    else this.#open(null);
    this.#around.refused(null);
  };
}
