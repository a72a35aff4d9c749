/**
 * `npm run shots`: every screen and state at every size, into `shots`, to be looked at; and what axe finds in every state,
 * theme and language.
 */
import { readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Language, Settings } from "../src/lib/types";
import { findings, withAxe } from "./axe";
import { DOUBLE_SERIES } from "./double-series.shots";
import { FIND_FIVE } from "./find-five.shots";
import { FIVE_CROWNS, taught } from "./five-crowns.shots";
import { FIVE_OR_LESS } from "./five-or-less.shots";
import { ONE_MORE } from "./one-more.shots";
import { invite, still, test } from "./people";
import { Server } from "./server";
import { SHORT, SIZES } from "./sizes";
import { choose, stage, type Scene } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Some of them on demand: `SIZES=small,side npm run shots`. */
const WANTED = (process.env.SIZES ?? Object.values(SHORT).join()).split(",");
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
    first: taught,
    before: async (page) => {
      const open = page.locator(".with-count button").first();
      if (await open.isVisible()) await open.click();
    },
  },
  { name: "parts", before: async (page) => void (await page.goto("/parts")) },
  ...FIVE_OR_LESS,
  ...ONE_MORE,
];

const only = process.env.SHOTS === "all" ? null : process.env.SHOTS?.split(",");
for (const { name, viewport } of TAKEN) {
  test(`pictures ${name}`, async ({ browser }) => {
    test.setTimeout(0);
    const context = await browser.newContext({ viewport, baseURL: server.address, hasTouch: name !== "desk" });
    for (const shot of SHOTS.filter((each) => only?.includes(each.name) ?? true)) {
      // One that cannot be taken is no reason to do without the others.
      const taken = await picture(await context.newPage(), shot, `shots/${shot.name}-${name}.png`).then(() => "taken", String);
      expect.soft(taken, shot.name).toBe("taken");
    }
    await context.close();
  });
}

/** Nothing is kept from one picture to the next but what the browser has loaded. */
async function picture(page: Page, shot: Shot, path: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.length === 0 && localStorage.clear());
  await choose(page, { name: shot.name.startsWith("lobby") ? "" : "Anna", language: "en", theme: "light", motion: false, ...shot.settings });
  await shot.first?.(page);
  if (shot.scene) {
    await page.goto(await stage(page, { game: "five-crowns", ...shot.scene }));
    await page.locator("main > div").first().waitFor();
    await still(page);
  }
  await shot.before?.(page);
  // What is fetched is there, such as the pictures of the rules.
  await expect(page.getByText("One moment…")).toHaveCount(0);
  await still(page);
  await page.screenshot({ path, fullPage: false });
  await page.close();
}

/** Every moment that there is a fixture of, and every page without a table. */
const GAMES = ["five-or-less", "double-series", "one-more", "find-five", "five-crowns"];
const moments = (game: string) =>
  readdirSync(new URL(`../src/games/${game}/fixtures`, import.meta.url)).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
const PAGES = ["/", "/me", "/t/NOSUCH", ...GAMES.map((game) => `/rules/${game}`)];

for (const theme of ["light", "dark"] as const) {
  for (const language of ["en", "fr", "de"] as const satisfies Language[]) {
    for (const game of GAMES) {
      if (only && !only.includes("axe")) continue;
      test(`axe finds nothing: ${game}, ${theme}, ${language}`, async ({ browser }) => {
        test.setTimeout(0);
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.address, hasTouch: true, reducedMotion: "reduce" });
        await withAxe(context);
        await context.addInitScript((id) => localStorage.setItem(`quintet.${id}.coach`, '"off"'), game);
        const page = await context.newPage();
        await choose(page, { name: "Anna", language, theme, motion: false });
        for (const fixture of moments(game)) {
          await page.goto(await stage(page, { game, fixture, seen: 0 }));
          await page.locator("main > div").first().waitFor();
          expect.soft(await findings(page), fixture).toEqual([]);
        }
        for (const path of game === GAMES[0] ? PAGES : []) {
          await page.goto(path);
          await page.locator("main").waitFor();
          await expect(page.getByText(/^(One moment…|Un instant…|Einen Moment …)$/)).toHaveCount(0);
          expect.soft(await findings(page), path).toEqual([]);
        }
        await context.close();
      });
    }
  }
}
