/** Whole games of Five Crowns, from the home page to the result: with a thumb on a phone, and with keys alone. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { person } from "./people";
import { Server } from "./server";

const server = new Server(5594, "0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** What the page asks for, by the sentence on the edge of the table. */
type Ask = "draw" | "discard" | "round" | "over" | "wait";
async function asked(page: Page): Promise<Ask> {
  if (await page.getByRole("heading", { name: /wins?!?$|share the win/ }).isVisible()) {
    return (await page.getByRole("dialog").isVisible()) ? "round" : "over";
  }
  if (await page.getByRole("dialog").isVisible()) return "round";
  const now = await page.locator(".now").textContent({ timeout: 500 }).catch(() => "");
  if (/take a card/.test(now ?? "")) return "draw";
  if (/discard|go out/i.test(now ?? "")) return "discard";
  return "wait";
}

/** Does what is asked for until the game is over. */
async function playOn(page: Page, does: Record<"draw" | "discard" | "round", () => Promise<void>>): Promise<number> {
  let turns = 0;
  for (let n = 0; n < 600; n++) {
    const ask = await asked(page);
    if (ask === "over") return turns;
    if (ask === "draw") turns++;
    if (ask === "wait") await page.waitForTimeout(50);
    else await does[ask]();
  }
  throw new Error("The game does not end.");
}

test("with a thumb on a phone", async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await person(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).first().tap();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Open the table" }).tap();
  await page.getByRole("button", { name: "One seat fewer" }).tap();
  await page.getByRole("button", { name: "One seat fewer" }).tap();
  await page.getByLabel(/Cards dealt in the first round/).selectOption("12");
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(page.getByText("Round 1 of 2")).toBeVisible();
  // Keys are not explained to somebody who has none.
  await expect(page.locator("kbd").first()).toBeHidden();

  const hand = page.getByRole("list", { name: "Your hand" }).getByRole("button");
  const held = () => hand.count();
  const turns = await playOn(page, {
    draw: async () => {
      const before = await held();
      await page.getByRole("button", { name: /^Stock,/ }).tap();
      await expect(hand).toHaveCount(before + 1);
    },
    discard: async () => {
      const out = page.getByRole("button", { name: /^Go out/ });
      const before = await held();
      if (await out.isVisible()) {
        await out.tap();
        const chosen = page.getByRole("dialog").getByRole("button", { name: /^Go out/ });
        if (await chosen.first().isVisible()) await chosen.first().tap();
      } else {
        // A loose card, if there is one.
        const loose = page.getByRole("button", { name: /loose$/ });
        const card = (await loose.count()) > 0 ? loose.last() : hand.last();
        await card.tap({ position: { x: 12, y: 20 } });
        await page.getByRole("button", { name: /^Discard (?!pile)/ }).tap();
      }
      await expect.poll(async () => (await held()) < before || (await asked(page)) !== "discard").toBe(true);
    },
    round: async () => {
      await page.getByRole("button", { name: /^(Continue|To the result)$/ }).tap();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  });
  expect(turns).toBeGreaterThan(2);
  await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Score sheet" })).toBeVisible();
});

test("with keys alone", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  const keys = page.keyboard;
  /** Walks there with the tabulator. */
  const tabTo = async (target: Locator, back = false) => {
    for (let n = 0; n < 60; n++) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await keys.press(back ? "Shift+Tab" : "Tab");
    }
    throw new Error(`The tabulator does not reach ${target.toString()}.`);
  };
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).first().waitFor();
  await tabTo(page.getByRole("button", { name: "Invite friends" }).first());
  await keys.press("Enter");
  await keys.type("Ada");
  await keys.press("Enter");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  await fewer.waitFor();
  await tabTo(fewer);
  await keys.press("Enter");
  await expect(page.getByRole("status").or(page.locator("output"))).toContainText(["3"]);
  await keys.press("Enter");
  await expect(page.locator("output")).toHaveText("2");
  await tabTo(page.getByLabel(/Cards dealt in the first round/));
  await keys.type("13");
  await expect(page.getByLabel(/Cards dealt in the first round/)).toHaveValue("13");
  await tabTo(page.getByRole("button", { name: "Start the game" }), true);
  await keys.press("Enter");
  await expect(page.getByText("Round 1 of 1")).toBeVisible();

  const hand = page.getByRole("list", { name: "Your hand" }).getByRole("button");
  await playOn(page, {
    draw: async () => {
      const before = await hand.count();
      await keys.press("d");
      await expect(hand).toHaveCount(before + 1);
    },
    discard: async () => {
      const before = await hand.count();
      if (await page.getByRole("button", { name: /^Go out/ }).isVisible()) {
        await keys.press("o");
        await keys.press("Enter");
      } else {
        await tabTo(page.locator('.hand button[tabindex="0"]'));
        await keys.press("End");
        await keys.press("Enter");
        await keys.press("Enter");
      }
      await expect.poll(async () => (await hand.count()) < before || (await asked(page)) !== "discard").toBe(true);
    },
    round: async () => {
      await keys.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  });
  await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
  // And on to the next game, still without a mouse.
  await tabTo(page.getByRole("button", { name: "Play again" }));
});
