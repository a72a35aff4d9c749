import { expect } from "@playwright/test";
import { invite, person, shrinkTo, test } from "./people";
import { Server } from "./server";

const server = new Server("5-10");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("a game to its end, with somebody watching, and on to the next", async ({ browser }) => {
  const ada = await person(browser, server);
  const link = await invite(ada, "Ada");
  await shrinkTo(ada, 2);
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("13");
  await expect(ada.getByText("A bot takes the free seat.")).toBeVisible();
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.getByText(/Round 1 of 1/)).toBeVisible();

  const watcher = await person(browser, server);
  await watcher.goto(link);
  await expect(watcher.getByText("You are watching.")).toBeVisible();

  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await ada.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(ada.getByText("The game is over.")).toBeVisible();
  await expect(watcher.getByText("The game is over.")).toBeVisible();

  // The last round is shown first.
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await ada.getByText("Shuffles can be checked").click();
  const record = ada.getByRole("link", { name: "Download the record of the game" });
  const log = await ada.request.get((await record.getAttribute("href")) ?? "");
  expect(log.ok()).toBe(true);
  await ada.getByRole("button", { name: "Close", exact: true }).click();

  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.waitForURL((url) => url.href !== link);
  await expect(ada.getByRole("button", { name: "Start the game" })).toBeEnabled();
  await expect(watcher.getByRole("button", { name: "Watch the next game" })).toBeVisible();
});

test("alone", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await page.locator("article[data-game=five-crowns]").getByRole("button", { name: "Alone" }).click();
  await expect(page.getByText(/of 11 closed|closed/i).first()).toBeVisible();
});
