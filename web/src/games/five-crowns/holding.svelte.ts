/** My hand and what I have chosen of it: the card that is lifted, the melds of my own, the card to go out with. */
import { untrack } from "svelte";
import type { Box, Places } from "../../kit/flip";
import { Moves } from "../../kit/moves.svelte";
import type { Act, Cue, Refusal } from "../contract";
import { leftAfter, type Can } from "./can";
import { membership, SORTS, type Mine } from "./hand";
import { MyHand } from "./my-hand.svelte";
import type { News } from "./news.svelte";
import { tapped, type Own } from "./own";
import type { Action, Arrangement, Code, TogetherView, ViewAid } from "./types";

/** How a move of mine is shown before the view shows it: a pile is one card lower, or my card lies on the discard pile. */
interface Shown {
  draws: "stock" | "discard" | null;
  gives: Mine | null;
}

export interface Around {
  code: string;
  view(): TogetherView;
  aid(): ViewAid;
  offers(): Can;
  act(): Act<Action> | null;
  refused(refusal: Refusal | null): void;
  /** Says that a card has to be lifted first. */
  liftFirst(): void;
  cue(cue: Cue): void;
  /** Where a card of my hand lies. */
  boxOf(key: string): Box | null;
  places: Places;
  news: News;
}

export class Holding {
  /** The card that is lifted, by key. */
  lifted = $state<string | null>(null);
  /** The melds that I choose myself, on a last turn. */
  own = $state.raw<Own | null>(null);
  /** Whether I am choosing the card to go out with. */
  choosing = $state(false);
  readonly hand: MyHand;
  readonly moves: Moves<Action, Shown>;
  /** The card that I gave away last: of equal ones, this is the one that has gone. */
  protected leaving: string | null = null;
  protected readonly around: Around;

  constructor(around: Around) {
    this.around = around;
    this.hand = new MyHand(around.code);
    this.moves = new Moves({
      act: around.act,
      moment: () => this.#moment,
      refused: around.refused,
      takenBack: () => {
        // A card that was given comes back from where it was shown.
        around.news.handFrom = "discard";
        this.leaving = null;
      },
    });
    $effect.pre(() => {
      const [view, best, shown] = [around.view(), this.best, this.moves.live];
      if (shown === null) untrack(() => this.hand.receive(view, this.#held, best, this.leaving));
    });
    // A new turn or phase: what was being chosen is over. A card lifted while waiting stays lifted for my turn.
    $effect.pre(() => {
      void this.#moment;
      untrack(() => {
        this.own = null;
        this.choosing = false;
        this.leaving = null;
        if (this.liftedCard === null) this.lifted = null;
      });
    });
  }

  readonly #moment = $derived.by(() => {
    const { turn, phase } = this.around.view();
    return `${turn}:${phase}`;
  });

  get #held(): readonly Code[] {
    const { me, players } = this.around.view();
    return (me === null ? null : players[me]?.hand) ?? [];
  }

  get best(): Arrangement | null {
    return this.around.aid().arrangements[0] ?? null;
  }

  /** My hand as it is shown: without the card that I have just given away. */
  readonly items = $derived.by(() => this.hand.order.filter(({ key }) => key !== this.moves.live?.gives?.key));
  readonly liftedCard = $derived.by(() => this.items.find(({ key }) => key === this.lifted)?.card ?? null);
  /** What would be laid with the lifted card as the discard, on a last turn. */
  readonly after = $derived.by(() => (this.liftedCard === null ? null : leftAfter(this.around.aid(), this.liftedCard)));
  /** The meld of each card, by key. */
  readonly members = $derived.by((): ReadonlyMap<string, number> => {
    if (this.own) return this.own.of;
    if (!this.after) return membership(this.items, this.best?.melds ?? []);
    return membership(this.items.filter(({ key }) => key !== this.lifted), this.after.melds);
  });
  /** The discard pile as it is shown. */
  readonly pile = $derived.by((): readonly Code[] => {
    const { discard } = this.around.view();
    const shown = this.moves.live;
    if (shown?.gives?.card) return [...discard, shown.gives.card];
    return shown?.draws === "discard" ? discard.slice(0, -1) : discard;
  });

  lift = (key: string): void => {
    if (this.own) this.own = tapped(this.own, key);
    else this.lifted = this.lifted === key ? null : key;
  };

  startOwn = (): void => {
    this.lifted = null;
    this.own = { target: 0, of: membership(this.items, this.best?.melds ?? []), discard: null };
  };

  nextSort = (): void => {
    const at = SORTS.findIndex((sort) => sort === this.hand.sort);
    this.hand.sortBy(SORTS[(at + 1) % SORTS.length] ?? "rank", this.around.view().wild, this.best);
  };

  letGo = (): void => {
    this.lifted = null;
    this.own = null;
    this.around.refused(null);
  };
}
