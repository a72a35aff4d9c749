/** Every screen, in both lights and three languages, at the narrowest width: nothing sticks out, nothing is unreadable. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import type { Language } from "../src/lib/types";
import { noSidewaysScroll } from "./people";
import { Server } from "./server";
import { choose, stage, type Scene } from "./stage";

const server = new Server(5593, "0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

interface Screen {
  name: string;
  scene?: Scene;
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
const onStage = (name: string, scene: Omit<Scene, "game">, then?: (page: Page) => Promise<void>): Screen => ({
  name,
  scene: { game: GAME, ...scene },
  open: async (page) => {
    await page.goto("/t/STAGE");
    await page.locator(".fc").waitFor();
    await then?.(page);
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
  { name: "rules", open: async (page) => (await at(`/rules/${GAME}`)(page), page.locator("table").first().waitFor()) },
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
  onStage("log and chat", { fixture: "draw" }, async (page) => {
    await page.locator(".with-count button").click();
    await page.getByRole("dialog").waitFor();
  }),
];

for (const screen of SCREENS) {
  test(screen.name, async ({ browser }) => {
    for (const language of ["en", "fr", "de"] as const satisfies Language[]) {
      const context = await browser.newContext({ baseURL: server.address, viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
      const page = await context.newPage();
      await choose(page, { name: "Anna", language, theme: "light" });
      if (screen.scene) await stage(page, screen.scene);
      await screen.open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await noSidewaysScroll(page);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${String(node.target)} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
        expect(told, `${screen.name}, ${language}, ${theme}`).toEqual([]);
      }
      await context.close();
    }
  });
}

test("a first visit is light", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  // With what the server says about its games and tables; those are not in the check of the build.
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(200 * 1024);
  await context.close();
});
