/** 5 ou Moins: what helps a beginner. The peek waits for the coach, the powers are one tap away, and axe finds nothing. */
import { expect } from "@playwright/test";
import type { ToServer } from "../src/wire/wire";
import { findings, withAxe } from "./axe";
import { person, test } from "./people";
import { Server } from "./server";
import { stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const off = () => localStorage.setItem("quintet.five-or-less.coach", '"off"');

test("the peek waits while the coach explains it to the only person there", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  const id = await page.evaluate(
    async (body) => {
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    JSON.stringify({ game: "five-or-less", seats: 3, options: { peek_seconds: 3 }, name: "Ada", against: "easy" }),
  );
  await page.goto(`/t/${id}`);
  await page.getByRole("dialog", { name: "How 5 ou Moins goes" }).getByRole("button", { name: "Got it" }).click();
  const note = page.getByRole("complementary", { name: "Tips" });
  await expect(note).toContainText("Remember these three cards");
  const clock = page.getByRole("timer", { name: /^Seconds left/ });
  await expect(clock).toBeVisible();
  // The table has heard of it in a moment; then the clock stands for longer than the whole peek.
  const seconds = () => clock.getAttribute("aria-label");
  await expect
    .poll(async () => {
      const before = await seconds();
      await page.waitForTimeout(4000);
      return (await seconds()) === before;
    })
    .toBe(true);
  await expect(page.getByRole("button", { name: /^Your card 1: / })).toBeVisible();
  await note.getByRole("button", { name: "Got it" }).click();
  await expect(page.getByRole("button", { name: /^Your card 1: / })).toHaveCount(0);
});

test("the powers are told beside the card, and all four are one tap or one key away", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 } });
  await page.addInitScript(off);
  await page.goto(await stage(page, { game: "five-or-less", fixture: "place" }));
  await expect(page.getByText("Swap one of your cards with another player’s")).toBeVisible();
  await page.getByRole("button", { name: "Powers" }).click();
  const sheet = page.getByRole("dialog", { name: "Powers" });
  for (const power of [8, 10, 12, 14]) await expect(sheet.getByText(`The ${power}`, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("s");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.locator("dialog[open]").getByText("The 14", { exact: true }).first()).toBeVisible();
});

test("a hopeless call is quiet", async ({ browser }) => {
  const page = await person(browser, server);
  await page.addInitScript(off);
  await page.goto(await stage(page, { game: "five-or-less", fixture: "end" }));
  await expect(page.getByRole("button", { name: "5 or less!", exact: true })).toHaveClass(/\bplain\b/);
});

test("the keyboard stays on the table when a button goes, and ? lists the keys", async ({ browser }) => {
  const page = await person(browser, server);
  await page.addInitScript(off);
  const heard: ToServer[] = [];
  await page.goto(await stage(page, { game: "five-or-less", fixture: "end", heard }));
  const call = page.getByRole("button", { name: "5 or less!", exact: true });
  await call.focus();
  await page.keyboard.press("Enter");
  // The button that had the keyboard is gone: it is where one goes on.
  await expect(page.getByRole("button", { name: "Yes, “5 or less!”" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(call).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Throw your card with that number");
});

test("axe finds nothing of any weight", async ({ browser }) => {
  const page = await person(browser, server);
  await withAxe(page);
  const found: string[] = [];
  for (const fixture of ["peek", "draw", "place", "end", "target", "waiting", "last-turns", "round-end"]) {
    await page.goto(await stage(page, { game: "five-or-less", fixture }));
    await page.locator("main > div").first().waitFor();
    for (const finding of await findings(page, { within: "main" })) found.push(`${fixture}: ${finding}`);
  }
  expect(found).toEqual([]);
});
