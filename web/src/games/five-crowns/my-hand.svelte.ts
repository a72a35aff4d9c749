/** My cards in the order in which they lie, over all that happens to the hand. */
import { moved } from "../../kit/held";
import { atTable, isText, onDevice, type Drawer } from "../../kit/storage";
import { follow, holds, sorted, SORTS, type Mine, type Sort } from "./hand";
import type { Arrangement, Code, TogetherView } from "./types";

/** What is kept of a hand for when the page is loaded again. */
interface Kept {
  /** The seat and the round whose cards these are. */
  deal: string;
  cards: Code[];
}

export class MyHand {
  order = $state.raw<readonly Mine[]>([]);
  /** The card that came in this turn. */
  fresh = $state<string | null>(null);
  /** How the hand is sorted, and stays so as cards come and go; `own` once a card was moved by hand in this round. */
  sort = $state<Sort | "own">("melds");
  #deal = "";
  #count = 0;
  readonly #device = onDevice("five-crowns");
  readonly #table: Drawer;

  constructor(code: string) {
    this.#table = atTable("five-crowns", code);
    this.sort = this.#chosen;
  }

  /** Takes over what the server says I hold. `leaving` is the card that I have just given away. */
  receive(view: TogetherView, hand: readonly Code[], best: Arrangement | null, leaving: string | null): void {
    const deal = `${view.me}/${view.round}`;
    const drawn = view.me === view.to_play && view.phase === "discard" ? view.drawn : null;
    if (this.#deal !== deal) this.#take(deal, hand, view, best);
    else if (!holds(this.order, hand)) {
      const had = new Set(this.order.flatMap(({ key, card }) => (card === null ? [] : [key])));
      this.order = follow(this.order, hand, leaving, this.#newKey);
      this.fresh = [...this.order].reverse().find(({ key, card }) => card === drawn && !had.has(key))?.key ?? this.fresh;
    }
    if (drawn === null) this.fresh = null;
    else if (!this.order.some(({ key }) => key === this.fresh)) this.fresh = [...this.order].reverse().find(({ card }) => card === drawn)?.key ?? null;
    this.#arrange(view.wild, best);
  }

  /** A hand that was not here before: as it was laid by hand in this tab, or sorted. */
  #take(deal: string, hand: readonly Code[], { wild }: TogetherView, best: Arrangement | null): void {
    this.#deal = deal;
    this.fresh = null;
    const kept = this.#table.read("hand", isKept);
    const mine = kept?.deal === deal;
    this.sort = mine ? "own" : this.#chosen;
    const order = (mine ? kept.cards : hand).map((card) => ({ key: this.#newKey(), card }));
    this.order = follow(order, hand, null, this.#newKey);
    this.#arrange(wild, best);
  }

  /** A card is on its way into the hand; null if it is not known yet. */
  expect(card: Code | null): void {
    this.fresh = this.#newKey();
    this.order = [...this.order, { key: this.fresh, card }];
  }

  sortBy(sort: Sort, wild: number, best: Arrangement | null): void {
    this.sort = sort;
    this.#device.write("sort", sort);
    this.#table.write("hand", null);
    this.#arrange(wild, best);
  }

  move(key: string, to: number): void {
    this.order = moved(this.order, key, to);
    this.sort = "own";
    this.#keep();
  }

  get #chosen(): Sort {
    const kept = this.#device.read("sort", isText);
    return SORTS.find((sort) => sort === kept) ?? "melds";
  }

  #newKey = (): string => `${++this.#count}`;

  #arrange(wild: number, best: Arrangement | null): void {
    if (this.sort === "own") this.#keep();
    else this.order = sorted(this.order, this.sort, wild, best);
  }

  #keep(): void {
    const cards = this.order.flatMap(({ card }) => (card === null ? [] : [card]));
    this.#table.write("hand", { deal: this.#deal, cards } satisfies Kept);
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null || !("deal" in kept) || !("cards" in kept)) return false;
  return isText(kept.deal) && Array.isArray(kept.cards) && kept.cards.every(isText);
}
