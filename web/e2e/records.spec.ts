import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { findings, withAxe } from "./axe";
import { invite, join, noSidewaysScroll, person, shrinkTo, test } from "./people";
import { Server } from "./server";
import { SIZES } from "./sizes";
import { allTouchable } from "./touchable";

const server = new Server("0-1");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Somebody whose pages can be looked at. */
async function looked(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await person(browser, server, options);
  await withAxe(page);
  return page;
}
const axeClean = async (page: Page) => expect(await findings(page)).toEqual([]);

/** Both let bots play for them until the game is over. */
async function playedByBots(...pages: Page[]) {
  await pages[0]?.getByRole("button", { name: "Start the game" }).click();
  for (const page of pages) {
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
  }
  for (const page of pages) await expect(page.getByText("The game is over.").first()).toBeVisible();
  for (const page of pages) await page.keyboard.press("Escape");
}

/** Ada and Bo after a short game together. */
async function afterAGame(ada: Page, bo: Page) {
  await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await shrinkTo(ada, 2);
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("13");
  await playedByBots(ada, bo);
}

test("what I have played is reached from Home, and tells of games, figures and opponents", async ({ browser }) => {
  const [ada, bo] = [await looked(browser), await person(browser, server)];
  await ada.goto("/");
  await ada.getByRole("button", { name: "Your games" }).click();
  await expect(ada.getByRole("heading", { name: "No games yet" })).toBeVisible();
  await axeClean(ada);
  await afterAGame(ada, bo);

  // The evening stands at its end, and in the lobby of the next game.
  await expect(ada.getByRole("table", { name: "Tonight" })).toBeVisible();
  const before = ada.url();
  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.waitForURL((url) => url.href !== before);
  await expect(ada.getByRole("table", { name: "Tonight" }).getByRole("row")).toHaveCount(3);
  await bo.getByRole("button", { name: "Join the next game" }).click();
  // The evening stood at the end of the last game too.
  await expect(bo).toHaveURL(ada.url());
  await expect(bo.getByText("you", { exact: true })).toBeVisible();
  await expect(bo.getByRole("table", { name: "Tonight" })).toBeVisible();
  await playedByBots(ada, bo);

  // At an address that stays, for those who played.
  await ada.getByRole("link", { name: "All evenings" }).click();
  await expect(ada.getByRole("table", { name: "All 2 games together" })).toBeVisible();
  await axeClean(ada);
  await bo.goto(ada.url());
  await expect(bo.getByRole("table", { name: "All 2 games together" })).toBeVisible();

  await ada.goto("/me");
  await expect(ada.getByText(/^2 games, \d won$/)).toBeVisible();
  await expect(ada.getByRole("rowheader", { name: "Bo" })).toBeVisible();
  const figure = ada.getByRole("button", { name: /Five Crowns/ });
  await figure.focus();
  await ada.keyboard.press("Enter");
  await expect(figure).toHaveAttribute("aria-pressed", "true");
  await expect(ada.getByRole("img", { name: /^Scores over time/ })).toBeVisible();
  await ada.getByLabel("Period").selectOption("week");
  await expect(ada.getByText(/^2 games/)).toBeVisible();
  for (const { width, height } of SIZES) {
    await ada.setViewportSize({ width, height });
    await noSidewaysScroll(ada);
    await allTouchable(ada);
  }
  await axeClean(ada);
});

test("another device becomes the same person by a link, and nine words bring a person back", async ({ browser }) => {
  const [ada, bo] = [await looked(browser), await person(browser, server)];
  await afterAGame(ada, bo);
  await ada.goto("/me");
  await ada.getByRole("button", { name: "Create a link" }).click();
  const link = `${server.address}/me/${/me\/([0-9a-f]{32})/.exec((await ada.locator(".address").textContent()) ?? "")?.[1] ?? ""}`;
  const laptop = await person(browser, server);
  await laptop.goto(link);
  await laptop.getByRole("dialog").getByRole("button", { name: "Add this device" }).click();
  await expect(laptop.getByText(/^1 game, /)).toBeVisible();
  await expect(laptop).toHaveURL(`${server.address}/me`);
  await laptop.getByRole("button", { name: "Show me the words" }).click();
  const words = await laptop.locator(".phrase li").allTextContents();
  expect(words).toHaveLength(9);
  const found = await looked(browser);
  await found.goto("/me");
  await found.getByLabel("Your nine words").fill(words.join("  ").toUpperCase());
  await found.getByRole("button", { name: "Bring me back" }).click();
  await expect(found.getByText(/^1 game, /)).toBeVisible();
  await axeClean(found);
  // Who had the words has nothing more of the device that leaves.
  await ada.reload();
  await ada.getByRole("button", { name: "Separate this device…" }).click();
  await axeClean(ada);
  await ada.getByRole("dialog").getByRole("button", { name: "Separate it" }).click();
  await expect(ada.getByText("You’re the same player on")).toHaveCount(0);
  await expect(ada.getByText(/^1 game, /)).toBeVisible();
  await found.reload();
  await expect(found.getByRole("heading", { name: "No games yet" })).toBeVisible();
});

test("who deletes everything is gone, and the others keep their game", async ({ browser }) => {
  const [ada, bo] = [await looked(browser), await person(browser, server)];
  await afterAGame(ada, bo);
  await ada.goto("/me");
  const file = ada.waitForEvent("download");
  await ada.getByRole("link", { name: "Download your data" }).click();
  expect((await file).suggestedFilename()).toBe("quintet.json");
  await ada.getByRole("button", { name: "Delete everything…" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(ada.getByRole("heading", { name: "No games yet" })).toBeVisible();
  // Behind the tables that are played at, her name goes from the game, too.
  await expect(async () => {
    await bo.goto("/me");
    await expect(bo.getByText(/^1 game, /)).toBeVisible();
    await expect(bo.getByRole("rowheader", { name: "Deleted player" })).toBeVisible();
    expect(await bo.getByText("Ada", { exact: true }).count()).toBe(0);
  }).toPass();
});

for (const [language, title] of [["fr", "Vos parties"], ["de", "Deine Spiele"]] as const) {
  test(`in ${language} too`, async ({ browser }) => {
    const page = await looked(browser, { locale: language });
    await page.goto("/me");
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await noSidewaysScroll(page);
    await axeClean(page);
  });
}
