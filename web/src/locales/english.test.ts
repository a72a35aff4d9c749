/** English as spoken at a table: what it does not say any more, one word for one thing, and prompts short enough for a phone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesOf, ROOT, textsOf } from "./said";

/** What sounds translated, and what to say instead. docs/wording.md has the words for things. */
const NOT_SAID: [found: RegExp, instead: string][] = [
  [/\b[Gg]o on playing\b/, "Continue"],
  [/\bAs the system\b/, "Same as device"],
  [/\b(version|table|page) is there\b/, "is available"],
  [/\b(one|\d+|…) watch(es)?\b/, "… watching"],
  [/\bWho (sits|turns|finds|cannot|has|plays|lost|owes)\b.*[^?]$/, "the player who …; whoever …"],
  [/\bwhat would you do\b|\b[Hh]int(s|ed)?\b/, "suggestion; suggest a move"],
  [/\bLeave to\b|\bTo the home page\b/, "Back to home"],
  [/\b[Ss]tock\b|\bthe pack\b/, "draw pile; deck"],
  [/\b[Ee]xchang(e|es|ed|ing)\b/, "swap"],
  [/\b[Tt]urn about\b/, "reverse"],
  [/\b[Tt]urn(s|ed)? the timer\b/, "flip the timer"],
  [/\bspaces?\b/, "square"],
  [/\bjoined\b/, "connected"],
  [/\b[Qq]uick discards?\b/, "throw"],
  [/\bbase cards?\b|\bthe base\b/, "bottom row"],
  [/\b(in|from) place …/, "spot"],
  [/\b(says?|said) “?5 or less/, "call"],
  [/\bshares? the win\b/, "tie for the win"],
  [/\bin vain\b|\banew\b|\bneed be\b|\bas you want to\b/, "plain words"],
  [/\bdear(er|est)\b/, "better; costliest"],
  [/\b(Every|Some)body (may|is|gets|looks)\b/, "everyone; someone"],
  [/\bchance chooses\b|\bby chance\b|\b[Yy]our time is over\b/, "at random; time’s up"],
  [/\b(does|do|has|have|is|are|was|were|did|could|would) not\b(?=.*\b(you|your)\b)/i, "don’t, isn’t …"],
];

/** Texts for whoever writes to the program by hand are not of the table: they may be formal. */
const FORMAL = /^(written|engine|form|log|solve)-|^refuse-position-/;

/** Rules have their ids in the rules, and nowhere else. */
const ID = /\b(FC|FL|DS|OM|FF)-\d/;

const faultsOf = (text: string) => NOT_SAID.filter(([found]) => found.test(text)).map(([, instead]) => `${text} → ${instead}`);

const files = filesOf("en");
const read = (file: string) => textsOf(readFileSync(join(ROOT, file), "utf8"));

test("the texts of the page, the server and every game are read", () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
});

describe.each(files)("%s", (file) => {
  const texts = read(file);
  const said = texts.filter(([key]) => !FORMAL.test(key));

  test("says it as people do", () => {
    expect(said.flatMap(([, text]) => faultsOf(text))).toEqual([]);
    expect(texts.filter(([, text]) => ID.test(text))).toEqual([]);
  });

  test("quotes “like this”, and its apostrophe is ’", () => {
    // » is the sign of a card.
    expect(said.filter(([key, text]) => !key.startsWith("piece-") && /["'«»„]/.test(text))).toEqual([]);
  });

  test("has prompts for two short lines", () => {
    expect(texts.filter(([key, text]) => /^[a-z]{2}-now-/.test(key) && text.replaceAll("…", "Annabell").length > 80)).toEqual([]);
  });
});

test.each(files.filter((file) => file.startsWith("web/src/games/") && file.endsWith("text/en.ftl")))("what %s has for the eye is a sentence of the rules", (file) => {
  const told = read(file.replace("web/src/", "").replace("/text/", "/locales/")).map(([key]) => `seen-${key}`);
  expect(told).not.toEqual([]);
  expect(read(file).map(([key]) => key).filter((key) => key.startsWith("seen-") && !told.includes(key))).toEqual([]);
});

test("what nobody says is found", () => {
  for (const text of ["Go on playing", "As the system", "A newer version is there.", "one watches", "Who sits down agrees.", "Draw from the stock.", "Turn the timer.", "Throw the card in place ….", "You do not hold … of your cards."]) {
    expect.soft(faultsOf(text), text).not.toEqual([]);
  }
  for (const text of ["Continue", "A new version is available", "Who draws a card? Pick a player.", "Flip the timer.", "… watching", "You don’t have …."]) {
    expect.soft(faultsOf(text), text).toEqual([]);
  }
});
