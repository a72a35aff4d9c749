/** It is my turn, and I look elsewhere: the tab, the icon, a sound and, if wished, a notification tell me. */
import { expect, type Page } from "@playwright/test";
import { person, test } from "./people";
import { Server } from "./server";
import { choose, fixture } from "./stage";
import type { GameInfo, TableInfo, ToClient, ToServer } from "../src/wire/wire";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** A table where it becomes my turn when the test says so. */
async function table(page: Page): Promise<(mine: boolean) => void> {
  const game: GameInfo = fixture({ game: "five-crowns", fixture: "draw" });
  const seat = (name: string) => ({ name, held: { by: "person" as const }, host: name === "Anna", present: true, commit: null, left: null, team: null, may_hand_over: false });
  const info: TableInfo = {
    id: "TURN", code: "TURN", game: "five-crowns", status: "playing", options: {}, seats: ["Anna", "Bob", "Chloé", "Dmitri"].map(seat),
    first: null, open: false, turn: null, hints: false, hints_allowed: false, paused: false, link: "http://quintet.example/t/TURN", commitment: "9f".repeat(32),
    commits: [], starting: null, failed_starts: [], secret: null, watch: "everything", watching: 0, removed: [], branch: null, rematch: null, ruled_out: [],
  };
  let send: (message: ToClient) => void = () => undefined;
  let number = game.number;
  await page.routeWebSocket(/\/api\/tables\/TURN\/socket$/, (socket) => {
    send = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as ToServer).type !== "hello") return;
      send({ type: "welcome", build: "0.1.0", table: info, you: { seat: 0, host: true, removed: false, last_command: 0 }, game: { ...game, awaited: [1] }, chat: [] });
    });
  });
  await page.goto("/t/TURN");
  await page.locator("main > div").first().waitFor();
  return (mine) => send({ type: "game", game: { ...game, number: (number += 1), sights: [], gapless: true, awaited: [mine ? 0 : 1] } });
}

/** Keeps what the page would show and sound outside of itself: a browser without a screen has nothing to show it on. */
async function outside(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { badges: [] as unknown[], notes: [] as string[], asked: 0, tones: 0, focused: 0 };
    Object.assign(window, { kept, focus: () => (kept.focused += 1) });
    Object.assign(navigator, {
      setAppBadge: (count: number) => (kept.badges.push(count), Promise.resolve()),
      clearAppBadge: () => (kept.badges.push(null), Promise.resolve()),
    });
    class Note {
      static permission = "default";
      static requestPermission() {
        kept.asked += 1;
        Note.permission = "granted";
        return Promise.resolve("granted");
      }
      onclick: (() => void) | null = null;
      constructor(title: string) {
        kept.notes.push(title);
        Object.assign(window, { note: this });
      }
      close() {}
    }
    Object.assign(window, { Notification: Note });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, at?: number) {
      kept.tones += 1;
      start.call(this, at);
    };
  });
}
interface Kept {
  badges: unknown[];
  notes: string[];
  asked: number;
  tones: number;
  focused: number;
}
const kept = (page: Page) => page.evaluate(() => (window as unknown as { kept: Kept }).kept);
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
const icon = (page: Page) => page.locator("link[rel=icon]");

test("the tab, its icon and the badge of the app tell that it is my turn, for as long as it is", async ({ browser }) => {
  const page = await person(browser, server);
  await outside(page);
  await choose(page, { name: "Anna", language: "en" });
  const turn = await table(page);
  await expect(page).toHaveTitle(/^Five Crowns · TURN/);
  await expect(icon(page)).toHaveAttribute("href", "/icon.svg");
  turn(true);
  await expect(page).toHaveTitle("● Your turn — Five Crowns · Quintet");
  await expect(icon(page)).toHaveAttribute("href", "/icon-turn.svg");
  expect((await page.request.get("/icon-turn.svg")).headers()["content-type"]).toContain("svg");
  expect((await kept(page)).badges.at(-1)).toBe(1);
  turn(false);
  await expect(page).toHaveTitle(/^Five Crowns · TURN/);
  await expect(icon(page)).toHaveAttribute("href", "/icon.svg");
  expect((await kept(page)).badges.at(-1)).toBe(null);
  // Who goes home takes no mark along.
  turn(true);
  await expect(icon(page)).toHaveAttribute("href", "/icon-turn.svg");
  await page.locator("header a").first().click();
  await expect(icon(page)).toHaveAttribute("href", "/icon.svg");
});

test("in another tab my turn is heard, as loud as I like it, and nothing else is", async ({ browser }) => {
  const page = await person(browser, server);
  await outside(page);
  await choose(page, { name: "Anna", language: "en" });
  const turn = await table(page);
  await page.locator("header h1").click();
  await hide(page, true);
  turn(true);
  await expect.poll(async () => (await kept(page)).tones).toBe(2);
  expect((await kept(page)).notes).toEqual([]);
  await hide(page, false);
  turn(false);
  await page.locator(".top").getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
  await page.getByRole("slider", { name: "Volume" }).fill("0");
  await page.keyboard.press("Escape");
  await hide(page, true);
  turn(true);
  await expect(page).toHaveTitle(/Your turn/);
  expect((await kept(page)).tones).toBe(2);
});

test("a notification comes only if it was asked for, only while I look elsewhere, and leads back", async ({ browser }) => {
  const page = await person(browser, server);
  await outside(page);
  await choose(page, { name: "Anna", language: "en", sound: false });
  const turn = await table(page);
  expect((await kept(page)).asked).toBe(0);
  await page.locator(".top").getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
  const wish = page.getByRole("switch", { name: /^Notify me/ });
  await expect(wish).not.toBeChecked();
  await wish.click();
  expect((await kept(page)).asked).toBe(1);
  await page.keyboard.press("Escape");
  turn(true);
  await expect(page).toHaveTitle(/Your turn/);
  expect((await kept(page)).notes).toEqual([]);
  turn(false);
  await hide(page, true);
  turn(true);
  await expect.poll(async () => (await kept(page)).notes).toEqual(["It’s your turn"]);
  await page.evaluate(() => (window as unknown as { note: { onclick(): void } }).note.onclick());
  expect((await kept(page)).focused).toBe(1);
});

test("where notifications are blocked, the page says so and does not pretend", async ({ browser }) => {
  const page = await person(browser, server);
  await page.addInitScript(() => {
    Object.assign(window, { Notification: Object.assign(function Blocked() {}, { permission: "denied" }) });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const wish = page.getByRole("switch", { name: /^Notify me/ });
  await wish.click();
  await expect(page.getByText("Your browser blocks notifications")).toBeVisible();
  await expect(wish).not.toBeChecked();
});
