/** The games that this page has, found by their folders. */
import type { Component } from "svelte";
import type { GameManifest, PicturesProps, Screen } from "./contract";

/** A game on the shelf. */
export interface Box extends GameManifest {
  /** The id in addresses: the name of its folder. */
  id: string;
}

const FOUND = import.meta.glob<GameManifest>("./*/manifest.ts", { eager: true, import: "default" });

/** All games, as they stand on the shelf. */
export const SHELF: readonly Box[] = Object.entries(FOUND)
  .map(([path, manifest]) => ({ ...manifest, id: path.split("/")[1] ?? "" }))
  .sort((one, other) => one.place - other.place || one.id.localeCompare(other.id));

/** The game of that id; null if this page has none: the server may know one that the page has no screen for yet. */
export const boxOf = (id: string): Box | null => SHELF.find((box) => box.id === id) ?? null;

/** The name on the box of a game. */
export const boxName = (id: string): string => boxOf(id)?.name ?? id;

/** The screen of a game; null if this page has none. */
export const screenOf = async (id: string): Promise<Screen | null> => (await boxOf(id)?.screen())?.default ?? null;

/** The rules of a game at a glance; null if it has no such pictures. */
export const guideOf = async (id: string): Promise<Component<PicturesProps> | null> => (await boxOf(id)?.guide?.())?.default ?? null;
