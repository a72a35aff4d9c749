/** Without a server: the page is kept on the device, and all five games are played there to their end. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, type Browser, type Page } from "@playwright/test";
import { keepPage, person, shrinkTo, test } from "./people";
import { PROGRAM, Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** The fewest who can play each against bots. */
const GAMES = { "one-more": 3, "double-series": 2, "five-crowns": 2, "find-five": 2, "five-or-less": 2 };
const box = (page: Page, game: string) => page.locator(`article[data-game=${game}]`);

/** Somebody whose device keeps the page; bots waste no time. */
async function traveller(browser: Browser): Promise<Page> {
  const page = await person(browser, server, { serviceWorkers: "allow", acceptDownloads: true });
  await page.addInitScript((games) => {
    // A lesson would make the table wait for its reader.
    for (const game of games) localStorage.setItem(`quintet.${game}.coach`, '"off"');
    localStorage.setItem("quintet.bot-pace", "0-0");
  }, Object.keys(GAMES));
  await page.goto("/");
  await keepPage(page);
  return page;
}

/** Asks for a suggestion when there is something to do. What happens at the table takes an answer away: then it is asked again. */
async function askForHint(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator(".hint-tool:not(.away) button").click({ timeout: 60_000 });
    await expect(page.locator(".answer strong")).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 300_000 });
}

/** Lets a bot play this seat, and waits for the end: nobody has to wait for an hourglass from there on. */
async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const again = page.getByRole("button", { name: "Watch again" });
  // What is not stored yet is not there after a reload.
  await expect(page.getByRole("button", { name: "Take my seat back" }).or(again).first()).toBeAttached();
  await page.evaluate(() => localStorage.setItem("quintet.clock-speed", "20"));
  await page.reload();
  await expect(again).toBeVisible({ timeout: 300_000 });
}

for (const [game, seats] of Object.entries(GAMES)) {
  test(`${game} is played to its end with the network off, and told again`, async ({ browser }) => {
    const page = await traveller(browser);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText("No connection to the server.")).toBeVisible();
    await box(page, game).getByRole("button", { name: "Set up a table" }).click();
    await page.waitForURL(/\/t\/LOCAL-/);
    await shrinkTo(page, seats);
    for (const level of await page.getByRole("combobox", { name: /^Level of/ }).all()) await level.selectOption("hard");
    if (game === "five-crowns") await page.getByLabel(/Cards dealt in the first round/).selectOption("13");
    if (game === "five-or-less") await page.getByLabel(/Short\ game/).first().selectOption("1");
    await page.getByRole("button", { name: "Start the game" }).click();
    await askForHint(page);
    // The game is there again after a reload in the middle of a turn, and goes on.
    await page.reload();
    await expect(page.locator(".hint-tool")).toBeVisible();
    await letBotPlay(page);
    // What was told last may still lie open over the buttons.
    await page.goto(page.url().replace("/t/", "/replay/"));
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the game" }).click();
    const path = await (await saving).path();
    expect(JSON.parse(execFileSync(PROGRAM, ["verify", path, "--json"], { encoding: "utf8" })).finding).toBe("sound");
    expect(readFileSync(path, "utf8")).toContain('"LOCAL-');
    if (game === "one-more") {
      await page.getByRole("button", { name: "Review", exact: true }).click();
      await expect(page.getByText("The review is ready.")).toBeAttached({ timeout: 300_000 });
    }
    // Back online it counts among the games of whoever played it, and can be looked back at there.
    await page.context().setOffline(false);
    await page.goto("/me");
    await expect(page.getByText("Counts among your games")).toBeVisible();
    const listed = page.getByRole("region", { name: "All games" });
    await expect(listed.getByText("1 game", { exact: false })).toBeVisible();
  });
}

test("a page that is kept opens while the server is down, and hears of it when it is back", async ({ browser }) => {
  const page = await traveller(browser);
  await server.kill();
  await page.reload();
  await expect(page.getByText("No connection to the server.")).toBeVisible();
  await box(page, "five-crowns").getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\/LOCAL-/);
  await expect(page.locator(".hint-tool")).toBeVisible();
  await page.goto("/");
  await expect(page.locator("main > section").first().getByRole("link", { name: /Five Crowns/ })).toBeVisible();
  await server.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No open tables")).toBeVisible();
  await expect(page.getByText("No connection to the server.")).toBeHidden();
});
