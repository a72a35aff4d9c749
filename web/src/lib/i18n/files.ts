/**
 * Where the texts are: the page's own, and those that live beside the Rust code they belong to. Each file is a
 * chunk of its own, fetched when its language is needed. A folder that is not there yet has no files.
 */
import type { Language } from "../types";

type Files = Record<string, () => Promise<string>>;

const OWN: Files = import.meta.glob<string>("../../locales/*.ftl", { query: "?raw", import: "default" });
/** What stands on the boxes. So little that it comes with the page, in every language: five files would cost more. */
const BOXES = import.meta.glob<string>("../../games/*/box/*.ftl", { query: "?raw", import: "default", eager: true });
const SERVER: Files = import.meta.glob<string>("../../../../crates/{server,speech}/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES: Files = import.meta.glob<string>(
  ["../../../../games/*/locales/*.ftl", "../../games/*/{locales,text}/*.ftl", "../../screens/*/text/*.ftl"],
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

/** The page's texts with those on the boxes of the games, and those of the server, in a language. */
export async function tableTexts(language: Language): Promise<string[]> {
  const of = (path: string) => path.endsWith(`/${language}.ftl`);
  const boxes = Object.keys(BOXES).filter(of).map((path) => BOXES[path] ?? "");
  return [...boxes, ...(await fetchAll({ ...OWN, ...SERVER }, of))];
}

/** The texts of a game: its sentences, and those that only its screen needs; or of a screen that few visits come to. */
export function gameTexts(game: string, language: Language): Promise<string[]> {
  const of = (path: string) => path.includes(`/games/${game}/`) || path.includes(`/screens/${game}/`);
  return fetchAll(GAMES, (path) => of(path) && path.endsWith(`/${language}.ftl`));
}

function fetchAll(files: Files, wanted: (path: string) => boolean): Promise<string[]> {
  return Promise.all(Object.entries(files).filter(([path]) => wanted(path)).map(([, fetch]) => fetch()));
}
