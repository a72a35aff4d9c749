/** The screen of Five Crowns: what stays where it is, what a tap means, how the hand is kept, and how it is taught. */
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { findings, withAxe } from "./axe";
import { asked, hand, pass, throwAway } from "./five-crowns";
import { liftLast, STATES, taught } from "./five-crowns.shots";
import { invite, join, noSidewaysScroll, person, shrinkTo, still, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";
import { allTouchable } from "./touchable";
import type { ToServer } from "../src/wire/wire";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const stock = (page: Page) => page.getByRole("button", { name: /^Draw pile,/ });
const pile = (page: Page) => page.getByRole("button", { name: /^Discard pile,/ });

/**
 * A table for two with one round of thirteen cards, at my turn to draw. The other is a person who only does what has to be
 * done: a bot may go out, and then the round is over or its melds take up room.
 */
async function thirteen(browser: Browser, viewport = { width: 360, height: 640 }): Promise<[Page, Page]> {
  const page = await person(browser, server, { viewport, hasTouch: true, reducedMotion: "reduce" });
  const other = await person(browser, server, { reducedMotion: "reduce" });
  await invite(page, "Ada");
  await join(other, page, "Ben");
  await shrinkTo(page, 2);
  await page.getByLabel(/Cards dealt in the first round/).selectOption("13");
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const each of [page, other]) await expect(hand(each)).toHaveCount(13);
  await expect.poll(async () => [await asked(page), await asked(other)]).toContain("draw");
  if ((await asked(other)) === "draw") await pass(other);
  await expect.poll(() => asked(page)).toBe("draw");
  return [page, other];
}

for (const size of SIZES) {
  test(`nothing jumps during a turn, and all of it is on the screen, at ${size.width}×${size.height}`, async ({ browser }) => {
    const [page] = await thirteen(browser, size);
    const parts: Record<string, Locator> = {
      stock: stock(page),
      pile: pile(page),
      hand: page.locator(".hand"),
      sort: page.getByRole("group", { name: "Sort by" }),
      now: page.locator(".now"),
    };
    const boxes = async () => Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part.boundingBox()] as const)));
    await still(page);
    const first = await boxes();
    for (const box of Object.values(first)) {
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    const stays = async (moment: string) => {
      await still(page);
      for (const [name, box] of Object.entries(await boxes())) {
        const was = first[name];
        for (const side of ["x", "y", "width", "height"] as const) {
          // The words may be longer or shorter; where they stand does not change.
          if (name === "now" && side !== "y" && side !== "height") continue;
          expect(Math.abs((box?.[side] ?? 0) - (was?.[side] ?? 0)), `${name}: ${side}, ${moment}`).toBeLessThanOrEqual(2);
        }
      }
    };
    await stock(page).tap();
    await expect.poll(() => asked(page)).toBe("discard");
    await stays("a card drawn");
    await hand(page).last().tap({ position: { x: 20, y: 20 } });
    await expect(page.getByRole("button", { name: /^Discard (?!pile)/ })).toBeVisible();
    await stays("a card lifted");
    await page.getByRole("button", { name: /^Discard (?!pile)/ }).tap();
    await expect(hand(page)).toHaveCount(13);
    await stays("a card discarded");
    await noSidewaysScroll(page);
  });
}

test("a card lifted before drawing is put down by the draw: a second tap on the pile throws nothing away", async ({ browser }) => {
  const [page] = await thirteen(browser);
  await hand(page).first().tap({ position: { x: 12, y: 20 } });
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "true");
  await pile(page).dblclick();
  await expect.poll(() => asked(page)).toBe("discard");
  await pile(page).tap();
  await expect(page.getByText("Tap a card in your hand first")).toBeVisible();
  await expect(hand(page)).toHaveCount(14);
  await expect(hand(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  // Lifted now, the same tap is meant.
  await hand(page).last().tap({ position: { x: 12, y: 20 } });
  await pile(page).tap();
  await expect(hand(page)).toHaveCount(13);
});

test("a tap on a lifted card puts it down, and drawing with a lifted card keeps it", async ({ browser }) => {
  const [page] = await thirteen(browser);
  await hand(page).last().tap({ position: { x: 12, y: 20 } });
  await stock(page).tap();
  await expect.poll(() => asked(page)).toBe("discard");
  await hand(page).last().tap({ position: { x: 12, y: 20 } });
  await hand(page).last().tap({ position: { x: 12, y: 20 } });
  await expect(hand(page)).toHaveCount(14);
  await expect(hand(page).last()).toHaveAttribute("aria-pressed", "false");
});

/** What each card is in, as it lies: `A A A B B B loose loose`. */
const melds = (page: Page) =>
  hand(page).evaluateAll((cards) => cards.map((card) => /in meld (.)/.exec(card.getAttribute("aria-label") ?? "")?.[1] ?? "loose").join(" "));

test("under Melds the hand stays sorted as cards come and go; laid by hand it stays as it was laid", async ({ browser }) => {
  const [page, other] = await thirteen(browser);
  const inOrder = async () => {
    const lie = (await melds(page)).split(" ");
    expect(lie).toEqual([...lie].sort((a, b) => (a === "loose" ? 1 : 0) - (b === "loose" ? 1 : 0) || a.localeCompare(b)));
  };
  for (let turn = 0; turn < 2; turn++) {
    await inOrder();
    await stock(page).tap();
    await expect.poll(() => asked(page)).toBe("discard");
    await inOrder();
    await throwAway(page, "tap");
    await expect.poll(() => asked(other)).toBe("draw");
    await pass(other);
    await expect.poll(() => asked(page)).toBe("draw");
  }
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  await inOrder();
  const names = () => hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")?.split(",")[0]));
  const before = await names();
  await hand(page).first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  const moved = [before[1], before[0], ...before.slice(2)];
  expect(await names()).toEqual(moved);
  await expect(page.getByRole("button", { name: "Melds" })).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  expect(await names()).toEqual(moved);
});

test("a first game is explained step by step, each once", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true }, { isNew: true });
  await page.goto("/");
  await page.locator("article[data-game=five-crowns]").getByRole("button", { name: "Play now" }).tap();
  const sheet = page.getByRole("dialog", { name: "How to play Five Crowns" });
  await expect(sheet.getByText("one last turn")).toBeVisible();
  await sheet.getByRole("button", { name: "Got it" }).tap();
  await expect(sheet).toBeHidden();
  // While a tip stands there, the others wait; it comes with my turn, whichever that is.
  const tip = page.getByRole("complementary", { name: "Tip" });
  await expect(tip).toBeVisible();
  await expect(tip).toContainText(/Tap the draw pile|your last turn/);
  await stock(page).tap();
  await expect(tip).toContainText(/Now discard one|You can go out|your last turn/);
  await tip.getByRole("button", { name: "No more tips" }).tap();
  await expect(tip).toBeHidden();
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  await expect(sheet.or(tip)).toHaveCount(0);
});

test("bots wait while somebody alone with them reads how a round ended", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await taught(page);
  await choose(page, { name: "Anna", language: "en" });
  const heard: ToServer[] = [];
  const pauses = () => heard.flatMap((each) => (each.type === "pause" ? [each.on] : []));
  // The only person of the table.
  await page.goto(await stage(page, { game: "five-crowns", fixture: "round-end", seen: 8, seats: 1, heard }));
  await expect(page.getByRole("dialog", { name: "Round 9 is over" })).toBeVisible();
  await expect.poll(pauses).toEqual([true]);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(pauses).toEqual([true, false]);
  await context.close();
});

test("its keys are listed", async ({ browser }) => {
  const [page] = await thirteen(browser, { width: 1280, height: 800 });
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Take the top discard")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("t");
  await expect(hand(page)).toHaveCount(14);
});

test("every state can be touched, and axe finds nothing", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: SIZES[0] ?? null, reducedMotion: "reduce" });
  await withAxe(context);
  const page = await context.newPage();
  await taught(page);
  await choose(page, { name: "Anna", language: "en", theme: "light" });
  const look = async (state: string) => {
    await noSidewaysScroll(page);
    expect.soft(await findings(page), state).toEqual([]);
    await allTouchable(page, { except: ".hand" });
  };
  for (const state of STATES) {
    await page.goto(await stage(page, { game: "five-crowns", fixture: state }));
    await page.locator("main > div").first().waitFor();
    await look(state);
    if (state === "discard" || state === "out" || state === "last-turn") {
      await liftLast(page);
      await look(`${state}, a card lifted`);
    }
  }
  await page.goto("/rules/five-crowns");
  await page.getByRole("heading", { name: "Going out" }).waitFor();
  expect.soft(await findings(page), "guide").toEqual([]);
  await context.close();
});
