/** “What would you do?”: alone with bots always, among people where the host allowed it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { findings, withAxe } from "./axe";
import { stroke } from "./find-five";
import { asked as askedFor, hand, pointing } from "./five-crowns";
import { explained, GAMES } from "./games";
import { invite, join, noSidewaysScroll, person, shrinkTo, test } from "./people";
import { Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const button = (page: Page) => page.getByRole("button", { name: "Suggest a move" });
const answer = (page: Page) => page.locator(".answer");
/** What is marked, by the names of those that have one. */
const marks = (page: Page) => page.locator(".hinted");
const marked = (page: Page) => page.locator('[aria-label$=", suggested"]');
const names = (page: Page) => marked(page).evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));

/** Time enough to look at a hint before the clock changes the table. */
const UNHURRIED: Record<string, Record<string, unknown>> = { "five-or-less": { peek_seconds: 60, turn_end_seconds: 30 } };

/** Against bots, with everything explained before. */
async function against(page: Page, game: string, options = UNHURRIED[game] ?? {}, seats = 2): Promise<void> {
  await explained(page);
  // A round may be over before it is my turn: then I look at its end, and go on.
  const next = page.getByRole("dialog").getByRole("button", { name: /^Next round/ });
  await page.addLocatorHandler(next, async () => next.click(), { noWaitAfter: true });
  await page.goto("/");
  const body = JSON.stringify({ game, seats, options, name: "Ada", against: "easy" });
  const id = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await answer.json()) as { id: string }).id;
  }, body);
  await page.goto(`/t/${id}`);
}

/** A bot that gets ready takes an answer away, as everything does that happens at the table: then it is asked again. */
const SOON = { timeout: 10_000 };

/** Asks when there is something to do; comes back with what is to be done. */
async function ask(page: Page, patience: { timeout?: number } = {}): Promise<string> {
  await button(page).click();
  await expect(answer(page).locator("strong")).toBeVisible(patience);
  // What is written; a screen reader may hear other words.
  return answer(page).locator("strong").evaluate((what) => (what.querySelector('[aria-hidden="true"]') ?? what).textContent ?? "", undefined, patience);
}

/** What a screen reader hears of the answer: it names the squares, which the eye sees marked on the board. */
const heard = (page: Page) => answer(page).locator("strong .visually-hidden").innerText();

/** At a table where there is something to do: these bots wait for nothing, so a game may be over before the page is there. */
async function asked(page: Page, game: string, seats: number): Promise<void> {
  for (let table = 0; table < 8; table++) {
    await against(page, game, undefined, seats);
    await expect(button(page).or(page.getByText("The game is over.")).filter({ visible: true }).first()).toBeVisible();
    if (await button(page).isVisible()) return;
  }
  throw new Error("Every game is over before it is seen.");
}

/** The sentence lies over nothing that is played with, nor over whose turn it is. */
async function clear(page: Page, played: Locator): Promise<void> {
  const note = await answer(page).locator(".note").boundingBox();
  if (!note) throw new Error("There is no hint.");
  const boxes = await played.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(0);
  const under = boxes.filter(({ x, y, width, height }) => x < note.x + note.width && note.x < x + width && y < note.y + note.height && note.y < y + height);
  expect(under).toEqual([]);
}

/** Nothing is wrong with the page for somebody who sees, hears or moves otherwise. */
async function sound(page: Page): Promise<void> {
  expect(await findings(page, { grave: true })).toEqual([]);
  await noSidewaysScroll(page);
}

test("a person alone with bots asks by keyboard, reads why, and does it, on the smallest phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 } });
  await withAxe(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => askedFor(page)).toBe("draw");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText(/^(Draw from the draw pile|Take .+ from the discard pile)\. .+\./);
  const stock = /^Draw/.test((await answer(page).textContent()) ?? "");
  expect(await names(page)).toEqual([expect.stringMatching(stock ? /^Draw pile, / : /^Discard pile, /)]);
  await expect(marks(page)).toHaveCount(1);
  await sound(page);
  await page.getByRole("button", { name: "Close suggestion" }).click();
  await expect(answer(page)).toBeEmpty();
  await expect(marks(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(answer(page)).toContainText(/draw pile|discard pile/);
  const before = await hand(page).count();
  await pointing(page, "click").draw();
  await expect(hand(page)).toHaveCount(before + 1);
  // What was said of another moment is gone.
  await expect(answer(page)).toBeEmpty();
  await expect(marks(page)).toHaveCount(0);
  await button(page).click();
  await expect(answer(page)).toContainText(/^(Discard|Go out) .+\. .+\./);
  // One card of the hand is marked, and it is the one in the sentence.
  const sign = /(?:Discard|discard) (\S+?)\./.exec((await answer(page).textContent()) ?? "")?.[1] ?? "";
  await expect(hand(page).and(marked(page))).toHaveCount(1);
  const face = await hand(page).and(marked(page)).getAttribute("aria-label");
  expect(called(sign)).toBe(face?.split(",")[0]);
  // Escape closes it too.
  await page.keyboard.press("Escape");
  await expect(answer(page)).toBeEmpty();
  await expect(marked(page)).toHaveCount(0);
});

/** A card of Five Crowns by its name. */
function called(sign: string): string {
  const ranks: Record<string, string> = { 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", J: "jack", Q: "queen", K: "king" };
  const suits: Record<string, string> = { "♥": "hearts", "♦": "diamonds", "♠": "spades", "♣": "clubs", "★": "stars" };
  return sign === "Joker" ? "joker" : `${ranks[sign.slice(0, -1)] ?? "?"} of ${suits[sign.slice(-1)] ?? "?"}`;
}

test("alone, Five Crowns marks the hand to open, and in it the card that goes", async ({ browser }) => {
  const page = await person(browser, server);
  await against(page, "five-crowns", {}, 1);
  await ask(page);
  await expect(marks(page)).toHaveCount(1);
  const head = page.getByRole("button", { name: /, suggested/ });
  await expect(head).toHaveCount(1);
  await head.click();
  await expect(marked(page)).toHaveCount(1);
  await marked(page).click();
  await page.getByRole("button", { name: /^(Add .+, discard |Discard the .+ you drew)/ }).click();
  await expect(answer(page)).toBeEmpty();
  await expect(marks(page)).toHaveCount(0);
});

for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
  test(`Double Series marks the card and the space, at ${viewport.width}`, async ({ browser }) => {
    const page = await person(browser, server, { viewport });
    await withAxe(page);
    await against(page, "double-series");
    expect(await ask(page)).not.toMatch(/row|column/);
    const cells = page.locator('[role="gridcell"]');
    const [, row, column] = /row (\d+), column (\d+)/.exec(await heard(page)) ?? [];
    const square = (Number(row) - 1) * 10 + Number(column) - 1;
    await expect(cells.and(marked(page))).toHaveCount(1);
    await expect(cells.nth(square)).toHaveAttribute("aria-label", /, suggested$/);
    const card = hand(page).and(marked(page));
    await expect(card).toHaveCount(1);
    await expect(marks(page)).toHaveCount(2);
    await clear(page, cells.or(hand(page)).or(page.locator(".teams button")));
    await sound(page);
    // Nothing has moved by it, and it is what it says: the card goes to that space.
    const before = await cells.nth(square).boundingBox();
    await card.click();
    await cells.nth(square).click();
    const deed = page.getByRole("button", { name: /^(Place a marker|Remove the marker).*, suggested$/ });
    await expect(deed).toBeVisible();
    expect(await cells.nth(square).boundingBox()).toEqual(before);
    await deed.click();
    await expect(marks(page)).toHaveCount(0);
    await expect(answer(page)).toBeEmpty();
  });

  test(`5er Finden marks the five squares, at ${viewport.width}`, async ({ browser }) => {
    const page = await person(browser, server, { viewport });
    await withAxe(page);
    // Alone there is no hurry: nobody else ends the round. Some dice have no FIVE on the board.
    let what = "";
    for (let board = 0; board < 8 && !/^Outline/.test(what); board++) {
      await against(page, "find-five", {}, 1);
      what = await ask(page);
    }
    const wanted = [...(await heard(page)).matchAll(/\b([A-J]) (\d+)/g)].map(([, column, row]) => `${column}${row}`).sort();
    expect(wanted).toHaveLength(5);
    await expect(marked(page)).toHaveCount(5);
    expect((await names(page)).map((name) => name.split(",")[0]).sort()).toEqual(wanted);
    await expect(page.locator("path.hinted")).toHaveCount(1);
    await clear(page, page.getByRole("gridcell").or(page.getByRole("img", { name: /^The dice/ })));
    await sound(page);
    const squares = await marked(page).evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-square"))));
    await stroke(page, squares);
    await expect(page.getByRole("gridcell", { name: /outlined/ })).toHaveCount(5);
    await expect(marks(page)).toHaveCount(0);
  });
}

test("One More! marks a card of the hand or players, and 5 ou Moins what is to be touched", async ({ browser }) => {
  const page = await person(browser, server, { reducedMotion: "reduce" });
  await against(page, "five-or-less");
  await expect(async () => {
    expect(await ask(page, SOON)).toMatch(/^Tap Ready/);
    await expect(page.getByRole("button", { name: /^Ready ?, suggested$/ })).toBeVisible(SOON);
    await expect(marks(page)).toHaveCount(1, SOON);
    // Where things stand still, the mark does.
    expect(await marks(page).evaluate((mark) => getComputedStyle(mark, "::after").animationIterationCount, undefined, SOON)).toBe("1");
  }).toPass();
  await page.getByRole("button", { name: /^Ready/ }).click();
  await expect(marks(page)).toHaveCount(0);
  await asked(page, "one-more", 4);
  await expect(async () => {
    const what = await ask(page, SOON);
    const sign = /^(?:Play|Give) (\d+)/.exec(what)?.[1];
    if (sign === undefined) await expect(page.locator(".chip .hinted").first()).toBeVisible(SOON);
    // The others' plays are shown one after another before it.
    else await expect.poll(() => names(page), SOON).toEqual([expect.stringMatching(new RegExp(`^${sign}\\D`))]);
  }).toPass();
});

for (const { id, seats } of GAMES) {
  test(`${id} says what to do and why, and marks it`, async ({ browser }) => {
    const page = await person(browser, server);
    await asked(page, id, Math.max(2, seats.fewest));
    await expect(async () => {
      // A sentence, not the key of one that has no text.
      expect(await ask(page, SOON)).toMatch(/^\p{Lu}.* .*\p{P}$/u);
      await expect(marks(page).first()).toBeVisible(SOON);
    }).toPass();
  });
}

test("among people the host allows hints, and who comes is told before they sit down", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  const link = await invite(ada, "Ada");
  const allow = ada.getByRole("switch", { name: /^Move suggestions/ });
  await expect(allow).not.toBeChecked();
  await bo.goto(link);
  await expect(bo.getByText("Move suggestions are now on for everyone.")).toBeHidden();
  await allow.check({ force: true });
  await expect(bo.getByText("Move suggestions are now on for everyone.").first()).toBeVisible();
  await expect(bo.getByRole("switch", { name: /^Move suggestions/ })).toBeDisabled();
  await join(bo, ada, "Bo");
  await shrinkTo(ada, 2);
  await ada.getByRole("button", { name: "Start the game" }).click();
  const pages = [ada, bo];
  await expect.poll(async () => (await Promise.all(pages.map(askedFor))).includes("draw")).toBe(true);
  const turn = (await askedFor(ada)) === "draw" ? ada : bo;
  await button(turn).click();
  await expect(answer(turn)).toContainText(/draw pile|discard pile/);
  // The other has nothing to do, and is told nothing.
  const other = turn === ada ? bo : ada;
  await expect(button(other)).toBeHidden();
  await expect(answer(other)).toBeEmpty();
});

test("without the host's word there are none among people", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) {
    await expect(page.getByText(/Round 1 of/)).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
});
