/** The states of Double Series for `npm run shots`; `SHOTS=ds-play,ds-vote` for some. */
import type { Page } from "@playwright/test";
import type { Settings } from "../src/lib/types";
import type { Shot } from "./shots.spec";
import type { Scene } from "./stage";

const CHAT = [
  { number: 4, seat: 1, text: "Dmitri, look at the lower corner!" },
  { number: 5, seat: 0, text: "Nice table!" },
];
const RULED = [{ is: "judged", guilty: false, owing: [], until: 0, why: "one_sided" }];
const known = (page: Page) => page.evaluate(() => localStorage.setItem("quintet.double-series.coach", "seen"));
const card = (name: RegExp) => (page: Page) => page.getByRole("list", { name: /hand|main|Hand/ }).getByRole("button", { name }).first().click();
const space = (square: number) => (page: Page) => page.locator(`[data-square="${square}"]`).click();

function shot(name: string, fixture: string, more: { before?: ((page: Page) => Promise<void>)[]; settings?: Partial<Settings>; scene?: Partial<Scene> } = {}): Shot {
  return {
    name: `ds-${name}`,
    scene: { game: "double-series", fixture, chat: CHAT, ...more.scene },
    settings: more.settings ?? {},
    before: async (page) => {
      await known(page);
      await page.reload();
      await page.locator(".ds").waitFor();
      for (const step of more.before ?? []) await step(page);
    },
  };
}

export const DOUBLE_SERIES: Shot[] = [
  shot("play", "play"),
  shot("card", "play", { before: [card(/^(9 of hearts|9 de cœur|Herz 9)/)] }),
  shot("chosen", "play", { before: [card(/^queen of clubs/), (page) => page.locator('[aria-label*="can be picked"]').first().click()] }),
  shot("anywhere", "play", { before: [card(/^jack of diamonds/), space(52)] }),
  shot("take", "play", { before: [card(/^jack of spades/), space(44)] }),
  shot("dead", "play", { before: [card(/^2 of spades/)] }),
  shot("zoom", "play", { before: [card(/^9 of hearts/), async (page) => { const zoom = page.getByRole("button", { name: "Zoom in" }); if (await zoom.isVisible()) await zoom.click(); }] }),
  shot("wait", "wait"),
  shot("watch", "watch"),
  shot("two", "two", { settings: { theme: "dark", suits: "classic", cards: "large" } }),
  shot("ten", "ten"),
  shot("nine", "nine"),
  shot("strict", "strict"),
  shot("choose", "choose"),
  shot("vote", "vote"),
  shot("accused", "accused", { settings: { language: "de" } }),
  shot("accused-fr", "accused", { settings: { language: "fr" } }),
  shot("ruled", "ruled", { scene: { told: RULED }, before: [(page) => page.locator(".trial [role=status]").waitFor()] }),
  shot("give-up", "give-up", { before: [card(/^10 of diamonds/)] }),
  shot("stuck", "stuck", { before: [card(/^2 of spades/)], settings: { language: "en" } }),
  shot("over", "over", { settings: { language: "en" } }),
  shot("draw", "draw", { settings: { language: "de" } }),
  shot("people", "play", { before: [(page) => page.locator(".teams button").first().click()] }),
  {
    name: "lobby-ds",
    before: async (page) => {
      await page.goto("/");
      await page.locator('article[data-game="double-series"]').getByRole("button", { name: "Invite friends" }).click();
      await page.getByLabel("Your name").fill("Anna");
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.getByRole("button", { name: "Start the game" }).waitFor();
    },
  },
  { name: "ds-rules", before: async (page) => void (await page.goto("/rules/double-series")) },
  { name: "ds-coach", scene: { game: "double-series", fixture: "play" }, settings: { language: "fr" } },
];
