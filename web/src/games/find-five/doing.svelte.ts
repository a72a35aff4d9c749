/** What I do at this table: the pen in my hand, what it has drawn, and what I say about the round. */
import { untrack } from "svelte";
import { Moves } from "../../kit/moves.svelte";
import type { Act, Cue, Refusal } from "../contract";
import { deedsOf, type Deed, type DeedId } from "./bar";
import type { Can } from "./can";
import { FIVE, shapeFinder, sorted } from "./grid";
import { has, shown, stands, type Change, type Marks } from "./ink";
import type { Translate } from "./names";
import { RESTING, type Pen } from "./pen";
import type { Action, Shape, Square, View, ViewAid } from "./types";
import { wrongOf, type Wrong } from "./wrong";

interface Around {
  view(): View;
  aid(): ViewAid;
  /** The number of the view. */
  number(): number;
  offers(): Can;
  act(): Act<Action> | null;
  refused(refusal: Refusal | null): void;
  cue(cue: Cue): void;
  t: Translate;
}

/** So long a second tap is waited for, in milliseconds. */
const ASKED = 3000;

export class Doing {
  pen = $state.raw<Pen>(RESTING);
  /** What was tapped once and asks for a second tap. */
  armed = $state<DeedId | null>(null);
  readonly #around: Around;
  readonly #strokes: Moves<Action, Change>;
  readonly #said: Moves<Action, null>;

  constructor(around: Around) {
    this.#around = around;
    const { act, refused, view, number } = around;
    this.#strokes = new Moves<Action, Change>({
      act,
      refused,
      number,
      moment: () => this.#moment,
      several: true,
      stands: (change, accepted) => stands(change, accepted, view().marks, number()),
    });
    this.#said = new Moves<Action, null>({ act, refused, moment: () => this.#moment });
    // Stop: what was not finished is lost, and the pen lies down.
    $effect.pre(() => {
      void this.#moment;
      untrack(() => {
        this.pen = RESTING;
        this.armed = null;
      });
    });
    // An outline that is gone is held no longer.
    $effect.pre(() => {
      const { picked } = this.pen;
      if (picked && !has(this.marks, picked)) this.pen = { ...this.pen, picked: null };
    });
    $effect(() => {
      if (this.armed === null) return;
      const timer = setTimeout(() => (this.armed = null), ASKED);
      return () => clearTimeout(timer);
    });
  }

  /** What is asked of me. Derived, so that what is told meanwhile and changes nothing of it takes no stroke away. */
  readonly #moment = $derived.by(() => {
    const { round, phase, active, me, timer } = this.#around.view();
    return `${round}/${phase}/${me !== null && active.includes(me)}/${timer}`;
  });

  /** Whether something of mine is under way that ends my part of the round. */
  get busy(): boolean {
    return this.#said.busy;
  }

  readonly #shapeOf = $derived.by(() => shapeFinder(this.#around.aid().tiles));
  /** My outlines. */
  readonly marks = $derived.by((): Marks => shown(this.#around.view().marks, this.#strokes.all, this.#around.view().kind !== "basic"));
  /** Their shapes. */
  readonly shapes = $derived.by(() => this.marks.map((mark) => this.#shapeOf(mark)));
  /** Whether I may draw. */
  readonly live = $derived.by(() => this.#around.offers().draw || (this.#around.offers().cross && this.#around.offers().alone.length === 0));
  /** The shape that the pen holds, to be crossed out. */
  readonly crossing = $derived.by((): Shape | null => (this.#around.offers().cross ? this.#shapeOf(this.pen.draft) : null));
  /** What is wrong with the last outline, as far as that may be told. */
  readonly wrong = $derived.by((): Wrong | null => wrongOf(this.#around.view(), this.#around.aid(), this.marks, this.shapes));
  readonly deeds = $derived.by((): readonly Deed[] =>
    deedsOf({ view: this.#around.view(), offers: this.#around.offers(), crossing: this.crossing, drawn: this.marks.length, lost: this.wrong !== null, busy: this.busy }, this.#around.t),
  );

  #change(does: Change["does"], squares: readonly Square[]): void {
    this.pen = RESTING;
    this.#around.cue("card");
    const change: Change = { does, squares: sorted(squares) };
    void this.#strokes.send({ do: does, round: this.#around.view().round, squares: [...change.squares] }, change);
  }

  /** The pen has moved; `up`: it has left the board, or a key has done something whole. */
  hold = (pen: Pen, up: boolean): void => {
    this.pen = pen;
    if (up && this.#around.offers().draw && pen.draft.length >= FIVE) this.#change("mark", pen.draft);
  };

  erase = (mark: readonly Square[]): void => this.#change("erase", mark);

  letGo = (): boolean => {
    if (this.pen.draft.length === 0 && this.pen.picked === null) return false;
    this.pen = RESTING;
    return true;
  };

  /** A tap on one of the deeds. What is final and easily hit by mistake asks for a second one. */
  press = (id: DeedId): boolean => {
    const deed = this.deeds.find((each) => each.id === id);
    if (!deed || deed.disabled) return false;
    if (deed.sure && this.armed !== id) {
      this.armed = id;
      return true;
    }
    this.armed = null;
    const { round } = this.#around.view();
    if (id === "cross") {
      if (this.crossing) void this.#said.send({ do: "cross", round, shape: this.crossing, squares: sorted(this.pen.draft) });
    } else void this.#said.send({ do: id, round });
    return true;
  };

  /** Crosses a shape out alone, because none fits any more. */
  crossAlone = (shape: Shape): void => void this.#said.send({ do: "cross", round: this.#around.view().round, shape });

  ready = (): boolean => {
    if (!this.#around.offers().ready || this.busy) return false;
    void this.#said.send({ do: "ready", round: this.#around.view().round });
    return true;
  };
}
