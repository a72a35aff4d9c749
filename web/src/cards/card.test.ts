import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { index, jackEyes, parts, short, signParts } from "./card";
import { pentomino } from "./shapes";

test("an ace is an ace, and jacks have one eye or two", () => {
  expect(short("Ah", "")).toBe("A♥");
  expect(["Js", "Jh", "Jd", "Jc", "Qc"].map((code) => jackEyes(parts(code)))).toEqual([1, 1, 2, 2, null]);
});

test("court cards carry the letters of the reader's language, and codes stay", () => {
  const letters = (language: string) => /^card-letters = (.*)$/m.exec(readFileSync(new URL(`../locales/${language}.ftl`, import.meta.url), "utf8"))?.[1];
  const corners = (language: string) => [10, 11, 12, 13, 14].map((rank) => index(rank, letters(language)));
  expect(corners("en")).toEqual(["10", "J", "Q", "K", "A"]);
  expect(corners("fr")).toEqual(["10", "V", "D", "R", "A"]);
  expect(corners("de")).toEqual(["10", "B", "D", "K", "A"]);
  expect([short("Jc", "", letters("fr")), short("Qs", "", letters("de")), short("W", "joker", letters("de"))]).toEqual(["V♣", "D♠", "joker"]);
  expect(parts("Jc")).toEqual({ rank: 11, suit: "clubs" });
});

test("cards of One More! come apart", () => {
  expect(signParts("4+a")).toEqual({ digit: "4", sign: "plus", effect: "again" });
  expect(signParts("7-x")).toEqual({ digit: "7", sign: "minus", effect: "exchange" });
  expect(signParts("5±")).toEqual({ digit: "5", sign: "both", effect: null });
});

test("every pentomino has five squares", () => {
  for (const shape of "FILNPTUVWXYZ") expect(pentomino(shape)).toHaveLength(5);
});
