/** My cards in the order in which I keep them, over all that happens to the hand. */
import { follow, holds, moved, restored, sorted, SORTS, type Held, type Sort } from "./hand";
import { keepOrder, keepSort, orderOf, sortOf } from "./memory";
import type { Arrangement, Code, TogetherView } from "./types";

export class MyHand {
  order = $state.raw<Held[]>([]);
  /** The card that came last in this turn. */
  fresh = $state<number | null>(null);
  /** How the hand was sorted last; `own` once a card was moved by hand. */
  sort = $state<Sort | "own">("melds");
  #round = 0;
  #seat: number | null = null;
  #nextId = 1;
  #table: string;

  constructor(table: string) {
    this.#table = table;
    const kept = sortOf();
    this.sort = SORTS.find((sort) => sort === kept) ?? "melds";
  }

  /** Takes over what the server says I hold. `leaving` is the card that I have just given away. */
  receive(view: TogetherView, hand: readonly Code[], best: Arrangement | null, leaving: number | null): void {
    const mine = view.me === view.to_play && view.phase === "discard";
    if (this.#round !== view.round || this.#seat !== view.me) this.#deal(view, hand, best, mine);
    else if (!holds(this.order, hand)) {
      const had = new Set(this.order.filter((held) => held.card !== null).map((held) => held.id));
      this.order = follow(this.order, hand, leaving, this.#nextId);
      const last = this.order[this.order.length - 1];
      this.#nextId = Math.max(this.#nextId, ...this.order.map((held) => held.id + 1));
      if (mine && last && !had.has(last.id)) this.fresh = last.id;
    }
    if (!mine) this.fresh = null;
    this.#keep();
  }

  /** A hand that was not here before: as it was left in this tab, or sorted as the last one. */
  #deal(view: TogetherView, hand: readonly Code[], best: Arrangement | null, mine: boolean): void {
    this.#round = view.round;
    this.#seat = view.me;
    this.fresh = null;
    const kept = view.me === null ? null : orderOf(this.#table, view.me, view.round);
    const order = restored(kept ?? hand, hand).map((held) => ({ ...held, id: held.id + this.#nextId }));
    this.#nextId += order.length + (kept?.length ?? 0) + 1;
    this.order = kept || this.sort === "own" ? order : sorted(order, this.sort, view.wild, best);
    if (!mine || view.drawn === null) return;
    const drawn = [...this.order].reverse().find((held) => held.card === view.drawn);
    if (!drawn) return;
    if (!kept) this.order = moved(this.order, drawn.id, this.order.length);
    this.fresh = drawn.id;
  }

  /** A card is on its way into the hand; null if it is not known yet. */
  expect(card: Code | null): number {
    const id = this.#nextId++;
    this.order = [...this.order, { id, card }];
    this.fresh = id;
    return id;
  }

  sortBy(sort: Sort, wild: number, best: Arrangement | null): void {
    this.sort = sort;
    keepSort(sort);
    this.order = sorted(this.order, sort, wild, best);
    this.#keep();
  }

  move(id: number, to: number): void {
    this.order = moved(this.order, id, to);
    this.sort = "own";
    this.#keep();
  }

  #keep(): void {
    if (this.#seat === null) return;
    const cards = this.order.flatMap((held) => (held.card === null ? [] : [held.card]));
    keepOrder(this.#table, this.#seat, this.#round, cards);
  }
}
