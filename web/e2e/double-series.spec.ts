/** Double Series in a real browser: a whole game against bots, and people in opposite teams. */
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, type Locator, type Page } from "@playwright/test";
import { join, noSidewaysScroll, person, shrinkTo, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const hand = (page: Page) => page.getByRole("list", { name: "Your hand" }).getByRole("button");
const wanted = (page: Page) => page.locator('[role="gridcell"][aria-label*="can be chosen"]');
/** What is asked for. A move under way is shown before the server has heard of it; what is asked then is over. */
const prompt = (page: Page) => page.locator('.prompt:not([aria-busy="true"]) p');
const over = (page: Page) => page.getByRole("heading", { name: /win|A draw/ });

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
  return names.map((name) => name.replace(/, (you hold this card|can be chosen|last move)/g, ""));
}

const press = (target: Locator, touch: boolean) => (touch ? target.tap() : target.click());

/** Plays one turn: a card, one of its spaces, the button. Comes back with what it did. */
async function turn(page: Page, touch = false): Promise<string> {
  const count = await hand(page).count();
  for (let n = count - 1; n >= 0; n--) {
    await press(hand(page).nth(n), touch);
    const [exchange, down] = [page.getByRole("button", { name: /^Exchange/ }), page.getByRole("button", { name: /^Lay down/ })];
    if (await wanted(page).first().isVisible()) {
      await press(wanted(page).first(), touch);
      await press(page.getByRole("button", { name: /^(Put a marker|Take the marker)/ }), touch);
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
    await expect(prompt(page).filter({ hasText: /^(Your turn|None of your cards|Which five|Confirm|Choose|This card)/ }).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return turns;
    const score = page.getByRole("button", { name: /^Score this series/ });
    if (await score.isVisible()) await press(score, touch);
    else if ((await turn(page, touch)) === "played") turns += 1;
    await expect(page.getByRole("button", { name: /^(Put a marker|Take the marker|Exchange|Lay down|Score)/ })).toHaveCount(0);
  }
  throw new Error("The game does not end.");
}

test("a whole game against bots, with a finger on a narrow phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.goto("/");
  await page.locator('article[data-game="double-series"]').getByRole("button", { name: "Play now" }).tap();
  await page.getByRole("button", { name: "Got it" }).tap();
  await expect(page.locator('[role="gridcell"]')).toHaveCount(100);
  await expect(page.locator('[role="gridcell"][aria-label^="Corner"]')).toHaveCount(4);
  await noSidewaysScroll(page);
  expect(await playOn(page, true)).toBeGreaterThan(2);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "The teams by place" }).getByRole("listitem")).toHaveCount(2);
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
    await turn(player);
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
  await expect(ada.getByText("5 players cannot sit in two or three teams of the same size.")).toBeVisible();
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
  const places = (page: Page) => page.locator(".ds > .board, .ds > .teams, .ds > .mine, .ds .prompt, .ds ul.hand").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].join()));

  // A harmless line: the bots abstain, the accused denies it, and nobody pays. Nothing moves meanwhile.
  await say(bob, "Nice table");
  await say(ada, "Hello");
  await expect(accuse).toHaveCount(1);
  const [hers, his] = [await places(ada), await places(bob)];
  await accuses();
  await expect(trial(bob)).toContainText("Ada accuses you");
  await expect(trial(bob)).toContainText("Nice table");
  await expect(votes(bob).getByRole("listitem")).toHaveText([/Ada: it was$/, /abstains$/, /abstains$/, /You: no vote yet$/]);
  await expect(trial(ada).getByRole("button", { name: "It was not" })).toHaveCount(0);
  expect([await places(ada), await places(bob)]).toEqual([hers, his]);
  await trial(bob).getByRole("button", { name: "It was not" }).click();
  for (const page of [ada, bob]) await expect(trial(page).getByRole("status")).toHaveText("No more agree than not: nobody gives up a card.");
  expect([await places(ada), await places(bob)]).toEqual([hers, his]);
  await trial(bob).getByRole("button", { name: "OK" }).click();
  await expect(trial(bob)).toHaveCount(0);
  await expect(accuse, "a message is accused once").toHaveCount(0);

  // A sign, which is admitted and paid for at once.
  await say(bob, "The corner!");
  await accuses();
  await trial(bob).getByRole("button", { name: "Show less" }).click();
  await expect(votes(bob)).toHaveCount(0);
  await trial(bob).getByRole("button", { name: "Show the vote" }).click();
  await trial(bob).getByRole("button", { name: "I admit it" }).click();
  await expect(trial(ada).getByRole("status")).toHaveText("Bob admits it: it was a sign.");
  await expect(bob.getByText("Your team has talked: choose a card to give up.")).toBeVisible();
  const before = await hand(bob).count();
  await hand(bob).first().click();
  await bob.getByRole("button", { name: /^Give up/ }).click();
  await expect(hand(bob)).toHaveCount(before - 1);
  // Until everybody has had a turn that team is not accused again.
  await say(bob, "Oh well");
  await expect(ada.getByRole("log", { name: "Chat" }).getByText("Oh well")).toBeVisible();
  await expect(accuse).toHaveCount(0);
});

test("with keys alone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await invite(page, "Ada");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(prompt(page).filter({ hasText: /^Your turn/ })).toBeVisible();
  const before = (await board(page)).join();
  for (const key of ["1", "2", "3", "4", "5", "6"]) {
    await page.keyboard.press(key);
    if (await page.locator('[role="gridcell"]:focus').count()) break;
  }
  // The first key leads to the space, the second chooses it, the third plays.
  await page.keyboard.press("Enter");
  await expect(prompt(page)).toHaveText(/^Confirm/);
  await page.keyboard.press("Escape");
  await expect(prompt(page)).toHaveText(/^Your turn/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await board(page)).join() !== before).toBe(true);
});

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

test("every state is sound on the narrowest phone, lying and upright, in both lights", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  await context.addInitScript({ path: AXE });
  await context.addInitScript(() => localStorage.setItem("quintet.double-series.coach", "seen"));
  const page = await context.newPage();
  await choose(page, { name: "Anna", language: "de", theme: "light" });
  const grave = async () => {
    const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" | ")}`);
  };
  for (const fixture of ["play", "nine", "choose", "vote", "accused", "give-up", "strict", "stuck", "over"]) {
    await test.step(fixture, async () => {
      await page.goto(await stage(page, { game: "double-series", fixture }));
      await page.locator(".ds").waitFor();
      await noSidewaysScroll(page);
      expect.soft(await grave(), `${fixture}, light`).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
      expect.soft(await grave(), `${fixture}, dark`).toEqual([]);
      const small = await page.locator("main button").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 0 && Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5).map((one) => one.outerHTML.slice(0, 80)));
      expect.soft(small, `${fixture}: too small for a finger`).toEqual([]);
      await page.setViewportSize({ width: 844, height: 390 });
      await noSidewaysScroll(page);
      await page.setViewportSize({ width: 360, height: 640 });
    });
  }
  await context.close();
});
