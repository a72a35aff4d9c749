/** The screens that a first visit to Home does without: each is fetched when somebody goes there. */
import type { Component } from "svelte";

let table: Promise<Component<{ code: string }>> | null = null;
let rules: Promise<Component<{ game: string }>> | null = null;

/** The screen of a table. Home asks for it while the table is being opened, so that nobody waits twice. */
export function tableScreen(): Promise<Component<{ code: string }>> {
  return (table ??= import("./Table.svelte").then((module) => module.default));
}

/** The screen of a game's rules. */
export function rulesScreen(): Promise<Component<{ game: string }>> {
  return (rules ??= import("./Rules.svelte").then((module) => module.default));
}
