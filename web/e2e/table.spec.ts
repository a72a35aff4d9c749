import { expect } from "@playwright/test";
import { invite, join, noSidewaysScroll, person, seatLink, test } from "./people";
import { Server } from "./server";

/** Nobody here waits for a bot: where one plays for somebody, it is still that round when they come back. */
const server = new Server("600000-600000");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("one click from the home page into a game against bots", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await noSidewaysScroll(page);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText(/Round 1 of/)).toBeVisible();
  await noSidewaysScroll(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Continue" })).toBeVisible();
});

test("friends meet by a link, set up the table, play and chat", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  await invite(ada, "Ada");
  await noSidewaysScroll(ada);
  await join(bo, ada, "Bo");
  await expect(bo.getByRole("button", { name: "Start the game" })).toBeHidden();

  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await expect(ada.getByText("A bot takes the free seat.")).toBeVisible();
  await ada.getByRole("button", { name: "Bot", exact: true }).click();
  await expect(ada.getByText("Everyone’s here.")).toBeVisible();
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("12");
  await expect(bo.getByLabel(/Cards dealt in the first round/)).toHaveValue("12");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.getByText(/Round 1 of 2/)).toBeVisible();
  await expect(bo.getByText(/Round 1 of 2/)).toBeVisible();

  await ada.getByRole("button", { name: /Log and chat/ }).click();
  await ada.getByLabel("Say something").fill("Good luck");
  // It floats for a moment only: looked out for before it is there.
  const said = bo.getByText("Good luck").waitFor();
  await ada.getByRole("button", { name: "Send" }).click();
  await said;
});

test("the page comes back by itself after the server was killed", async ({ browser }) => {
  const page = await person(browser, server);
  const link = await invite(page, "Ada");
  await server.kill();
  await expect(page.getByText("Connection lost")).toBeVisible();
  // Done while nobody is there to hear it; sent when somebody is.
  await page.getByRole("switch", { name: "Open to everyone" }).click();
  await server.start();
  await expect(page.getByText("Connection lost")).toBeHidden();
  const other = await person(browser, server);
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await expect(other.locator(`a[href="${new URL(link).pathname}"]`)).toBeVisible();
});

test("a seat is shared with another device, handed to a bot and taken back", async ({ browser }) => {
  const desk = await person(browser, server);
  const phone = await person(browser, server);
  await desk.goto("/");
  await desk.getByRole("button", { name: "Play now" }).first().click();
  await expect(desk.getByText(/Round 1 of/)).toBeVisible();
  const link = await seatLink(desk);
  await phone.goto(link);
  await expect(phone.getByText(/Round 1 of/)).toBeVisible();
  await expect(phone.getByText("You are watching.")).toBeHidden();
  expect(phone.url()).not.toContain("seat=");

  await desk.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(phone.getByText("A bot is playing for you.")).toBeVisible();
  await phone.getByRole("button", { name: "Take my seat back" }).click();
  await expect(phone.getByText("A bot is playing for you.")).toBeHidden();
});

test("a table that does not exist, and a page that does not", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/t/NOSUCH");
  await expect(page.getByRole("heading", { name: "Table not found" })).toBeVisible();
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("a typed code leads to the link, and is of no use to others once the game has started", async ({ browser }) => {
  const anna = await person(browser, server);
  const bert = await person(browser, server);
  await invite(anna, "Anna");
  const code = await anna.locator(".code strong").innerText();
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  expect(anna.url()).toMatch(/\/t\/[0-9a-f]{32}$/);
  await bert.goto("/");
  await bert.getByPlaceholder("Code or link").fill(code.toLowerCase());
  await bert.getByRole("button", { name: "Join", exact: true }).click();
  await expect(bert).toHaveURL(anna.url());
  await expect(bert.locator(".code strong")).toHaveText(code);

  await anna.getByRole("button", { name: "Start the game" }).click();
  await expect(anna.getByText(/Round 1 of/)).toBeVisible();
  await bert.goto(`/t/${code}`);
  await expect(bert.getByRole("heading", { name: "Table not found" })).toBeVisible();
  // Whoever has a seat is let in by the code too.
  await anna.goto(`/t/${code}`);
  await expect(anna.getByText(/Round 1 of/)).toBeVisible();
  await expect(anna).toHaveURL(/\/t\/[0-9a-f]{32}$/);
});
