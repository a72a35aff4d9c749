/** A table as this page knows it: fed by its connection, read by the screens. */
import type { Refusal } from "../games/contract";
import { Bond } from "./bond";
import { Receipts, termsOf, type Receipt } from "./receipts";
import { judge, type Judgement } from "./shuffle";
import { Connection, type Answer, type ConnectionState, type Hint, type Surroundings } from "./socket";
import type { ChatLine, Command, GameInfo, Sentence, TableInfo, ToClient, You } from "./wire";

/** A line of the log. */
export interface LogLine {
  /** Counts up, for the page's lists. */
  id: number;
  sentence: Sentence;
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
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false, removed: false, last_command: 0 });
  game = $state.raw<GameInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** What was seen last, for a screen reader. */
  newest = $state.raw<Sentence[]>([]);
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

  readonly #connection: Connection;
  readonly #code: string;
  readonly #bond: Bond;
  readonly #receipts: Receipts;
  #lines = 0;
  /** Whether something about the seed is on its way, and whether the table has changed meanwhile. */
  #pledging = false;
  #changed = false;

  constructor(code: string, address: string, around: Surroundings) {
    this.#code = code;
    this.#bond = new Bond(code, around.storage);
    this.#receipts = new Receipts(around.archive);
    this.#connection = new Connection(code, address, around, {
      state: (state) => (this.state = state),
      message: (message) => this.#receive(message),
    });
  }

  /** Sends a command. */
  send(command: Command): Promise<Answer> {
    return this.#connection.send(command);
  }

  /** What this browser keeps of the starts of this table. */
  get receipt(): Receipt | null {
    return this.#receipts.of(this.#code);
  }

  /** After the end: holds the record of the game against what this page saw of its start. */
  async checkShuffle(fetch: (code: string) => Promise<string>): Promise<void> {
    const receipt = this.receipt;
    if (!receipt || this.shuffle !== null) return;
    this.shuffle = "checking";
    this.shuffle = await fetch(this.#code).then(
      (record) => judge(record, receipt),
      () => "unreachable" as const,
    );
  }

  /** Does something in the game. */
  act = async (action: unknown): Promise<Refusal | null> => {
    const answer = await this.send({ do: "act", action });
    return answer.ok ? null : answer.refusal;
  };

  /** Asks what to do. Resolves to the reason if there is no answer. */
  askHint = async (): Promise<Refusal | null> => {
    if (this.hinting) return null;
    this.hinting = true;
    const answer = await this.#connection.hint();
    this.hinting = false;
    if (answer?.ok && answer.hint.seen === this.game?.number) this.hint = answer.hint;
    return answer && !answer.ok ? answer.refusal : null;
  };

  /** Tries at once to get the connection back. */
  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
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
    if (this.#pledging) return;
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
        this.#receipts.revealed(this.#code, table, { seat: you.seat, text: command.text });
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
    this.#receipts.note(this.#code, table, termsOf(table));
    // A game that has begun says that everything revealed has come, though the answer got lost in a reload.
    const text = table.starting ? null : this.#bond.told(table);
    if (text !== null) this.#receipts.revealed(this.#code, table, { seat: you.seat, text });
  }

  #see(game: GameInfo | null): void {
    this.game = game;
    if (this.hint?.seen !== game?.number) this.hint = null;
    if (!game) return;
    const told = game.sights.flatMap(({ sentences, passing }) =>
      sentences.map((sentence) => ({ id: (this.#lines += 1), sentence, passing })),
    );
    this.log = [...(game.gapless ? this.log : []), ...told].slice(-LOG_LENGTH);
    if (told.length > 0) this.newest = told.map(({ sentence }) => sentence);
    const passing = new Set(told.filter((line) => line.passing));
    if (passing.size > 0) setTimeout(() => this.#forget(passing), PASSING);
  }

  /** A card that was seen for a moment is remembered by people, not by the page. */
  #forget(lines: ReadonlySet<LogLine>): void {
    this.log = this.log.filter((line) => !lines.has(line));
    const gone = new Set([...lines].map(({ sentence }) => sentence));
    if (this.newest.some((sentence) => gone.has(sentence))) this.newest = this.newest.filter((sentence) => !gone.has(sentence));
  }
}
