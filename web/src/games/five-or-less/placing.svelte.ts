/** Where a card goes that was drawn, or is taken from the discards: into my pyramid, or onto the discards. */
import { tick } from "svelte";
import type { Box, Places } from "../../kit/flip";
import type { Can } from "./can";
import { slotName } from "./moves";
import type { Throwing } from "./throwing.svelte";
import type { Action, Slot, View } from "./types";

interface Around {
  view(): View;
  offers(): Can;
  /** The places of my cards. */
  mine(): readonly Slot[];
  /** Lets what lies there now come from that place. */
  fly(name: string, from: Box | null): void;
  board: Places;
  throwing: Throwing;
  /** Shows it at once and tells the server. */
  send(action: Action, slot: Slot | null): void;
  /** Tells the server alone, which says why not. */
  ask(action: Action): void;
}

export class Placing {
  /** A place for the top discard is asked for. */
  taking = $state(false);
  /** Whether the placing that will be told next was shown when I did it. */
  shown = false;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** A tap on the discard pile: put the drawn card there, or choose a place for its top. */
  discardPile(): void {
    if (this.#around.offers().discard) this.discard();
    else if (this.taking) this.taking = false;
    else this.take();
  }

  take(): void {
    const { offers, view, throwing, mine, ask } = this.#around;
    const { top, turn } = view();
    if (offers().take.size > 0) {
      throwing.letGo();
      this.taking = true;
    } else if (top) ask({ do: "take", turn, discard: top.number, slot: mine()[0] ?? 0 });
  }

  discard(): boolean {
    const { offers, board, fly, throwing, send } = this.#around;
    const action = offers().discard;
    if (!action || throwing.inTheAir !== null) return false;
    const from = board.box("held");
    this.shown = true;
    send(action, null);
    void tick().then(() => fly("discard", from));
    return true;
  }

  /** The drawn card, or the top discard, was dragged there: onto one of my cards, or onto the discards. */
  drop(x: number, y: number): void {
    const { offers, board, mine } = this.#around;
    const slot = mine().find((each) => board.hit(this.#name(each), x, y, 0));
    if (slot !== undefined) {
      this.taking ||= offers().take.has(slot);
      this.place(slot);
    } else if (board.hit("discard", x, y)) this.discard();
  }

  /** Puts the drawn or taken card in that place, if there is one; what lay there goes, unseen until the server shows it. */
  place(slot: Slot): boolean {
    const { board, fly, offers, throwing, send } = this.#around;
    const action = offers().swap.get(slot) ?? (this.taking ? offers().take.get(slot) : undefined);
    if (!action) return false;
    // The throw is judged first; the drawn card stays in the hand.
    if (throwing.inTheAir !== null) return true;
    const from = board.box(this.taking ? "discard" : "held");
    const lay = board.box(this.#name(slot));
    this.taking = false;
    this.shown = true;
    send(action, slot);
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
