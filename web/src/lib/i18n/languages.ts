/** The languages of the page. */
import type { Language } from "../types";

/** Each language by its own name. */
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

/** The first of the wanted languages that the page speaks, else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (language === "en" || language === "fr" || language === "de") return language;
  }
  return "en";
}
