import { expect, test } from "vitest";
import { isCode, jackEyes, parts, short, signParts, withSigns } from "./card";
import { pentomino } from "./shapes";

test("cards in a text are written with signs", () => {
  expect(withSigns("5c", "Joker")).toBe("5♣");
  expect(withSigns("10h Jd W", "Joker")).toBe("10♥ J♦ Joker");
  expect(withSigns("As 2s", "Joker")).toBe("A♠ 2♠");
});

test("what is no card stays as it is", () => {
  for (const text of ["Ada", "13", "sieben", "7♣", "", "Wild", "11h"]) expect(withSigns(text, "Joker")).toBe(text);
  expect(isCode("W")).toBe(true);
  expect(isCode("1h")).toBe(false);
});

test("an ace is an ace, and jacks have one eye or two", () => {
  expect(short("Ah", "")).toBe("A♥");
  expect(["Js", "Jh", "Jd", "Jc", "Qc"].map((code) => jackEyes(parts(code)))).toEqual([1, 1, 2, 2, null]);
});

test("cards of One More! come apart", () => {
  expect(signParts("4+a")).toEqual({ digit: "4", sign: "plus", effect: "again" });
  expect(signParts("7-x")).toEqual({ digit: "7", sign: "minus", effect: "exchange" });
  expect(signParts("5±")).toEqual({ digit: "5", sign: "both", effect: null });
});

test("every pentomino has five squares", () => {
  for (const shape of "FILNPTUVWXYZ") expect(pentomino(shape)).toHaveLength(5);
});
