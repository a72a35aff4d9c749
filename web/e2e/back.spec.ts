/** The browser's Back: it closes what is open, and leaves only then. */
import { expect, type Page } from "@playwright/test";
import { person, test } from "./people";
import { Server } from "./server";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const tool = (page: Page, name: string | RegExp) => page.locator(".top").getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");

test("Back closes a dialog, a drawer and a menu before it leaves the table", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await tool(page, "Rules").waitFor();
  const table = page.url();
  for (const name of ["Rules", /^Log and chat/, "Table"]) {
    await tool(page, name).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(page.url()).toBe(table);
  }
  // What is closed in another way leaves no step behind.
  await tool(page, "Rules").click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // From the menu to the settings, which are one step as well.
  await tool(page, "Table").click();
  await dialog(page).getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(table);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page).toHaveURL(table);
  await tool(page, "Rules").waitFor();
});

test("who leaves by the menu comes back to the table, and not to the menu", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await tool(page, "Rules").waitFor();
  const table = page.url();
  await tool(page, "Table").click();
  await dialog(page).getByRole("button").filter({ has: page.locator("span", { hasText: /home/i }) }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(tool(page, "Rules")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("a page loaded again with a dialog open works on", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
});
