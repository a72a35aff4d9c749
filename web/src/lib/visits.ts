/** The tables that somebody was at, as the list of games to go on with needs them: old ones go, and so do cleared ones. */
import type { Surroundings } from "./socket";
import type { TableLine } from "./wire";

const SHELF = "quintet.visits";
/** How long a table that nobody comes back to stays on the list, in milliseconds. */
const STAYS = 14 * 24 * 3600 * 1000;
/** So many are remembered. */
const MOST = 300;

interface Visit {
  /** When this browser was there last, or first heard of it. */
  at: number;
  /** Whether it was taken off the list since. */
  off?: true;
}

export class Visits {
  readonly #storage: Surroundings["storage"];
  readonly #now: () => number;

  constructor(storage: Surroundings["storage"], now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Somebody is at that table. */
  note(id: string): void {
    this.#write({ ...this.#read(), [id]: { at: this.#now() } });
  }

  /** Takes tables off the list. Their seats are kept. */
  clear(ids: readonly string[]): void {
    const off = Object.fromEntries(ids.map((id) => [id, { at: this.#now(), off: true as const }]));
    this.#write({ ...this.#read(), ...off });
  }

  /** Those of the tables that are worth listing, the latest first. */
  recent(lines: readonly TableLine[]): TableLine[] {
    const kept = this.#read();
    const fresh = lines.filter(({ id }) => !(id in kept));
    if (fresh.length > 0) this.#write({ ...kept, ...Object.fromEntries(fresh.map(({ id }) => [id, { at: this.#now() }])) });
    const at = ({ id }: TableLine) => kept[id]?.at ?? this.#now();
    return lines
      .filter((line) => !kept[line.id]?.off && this.#now() - at(line) < STAYS)
      .sort((one, other) => at(other) - at(one));
  }

  #read(): Record<string, Visit> {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(SHELF) ?? "{}");
      if (typeof kept !== "object" || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, Visit] => typeof (entry[1] as Partial<Visit> | null)?.at === "number"),
      );
    } catch {
      return {};
    }
  }

  #write(visits: Record<string, Visit>): void {
    const latest = Object.entries(visits).sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
    try {
      this.#storage.setItem(SHELF, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // A browser may refuse; then the list is as the server has it.
    }
  }
}
