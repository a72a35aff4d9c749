/** The screens that a first visit to Home does without: each is fetched when somebody goes there. */
import type { Component } from "svelte";

let table: Promise<Component<{ id: string }>> | null = null;
let replay: Promise<Component<{ id: string | null }>> | null = null;
let records: Promise<Component<{ claim: string | null }>> | null = null;
let series: Promise<Component<{ id: string }>> | null = null;
let settings: Promise<Component> | null = null;
let rules: Promise<Component<{ game: string }>> | null = null;

/** The screen of a table. Home asks for it while the table is being opened, so that nobody waits twice. */
export function tableScreen(): Promise<Component<{ id: string }>> {
  return (table ??= import("./Table.svelte").then((module) => module.default));
}

/** The screen of a game's rules. */
export function rulesScreen(): Promise<Component<{ game: string }>> {
  return (rules ??= import("./Rules.svelte").then((module) => module.default));
}

/** The screen on which a finished game is looked back at. */
export function replayScreen(): Promise<Component<{ id: string | null }>> {
  return (replay ??= import("./Replay.svelte").then((module) => module.default));
}

/** What somebody has played. */
export function recordsScreen(): Promise<Component<{ claim: string | null }>> {
  return (records ??= import("./Records.svelte").then((module) => module.default));
}

/** What the same people have played together. */
export function seriesScreen(): Promise<Component<{ id: string }>> {
  return (series ??= import("./Series.svelte").then((module) => module.default));
}

/** The settings. A fetch that failed is tried again the next time. */
export function settingsDialog(): Promise<Component> {
  settings ??= import("../parts/SettingsDialog.svelte").then((module) => module.default);
  settings.catch(() => (settings = null));
  return settings;
}
