/** The page's voice: all text goes through here. */
import type { FluentBundle } from "@fluent/bundle";
import type { Args, Language, Style } from "../types";
import type { Seat, Sentence } from "../wire";
import { gameTexts, tableTexts } from "./files";
import { bundle, find, say } from "./speech";

export class I18n {
  /** The language now spoken. */
  language = $state<Language>("en");
  /** The page's and the server's texts. A test holds that every language has them all, so there is no other to fall back on. */
  #table = $state.raw<FluentBundle[]>([]);
  /** The texts of the games fetched so far, likewise. */
  #games = $state.raw<Record<string, FluentBundle[]>>({});

  /** The language asked for last; the one spoken until its texts are there. */
  #wanted: Language = "en";

  /** Speaks that language from now on; resolves when its texts are there. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const games = Object.keys(this.#games);
    const table = [bundle(language, await tableTexts(language))];
    const spoken = await Promise.all(games.map(async (game) => [bundle(language, await gameTexts(game, language))]));
    // Another language was asked for meanwhile.
    if (this.#wanted !== language) return;
    this.#table = table;
    this.#games = { ...this.#games, ...Object.fromEntries(games.map((game, index) => [game, spoken[index] ?? []])) };
    this.language = language;
  }

  /** Fetches the texts of a game. */
  async learn(game: string): Promise<void> {
    if (game in this.#games) return;
    const language = this.#wanted;
    const texts = [bundle(language, await gameTexts(game, language))];
    // Another language was asked for meanwhile.
    if (this.#wanted !== language) return this.learn(game);
    this.#games = { ...this.#games, [game]: texts };
  }

  /** A text of the page; the key itself if there is none. */
  t = (key: string, args?: Args): string => find(this.#table, key, args) ?? key;

  /** A text of a game, or else of the page. */
  of = (game: string, key: string, args?: Args): string => find(this.#bundles(game), key, args) ?? key;

  /** A sentence of the server; its key if there is no text for it. */
  say = (game: string | null, sentence: Sentence, names: readonly string[], seat: Seat | null, style: Style = "written"): string =>
    say(this.#bundles(game), sentence, { names, seat, style }) ?? sentence.key;

  #bundles(game: string | null): FluentBundle[] {
    return game === null ? this.#table : [...(this.#games[game] ?? []), ...this.#table];
  }
}
