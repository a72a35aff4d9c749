/** `npm run shots`: every screen and state at three sizes, into `shots`, to be looked at. */
import { type Page } from "@playwright/test";
import type { Settings } from "../src/lib/types";
import { DOUBLE_SERIES } from "./double-series.shots";
import { FIND_FIVE } from "./find-five.shots";
import { FIVE_CROWNS } from "./five-crowns.shots";
import { FIVE_OR_LESS } from "./five-or-less.shots";
import { ONE_MORE } from "./one-more.shots";
import { invite, test } from "./people";
import { Server } from "./server";
import { SHORT, SIZES } from "./sizes";
import { choose, stage, type Scene } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** The others only on demand: `SIZES=small,side npm run shots`. */
const WANTED = (process.env.SIZES ?? "phone,tablet,desk").split(",");
const TAKEN = SIZES.map(({ name, ...viewport }) => ({ name: SHORT[name], viewport })).filter(({ name }) => WANTED.includes(name));

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
  ...FIVE_CROWNS,
  {
    name: "log",
    scene: { fixture: "draw" },
    before: async (page) => {
      const open = page.locator(".with-count button");
      if (await open.isVisible()) await open.click();
    },
  },
  { name: "parts", before: async (page) => void (await page.goto("/parts")) },
  ...FIVE_OR_LESS,
  ...ONE_MORE,
];

const only = process.env.SHOTS === "all" ? null : process.env.SHOTS?.split(",");
for (const shot of SHOTS) {
  if (only && !only.includes(shot.name)) continue;
  for (const { name, viewport } of TAKEN) {
    test(`${shot.name} ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, baseURL: server.address, hasTouch: name !== "desk" });
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
      await page.screenshot({ path: `shots/${shot.name}-${name}.png`, fullPage: false });
      await context.close();
    });
  }
}
