/** What I choose and do at this table. */
import { untrack } from "svelte";
import type { Box } from "../../kit/flip";
import type { Held } from "../../kit/held";
import { Moves } from "../../kit/moves.svelte";
import type { Act, Cue, Refusal } from "../contract";
import { tapped, wanted, type Can } from "./can";
import type { News } from "./news.svelte";
import type { Action, Code, Seat, View } from "./types";

/** How a move of mine is shown before the view shows it: a card lies in the centre, or is chosen to be given. */
interface Shown {
  plays: string | null;
  gives: Code | null;
}

interface Around {
  view(): View;
  /** My hand as the table knows it. */
  hand(): readonly Held<Code>[];
  offers(): Can;
  act(): Act<Action> | null;
  refused(refusal: Refusal | null): void;
  /** Says why the card cannot be played now; false where that is not shown before it is tried. */
  unfit(card: Code): boolean;
  cue(cue: Cue): void;
  /** Where a card of my hand lies. */
  boxOf(key: string): Box | null;
  news: News;
}

export class Doing {
  /** The card that is lifted, by key. */
  lifted = $state<string | null>(null);
  /** The players that are chosen. */
  chosen = $state.raw<Seat[]>([]);
  readonly moves: Moves<Action, Shown>;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.moves = new Moves({
      act: around.act,
      moment: () => this.#moment,
      refused: around.refused,
      // The card comes back from where it was shown.
      takenBack: () => (around.news.handFrom = "centre"),
    });
    // A new moment: what was being chosen is over. A card lifted while waiting stays lifted for my turn.
    $effect.pre(() => {
      void this.#moment;
      untrack(() => {
        this.chosen = [];
        if (around.view().phase !== "play" || this.liftedCard === null) this.lifted = null;
      });
    });
  }

  /** What is asked of me: another turn, another phase, or my part of the exchange is done. */
  readonly #moment = $derived.by(() => {
    const { turn, phase, me, exchange } = this.#around.view();
    return `${turn}/${phase}/${me !== null && exchange?.chosen.includes(me) === true}`;
  });

  /** How many players I am to choose now. */
  get many(): 0 | 1 | 2 {
    return wanted(this.#around.offers());
  }

  /** My hand as it is shown: without the card that I have just played, which lies in the centre. */
  readonly items = $derived.by(() => this.#around.hand().filter(({ key }) => key !== this.moves.live?.plays));
  readonly liftedCard = $derived.by(() => this.#cardOf(this.lifted));
  readonly centre = $derived.by(() => this.#around.hand().find(({ key }) => key === this.moves.live?.plays)?.card ?? this.#around.view().centre);

  #cardOf(key: string | null): Code | null {
    return this.items.find((each) => each.key === key)?.card ?? null;
  }

  lift = (key: string): void => {
    const card = this.#cardOf(key);
    const { play } = this.#around.offers();
    const not = card !== null && play.size > 0 && !play.has(card) && this.#around.unfit(card);
    this.lifted = not || this.lifted === key ? null : key;
  };

  /** Plays or gives the card, whichever is asked of me; the server says why not if neither is. */
  use = (key: string, from: Box | null = null): void => {
    const card = this.#cardOf(key);
    if (card === null || this.moves.busy) return;
    const { view, offers, news, cue, boxOf } = this.#around;
    const { turn } = view();
    if (offers().give.size > 0) {
      this.lifted = null;
      void this.moves.send({ do: "give", turn, card }, { plays: null, gives: card });
      return;
    }
    const ready = offers().play.has(card);
    if (ready) {
      news.centreFrom = from ?? boxOf(key);
      this.lifted = null;
      cue("card");
    }
    void this.moves.send({ do: "play", turn, card }, ready ? { plays: key, gives: null } : null);
  };

  /** A second tap. While the others play it only puts the card down again. */
  confirm = (key: string): void => {
    const { play, give } = this.#around.offers();
    if (play.size > 0 || give.size > 0) this.use(key);
    else this.lifted = null;
  };

  choose(seat: Seat): void {
    const { draw, exchange } = this.#around.offers();
    const { turn } = this.#around.view();
    // Somebody who cannot be chosen: the server says why.
    if (this.many === 1 && !draw.has(seat)) void this.moves.send({ do: "draw", turn, seat });
    else if (this.many === 2 && !exchange.has(seat)) void this.moves.send({ do: "exchange", turn, pair: [seat, seat] });
    else if (this.many === 1 && this.chosen.includes(seat)) this.carryOut();
    else this.chosen = tapped(this.chosen, seat, this.many);
  }

  /** Does what is chosen. */
  carryOut = (): void => {
    const [one, other] = this.chosen;
    const { turn } = this.#around.view();
    if (this.many === 1 && one !== undefined) void this.moves.send({ do: "draw", turn, seat: one });
    else if (this.many === 2 && one !== undefined && other !== undefined) void this.moves.send({ do: "exchange", turn, pair: [one, other] });
    else if (this.lifted !== null) this.confirm(this.lifted);
  };

  letGo = (): void => {
    this.lifted = null;
    this.chosen = [];
    this.#around.refused(null);
  };

  /** How far somebody is in an exchange. */
  gives(seat: Seat): "choosing" | "chosen" | null {
    const { exchange, me } = this.#around.view();
    if (!exchange?.pair.includes(seat)) return null;
    return exchange.chosen.includes(seat) || (seat === me && this.moves.live?.gives) ? "chosen" : "choosing";
  }
}
