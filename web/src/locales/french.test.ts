/** French as set and spoken at a table: spaces before double signs, one word for one thing, short prompts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesOf, ROOT, textsOf } from "./said";

/** Words that were said for something that has another one. docs/wording.md has the words for things. */
const NOT_SAID: [found: RegExp, instead: string][] = [
  [/\batouts?\b/i, "joker de la manche"],
  [/\bfamilles?\b/i, "brelan"],
  [/\bjetons?\b/i, "pion"],
  [/\brangées?(?!\p{L})/iu, "ligne"],
  [/\bcrayons?\b/i, "feutre"],
  [/(?<!\p{L})tracée?s?(?!\p{L})|\bdessine/iu, "contour; entourer"],
  [/\bcases (jointes|reliées)/i, "adjacentes"],
  [/\bcoéquipi/i, "partenaire"],
  [/\bborgnes?\b/i, "à un œil"],
  [/\bt?chat\b/i, "discussion"],
  [/\bbots?\b/i, "robot"],
  [/\bsolitaire\b/i, "en solo"],
  [/\brelevé\b/i, "enregistrement"],
  [/\blivre de règles\b|\bla règle du jeu\b/i, "livret"],
  [/aiguilles d’une montre/, "sens horaire"],
  [/\b(manche|partie)( \S+)? (est )?finie\b/i, "terminée"],
  // These agree with whoever sits there.
  [/\b(absente?|donneur)\b/i, "hors ligne; distribue"],
  [/\bvous (êtes|serez|seriez) (prêt|bloqué|débarrassé|seul)|\bserez bloqué|être bloqué/i, "a form that agrees with nobody"],
  [/(?<!\p{L})(tu|toi|tes|ton)(?!\p{L})/iu, "vous"],
];

/** Rules have their ids in the rules, and nowhere else. */
const ID = /\b(FC|FL|DS|OM|FF)-\d/;

const faultsOf = (text: string) => NOT_SAID.filter(([found]) => found.test(text)).map(([, instead]) => `${text} → ${instead}`);

/** Signs without their own no-break space: a narrow one before ! ? ; a full one before : and inside « ». */
const MISSET = /(?<!\u202f)[!?;]|(?<!\u00a0|"):|:(?<=":)(?!")|«(?!\u00a0)|(?<!\u00a0)»|'/u;

const files = filesOf("fr");
const games = readdirSync(join(ROOT, "games"));

test("the texts of the page, the server and every game are read", () => {
  expect(files.length).toBeGreaterThanOrEqual(2 + 2 * games.length);
});

describe.each(files)("%s", (file) => {
  const texts = textsOf(readFileSync(join(ROOT, file), "utf8"));

  test("says it as people do", () => {
    expect(texts.flatMap(([, text]) => faultsOf(text))).toEqual([]);
    expect(texts.filter(([, text]) => ID.test(text))).toEqual([]);
  });

  test("has the spaces of French and its apostrophe", () => {
    // A move is marked as in chess: ?! ? ??
    const said = (text: string) => text.replace(/^(\?!|\?\??) /, "");
    expect(texts.filter(([, text]) => MISSET.test(said(text)))).toEqual([]);
  });

  test("has prompts for two short lines", () => {
    const long = texts.filter(([key, text]) => /^[a-z]{2}-now-/.test(key) && text.replaceAll("…", "Annabelle").length > 85);
    expect(long).toEqual([]);
  });
});

describe.each(games)("the rules of %s", (game) => {
  // Options are named there as programs write them, and one game has its sign in its name.
  const written = readFileSync(join(ROOT, "games", game, "RULES.fr.md"), "utf8").replace(/`[^`]*`/g, "x").replaceAll("One More!", "One More");

  test("use the same words", () => {
    // What the booklet calls things is told once, in quotes.
    const sentences = written.replace(/«[^»]*»/g, "x").split(/(?<=[.:;!?]) |\n/);
    // A player of the rules is nobody in particular.
    expect(sentences.flatMap(faultsOf).filter((fault) => !/donneur/.test(fault))).toEqual([]);
  });

  test("have the spaces of French and its apostrophe", () => {
    expect(written.split("\n").filter((line) => MISSET.test(line))).toEqual([]);
  });
});

test("what is set or said wrongly is found", () => {
  for (const text of ["À vous : jouez.", "À vous: jouez.", "Vite !", "Vite\u00a0!", "Vite!", "«\u00a0oui»", "« oui\u00a0»", "l'as", "l’as ; l’autre"]) {
    expect.soft(MISSET.test(text), text).toBe(true);
  }
  for (const text of ["À vous\u00a0: jouez\u202f!", "«\u00a05 ou moins\u202f!\u00a0»", 'par exemple "op":"games"']) {
    expect.soft(MISSET.test(text), text).toBe(false);
  }
  for (const text of ["Retirez un jeton.", "rangée 3", "L’atout change.", "La partie est finie.", "Vous êtes prêt.", "Votre tracé", "contre des bots"]) {
    expect.soft(faultsOf(text), text).toHaveLength(1);
  }
  for (const text of ["Retirez un pion.", "ligne 3", "La partie est terminée.", "L’achat"]) expect.soft(faultsOf(text), text).toEqual([]);
});
