/** The frame around a game, on every screen: nothing sticks out, nothing lies under anything, whatever people are called and say. */
import { expect, type Page } from "@playwright/test";
import { invite, join, noSidewaysScroll, person, test } from "./people";
import { Server } from "./server";
import { SIZES } from "./sizes";
import { choose, stage } from "./stage";
import { allTouchable, covered } from "./touchable";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** The tools of the frame; what lies on the table is looked at by each game. */
const TOP = { within: ".top" };
const open = (page: Page, name: string | RegExp) => page.locator(".top").getByRole("button", { name }).click();
const onStage = async (page: Page, fixture: string) => {
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: "five-crowns", fixture }));
  await page.locator("main > div").first().waitFor();
};

test("the tools of a table, its menu, its rules and its chat can be touched on every screen", async ({ browser }) => {
  const page = await person(browser, server, { hasTouch: true });
  await onStage(page, "ten");
  for (const { name, ...size } of SIZES) {
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await noSidewaysScroll(page);
      await allTouchable(page, TOP);
      for (const tool of ["Table", "Rules", ...(size.width < 1120 ? [/^Log and chat/] : [])]) {
        await open(page, tool);
        await expect(page.getByRole("dialog")).toBeVisible();
        await noSidewaysScroll(page);
        await allTouchable(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    });
  }
});

test("ten players are shown by name", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 820, height: 1180 } });
  await onStage(page, "ten");
  await open(page, /^Log and chat/);
  for (const name of ["Elisabeth", "Gwendoline", "Chloé"]) {
    const shown = page.getByRole("list", { name: "Players", exact: true }).getByText(name, { exact: true });
    expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("a word without an end and names as long as they may be break nobody's page", async ({ browser }) => {
  const ada = await person(browser, server, { viewport: { width: 360, height: 640 } });
  const bo = await person(browser, server, { viewport: { width: 1440, height: 900 } });
  await invite(ada, "👩👩👧👦WWWWWWWWWWWWWWWWWWWW");
  await join(bo, ada, "Wilhelmina-Elisabeth-Ann");
  for (const page of [ada, bo]) await noSidewaysScroll(page);
  await ada.getByRole("button", { name: "Start the game" }).click();
  await ada.locator(".top").getByRole("button", { name: "Table", exact: true }).waitFor();
  const long = "x".repeat(190);
  // Where the chat is not in sight, it floats for a moment: within the screen. The page looks out for it.
  const floats = ada.evaluate(
    (text) =>
      new Promise<number>((done) => {
        const look = () => {
          const said = document.querySelector(".top p[aria-live] bdi");
          if (said?.textContent !== text) return void requestAnimationFrame(look);
          const { left, right } = (said.parentElement ?? said).getBoundingClientRect();
          done(Math.min(left, innerWidth - right));
        };
        look();
      }),
    long,
  );
  const words = bo.getByLabel("Say something");
  await words.fill(long);
  await words.press("Enter");
  expect(await floats).toBeGreaterThanOrEqual(0);
  for (const { name: size, ...viewport } of SIZES) {
    await test.step(size, async () => {
      for (const page of [ada, bo]) {
        await page.setViewportSize(viewport);
        await noSidewaysScroll(page);
        await allTouchable(page, TOP);
      }
      if (viewport.width >= 1120) return;
      await open(ada, /^Log and chat/);
      const drawer = ada.getByRole("dialog");
      await expect(drawer.getByText(long)).toBeVisible();
      expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await allTouchable(ada);
      await ada.keyboard.press("Escape");
    });
  }
});

test("the banner of a lost connection lies above everything and can be touched, over a dialog too", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 } });
  await invite(page, "Ada");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".top").getByRole("button", { name: "Table", exact: true }).waitFor();
  await server.kill();
  const again = page.getByRole("button", { name: "Try again" });
  const onTop = () =>
    again.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect(again).toBeVisible();
  expect(await onTop()).toBe(true);
  // Nothing of the bar above is taken away.
  expect(await covered(page, TOP)).toEqual([]);
  await open(page, "Table");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(onTop).toBe(true);
  await again.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(onTop).toBe(true);
  await server.start();
  await expect(again).toBeHidden();
});

test("who is offline is told so", async ({ browser }) => {
  const page = await person(browser, server);
  await invite(page, "Ada");
  await page.context().setOffline(true);
  await server.kill();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await server.start();
  await expect(page.getByText("You are offline.")).toBeHidden();
});

test("a phone that is turned while a tip lies open is as wide as its screen", async ({ browser }) => {
  const [lying, standing] = [{ width: 844, height: 390 }, { width: 390, height: 844 }];
  const page = await person(browser, server, { viewport: lying, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: "double-series", fixture: "play" }));
  await page.locator("dialog[open] button").last().click();
  const tip = page.getByRole("button", { name: "Got it" });
  await expect(tip).toBeVisible();
  await page.setViewportSize(standing);
  await expect.poll(() => tip.evaluate((button) => [innerWidth, document.documentElement.scrollWidth, button.closest("aside")?.offsetLeft])).toEqual([390, 390, 8]);
});
