/** German as spoken at a table: what it does not say, its quotation marks, and prompts short enough for a phone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesOf, ROOT, textsOf } from "./said";

/** What sounds translated, and what to say instead. docs/wording.md has the words for things. */
const NOT_SAID: [found: RegExp, instead: string][] = [
  [/\bwilde[rnms]? (Rang|Karte)|\bsind wild\b/, "Joker"],
  [/\bausgehen\b|\bist aus(?=[.!,]|$)|\bgeht aus\b/, "Schluss machen; vorbei"],
  [/\bAblagen?\b/, "Ablagestapel; eine Karte zum Ablegen"],
  [/\bSerien?\b|Fünferlinie/, "Reihe"],
  [/\bMarker\b|\bSpielsteine?\b/, "Stein"],
  [/[Ss]pielpl[aä]n|\bTagesplan\b|\bPläne\b/, "Brett"],
  [/\bRang\b|\bRangs\b|\bRänge/, "Wert"],
  [/\bam Zug\b|an der Reihe\b/, "dran"],
  [/\bKr[aä]ft(e[n]?)?\b|Kraftkarte/, "Aktion"],
  [/\bPartien?\b/, "Spiel"],
  [/\babwesend\b/, "nicht da"],
  [/\bBot vertritt\b|\bvertritt dich\b/, "Bot springt ein"],
  [/\bzählst du\b|\bdu zählst\b/i, "bekommst du … Punkte; du hast"],
  [/\bSpiele alles\b|\bSpiele höher\b/, "Spiel eine Karte"],
  [/Sanduhr dreh|dreh(e|st|t)? die Sanduhr(?! um)/i, "Sanduhr umdrehen"],
  [/\bWenigste Punkte\b|\bMehr Reihen gewinnen\b/, "Die wenigsten Punkte gewinnen; Wer mehr Reihen hat, gewinnt"],
  [/\bAdresse\b.*\bvertippt/, "Vielleicht hast du dich vertippt"],
  [/\banklagen\b|\bangeklagt\b/, "wegen Absprache beschuldigen"],
  [/\b(Ziehe|Lege|Merke|Spiele|Sage|Versuche|Prüfe|Schließe) (dir|es|sie|eine|einen|den|die|das|zuerst|„)/, "Zieh, Leg, Merk, Spiel, Sag …"],
  [/[a-zäöüß,] (Sie|Ihnen|Ihren?|Ihrem)\b/, "du"],
];

/** Rules have their ids in the rules, and nowhere else. */
const ID = /\b(FC|FL|DS|OM|FF)-\d/;

const faultsOf = (text: string) => NOT_SAID.filter(([found]) => found.test(text)).map(([, instead]) => `${text} → ${instead}`);

const files = filesOf("de");

test("the texts of the page, the server and every game are read", () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
});

describe.each(files)("%s", (file) => {
  const texts = textsOf(readFileSync(join(ROOT, file), "utf8"));

  test("says it as people do", () => {
    expect(texts.flatMap(([, text]) => faultsOf(text))).toEqual([]);
    expect(texts.filter(([, text]) => ID.test(text))).toEqual([]);
  });

  test("quotes „like this“, and its apostrophe is ’", () => {
    // What is typed into a program keeps its own marks, and » is the sign of a card.
    const said = texts.filter(([key]) => !/^(written|engine|form|log|piece)-/.test(key));
    expect(said.filter(([, text]) => /["'«»”‚‘]/.test(text) || !/^[^„“]*(„[^„“]*“[^„“]*)*$/.test(text))).toEqual([]);
  });

  test("has prompts for two short lines", () => {
    const long = texts.filter(([key, text]) => /^[a-z]{2}-now-/.test(key) && text.replaceAll("…", "Annabell").length > 88);
    expect(long).toEqual([]);
  });
});

test.each(readdirSync(join(ROOT, "games")))("the rules of %s use the same words", (game) => {
  const sentences = readFileSync(join(ROOT, "games", game, "RULES.de.md"), "utf8").split(/(?<=[.:;!?]) |\n/);
  expect(sentences.flatMap(faultsOf)).toEqual([]);
});

test("what nobody says is found", () => {
  const found = (text: string) => faultsOf(text).length > 0;
  for (const text of ["Wähle eine Ablage.", "Ada ist aus.", "Stimmt es, zählst du 0.", "Du bist am Zug.", "Dreh die Sanduhr.", "Bitte warten Sie."]) {
    expect.soft(found(text), text).toBe(true);
  }
  for (const text of ["Leg sie auf den Ablagestapel.", "Dreh die Sanduhr um.", "Sie passt.", "Vielleicht hast du dich vertippt."]) {
    expect.soft(found(text), text).toBe(false);
  }
});
