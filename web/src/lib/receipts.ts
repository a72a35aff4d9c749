/** What this browser keeps of the starts it saw: with it, its player can show that a record hides none of them. */
import { sameCommits, type Shelf, type Start } from "./bond";
import type { Seat, TableInfo } from "./wire";

/** What else the deal depends on, and is settled before anybody reveals. */
export interface Terms {
  seats: number;
  /** Who begins, if the game before handed it on. */
  first: Seat | null;
  /** The options that differ from the rulebook's. */
  options: Record<string, unknown>;
}

/** A start, as this page saw it before it revealed anything. */
export interface ReceiptStart extends Start, Partial<Terms> {
  /** What it revealed, if it did and the server has confirmed it. */
  revealed?: { seat: Seat; text: string };
}

/** The starts of a table, in the form that `quintet verify --receipt` reads. */
export interface Receipt {
  receipt: 1;
  table: string;
  /** In order; the last one is the game's. */
  starts: ReceiptStart[];
}

const KEY = "quintet.receipts";
/** So many tables are remembered. */
const MOST = 24;

export class Receipts {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** What is kept of a table. */
  of(table: string): Receipt | null {
    return this.#read().find((receipt) => receipt.table === table) ?? null;
  }

  /** Notes a start; one that was noted before is not noted again. */
  note(table: string, { commitment, commits }: Start, terms: Terms): void {
    const receipt = this.of(table) ?? { receipt: 1, table, starts: [] };
    if (receipt.starts.some((start) => isSame(start, { commitment, commits }))) return;
    this.#put({ ...receipt, starts: [...receipt.starts, { commitment, commits, ...terms }] });
  }

  /** Notes what this page revealed in that start. */
  revealed(table: string, start: Start, revealed: { seat: Seat; text: string }): void {
    const receipt = this.of(table);
    if (!receipt?.starts.some((noted) => isSame(noted, start) && !noted.revealed)) return;
    this.#put({ ...receipt, starts: receipt.starts.map((noted) => (isSame(noted, start) ? { ...noted, revealed } : noted)) });
  }

  #read(): Receipt[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf.getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? (kept as Receipt[]).filter((receipt) => Array.isArray(receipt?.starts)) : [];
    } catch {
      return [];
    }
  }

  #put(receipt: Receipt): void {
    const others = this.#read().filter(({ table }) => table !== receipt.table);
    try {
      this.#shelf.setItem(KEY, JSON.stringify([...others, receipt].slice(-MOST)));
    } catch {
      // A browser may refuse; then there is no receipt.
    }
  }
}

/** What the deal at a table depends on besides the seed. */
export const termsOf = ({ seats, first, options }: Pick<TableInfo, "seats" | "first" | "options">): Terms => ({
  seats: seats.length,
  first,
  options,
});

export const isSame = (one: Start, other: Start): boolean =>
  one.commitment === other.commitment && sameCommits(one.commits, other.commits);
