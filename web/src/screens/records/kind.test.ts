import { expect, test } from "vitest";
import { minutes, optionWords } from "./kind";

const texts: Record<string, string> = { "option-first_deal-title": "First deal", "option-assist": "Help with the drawing. More.", "option-board-grey": "grey", "option-board-title": "Board" };
const i18n = { of: (_game: string, key: string) => texts[key] ?? key };
const rt = (key: string, args?: Record<string, string | number>) => `${key} ${String(args?.title)}`;

test("options are told in words", () => {
  expect(optionWords(i18n, rt, "g", { first_deal: 12, assist: true, board: "grey" })).toEqual(["First deal: 12", "Help with the drawing", "Board: grey"]);
  expect(optionWords(i18n, rt, "g", { assist: false })).toEqual(["option-off Help with the drawing"]);
  expect(optionWords(i18n, rt, "g", {})).toEqual([]);
});

test("the shortest game took a minute", () => {
  expect([minutes(0), minutes(89_000), minutes(600_000)]).toEqual([1, 1, 10]);
});
