/** 5er Finden in the browser: drawn with a mouse, with a finger, with keys; frozen at Stop; alone with a high score. */
import { expect, type Browser, type Page } from "@playwright/test";
import { crossing, fives, look, stroke, swipe, taps, way, type Five } from "./find-five";
import { join, noSidewaysScroll, person, shrinkTo, test } from "./people";
import { Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const box = (page: Page) => page.locator("article[data-game=find-five]");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const prompt = (page: Page) => page.locator(".prompt");
const board = (page: Page) => page.getByRole("grid", { name: "Your board" });
const outlined = (page: Page) => page.getByRole("gridcell", { name: /outlined/ });
/** Presses what asks for a second tap. The page does it: it waits for the second one only for a moment. */
const surely = (page: Page, name: string) =>
  button(page, name).evaluate(async (deed: HTMLElement) => {
    deed.click();
    await new Promise(requestAnimationFrame);
    deed.click();
  });
/** The same for what may be gone by now: the timer runs for seconds only, and others can turn it. */
const ifThere = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const press = () => [...document.querySelectorAll("button")].find(({ textContent }) => [name, "Tap again"].includes(textContent.trim()))?.click();
    press();
    await new Promise(requestAnimationFrame);
    press();
  }, name);
const timer = (page: Page) => page.getByRole("timer", { name: /^Timer/ });
/** The shapes to choose from where none of them fits on the board any more. */
const aloneOnes = (page: Page) => page.locator(".alone").getByRole("button");
/** At the end of a game for one. */
const allPoints = (page: Page) => page.getByRole("heading", { name: /^\d+ points?$/ });
const understood = (page: Page) => button(page, "Let’s go").click();

/** Opens a table for two, with a timer of so many seconds. */
async function open(page: Page, name: string, timer: 20 | 60): Promise<void> {
  await page.goto("/");
  await box(page).getByRole("button", { name: "Invite friends" }).click();
  await page.getByLabel("Your name").fill(name);
  await button(page, "Open the table").click();
  await shrinkTo(page, 2);
  await page.getByRole("radio", { name: `${timer} seconds` }).check();
}

/** FIVES of different shapes that do not overlap, as many as there are in the order found. */
function apart(all: readonly Five[], most: number): Five[] {
  return all.reduce<Five[]>((chosen, five) => {
    const fits = chosen.length < most && chosen.every(({ shape, squares }) => shape !== five.shape && !squares.some((square) => five.squares.includes(square)));
    return fits ? [...chosen, five] : chosen;
  }, []);
}

const VALUE = { P: 1, L: 1, Y: 1, U: 2, F: 2, N: 2, T: 3, V: 3, Z: 3, X: 4, I: 4, W: 4 };
const worth = (all: readonly Five[]) => all.reduce((sum, { shape }) => sum + VALUE[shape], 0);

/** How many games are begun until the dice fit a board: now and then a roll is nowhere on it. */
const TRIES = 8;

/** Ada and Ben in the first round, each with so many FIVES apart on their board. */
async function two(browser: Browser, timer: 20 | 60, fewest: number): Promise<{ ada: Page; ben: Page; hers: Five[]; his: Five[]; heard: string[] }> {
  for (let game = 0; game < TRIES; game++) {
    const ada = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    const ben = await person(browser, server, { viewport: { width: 390, height: 844 } });
    const heard: string[] = [];
    ben.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
    await open(ada, "Ada", timer);
    await join(ben, ada, "Ben");
    await button(ada, "Start the game").click();
    await understood(ada);
    await understood(ben);
    const [hers, his] = [apart(fives(await look(ada)), 3), apart(fives(await look(ben)), 3)];
    if (Math.min(hers.length, his.length) >= fewest) return { ada, ben, hers, his, heard };
    await Promise.all([ada, ben].map((page) => page.context().close()));
  }
  throw new Error("No roll is on both boards.");
}

/** A game for one whose first roll is on the board; begun anew until it is. How it goes is told once. */
async function alone(page: Page, begin: () => Promise<unknown>): Promise<Five> {
  for (let game = 0; game < TRIES; game++) {
    await page.goto("/");
    await begin();
    if (game === 0) await understood(page);
    const [five] = fives(await look(page));
    if (five) return five;
  }
  throw new Error("No roll is on the board.");
}

// Against a person who waits: a bot turns the timer when it has found enough, however slow the machine is that day.
test("a round for two, drawn with the mouse", async ({ browser }) => {
  const { ada: page, ben, hers: chosen } = await two(browser, 20, 2);
  await expect(prompt(page)).toHaveText(/Find FIVES/);
  for (const [n, { squares }] of chosen.entries()) {
    await stroke(page, squares);
    await expect(outlined(page)).toHaveCount(5 * (n + 1));
  }
  // One is erased and drawn again.
  const first = chosen[0] as Five;
  await page.locator(`[data-square="${first.squares[0]}"]`).click();
  await button(page, "Erase").click();
  await expect(outlined(page)).toHaveCount(5 * (chosen.length - 1));
  await stroke(page, first.squares);
  await expect(outlined(page)).toHaveCount(5 * chosen.length);

  // It runs for seconds only: looked out for before it does.
  const runs = [prompt(page).filter({ hasText: "You flipped the timer" }).waitFor(), timer(page).waitFor()];
  await button(page, "Flip the timer").click();
  await Promise.all(runs);
  await expect(page.getByRole("heading", { name: "Stop! Round 1 of 5" })).toBeVisible();
  const mine = page.getByRole("region", { name: "You", exact: true });
  await expect(mine.locator("header")).toContainText(`+${worth(chosen) + 1}`);
  await expect(mine.getByText("first to flip the timer")).toBeVisible();
  await expect(page.getByRole("region", { name: "Ben" }).getByRole("img", { name: /^Board: / })).toBeVisible();
  await mine.getByRole("button", { name: /^Best possible: \d+ points$/ }).click();
  await expect(mine.getByRole("img", { name: /^Best possible: / })).toBeVisible();
  for (const each of [page, ben]) await button(each, "Ready").click();
  await expect(page.getByText("Round 2 of 5")).toBeAttached();
  await expect(outlined(page)).toHaveCount(0);
});

test("a round against a bot", async ({ browser }) => {
  const page = await person(browser, server);
  await open(page, "Ada", 20);
  await button(page, "Start the game").click();
  await understood(page);
  await expect(button(page, "Flip the timer").or(timer(page)).first()).toBeVisible();
  // Unless the bot is quicker; then the time runs as well.
  await ifThere(page, "Flip the timer");
  await expect(page.getByRole("heading", { name: "Stop! Round 1 of 5" })).toBeVisible();
  await page.getByRole("tab").last().click();
  await expect(page.getByRole("region", { name: /^(?!You)/ }).getByRole("img", { name: /^Board: / })).toBeVisible();
  await button(page, "Ready").click();
  await expect(page.getByText("Round 2 of 5")).toBeAttached();
});

test("without a limit no clock runs until somebody turns the timer", async ({ browser }) => {
  const ada = await person(browser, server);
  const ben = await person(browser, server);
  await open(ada, "Ada", 20);
  await ada.getByRole("radio", { name: "No limit" }).check();
  await join(ben, ada, "Ben");
  await button(ada, "Start the game").click();
  await understood(ada);
  await understood(ben);
  await expect(prompt(ada)).toHaveText(/Find FIVES/);
  await expect(ada.getByRole("timer")).toHaveCount(0);
  const run = [ada, ben].map((page) => timer(page).waitFor());
  await surely(ada, "Flip the timer");
  await Promise.all(run);
  await ifThere(ben, "Done");
  for (const page of [ada, ben]) await expect(page.getByRole("heading", { name: "Stop! Round 1 of 5" })).toBeVisible();
});

test("a round alone, drawn with a finger", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const one = await alone(page, () => box(page).getByRole("button", { name: "Solo" }).tap());
  await noSidewaysScroll(page);
  const session = await page.context().newCDPSession(page);

  await swipe(page, session, one.squares);
  await expect(outlined(page)).toHaveCount(5);
  // In the puzzle another one replaces it. Taps do the same as a stroke.
  const elsewhere = fives(await look(page)).find(({ squares }) => !squares.some((square) => one.squares.includes(square)));
  if (elsewhere) {
    await taps(page, elsewhere.squares);
    await expect(page.locator(`[data-square="${elsewhere.squares[0]}"]`)).toHaveAccessibleName(/outlined/);
    await expect(outlined(page)).toHaveCount(5);
  }
  const drawn = elsewhere ?? one;
  // A tap takes it up, to be erased; then it is drawn anew.
  await page.locator(`[data-square="${drawn.squares[2]}"]`).tap();
  await button(page, "Erase").tap();
  await expect(outlined(page)).toHaveCount(0);
  await swipe(page, session, drawn.squares);
  await expect(outlined(page)).toHaveCount(5);
  await button(page, "Done").tap();
  await expect(page.getByRole("heading", { name: "Stop! Round 1 of 12" })).toBeVisible();
  await expect(page.getByRole("region", { name: "You" }).locator("header")).toContainText(`+${worth([drawn])}`);
  await noSidewaysScroll(page);
  await button(page, "Ready").tap();
  await expect(page.getByRole("gridcell", { name: /in a FIVE/ })).toHaveCount(5);
});

test("nobody sees another's marks before Stop, and at Stop they are frozen", async ({ browser }) => {
  // Time enough for all that is done while the timer runs.
  const { ada, ben, hers, his, heard } = await two(browser, 60, 1);
  const [five, other] = hers as [Five, Five?];
  const before = heard.length;
  await stroke(ada, five.squares);
  await expect(outlined(ada)).toHaveCount(5);
  await expect(ada.locator("aside").getByText(/^You draw an outline/).first()).toBeVisible();
  expect(heard.slice(before).filter((message) => message.startsWith('{"type":"game"'))).toEqual([]);
  await expect(outlined(ben)).toHaveCount(0);

  // Who turned the timer draws no more.
  await button(ada, "Flip the timer").click();
  await expect(board(ada)).toHaveAttribute("aria-readonly", "true");
  await expect(prompt(ben)).toHaveText("Ada flipped the timer. Hurry!");
  await stroke(ada, other?.squares ?? [0, 1, 2, 3, 4]);
  await ada.locator(`[data-square="${five.squares[0]}"]`).click();
  await expect(button(ada, "Erase")).toBeHidden();
  await expect(outlined(ada)).toHaveCount(5);

  // The other goes on, leaves one unfinished, and says Done: a second tap is asked for.
  await stroke(ben, his[0]?.squares ?? []);
  await expect(outlined(ben)).toHaveCount(5);
  await ben.locator('[data-square="0"]').click();
  const again = button(ben, "Tap again");
  const asked = again.waitFor();
  await button(ben, "Done").click();
  await asked;
  await expect(again).toBeHidden();
  await surely(ben, "Done");
  for (const page of [ada, ben]) await expect(page.getByRole("heading", { name: "Stop! Round 1 of 5" })).toBeVisible();
  await expect(ada.getByRole("region", { name: "Ben" }).getByText("counts")).toHaveCount(1);
  await ben.getByRole("tab", { name: /Ada/ }).click();
  await expect(ben.getByRole("region", { name: "Ada" }).getByText("first to flip the timer")).toBeVisible();
});

/** Plays a game for one to its end; a FIVE that is there is drawn, else a shape is crossed out. Returns the points. */
async function playAlone(page: Page, draw: (squares: readonly number[]) => Promise<void>, no: () => boolean, coached = false, press: "click" | "tap" = "click"): Promise<number> {
  let points = 0;
  let told = coached;
  for (let round = 1; round <= 12; round++) {
    await expect(page.getByText(`Round ${round} of 12`)).toBeAttached();
    const [five] = no() ? [] : fives(await look(page));
    if (five) {
      await draw(five.squares);
      await expect(outlined(page)).toHaveCount(5);
      await button(page, "Done")[press]();
      points += worth([five]);
    } else {
      await surely(page, "No FIVE");
      if (round < 12) {
        // How a shape is crossed out is told once.
        if (!told) await understood(page);
        told = true;
        const place = crossing(await look(page));
        await expect(prompt(page)).toHaveText(/cross (it )?out/);
        if (place) {
          await draw(place.squares);
          await button(page, `Cross out ${place.shape}`)[press]();
        } else await aloneOnes(page).first()[press]();
      }
    }
    if (round < 12) await button(page, "Ready")[press]();
  }
  return points;
}

async function home(page: Page): Promise<void> {
  await button(page, "Back to home").click();
  await expect(box(page)).toBeVisible();
}

test("alone to the end with a finger, with a high score", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const draw = (squares: readonly number[]) => swipe(page, session, squares);
  await page.goto("/");
  await box(page).getByRole("button", { name: "Solo" }).tap();
  await understood(page);
  const first = await playAlone(page, draw, () => true, false, "tap");
  expect(first).toBe(0);
  await expect(page.getByRole("heading", { name: "0 points" })).toBeVisible();
  await expect(page.getByText("New best!")).toBeHidden();

  await home(page);
  await box(page).getByRole("button", { name: "Solo" }).tap();
  await expect(page.getByText("To beat: 0")).toBeVisible();
  const second = await playAlone(page, draw, () => false, true, "tap");
  expect(second).toBeGreaterThan(5);
  await expect(page.getByRole("heading", { name: `${second} points` })).toBeVisible();
  await expect(page.getByText("New best!")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "this game" })).toContainText(`1.${second} points`);
  await home(page);
  await expect(box(page).getByText(`Your solo best: ${second}`)).toBeVisible();
});

async function today(browser: Browser): Promise<Page> {
  const page = await person(browser, server);
  await page.goto("/");
  await box(page).getByRole("button", { name: "Today’s board" }).click();
  await understood(page);
  return page;
}

test("the board of the day is the same for everybody, and the first game counts", async ({ browser }) => {
  const [one, other] = [await today(browser), await today(browser)];
  const seen = await look(one);
  expect(await look(other)).toEqual(seen);
  await expect(one.getByText(/^Board for /)).toBeVisible();
  const points = await playAlone(one, (squares) => stroke(one, squares), () => false);
  await expect(one.getByRole("heading", { name: "Your days" })).toBeVisible();
  await home(one);
  await expect(box(one).getByText(`Today: ${points}`)).toBeVisible();
});

test("with keys alone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const five = await alone(page, () => box(page).getByRole("button", { name: "Solo" }).press("Enter"));
  await expect(page.getByRole("dialog")).toBeHidden();
  // From the square where the keys are to each of the five; Enter takes it.
  const cell = page.locator('[data-square][tabindex="0"]');
  await cell.focus();
  for (const square of new Set(way(five.squares))) {
    for (let n = 0; n < 20; n++) {
      const at = Number(await cell.getAttribute("data-square"));
      if (at === square) break;
      const rows = Math.floor(square / 10) - Math.floor(at / 10);
      await page.keyboard.press(rows !== 0 ? (rows > 0 ? "ArrowDown" : "ArrowUp") : square > at ? "ArrowRight" : "ArrowLeft");
    }
    await page.keyboard.press("Enter");
  }
  await expect(outlined(page)).toHaveCount(5);
  await page.keyboard.press("Delete");
  await expect(outlined(page)).toHaveCount(0);
  // A straight line with Shift and arrows.
  await page.keyboard.press("Home");
  for (let n = 0; n < 4; n++) await page.keyboard.press("Shift+ArrowRight");
  await expect(outlined(page)).toHaveCount(5);
  await page.keyboard.press("d");
  // It is a FIVE only by chance.
  await expect(page.getByText(/^(No FIVE: |Stop! Round 1)/).first()).toBeVisible();
});

/** The square that has the keyboard, by its name. */
const walkTo = async (page: Page, square: number): Promise<void> => {
  for (let n = 0; n < 20; n++) {
    const [name = ""] = ((await page.getByRole("gridcell").and(page.locator(":focus")).getAttribute("aria-label")) ?? "").split(",");
    const [column, row] = [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
    const [right, down] = [(square % 10) - column, Math.floor(square / 10) - row];
    if (right === 0 && down === 0) return;
    await page.keyboard.press(down !== 0 ? (down > 0 ? "ArrowDown" : "ArrowUp") : right > 0 ? "ArrowRight" : "ArrowLeft");
  }
  throw new Error(`The keys do not get to square ${square}.`);
};

/** Whether something has the keyboard. */
const expectFocus = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement !== document.body), { timeout: 10_000 }).toBe(true);

test("a whole game with keys alone, by what is said", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await box(page).getByRole("button", { name: "Solo" }).focus();
  await page.keyboard.press("Enter");
  await button(page, "Let’s go").waitFor();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  const draw = async (squares: readonly number[]) => {
    await page.keyboard.press("b");
    for (const square of new Set(way(squares))) {
      await walkTo(page, square);
      await page.keyboard.press("Enter");
    }
  };
  let told = false;
  for (let round = 1; round <= 12; round++) {
    await expect(page.getByText(`Round ${round} of 12`)).toBeAttached();
    await expectFocus(page);
    // Once without a FIVE, to cross a shape out.
    const [five] = round === 2 ? [] : fives(await look(page));
    if (five) {
      await draw(five.squares);
      await expect(outlined(page)).toHaveCount(5);
      if (round === 1) {
        await page.keyboard.press("Delete");
        await expect(outlined(page)).toHaveCount(0);
        await draw(five.squares);
        await expect(outlined(page)).toHaveCount(5);
      }
      await page.keyboard.press("d");
    } else {
      // It asks for a second press, and waits for that only for a moment.
      await expect(async () => {
        await page.keyboard.press("n");
        await expect(button(page, /^Cross out/).or(aloneOnes(page)).or(allPoints(page)).first()).toBeVisible({ timeout: 500 });
      }).toPass();
      if (round < 12) {
        if (!told) await button(page, "Let’s go").waitFor();
        if (!told) await page.keyboard.press("Enter");
        told = true;
        await expect(page.getByRole("dialog")).toBeHidden();
        const place = crossing(await look(page));
        if (place) {
          await draw(place.squares);
          await expect(button(page, `Cross out ${place.shape}`)).toBeEnabled();
          await page.keyboard.press("x");
        } else await aloneOnes(page).first().press("Enter");
      }
    }
    if (round === 12) break;
    await expect(page.getByRole("heading", { name: `Stop! Round ${round} of 12` })).toBeVisible();
    await expectFocus(page);
    await page.keyboard.press("r");
  }
  await expect(allPoints(page)).toBeVisible();
});

test("what is told in the middle of a stroke takes nothing of it away", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  // What the server says is kept back for as long as the test likes.
  let keeping = false;
  const kept: (() => void)[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const behind = socket.connectToServer();
    behind.onMessage((message) => (keeping ? void kept.push(() => socket.send(message)) : socket.send(message)));
  });
  await page.goto("/");
  await box(page).getByRole("button", { name: "Solo" }).click();
  await understood(page);
  const row = (n: number) => [0, 1, 2, 3, 4].map((square) => 10 * n + square);
  await expect(board(page)).toBeVisible();
  keeping = true;
  await stroke(page, row(2));
  await stroke(page, row(5), async () => {
    keeping = false;
    for (const send of kept) send();
    await expect(page.locator("aside").getByText(/^You draw an outline/).first()).toBeVisible();
  });
  // In the puzzle another one replaces it.
  await expect(outlined(page)).toHaveCount(5);
  await expect(page.locator('[data-square="50"]')).toHaveAccessibleName(/outlined/);
});

test("a used-up shape is named before it costs the round", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const first = await alone(page, () => box(page).getByRole("button", { name: "Solo" }).click());
  await stroke(page, first.squares);
  await button(page, "Done").click();
  await button(page, "Ready").click();
  const { free } = await look(page);
  const again = crossing({ dice: [], symbols: [], free, open: new Set([first.shape]) });
  await stroke(page, again?.squares ?? []);
  await expect(prompt(page)).toHaveText(`You’ve already used ${first.shape}: it won’t count. Find another shape.`);
  // Done asks again: for a moment only, so it is looked out for before.
  const asked = button(page, "Tap again").waitFor();
  await button(page, "Done").click();
  await asked;
  await expect(outlined(page)).toHaveCount(5);
});

test("keys list themselves, and Shift draws a line", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await box(page).getByRole("button", { name: "Solo" }).click();
  await understood(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Draw from square to square")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("b");
  await page.keyboard.press("Home");
  for (let n = 0; n < 4; n++) await page.keyboard.press("Shift+ArrowRight");
  await expect(outlined(page)).toHaveCount(5);
});
