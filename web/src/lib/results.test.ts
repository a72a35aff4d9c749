import { expect, test } from "vitest";
import { asText, tell } from "./results";

const points = (score: number) => `${score} points`;
const i18n = { t: (key: string, args: object = {}) => `${key}${JSON.stringify(args)}`, language: "en" as const };

test("a game among people is told in the order of places", () => {
  const outcome = { verdict: "ranked" as const, places: [2, 1, 2], scores: [170, 123, 170] };
  const told = tell({ table: { options: {} }, outcome, names: ["Bob", "Chloé", "Anna"], you: 2 }, "Five Crowns", i18n);
  expect(told.lines.map(({ name, mine }) => [name, mine])).toEqual([["Chloé", false], ["Bob", false], ["Anna", true]]);
  expect(asText(told, "https://games.example/", points)).toBe(
    "Five Crowns · Quintet\n🏆 Chloé · 123 points\n2. Bob · 170 points\n2. Anna · 170 points\nhttps://games.example/",
  );
});

test("a board of the day is told by its day and points, without a name", () => {
  const outcome = { verdict: "solved" as const, places: [1], scores: [57] };
  const told = tell({ table: { options: { daily: 20261118 } }, outcome, names: ["Anna"], you: 0 }, "5er Finden", i18n);
  const text = asText(told, "https://games.example/", points);
  expect(text).toContain('5er Finden · result-daily{"day":"November 18"}\n57 points\n');
  expect(text).not.toContain("Anna");
});
