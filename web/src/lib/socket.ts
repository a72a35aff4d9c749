/** The socket of one table: it keeps itself connected and loses no command. */
import { TableClock } from "../kit/clock";
import type { Answer, ConnectionState, HintAnswer, Listener, OpenSource, Source } from "../kit/source";
import type { Command, ToClient, ToServer } from "./wire";

export type { Answer, ConnectionState, Hint, Listener } from "../kit/source";

/** The protocol this page speaks. */
export const PROTOCOL = 2;

/** The rules of refusals that no further try will change: another version, and no table of that code. */
const OTHER_VERSION = "S-1";
const NO_TABLE = "S-4";

/** How many commands may be without an answer: number n is sent once n - 8 and all before it are answered. */
const WINDOW = 8;

/** The pauses between tries, in milliseconds: the first, and the longest they grow to. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;

/**
 * How long an answer may take, be it to hello or to a command, before the line counts as dead. A phone that
 * changed its network can hold a socket that looks open for minutes.
 */
const PATIENCE = 6000;

/** After being out of sight for this long the socket is made anew: the machine may have slept. */
const LONG_ABSENCE = 10_000;

/** As much of a WebSocket as is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** As much of `window` and `document` as is used here. */
export interface Surroundings {
  /** Opens a socket at an address. */
  open(address: string): Wire;
  /** Keeps things over a reload of this tab. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Keeps things for good. */
  archive: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Calls back when the network is there again, or the page is shown or hidden; gives back how to stop that. */
  watch(on: { online(): void; shown(): void; hidden(): void }): () => void;
  /** A number from 0 to 1. */
  random(): number;
  /** A random name. */
  name(): string;
}

/** What a tab keeps of its connection over a reload. */
interface Kept {
  client: string;
  /** The number of the next command. */
  next: number;
  /** Commands without an answer. */
  pending: { number: number; command: Command }[];
}

interface Pending {
  number: number;
  command: Command;
  /** Whether it was sent on this socket. */
  sent: boolean;
  /** Nobody waits for the answer to a command that was sent before a reload. */
  settle: ((answer: Answer) => void) | null;
}

/** A table over its socket. */
export const overSocket =
  (id: string, address: string, around: Surroundings): OpenSource =>
  (listener) =>
    new Connection(id, address, around, listener);

export class Connection implements Source {
  readonly clock = new TableClock();
  state: ConnectionState = "connecting";

  readonly #address: string;
  readonly #shelf: string;
  readonly #around: Surroundings;
  readonly #listener: Listener;
  readonly #unwatch: () => void;
  readonly #client: string;
  #next: number;
  #pending: Pending[];
  /** How often a hint was asked for, and who waits for the last one. */
  #questions = 0;
  #question: ((answer: HintAnswer) => void) | null = null;
  /** Whether the page wants the table to wait. */
  #holding = false;
  #wire: Wire | null = null;
  #lastSight: number | null = null;
  #tries = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;

  constructor(id: string, address: string, around: Surroundings, listener: Listener) {
    this.#address = address;
    this.#shelf = `quintet.table.${id}`;
    this.#around = around;
    this.#listener = listener;
    const kept = this.#take();
    this.#client = kept.client;
    this.#next = kept.next;
    this.#pending = kept.pending.map((entry) => ({ ...entry, sent: false, settle: null }));
    this.#unwatch = around.watch({
      online: () => this.#refresh(),
      shown: () => this.#shown(),
      hidden: () => this.#hidden(),
    });
    this.#connect();
  }

  /** Sends a command, now or as soon as there is a connection, and resolves to its answer. */
  send(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.#pending.push({ number: this.#next, command, sent: false, settle });
      this.#next += 1;
      if (this.state === "open") this.#transmit();
    });
  }

  /** Asks for a hint. A question is worth nothing later, so it is not asked again after a break. */
  hint(): Promise<HintAnswer> {
    this.#answerHint(null);
    if (this.state !== "open") return Promise.resolve(null);
    this.#questions += 1;
    this.#post({ type: "hint", number: this.#questions });
    return new Promise((settle) => (this.#question = settle));
  }

  /** Lets the game stand still, or go on. The server forgets it with the socket, so it is said again on the next one. */
  hold(waiting: boolean): void {
    if (waiting === this.#holding) return;
    this.#holding = waiting;
    if (this.state === "open") this.#post({ type: "pause", on: waiting });
  }

  #answerHint(answer: HintAnswer): void {
    const settle = this.#question;
    this.#question = null;
    settle?.(answer);
  }

  /** Tries at once instead of after the pause. */
  retry(): void {
    if (this.state === "lost") this.#connect();
  }

  /** Leaves the table's socket for good; what has no answer yet is sent when the table is opened again. */
  close(): void {
    if (this.state === "closed") return;
    this.#keep();
    this.#unwatch();
    this.#drop();
    this.#become("closed");
  }

  /** Whether nothing more will come of this connection. */
  #ended(): boolean {
    return this.state === "outdated" || this.state === "missing" || this.state === "closed";
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#listener.state(state);
  }

  #connect(): void {
    this.#drop();
    this.#become("connecting");
    const wire = this.#around.open(this.#address);
    this.#wire = wire;
    wire.onopen = () => {
      this.#post({ type: "hello", protocol: PROTOCOL, client: this.#client, last: this.#lastSight });
    };
    wire.onmessage = (event) => {
      if (typeof event.data === "string") this.#receive(JSON.parse(event.data) as ToClient);
    };
    wire.onclose = () => this.#lose();
    this.#setAlarm();
  }

  /** Lets go of the socket without a word to anybody. */
  #drop(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#alarm);
    this.#answerHint(null);
    const wire = this.#wire;
    if (!wire) return;
    this.#wire = null;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #lose(): void {
    this.#drop();
    if (this.#ended()) return;
    this.#become("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    this.#tries += 1;
    // Jitter, so that not every page of a restarted server comes back in the same moment.
    this.#pause = setTimeout(() => this.#connect(), pause * (0.5 + this.#around.random() / 2));
  }

  /** Goes back to the server with a fresh socket, unless that is pointless. */
  #refresh(): void {
    if (this.#ended()) return;
    this.#tries = 0;
    this.#connect();
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#lose(), PATIENCE);
  }

  #post(message: ToServer): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** Sends what has not been sent on this socket, as far as the window reaches. */
  #transmit(): void {
    const oldest = this.#pending[0]?.number ?? 0;
    for (const entry of this.#pending.filter((entry) => !entry.sent && entry.number < oldest + WINDOW)) {
      entry.sent = true;
      this.#post({ type: "command", number: entry.number, command: entry.command });
      this.#setAlarm();
    }
  }

  #receive(message: ToClient): void {
    if (message.type === "welcome") this.#welcomed(message.you.last_command, this.state !== "open");
    if (message.type === "done") {
      this.#settle(message.number, message.key === null ? { ok: true } : { ok: true, key: message.key });
    }
    if (message.type === "refused") {
      const { rule, why, message: text } = message;
      if (this.state !== "open" && (rule === OTHER_VERSION || rule === NO_TABLE)) {
        this.#drop();
        this.#become(rule === NO_TABLE ? "missing" : "outdated");
      } else if (message.number === null && this.state !== "open") {
        this.#listener.turnedAway({ rule, why, message: text });
      } else if (message.number !== null) {
        this.#settle(message.number, { ok: false, refusal: { rule, why, message: text } });
      }
    }
    if (message.type === "hint" && message.number === this.#questions) {
      const { seen, action, advice } = message;
      this.#answerHint({ ok: true, hint: { seen, action, advice } });
    }
    if (message.type === "no_hint" && message.number === this.#questions) {
      const { rule, why, message: text } = message;
      this.#answerHint({ ok: false, refusal: { rule, why, message: text } });
    }
    if ((message.type === "welcome" || message.type === "game") && message.game) {
      this.#lastSight = message.game.number;
      this.clock.set(message.game.now);
    }
    if (message.type === "welcome" || message.type === "table") this.clock.run(!message.table.paused);
    // Open before anybody hears of it: what the listener sends in answer goes out at once.
    if (message.type === "welcome") this.#become("open");
    this.#listener.message(message);
  }

  /**
   * On a new socket everything without an answer is sent again: it counts once. A page that fell behind is welcomed
   * again on the same socket, and has its answers before that.
   */
  #welcomed(lastCommand: number, first: boolean): void {
    this.#tries = 0;
    this.#next = Math.max(this.#next, lastCommand + 1);
    if (!first) return;
    clearTimeout(this.#alarm);
    if (this.#holding) this.#post({ type: "pause", on: true });
    for (const entry of this.#pending) entry.sent = false;
    this.#transmit();
  }

  #settle(number: number, answer: Answer): void {
    const entry = this.#pending.find((entry) => entry.number === number);
    this.#pending = this.#pending.filter((other) => other !== entry);
    if (this.#pending.length === 0) clearTimeout(this.#alarm);
    entry?.settle?.(answer);
    if (this.state === "open") this.#transmit();
  }

  #shown(): void {
    this.#around.storage.removeItem(this.#shelf);
    const away = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    if (this.state === "lost" || away >= LONG_ABSENCE) this.#refresh();
  }

  #hidden(): void {
    this.#hiddenSince ??= Date.now();
    this.#keep();
  }

  // The client's name lies on the shelf only while the page is out of sight. A duplicated tab copies the
  // shelf, and two pages counting their commands under one name would be taken for one.

  #take(): Kept {
    const text = this.#around.storage.getItem(this.#shelf);
    this.#around.storage.removeItem(this.#shelf);
    if (text !== null) {
      try {
        return JSON.parse(text) as Kept;
      } catch {
        // Nothing of use was kept.
      }
    }
    return { client: this.#around.name(), next: 1, pending: [] };
  }

  #keep(): void {
    const pending = this.#pending.map(({ number, command }) => ({ number, command }));
    const kept: Kept = { client: this.#client, next: this.#next, pending };
    this.#around.storage.setItem(this.#shelf, JSON.stringify(kept));
  }
}
