/** What this tab remembers of a table: the order of my cards, and which round's end I have seen. */
import type { Code } from "./types";

/** A browser may refuse to store anything; then the page forgets, and nothing else happens. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function roundSeen(table: string): number | null {
  const round = read(`fc-seen-${table}`);
  return typeof round === "number" ? round : null;
}

export function seeRound(table: string, round: number): void {
  write(`fc-seen-${table}`, round);
}

export function orderOf(table: string, seat: number, round: number): Code[] | null {
  const order = read(`fc-hand-${table}-${seat}`);
  if (typeof order !== "object" || order === null || !("round" in order) || !("cards" in order)) return null;
  return order.round === round && Array.isArray(order.cards) ? order.cards.filter((card) => typeof card === "string") : null;
}

export function keepOrder(table: string, seat: number, round: number, cards: readonly Code[]): void {
  write(`fc-hand-${table}-${seat}`, { round, cards });
}

export function sortOf(): string | null {
  const sort = read("fc-sort");
  return typeof sort === "string" ? sort : null;
}

export function keepSort(sort: string): void {
  write("fc-sort", sort);
}
