import { readFileSync } from "node:fs";
import { expect, type Browser, type BrowserContextOptions } from "@playwright/test";
import { invite, join, person, shrinkTo, test } from "./people";
import { Server } from "./server";
import { SIZES } from "./sizes";
import { choose, stage } from "./stage";
import { allTouchable } from "./touchable";

const server = new Server("5-10");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Somebody before a staged table, of which the server has no record. */
const looker = async (browser: Browser, options: BrowserContextOptions = {}) => (await browser.newContext({ baseURL: server.address, ...options })).newPage();

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
  await expect(ada.getByText("The game is over.").first()).toBeVisible();
  await expect(watcher.getByText("The game is over.").first()).toBeVisible();

  // The last round is shown first.
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await ada.getByText("Fair shuffle").click();
  const record = ada.getByRole("link", { name: "Download the game record" });
  const log = await ada.request.get((await record.getAttribute("href")) ?? "");
  expect(log.ok()).toBe(true);
  await ada.getByRole("button", { name: "Close", exact: true }).click();

  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.waitForURL((url) => url.href !== link);
  // Nobody else is to be waited for: the next game begins at once.
  await expect(ada.getByText(/Round 1 of 1/)).toBeVisible();
  await expect(watcher.getByRole("button", { name: "Watch the next game" })).toBeVisible();
});

test("among people the next game waits for everybody at the table", async ({ browser }) => {
  const [ada, bo] = [await person(browser, server), await person(browser, server)];
  const link = await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await shrinkTo(ada, 2);
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("13");
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) {
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
  }
  await expect(ada.getByText("The game is over.").first()).toBeVisible();
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.waitForURL((url) => url.href !== link);
  await expect(ada.getByRole("button", { name: "Start the game" })).toBeEnabled();
});

test("the result comes first, what to do stays in sight, and the result can be sent", async ({ browser }) => {
  const page = await looker(browser, { viewport: { width: 360, height: 640 } });
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: "five-crowns", fixture: "over" }));
  const winner = page.getByRole("heading", { name: /wins/ });
  await expect(winner).toBeInViewport();
  const again = page.getByRole("button", { name: "Play again" });
  for (const { name, ...size } of SIZES) {
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await expect(again).toBeInViewport({ ratio: 1 });
      await allTouchable(page, { within: ".over" });
    });
  }
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: (text: string) => ((window as unknown as { copied: string }).copied = text) } });
  });
  await page.getByRole("button", { name: "Share result" }).click();
  const dialog = page.getByRole("dialog", { name: "Share result" });
  await dialog.getByRole("button", { name: "Copy text" }).click();
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(copied.split("\n")).toEqual(["Five Crowns · Quintet", "🏆 Chloé · 123 points", "2. Dmitri · 136 points", "3. Bob · 170 points", "4. Anna · 229 points", server.address]);
  const [saved] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save picture" }).click()]);
  expect(saved.suggestedFilename()).toBe("quintet-five-crowns.png");
  const bytes = readFileSync(await saved.path());
  // The head of a PNG: its signature, and the width and height of the picture.
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(["PNG", 1080, 1080]);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

for (const [language, said] of [
  ["en", "Board of November 15"],
  ["fr", "Plateau du 15 novembre"],
  ["de", "Brett vom 15. November"],
] as const) {
  test(`the board of the day is sent with its picture where the browser takes files (${language})`, async ({ browser }) => {
    const page = await looker(browser);
    // This browser has no share sheet of its own: what the page would give to it is kept.
    await page.addInitScript(() => {
      const given: unknown[] = [];
      Object.assign(navigator, { share: (data: unknown) => (given.push(data), Promise.resolve()), canShare: () => true, given });
      localStorage.setItem("quintet.find-five.coach", "seen");
    });
    await choose(page, { name: "Anna", language });
    await page.goto(await stage(page, { game: "find-five", fixture: "daily-over", options: { daily: 20261115 } }));
    await page.getByRole("button", { name: /^(Share result|Partager le résultat|Ergebnis teilen)$/ }).click();
    await expect(page.getByRole("dialog").locator("img")).toBeVisible();
    await page.getByRole("dialog").locator(".actions button").first().click();
    const given = await page.evaluate(() =>
      (navigator as unknown as { given: { text: string; files: File[] }[] }).given.map(({ text, files }) => ({ text, types: files.map(({ type }) => type) })),
    );
    expect(given).toHaveLength(1);
    expect(given[0]?.types).toEqual(["image/png"]);
    expect(given[0]?.text).toContain(`5er Finden · ${said}`);
    expect(given[0]?.text).not.toContain("Anna");
  });
}

test("alone", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await page.locator("article[data-game=five-crowns]").getByRole("button", { name: "Solo" }).click();
  await expect(page.getByText(/of 11 hands complete/).first()).toBeVisible();
});
