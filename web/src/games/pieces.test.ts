/** The pieces in sentences, by the messages of the games themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle, say } from "../lib/i18n/speech";
import type { Language, Style } from "../lib/types";
import type { Piece } from "../lib/wire";

const GAMES = new URL("../../../games/", import.meta.url);

/** The letters on court cards, where they are not the English ones. */
const LETTERS: Record<Language, Record<string, string>> = { en: {}, fr: { J: "V", Q: "D", K: "R" }, de: { J: "B", Q: "D" } };

/** Pieces of each game, as they are read in English and as somebody hears them there. */
const PIECES: Record<string, [piece: string, parts: Record<string, string>, written: string, spoken: string][]> = {
  "double-series": [
    ["card", { rank: "10", suit: "h" }, "10♥", "10 of hearts"],
    ["card", { rank: "J", suit: "s" }, "J♠", "jack of spades"],
  ],
  "find-five": [
    ["symbol", { symbol: "ring" }, "○", "ring"],
    ["symbol", { symbol: "moon" }, "☾", "moon"],
    ["square", { column: "A", row: "10" }, "A10", "A 10"],
    ["shape", { letter: "W" }, "W", "W"],
  ],
  "five-crowns": [
    ["card", { rank: "K", suit: "d" }, "K♦", "king of diamonds"],
    ["card", { rank: "Q", suit: "c" }, "Q♣", "queen of clubs"],
    ["card", { rank: "3", suit: "t" }, "3★", "3 of stars"],
    ["rank", { rank: "J" }, "J", "jack"],
    ["joker", {}, "Joker", "joker"],
  ],
  "five-or-less": [
    ["card", { value: "14", sign: "plus" }, "14", "14"],
    ["card", { value: "−1", sign: "minus" }, "−1", "minus one"],
  ],
  "one-more": [
    ["card", { digit: "4", sign: "plus", effect: "again" }, "4+↻", "4 plus again"],
    ["card", { digit: "5", sign: "both", effect: "none" }, "5±", "5 plus or minus"],
    ["face", { digit: "7", sign: "minus" }, "7−", "7 minus"],
  ],
};

const told = (game: string, language: Language, row: Piece[], style: Style) => {
  const text = readFileSync(new URL(`${game}/locales/${language}.ftl`, GAMES), "utf8");
  return say([bundle(language, [text, "told = { $row }"])], { key: "told", args: { row: { row } } }, { names: [], seat: null, style });
};

const games = readdirSync(GAMES, { withFileTypes: true }).filter((each) => each.isDirectory());

test.each(games.map(({ name }) => name))("%s", (game) => {
  const pieces = PIECES[game] ?? [];
  expect(pieces, "no pieces of this game are tried").not.toEqual([]);
  const row = pieces.map(([piece, parts]) => ({ piece, parts }));
  for (const language of ["en", "fr", "de"] as const) {
    const letters = LETTERS[language];
    const read = pieces.map(([, { rank }, written]) => (rank === undefined ? written : written.replace(rank, letters[rank] ?? rank)));
    expect(told(game, language, row, "written")).toBe(read.join(" "));
  }
  expect(told(game, "en", row, "spoken")).toBe(pieces.map(([, , , spoken]) => spoken).join(", "));
});
