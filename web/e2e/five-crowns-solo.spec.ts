/** The game for one is explained too, step by step and once. */
import { expect } from "@playwright/test";
import { noSidewaysScroll, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("a first game alone is explained step by step, each once", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await choose(page, { name: "Anna", language: "en" });
  const path = await stage(page, { game: "five-crowns", fixture: "solo" });
  await page.goto(path);
  const sheet = page.getByRole("dialog", { name: "How to play solo" });
  await expect(sheet).toBeVisible();
  await noSidewaysScroll(page);
  await sheet.getByRole("button", { name: "Got it" }).click();
  await expect(sheet).toBeHidden();
  const note = page.getByRole("complementary", { name: "Tip" });
  await expect(note).toContainText("Tap the hand it helps most");
  // Who does it has understood it.
  await page.locator("[data-hand] button").nth(5).click();
  await expect(note).toContainText("Now tap the card");
  await note.getByRole("button", { name: "Got it" }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await page.locator("[data-hand]").first().waitFor();
  await expect(sheet.or(note)).toBeHidden();
  await context.close();
});

test("beside easy bots Home offers what makes a first game easier", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 360, height: 640 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/");
  const box = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "5 ou Moins" }) });
  const aid = box.getByRole("switch", { name: "Memory aid: show cards I’ve seen" });
  await box.getByRole("combobox").selectOption("hard");
  await expect(aid).toBeHidden();
  await box.getByRole("combobox").selectOption("easy");
  await aid.check({ force: true });
  await noSidewaysScroll(page);
  const opened = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/api/"));
  await box.getByRole("button", { name: "Play now" }).click();
  expect((await opened).postDataJSON()).toMatchObject({ options: { memory_aid: true } });
  await context.close();
});
