/** The tables on this device, in IndexedDB: beside what is known of each, its log, line by line as it was written. */
import type { Level, Outcome } from "../wire/table";
import type { Status } from "../lib/wire";

/** Who has a seat. */
export interface KeptSeat {
  name: string;
  /** How well the bot plays that has it; null for the person. */
  bot: Level | null;
}

/** What is kept of a table beside its log. */
export interface KeptTable {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: KeptSeat[];
  status: Status;
  /** What the shuffles follow from. */
  secret: string;
  /** The table's clock, as it was last written down. */
  now: number;
  /** The bot that stands in for the person. */
  standIn: Level | null;
  outcome: Outcome | null;
  /** The table where the next game is played. */
  rematch: string | null;
  /** When something last happened, in milliseconds since 1970. */
  at: number;
  /** Whether it was handed to the server for the records, and nothing is left to be tried. */
  handed: boolean;
  /** The server takes no such game. */
  refused?: boolean;
}

/** Where tables are kept. */
export interface Store {
  tables(): Promise<KeptTable[]>;
  table(id: string): Promise<{ table: KeptTable; lines: string[] } | null>;
  /** Keeps a table, and in the same step the lines of its log from that number on; fails if somebody else has gone on with it. */
  keep(table: KeptTable, from: number, lines: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The log of a table, as a file has it. */
export const logOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

const [NAME, VERSION, TABLES, LINES] = ["quintet", 1, "tables", "lines"] as const;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
  });

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => fail(transaction.error ?? new Error("IndexedDB"));
  });

/** The lines of one table. */
const linesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

export class DeviceStore implements Store {
  #opened: Promise<IDBDatabase> | null = null;

  async tables(): Promise<KeptTable[]> {
    const database = await this.#open();
    const all = await settled(database.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<KeptTable[]>);
    return all.sort((one, other) => other.at - one.at);
  }

  async table(id: string): Promise<{ table: KeptTable; lines: string[] } | null> {
    const transaction = (await this.#open()).transaction([TABLES, LINES]);
    const [table, lines] = await Promise.all([
      settled(transaction.objectStore(TABLES).get(id) as IDBRequest<KeptTable | undefined>),
      settled(transaction.objectStore(LINES).getAll(linesOf(id)) as IDBRequest<string[]>),
    ]);
    return table ? { table, lines } : null;
  }

  async keep(table: KeptTable, from: number, lines: readonly string[]): Promise<void> {
    // A move that was told must still be there after a power cut.
    const transaction = (await this.#open()).transaction([TABLES, LINES], "readwrite", { durability: "strict" });
    transaction.objectStore(TABLES).put(table);
    // Two pages cannot both go on with one game: where there is such a line, what is known here is older than the log.
    const next = transaction.objectStore(LINES).getKey([table.id, from]);
    next.onsuccess = () => next.result !== undefined && transaction.abort();
    lines.forEach((line, at) => transaction.objectStore(LINES).add(line, [table.id, from + at]));
    await finished(transaction);
  }

  async remove(id: string): Promise<void> {
    const transaction = (await this.#open()).transaction([TABLES, LINES], "readwrite");
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(LINES).delete(linesOf(id));
    await finished(transaction);
  }

  #open(): Promise<IDBDatabase> {
    const opening = (this.#opened ??= new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(TABLES, { keyPath: "id" });
        request.result.createObjectStore(LINES);
      };
      request.onsuccess = () => {
        // A newer page wants to change the form: this one lets go, and opens it again when it needs to.
        request.result.onversionchange = () => (request.result.close(), (this.#opened = null));
        done(request.result);
      };
      request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
    }));
    opening.catch(() => (this.#opened = null));
    return opening;
  }
}

let device: DeviceStore | null = null;

/** The store of this device. */
export const deviceStore = (): Store => (device ??= new DeviceStore());
