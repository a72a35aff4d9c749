/** Whole games of One More!, from the home page to the winner: with a thumb on a small phone, and with keys. */
import { expect, type Locator, type Page } from "@playwright/test";
import { noSidewaysScroll, person, test } from "./people";
import { Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const hand = (page: Page) => page.getByRole("list", { name: "Your hand" }).getByRole("button");
const players = (page: Page) => page.getByRole("list", { name: "The other players" }).getByRole("button");
const won = (page: Page) => page.getByRole("heading", { name: /^(You win!|.+ wins!)$/ });

/** How somebody presses things. */
type Press = (target: Locator) => Promise<void>;

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
}

/** What the page shows, at one glance: between two it may move on. */
const glance = (page: Page) =>
  page.evaluate(() => ({
    dialog: document.querySelector("dialog[open]") !== null,
    over: [...document.querySelectorAll("h2")].some((heading) => /wins?!$/.test(heading.textContent.trim())),
    // A move under way is shown before the server has heard of it; what is asked then is over.
    now: document.querySelector('.prompt:not([aria-busy="true"]) p')?.textContent ?? "",
  }));

/** Does what the page asks for, once. Returns whether it asked for anything. */
async function step(page: Page, press: Press): Promise<boolean> {
  const { dialog, now } = await glance(page);
  if (dialog) {
    await expect(page.getByRole("dialog").getByText(/loses? the round!/)).toBeVisible();
    await press(page.getByRole("dialog").getByRole("button", { name: "Continue" }));
    await expect(page.getByRole("dialog")).toBeHidden();
  } else if (/^(Your turn|Again)/.test(now)) {
    await press(hand(page).and(page.getByRole("button", { name: /can be played/ })).first());
    await press(page.getByRole("button", { name: /^Play \d/ }));
  } else if (/^Who draws/.test(now)) {
    await press(players(page).first());
    await press(page.getByRole("button", { name: /draws? a card$/ }));
  } else if (/^Who exchanges/.test(now)) {
    await press(players(page).and(page.locator(":not(.gone)")).first());
    // With me, who has a card, unless that is who was chosen.
    const me = page.locator(".me").getByRole("button");
    await press((await me.evaluate((chip) => chip.classList.contains("gone"))) ? players(page).and(page.locator(":not(.gone)")).nth(1) : me);
    await press(page.getByRole("button", { name: /⇄/ }));
  } else if (/^Choose the card/.test(now)) {
    await press(hand(page).first());
    await press(page.getByRole("button", { name: /^Give \d/ }));
  } else return false;
  return true;
}

/** Plays to the winner, and on with the next game if that was over before there was anything to do. */
async function playOn(page: Page, press: Press): Promise<void> {
  for (let done = await playOne(page, press); done < 3; done += await playOne(page, press)) {
    await press(page.getByRole("button", { name: "Play again" }));
    await press(page.getByRole("button", { name: "Start the game" }));
  }
}

async function playOne(page: Page, press: Press): Promise<number> {
  let done = 0;
  for (let n = 0; n < 3000; n++) {
    if ((await glance(page)).over) return done;
    if (await step(page, press)) done++;
    else await page.waitForTimeout(40);
  }
  throw new Error("The game does not end.");
}

test("with a thumb on a small phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const tap: Press = (target) => target.tap();
  await start(page, tap);
  await noSidewaysScroll(page);
  await playOn(page, tap);
  await expect(page.getByRole("list", { name: /near each player/ }).getByRole("listitem")).toHaveCount(4);
  await noSidewaysScroll(page);
});

test("with keys", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const enter: Press = (target) => target.press("Enter");
  await start(page, enter);
  await playOn(page, enter);
  await expect(won(page)).toBeVisible();
  // It is not explained a second time.
  await open(page, enter, page.locator(".prompt p"));
  await expect(explained(page)).toBeHidden();
});
