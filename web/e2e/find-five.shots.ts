/** The states of 5er Finden that `npm run shots` takes pictures of. */
import type { Page } from "@playwright/test";
import type { Shot } from "./shots.spec";

/** Somebody who knows how it goes. */
const coached = (page: Page) => page.getByRole("button", { name: "Let’s go" }).click();
const draw = async (page: Page, ...squares: number[]) => {
  for (const square of squares) await page.locator(`[data-square="${square}"]`).click();
};
const findFive = (fixture: string, more: Partial<Shot> = {}): Shot => ({ name: `ff-${fixture}`, scene: { game: "find-five", fixture }, ...more });
export const FIND_FIVE: Shot[] = [
  findFive("first"),
  findFive("draw", { before: async (page) => (await coached(page), draw(page, 70, 71, 81)) }),
  findFive("hurry", { before: coached }),
  findFive("stop"),
  { ...findFive("stop", { before: (page) => page.getByRole("button", { name: /^Best possible/ }).first().click() }), name: "ff-best" },
  findFive("waiting"),
  findFive("double", { before: coached }),
  findFive("over", { before: (page) => page.evaluate(() => scrollTo(0, 0)) }),
  findFive("assist", { before: coached, settings: { theme: "dark" } }),
  findFive("puzzle", { before: coached }),
  findFive("cross", { before: async (page) => (await coached(page), draw(page, 63, 64, 74, 75, 76)) }),
  findFive("cross-wait"),
  findFive("cross-alone", { before: coached }),
  findFive("puzzle-stop"),
  findFive("solo", { before: coached }),
  findFive("solo-stop"),
  findFive("solo-over"),
  findFive("daily-over", { settings: { language: "de" } }),
  findFive("watch"),
  findFive("stop-watch", { settings: { theme: "dark", language: "fr" } }),
  { name: "ff-rules", before: async (page) => void (await page.goto("/rules/find-five")) },
];
