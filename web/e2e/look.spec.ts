/** Every screen, in both lights and three languages, at the narrowest width: nothing sticks out, nothing is unreadable. */
import { expect, type Page } from "@playwright/test";
import type { Language } from "../src/lib/types";
import { findings, withAxe } from "./axe";
import { RACE } from "./five-or-less.shots";
import { explained, GAMES } from "./games";
import { coached, ENDS, STATES } from "./one-more.shots";
import { noSidewaysScroll, test } from "./people";
import { Server } from "./server";
import { choose, stage, type Scene } from "./stage";
import type { ToServer } from "../src/wire/wire";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

interface Screen {
  name: string;
  /** The game that it shows, if it shows one. */
  game?: string;
  open: (page: Page) => Promise<void>;
}
const ready = (page: Page) => page.locator("main").first().waitFor();
const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await ready(page);
};
/** A button by the name of its icon, in any language. */
const press = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();
const GAME = "five-crowns";
const onStage = (
  name: string,
  scene: Omit<Scene, "game"> & Partial<Pick<Scene, "game">>,
  then?: (page: Page) => Promise<void>,
): Screen => ({
  name,
  game: scene.game ?? GAME,
  open: async (page) => {
    await explained(page);
    await page.goto(await stage(page, { game: GAME, ...scene }));
    await page.locator("main > div").first().waitFor();
    await then?.(page);
  },
});

const findFive = (fixture: string, then?: (page: Page) => Promise<void>): Screen => ({
  name: `5er Finden, ${fixture}`,
  game: "find-five",
  open: async (page) => {
    await page.addInitScript(() => localStorage.setItem("quintet.find-five.coach", "seen"));
    await page.goto(await stage(page, { game: "find-five", fixture }));
    await page.locator(".ff > div").waitFor();
    await then?.(page);
  },
});

const oneMore = (fixture: string): Screen => ({
  name: `One More!, ${fixture}`,
  game: "one-more",
  open: async (page) => {
    await coached(page);
    const ends = (ENDS as readonly string[]).includes(fixture);
    await page.goto(await stage(page, { game: "one-more", fixture, ...(ends && { seen: 0 }) }));
    await page.locator(ends ? "dialog[open]" : "main > div").first().waitFor();
  },
});

/** All states of Double Series are looked at in its own file; here, some in three languages. */
const doubleSeries = (fixture: string): Screen => ({
  name: `Double Series, ${fixture}`,
  game: "double-series",
  open: async (page) => {
    await explained(page);
    await page.goto(await stage(page, { game: "double-series", fixture }));
    await page.locator(".ds").waitFor();
  },
});

const SCREENS: Screen[] = [
  { name: "home", open: at("/") },
  {
    name: "settings",
    open: async (page) => {
      await at("/")(page);
      await press(page, /^(Settings|Réglages|Paramètres|Einstellungen)$/);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "lobby",
    open: async (page) => {
      await at("/")(page);
      await press(page, /^(Invite friends|Inviter des amis|Freunde einladen)$/);
      await page.waitForURL(/\/t\//);
      await page.locator("section.seats").waitFor();
    },
  },
  { name: "rules", open: async (page) => (await at(`/rules/${GAME}`)(page), page.locator("main summary").waitFor()) },
  {
    name: "all rules",
    open: async (page) => {
      await at(`/rules/${GAME}`)(page);
      await page.locator("main summary").click();
      await page.locator("main li[id]").first().waitFor();
    },
  },
  { name: "no such table", open: at("/t/NOSUCH") },
  { name: "parts", open: async (page) => (await page.goto("/parts"), page.getByRole("heading", { name: "5er Finden" }).waitFor()) },
  { name: "nowhere", open: at("/nowhere") },
  onStage("my turn", { fixture: "draw" }),
  onStage("a drawn card, lifted", { fixture: "discard" }, (page) => page.locator(".hand button").last().click()),
  onStage("going out", { fixture: "out" }),
  onStage("the last turn", { fixture: "last-turn" }),
  onStage("the end of a round", { fixture: "round-end", seen: 8 }, (page) => page.getByRole("dialog").waitFor()),
  onStage("the end of the game", { fixture: "over" }),
  onStage("ten", { fixture: "ten" }),
  onStage("ten, the last turn", { fixture: "ten-last" }),
  onStage("solo", { fixture: "solo-late" }),
  onStage("solo, over", { fixture: "solo-over" }),
  ...["peek", "draw", "place", "end", "target", "last-turns", "linked", "six", "watch", "round-end", "over"].map((fixture) =>
    onStage(`5 ou Moins, ${fixture}`, { game: "five-or-less", fixture }),
  ),
  onStage("5 ou Moins, a card of theirs", { game: "five-or-less", fixture: "target" }, (page) => page.locator("button.offered").first().click()),
  onStage("5 ou Moins, a race", { game: "five-or-less", fixture: "waiting", told: RACE }, (page) => page.getByTestId("race").waitFor()),
  findFive("draw", (page) => page.locator('[data-square="99"]').click()),
  findFive("draw", (page) => page.locator(".help, .foot").first().evaluate(() => document.querySelector<HTMLElement>(".help")?.click())),
  ...["hurry", "stop", "over", "cross", "cross-alone", "puzzle-stop", "solo", "solo-over", "daily-over", "watch"].map((fixture) => findFive(fixture)),
  ...[...STATES, ...ENDS].map(oneMore),
  ...["play", "vote", "over"].map(doubleSeries),
  onStage("the rules beside the game", { fixture: "draw" }, async (page) => {
    await press(page, /^(Rules|Règles|Regeln)$/);
    await page.getByRole("dialog").locator("summary").last().waitFor();
  }),
  onStage("the keys", { fixture: "draw" }, async (page) => {
    await page.keyboard.press("Shift+Slash");
    await page.getByRole("dialog").waitFor();
  }),
  onStage("sharing a result", { fixture: "over" }, async (page) => {
    await press(page, /^(Share result|Partager le résultat|Ergebnis teilen)$/);
    await page.getByRole("dialog").locator("img").waitFor();
  }),
  onStage("log and chat", { fixture: "draw" }, async (page) => {
    await page.locator(".with-count button").click();
    await page.getByRole("dialog").waitFor();
  }),
];

/** What can be tapped and is smaller than a finger. Links within sentences and cards half under others may be. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], select, summary, input:not([type=radio], [type=checkbox])")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const shown = box.width > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest(".skip, p, li > a, .hand");
      const small = box.width < 43.5 || box.height < 43.5;
      return shown && small ? [`${element.tagName} ${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`] : [];
    }),
  );
}

for (const { id } of GAMES) {
  test(`${id} has screens here`, () => expect(SCREENS.filter(({ game }) => game === id)).not.toEqual([]));
}

for (const language of ["en", "fr", "de"] as const satisfies Language[]) {
  test(`every screen is sound in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.address, viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
    await withAxe(context);
    const page = await context.newPage();
    await choose(page, { name: "Anna", language, theme: "light" });
    for (const screen of SCREENS.filter(({ name }) => name.includes(process.env.LOOK ?? ""))) {
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await noSidewaysScroll(page);
        expect.soft(await tooSmall(page), `${screen.name}: too small for a finger`).toEqual([]);
        // What axe finds it finds in every language; `make shots` asks it in all of them.
        if (language !== "en") return;
        expect.soft(await findings(page, { grave: true }), `${screen.name}, light`).toEqual([]);
        // The same page in the other light: only its colours differ.
        await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
        expect.soft(await findings(page, { only: "color-contrast", grave: true }), `${screen.name}, dark`).toEqual([]);
      });
    }
    await context.close();
  });
}

test("a seat is taken back over the end of a round", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const heard: ToServer[] = [];
  await explained(page);
  await choose(page, { name: "Anna", language: "en" });
  await page.goto(await stage(page, { game: GAME, fixture: "round-end", seen: 8, standin: true, heard }));
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect.poll(() => heard.some((message) => message.type === "command" && message.command.do === "take_back")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await context.close();
});
