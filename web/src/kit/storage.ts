/** What a screen keeps in this browser. A browser may refuse to store anything; then the page forgets, and nothing else happens. */
import type { Shelf } from "../lib/bond";
import { archive, tabStorage } from "../lib/surroundings";

/** A drawer of the browser's storage that only its owner opens. */
export class Drawer {
  readonly #storage: Shelf;
  readonly #label: string;

  constructor(storage: Shelf, label: string) {
    this.#storage = storage;
    this.#label = label;
  }

  /** What lies there under that name, if it is what the caller knows; null otherwise. */
  read<Kept>(name: string, isGood: (kept: unknown) => kept is Kept): Kept | null {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(this.#label + name) ?? "null");
      return isGood(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  /** Whether anything lies there under that name. */
  has(name: string): boolean {
    try {
      return this.#storage.getItem(this.#label + name) !== null;
    } catch {
      return false;
    }
  }

  write(name: string, kept: unknown): void {
    try {
      this.#storage.setItem(this.#label + name, JSON.stringify(kept));
    } catch {
      // See above.
    }
  }
}

/** What a game keeps on this device for good. */
export const onDevice = (game: string): Drawer => new Drawer(archive(), `quintet.${game}.`);

/** Forgets what a game keeps of one table: it is looked at from another moment. */
export function forgetTable(game: string, code: string): void {
  const storage = tabStorage();
  const label = `quintet.${game}.${code}.`;
  // A storage that stands in for the browser's cannot be listed, and is gone with the page.
  const names = Object.keys(storage).filter((name) => name.startsWith(label));
  for (const name of names) storage.removeItem(name);
}

/** What a game keeps of one table for as long as the tab is open. */
export const atTable = (game: string, code: string): Drawer => new Drawer(tabStorage(), `quintet.${game}.${code}.`);

export const isNumber = (kept: unknown): kept is number => typeof kept === "number";
export const isText = (kept: unknown): kept is string => typeof kept === "string";
export const isTexts = (kept: unknown): kept is string[] => Array.isArray(kept) && kept.every(isText);
