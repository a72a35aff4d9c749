/** A game at a server that was started from what is released; `RELEASED` is its address. See release/check. */
import { expect, test } from "@playwright/test";

const address = process.env.RELEASED ?? "";

test("somebody who has just started it plays a game to its end", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: address });
  await context.addInitScript(() => localStorage.setItem("quintet.five-crowns.coach", '"off"'));
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).first().click();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel(/Cards dealt in the first round/).selectOption("12");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText(/Round 1 of 2/)).toBeVisible();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("The game is over.").first()).toBeVisible();
  // What was played is there after the page is loaded again.
  await page.reload();
  await expect(page.getByText("The game is over.").first()).toBeVisible();
  expect(troubles).toEqual([]);
  await context.close();
});
