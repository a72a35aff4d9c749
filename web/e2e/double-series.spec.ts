/** Double Series in a real browser: a whole game against bots, and people in opposite teams. */
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import type { Settings } from "../src/lib/types";
import { findings, withAxe } from "./axe";
import { join, noSidewaysScroll, person, shrinkTo, still, test } from "./people";
import { Server } from "./server";
import { TIGHT } from "./sizes";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const hand = (page: Page) => page.getByRole("list", { name: "Your hand" }).getByRole("button");
const wanted = (page: Page) => page.locator('[role="gridcell"][aria-label*="can be picked"]');
/** What is asked for. A move under way is shown before the server has heard of it; what is asked then is over. */
const prompt = (page: Page) => page.locator('.prompt:not([aria-busy="true"]) p');
const over = (page: Page) => page.getByRole("heading", { name: /win|tie/ });

/** Opens a table of Double Series; the goal is told once and then known. */
async function invite(page: Page, name: string): Promise<string> {
  await page.addInitScript(() => localStorage.setItem("quintet.double-series.coach", "seen"));
  await page.goto("/");
  await page.locator('article[data-game="double-series"]').getByRole("button", { name: "Invite friends" }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeEnabled();
  return page.url();
}

/** What everybody sees on each space: the card, the place, the marker. */
async function board(page: Page): Promise<string[]> {
  const names = await page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.replace(/, (you have this card|can be picked|last move)/g, ""));
}

const press = (target: Locator, touch: boolean) => (touch ? target.tap() : target.click());

/** Plays one turn: a card, one of its spaces, the button. Comes back with what it did. */
async function turn(page: Page, touch = false): Promise<string> {
  const count = await hand(page).count();
  for (let n = count - 1; n >= 0; n--) {
    await press(hand(page).nth(n), touch);
    const [exchange, down] = [page.getByRole("button", { name: /^Swap/ }), page.getByRole("button", { name: /^Discard (?!pile)/ })];
    if (await wanted(page).first().isVisible()) {
      await press(wanted(page).first(), touch);
      await press(page.getByRole("button", { name: /^(Place a marker|Remove the marker)/ }), touch);
      return "played";
    }
    for (const way of [exchange, down]) {
      if (!(await way.isVisible())) continue;
      await press(way, touch);
      return "laid down";
    }
  }
  throw new Error(`Nothing can be done: ${await prompt(page).textContent()}`);
}

/** Plays on until the game is over; how many turns it took. */
async function playOn(page: Page, touch = false): Promise<number> {
  for (let turns = 0; turns < 400; ) {
    await expect(prompt(page).filter({ hasText: /^(Your turn|You can’t play|Which five|Confirm|Pick|This card)/ }).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return turns;
    const score = page.getByRole("button", { name: /^Score this series/ });
    if (await score.isVisible()) await press(score, touch);
    else if ((await turn(page, touch)) === "played") turns += 1;
    await expect(page.getByRole("button", { name: /^(Place a marker|Remove the marker|Swap|Discard (?!pile)|Score)/ })).toHaveCount(0);
  }
  throw new Error("The game does not end.");
}

test("a whole game against bots, with a finger on a narrow phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.goto("/");
  await page.locator('article[data-game="double-series"]').getByRole("button", { name: "Play now" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Got it" }).tap();
  // What to do is told when it is my turn, beside my hand; then the coach is sent away.
  const note = page.getByRole("complementary", { name: "Tips" });
  await expect(note).toContainText("Tap a card");
  await note.getByRole("button", { name: "No more tips" }).tap();
  await expect(note).toHaveCount(0);
  await expect(page.locator('[role="gridcell"]')).toHaveCount(100);
  await expect(page.locator('[role="gridcell"][aria-label^="Corner"]')).toHaveCount(4);
  await noSidewaysScroll(page);
  expect(await playOn(page, true)).toBeGreaterThan(2);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Final standings" }).getByRole("listitem")).toHaveCount(2);
  // No corner belongs to a team, however the game went.
  expect((await board(page)).filter((space) => space.startsWith("Corner") && space.includes("marker"))).toEqual([]);
  await noSidewaysScroll(page);
});

test("two people in opposite teams see the same board", async ({ browser }) => {
  const ada = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const bob = await person(browser, server);
  await bob.addInitScript(() => localStorage.setItem("quintet.double-series.coach", "seen"));
  await invite(ada, "Ada");
  await shrinkTo(ada, 2);
  await join(bob, ada, "Bob");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(prompt(bob)).toBeVisible();
  const people = [ada, bob];
  for (let n = 0; n < 6; n++) {
    const mine = async (page: Page) => /^Your turn/.test((await prompt(page).textContent()) ?? "");
    await expect.poll(async () => (await mine(ada)) || (await mine(bob))).toBe(true);
    const player = (await mine(ada)) ? ada : bob;
    const before = (await board(ada)).filter((space) => space.includes("marker of team")).length;
    // A card that goes nowhere is swapped; then there is still one to be played.
    if ((await turn(player)) !== "played") {
      n--;
      await expect(player.getByRole("button", { name: /^(Swap|Discard (?!pile))/ })).toHaveCount(0);
      continue;
    }
    for (const page of people) await expect.poll(async () => (await board(page)).filter((space) => space.includes("marker of team")).length).not.toBe(before);
    expect(await board(bob)).toEqual(await board(ada));
  }
  // Each holds seven cards, and nobody's page has the other's.
  for (const page of people) await expect(hand(page)).toHaveCount(7);
  await expect(ada.getByRole("button", { name: /team A \(ring\), your team/ })).toBeVisible();
  await expect(bob.getByRole("button", { name: /team B \(cross\), your team/ })).toBeVisible();
});

test("teams are chosen before the start, and a sign is accused, voted on and paid for", async ({ browser }) => {
  const ada = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const bob = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await bob.addInitScript(() => localStorage.setItem("quintet.double-series.coach", "seen"));
  await invite(ada, "Ada");
  // Five cannot be divided: the step goes over it and says why.
  await expect(ada.getByText("5 players can’t be split into two or three equal teams.")).toBeVisible();
  await ada.getByRole("button", { name: "One seat more" }).click();
  await expect(ada.locator("output")).toHaveText("6");
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await expect(ada.locator("output")).toHaveText("4");
  await join(bob, ada, "Bob");
  const seat = (page: Page, n: number) => page.locator("section.seats ol li").nth(n);
  await expect(seat(bob, 1)).toContainText("Team B");
  await seat(bob, 2).getByRole("button", { name: "Sit here" }).click();
  await expect(seat(bob, 2)).toContainText("Bob");
  await expect(seat(bob, 2)).toContainText("Team A");
  // A bot makes way.
  await seat(ada, 3).getByRole("button", { name: "Bot" }).click();
  await seat(bob, 3).getByRole("button", { name: "Sit here" }).click();
  await expect(seat(bob, 3)).toContainText("Bob");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(prompt(bob)).toBeVisible();

  const say = async (page: Page, line: string) => {
    await page.getByLabel("Say something").fill(line);
    await page.keyboard.press("Enter");
  };
  const accuse = ada.getByRole("log", { name: "Chat" }).getByRole("button", { name: "Accuse" });
  const trial = (page: Page) => page.getByRole("region", { name: "Table talk" });
  const votes = (page: Page) => trial(page).getByRole("list", { name: "Votes" });
  const accuses = async () => {
    await expect(accuse).toHaveCount(1);
    await accuse.click();
    await ada.getByRole("dialog").getByRole("button", { name: "Accuse" }).click();
  };
  // Where things lie on a page.
  const places = (page: Page) => page.locator(".ds > .board, .ds > .teams, .ds > .mine, .ds .prompt, .ds > .mine > .hand").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].join()));

  // A harmless line: the bots abstain, the accused denies it, and nobody pays. Nothing moves meanwhile.
  await say(bob, "Nice table");
  await say(ada, "Hello");
  await expect(accuse).toHaveCount(1);
  const [hers, his] = [await places(ada), await places(bob)];
  await accuses();
  await expect(trial(bob)).toContainText("Ada accuses you");
  await expect(trial(bob)).toContainText("Nice table");
  await expect(votes(bob).getByRole("listitem")).toHaveText([/Ada: yes$/, /abstained$/, /abstained$/, /You: no vote yet$/]);
  await expect(trial(ada).getByRole("button", { name: "It wasn’t" })).toHaveCount(0);
  expect([await places(ada), await places(bob)]).toEqual([hers, his]);
  await trial(bob).getByRole("button", { name: "It wasn’t" }).click();
  for (const page of [ada, bob]) await expect(trial(page).getByRole("status")).toHaveText("No penalty: not enough say yes.");
  expect([await places(ada), await places(bob)]).toEqual([hers, his]);
  await trial(bob).getByRole("button", { name: "OK" }).click();
  await expect(trial(bob)).toHaveCount(0);
  await expect(accuse, "a message is accused once").toHaveCount(0);

  // A sign, which is admitted and paid for at once.
  await say(bob, "The corner!");
  await accuses();
  await trial(bob).getByRole("button", { name: "Hide the vote" }).click();
  await expect(votes(bob)).toHaveCount(0);
  await trial(bob).getByRole("button", { name: "Show the vote" }).click();
  await trial(bob).getByRole("button", { name: "I admit it" }).click();
  await expect(trial(ada).getByRole("status")).toHaveText("Bob admits it: it was a sign.");
  await expect(bob.getByText("Your team talked: pick a card to give up.")).toBeVisible();
  const before = await hand(bob).count();
  await hand(bob).first().click();
  await bob.getByRole("button", { name: /^Give up/ }).click();
  await expect(hand(bob)).toHaveCount(before - 1);
  // Until everybody has had a turn that team is not accused again.
  await say(bob, "Oh well");
  await expect(ada.getByRole("log", { name: "Chat" }).getByText("Oh well")).toBeVisible();
  await expect(accuse).toHaveCount(0);
});

/** The name of what has the keyboard. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "");
const adrift = (page: Page) => page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

test("a whole game with keys alone, by what is said", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => localStorage.setItem("quintet.double-series.coach", "seen"));
  await page.goto("/");
  await page.locator('article[data-game="double-series"]').getByRole("button", { name: "Play now" }).focus();
  await page.keyboard.press("Enter");
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Go to the next square you can pick")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("h");
  for (let turns = 0; turns < 400; turns++) {
    await expect(prompt(page).filter({ hasText: /^(Your turn|You can’t play|Which five)/ }).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) break;
    const score = page.getByRole("button", { name: /^Score this series/ });
    if (await score.isVisible()) {
      await score.focus();
      await page.keyboard.press("Enter");
    } else {
      const told = await prompt(page).textContent();
      const count = await hand(page).count();
      for (let n = 1; n <= count; n++) {
        await page.keyboard.press(String(n));
        const swap = page.getByRole("button", { name: /^(Swap|Discard (?!pile))/ });
        if (/can be picked/.test(await focused(page))) {
          // The first key led to a square; this one picks it, the next plays.
          await page.keyboard.press("Enter");
          await expect(prompt(page)).toHaveText(/^Confirm/);
          await page.keyboard.press(turns % 2 ? "Enter" : "p");
          break;
        }
        if (await swap.isVisible()) {
          await swap.focus();
          await page.keyboard.press("Enter");
          break;
        }
        expect(n, `nothing can be done: ${told}`).toBeLessThan(count);
        await page.keyboard.press("Escape");
      }
    }
    await expect(page.getByRole("button", { name: /^(Place a marker|Remove the marker|Swap|Discard (?!pile)|Score)/ })).toHaveCount(0);
    await expect.poll(() => adrift(page), "the keyboard fell off the table").toBe(false);
  }
  await expect(over(page)).toBeVisible();
  await expect.poll(() => adrift(page)).toBe(false);
});

/** Puts a state before a page of that size and language, without lessons. */
async function staged(browser: Browser, size: { width: number; height: number }, settings: Partial<Settings> = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, viewport: size, reducedMotion: "reduce" });
  await withAxe(context);
  await context.addInitScript(() => localStorage.setItem("quintet.double-series.coach", "seen"));
  const page = await context.newPage();
  await choose(page, { name: "Anna", ...settings });
  return page;
}

test("every state is sound on the narrowest phone, lying and upright, in both lights", async ({ browser }) => {
  const page = await staged(browser, { width: 360, height: 640 }, { language: "de", theme: "light" });
  for (const fixture of ["play", "nine", "choose", "vote", "accused", "give-up", "strict", "stuck", "over"]) {
    await test.step(fixture, async () => {
      await page.goto(await stage(page, { game: "double-series", fixture }));
      await page.locator(".ds").waitFor();
      await noSidewaysScroll(page);
      expect.soft(await findings(page), `${fixture}, light`).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
      expect.soft(await findings(page), `${fixture}, dark`).toEqual([]);
      const small = await page.locator("main button").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 0 && Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5).map((one) => one.outerHTML.slice(0, 80)));
      expect.soft(small, `${fixture}: too small for a finger`).toEqual([]);
      await page.setViewportSize({ width: 844, height: 390 });
      await noSidewaysScroll(page);
      await page.setViewportSize({ width: 360, height: 640 });
    });
  }
  await page.context().close();
});

/** Where the parts of the table lie. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [".ds > .teams", ".ds [role=grid]", ".ds .prompt", ".ds .bar", ".ds > .mine > .hand"].map((part) => {
        const element = document.querySelector(part);
        if (!element) throw new Error(`${part} is missing`);
        const { x, y, width, height } = element.getBoundingClientRect();
        return [part, [x, y, width, height]];
      }),
    ),
  );

for (const size of TIGHT) {
  test(`nothing moves between the states of a turn, ${size.width} × ${size.height}`, async ({ browser }) => {
    const page = await staged(browser, size, { language: "fr" });
    const at = async (fixture: string) => {
      await page.goto(await stage(page, { game: "double-series", fixture }));
      await page.locator(".ds [role=grid]").waitFor();
      await still(page);
    };
    const card = (name: RegExp) => page.getByRole("list", { name: "Votre main" }).getByRole("button", { name }).click();
    const seen: Record<string, Awaited<ReturnType<typeof boxes>>> = {};
    await at("wait");
    seen["waiting"] = await boxes(page);
    await card(/^9 de cœur/);
    seen["lifted while waiting"] = await boxes(page);
    await at("play");
    seen["my turn"] = await boxes(page);
    await card(/^dame de trèfle/);
    seen["lifted"] = await boxes(page);
    await page.locator('[role="gridcell"][aria-label*="jouable"]').first().click();
    seen["chosen"] = await boxes(page);
    await card(/^valet de carreau/);
    seen["anywhere"] = await boxes(page);
    await card(/^valet de pique/);
    seen["remove"] = await boxes(page);
    await card(/^2 de pique/);
    seen["dead"] = await boxes(page);
    for (const fixture of ["choose", "strict", "give-up", "vote"]) {
      await at(fixture);
      seen[fixture] = await boxes(page);
    }
    const before = seen["waiting"] ?? {};
    for (const [state, parts] of Object.entries(seen))
      for (const [part, box] of Object.entries(parts)) for (const [n, value] of box.entries()) expect.soft(Math.abs(value - (before[part]?.[n] ?? 0)), `${state}: ${part}, ${"xywh"[n]}`).toBeLessThanOrEqual(2);
    await page.context().close();
  });

  test(`everything can be touched without scrolling, ${size.width} × ${size.height}`, async ({ browser }) => {
    const page = await staged(browser, size);
    for (const fixture of ["play", "ten", "nine", "choose", "strict"]) {
      await page.goto(await stage(page, { game: "double-series", fixture }));
      await page.locator(".ds [role=grid]").waitFor();
      await still(page);
      const hidden = await page.locator(".ds button, .ds [role=gridcell]").evaluateAll((all) =>
        all.flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const there = document.elementFromPoint(x + width / 2, y + height / 2);
          return one.contains(there) || there?.contains(one) ? [] : [`${one.getAttribute("aria-label") ?? one.textContent} at ${x}, ${y}`];
        }),
      );
      expect.soft(hidden, fixture).toEqual([]);
      const space = await page.locator("[role=gridcell]").first().boundingBox();
      expect.soft(space?.width ?? 0, `${fixture}: a square`).toBeGreaterThanOrEqual(24);
    }
    await page.context().close();
  });
}

test("court cards have the letters of the language", async ({ browser }) => {
  const page = await staged(browser, { width: 844, height: 390 });
  for (const [language, letters] of [["en", "JQK"], ["fr", "VDR"], ["de", "BDK"]] as const) {
    await choose(page, { name: "Anna", language });
    await page.goto(await stage(page, { game: "double-series", fixture: "play" }));
    await page.locator(".ds [role=grid]").waitFor();
    const drawn = async (where: string) => new Set((await page.locator(`${where} text`).allTextContents()).map((text) => text.trim()).filter((text) => /^[B-Z]$/.test(text)));
    expect([...(await drawn(".ds [role=grid]"))].sort()).toEqual([...letters.slice(1)].sort());
    expect([...(await drawn(".ds > .mine > .hand"))].sort()).toEqual([...letters.slice(0, 2)].sort());
  }
  await page.context().close();
});

test("the guide shows how it goes, in pictures that are told too", async ({ browser }) => {
  const page = await staged(browser, { width: 360, height: 640 });
  await page.goto("/rules/double-series");
  await expect(page.getByRole("heading", { name: "The goal" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Five across" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Two series that share one square/ })).toBeVisible();
  await noSidewaysScroll(page);
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});
