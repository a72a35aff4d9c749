/** When somebody goes out, what they lay down has its room already: nothing else moves. */
import { expect, type Page } from "@playwright/test";
import type { TogetherView } from "../src/wire/five-crowns";
import { taught } from "./five-crowns.shots";
import { noSidewaysScroll, still, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

async function boxes(page: Page) {
  await still(page);
  const parts = { stock: page.getByRole("button", { name: /^Draw pile,/ }), pile: page.getByRole("button", { name: /^Discard pile,/ }), hand: page.locator(".hand"), sort: page.getByRole("group", { name: "Sort by" }) };
  return Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part.boundingBox()] as const));
}

/** The moments of a last turn, the first as it was before: nobody is out; somebody is; everybody else has laid down. */
const MOMENTS: ((view: TogetherView) => void)[] = [
  (view) => {
    view.out = null;
    for (const player of view.players) player.laid = null;
  },
  () => undefined,
  (view) => {
    for (const [seat, player] of view.players.entries()) {
      if (seat !== view.me) player.laid ??= { melds: [], points: 26 };
    }
  },
];

for (const viewport of SIZES) {
  test(`nothing moves when somebody goes out, at ${viewport.width}×${viewport.height}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.address, viewport, reducedMotion: "reduce" });
    for (const fixture of ["last-turn", "ten-last"]) {
      let was: Awaited<ReturnType<typeof boxes>> | null = null;
      for (const [moment, change] of MOMENTS.entries()) {
        const page = await context.newPage();
        await taught(page);
        await choose(page, { name: "Anna", language: "en" });
        await page.goto(await stage(page, { game: "five-crowns", fixture, change: ({ view }) => change(view as TogetherView) }));
        await page.locator(".hand").waitFor();
        await expect(page.locator(".final")).toHaveCount(moment === 0 ? 0 : 1);
        const now = await boxes(page);
        was ??= now;
        for (const [n, [name, box]] of now.entries()) {
          for (const side of ["x", "y", "width", "height"] as const) {
            expect(Math.abs((box?.[side] ?? 0) - (was[n]?.[1]?.[side] ?? 0)), `${fixture}, moment ${moment}, ${name}: ${side}`).toBeLessThanOrEqual(2);
          }
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
        }
        await noSidewaysScroll(page);
        await page.close();
      }
    }
    await context.close();
  });
}
