/** `npm run shots`: every screen and state at three sizes, into `shots`, to be looked at. */
import { test, type Page } from "@playwright/test";
import type { Settings } from "../src/lib/types";
import { invite } from "./people";
import { Server } from "./server";
import { choose, stage, type Scene } from "./stage";

const server = new Server(5599, "0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const SIZES = [
  { name: "phone", width: 390, height: 844 },
  { name: "tablet", width: 820, height: 1180 },
  { name: "desk", width: 1440, height: 900 },
  // The ends of what is supported; only on demand: `SIZES=small,side npm run shots`.
  { name: "small", width: 360, height: 640 },
  { name: "side", width: 844, height: 390 },
].filter(({ name }) => (process.env.SIZES ?? "phone,tablet,desk").split(",").includes(name));

interface Shot {
  name: string;
  /** Five Crowns, unless the scene names another game. */
  scene?: Omit<Scene, "game"> & { game?: string };
  settings?: Partial<Settings>;
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const lift = (page: Page) => page.locator(".hand button").last().click();

/** Somebody who knows how it goes. */
const coached = (page: Page) => page.getByRole("button", { name: "Let’s go" }).click();
const draw = async (page: Page, ...squares: number[]) => {
  for (const square of squares) await page.locator(`[data-square="${square}"]`).click();
};
const findFive = (fixture: string, more: Partial<Shot> = {}): Shot => ({ name: `ff-${fixture}`, scene: { game: "find-five", fixture }, ...more });
const FIND_FIVE: Shot[] = [
  findFive("first"),
  findFive("draw", { before: async (page) => (await coached(page), draw(page, 70, 71, 81)) }),
  findFive("hurry", { before: coached }),
  findFive("stop"),
  { ...findFive("stop", { before: (page) => page.getByRole("button", { name: /^Best possible/ }).first().click() }), name: "ff-best" },
  findFive("waiting"),
  findFive("double", { before: coached }),
  findFive("over", { before: (page) => page.evaluate(() => scrollTo(0, 0)) }),
  findFive("assist", { before: coached, settings: { theme: "dark" } }),
  findFive("puzzle", { before: coached }),
  findFive("cross", { before: (page) => draw(page, 63, 64, 74, 75, 76) }),
  findFive("cross-wait"),
  findFive("cross-alone"),
  findFive("puzzle-stop"),
  findFive("solo", { before: coached }),
  findFive("solo-stop"),
  findFive("solo-over"),
  findFive("daily-over", { settings: { language: "de" } }),
  findFive("watch"),
  findFive("stop-watch", { settings: { theme: "dark", language: "fr" } }),
  { name: "ff-rules", before: async (page) => void (await page.goto("/rules/find-five")) },
];

const SHOTS: Shot[] = [
  { name: "home", before: async (page) => void (await page.goto("/")) },
  { name: "home-dark", settings: { theme: "dark", language: "fr" }, before: async (page) => void (await page.goto("/")) },
  {
    name: "settings",
    before: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Settings" }).click();
    },
  },
  { name: "rules", before: async (page) => void (await page.goto("/rules/five-crowns")) },
  { name: "lobby", before: async (page) => void (await invite(page, "Anna")) },
  { name: "my-turn", scene: { fixture: "draw" } },
  { name: "drawn", scene: { fixture: "discard" } },
  { name: "lifted", scene: { fixture: "discard" }, before: lift },
  { name: "large", scene: { fixture: "discard" }, settings: { cards: "large", suits: "classic" } },
  { name: "out", scene: { fixture: "out" } },
  {
    name: "out-choice",
    scene: { fixture: "out" },
    before: (page) => page.getByRole("button", { name: "Go out" }).click(),
  },
  { name: "last-turn", scene: { fixture: "last-turn" } },
  { name: "last-turn-lifted", scene: { fixture: "last-turn" }, before: lift },
  {
    name: "own-melds",
    scene: { fixture: "last-turn" },
    before: (page) => page.getByRole("button", { name: "Choose melds myself" }).click(),
  },
  { name: "round-end", scene: { fixture: "round-end", seen: 8 } },
  { name: "sheet", scene: { fixture: "draw" }, before: (page) => page.getByRole("button", { name: /^Scores/ }).click() },
  { name: "over", scene: { fixture: "over" }, before: (page) => page.evaluate(() => scrollTo(0, 0)) },
  { name: "two", scene: { fixture: "two" } },
  { name: "ten", scene: { fixture: "ten" } },
  { name: "ten-last", scene: { fixture: "ten-last" } },
  { name: "ten-over", scene: { fixture: "ten-over" } },
  { name: "solo", scene: { fixture: "solo" } },
  { name: "solo-open", scene: { fixture: "solo" }, before: (page) => page.locator("[data-hand] button").nth(5).click() },
  { name: "solo-late", scene: { fixture: "solo-late" } },
  { name: "solo-over", scene: { fixture: "solo-over" } },
  {
    name: "log",
    scene: { fixture: "draw" },
    before: async (page) => {
      const open = page.locator(".with-count button");
      if (await open.isVisible()) await open.click();
    },
  },
  { name: "dark", scene: { fixture: "discard" }, settings: { theme: "dark" } },
  { name: "german", scene: { fixture: "last-turn" }, settings: { language: "de" } },
  ...FIND_FIVE,
  { name: "parts", before: async (page) => void (await page.goto("/parts")) },
];

const only = process.env.SHOTS === "all" ? null : process.env.SHOTS?.split(",");
for (const shot of SHOTS) {
  if (only && !only.includes(shot.name)) continue;
  for (const size of SIZES) {
    test(`${shot.name} ${size.name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: size, baseURL: server.address, hasTouch: size.name !== "desk" });
      const page = await context.newPage();
      await choose(page, { name: shot.name.startsWith("lobby") ? "" : "Anna", language: "en", theme: "light", motion: false, ...shot.settings });
      if (shot.scene) {
        await page.goto(await stage(page, { game: "five-crowns", ...shot.scene }));
        await page.locator(".fc, .ff").waitFor();
      }
      await page.waitForTimeout(250);
      await shot.before?.(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `shots/${shot.name}-${size.name}.png`, fullPage: false });
      await context.close();
    });
  }
}
