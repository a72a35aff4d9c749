/** What was done at the table, for as long as this page may show it. */
import { tick } from "svelte";
import { hearNews, type News as Heard } from "../../kit/feed.svelte";
import type { Box, Flight, Places } from "../../kit/flip";
import type { Later } from "../../kit/later";
import { Moments } from "../../kit/moments.svelte";
import { atTable } from "../../kit/storage";
import type { Cue, Say, SightOf } from "../contract";
import { isKept, learned, NOTHING_KNOWN, type Held } from "./aid";
import type { Doing } from "./doing.svelte";
import { movesOf } from "./moves";
import { joined, raceOf, type Race } from "./race";
import type { Throwing } from "./throwing.svelte";
import type { Props, Seat, Sight } from "./types";

/** How long a race stands in the middle, a call over the table, and a sentence that tells of a lying card. */
const RACE = 3200;
const CALL = 1900;
const PASSING = 2000;
/** A jump over more moves than these is not worth a film. */
const MOST_MOVES = 5;

interface Around {
  game(): Props["game"];
  /** The code of the table. */
  table: string;
  motion(): boolean;
  cue(cue: Cue): void;
  say: Say;
  places: Places;
  fly(name: string, from: Box | null): void;
  launch(flights: readonly Flight[]): void;
  doing: Doing;
  throwing: Throwing;
  later: Later;
}

/** Made while the screen's component is set up, after what it tells of it. */
export class News {
  race = $state.raw<Race | null>(null);
  /** The last thing that happened, as a sentence. */
  told = $state("");
  /** What the memory aid knows, where the table plays with it. */
  held = $state.raw<Held>(NOTHING_KNOWN);
  /** Whether another player has just taken a discard. */
  took = $state(false);
  /** Who has just said “5 or less”. */
  readonly calls: Moments<Seat>;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.calls = new Moments<Seat>(around.motion);
    hearNews<Sight>(around.game, (news) => this.#hear(news));
  }

  #hear(news: Heard<Sight>): void {
    const { game, doing, throwing } = this.#around;
    const { view } = game();
    if (view.options.memory_aid) this.#remember(news);
    if (news.first) return;
    throwing.hear(news.sights, news.film);
    if (!news.film) return;
    this.#move(news.sights, doing.placing.shown);
    doing.hear(news.sights);
    this.#tell(news.sights, view.me);
  }

  #remember({ first, film, sights }: Heard<Sight>): void {
    const { game, table } = this.#around;
    const { number, view } = game();
    const drawer = atTable("five-or-less", table);
    if (first) {
      const kept = drawer.read("aid", isKept);
      this.held = kept?.number === number ? kept.held : NOTHING_KNOWN;
      // After a reload the peek is still in sight, its sight is not told again.
      if (view.peek && view.me !== null) this.held = learned(this.held, [{ is: "peek", bases: [[view.me, view.peek]] }]);
    } else this.held = film ? learned(this.held, sights.map(({ sight }) => sight)) : NOTHING_KNOWN;
    drawer.write("aid", { number, held: this.held });
  }

  /** Lets the cards fly: from where they lie now, before the page changes, to where they lie afterwards. */
  #move(sights: readonly SightOf<Sight>[], mineShown: boolean): void {
    const { game, places, fly, launch, motion } = this.#around;
    if (!motion()) return;
    const moves = movesOf(sights, game().view.me, mineShown).slice(-MOST_MOVES);
    const from = moves.map((each) => places.box(each.from));
    void tick().then(() => {
      moves.forEach(({ to, ghost }, n) => {
        const start = from[n];
        if (!start) return;
        const end = places.box(to);
        if (ghost && end) launch([{ from: start, to: end, card: null }]);
        else fly(to, start);
      });
    });
  }

  #tell(sights: readonly SightOf<Sight>[], me: Seat | null): void {
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
      if (sight.is === "called") {
        this.calls.play(sight.seat, CALL);
        cue("out");
      } else if (sight.is === "discarded" || sight.is === "drew") cue("card");
      if (sight.is === "took") this.took = sight.seat !== me;
      else if (sight.is === "drew") this.took = false;
      if (sight.is === "dealt" || sight.is === "peek") this.told = "";
      const sentence = sentences[0];
      // What I drew or peeked at lies before me: words would only compete with it.
      if (!sentence || sight.is === "peek") continue;
      const text = say(sentence);
      this.told = text;
      if (passing) later.after(PASSING, () => this.told === text && (this.told = ""));
    }
  }
}
