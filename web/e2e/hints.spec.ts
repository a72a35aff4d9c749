/** “What would you do?”: alone with bots always, among people where the host allowed it. */
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, type Page } from "@playwright/test";
import { asked, hand, pointing } from "./five-crowns";
import { invite, join, noSidewaysScroll, person, test } from "./people";
import { Server } from "./server";

const server = new Server(5620, "0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const button = (page: Page) => page.getByRole("button", { name: "Hint: what would you do?" });
const answer = (page: Page) => page.locator(".answer");

/** Nothing is wrong with the page for somebody who sees, hears or moves otherwise. */
async function sound(page: Page): Promise<void> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() =>
    // A card shows 4♣ and is called “four of clubs”: the name need not hold the sign.
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      rules: { "label-content-name-mismatch": { enabled: false } },
    }),
  );
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
  await noSidewaysScroll(page);
}

test("a person alone with bots asks by keyboard, reads why, and does it, on the smallest phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, bypassCSP: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => asked(page)).toBe("draw");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText(/^(Draw from the stock|Take .+ from the discard pile)\. .+\./);
  await sound(page);
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect(answer(page)).toBeEmpty();
  await button(page).click();
  await expect(answer(page)).toContainText(/stock|discard pile/);
  const before = await hand(page).count();
  await pointing(page, "click").draw();
  await expect(hand(page)).toHaveCount(before + 1);
  // What was said of another moment is gone.
  await expect(answer(page)).toBeEmpty();
  await button(page).click();
  await expect(answer(page)).toContainText(/^(Discard|Go out) .+\. .+\./);
});

test("among people the host allows hints, and who comes is told before they sit down", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  const link = await invite(ada, "Ada");
  const allow = ada.getByRole("switch", { name: /^Hints/ });
  await expect(allow).not.toBeChecked();
  await bo.goto(link);
  await expect(bo.getByText("At this table everybody may ask for hints.")).toBeHidden();
  await allow.check({ force: true });
  await expect(bo.getByText("At this table everybody may ask for hints.").first()).toBeVisible();
  await expect(bo.getByRole("switch", { name: /^Hints/ })).toBeDisabled();
  await join(bo, link, "Bo");
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Start the game" }).click();
  const pages = [ada, bo];
  await expect.poll(async () => (await Promise.all(pages.map(asked))).includes("draw")).toBe(true);
  const turn = (await asked(ada)) === "draw" ? ada : bo;
  await button(turn).click();
  await expect(answer(turn)).toContainText(/stock|discard pile/);
  // The other has nothing to do, and is told nothing.
  const other = turn === ada ? bo : ada;
  await expect(button(other)).toBeHidden();
  await expect(answer(other)).toBeEmpty();
});

test("without the host's word there are none among people", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  await join(bo, await invite(ada, "Ada"), "Bo");
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) {
    await expect(page.getByText(/Round 1 of/)).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
});
