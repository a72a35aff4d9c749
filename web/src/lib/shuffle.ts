/** Holds the record of a finished game against this page's receipt. That every card follows from the seed is for `quintet verify`. */
import { commitmentOf, contributionHash } from "./hashes";
import { isSame, type Receipt, type ReceiptStart } from "./receipts";
import type { Commit, Seat } from "./wire";

/**
 * What is wrong with a record; the text `fair-wrong-…` says it.
 * - `unreadable`: it is no record;
 * - `secret`: the server's part is not the one it was bound to;
 * - `texts`: what a player added does not fit its hash;
 * - `start`: its start is not the one this page saw;
 * - `terms`: nor are the number of players, the options or who begins;
 * - `own`: what this page revealed is not in it;
 * - `hidden`: a start that this page saw is left out;
 * - `blamed`: this page is said to have revealed nothing, though the server had confirmed it.
 */
export type Wrong = "unreadable" | "secret" | "texts" | "start" | "terms" | "own" | "hidden" | "blamed";

export interface Judgement {
  wrong: Wrong[];
  /** How many players were bound to what they added. */
  bound: number;
  /** Whether this page is one of them. */
  contributed: boolean;
}

/** As much of the first line of a record as is used here. */
interface Header {
  table?: string;
  seats?: number;
  first?: Seat;
  options?: Record<string, unknown> | null;
  commitment: string;
  commits?: Commit[];
  contributions?: { seat: Seat; text: string }[];
  failed_starts?: { commitment: string; commits: Commit[]; missing: Seat[] }[];
}

export function judge(record: string, receipt: Receipt): Judgement {
  const lines = record.trimEnd().split("\n");
  let header: Header;
  let secret: unknown;
  try {
    header = JSON.parse(lines[0] ?? "") as Header;
    secret = (JSON.parse(lines.at(-1) ?? "") as { secret?: unknown }).secret;
  } catch {
    return { wrong: ["unreadable"], bound: 0, contributed: false };
  }
  const { commits = [], contributions = [], failed_starts = [] } = header;
  const game = { commitment: header.commitment, commits };
  const wrong: Wrong[] = [];
  if (typeof secret !== "string" || commitmentOf(secret) !== header.commitment) wrong.push("secret");
  // Where nobody was bound, older records may have texts without hashes.
  const fits = commits.length === contributions.length && commits.every(({ seat, hash }, at) => {
    const text = contributions[at];
    return text !== undefined && text.seat === seat && contributionHash(text.text) === hash;
  });
  if (commits.length > 0 && !fits) wrong.push("texts");
  const last = receipt.starts.at(-1);
  const before = receipt.starts.slice(0, -1);
  if (header.table !== receipt.table || !last || !isSame(last, game)) wrong.push("start");
  if (last && !fitsTerms(header, last)) wrong.push("terms");
  const own = last?.revealed;
  if (own && !contributions.some(({ seat, text }) => seat === own.seat && text === own.text)) wrong.push("own");
  const logged = before.map((start) => failed_starts.find((failed) => isSame(failed, start)));
  if (logged.includes(undefined)) wrong.push("hidden");
  if (before.some(({ revealed }, at) => revealed && logged[at]?.missing.includes(revealed.seat))) wrong.push("blamed");
  return { wrong, bound: commits.length, contributed: own !== undefined };
}

/** Whether the game was dealt as the table stood. The record has all options, the table those that were set. */
function fitsTerms(header: Header, { seats, first, options }: ReceiptStart): boolean {
  if (seats === undefined) return true;
  const logged = header.options ?? {};
  const same = ([name, value]: [string, unknown]) => JSON.stringify(logged[name]) === JSON.stringify(value);
  return header.seats === seats && (header.first ?? null) === (first ?? null) && Object.entries(options ?? {}).every(same);
}
