/** What a person has chosen, kept in this browser. */
import { pickLanguage } from "./i18n/languages";
import type { Language, Settings } from "./types";

const SHELF = "quintet.settings";

const PRESET: Settings = {
  name: "",
  language: "en",
  theme: "auto",
  sound: true,
  volume: 70,
  notify: false,
  motion: true,
  legalMoves: true,
  suits: "each",
  cards: "normal",
};

export class SettingsStore {
  /** As chosen. */
  chosen = $state<Settings>({ ...PRESET });
  #calm = $state(false);
  #dark = $state(false);

  /** As it applies: with motion off where the system asks for less. */
  readonly current = $derived<Settings>({ ...this.chosen, motion: this.chosen.motion && !this.#calm });
  /** Light or dark, with `auto` resolved. */
  readonly theme = $derived(this.chosen.theme === "auto" ? (this.#dark ? "dark" : "light") : this.chosen.theme);

  constructor() {
    this.chosen = { ...PRESET, language: pickLanguage(navigator.languages), ...read() };
    this.#follow("(prefers-reduced-motion: reduce)", (calm) => (this.#calm = calm));
    this.#follow("(prefers-color-scheme: dark)", (dark) => (this.#dark = dark));
  }

  /** Chooses. */
  set(change: Partial<Settings>): void {
    this.chosen = { ...this.chosen, ...change };
    try {
      // Only what was chosen is kept: a browser that changes its language is followed until then.
      localStorage.setItem(SHELF, JSON.stringify({ ...read(), ...change }));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  #follow(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", (event) => tell(event.matches));
  }
}

/** What was kept, field by field: anything of the wrong kind is left out. */
function read(): Partial<Settings> {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(SHELF) ?? "{}");
  } catch {
    return {};
  }
  if (typeof kept !== "object" || kept === null) return {};
  const from = kept as Record<string, unknown>;
  const good: Partial<Settings> = {};
  if (typeof from.name === "string") good.name = from.name;
  if (isLanguage(from.language)) good.language = from.language;
  if (from.theme === "light" || from.theme === "dark" || from.theme === "auto") good.theme = from.theme;
  if (typeof from.sound === "boolean") good.sound = from.sound;
  if (typeof from.volume === "number" && from.volume >= 0 && from.volume <= 100) good.volume = from.volume;
  if (typeof from.notify === "boolean") good.notify = from.notify;
  if (typeof from.motion === "boolean") good.motion = from.motion;
  if (typeof from.legalMoves === "boolean") good.legalMoves = from.legalMoves;
  if (from.suits === "each" || from.suits === "classic") good.suits = from.suits;
  if (from.cards === "normal" || from.cards === "large") good.cards = from.cards;
  return good;
}

function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "fr" || value === "de";
}
