/** 5er Finden: nothing moves while one draws, everything that is touched is on the screen, and no rule of access is broken. */
import { expect, type Browser, type Page } from "@playwright/test";
import type { Language } from "../src/lib/types";
import { findings, withAxe } from "./axe";
import { still, test } from "./people";
import { Server } from "./server";
import { TIGHT } from "./sizes";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const LANGUAGES = ["en", "fr", "de"] as const satisfies Language[];

/** Somebody who knows how it goes, before a moment of the game. */
async function open(browser: Browser, viewport: { width: number; height: number }, language: Language): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, viewport, hasTouch: true, reducedMotion: "reduce" });
  await withAxe(context);
  await context.addInitScript(() => localStorage.setItem("quintet.find-five.coach", '"off"'));
  const page = await context.newPage();
  await choose(page, { name: "Anna", language, theme: "light", motion: false });
  return page;
}

const show = async (page: Page, fixture: string) => {
  await page.goto(await stage(page, { game: "find-five", fixture }));
  await page.locator("main .ff > *").first().waitFor();
  await still(page);
};

/** Where the dice, the shapes, the board and the bar lie. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [".round > .head", ".round > .shapes", ".round > .board", ".round > .deeds"].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, part.endsWith("deeds") ? 0 : height].map(Math.round);
    }),
  );

function expectSame(now: number[][], then: number[][], what: string): void {
  for (const [part, box] of now.entries()) {
    for (const [side, at] of box.entries()) expect(Math.abs(at - (then[part]?.[side] ?? NaN)), `${what}: part ${part}, side ${side}`).toBeLessThanOrEqual(2);
  }
}

const tap = async (page: Page, ...squares: number[]) => {
  for (const square of squares) await page.locator(`[data-square="${square}"]`).tap();
};

for (const viewport of TIGHT) {
  test(`the board stays where it is at ${viewport.width}×${viewport.height}`, async ({ browser }) => {
    for (const language of LANGUAGES) {
      const page = await open(browser, viewport, language);
      await show(page, "draw");
      const first = await boxes(page);
      const states: [string, () => Promise<unknown>][] = [
        ["a square", () => tap(page, 0)],
        ["four squares", () => tap(page, 1, 2, 3)],
        ["an outline", () => tap(page, 4)],
        ["an outline taken up", () => tap(page, 0)],
        ["put down", () => page.keyboard.press("Escape")],
      ];
      for (const [name, reach] of states) {
        await reach();
        expectSame(await boxes(page), first, `${language}, ${name}`);
      }
      for (const fixture of ["hurry", "double", "first"]) {
        await show(page, fixture);
        expectSame(await boxes(page), first, `${language}, ${fixture}`);
      }
      // Once for the puzzle and for one alone, whose rows are others.
      for (const [before, after] of [["puzzle", "cross"], ["solo", "solo-cross"]] as const) {
        await show(page, before);
        const there = await boxes(page);
        await show(page, after);
        expectSame(await boxes(page), there, `${language}, ${after}`);
      }
      await page.context().close();
    }
  });

  test(`all that is touched is on the screen at ${viewport.width}×${viewport.height}`, async ({ browser }) => {
    for (const language of LANGUAGES) {
      const page = await open(browser, viewport, language);
      for (const fixture of ["draw", "hurry", "double", "puzzle", "cross", "solo", "assist"]) {
        await show(page, fixture);
        const hidden = await page.locator(".round [data-square], .round [data-deed]").evaluateAll((all) =>
          all.flatMap((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            const there = document.elementFromPoint(x + width / 2, y + height / 2);
            return there && (each === there || each.contains(there)) ? [] : [each.outerHTML.slice(0, 120)];
          }),
        );
        expect(hidden, `${language}, ${fixture}`).toEqual([]);
      }
      await page.context().close();
    }
  });
}

test("the board is as large as the height of a phone on its side allows", async ({ browser }) => {
  for (const viewport of TIGHT.slice(1)) {
    const page = await open(browser, viewport, "en");
    await show(page, "draw");
    const box = await page.locator(".round > .board").boundingBox();
    const bar = await page.locator("main").boundingBox();
    // All but a margin of what the bar of the page leaves.
    expect(box?.height).toBeGreaterThanOrEqual(viewport.height - (bar?.y ?? 0) - 24);
    await page.context().close();
  }
});

test("nothing stands in the way of anybody who sees, hears or moves otherwise", async ({ browser }) => {
  const page = await open(browser, { width: 390, height: 844 }, "en");
  const states = ["first", "draw", "hurry", "stop", "waiting", "double", "over", "assist", "puzzle", "cross", "cross-wait", "cross-alone", "puzzle-stop", "solo", "solo-stop", "solo-cross", "solo-over", "daily-over", "watch", "stop-watch"];
  for (const fixture of states) {
    await show(page, fixture);
    expect.soft(await findings(page, { within: "main" }), fixture).toEqual([]);
  }
});
