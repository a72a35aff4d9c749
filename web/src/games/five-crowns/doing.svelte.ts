/** What I do at this table. */
import type { Box } from "../../kit/flip";
import { Holding } from "./holding.svelte";
import { chosen } from "./own";
import type { Action, Code } from "./types";

export class Doing extends Holding {
  /** Takes a card from there. Whatever was lifted is put down: what is tapped next is a choice of its own. */
  #draw(from: "stock" | "discard", card: Code | null, action: Action, comes: boolean): void {
    const { act, offers, news, cue } = this.around;
    const ready = (from === "stock" ? offers().draw : offers().take) !== null && !this.moves.busy && act() !== null;
    if (ready) {
      this.lifted = null;
      news.handFrom = from;
      cue("card");
      if (comes) this.hand.expect(card);
    }
    void this.moves.send(action, ready ? { draws: comes ? from : null, gives: null } : null);
  }

  draw = (): void => {
    const { view, offers } = this.around;
    // A draw that ends the round brings no card.
    this.#draw("stock", null, { do: "draw", turn: view().turn }, offers().drawing !== "round_end");
  };

  take = (): void => {
    const card = this.pile[this.pile.length - 1];
    if (card !== undefined) this.#draw("discard", card, { do: "take", turn: this.around.view().turn, card }, true);
  };

  /** Gives a card away with this action. */
  #give(key: string, from: Box | null, action: (card: Code) => Action): void {
    const held = this.hand.order.find((each) => each.key === key);
    if (!held || held.card === null || this.moves.busy) return;
    const { act, offers, news, boxOf, cue } = this.around;
    const ready = offers().discard.has(held.card) && act() !== null;
    if (ready) {
      news.topFrom = from ?? boxOf(key);
      this.leaving = key;
      this.lifted = null;
      this.choosing = false;
      cue("card");
    }
    void this.moves.send(action(held.card), ready ? { draws: null, gives: held } : null);
  }

  discard = (key: string, from: Box | null = null): void => {
    this.#give(key, from, (card) => ({ do: "discard", turn: this.around.view().turn, card }));
  };

  goOut = (card: Code): void => {
    const held = this.items.find((each) => each.card === card && each.key === this.lifted) ?? this.items.find((each) => each.card === card);
    if (held) this.#give(held.key, null, (discard) => ({ do: "go_out", turn: this.around.view().turn, discard }));
  };

  /** Lays the melds that I chose. */
  lay = (): void => {
    const own = this.own;
    if (!own || own.discard === null) return;
    const melds = chosen(own, this.items);
    this.#give(own.discard, null, (discard) => ({ do: "lay", turn: this.around.view().turn, discard, melds }));
  };

  /** Goes out at once if the lifted card is one to do it with, else after the choice of one. */
  out = (): void => {
    if (this.liftedCard !== null && this.around.offers().out.has(this.liftedCard)) this.goOut(this.liftedCard);
    else this.choosing = true;
  };

  /** A tap on the discard pile: takes its top card when I am to draw, and puts the lifted card there when I am to discard. */
  tapPile = (): void => {
    if (this.around.offers().discard.size === 0) this.take();
    else if (this.lifted !== null) this.discard(this.lifted);
    else this.around.liftFirst();
  };

  /** The lifted card again: Enter discards it, a tap only puts it down, since taps come twice by mistake. */
  confirm = (key: string, keyed: boolean): void => {
    if (keyed && !this.own) this.discard(key);
    else this.lift(key);
  };
}
