/** The screens of the games, each in a chunk of its own that is fetched when a table of that game is opened. */
import type { Component } from "svelte";
import type { GameProps, PicturesProps } from "./contract";

type Module = { default: Component<GameProps> };

const SCREENS = import.meta.glob<Module>("./*/Game.svelte");

/** The screen of a game; null if this page has none. */
export async function screenOf(game: string): Promise<Component<GameProps> | null> {
  const load = SCREENS[`./${game}/Game.svelte`];
  return load ? (await load()).default : null;
}

const PICTURES = import.meta.glob<{ default: Component<PicturesProps> }>("./*/Pictures.svelte");

/** The rules of a game at a glance; null if it has no such pictures. */
export async function picturesOf(game: string): Promise<Component<PicturesProps> | null> {
  const load = PICTURES[`./${game}/Pictures.svelte`];
  return load ? (await load()).default : null;
}

/** Whether this page can show that game: the server may know one that the page has no screen for yet. */
export function hasScreen(game: string): boolean {
  return `./${game}/Game.svelte` in SCREENS;
}
