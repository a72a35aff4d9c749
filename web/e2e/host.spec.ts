/** The host's rights: who may watch, who plays on, and when it is over. */
import { expect } from "@playwright/test";
import { invite, join, noSidewaysScroll, person, test } from "./people";
import { Server } from "./server";

const server = new Server("0-100");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("a host removes somebody, closes the table, and doesn’t allow watching", async ({ browser }) => {
  const [ada, bo, eve] = [await person(browser, server), await person(browser, server), await person(browser, server)];
  const link = await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await ada.getByLabel("Watchers").selectOption("nothing");
  await expect(bo.getByLabel("Watchers")).toHaveValue("nothing");
  await noSidewaysScroll(ada);
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(bo.getByRole("button", { name: "Table", exact: true })).toBeVisible();

  await eve.goto(link);
  await expect(eve.getByText("doesn’t allow watching")).toBeVisible();

  const menu = (name: string | RegExp) => ada.getByRole("dialog").getByRole("button", { name });
  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await expect(ada.getByText("Watching is off")).toBeVisible();
  await menu("Remove Bo").click();
  // Asked once more, and nothing has happened yet.
  await expect(ada.getByText("Remove Bo? A bot takes over.")).toBeVisible();
  await menu("Cancel").click();
  await menu("Remove Bo").click();
  await menu("Yes").click();
  await expect(bo.getByText("The host removed you from this table.")).toBeVisible();
  // Also when they come back later; who never sat there is told the other thing.
  await bo.reload();
  await expect(bo.getByText("The host removed you from this table.")).toBeVisible();
  await expect(eve.getByText("doesn’t allow watching")).toBeVisible();

  await menu("Close table").click();
  await menu("Yes").click();
  for (const page of [ada, bo, eve]) await expect(page.getByText("The host closed this table.")).toBeVisible();
  await ada.getByRole("button", { name: "Back to home" }).or(ada.getByRole("main").getByRole("button")).first().click();
  await expect(ada).toHaveURL(/\/$/);
});

for (const [may, says] of [
  ["table", " what’s face up on the table."],
  ["everything", ", and sees all cards after the end."],
] as const) {
  test(`who is removed is told so and watches, if watchers see ${may}`, async ({ browser }) => {
    const [ada, bo, eve] = [await person(browser, server), await person(browser, server), await person(browser, server)];
    const link = await invite(ada, "Ada");
    await join(bo, ada, "Bo");
    await ada.getByLabel("Watchers").selectOption(may);
    await expect(bo.getByLabel("Watchers")).toHaveValue(may);
    await ada.getByRole("button", { name: "Start the game" }).click();
    await eve.goto(link);
    await expect(eve.getByText("You are watching.")).toBeVisible();

    await bo.getByRole("button", { name: "Table", exact: true }).click();
    await expect(bo.getByText(`Anyone with this link can watch${says}`)).toBeVisible();
    await bo.getByRole("button", { name: "Close", exact: true }).click();

    await ada.getByRole("button", { name: "Table", exact: true }).click();
    const dialog = ada.getByRole("dialog");
    await dialog.getByRole("button", { name: "Remove Bo" }).click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expect(bo.getByRole("alert")).toHaveText("The host removed you from this table. You are watching.");
    await expect(bo.getByText(/Round 1 of/)).toBeVisible();
    await noSidewaysScroll(bo);
    await expect(eve.getByText("removed you")).toBeHidden();
  });
}
