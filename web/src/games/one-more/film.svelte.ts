/**
 * The table at a pace that one can follow: what the others do is shown one after another, each for as long as it takes to
 * read it. What is shown is always one whole state of the table, never a mixture of two.
 */
import { untrack } from "svelte";
import { Moments } from "../../kit/moments.svelte";
import type { Props, Seat, Sight } from "./types";

type Game = Props["game"];

/** More than these behind, and the page goes to what is now. */
const MOST_BEHIND = 8;
/** The same while my own time runs. */
const MOST_BEHIND_TIMED = 2;

/** How long it takes to read what happened, in milliseconds. */
const PLAIN = 1300;
const EFFECT = 1900;
const MINE = 500;

/** For how long a state is shown that came about like this. */
export function lasts(sights: readonly Sight[], me: Seat | null): number {
  const each = sights.map((sight) => {
    if (sight.is === "played") return sight.seat === me ? MINE : sight.card.length > 2 ? EFFECT : PLAIN;
    if (sight.is === "drew" || sight.is === "paired") return sight.by === me ? MINE : PLAIN;
    return sight.is === "exchanged" || sight.is === "left" || sight.is === "dealt" ? PLAIN : 0;
  });
  return Math.max(0, ...each);
}

/** Whether these came of something that I did. */
function areMine(sights: readonly Sight[], me: Seat | null): boolean {
  return sights.some((sight) => (sight.is === "played" || sight.is === "offered" ? sight.seat === me : (sight.is === "drew" || sight.is === "paired") && sight.by === me));
}

/** Made while the screen's component is set up. */
export class Film {
  readonly #game: () => Game;
  readonly #moments = new Moments<Game>(() => true);
  #number: number | null = null;

  /** `held` tells whether something is read that the table waits for. */
  constructor(game: () => Game, held: () => boolean) {
    this.#game = game;
    $effect.pre(() => {
      const now = game();
      untrack(() => this.#hear(now));
    });
    $effect(() => this.#moments.hold(held()));
    $effect(() => this.#moments.clear);
  }

  /** The table as it is shown. */
  get shown(): Game {
    return this.#moments.now ?? this.#game();
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.shown.number !== this.#game().number;
  }

  /** On to what is now. */
  catchUp = (): void => this.#moments.clear();

  #hear(game: Game): void {
    const first = this.#number === null;
    if (game.number === this.#number) return;
    this.#number = game.number;
    const { me, until, hidden } = game.view;
    const sights = game.sights.map(({ sight }) => sight);
    const ran = !first && game.gapless && !hidden;
    const timed = until !== null && me !== null && game.awaited.includes(me);
    const far = this.#moments.waiting >= (timed ? MOST_BEHIND_TIMED : MOST_BEHIND);
    // Whoever acts has seen what was before.
    if (!ran || far || areMine(sights, me)) this.catchUp();
    if (ran) this.#moments.play(game, lasts(sights, me));
  }
}
