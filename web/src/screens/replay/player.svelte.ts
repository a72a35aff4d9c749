/** Goes through the frames of a finished game and feeds them to a table as a source: no screen knows the difference. */
import { TableClock } from "../../kit/clock";
import type { Listener, OpenSource, Source } from "../../kit/source";
import type { BranchInfo, GameInfo, SightMessage, TableInfo, You } from "../../lib/wire";
import { fetchReplay, frameAt, type Eyes, type Frame, type Head, type Origin, type Reader } from "./film";

/** How fast it can be played. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** So long a moment stands at least and at most when it is played at its own speed, in milliseconds. */
const STANDS = [450, 2600] as const;
/** So many frames before a moment are told with it, for the log. */
const TOLD = 120;

export class Player {
  head = $state.raw<Head | null>(null);
  /** How many frames there are so far. */
  count = $state(0);
  /** Whether all of them are there. */
  whole = $state(false);
  /** The frame that is shown. */
  index = $state(0);
  /** Whether the moment that was asked for is there. */
  ready = $state(false);
  playing = $state(false);
  speed = $state<number>(1);
  /** Why there is nothing to see. */
  failed = $state.raw<unknown>(null);
  /** Counts whenever a screen has to begin anew: what it has shown does not lead to what it shows now. */
  jumps = $state(0);
  /** The moment that was asked for and that there is not. */
  missed = $state<number | null>(null);

  readonly eyes: Eyes;
  readonly clock = new TableClock();
  #reader: Reader | null = null;
  #listener: Listener | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moment to show as soon as it is there, unless somebody has looked elsewhere by then. */
  #wanted: number | null;
  #number = 0;
  readonly #stop = new AbortController();
  readonly #code: string;

  constructor(origin: Origin, eyes: Eyes, wanted: number | null) {
    this.eyes = eyes;
    this.#wanted = wanted;
    this.#code = "table" in origin ? origin.table : "file";
    this.clock.run(false);
    fetchReplay(origin, eyes, (reader, whole) => this.#more(reader, whole), this.#stop.signal).catch((trouble: unknown) => {
      if (!this.#stop.signal.aborted) this.failed = trouble ?? true;
    });
  }

  /** The source for a table. */
  readonly open: OpenSource = (listener): Source => {
    this.#listener = listener;
    listener.state("open");
    return { clock: this.clock, send: null, hint: null, hold: null, retry: () => undefined, close: () => this.close() };
  };

  /** Tells the moment at which it begins; a table listens once its source is open. */
  begin(): void {
    this.#tell(false);
  }

  /** The moment of another game that this one went on from, if it did. */
  get branch(): BranchInfo | null {
    return this.#reader?.branch ?? null;
  }

  get frames(): readonly Frame[] {
    return this.#reader?.frames ?? [];
  }

  get frame(): Frame | null {
    return this.frames[this.index] ?? null;
  }

  /** Shows that frame. One further is told as it happened; anywhere else the screen begins anew. */
  show(index: number): void {
    const to = Math.max(0, Math.min(this.frames.length - 1, index));
    const step = to === this.index + 1;
    [this.missed, this.#wanted] = [null, null];
    if (to === this.index) return;
    this.index = to;
    this.#tell(step);
    this.#wind();
  }

  /** Shows the moment after so many records, or the nearest before it. */
  seek(step: number): void {
    const known = this.head?.steps ?? 0;
    this.show(frameAt(this.frames, step));
    if (!this.#reaches(step)) this.#wanted = step;
    if (step > known || step < 1) this.missed = step;
  }

  /** Shows the last moment, as soon as it is there. */
  end(): void {
    this.seek(this.head?.steps ?? 0);
  }

  /** On to the next moment that people look for, or back. */
  skip(way: 1 | -1): void {
    const here = this.frame?.step ?? 0;
    const marks = this.head?.marks.map(({ step }) => step) ?? [];
    const there = way > 0 ? marks.find((step) => step > here) : marks.filter((step) => step < here).at(-1);
    this.seek(there ?? (way > 0 ? (this.head?.steps ?? here) : 1));
  }

  play(on: boolean): void {
    if (on && this.whole && this.index === this.frames.length - 1) this.show(0);
    this.playing = on;
    this.clock.run(on, this.speed);
    this.#wind();
  }

  pace(speed: number): void {
    this.speed = speed;
    this.clock.run(this.playing, speed);
    this.#wind();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
  }

  #more(reader: Reader, whole: boolean): void {
    this.#reader = reader;
    this.head = reader.head;
    this.count = reader.frames.length;
    this.whole = whole;
    if (this.count === 0) return;
    if (this.#wanted === null || this.#reaches(this.#wanted)) {
      if (this.#wanted !== null) this.seek(this.#wanted);
      this.ready = true;
    }
    this.#wind();
  }

  /** Whether the frames that are there tell what that moment looked like. */
  #reaches(step: number): boolean {
    return this.whole || (this.frames.at(-1)?.step ?? 0) >= step;
  }

  /** When the next frame comes by itself. */
  #wind(): void {
    clearTimeout(this.#timer);
    const [now, next] = [this.frames[this.index], this.frames[this.index + 1]];
    if (!this.playing || !now) return;
    if (!next) {
      if (this.whole) this.play(false);
      return;
    }
    const [least, most] = STANDS;
    const stands = Math.min(most, Math.max(least, next.at - now.at)) / this.speed;
    this.#timer = setTimeout(() => this.show(this.index + 1), stands);
  }

  #tell(step: boolean): void {
    const { frame, head } = this;
    if (!frame || !head || !this.#listener) return;
    this.#number += 1;
    this.clock.set(frame.at);
    const [table, you] = [this.#table(frame), this.#you];
    if (step) {
      const before = this.frames[this.index - 1]?.step ?? 0;
      this.#listener.message({ type: "table", table, you });
      for (const { line } of this.#said((at) => at >= before && at < frame.step)) this.#listener.message({ type: "chat", line });
      this.#listener.message({ type: "game", game: this.#game(frame, frame.sights, true) });
      return;
    }
    // What was for the moment only is gone when that moment is: people remember it, not the page.
    const before = this.frames.slice(Math.max(0, this.index - TOLD), this.index).flatMap((each) => each.sights);
    const sights = [...before.filter(({ passing }) => !passing), ...frame.sights];
    const chat = this.#said((at) => at < frame.step).map(({ line }) => line);
    this.jumps += 1;
    this.#listener.message({ type: "welcome", build: "", table, you, chat, game: this.#game(frame, sights, false) });
  }

  #said(when: (step: number) => boolean) {
    return (this.#reader?.chat ?? []).filter(({ step }) => when(step));
  }

  #game({ view, aid, awaited, outcome, at }: Frame, sights: SightMessage[], gapless: boolean): GameInfo {
    return { number: this.#number, sights, gapless, view, menu: [], aid, awaited, now: at, outcome };
  }

  get #you(): You {
    return { seat: typeof this.eyes === "number" ? this.eyes : null, host: false, removed: false, last_command: 0 };
  }

  #table(frame: Frame): TableInfo {
    const { header, teams } = this.head as Head;
    const players = header.players ?? [];
    const seats = Array.from({ length: header.seats }, (_, seat) => {
      const player = players[seat] ?? "person";
      const held = typeof player === "object" ? ({ by: "bot", level: player.bot } as const) : ({ by: "person" } as const);
      return { name: header.names?.[seat] ?? "", held, host: false, present: true, commit: null, left: null, team: teams?.[seat] ?? null, may_hand_over: false };
    });
    return {
      id: this.#code,
      // What a screen keeps of a table it keeps until the next jump: there it begins anew.
      code: `replay-${this.#code}-${this.eyes}`,
      game: header.game,
      status: frame.outcome ? "over" : "playing",
      options: header.options,
      seats,
      first: null,
      open: false,
      turn: null,
      paused: !this.playing,
      hints: false,
      hints_allowed: false,
      link: "",
      commitment: header.commitment,
      commits: [],
      starting: null,
      failed_starts: [],
      secret: null,
      watch: "everything",
      watching: 0,
      removed: [],
      branch: null,
      rematch: null,
      ruled_out: [],
    };
  }
}
