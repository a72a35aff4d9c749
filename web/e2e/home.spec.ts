/** The home page: what somebody new can do at once, and what somebody who comes back finds again. */
import { expect, type Page } from "@playwright/test";
import { noSidewaysScroll, person, test } from "./people";
import { Server } from "./server";
import { PHONES, SIZES } from "./sizes";
import { allTouchable } from "./touchable";

/** Where bots take so long that no game ends while a list of games is looked at. */
const server = new Server("600000-600000");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const box = (page: Page, game: string) => page.locator(`article[data-game=${game}]`);
const play = (page: Page, game: string) => box(page, game).getByRole("button").first();

for (const { name, ...viewport } of PHONES) {
  test(`one can play without scrolling on a ${name}`, async ({ browser }) => {
    const page = await person(browser, server, { viewport, hasTouch: true });
    await page.goto("/");
    await expect(play(page, "five-crowns")).toBeInViewport({ ratio: 1 });
    await expect(box(page, "five-crowns").getByRole("combobox")).toBeInViewport({ ratio: 1 });
  });
}

test("nothing on the home page lies under anything, whatever the screen", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await play(page, "find-five").waitFor();
  for (const { name, ...size } of SIZES) {
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await noSidewaysScroll(page);
      await allTouchable(page);
    });
  }
});

test("a first game is against easy bots, and the level chosen is remembered for that game", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  const level = (game: string) => box(page, game).getByRole("combobox");
  await expect(level("five-crowns")).toHaveValue("easy");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await level("five-crowns").selectOption("hard");
  await play(page, "five-crowns").click();
  expect((await asked).postDataJSON()).toMatchObject({ game: "five-crowns", against: "hard" });
  await page.waitForURL(/\/t\//);
  await page.goto("/");
  await expect(level("five-crowns")).toHaveValue("hard");
  await expect(level("five-or-less")).toHaveValue("easy");
});

/** The tables on the list of this browser: those that were visited and not taken off since. */
const visited = (page: Page) =>
  page.evaluate(() => {
    const visits = JSON.parse(localStorage.getItem("quintet.visits") ?? "{}") as Record<string, { off?: true }>;
    return Object.keys(visits).filter((id) => !visits[id]?.off).map((id) => `/t/${id}`);
  });

test("games to go on with can be taken off the list, one or all, and old ones go by themselves", async ({ browser }) => {
  const page = await person(browser, server);
  const tables: string[] = [];
  for (const game of ["five-crowns", "one-more", "double-series", "five-or-less"]) {
    await page.goto("/");
    await play(page, game).click();
    await page.waitForURL(/\/t\//);
    tables.push(new URL(page.url()).pathname);
    await expect.poll(() => visited(page)).toContain(tables.at(-1));
  }
  await page.goto("/");
  const list = page.locator("main > section").first();
  const line = (path: string) => list.locator(`a[href="${path}"]`);
  // The latest first, and three at once.
  await expect(list.locator("a")).toHaveCount(3);
  await expect(list.locator("a").first()).toHaveAttribute("href", tables[3] ?? "");
  await list.getByRole("button").last().click();
  await expect(list.locator("a")).toHaveCount(4);
  await list.getByRole("button", { name: /One More!/ }).click();
  await expect(line(tables[1] ?? "")).toHaveCount(0);
  // Three weeks later the one that nobody came back to is gone.
  await page.evaluate((path) => {
    const visits = JSON.parse(localStorage.getItem("quintet.visits") ?? "{}") as Record<string, { at: number }>;
    const visit = visits[path.slice("/t/".length)];
    if (!visit) throw new Error("The visit was not kept.");
    visit.at -= 21 * 24 * 3600 * 1000;
    localStorage.setItem("quintet.visits", JSON.stringify(visits));
  }, tables[0] ?? "");
  await page.reload();
  await expect(list.locator("a")).toHaveCount(2);
  await expect(line(tables[0] ?? "")).toHaveCount(0);
  await list.getByRole("button").first().click();
  await expect(line(tables[3] ?? "")).toHaveCount(0);
  await page.reload();
  // The server has told of all tables by now.
  await expect(page.getByText("No open tables")).toBeVisible();
  await expect(line(tables[3] ?? "")).toHaveCount(0);
  // The seat is kept: the link still leads to the game.
  await page.goto(tables[3] ?? "");
  await expect.poll(() => visited(page)).toContain(tables[3]);
  await expect(page.getByRole("main")).not.toContainText("watching");
  await page.goto("/");
  await expect(line(tables[3] ?? "")).toBeVisible();
});

test("after Invite friends the link comes first, with one button to send it", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 } });
  // This browser has no share sheet of its own: what the page would give to it is kept.
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(navigator, { share: (data: unknown) => (given.push(data), Promise.resolve()), given });
    localStorage.setItem("quintet.settings", JSON.stringify({ name: "Ada" }));
  });
  await page.goto("/");
  await box(page, "five-crowns").getByRole("button", { name: "Invite friends" }).click();
  const share = page.getByRole("button", { name: "Share", exact: true });
  await expect(share).toBeInViewport({ ratio: 1 });
  const start = page.getByRole("button", { name: "Start the game" });
  await expect(start).toBeInViewport({ ratio: 1 });
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;
  expect(await top(".address")).toBeLessThan(await top("section.invite .qr"));
  expect(await top("section.invite .qr")).toBeLessThan(await top("section.seats"));
  await share.click();
  expect(await page.evaluate(() => (navigator as unknown as { given: { url: string }[] }).given.map(({ url }) => url))).toEqual([page.url()]);
  for (const { name, ...size } of SIZES) {
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await noSidewaysScroll(page);
      await allTouchable(page);
      await expect(start).toBeInViewport({ ratio: 1 });
    });
  }
});
