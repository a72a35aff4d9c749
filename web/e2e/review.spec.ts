import { expect, type Page } from "@playwright/test";
import { GAMES } from "./games";
import { invite, person, shrinkTo, test } from "./people";
import { simulated } from "./recorded";
import { Server } from "./server";

// As little thought as there can be: it is shown here, and tested elsewhere.
const server = new Server("5-10", ["--review-iterations", "50"]);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const WORDS = {
  en: { review: "Review", ask: "Review this game", better: /Better: \S/, turned: /turning points?$/i, luck: "Luck", eyes: "Seen by" },
  fr: { review: "Analyse", ask: "Analyser cette partie", better: /Mieux\s:\s\S/, turned: /tournants?$/i, luck: "Chance", eyes: "Vue de" },
  de: { review: "Analyse", ask: "Dieses Spiel analysieren", better: /Besser: \S/, turned: /Wendepunkte?$/, luck: "Glück", eyes: "Gesehen von" },
} as const;

const panel = (page: Page, name: string) => page.getByRole("complementary", { name });
const marked = (page: Page, name: string) => panel(page, name).locator("ol.marked button");

for (const { id } of GAMES) {
  for (const [language, words] of Object.entries(WORDS)) {
    test(`${id} is reviewed with reasons in ${language}`, async ({ browser }) => {
      const page = await person(browser, server, { viewport: { width: 1440, height: 900 }, locale: language });
      await page.goto("/replay");
      await page.locator("input[type=file]").setInputFiles(simulated(id));
      await page.getByRole("button", { name: words.review, exact: true }).click();
      await expect(panel(page, words.review).getByRole("heading", { name: words.turned })).toBeVisible();
      await expect(panel(page, words.review).getByText(words.luck, { exact: true }).first()).toBeVisible();
      await marked(page, words.review).first().click();
      const note = page.getByRole("status").filter({ hasText: words.better });
      await expect(note).toBeVisible();
      // It is seen by whose decision it was, and the better one is marked on the table.
      await expect(page.getByRole("combobox", { name: words.eyes })).toHaveValue(/^\d$/);
      await expect(page.locator("#main .hinted").first()).toBeAttached();
      // Nothing is left in another tongue, nor unsaid.
      await expect(page.getByText(/\b(?:rv|review|fault|why|advise|what)-[a-z]/)).toHaveCount(0);
    });
  }
}

test("a review is read by keyboard alone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1440, height: 900 } });
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(simulated("five-crowns"));
  await page.getByRole("button", { name: "Review", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The review is ready.")).toBeAttached();
  await page.keyboard.press("Home");
  await page.keyboard.press("n");
  const note = page.getByRole("status").filter({ hasText: "Better:" });
  await expect(note).toBeVisible();
  const first = await note.textContent();
  await page.keyboard.press("n");
  await expect(note).not.toHaveText(first ?? "");
  await page.keyboard.press("p");
  await expect(note).toHaveText(first ?? "");
  // The curve is gone along by the arrows, as every slider is.
  const curve = page.getByRole("slider", { name: "Everybody’s chances over the game" });
  await curve.focus();
  const timeline = page.getByRole("slider", { name: "Moment of the game" });
  const before = Number(await timeline.inputValue());
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => Number(await timeline.inputValue())).not.toBe(before);
});

test("a game that was played here is reviewed from its end, on a phone", async ({ browser }) => {
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
  await ada.getByRole("button", { name: "Review this game" }).click();
  const review = ada.getByRole("dialog", { name: "Review" });
  await expect(review.getByText("The review is ready.")).toBeAttached();
  await expect(review.getByRole("heading", { name: "Luck and skill" })).toBeVisible();
  expect(await ada.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await ada.keyboard.press("Escape");
  await expect(ada.getByRole("slider", { name: "Moment of the game" })).toBeVisible();
});
