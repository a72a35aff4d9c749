/** Whole games of Five Crowns, from the home page to the result: with a thumb on a phone, and with keys alone. */
import { expect } from "@playwright/test";
import { hand, heard, playOn, pointing } from "./five-crowns";
import { person, shrinkTo, walkTo, test } from "./people";
import { Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("with a thumb on a phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).first().tap();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Open the table" }).tap();
  await shrinkTo(page, 2, "tap");
  await page.getByLabel(/Cards dealt in the first round/).selectOption("12");
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(page.getByText("Round 1 of 2")).toBeVisible();
  // Keys are not explained to somebody who has none.
  await expect(page.locator("kbd").first()).toBeHidden();

  const turns = await playOn(page, pointing(page, "tap"));
  // One in each round at least: somebody else may go out at once.
  expect(turns).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Score sheet" })).toBeVisible();
});

test("with keys alone, by what is said", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const keys = page.keyboard;
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).first().waitFor();
  await walkTo(page, page.getByRole("button", { name: "Invite friends" }).first());
  await keys.press("Enter");
  await keys.type("Ada");
  await keys.press("Enter");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  await fewer.waitFor();
  await walkTo(page, fewer);
  await keys.press("Enter");
  await expect(page.getByRole("status").or(page.locator("output"))).toContainText(["3"]);
  await keys.press("Enter");
  await expect(page.locator("output")).toHaveText("2");
  await walkTo(page, page.getByLabel(/Cards dealt in the first round/));
  await keys.type("13");
  await expect(page.getByLabel(/Cards dealt in the first round/)).toHaveValue("13");
  await walkTo(page, page.getByRole("button", { name: "Start the game" }));
  await keys.press("Enter");
  await expect(page.getByText("Round 1 of 1")).toBeVisible();

  await playOn(page, {
    draw: () => keys.press("d"),
    discard: async () => {
      if (await page.getByRole("button", { name: /^Go out/ }).isVisible()) {
        await keys.press("o");
        await expect(page.getByRole("dialog", { name: "Go out" })).toBeVisible();
        await keys.press("Enter");
        return;
      }
      await walkTo(page, hand(page).last());
      await keys.press("Enter");
      await keys.press("Enter");
    },
    round: async () => {
      await keys.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
      // The keyboard is somewhere on the table, not lost.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    },
  }, heard);
  await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
  // And on to the next game, still without a mouse.
  await walkTo(page, page.getByRole("button", { name: "Play again" }));
});
