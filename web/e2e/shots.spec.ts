/** `npm run shots`: every screen and state at three sizes, into `shots`, to be looked at. */
import { type Page } from "@playwright/test";
import type { Settings } from "../src/lib/types";
import { DOUBLE_SERIES } from "./double-series.shots";
import { FIND_FIVE } from "./find-five.shots";
import { FIVE_OR_LESS } from "./five-or-less.shots";
import { ONE_MORE } from "./one-more.shots";
import { invite, test } from "./people";
import { Server } from "./server";
import { choose, stage, type Scene } from "./stage";

const server = new Server("0-0");
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

export interface Shot {
  name: string;
  /** Of Five Crowns, unless it names its game. */
  scene?: Omit<Scene, "game"> & { game?: string };
  settings?: Partial<Settings>;
  /** What is done before the page opens. */
  first?: (page: Page) => Promise<unknown>;
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const lift = (page: Page) => page.locator(".hand button").last().click();

const SHOTS: Shot[] = [
  ...DOUBLE_SERIES,
  ...FIND_FIVE,
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
  { name: "empty-stock", scene: { fixture: "empty-stock" } },
  { name: "empty-stock-german", scene: { fixture: "empty-stock" }, settings: { language: "de" } },
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
  { name: "parts", before: async (page) => void (await page.goto("/parts")) },
  ...FIVE_OR_LESS,
  ...ONE_MORE,
];

const only = process.env.SHOTS === "all" ? null : process.env.SHOTS?.split(",");
for (const shot of SHOTS) {
  if (only && !only.includes(shot.name)) continue;
  for (const size of SIZES) {
    test(`${shot.name} ${size.name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: size, baseURL: server.address, hasTouch: size.name !== "desk" });
      const page = await context.newPage();
      await choose(page, { name: shot.name.startsWith("lobby") ? "" : "Anna", language: "en", theme: "light", motion: false, ...shot.settings });
      await shot.first?.(page);
      if (shot.scene) {
        await page.goto(await stage(page, { game: "five-crowns", ...shot.scene }));
        await page.locator("main > div").first().waitFor();
      }
      await page.waitForTimeout(250);
      await shot.before?.(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `shots/${shot.name}-${size.name}.png`, fullPage: false });
      await context.close();
    });
  }
}
