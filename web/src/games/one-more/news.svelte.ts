/** What the others have done: the line that tells of it, the cards that fly, and which of mine are new. */
import { untrack } from "svelte";
import { hearNews, type News as Heard } from "../../kit/feed.svelte";
import type { Box, Flight, Places } from "../../kit/flip";
import { Newcomers, type Held } from "../../kit/held";
import type { Cue, Say } from "../contract";
import { flights, handOrigin, lastTold, playedBy } from "./seen";
import type { Props, Seat, Sight } from "./types";

interface Around {
  game(): Props["game"];
  /** My hand as the table knows it. */
  hand(): readonly Held<string>[];
  places: Places;
  motion(): boolean;
  say: Say;
  cue(cue: Cue): void;
  launch(flights: readonly Flight[]): void;
}

/** A jump over more moves than these is not worth a film. */
const MOST_FLIGHTS = 4;

export class News {
  /** The last thing that happened, in words. */
  line = $state("");
  /** Who played the card in the centre; null if it was turned up, undefined if that is not known. */
  by = $state<Seat | null | undefined>(undefined);
  /** The cards that have just come, by key. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The place from which cards join my hand. */
  handFrom = "pack";
  /** Where the next card of the centre comes from. */
  centreFrom: Box | null = null;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    const newcomers = new Newcomers();
    $effect.pre(() => {
      const [{ round }, hand] = [around.game().view, around.hand()];
      untrack(() => (this.fresh = newcomers.after(round, hand)));
    });
    hearNews<Sight>(around.game, (news) => this.#hear(news));
  }

  /** Where the card in the centre comes from; good for one flight. */
  takeCentreFrom = (): Box | null => {
    const from = this.centreFrom;
    this.centreFrom = null;
    return from;
  };

  #hear({ sights, film }: Heard<Sight>): void {
    const { game, places, motion, say, cue, launch } = this.#around;
    const { me } = game().view;
    const sentences = lastTold(sights);
    if (sentences.length > 0) this.line = sentences.map((sentence) => say(sentence)).join(" ");
    const player = playedBy(sights);
    if (player !== undefined) this.by = player;
    if (!film) return;
    if (player !== undefined) cue("card");
    this.handFrom = handOrigin(sights, me);
    if (player !== undefined && player !== me) this.centreFrom = places.box(player === null ? "pack" : `seat-${player}`);
    if (motion()) launch(flights(sights, me).slice(-MOST_FLIGHTS));
  }
}
