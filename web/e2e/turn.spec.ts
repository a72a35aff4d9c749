/** In the middle of a game: two people at one table, a page loaded again, another device, a server that dies. */
import { expect, type Browser, type Page } from "@playwright/test";
import { asked, cards, hand, playOn, pointing, throwAway } from "./five-crowns";
import { invite, join, person, seatLink, shrinkTo, test } from "./people";
import { Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** A table for two with one round of thirteen cards, just started. */
async function two(browser: Browser): Promise<[Page, Page]> {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await shrinkTo(ada, 2);
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("13");
  await expect(ada.getByText("Everyone’s here.")).toBeVisible();
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) await expect(page.getByText("Round 1 of 1")).toBeVisible();
  return [ada, bo];
}

/** Whoever's turn it is, with a card drawn and not yet discarded; then the other. */
async function drawn(pages: [Page, Page]): Promise<[Page, Page]> {
  await expect.poll(async () => (await Promise.all(pages.map(asked))).includes("draw")).toBe(true);
  const [ada, bo] = pages;
  const turn = (await asked(ada)) === "draw" ? ada : bo;
  await pointing(turn, "click").draw();
  await expect(hand(turn)).toHaveCount(14);
  await expect.poll(() => asked(turn)).toBe("discard");
  return [turn, turn === ada ? bo : ada];
}

test("two browsers play a whole game and see the same end", async ({ browser }) => {
  const pages = await two(browser);
  await Promise.all(pages.map((page) => playOn(page, pointing(page, "click"))));
  const sheets = await Promise.all(
    pages.map(async (page) => {
      await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
      return page.getByRole("table", { name: "Score sheet" }).locator("tbody").innerText();
    }),
  );
  expect(sheets[0]).toMatch(/\d/);
  expect(sheets[1]?.match(/\d+/g)?.sort()).toEqual(sheets[0]?.match(/\d+/g)?.sort());
});

test("a page loaded again in the middle of a turn has the drawn card still in hand", async ({ browser }) => {
  const [turn, other] = await drawn(await two(browser));
  const before = await cards(turn);
  await turn.reload();
  await expect(hand(turn)).toHaveCount(14);
  expect(await cards(turn)).toBe(before);
  await throwAway(turn, "click");
  await expect(hand(turn)).toHaveCount(13);
  await expect.poll(() => asked(other)).toBe("draw");
});

test("a second device at the same seat shows the same hand and can go on", async ({ browser }) => {
  const [turn, other] = await drawn(await two(browser));
  const link = await seatLink(turn);
  await turn.getByRole("button", { name: "Close", exact: true }).click();
  await expect(turn.getByRole("dialog")).toBeHidden();
  const phone = await person(browser, server);
  await phone.goto(link);
  await expect(hand(phone)).toHaveCount(14);
  expect(await cards(phone)).toBe(await cards(turn));
  await throwAway(phone, "click");
  await expect(hand(turn)).toHaveCount(13);
  expect(await cards(turn)).toBe(await cards(phone));
  await expect.poll(() => asked(other)).toBe("draw");
});

test("a server killed in the middle of a turn: the pages come back, nothing is lost, nothing counts twice", async ({ browser }) => {
  const [turn, other] = await drawn(await two(browser));
  const before = await cards(turn);
  await server.kill();
  await expect(turn.getByText("Connection lost")).toBeVisible();
  expect(await cards(turn)).toBe(before);
  // Discarded while the server is down; it hears of it when it is back.
  await throwAway(turn, "click");
  await server.start();
  for (const page of [turn, other]) await expect(page.getByText("Connection lost")).toBeHidden();
  await expect(hand(turn)).toHaveCount(13);
  await expect.poll(() => asked(other)).toBe("draw");
  await pointing(other, "click").draw();
  await expect(hand(other)).toHaveCount(14);
  await turn.reload();
  await expect(hand(turn)).toHaveCount(13);
  expect((await asked(turn)) === "wait").toBe(true);
});
