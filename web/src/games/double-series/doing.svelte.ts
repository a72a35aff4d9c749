/** What I do at this table. */
import { untrack } from "svelte";
import type { Box } from "../../kit/flip";
import { cardFor, doesOf, play, targets } from "./can";
import { Picking, type Around } from "./picking.svelte";
import type { Card, Square, Vote } from "./types";

/** A card that goes to more spaces than these is confirmed after a drag: one is easily missed. */
const SURE = 2;

export class Doing extends Picking {
  #five = $state(0);

  constructor(around: Around) {
    super(around);
    $effect.pre(() => {
      void this.moment;
      untrack(() => (this.#five = 0));
    });
  }

  /** Where something can be done now. */
  readonly wanted = $derived.by(() => {
    const { choose } = this.around.offers();
    return choose.length > 0 ? choose.flat() : this.moves.busy ? [] : this.open;
  });
  /** The five that is about to be chosen, which of how many. */
  readonly choice = $derived.by(() => {
    const [{ choose }, team] = [this.around.offers(), this.around.team()];
    const number = this.#five % Math.max(1, choose.length);
    const series = choose[number];
    return series && team !== null ? { series, team, number: number + 1, count: choose.length } : null;
  });

  put = (wished: Card, square: Square): void => {
    const { view, offers, news, team, cue } = this.around;
    const action = play(view().turn, wished, square, doesOf(wished));
    // What cannot be done is not shown as done; the server says why.
    if (this.moves.busy || !targets(offers(), wished).includes(square)) return void this.moves.send(action);
    const shown = { key: this.keyOf(wished), move: { square, team: action.do === "remove" ? null : team() } };
    cue("card");
    news.last = square;
    this.lifted = null;
    this.chosen = null;
    void this.moves.send(action, shown);
  };

  /** Plays what I have chosen; false if nothing is. */
  confirm = (): boolean => {
    const [card, square] = [this.card, this.chosen];
    if (card === null || square === null) return false;
    this.put(card, square);
    return true;
  };

  /** Something is done with the card in my fingers, which leaves my hand. */
  layDown = (how: "exchange" | "discard", card: Card): void => void this.moves.send({ do: how, turn: this.around.view().turn, card }, { key: this.keyOf(card), move: null });

  giveUp = (card: Card): void => void this.moves.send({ do: "give_up", message: this.around.view().trial?.message ?? 0, card }, { key: this.keyOf(card), move: null });

  draw = (): boolean => {
    const turn = this.around.offers().draw;
    if (turn !== null) void this.moves.send({ do: "draw", turn });
    return turn !== null;
  };

  vote = (vote: Vote): void => {
    const message = this.around.offers().vote;
    if (message !== null) void this.moves.send({ do: "vote", message, vote });
  };

  score = (): void => {
    const choice = this.choice;
    if (choice) void this.moves.send({ do: "choose", turn: this.around.view().turn, series: choice.series });
  };

  /** The next of the fives to choose from. */
  another = (): void => void (this.#five += 1);

  tap = (square: Square): void => {
    const { offers, refused } = this.around;
    refused(null);
    this.looked = null;
    if (this.moves.busy) return;
    const { choose } = offers();
    if (choose.length > 0) {
      const through = choose.flatMap((series, n) => (series.includes(square) ? [n] : []));
      this.#five = through.find((n) => n > this.#five) ?? through[0] ?? this.#five;
      return;
    }
    const shown = this.laid[square]?.card ?? null;
    const wished = this.mine ? cardFor(offers(), square, shown, this.card) : null;
    if (wished !== null) {
      if (this.chosen === square && wished === this.card) return this.put(wished, square);
      this.lifted = this.keyOf(wished);
      this.chosen = square;
      return;
    }
    if (this.mine && this.card !== null && this.open.length > 0) return this.put(this.card, square);
    this.chosen = null;
    this.looked = square;
    const mineToo = this.items.find((each) => each.card === shown);
    this.lifted = mineToo && mineToo.key !== this.lifted ? mineToo.key : null;
  };

  drop = (key: string, _from: Box, x: number, y: number): void => {
    const square = this.aimed(x, y);
    const card = this.items.find((each) => each.key === key)?.card;
    if (square === null || card === undefined || !this.mine) return;
    if (this.open.length > SURE && this.open.includes(square)) this.chosen = square;
    else this.put(card, square);
  };
}
