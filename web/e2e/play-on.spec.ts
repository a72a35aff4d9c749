import { expect, type Page } from "@playwright/test";
import { explained, GAMES } from "./games";
import { invite, join, person, shrinkTo, test } from "./people";
import { recorded, timeline } from "./recorded";
import { Server } from "./server";

const server = new Server("5-10");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Looks at a moment so many steps before the end of a game in a file: what is left of it is soon played. */
async function openLate(page: Page, file: string, before = 4): Promise<void> {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(timeline(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeEnabled();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
  for (let n = 0; n < before; n += 1) await page.getByRole("button", { name: "One step back" }).click();
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeEnabled();
}

/** A bot plays on to the end; then both results stand side by side. */
async function toTheEnd(page: Page): Promise<void> {
  await expect(page.getByText(/Played on from (round|moment) \d+ of an earlier game/)).toBeVisible();
  await page.keyboard.press("Shift+M");
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("The game is over.").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Then and now")).toBeVisible();
}

for (const { id } of GAMES) {
  test(`${id} is played on from a moment of a game in a file, to its end`, async ({ browser }) => {
    const page = await person(browser, server, { viewport: { width: 1440, height: 900 } });
    await explained(page);
    // 5er Finden is played by the clock: there the last moment before the end is soon over.
    await openLate(page, recorded(id), id === "find-five" ? 1 : 4);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(page.getByRole("dialog", { name: "Play on from here" })).toBeVisible();
    await page.getByLabel("Your seat").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await toTheEnd(page);
  });
}

test("a game is played on as it was by keyboard, on a phone, and both games lead to each other", async ({ browser }) => {
  const ada = await person(browser, server, { viewport: { width: 360, height: 640 } });
  await invite(ada, "Ada");
  await shrinkTo(ada, 2);
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("12");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.getByText(/Round 1 of 2/)).toBeVisible();
  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await ada.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(ada.getByText("The game is over.").first()).toBeVisible();
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Watch again" }).click();
  await expect(timeline(ada)).toBeVisible();
  for (let n = 0; n < 3; n += 1) await ada.keyboard.press("ArrowRight");
  await expect(timeline(ada)).toHaveValue("3");
  await expect(ada).toHaveURL(/\/replay\/[0-9a-f]{32}\?as=open#4$/);
  const moment = new URL(ada.url()).pathname;

  await ada.getByRole("button", { name: "Play on from here" }).focus();
  await ada.keyboard.press("Enter");
  await ada.getByLabel("What nobody knew").focus();
  await ada.keyboard.press("ArrowDown");
  await expect(ada.getByText("Cards and dice come as they came then.")).toBeVisible();
  await ada.getByRole("button", { name: "Play on", exact: true }).focus();
  await ada.keyboard.press("Enter");
  await ada.waitForURL(/\/t\/[0-9a-f]{32}$/);
  const branched = new URL(ada.url()).pathname;
  await toTheEnd(ada);
  expect(await ada.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // Back to the moment, and from there to the game that goes on from it.
  const back = ada.getByRole("link", { name: "See that moment" });
  expect(await back.getAttribute("href")).toBe(`${moment}?as=0#4`);
  await ada.goto(`${moment}?as=0#4`);
  await expect(timeline(ada)).toHaveValue("3");
  expect(await ada.getByRole("link", { name: "from moment 4" }).getAttribute("href")).toBe(branched);

  // At the end there is nothing to play on from.
  await ada.getByRole("button", { name: "To the end" }).click();
  await expect(ada.getByRole("button", { name: "Play on from here" })).toBeDisabled();
});

test("a friend comes by the link to a game that is played on", async ({ browser }) => {
  const ada = await person(browser, server, { viewport: { width: 1440, height: 900 } });
  await openLate(ada, recorded("five-crowns"));
  await ada.getByRole("button", { name: "Play on from here" }).click();
  await ada.getByLabel(/^In the place of/).first().selectOption("friend");
  await ada.getByRole("button", { name: "Invite and play on" }).click();
  await expect(ada.getByRole("button", { name: "Start the game" })).toBeEnabled();
  await expect(ada.getByText(/Played on from round \d+ of an earlier game/)).toBeVisible();
  await expect(ada.getByRole("button", { name: "One seat fewer" })).toHaveCount(0);
  const bo = await person(browser, server, { viewport: { width: 1440, height: 900 } });
  await join(bo, ada, "Bo");
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) {
    await expect(page.getByRole("button", { name: "Table", exact: true })).toBeVisible();
    await expect(page.getByText(/Played on from round \d+ of an earlier game/)).toBeVisible();
  }
});
