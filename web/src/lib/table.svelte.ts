/** A table as this page knows it: fed by its source, read by the screens. */
import type { Refusal } from "../games/contract";
import type { Clock } from "../kit/clock";
import { ONLY_LOOKING, type Answer, type ConnectionState, type Hint, type OpenSource, type Source } from "../kit/source";
import { Bond, type Shelf } from "./bond";
import { Receipts, termsOf, type Receipt } from "./receipts";
import { judge, type Judgement } from "./shuffle";
import type { ChatLine, Command, GameInfo, Sentence, TableInfo, ToClient, You } from "./wire";

/** A line of the log. */
export interface LogLine {
  /** Counts up, for the page's lists. */
  id: number;
  sentence: Sentence;
  /** The number of the view with which it came. */
  number: number;
  /** Whether it is for the moment only. */
  passing?: boolean | undefined;
}

/** So many lines of the log are kept. */
const LOG_LENGTH = 400;
/** How long to wait before something is sent again that the server could not store, in milliseconds. */
const PAUSE = 1000;
/** How long what is for the moment only stands in the log, in milliseconds. */
const PASSING = 2500;

/** The rule of a refusal that may be otherwise in a moment. */
const NOT_STORED = "S-14";

export class TableModel {
  state = $state<ConnectionState>("connecting");
  /** Why the server takes no connection now. */
  turnedAway = $state.raw<Refusal | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false, removed: false, last_command: 0 });
  game = $state.raw<GameInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Up to which number the screen has shown the game, where it shows it at a pace of its own; null where it keeps up. */
  shown = $state<number | null>(null);
  #told = $state.raw<LogLine[]>([]);
  /** The numbers of the views that told something, the last few. */
  #tellings = $state.raw<number[]>([]);
  /** What was told, as far as it is shown. */
  readonly log = $derived(this.#told.filter(({ number }) => this.#isShown(number)));
  /** What was seen last, for a screen reader. */
  readonly newest = $derived.by(() => {
    const last = this.#tellings.filter((number) => this.#isShown(number)).at(-1);
    return this.#told.filter(({ number }) => number === last).map(({ sentence }) => sentence);
  });
  /** What to do, for as long as nothing new was seen. */
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint was asked for and has not come. */
  hinting = $state(false);
  /** Whether the server changed its part of the seed at the last moment, so that this page revealed nothing. */
  distrust = $state(false);
  /** What came of checking the shuffle after the end; null before, and where this page has nothing to check it by. */
  shuffle = $state.raw<Judgement | "checking" | "unreachable" | null>(null);
  /** The version of the server. */
  build = $state("");

  /** How many watch, without this page. */
  readonly watchers = $derived(Math.max(0, (this.table?.watching ?? 0) - (this.you.seat === null ? 1 : 0)));

  /** Whether the table is asked to wait, because something is being explained to the only person there. */
  held = $state(false);

  readonly #source: Source;
  readonly #id: string;
  readonly #bond: Bond;
  readonly #receipts: Receipts;
  #lines = 0;
  /** Whether something about the seed is on its way, and whether the table has changed meanwhile. */
  #pledging = false;
  #changed = false;

  constructor(id: string, open: OpenSource, keep: { storage: Shelf; archive: Shelf }) {
    this.#id = id;
    this.#bond = new Bond(id, keep.storage);
    this.#receipts = new Receipts(keep.archive);
    this.#source = open({
      state: (state) => this.#become(state),
      turnedAway: (refusal) => (this.turnedAway = refusal),
      message: (message) => this.#receive(message),
    });
  }

  /** Whether the table is on this device: nobody else can come. */
  get here(): boolean {
    return this.#source.here ?? false;
  }

  /** The table's time. */
  get clock(): Clock {
    return this.#source.clock;
  }

  /** Sends a command. */
  send(command: Command): Promise<Answer> {
    return this.#source.send?.(command) ?? Promise.resolve({ ok: false, refusal: ONLY_LOOKING });
  }

  /** Lets the table wait while something is explained. With other people there it goes on. */
  hold(explaining: boolean): void {
    const people = this.table?.seats.filter(({ held }) => held.by === "person").length ?? 0;
    const waits = explaining && people <= 1;
    if (waits === this.held) return;
    this.held = waits;
    this.#source.hold?.(waits);
  }

  /** What this browser keeps of the starts of this table. */
  get receipt(): Receipt | null {
    return this.table && this.#receipts.of(this.table.code);
  }

  /** After the end: holds the record of the game against what this page saw of its start. */
  async checkShuffle(fetch: (id: string) => Promise<string>): Promise<void> {
    const receipt = this.receipt;
    if (!receipt || this.shuffle !== null) return;
    this.shuffle = "checking";
    this.shuffle = await fetch(this.#id).then(
      (record) => judge(record, receipt),
      () => "unreachable" as const,
    );
  }

  /** Does something in the game; null for whoever has no seat, and where there is nothing to do but look. */
  get act(): ((action: unknown) => Promise<Refusal | null>) | null {
    return this.you.seat !== null && this.#source.send ? this.#act : null;
  }

  #act = async (action: unknown): Promise<Refusal | null> => {
    const answer = await this.send({ do: "act", action });
    return answer.ok ? null : answer.refusal;
  };

  /** Asks what to do. Resolves to the reason if there is no answer. */
  askHint = async (): Promise<Refusal | null> => {
    if (this.hinting || !this.#source.hint) return null;
    this.hinting = true;
    const answer = await this.#source.hint();
    this.hinting = false;
    if (answer?.ok && answer.hint.seen === this.game?.number) this.hint = answer.hint;
    return answer && !answer.ok ? answer.refusal : null;
  };

  /** Tries at once to get the connection back. */
  retry(): void {
    this.#source.retry();
  }

  close(): void {
    this.#source.close();
  }

  #become(state: ConnectionState): void {
    this.state = state;
    if (state === "open") this.turnedAway = null;
  }

  #receive(message: ToClient): void {
    if (message.type === "welcome") {
      this.build = message.build;
      this.chat = message.chat;
      this.#seat(message.table, message.you);
      this.#see(message.game);
    } else if (message.type === "table") {
      this.#seat(message.table, message.you);
    } else if (message.type === "game") {
      this.#see(message.game);
    } else if (message.type === "chat") {
      this.chat = [...this.chat, message.line];
    }
  }

  #seat(table: TableInfo, you: You): void {
    this.table = table;
    this.you = you;
    void this.#pledge();
  }

  /** Everybody who sits down adds to the seed, bound by a hash first, so that nobody decides on the shuffles. */
  async #pledge(): Promise<void> {
    this.#changed = true;
    if (this.#pledging || !this.#source.send || this.here) return;
    this.#pledging = true;
    while (this.#changed && this.table) {
      this.#changed = false;
      const { table, you } = this;
      this.#note(table, you);
      const command = this.#bond.next(table, you.seat);
      this.distrust = this.#bond.distrust;
      if (!command) continue;
      const answer = await this.send(command);
      if (answer.ok && command.do === "reveal" && you.seat !== null) {
        this.#receipts.revealed(table.code, table, { seat: you.seat, text: command.text });
      } else if (!answer.ok && answer.refusal.rule === NOT_STORED) {
        await new Promise((done) => setTimeout(done, PAUSE));
        this.#changed = true;
      }
    }
    this.#pledging = false;
  }

  /** Keeps the start that this page is shown, before it reveals anything. */
  #note(table: TableInfo, you: You): void {
    const settled = table.starting ? !table.starting.anew : table.status === "playing" || table.status === "over";
    if (!settled || you.seat === null) return;
    this.#receipts.note(table.code, table, termsOf(table));
    // A game that has begun says that everything revealed has come, though the answer got lost in a reload.
    const text = table.starting ? null : this.#bond.told(table);
    if (text !== null) this.#receipts.revealed(table.code, table, { seat: you.seat, text });
  }

  #see(game: GameInfo | null): void {
    this.game = game;
    if (this.hint?.seen !== game?.number) this.hint = null;
    if (!game) return;
    const told = game.sights.flatMap(({ sentences, passing }) =>
      sentences.map((sentence) => ({ id: (this.#lines += 1), sentence, number: game.number, passing })),
    );
    this.#told = [...(game.gapless ? this.#told : []), ...told].slice(-LOG_LENGTH);
    if (told.length > 0) this.#tellings = [...this.#tellings, game.number].slice(-LOG_LENGTH);
    const passing = new Set(told.filter((line) => line.passing));
    if (passing.size > 0) setTimeout(() => this.#forget(passing), PASSING);
  }

  #isShown(number: number): boolean {
    return this.shown === null || number <= this.shown;
  }

  /** A card that was seen for a moment is remembered by people, not by the page. */
  #forget(lines: ReadonlySet<LogLine>): void {
    this.#told = this.#told.filter((line) => !lines.has(line));
  }
}
