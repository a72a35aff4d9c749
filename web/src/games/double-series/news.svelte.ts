/** What the others have done: the line that tells of it, the last space, the cards that fly, and which of mine are new. */
import { untrack } from "svelte";
import { hearNews, type News as Heard } from "../../kit/feed.svelte";
import type { Flight } from "../../kit/flip";
import { Newcomers, type Held } from "../../kit/held";
import { Moments } from "../../kit/moments.svelte";
import type { Cue, Say } from "../contract";
import { flights, lastTold, lastTouched, ruledOn, scoredBy } from "./seen";
import type { Card, Props, Sight, Square, Team } from "./types";

interface Around {
  game(): Props["game"];
  /** My hand as the table knows it. */
  hand(): readonly Held<Card>[];
  motion(): boolean;
  say: Say;
  cue(cue: Cue): void;
  launch(flights: readonly Flight[]): void;
  /** The accusation of that message was decided. */
  ruled(message: number): void;
}

/** A jump over more moves than these is not worth a film. */
const MOST_FLIGHTS = 3;
/** How long a series is celebrated, in milliseconds. */
const GREAT = 1700;

export class News {
  /** The last thing that happened, in words. */
  line = $state("");
  /** Where a marker was last put down or taken away. */
  last = $state<Square | null>(null);
  /** The cards that have just come, by key. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** A team that has just scored, and how many series. */
  readonly great: Moments<{ team: Team; count: number }>;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.great = new Moments(around.motion);
    const newcomers = new Newcomers();
    $effect.pre(() => {
      const hand = around.hand();
      untrack(() => (this.fresh = newcomers.after("game", hand)));
    });
    $effect(() => this.great.clear);
    hearNews<Sight>(around.game, (news) => this.#hear(news));
  }

  #hear({ sights, film }: Heard<Sight>): void {
    const { game, motion, say, cue, launch, ruled } = this.#around;
    const { view } = game();
    const sentences = lastTold(sights);
    if (sentences.length > 0) this.line = sentences.map((sentence) => say(sentence)).join(" ");
    const touched = lastTouched(sights);
    if (touched) this.last = touched.square;
    if (!film) return;
    const message = ruledOn(sights, view.cases);
    if (message !== null) ruled(message);
    if (touched && touched.seat !== view.me) cue("card");
    if (motion()) launch(flights(sights, view.me).slice(-MOST_FLIGHTS));
    const scored = scoredBy(sights);
    if (!scored || view.ended) return;
    cue("out");
    this.great.play({ team: scored.team, count: scored.series }, GREAT, { film: true });
  }
}
