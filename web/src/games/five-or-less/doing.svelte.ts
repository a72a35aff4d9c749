/** What I choose and do in my turn: shown at once, told to the server, and taken back if it says no. */
import { tick, untrack } from "svelte";
import type { Box, Places } from "../../kit/flip";
import { Moves } from "../../kit/moves.svelte";
import type { Act, Refusal, SightOf } from "../contract";
import type { Can } from "./can";
import { slotName } from "./moves";
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
  /** A place for the top discard is asked for. */
  taking = $state(false);
  /** The call is to be confirmed. */
  calling = $state(false);
  /** What I have chosen of a power's target. */
  choice = $state.raw<Choice>(NOTHING);
  /** Whether the placing that will be told next was shown when I did it. */
  placed = false;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.moves = new Moves({
      act: around.act,
      moment: () => this.moment,
      refused: around.refused,
      takenBack: () => (this.placed = false),
      number: around.number,
      stands: () => around.view().waits === null,
      patience: PATIENCE,
    });
    // A new turn or stage: what was being chosen is over.
    $effect.pre(() => {
      void this.moment;
      untrack(() => {
        this.taking = this.calling = false;
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
      if (sight.is === "discarded") this.placed = false;
    }
  }

  letGo = (): void => {
    this.taking = this.calling = false;
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

  /** A tap on the discard pile: put the drawn card there, or choose a place for its top. */
  discardPile(): void {
    if (this.#around.offers().discard) this.discard();
    else if (this.taking) this.taking = false;
    else this.take();
  }

  take(): void {
    const { offers, view, throwing } = this.#around;
    const { top, turn } = view();
    if (offers().take.size > 0) {
      throwing.letGo();
      this.taking = true;
      // Not on the menu: the server says why.
    } else if (top) void this.moves.send({ do: "take", turn, discard: top.number, slot: this.mine[0] ?? 0 });
  }

  discard(): boolean {
    const { offers, board, fly, throwing } = this.#around;
    const action = offers().discard;
    if (!action || throwing.inTheAir !== null) return false;
    const from = board.box("held");
    this.placed = true;
    this.do(action);
    void tick().then(() => fly("discard", from));
    return true;
  }

  /** The drawn card, or the top discard, was dragged there: onto one of my cards, or onto the discards. */
  drop(x: number, y: number): void {
    const { offers, board } = this.#around;
    const slot = this.mine.find((each) => board.hit(this.#name(each), x, y, 0));
    if (slot !== undefined) {
      this.taking ||= offers().take.has(slot);
      this.#place(slot);
    } else if (board.hit("discard", x, y)) this.discard();
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
    else if (this.#place(slot)) return;
    else if (this.giving) this.choose({ mine: this.target.mine === slot ? null : slot });
    else if (offers().aims.size > 0 && throwing.picked !== slot) throwing.pick(slot);
    else void throwing.throw(slot, began);
  }

  /** Puts the drawn or taken card in that place; the one that lay there goes, unseen until the server shows it. */
  #place(slot: Slot): boolean {
    const { board, fly, offers, throwing } = this.#around;
    const action = offers().swap.get(slot) ?? (this.taking ? offers().take.get(slot) : undefined);
    if (!action) return false;
    // The throw is judged first; the drawn card stays in the hand.
    if (throwing.inTheAir !== null) return true;
    const from = board.box(this.taking ? "discard" : "held");
    const lay = board.box(this.#name(slot));
    this.taking = false;
    this.placed = true;
    this.do(action, slot);
    void tick().then(() => {
      fly("discard", lay);
      fly(this.#name(slot), from);
    });
    return true;
  }

  #name(slot: Slot): string {
    return slotName(this.#around.view().me ?? 0, slot);
  }
}
