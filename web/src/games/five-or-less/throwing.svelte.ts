/** Throwing one of my cards on a discard: by a flick, by two taps, or armed for the next tap. */
import { untrack } from "svelte";
import type { Clock } from "../../kit/clock";
import type { Later } from "../../kit/later";
import type { Act, Refusal, SightOf } from "../contract";
import { aimOf, follow, type Top } from "./aim";
import type { Can } from "./can";
import type { Action, Sight, Slot, View } from "./types";

interface Around {
  view(): View;
  offers(): Can;
  act(): Act<Action> | null;
  /** Says why not, where the finger is. */
  refused(refusal: Refusal | null): void;
  clock(): Clock;
  later: Later;
}

/** After so long a throw that was not judged lies down again, in milliseconds. */
const PATIENCE = 1500;

/** Made while the screen's component is set up. */
export class Throwing {
  /** The next card that I tap is thrown. */
  armed = $state(false);
  /** A card that a second tap throws. */
  picked = $state.raw<Slot | null>(null);
  #thrown = $state.raw<Slot | null>(null);
  /** The tops that this page has shown, so that a throw aims at what was meant. */
  #tops: Top[] = [];
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    $effect.pre(() => {
      const { me, top, pyramids } = around.view();
      const aims = around.offers().aims.size > 0;
      untrack(() => {
        this.#tops = follow(this.#tops, top?.number ?? null, around.clock().now());
        // A card that is gone cannot be thrown, nor any where there is nothing to throw at.
        if (!aims || (this.picked !== null && (me === null || !pyramids[me]?.includes(this.picked)))) this.letGo();
      });
    });
  }

  /** The card that I threw, until it is judged. */
  readonly inTheAir = $derived.by(() => this.#thrown ?? this.#around.view().claim);
  /** Whether there is anything to throw at, and nothing of mine is in the air. */
  readonly ready = $derived.by(() => this.#around.offers().aims.size > 0 && this.inTheAir === null);

  /** What was told judges what I threw; after a gap nobody knows. */
  hear(sights: readonly SightOf<Sight>[], film: boolean): void {
    const { me } = this.#around.view();
    const judged = ({ sight }: SightOf<Sight>) => (sight.is === "won" || sight.is === "too_late" || sight.is === "wrong") && sight.seat === me;
    if (!film || sights.some(judged)) this.#thrown = null;
  }

  letGo(): void {
    this.armed = false;
    this.picked = null;
  }

  pick(slot: Slot): void {
    this.picked = slot;
  }

  /** Throws the card that was picked, or the next one that is tapped. */
  next(): void {
    if (this.picked !== null) void this.throw(this.picked, this.#around.clock().now());
    else this.armed = !this.armed;
  }

  /** Throws that card; the throw began at that time of the table. */
  async throw(slot: Slot, began: number): Promise<void> {
    const { offers, act, refused, clock, later, view } = this.#around;
    this.letGo();
    refused(null);
    const { aims } = offers();
    const discard = aimOf(this.#tops, aims, began, clock().running);
    const does = act();
    if (discard === null || this.inTheAir !== null || !does) return;
    if (aims.size > 0) this.#thrown = slot;
    const refusal = await does({ do: "claim", discard, slot });
    if (refusal) {
      this.#thrown = null;
      refused(refusal);
    } else later.after(PATIENCE, () => view().claim === null && (this.#thrown = null));
  }
}
