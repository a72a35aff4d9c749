/** A table as this page knows it: fed by its connection, read by the screens. */
import type { Refusal } from "../games/contract";
import { randomName } from "./random";
import { Connection, type Answer, type ConnectionState, type Hint, type Surroundings } from "./socket";
import type { ChatLine, Command, GameInfo, Seat, Sentence, TableInfo, ToClient, You } from "./wire";

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
/** How long what is for the moment only stands in the log, in milliseconds. */
const PASSING = 2500;

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
  /** The version of the server. */
  build = $state("");

  readonly #connection: Connection;
  #lines = 0;
  /** The seat for which this page has added to the seed. */
  #contributed: Seat | null = null;

  constructor(code: string, address: string, around: Surroundings) {
    this.#connection = new Connection(code, address, around, {
      state: (state) => (this.state = state),
      message: (message) => this.#receive(message),
    });
  }

  /** Sends a command. */
  send(command: Command): Promise<Answer> {
    return this.#connection.send(command);
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
    // Everybody who sits down adds to the seed, so that nobody alone decides on the shuffles.
    if (table.status !== "waiting" || you.seat === this.#contributed) return;
    this.#contributed = you.seat;
    if (you.seat !== null) {
      void this.send({ do: "contribute", text: randomName() });
    }
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
