/** This page's part of the seed: a random text that it is bound to by its hash, and reveals when everybody's are settled. */
import { contributionHash } from "./hashes";
import { randomName } from "./random";
import type { Command, Commit, Seat, TableInfo } from "./wire";

/** Where things are kept. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A settled start: what everybody is bound to. */
export interface Start {
  commitment: string;
  commits: Commit[];
}

/** What a tab keeps over a reload. */
interface Kept {
  /** What the server was bound to when the text was drawn. */
  commitment: string;
  text: string;
  /** What was settled when the text was revealed. From then on it is good for that start alone. */
  told: Commit[] | null;
}

/** Whether these are the same hashes under the same seats. */
export const sameCommits = (one: readonly Commit[], other: readonly Commit[]): boolean =>
  one.length === other.length && one.every(({ seat, hash }, at) => other[at]?.seat === seat && other[at].hash === hash);

/** A fresh text for a table that is about to be opened, and how it is kept once the table is there. */
export function drawFirst(storage: Shelf): { hash: string; keep(id: string, start: Start): void } {
  const text = randomName();
  return {
    hash: contributionHash(text),
    keep: (id, { commitment }) => write(storage, id, { commitment, text, told: null }),
  };
}

export class Bond {
  /** Whether the server's part was not the one shown before, so that this page kept its own to itself. */
  distrust = false;

  readonly #id: string;
  readonly #storage: Shelf;
  readonly #draw: () => string;
  #kept: Kept | null;

  constructor(id: string, storage: Shelf, draw: () => string = randomName) {
    this.#id = id;
    this.#storage = storage;
    this.#draw = draw;
    this.#kept = read(storage, id);
  }

  /** What is to be sent now, if anything. */
  next(table: TableInfo, seat: Seat | null): Command | null {
    if (table.status !== "waiting" || seat === null) return null;
    if (table.starting && !table.starting.anew) return this.#reveal(table, seat);
    if (table.seats[seat]?.commit) return null;
    // A text that was revealed, or drawn for another secret of the server, is worth nothing any more.
    if (this.#kept === null || this.#kept.told || this.#kept.commitment !== table.commitment) {
      this.#keep({ commitment: table.commitment, text: this.#draw(), told: null });
    }
    return this.#kept && { do: "commit", hash: contributionHash(this.#kept.text) };
  }

  /** The text that this page has revealed for that start. */
  told(start: Start): string | null {
    const kept = this.#kept;
    return kept?.told && kept.commitment === start.commitment && sameCommits(kept.told, start.commits) ? kept.text : null;
  }

  #reveal(table: TableInfo, seat: Seat): Command | null {
    const kept = this.#kept;
    const listed = table.commits.find((commit) => commit.seat === seat);
    // Another page of this seat contributes, or none.
    if (kept === null || listed?.hash !== contributionHash(kept.text)) return null;
    if (kept.commitment !== table.commitment) {
      this.distrust = true;
      return null;
    }
    // Known to whoever has read it, the text must not count among other hashes.
    if (kept.told && !sameCommits(kept.told, table.commits)) return null;
    if (!table.starting?.awaited.includes(seat)) return null;
    this.#keep({ ...kept, told: table.commits });
    return { do: "reveal", text: kept.text };
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write(this.#storage, this.#id, kept);
  }
}

const key = (id: string) => `quintet.bond.${id}`;

function read(storage: Shelf, id: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key(id)) ?? "null");
    return typeof kept === "object" && kept !== null && "text" in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

function write(storage: Shelf, id: string, kept: Kept): void {
  try {
    storage.setItem(key(id), JSON.stringify(kept));
  } catch {
    // A browser may refuse; then a reload in the middle of a start loses the text.
  }
}
