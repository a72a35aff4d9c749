/** What I do: shown at once, told to the server, and taken back if it says no. */
import { tick } from "svelte";
import type { GameInfo, Refusal } from "../contract";
import type { Board } from "./board";
import type { Can } from "./can";
import type { Later } from "./later";
import { slotName } from "./moves";
import type { News } from "./news.svelte";
import { chosen, missing, NOTHING, settled, type Choice } from "./target";
import type { Action, Sight, Slot, View } from "./types";

/** A move of my turn under way. It is forgotten when the view has changed or it was refused. */
interface Pending {
  at: string;
  does: Action["do"];
  slot: Slot | null;
}

interface Around {
  view(): View;
  offers(): Can;
  act(action: Action): Promise<Refusal | null>;
  /** Says why not, where the finger is. */
  refused(refusal: Refusal | null): void;
  /** Lets what lies there now come from that place. */
  fly(name: string, from: ReturnType<Board["box"]>): void;
  board: Board;
  news: News;
  later: Later;
}

export class Doing {
  pending = $state.raw<Pending | null>(null);
  /** The card that I threw, until it is judged. */
  thrown = $state.raw<Slot | null>(null);
  /** A place for the top discard is asked for. */
  taking = $state(false);
  /** The call is to be confirmed. */
  calling = $state(false);
  /** The next card that I tap is thrown. */
  armed = $state(false);
  /** A card that a second tap throws. */
  picked = $state.raw<Slot | null>(null);
  /** What I have chosen of a power's target. */
  choice = $state.raw<Choice>(NOTHING);

  readonly #around: Around;
  constructor(around: Around) {
    this.#around = around;
  }

  readonly moment = $derived.by(() => {
    const { round, phase, turn, stage } = this.#around.view();
    return `${round}:${phase}:${turn}:${stage}`;
  });
  readonly live = $derived.by(() => (this.pending?.at === this.moment ? this.pending : null));
  readonly inTheAir = $derived.by(() => this.thrown ?? this.#around.view().claim);
  readonly busy = $derived.by(() => this.live !== null || this.inTheAir !== null || this.#around.view().waits !== null);
  readonly mine = $derived.by(() => {
    const { me, pyramids } = this.#around.view();
    return me === null ? [] : (pyramids[me] ?? []);
  });
  /** The target as it stands, and what is still to be chosen of it. */
  readonly target = $derived.by(() => settled(this.#around.offers().targets, this.choice));
  readonly needs = $derived.by(() => missing(this.#around.offers().targets, this.target));
  readonly giving = $derived.by(() => this.#around.offers().targets.some((each) => each.mine !== undefined));

  /** A new turn or stage: what was being chosen is over. */
  begin(): void {
    this.pending = null;
    this.taking = false;
    this.calling = false;
    this.choice = NOTHING;
  }

  /** Something else has happened: a card that is gone cannot be thrown, nor any where there is nothing to throw at. */
  settle(): void {
    if (this.picked !== null && !this.mine.includes(this.picked)) this.picked = null;
    if (this.#around.offers().aims.size > 0) return;
    this.armed = false;
    this.picked = null;
  }

  /** What was told settles what I was doing. */
  hear(sights: GameInfo["sights"]): void {
    const { me } = this.#around.view();
    for (const info of sights) {
      const sight = info.sight as Sight;
      if (!("seat" in sight) || sight.seat !== me) continue;
      if (sight.is === "waits" || sight.is === "dropped") this.pending = null;
      else if (sight.is === "won" || sight.is === "too_late" || sight.is === "wrong") this.thrown = null;
    }
  }

  cancel(): void {
    this.taking = false;
    this.calling = false;
    this.armed = false;
    this.picked = null;
    this.#around.refused(null);
  }

  async send(action: Action | null, slot: Slot | null = null): Promise<void> {
    if (!action || this.live) return;
    const { act, later, refused, view } = this.#around;
    refused(null);
    const doing: Pending = { at: this.moment, does: action.do, slot };
    this.pending = doing;
    const refusal = await act(action);
    const over = () => this.pending === doing && (this.pending = null);
    // Accepted, it shows in the view; one that came too late in a race changes nothing there.
    if (refusal || view().waits !== null) over();
    else later.after(1000, over);
    if (refusal) refused(refusal);
  }

  ready(): void {
    void this.send(this.#around.offers().ready);
  }

  draw(): void {
    void this.send(this.#around.offers().draw ?? { do: "draw", turn: this.#around.view().turn });
  }

  /** A tap on the discard pile: put the drawn card there, or choose a place for its top. */
  discardPile(): void {
    if (this.#around.offers().discard) this.discard();
    else if (this.taking) this.taking = false;
    else this.take();
  }

  take(): void {
    const { top, turn } = this.#around.view();
    if (this.#around.offers().take.size > 0) {
      this.armed = false;
      this.picked = null;
      this.taking = true;
    } else if (top) {
      // Not on the menu: the server says why.
      void this.send({ do: "take", turn, discard: top.number, slot: this.mine[0] ?? 0 });
    }
  }

  discard(): void {
    const { offers, board, fly } = this.#around;
    const action = offers().discard;
    if (!action || this.inTheAir !== null) return;
    const from = board.box("held");
    void this.send(action);
    void tick().then(() => fly("discard", from));
  }

  /** The drawn card, or the top discard, was dragged there: onto one of my cards, or onto the discards. */
  drop(x: number, y: number): void {
    const { offers, board } = this.#around;
    const slot = this.mine.find((each) => board.hit(this.#name(each), x, y, 0));
    const swap = slot === undefined ? undefined : offers().swap.get(slot);
    const takes = slot === undefined ? undefined : offers().take.get(slot);
    if (slot !== undefined && swap) this.#place(slot, swap);
    else if (slot !== undefined && takes) {
      this.taking = true;
      this.#place(slot, takes);
    } else if (offers().discard && board.hit("discard", x, y)) this.discard();
  }

  /** Goes on with the choice of a power's target; with the last of it the power is used. */
  choose(next: Partial<Choice>): void {
    const { targets } = this.#around.offers();
    this.choice = { ...this.target, ...next };
    void this.send(chosen(targets, settled(targets, this.choice)));
  }

  /** A tap on one of my cards does what is asked for now. */
  tap(slot: Slot, began: number): void {
    const offers = this.#around.offers();
    const swap = offers.swap.get(slot);
    const takes = offers.take.get(slot);
    if (this.live) return;
    if (this.armed) void this.throwCard(slot, began);
    else if (swap) this.#place(slot, swap);
    else if (this.taking && takes) this.#place(slot, takes);
    else if (this.giving) this.choose({ mine: this.target.mine === slot ? null : slot });
    else if (offers.aims.size > 0 && this.picked !== slot) this.picked = slot;
    else void this.throwCard(slot, began);
  }

  /** Throws the card that was picked, or the next one that is tapped. */
  throwNext(): void {
    if (this.picked !== null) void this.throwCard(this.picked, performance.now());
    else this.armed = !this.armed;
  }

  async throwCard(slot: Slot, began: number): Promise<void> {
    const { offers, news, act, refused, later, view } = this.#around;
    this.armed = false;
    this.picked = null;
    refused(null);
    const { aims } = offers();
    const discard = news.aim(aims, began);
    if (discard === null || this.inTheAir !== null) return;
    if (aims.size > 0) this.thrown = slot;
    const refusal = await act({ do: "claim", discard, slot });
    if (refusal) {
      this.thrown = null;
      refused(refusal);
    } else {
      // It is judged within a moment; should that be missed, the card lies down again.
      later.after(1500, () => view().claim === null && (this.thrown = null));
    }
  }

  /** Puts the drawn or taken card in that place; the one that lay there goes, unseen until the server shows it. */
  #place(slot: Slot, action: Action): void {
    // The throw is judged first; the drawn card stays in the hand.
    if (this.inTheAir !== null) return;
    const { board, fly } = this.#around;
    const from = board.box(this.taking ? "discard" : "held");
    const lay = board.box(this.#name(slot));
    this.taking = false;
    void this.send(action, slot);
    void tick().then(() => {
      fly("discard", lay);
      fly(this.#name(slot), from);
    });
  }

  #name(slot: Slot): string {
    return slotName(this.#around.view().me ?? 0, slot);
  }
}
