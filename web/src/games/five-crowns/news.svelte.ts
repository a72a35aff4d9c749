/** What the others have done: who moved which card, the cards that fly, and who has just gone out. */
import { hearNews, lastSight, type News as Heard } from "../../kit/feed.svelte";
import type { Box, Flight, Places } from "../../kit/flip";
import { Moments } from "../../kit/moments.svelte";
import type { Cue } from "../contract";
import { flights, lastMove, outSeen, turnsSeen, type LastMove, type TurnSeen } from "./seen";
import type { Seat, Sight, TogetherProps } from "./types";

interface Around {
  game(): TogetherProps["game"];
  places: Places;
  motion(): boolean;
  cue(cue: Cue): void;
  launch(flights: readonly Flight[]): void;
}

/** A jump over more moves than these is not worth a film. */
const MOST_FLIGHTS = 10;
/** How long it is shown that somebody went out, in milliseconds. */
const OUT_LASTS = 1900;

export class News {
  /** The last move of anybody. */
  last = $state.raw<LastMove | null>(null);
  /** What the others did since I played. */
  did = $state.raw<ReadonlyMap<Seat, TurnSeen>>(new Map());
  /** Who has just gone out, for a moment. */
  readonly out: Moments<Seat>;
  /** The place from which cards join my hand. */
  handFrom = "stock";
  /** Where the next top card of the discard pile comes from. */
  topFrom: Box | null = null;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.out = new Moments(around.motion);
    hearNews<Sight>(around.game, (news) => this.#hear(news));
    $effect(() => this.out.clear);
  }

  /** Where the top card of the discard pile comes from; good for one flight. */
  takeTopFrom = (): Box | null => {
    const from = this.topFrom;
    this.topFrom = null;
    return from;
  };

  #hear({ sights, film }: Heard<Sight>): void {
    const { game, places, motion, cue, launch } = this.#around;
    const { me, players } = game().view;
    const move = lastMove(sights);
    if (move || lastSight(sights, "dealt")) this.last = move;
    this.did = turnsSeen(film ? this.did : new Map(), sights, me);
    if (!film) return;
    if (lastSight(sights, "dealt")) this.handFrom = "stock";
    const out = outSeen(sights);
    if (out !== null) {
      cue("out");
      this.out.play(out, OUT_LASTS, { film: true });
    } else if (lastSight(sights, "drew", "took", "discarded", "dealt")) cue("card");
    if (!motion()) return;
    const flying = flights(sights, me, players.length).slice(-MOST_FLIGHTS);
    // A card for the discard pile is flown by the pile itself.
    for (const { from, to } of flying) if (to === "discard") this.topFrom = places.box(from);
    launch(flying.filter(({ to }) => to !== "discard"));
  }
}
