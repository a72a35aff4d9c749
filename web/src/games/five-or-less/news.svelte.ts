/** What this page has seen of the table, for as long as it may show it. */
import type { GameInfo } from "../../lib/wire";
import type { Cue, Say } from "../contract";
import { learned, NOTHING_KNOWN, type Held } from "./aid";
import { aimOf, follow, type Top } from "./aim";
import type { Later } from "./later";
import { aidOf, keepAid } from "./memory";
import { joined, raceOf, type Race } from "./race";
import type { Seat, Sight, View } from "./types";

/** How long a race stands in the middle, a call over the table, and a sentence that tells of a lying card. */
const RACE = 3200;
const CALL = 1900;
const PASSING = 2000;

interface Around {
  /** The code of the table. */
  table: string;
  later: Later;
  cue(cue: Cue): void;
  say: Say;
}

export class News {
  race = $state.raw<Race | null>(null);
  /** Who has just said “5 or less”. */
  called = $state.raw<Seat | null>(null);
  /** The last thing that happened, as a sentence. */
  told = $state("");
  /** What the memory aid knows, where the table plays with it. */
  held = $state.raw<Held>(NOTHING_KNOWN);
  /** The tops that this page has shown, so that a throw aims at what was meant. */
  #tops: Top[] = [];
  #seen = -1;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Takes over what has happened. Comes back with whether it can be shown as a film. */
  receive(game: GameInfo, view: View): boolean {
    this.#tops = follow(this.#tops, view.top?.number ?? null, performance.now());
    if (game.number === this.#seen) return false;
    const first = this.#seen < 0;
    this.#seen = game.number;
    if (view.options.memory_aid) this.#remember(game, view, first);
    if (first || !game.gapless) return false;
    this.#tell(game.sights, view.me);
    return true;
  }

  /** The discard that a throw begun at that time means. */
  aim(aims: ReadonlySet<number>, began: number): number | null {
    return aimOf(this.#tops, aims, began);
  }

  #remember(game: GameInfo, view: View, first: boolean): void {
    const { table } = this.#around;
    if (first) this.held = aidOf(table, game.number);
    else if (!game.gapless) this.held = NOTHING_KNOWN;
    // After a reload the peek is still in sight, its sight is not told again.
    if (first && view.peek && view.me !== null) {
      this.held = learned(this.held, [{ at: 0, sight: { is: "peek", bases: [[view.me, view.peek]] }, sentences: [] }]);
    } else if (!first && game.gapless) this.held = learned(this.held, game.sights);
    keepAid(table, game.number, this.held);
  }

  #tell(sights: GameInfo["sights"], me: Seat | null): void {
    const { later, cue, say } = this.#around;
    const news = raceOf(sights);
    if (news) {
      const shown = joined(this.race, news);
      this.race = shown;
      later.after(RACE, () => this.race === shown && (this.race = null));
      const own = news.runners.find((runner) => runner.seat === me);
      if (own) cue(own.how === "won" ? "won" : "lost");
    }
    for (const { sight, sentences, passing } of sights) {
      const { is } = sight as Sight;
      if (is === "called") this.#call((sight as Extract<Sight, { is: "called" }>).seat);
      else if (is === "discarded" || is === "drew") cue("card");
      if (is === "dealt" || is === "peek") this.told = "";
      const sentence = sentences[0];
      // What I drew or peeked at lies before me: words would only compete with it.
      if (!sentence || is === "peek") continue;
      const text = say(sentence);
      this.told = text;
      if (passing) later.after(PASSING, () => this.told === text && (this.told = ""));
    }
  }

  #call(seat: Seat): void {
    this.called = seat;
    this.#around.later.after(CALL, () => (this.called = null));
    this.#around.cue("out");
  }
}
