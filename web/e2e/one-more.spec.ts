/** Whole games of One More!, from the home page to the winner: with a thumb on a small phone, and with keys. */
import { errors, expect, type Locator, type Page } from "@playwright/test";
import { noSidewaysScroll, person, still, test, walkTo } from "./people";
import { Server } from "./server";
import type { ToServer } from "../src/wire/wire";
import { coached } from "./one-more.shots";
import { TIGHT } from "./sizes";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const hand = (page: Page) => page.getByRole("list", { name: "Your hand" }).getByRole("button");
/** Who is still in the round can be chosen; me too. */
const players = (page: Page) => page.getByRole("list", { name: "Other players" }).getByRole("button", { name: /, \d+ cards?,/ });
const me = (page: Page) => page.getByRole("button", { name: /, you, \d+ cards?,/ });
const won = (page: Page) => page.getByRole("heading", { name: /^(You win!|.+ wins!)$/ });

/** How somebody presses things. */
type Press = (target: Locator, patience?: { timeout: number }) => Promise<void>;

const explained = (page: Page) => page.getByRole("dialog", { name: "Lose twice to win" });

/** To a table where something is `shown`: these bots wait for nothing, so a game may be over before the page is there. */
async function open(page: Page, press: Press, shown: Locator): Promise<void> {
  for (let game = 0; game < 8; game++) {
    await page.goto("/");
    await press(page.locator("article[data-game=one-more]").getByRole("button", { name: "Play now" }));
    await page.waitForURL(/\/t\//);
    await expect(shown.or(won(page)).first()).toBeVisible();
    if (await shown.isVisible()) return;
  }
  throw new Error("Every game is over before it is seen.");
}

async function start(page: Page, press: Press): Promise<void> {
  // The goal is explained once.
  const coach = explained(page);
  await open(page, press, coach);
  await press(coach.getByRole("button", { name: "Got it" }));
  await expect(coach).toBeHidden();
  await keepsFocus(page);
}

/** The keyboard is somewhere on the table, not lost. */
const keepsFocus = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");

/** What is asked of me, and whether something else is to be read first. */
interface Asked {
  dialog: boolean;
  note: boolean;
  behind: boolean;
  over: boolean;
  now: string;
}

/** What the page shows, at one glance: between two it may move on. */
const glance = (page: Page): Promise<Asked> =>
  page.evaluate(() => ({
    dialog: document.querySelector("dialog[open]") !== null,
    note: document.querySelector("aside[aria-label='First steps']") !== null,
    behind: document.querySelector("button[aria-label='Skip to now']") !== null,
    over: [...document.querySelectorAll("h2")].some((heading) => /wins?!$/.test(heading.textContent.trim())),
    // A move under way is shown before the server has heard of it; what is asked then is over.
    now: document.querySelector('.prompt:not([aria-busy="true"]) p')?.textContent ?? "",
  }));

/** The same by what is said alone, to somebody who sees nothing: the accessibility tree. */
async function heard(page: Page): Promise<Asked> {
  const said = await page.locator("body").ariaSnapshot();
  return {
    dialog: /- dialog /.test(said),
    note: /- complementary "First steps"/.test(said),
    behind: /- button "Skip to now"/.test(said),
    over: /- heading "(You win|.+ wins)!"/.test(said),
    now: /- paragraph: "?((Your turn|Again!|Who draws|Who swaps|With whom|Confirm or|Pick a card).*)/.exec(said)?.[1] ?? "",
  };
}

/** How somebody learns what is asked. */
type Look = (page: Page) => Promise<Asked>;

/** How long a press waits for what was seen a moment ago: what is gone by then is looked for no more. */
const SEEN = { timeout: 4000 };

/** Does what the page asks for, if it still asks for it when it is done. Returns whether it asked for anything. */
async function step(page: Page, press: Press, look: Look): Promise<boolean> {
  const asked = await look(page);
  try {
    return await doAsked(page, asked, (target, patience = SEEN) => press(target, patience));
  } catch (error) {
    // The table has moved on between the glance and the press: its time was over, or the others ended the round.
    if (error instanceof errors.TimeoutError || JSON.stringify(await look(page)) !== JSON.stringify(asked)) return true;
    throw error;
  }
}

async function doAsked(page: Page, { dialog, note, behind, now }: Asked, press: Press): Promise<boolean> {
  if (dialog) {
    await expect(page.getByRole("dialog").getByText(/loses? the round!/)).toBeVisible();
    await press(page.getByRole("dialog").getByRole("button", { name: "Next round" }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await keepsFocus(page);
  } else if (note) {
    await press(page.getByRole("complementary", { name: "First steps" }).getByRole("button", { name: "Got it" }));
  } else if (behind) {
    // The plays are shown one after another; it may have caught up by itself meanwhile.
    await press(page.getByRole("button", { name: "Skip to now" }), { timeout: 500 });
  } else if (/^(Your turn|Again)/.test(now)) {
    await press(hand(page).and(page.getByRole("button", { name: /playable/ })).first());
    await press(page.getByRole("button", { name: /^Play \d/ }));
  } else if (/^Who draws/.test(now)) {
    await press(players(page).first());
    await press(page.getByRole("button", { name: /draws? a card$/ }));
  } else if (/^Who swaps/.test(now)) {
    await press(players(page).first());
    // With me, who has a card, unless I am out.
    await press((await me(page).count()) > 0 ? me(page) : players(page).nth(1));
    await press(page.getByRole("button", { name: /⇄/ }));
  } else if (/^Pick a card/.test(now)) {
    await press(hand(page).first());
    await press(page.getByRole("button", { name: /^Give \d/ }));
  } else if (/^(Confirm or|With whom)/.test(now)) {
    // What was begun before a press came too late is begun anew.
    await page.keyboard.press("Escape");
  } else return false;
  return true;
}

/** Plays to the winner, and on with the next game if that was over before there was anything to do. */
async function playOn(page: Page, press: Press, look: Look = glance): Promise<void> {
  for (let done = await playOne(page, press, look); done < 3; done += await playOne(page, press, look)) {
    // Against bots the next game begins at once.
    const table = page.url();
    await press(page.getByRole("button", { name: "Play again" }));
    await page.waitForURL((url) => url.href !== table);
  }
}

async function playOne(page: Page, press: Press, look: Look): Promise<number> {
  let done = 0;
  for (let n = 0; n < 3000; n++) {
    if ((await look(page)).over) return done;
    if (await step(page, press, look)) done++;
    else await page.waitForTimeout(40);
  }
  throw new Error("The game does not end.");
}

test("with a thumb on a small phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const tap: Press = (target, patience) => target.tap(patience);
  await start(page, tap);
  await noSidewaysScroll(page);
  await playOn(page, tap);
  await expect(page.getByRole("list", { name: /Rounds lost/ }).getByRole("listitem")).toHaveCount(4);
  await noSidewaysScroll(page);
});

test("with keys alone, by what is said", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const enter: Press = async (target, patience) => {
    await target.waitFor(patience);
    await walkTo(page, target, patience);
    await page.keyboard.press("Enter");
  };
  await start(page, enter);
  await playOn(page, enter, heard);
  await expect(won(page)).toBeVisible();
  // It is not explained a second time.
  await open(page, enter, page.locator(".prompt p"));
  await expect(explained(page)).toBeHidden();
});

test("its keys are listed, and do what they say", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await coached(page);
  await choose(page, { name: "Anna", language: "en" });
  // While others play every card can be lifted.
  await show(page, "wait");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Play the lifted card")).toBeVisible();
  await keys.press("Escape");
  await expect(keys).toBeHidden();
  await hand(page).first().press("Space");
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "false");
});

// Where things lie --------------------------------------------------------------------------------------

const LONG = ["Anna-Katharina", "Maximilian-Alexander", "Chloé-Marguerite", "Dmitri Alexandrowitsch", "Elisabeth-Charlotte", "Farid Abd-al-Rahman", "Gwendoline Smythe", "Hieronymus Weber", "Inês de Albuquerque"];

/** The page of somebody at a table of nine with long names, in that state. */
async function show(page: Page, fixture: string): Promise<void> {
  await page.goto(await stage(page, { game: "one-more", fixture, names: LONG }));
  await page.locator(".prompt").waitFor();
  await still(page);
}

for (const viewport of TIGHT) {
  const size = `${viewport.width}×${viewport.height}`;

  test(`nothing moves between the states of a turn, ${size}`, async ({ browser }) => {
    const page = await person(browser, server, { viewport, hasTouch: true });
    await coached(page);
    await choose(page, { name: "Anna", language: "en", motion: false });
    const boxes = () =>
      page.evaluate(() =>
        Object.fromEntries(
          [".wood", ".spot", ".news", ".prompt", ".bar", ".mine > .held"].map((part) => {
            const { x, y, width, height } = document.querySelector(`.om ${part}`)?.getBoundingClientRect() ?? new DOMRect();
            return [part, [x, y, width, height]];
          }),
        ),
      );
    await show(page, "nine");
    const before = await boxes();
    const same = async (state: string) => {
      await still(page);
      const now = await boxes();
      for (const [part, box] of Object.entries(before)) {
        box.forEach((side, n) => expect(Math.abs(side - (now[part]?.[n] ?? NaN)), `${state}: ${part}`).toBeLessThanOrEqual(2));
      }
    };
    await hand(page).nth(2).tap();
    await expect(hand(page).nth(2)).toHaveAttribute("aria-pressed", "true");
    await same("lifted");
    for (const state of ["draw", "exchange", "wait", "left"]) {
      await show(page, state);
      await same(state);
    }
    await show(page, "exchange");
    await players(page).first().tap();
    await players(page).nth(1).tap();
    await same("two chosen");
  });

  test(`all that can be touched is on the screen and lies free, ${size}`, async ({ browser }) => {
    const page = await person(browser, server, { viewport, hasTouch: true });
    await coached(page);
    await choose(page, { name: "Anna", language: "en", motion: false });
    for (const state of ["nine", "draw", "exchange", "wait"]) {
      await show(page, state);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".om button")].flatMap((button) => {
          const box = button.getBoundingClientRect();
          // Cards of a full hand overlap: their left edge is what is touched.
          const at = button.closest(".hand") ? box.x + 12 : box.x + box.width / 2;
          const there = document.elementFromPoint(at, box.y + box.height / 2);
          const free = there !== null && button.contains(there);
          const inside = box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
          return free && inside ? [] : [`${button.ariaLabel ?? button.textContent} ${Math.round(box.y)}–${Math.round(box.bottom)}`];
        }),
      );
      expect(covered, state).toEqual([]);
      await noSidewaysScroll(page);
    }
  });
}

test("a card that cannot be played says why, and is not lifted", async ({ browser }) => {
  const page = await person(browser, server, { hasTouch: true });
  await coached(page);
  await choose(page, { name: "Anna", language: "en" });
  await show(page, "nine");
  const low = hand(page).and(page.getByRole("button", { name: /^2 minus, reverse$/ }));
  await low.tap();
  await expect(page.getByRole("alert")).toContainText("2− can’t go here: play higher than 4.");
  await expect(low).toHaveAttribute("aria-pressed", "false");
});

test("the table waits until I have seen how the round ended", async ({ browser }) => {
  const page = await person(browser, server, { hasTouch: true });
  await coached(page);
  await choose(page, { name: "Anna", language: "en" });
  const heard: ToServer[] = [];
  const ready = () => heard.filter((message) => message.type === "command" && message.command.do === "act").length;
  // It was shown before the page was opened anew: the table waits all the same.
  const path = await stage(page, { game: "one-more", fixture: "round-end", seen: 2, heard });
  await page.goto(path);
  const end = page.getByRole("dialog", { name: "Round 2 is over" });
  await expect(end.getByText("Chloé loses the round!")).toBeVisible();
  await expect(end.getByText("The next round starts when everyone is ready.")).toBeVisible();
  await expect(end.getByRole("timer")).toBeVisible();
  await expect(end.getByRole("listitem").filter({ hasText: "Bob" }).getByRole("img", { name: "ready" })).toBeVisible();
  expect(ready()).toBe(0);
  await end.getByRole("button", { name: "Next round" }).tap();
  await expect(end).toBeHidden();
  await expect.poll(ready).toBe(1);
  await keepsFocus(page);
});

test("the guide explains the game in three languages", async ({ browser }) => {
  for (const [language, effect] of [["en", "3 plus, again"], ["fr", "3 plus, rejouer"], ["de", "3 plus, noch einmal"]] as const) {
    const page = await person(browser, server, { viewport: { width: 360, height: 640 } });
    await choose(page, { name: "Anna", language });
    await page.goto("/rules/one-more");
    await expect(page.getByRole("img", { name: effect, exact: true })).toBeVisible();
    await noSidewaysScroll(page);
  }
});
