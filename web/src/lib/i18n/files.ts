/**
 * Where the texts are: the page's own, and those that live beside the Rust code they belong to. Each file is a
 * chunk of its own, fetched when its language is needed. A folder that is not there yet has no files.
 */
import type { Language } from "../types";

type Files = Record<string, () => Promise<string>>;

const OWN: Files = import.meta.glob<string>("../../locales/*.ftl", { query: "?raw", import: "default" });
const SERVER: Files = import.meta.glob<string>("../../../../crates/{server,speech}/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES: Files = import.meta.glob<string>(
  ["../../../../games/*/locales/*.ftl", "../../games/*/{locales,text}/*.ftl"],
  { query: "?raw", import: "default" },
);
const RULEBOOKS: Files = import.meta.glob<string>("../../../../games/*/RULES{,.*}.md", {
  query: "?raw",
  import: "default",
});

/** The numbered rules of a game in a language. */
export async function rulebookText(game: string, language: Language): Promise<string | null> {
  const name = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  const [text] = await fetchAll(RULEBOOKS, (path) => path.endsWith(`/games/${game}/${name}`));
  return text ?? null;
}

/** The page's texts and those of the server, in a language. */
export function tableTexts(language: Language): Promise<string[]> {
  return fetchAll({ ...OWN, ...SERVER }, (path) => path.endsWith(`/locales/${language}.ftl`));
}

/** The texts of a game: its sentences, and those that only its screen needs. */
export function gameTexts(game: string, language: Language): Promise<string[]> {
  return fetchAll(GAMES, (path) => path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`));
}

function fetchAll(files: Files, wanted: (path: string) => boolean): Promise<string[]> {
  return Promise.all(Object.entries(files).filter(([path]) => wanted(path)).map(([, fetch]) => fetch()));
}
