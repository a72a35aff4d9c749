/** What this browser remembers between visits. A browser may refuse to store anything; then it forgets. */
import { NOTHING_KNOWN, type Held } from "./aid";

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** The lessons of the coach that were read; null when the coach was sent away. */
export function lessonsRead(): string[] | null {
  const read_ = read(() => localStorage, "fl-coach");
  if (read_ === "off") return null;
  return Array.isArray(read_) ? read_.filter((each) => typeof each === "string") : [];
}

export function keepLessons(lessons: readonly string[] | null): void {
  write(() => localStorage, "fl-coach", lessons ?? "off");
}

/** The totals after each round of a table, for the chart at the end; they are known to all. */
export function totalsOf(table: string): Record<string, number[]> {
  const kept = read(() => sessionStorage, `fl-totals-${table}`);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, number[]>) : {};
}

export function keepTotals(table: string, totals: Record<string, number[]>): void {
  write(() => sessionStorage, `fl-totals-${table}`, totals);
}

/** What the memory aid knew when the page had seen that many things; nothing if it has missed any since. */
export function aidOf(table: string, number: number): Held {
  const kept = read(() => sessionStorage, `fl-aid-${table}`) as { number?: unknown; held?: Held } | null;
  return kept?.number === number && kept.held ? kept.held : NOTHING_KNOWN;
}

export function keepAid(table: string, number: number, held: Held): void {
  write(() => sessionStorage, `fl-aid-${table}`, { number, held });
}
