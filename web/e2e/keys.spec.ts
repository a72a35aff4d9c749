/** The frame by keys alone, and what a newcomer meets when something is not there. */
import { expect } from "@playwright/test";
import type { ToServer } from "../src/wire/wire";
import { invite, join, person, shrinkTo, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("everything of the frame is at a key, and a list tells which", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1000, height: 800 } });
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: "five-crowns", fixture: "draw" }));
  await page.locator("main > div").first().waitFor();
  const { keyboard } = page;
  await keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("Shift+R", { exact: true })).toBeVisible();
  await keyboard.press("Escape");
  await expect(list).toBeHidden();
  for (const [key, title] of [
    ["Shift+R", "Five Crowns rules"],
    ["Shift+C", "Log and chat"],
    ["Shift+M", "Table"],
    ["Shift+E", "Settings"],
  ] as const) {
    await keyboard.press(key);
    await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
    // What opens takes the keyboard along, and gives it back.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await keyboard.press("Shift+S");
  await expect(page.locator(".top").getByRole("button", { name: "Sounds off" })).toBeVisible();
  // Who writes, writes: a question mark in the chat is no key.
  await keyboard.press("Shift+C");
  await page.getByLabel("Say something").press("?");
  await expect(list).toBeHidden();
});

test("a key counts as soon as a dialog is closed", async ({ browser }) => {
  const page = await person(browser, server);
  await choose(page, { name: "Anna", language: "en" });
  const heard: ToServer[] = [];
  await page.goto(await stage(page, { game: "five-crowns", fixture: "draw", heard }));
  await page.locator("main > div").first().waitFor();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  // In one breath: the browser tells the page of the closing only afterwards.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true, cancelable: true }));
  });
  await expect.poll(() => heard.flatMap((each) => (each.type === "command" ? [each.command] : []))).toContainEqual(expect.objectContaining({ action: expect.objectContaining({ do: "take" }) as unknown }));
});

test("what opens a dialog counts as soon as it is closed, too", async ({ browser }) => {
  const page = await person(browser, server);
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: "five-crowns", fixture: "draw" }));
  await page.locator("main > div").first().waitFor();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  // The browser tells of the closing in a task of its own; the key comes before it.
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    await Promise.resolve();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
  });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("who finds no table, no seat or a closed table is told what to do next", async ({ browser }) => {
  const [ada, bo, eve] = [await person(browser, server), await person(browser, server), await person(browser, server)];
  await eve.goto("/t/NOSUCH");
  await expect(eve.getByRole("heading", { level: 1 })).toBeVisible();
  // Another code can be tried at once.
  const link = await invite(ada, "Ada");
  await eve.getByPlaceholder("Code or link").fill(link);
  await eve.getByRole("button", { name: "Join", exact: true }).click();
  await expect(eve).toHaveURL(link);
  await shrinkTo(ada, 2);
  await join(bo, ada, "Bo");
  await expect(eve.getByRole("button", { name: "Open a table of your own" })).toBeVisible();
  await ada.getByRole("button", { name: "Close table" }).click();
  await ada.getByRole("button", { name: "Yes" }).click();
  await expect(eve.getByText("Open a new table and send the link round.")).toBeVisible();
  await eve.getByRole("main").getByRole("button").click();
  await expect(eve).toHaveURL(/\/$/);
});
