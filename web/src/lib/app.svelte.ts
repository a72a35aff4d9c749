/** What every screen can use, handed down through Svelte's context. */
import { createContext } from "svelte";
import { Api, ApiError } from "./api";
import { Attention } from "./attention";
import type { Refusal } from "../games/contract";
import { ENGINE } from "../local/address";
import { I18n } from "./i18n/i18n.svelte";
import { SITE } from "./place";
import { Router } from "./router.svelte";
import { SettingsStore } from "./settings.svelte";
import { Sounds } from "./sounds";
import { Toasts } from "./toasts.svelte";
import type { Style } from "./types";
import type { GameCard } from "./wire";

export class App {
  readonly settings = new SettingsStore();
  readonly i18n = new I18n();
  readonly router = new Router();
  /** A site of files has nobody to ask. */
  readonly api = SITE ? new Api(() => Promise.reject(new TypeError("This site has no server."))) : new Api();
  readonly toasts = new Toasts();
  readonly sounds = new Sounds(
    () => this.settings.chosen.sound && this.settings.chosen.volume > 0,
    () => this.settings.chosen.volume,
  );
  readonly attention = new Attention(() => this.settings.chosen.notify);
  /** What can be played; null until the server has said so. */
  games = $state.raw<GameCard[] | null>(null);
  /** The table whose game is to start as soon as somebody gets there: the next one against the same bots. */
  startAtOnce = $state<string | null>(null);
  /** Whether the settings are open. */
  settingsOpen = $state(false);

  /** Asks what can be played, once. */
  async learnGames(): Promise<GameCard[]> {
    this.games ??= await this.api.games().catch(gamesHere);
    return this.games;
  }

  /** The name to sit down with: the chosen one, or a friendly one. */
  get name(): string {
    return this.settings.chosen.name.trim() || this.i18n.t("guest");
  }

  /** Tells of a refusal, or of a server that does not answer. */
  complain(trouble: unknown, game: string | null = null): void {
    const refusal = trouble instanceof ApiError ? trouble.refusal : (trouble as Refusal | null);
    if (refusal) this.toasts.show(this.explain(refusal, game), refusal.rule, this.explain(refusal, game, "spoken"));
    else this.toasts.show(this.i18n.t("error-no-answer"));
  }

  /** A refusal in the reader's language; in English if this page does not know the sentence. */
  explain(refusal: Refusal, game: string | null = null, style: Style = "written"): string {
    const said = this.i18n.say(game, refusal.why, [], null, style);
    return said === refusal.why.key ? refusal.message : said;
  }
}

/** What the engine on this device knows, where no server answers. */
async function gamesHere(trouble: unknown): Promise<GameCard[]> {
  if (!ENGINE || (trouble instanceof ApiError && trouble.refusal)) throw trouble;
  const { EngineThread } = await import("../local/engine");
  const engine = new EngineThread();
  const answer = await engine.ask<{ games: GameCard[] }>({ op: "games" }).finally(() => engine.close());
  if (!answer.ok) throw trouble;
  return answer.games;
}

export const [useApp, provideApp] = createContext<App>();
