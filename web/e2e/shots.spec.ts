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
];

interface Shot {
  name: string;
  scene?: Omit<Scene, "game">;
  settings?: Partial<Settings>;
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const SHOTS: Shot[] = [
  { name: "home", before: async (page) => void (await page.goto("/")) },
  { name: "lobby", before: async (page) => void (await invite(page, "Anna")) },
  { name: "my-turn", scene: { fixture: "draw" } },
  { name: "drawn", scene: { fixture: "discard" } },
  { name: "out", scene: { fixture: "out" } },
  { name: "last-turn", scene: { fixture: "last-turn" } },
  { name: "round-end", scene: { fixture: "round-end", seen: 8 } },
  { name: "over", scene: { fixture: "over" } },
  { name: "two", scene: { fixture: "two" } },
  { name: "ten", scene: { fixture: "ten" } },
  { name: "ten-last", scene: { fixture: "ten-last" } },
  { name: "solo", scene: { fixture: "solo" } },
  { name: "dark", scene: { fixture: "draw" }, settings: { theme: "dark" } },
  { name: "german", scene: { fixture: "discard" }, settings: { language: "de" } },
];

const only = process.env.SHOTS === "all" ? null : process.env.SHOTS?.split(",");
for (const shot of SHOTS) {
  if (only && !only.includes(shot.name)) continue;
  for (const size of SIZES) {
    test(`${shot.name} ${size.name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: size, baseURL: server.address, hasTouch: size.name !== "desk", isMobile: size.name === "phone" });
      const page = await context.newPage();
      await choose(page, { name: shot.name.startsWith("lobby") ? "" : "Anna", language: "en", theme: "light", motion: false, ...shot.settings });
      if (shot.scene) {
        await stage(page, { game: "five-crowns", ...shot.scene });
        await page.goto("/t/STAGE");
      }
      await shot.before?.(page);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `shots/${shot.name}-${size.name}.png`, fullPage: false });
      await context.close();
    });
  }
}
