import { expect, test } from "vitest";
import { jackEyes, parts, short, signParts } from "./card";
import { pentomino } from "./shapes";

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
