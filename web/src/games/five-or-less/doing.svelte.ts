/** What I choose and do in my turn: shown at once, told to the server, and taken back if it says no. */
import { untrack } from "svelte";
import type { Box, Places } from "../../kit/flip";
import { Moves } from "../../kit/moves.svelte";
import type { Act, Refusal, SightOf } from "../contract";
import type { Can } from "./can";
import { Placing } from "./placing.svelte";
import { chosen, missing, NOTHING, settled, type Choice } from "./target";
import type { Throwing } from "./throwing.svelte";
import type { Action, Sight, Slot, View } from "./types";

/** A move of mine before the view shows it. */
interface Shown {
  does: Action["do"];
  slot: Slot | null;
}

interface Around {
  view(): View;
  /** How much of the game was seen. */
  number(): number;
  offers(): Can;
  act(): Act<Action> | null;
  /** Says why not, where the finger is. */
  refused(refusal: Refusal | null): void;
  /** Lets what lies there now come from that place. */
  fly(name: string, from: Box | null): void;
  board: Places;
  throwing: Throwing;
}

/** Accepted, it shows in the view; one that came too late in a race changes nothing there, in milliseconds. */
const PATIENCE = 1000;

/** Made while the screen's component is set up. */
export class Doing {
  readonly moves: Moves<Action, Shown>;
  readonly placing: Placing;
  /** The call is to be confirmed. */
  calling = $state(false);
  /** What I have chosen of a power's target. */
  choice = $state.raw<Choice>(NOTHING);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.placing = new Placing({ ...around, mine: () => this.mine, send: (action, slot) => void this.do(action, slot), ask: (action) => void this.moves.send(action) });
    this.moves = new Moves({
      act: around.act,
      moment: () => this.moment,
      refused: around.refused,
      takenBack: () => (this.placing.shown = false),
      number: around.number,
      stands: () => around.view().waits === null,
      patience: PATIENCE,
    });
    // A new turn or stage: what was being chosen is over.
    $effect.pre(() => {
      void this.moment;
      untrack(() => {
        this.placing.taking = this.calling = false;
        this.choice = NOTHING;
      });
    });
  }

  readonly moment = $derived.by(() => {
    const { round, phase, turn, stage } = this.#around.view();
    return `${round}:${phase}:${turn}:${stage}`;
  });
  readonly busy = $derived.by(() => this.moves.busy || this.#around.throwing.inTheAir !== null || this.#around.view().waits !== null);
  readonly mine = $derived.by(() => {
    const { me, pyramids } = this.#around.view();
    return me === null ? [] : (pyramids[me] ?? []);
  });
  /** The target as it stands, and what is still to be chosen of it. */
  readonly target = $derived.by(() => settled(this.#around.offers().targets, this.choice));
  readonly needs = $derived.by(() => missing(this.#around.offers().targets, this.target));
  readonly giving = $derived.by(() => this.#around.offers().targets.some((each) => each.mine !== undefined));

  /** What was told settles what I was doing. */
  hear(sights: readonly SightOf<Sight>[]): void {
    const { me } = this.#around.view();
    for (const { sight } of sights) {
      if (!("seat" in sight) || sight.seat !== me) continue;
      if (sight.is === "waits" || sight.is === "dropped") this.moves.settle();
      if (sight.is === "discarded") this.placing.shown = false;
    }
  }

  letGo = (): void => {
    this.placing.taking = this.calling = false;
    this.#around.throwing.letGo();
    this.#around.refused(null);
  };

  /** Does what is on the menu; whether there was anything. */
  do(action: Action | null, slot: Slot | null = null): boolean {
    if (action) void this.moves.send(action, { does: action.do, slot });
    return action !== null;
  }

  draw(): void {
    const { offers, view } = this.#around;
    if (!this.do(offers().draw)) void this.moves.send({ do: "draw", turn: view().turn });
  }

  /** Goes on with the choice of a power's target; with the last of it the power is used. */
  choose(next: Partial<Choice>): void {
    const { targets } = this.#around.offers();
    this.choice = { ...this.target, ...next };
    this.do(chosen(targets, settled(targets, this.choice)));
  }

  /** A tap on one of my cards does what is asked for now. */
  tap(slot: Slot, began: number): void {
    const { offers, throwing } = this.#around;
    if (this.moves.busy) return;
    if (throwing.armed) void throwing.throw(slot, began);
    else if (this.placing.place(slot)) return;
    else if (this.giving) this.choose({ mine: this.target.mine === slot ? null : slot });
    else if (offers().aims.size > 0 && throwing.picked !== slot) throwing.pick(slot);
    else void throwing.throw(slot, began);
  }
}
