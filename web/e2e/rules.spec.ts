/** The rules for players: how it is played first, all rules behind it, and no numbers unless somebody asks. */
import { expect, type Page } from "@playwright/test";
import { pointing } from "./five-crowns";
import { GAMES } from "./games";
import { person, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** The number of a rule, as rulebooks have them. */
const CODE = /\b[A-Z]{2}-\d+\b/;
const all = (page: Page) => page.locator("summary", { hasText: "All rules" });

for (const { id } of GAMES) {
  test(`the rules of ${id} are all there, behind the guide if there is one`, async ({ browser }) => {
    const page = await person(browser, server);
    await page.goto(`/rules/${id}`);
    await page.locator("main li[id], main summary").first().waitFor({ state: "attached" });
    if ((await all(page).count()) > 0) {
      await expect(page.locator("main li[id]").first()).toBeHidden();
      await all(page).click();
    }
    await expect(page.locator("main li[id]").first()).toBeVisible();
  });
}

test("beside the game the guide comes first, and all rules on request", async ({ browser }) => {
  const page = await person(browser, server);
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: "five-crowns", fixture: "draw" }));
  await page.locator(".top").getByRole("button", { name: "Rules" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("All rules")).toBeVisible();
  expect(await drawer.innerText()).not.toMatch(CODE);
  await drawer.getByText("All rules").click();
  await expect(drawer.getByText("FC-1", { exact: true })).toBeVisible();
});

test("options are explained without numbers", async ({ browser }) => {
  const page = await person(browser, server);
  await choose(page, { name: "Anna", language: "en" });
  for (const { id } of GAMES) {
    await page.goto("/");
    await page.locator(`article[data-game=${id}]`).getByRole("button", { name: "Invite friends" }).click();
    await page.locator("section.seats").waitFor();
    await page.getByRole("heading", { name: "Options" }).waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(CODE);
  }
});

test("a refusal says why in a sentence; its number comes to those who ask", async ({ browser }) => {
  const page = await person(browser, server);
  await choose(page, { name: "Anna", language: "en" });
  const refuse = { rule: "FC-10", why: { key: "table-game-over" }, message: "No." };
  await page.goto(await stage(page, { game: "five-crowns", fixture: "draw", refuse }));
  await page.locator("main > div").first().waitFor();
  // Where the finger is.
  await pointing(page, "click").draw();
  const note = page.getByRole("alert");
  await expect(note).toHaveText(/^The game is over\.\s*Why\?$/);
  await note.getByRole("button", { name: "Why?" }).click();
  await expect(note).toContainText("Rule FC-10");
  // At the edge of the page, over a dialog too.
  await page.locator(".top").getByRole("button", { name: "Table", exact: true }).click();
  const toast = page.locator(".toast");
  // It goes by itself: looked out for before it is there.
  const told = toast.waitFor();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await told;
  await expect(toast).toContainText("The game is over.");
  await expect(toast).not.toContainText("FC-10");
  await toast.getByRole("button", { name: "Why?" }).click();
  await expect(toast).toContainText("Rule FC-10");
});
