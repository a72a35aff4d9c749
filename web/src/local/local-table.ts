/**
 * A table on this device: one person, bots at the other seats, and the engine in the place of a server. It says what a
 * server would say, so that no screen knows the difference; and it tells nothing before it is stored.
 */
import type { Refusal } from "../games/contract";
import { TableClock } from "../kit/clock";
import type { Answer, HintAnswer, Listener, OpenSource, Source } from "../kit/source";
import type { Advice, Command, GameInfo, Level, RuledOut, Seat, TableInfo, ToClient, You } from "../lib/wire";
import { Bots, type Planned } from "./bots";
import { Trapped, type Answered, type Engine, type Request, type TableState } from "./engine";
import { logOf, type KeptTable, type Store } from "./store";
import { hereId } from "./address";

/** What a table on this device needs. */
export interface Device {
  store: Store;
  /** Starts an engine: one keeps the table, another thinks. */
  engine(): Engine;
  /** Calls back when the page is shown or hidden; gives back how to stop that. */
  watch(on: { shown(): void; hidden(): void }): () => void;
  /** The pauses of bots before they act, in milliseconds: the shortest and the longest. */
  pace: readonly [number, number];
  /** How fast the table's clock runs: 1, but in tests. */
  speed: number;
  /** The version of the page. */
  build: string;
}

/** How often the time is written down while something comes due, in milliseconds. */
const NOTE_TIME = 2000;
/** What of the log is told to a page that comes: so many records back. */
const TOLD = 60;
/** How long somebody thinks about a hint, in milliseconds. */
const HINT_TIME = 200;
/** The names of bots, as at a server. */
const BOT_NAMES = ["Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace", "Henri", "Ida", "Jonas", "Klara", "Leo", "Mina", "Nils", "Olga", "Paul"];

const refusal = (rule: string, key: string, message: string): Refusal => ({ rule, why: { key }, message });
const NOT_PLAYING = refusal("S-10", "server-not-playing", "No game is being played.");
const STARTED = refusal("S-8", "server-started", "The game has started.");
const NOTHING_TO_HINT = refusal("S-26", "server-nothing-to-hint", "There is nothing to do now.");
const NOT_STORED = refusal("", "here-not-stored", "This device could not store that.");
const BROKE = refusal("", "here-broke", "That went wrong, and the game was taken up again.");
const NEEDS_SERVER = refusal("", "here-needs-server", "That needs a server.");

/** A number for chance, from outside the engine. */
export const seed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};

/** 32 bytes by chance, in hexadecimal digits. */
const secret = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A table that waits for its start. */
export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  name: string;
  /** How well the bots play. */
  against: Level;
}

/** Opens a table on this device; comes back with its id. */
export async function openHere(store: Store, { game, seats, options, name, against }: NewTable): Promise<string> {
  const others = Array.from({ length: seats - 1 }, () => ({ name: "", bot: against }));
  const table: KeptTable = {
    id: hereId(),
    game,
    options,
    seats: [{ name, bot: null }, ...others],
    status: "waiting",
    secret: secret(),
    now: 0,
    standIn: null,
    outcome: null,
    rematch: null,
    at: Date.now(),
    handed: false,
  };
  await store.keep(table, 0, []);
  return table.id;
}

/** A table on this device as a source. With `atOnce` a game that waits is started as soon as it is there. */
export const onDevice =
  (id: string, device: Device, atOnce = false): OpenSource =>
  (listener) =>
    new LocalTable(id, device, listener, atOnce);

export class LocalTable implements Source {
  readonly clock = new TableClock();
  readonly here = true;
  readonly #id: string;
  readonly #device: Device;
  readonly #listener: Listener;
  readonly #engine: Engine;
  readonly #bots: Bots;
  readonly #unwatch: () => void;
  #table: KeptTable | null = null;
  /** The log so far. */
  #lines: string[] = [];
  #state: TableState | null = null;
  #teams: readonly number[] | null = null;
  #ruledOut: RuledOut[] = [];
  #commitment = "";
  #holding = false;
  #hidden = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #notes: ReturnType<typeof setInterval>;
  /** One thing after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(id: string, device: Device, listener: Listener, atOnce: boolean) {
    this.#id = id;
    this.#device = device;
    this.#listener = listener;
    this.#engine = device.engine();
    this.#bots = new Bots(() => device.engine(), { pace: device.pace, now: () => this.clock.now(), seed, planned: () => this.#wind() });
    this.clock.run(false);
    this.#unwatch = device.watch({ shown: () => this.#show(false), hidden: () => this.#show(true) });
    this.#notes = setInterval(() => void this.#noteTime(), NOTE_TIME);
    void this.#inTurn(async () => {
      await this.#load();
      if (atOnce && this.#table?.status === "waiting") await this.#start();
      else this.#welcome(await this.#game());
    });
  }

  send = (command: Command): Promise<Answer> => this.#inTurn(() => this.#run(command));

  hint = async (): Promise<HintAnswer> => {
    const [state, seat] = [this.#state, this.#seat];
    if (this.#table?.status !== "playing" || !state) return { ok: false, refusal: NOT_PLAYING };
    const request = { op: "hint", seat, ms: HINT_TIME, seed: seed() };
    const answer = await this.#bots.ask<{ action: unknown; advice: Advice | null }>(request).catch(() => null);
    if (!answer) return { ok: false, refusal: BROKE };
    if (!answer.ok) return { ok: false, refusal: answer.error };
    if (answer.action === null || !answer.advice) return { ok: false, refusal: NOTHING_TO_HINT };
    return { ok: true, hint: { seen: state.seen[seat] ?? 0, action: answer.action, advice: answer.advice } };
  };

  hold = (waiting: boolean): void => {
    if (waiting === this.#holding) return;
    this.#holding = waiting;
    this.#runClock();
    this.#tellTable();
  };

  retry(): void {
    if (!this.#closed && !this.#table) void this.#inTurn(async () => (await this.#load(), this.#welcome(await this.#game())));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    const now = Math.round(this.clock.now());
    // After what is still being stored: it would be older than that. Where another page has gone on, that one knows better.
    void this.#last
      .then(() => (this.#table?.status === "playing" ? this.#device.store.keep({ ...this.#table, now }, this.#lines.length, []) : undefined))
      .catch(() => undefined);
    clearTimeout(this.#timer);
    clearInterval(this.#notes);
    this.#unwatch();
    this.#bots.close();
    this.#engine.close();
    this.#listener.state("closed");
  }

  /** The log, for whoever wants to have it. */
  get log(): string {
    return logOf(this.#lines);
  }

  /** The seat of the person. */
  get #seat(): Seat {
    return Math.max(0, this.#table?.seats.findIndex(({ bot }) => bot === null) ?? 0);
  }

  /** Does things one after the other; what breaks the engine takes the table up again from what is stored. */
  #inTurn(run: () => Promise<Answer | void>): Promise<Answer> {
    const done = this.#last.then(async (): Promise<Answer> => {
      if (this.#closed) return { ok: false, refusal: NOT_PLAYING };
      try {
        return (await run()) ?? { ok: true };
      } catch (trouble) {
        return this.#recover(trouble);
      }
    });
    this.#last = done;
    return done;
  }

  async #recover(trouble: unknown): Promise<Answer> {
    if (this.#closed) return { ok: false, refusal: NOT_PLAYING };
    const why = trouble instanceof Trapped ? BROKE : NOT_STORED;
    try {
      await this.#load();
      this.#welcome(await this.#game());
    } catch {
      this.#table = null;
      this.#listener.state("lost");
      this.#listener.turnedAway(why);
    }
    return { ok: false, refusal: why };
  }

  /** Asks the engine; a refusal is an answer, a trap is not. */
  #ask<Fields>(request: Request): Promise<Answered<Fields>> {
    return this.#engine.ask<Fields>(request);
  }

  /** Takes the table up from what is stored. */
  async #load(): Promise<void> {
    const found = await this.#device.store.table(this.#id);
    if (!found) {
      this.#listener.state("missing");
      return this.close();
    }
    this.#table = found.table;
    this.#lines = found.lines;
    this.#state = null;
    await this.#check();
    if (found.lines.length === 0) return;
    this.#commitment = (JSON.parse(found.lines[0] ?? "{}") as { commitment?: string }).commitment ?? "";
    const answer = await this.#ask<TableState>(this.#resume());
    if (!answer.ok) throw new Trapped(answer.error.message);
    this.#state = answer;
    this.clock.set(Math.max(answer.now, found.table.now));
    this.#bots.begin(this.#resume());
    this.#runClock();
    this.#think();
  }

  #resume(): Request {
    return { op: "resume", log: logOf(this.#lines), secret: this.#table?.secret };
  }

  /** Learns how many could play with these options, and in which teams. */
  async #check(): Promise<void> {
    const { game, options, seats } = this.#table as KeptTable;
    const answer = await this.#ask<{ ruled_out: RuledOut[]; teams: number[] | null }>({ op: "check", game, options, seats: seats.length });
    if (answer.ok) [this.#ruledOut, this.#teams] = [answer.ruled_out, answer.teams];
  }

  async #run(command: Command): Promise<Answer> {
    const table = this.#table;
    if (!table) return { ok: false, refusal: NOT_PLAYING };
    if (command.do === "act") return this.#act(command.action);
    if (command.do === "hand_over" || command.do === "take_back") {
      if (table.status !== "playing") return { ok: false, refusal: NOT_PLAYING };
      return this.#change({ standIn: command.do === "hand_over" ? "medium" : null });
    }
    if (command.do === "rematch") return this.#rematch(table);
    if (command.do === "name") return this.#change({ seats: table.seats.map((seat) => (seat.bot === null ? { ...seat, name: command.name } : seat)) });
    if (command.do === "close") return this.#change({ status: "closed" });
    if (command.do === "commit" || command.do === "reveal") return { ok: true };
    if (table.status !== "waiting") return { ok: false, refusal: STARTED };
    return this.#prepare(table, command);
  }

  /** What is settled before the start. */
  async #prepare(table: KeptTable, command: Command): Promise<Answer> {
    const { seats } = table;
    if (command.do === "start") return this.#start();
    if (command.do === "options") {
      const asked = await this.#ask({ op: "check", game: table.game, options: command.options, seats: seats.length });
      return asked.ok ? this.#change({ options: command.options }) : { ok: false, refusal: asked.error };
    }
    if (command.do === "seats") {
      const level = seats.find(({ bot }) => bot !== null)?.bot ?? "medium";
      const more = Array.from({ length: Math.max(0, command.count - seats.length) }, () => ({ name: "", bot: level }));
      const bots = seats.filter(({ bot }) => bot !== null).slice(0, command.count - 1);
      const person = seats.filter(({ bot }) => bot === null);
      return this.#change({ seats: seats.length > command.count ? [...person, ...bots] : [...seats, ...more] });
    }
    if (command.do === "bot") {
      // Nobody else can come, so a seat without a bot is a bot's.
      const level = command.level ?? "medium";
      return this.#change({ seats: seats.map((seat, at) => (at === command.seat && seat.bot !== null ? { ...seat, bot: level } : seat)) });
    }
    if (command.do === "swap") {
      const [one, other] = [seats[command.one], seats[command.other]];
      if (!one || !other) return { ok: false, refusal: NEEDS_SERVER };
      return this.#change({ seats: seats.map((seat, at) => (at === command.one ? other : at === command.other ? one : seat)) });
    }
    return { ok: false, refusal: NEEDS_SERVER };
  }

  /** Something about the table changes, not about its game. */
  async #change(change: Partial<KeptTable>): Promise<Answer> {
    await this.#keep(change, []);
    if (change.options || change.seats) await this.#check();
    this.#runClock();
    this.#tellTable();
    this.#think();
    return { ok: true };
  }

  async #keep(change: Partial<KeptTable>, lines: readonly string[]): Promise<void> {
    // What follows a game does not change when it ended.
    const now = this.#table?.status === "over" ? this.#table.at : Date.now();
    const table: KeptTable = { ...(this.#table as KeptTable), now: Math.round(this.clock.now()), at: now, ...change };
    await this.#device.store.keep(table, this.#lines.length, lines);
    this.#table = table;
    this.#lines.push(...lines);
  }

  async #start(): Promise<Answer> {
    const { game, options, secret: drawn, seats } = this.#table as KeptTable;
    const unused = BOT_NAMES.filter((name) => seats.every((seat) => seat.name !== name));
    const named = seats.map((seat) => (seat.bot === null ? seat : { ...seat, name: unused.shift() ?? "Bot" }));
    const answer = await this.#ask<TableState>({
      op: "open",
      game,
      options,
      secret: drawn,
      table: this.#id,
      names: named.map(({ name }) => name),
      players: named.map(({ bot }) => (bot === null ? "person" : { bot })),
    });
    if (!answer.ok) return { ok: false, refusal: answer.error };
    this.clock.set(answer.now);
    const lines = [answer.header ?? {}, ...answer.records].map((line) => JSON.stringify(line));
    await this.#keep({ status: "playing", seats: named }, lines);
    this.#commitment = (answer.header as { commitment?: string } | undefined)?.commitment ?? "";
    this.#state = answer;
    this.#bots.begin(this.#resume());
    this.#runClock();
    this.#welcome(await this.#game());
    this.#think();
    return { ok: true };
  }

  async #rematch({ game, seats, options, rematch }: KeptTable): Promise<Answer> {
    if (rematch !== null) return { ok: true };
    const id = await openHere(this.#device.store, { game, seats: seats.length, options, name: "", against: "medium" });
    const next = await this.#device.store.table(id);
    if (next) await this.#device.store.keep({ ...next.table, seats: seats.map(({ name, bot }) => ({ name: bot === null ? name : "", bot })) }, 0, []);
    return this.#change({ rematch: id });
  }

  #act(action: unknown): Promise<Answer> {
    if (this.#table?.status !== "playing") return Promise.resolve({ ok: false, refusal: NOT_PLAYING });
    return this.#happen({ op: "act", seat: this.#seat, action, at: this.#now() });
  }

  /** The table's moment as the engine counts it: never before what has happened. */
  #now(): number {
    return Math.max(Math.round(this.clock.now()), this.#state?.now ?? 0);
  }

  /** Something happens in the game, or is refused: stored first, told then. */
  async #happen(request: Request): Promise<Answer> {
    const before = this.#state?.seen[this.#seat];
    // What came due before happens first, whatever becomes of this.
    const due = this.#state?.deadline ?? null;
    if (request.op === "act" && due !== null && due <= (request.at as number)) {
      const passed = await this.#happen({ op: "advance", to: request.at });
      if (!passed.ok || this.#table?.status !== "playing") return passed.ok ? { ok: false, refusal: NOT_PLAYING } : passed;
    }
    const answer = await this.#ask<TableState>(request);
    if (!answer.ok) return { ok: false, refusal: answer.error };
    const lines = answer.records.map((record) => JSON.stringify(record));
    if (answer.outcome) lines.push(...(await this.#lastLines(lines.length)));
    await this.#keep(answer.outcome ? { status: "over", outcome: answer.outcome, standIn: null } : {}, lines);
    this.#state = answer;
    this.#bots.follow(request, () => this.#resume());
    if (answer.seen[this.#seat] !== before || answer.outcome) {
      const game = await this.#update(answer.from);
      if (game) this.#tell({ type: "game", game });
    }
    if (answer.outcome) this.#tellTable();
    this.#think();
    return { ok: true };
  }

  /** What the log of a finished game ends with, after so many new lines: the secret. */
  async #lastLines(added: number): Promise<string[]> {
    const answer = await this.#ask<{ log: string }>({ op: "log" });
    if (!answer.ok) throw new Trapped(answer.error.message);
    return answer.log.trimEnd().split("\n").slice(this.#lines.length + added);
  }

  /** The game as the person sees it, with what they saw of the records from that number on. */
  async #update(from: number): Promise<GameInfo | null> {
    const answer = await this.#ask<{ game: GameInfo }>({ op: "update", seat: this.#seat, from });
    if (!answer.ok) throw new Trapped(answer.error.message);
    return { ...answer.game, now: Math.round(this.clock.now()) };
  }

  /** The game for a page that comes. */
  async #game(): Promise<GameInfo | null> {
    if (!this.#state) return null;
    const game = await this.#update(Math.max(0, this.#lines.length - TOLD));
    return game && { ...game, gapless: false, sights: game.sights.filter(({ passing }) => !passing) };
  }

  #think(): void {
    const { table, state } = { table: this.#table, state: this.#state };
    if (!table || !state || table.status !== "playing") this.#bots.rest();
    else {
      const bots = table.seats.map(({ bot }, seat) => ({ seat, level: bot ?? table.standIn, seen: state.seen[seat] ?? 0 }));
      this.#bots.think(bots.flatMap(({ level, ...bot }) => (level === null ? [] : [{ ...bot, level }])), state.awaited);
    }
    this.#wind();
  }

  /** Wakes up when the next thing is due. */
  #wind(): void {
    clearTimeout(this.#timer);
    if (this.#closed || !this.clock.running || this.#table?.status !== "playing") return;
    const due = [this.#state?.deadline ?? null, this.#bots.next?.at ?? null].filter((at) => at !== null);
    if (due.length === 0) return;
    const wait = (Math.min(...due) - this.clock.now()) / this.#device.speed;
    this.#timer = setTimeout(() => void this.#inTurn(() => this.#due()), Math.min(Math.max(0, wait), 60_000));
  }

  async #due(): Promise<void> {
    const now = this.clock.now();
    const [deadline, plan] = [this.#state?.deadline ?? null, this.#bots.next];
    if (deadline !== null && deadline <= now && (!plan || deadline <= plan.at)) await this.#happen({ op: "advance", to: this.#now() });
    else if (plan && plan.at <= now) await this.#botActs(plan);
    this.#wind();
  }

  async #botActs(plan: Planned): Promise<void> {
    this.#bots.done(plan);
    const standIn = this.#table?.seats[plan.seat]?.bot === null ? { stand_in: plan.level } : {};
    const { ok } = await this.#happen({ op: "act", seat: plan.seat, action: plan.action, at: this.#now(), ...standIn });
    if (!ok) this.#bots.again(plan);
  }

  #show(hidden: boolean): void {
    this.#hidden = hidden;
    this.#runClock();
    if (hidden) void this.#noteTime(true);
  }

  /** Whether the table waits for its person, who is being told something. A bot that plays for them needs no telling. */
  get #waits(): boolean {
    return this.#holding && this.#table?.standIn === null;
  }

  /** A table that nobody looks at stands still, and so does one that was asked to wait. */
  #runClock(): void {
    this.clock.run(this.#table?.status === "playing" && !this.#waits && !this.#hidden, this.#device.speed);
    this.#wind();
  }

  /** Writes the time down while something is to come due, so that a page that is killed goes on from about there. */
  async #noteTime(always = false): Promise<void> {
    const table = this.#table;
    if (this.#closed || table?.status !== "playing") return;
    if (!always && (this.#state?.deadline ?? null) === null) return;
    await this.#inTurn(() => this.#keep({}, []));
  }

  #welcome(game: GameInfo | null): void {
    if (this.#closed || !this.#table) return;
    this.#listener.state("open");
    this.#tell({ type: "welcome", build: this.#device.build, table: this.#info(this.#table), you: this.#you(), game, chat: [] });
  }

  #tellTable(): void {
    if (this.#table) this.#tell({ type: "table", table: this.#info(this.#table), you: this.#you() });
  }

  #tell(message: ToClient): void {
    if (!this.#closed) this.#listener.message(message);
  }

  #you(): You {
    return { seat: this.#seat, host: true, removed: false, last_command: 0 };
  }

  #info(table: KeptTable): TableInfo {
    const seats = table.seats.map(({ name, bot }, seat) => ({
      name,
      held: bot !== null ? ({ by: "bot", level: bot } as const) : table.standIn ? ({ by: "standin", level: table.standIn } as const) : ({ by: "person" } as const),
      host: bot === null,
      present: bot === null,
      commit: null,
      left: null,
      team: this.#teams?.[seat] ?? null,
      may_hand_over: false,
    }));
    return {
      id: this.#id,
      code: this.#id,
      game: table.game,
      status: table.status,
      options: table.options,
      seats,
      first: null,
      open: false,
      turn: null,
      paused: this.#waits,
      hints: true,
      hints_allowed: false,
      link: "",
      commitment: this.#commitment,
      commits: [],
      starting: null,
      failed_starts: [],
      secret: table.status === "over" ? table.secret : null,
      watch: "everything",
      watching: 0,
      removed: [],
      branch: null,
      rematch: table.rematch,
      ruled_out: table.status === "waiting" ? this.#ruledOut : [],
    };
  }
}
