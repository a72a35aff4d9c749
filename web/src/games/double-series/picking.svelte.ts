/** What I have in my fingers: the card that is lifted, where it goes, and where I mean to put it. */
import { untrack } from "svelte";
import type { Held } from "../../kit/held";
import { Moves } from "../../kit/moves.svelte";
import type { Act, Cue, Refusal } from "../contract";
import { spaces, type Move } from "./board";
import { mayPlay, targets, type Can } from "./can";
import type { News } from "./news.svelte";
import type { Action, Card, Square, Team, View, ViewAid } from "./types";

/** How a move of mine is shown before the view shows it: a card has left my hand, a marker lies or is gone. */
interface Shown {
  key: string | null;
  move: Move | null;
}

/** What it needs of the board. */
export interface Aimed {
  at(x: number, y: number): Square | null;
  focusNext(): Promise<void>;
}

export interface Around {
  view(): View;
  aid(): ViewAid;
  /** My hand as the table knows it. */
  hand(): readonly Held<Card>[];
  offers(): Can;
  team(): Team | null;
  act(): Act<Action> | null;
  refused(refusal: Refusal | null): void;
  cue(cue: Cue): void;
  board(): Aimed | undefined;
  news: News;
}

/** A dragged card lies under the finger; what it is aimed at shows above it. */
const ABOVE = 40;

export class Picking {
  /** The card that is lifted, by key. */
  lifted = $state<string | null>(null);
  /** Where I mean to play. */
  chosen = $state<Square | null>(null);
  /** Over which space a card is dragged. */
  hovered = $state<Square | null>(null);
  /** A space that was tapped and to which nothing can be done: it is told what it is. */
  looked = $state<Square | null>(null);
  readonly moves: Moves<Action, Shown>;
  protected readonly around: Around;

  constructor(around: Around) {
    this.around = around;
    this.moves = new Moves({ act: around.act, moment: () => this.moment, refused: around.refused });
    // A new moment: what was being chosen is over. A card lifted while waiting stays lifted for my turn.
    $effect.pre(() => {
      void this.moment;
      untrack(() => {
        this.chosen = null;
        this.looked = null;
        if (this.card === null) this.lifted = null;
      });
    });
  }

  /** What is asked of me. */
  protected readonly moment = $derived.by(() => {
    const { turn, phase, exchanges, trial } = this.around.view();
    return [turn, phase, exchanges, trial?.stage.is, this.around.offers().vote, ...this.around.hand().map(({ key }) => key)].join("/");
  });

  /** My hand as it is shown: without the card that I have just played. */
  readonly items = $derived.by(() => this.around.hand().filter(({ key }) => key !== this.moves.live?.key));
  /** The board as it is shown. */
  readonly laid = $derived.by(() => spaces(this.around.view(), this.moves.live?.move));
  readonly card = $derived.by(() => this.items.find(({ key }) => key === this.lifted)?.card ?? null);
  /** What the lifted card can do. */
  readonly help = $derived.by(() => this.aidOf(this.card));
  /** Whether I am to play a card. */
  readonly mine = $derived.by(() => mayPlay(this.around.offers()) && !this.moves.busy);
  /** Where the lifted card goes: now, or when it is my turn. */
  readonly open = $derived.by(() => (mayPlay(this.around.offers()) ? targets(this.around.offers(), this.card) : [...(this.help?.free ?? []), ...(this.help?.removable ?? [])]));

  aidOf(card: Card | null): ViewAid["cards"][number] | null {
    return this.around.aid().cards.find((each) => each.card === card) ?? null;
  }

  protected keyOf(wished: Card): string | null {
    return this.card === wished ? this.lifted : (this.items.find((each) => each.card === wished)?.key ?? null);
  }

  /** The space that a card dragged there is aimed at. */
  protected aimed(x: number, y: number): Square | null {
    return this.around.board()?.at(x, y - ABOVE) ?? null;
  }

  /** Lifts a card or puts it down; with a key one goes on to its spaces. */
  lift = (key: string, keyed: boolean): void => {
    const { refused, board } = this.around;
    this.lifted = this.lifted === key ? null : key;
    this.chosen = null;
    this.looked = null;
    refused(null);
    if (keyed && this.lifted !== null && this.mine && this.open.length > 0) void board()?.focusNext();
  };

  liftAt = (place: number): boolean => {
    const held = this.items[place];
    if (held) this.lift(held.key, true);
    return held !== undefined;
  };

  /** A card is dragged there; tells whether it can be dropped. */
  drag = (x: number, y: number, key: string): boolean => {
    this.lifted = key;
    this.chosen = null;
    const square = this.mine ? this.aimed(x, y) : null;
    this.hovered = square !== null && this.open.includes(square) ? square : null;
    return square !== null;
  };

  letGo = (): void => {
    this.lifted = null;
    this.chosen = null;
    this.looked = null;
    this.around.refused(null);
  };
}
