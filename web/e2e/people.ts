/** What people do at the page, whichever game they play. */
import { expect, test as base, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import type { Server } from "./server";

/** A test after which everybody leaves: pages that stay open slow down all that come after. */
export const test = base.extend<{ leave: undefined }>({
  leave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** So many milliseconds pass before a page hears what the server says: `LAG=800 npm run e2e` is a slow machine. */
const LAG = Number(process.env.LAG ?? 0);

/**
 * Somebody with a browser of their own. Whatever their page complains of fails the test. They know the game that stands
 * first on the shelf, unless they are new to it: most of what is tested there is no game's own business.
 */
export async function person(browser: Browser, server: Server, options: BrowserContextOptions = {}, { isNew = false } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: "block", ...options });
  if (!isNew) await context.addInitScript(() => localStorage.setItem("quintet.five-crowns.coach", '"off"'));
  const page = await context.newPage();
  if (LAG > 0) {
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const behind = socket.connectToServer();
      behind.onMessage((message) => void setTimeout(() => socket.send(message), LAG));
      behind.onClose((code, reason) => void setTimeout(() => void socket.close({ code, reason }), LAG));
    });
  }
  page.on("pageerror", (error) => {
    throw error;
  });
  // A server that was killed in the middle of an answer is called many things; that the page says so is tested.
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::ERR_|WebSocket/.test(message.text())) throw new Error(message.text());
  });
  return page;
}

/** Opens a table for friends and comes back with its link. */
export async function invite(page: Page, name: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).first().click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeEnabled();
  return page.url();
}

/** Makes it a table for fewer, one step after another: each is counted from what the page has heard. */
export async function shrinkTo(page: Page, seats: number, press: "click" | "tap" = "click"): Promise<void> {
  const count = page.locator("output");
  for (let now = Number(await count.textContent()); now > seats; ) {
    await page.getByRole("button", { name: "One seat fewer" })[press]();
    await expect(count).not.toHaveText(String(now));
    now = Number(await count.textContent());
  }
}

/** Lets the device keep the whole page: a hundred files, which take their time where much else is going on. */
export async function keepPage(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save for offline" }).click();
  await expect(page.getByText("Saved. This page now opens without a connection.")).toBeVisible({ timeout: 300_000 });
}

/** Sits down at the host's table, and waits until the host has seen it: rows move when somebody comes. */
export async function join(page: Page, host: Page, name: string): Promise<void> {
  await page.goto(host.url());
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("you", { exact: true })).toBeVisible();
  await expect(host.locator("section.seats").getByText(name, { exact: true })).toBeVisible();
}

/** Asks for the link by which another device may hold this seat too, and leaves the menu open. */
export async function seatLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Play on another device" }).click();
  await expect(page.getByText(/Keep it to yourself/)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text: string) => ((window as unknown as { copied: string }).copied = text) },
    });
  });
  await page.getByRole("button", { name: "Copy link" }).first().click();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

/** Walks there as somebody without a mouse does: with the tabulator, the shorter way round, and with arrows along a hand. */
export async function walkTo(page: Page, target: Locator, patience?: { timeout: number }): Promise<void> {
  for (let n = 0; n < 80; n++) {
    const key = await target.evaluate(
      (element) => {
        const at = document.activeElement;
        if (element === at) return null;
        const back = at !== null && at !== document.body && (element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        if ((element as HTMLElement).tabIndex === 0 || !element.closest("ul")?.contains(at)) return back ? "Shift+Tab" : "Tab";
        return back ? "ArrowLeft" : "ArrowRight";
      },
      undefined,
      patience,
    );
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${target.toString()}.`);
}

/** The page has come to rest: its letters are there, and nothing moves that will stop moving. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () => document.getAnimations().filter((each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity);
    // One thing may follow another; what goes on and on, such as a clock, is not waited for.
    for (let after = 0; after < 4 && moving().length > 0; after++) await Promise.allSettled(moving().map((each) => each.finished));
    // What measures itself does so in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Some screens measure themselves: after a change of size the layout takes a frame or two. */
export const noSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
