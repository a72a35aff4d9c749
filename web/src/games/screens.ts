/** The screens of the games, each in a chunk of its own that is fetched when a table of that game is opened. */
import type { Component } from "svelte";
import type { GameProps } from "./contract";

type Module = { default: Component<GameProps> };

const SCREENS = import.meta.glob<Module>("./*/Game.svelte");

/** The screen of a game; null if this page has none. */
export async function screenOf(game: string): Promise<Component<GameProps> | null> {
  const load = SCREENS[`./${game}/Game.svelte`];
  return load ? (await load()).default : null;
}
