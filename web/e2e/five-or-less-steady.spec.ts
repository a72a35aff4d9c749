/** 5 ou Moins: between the states of a turn nothing jumps, and all that is touched is on the screen, on the smallest phones. */
import { expect, type Page } from "@playwright/test";
import { person, still, test } from "./people";
import { Server } from "./server";
import { TIGHT } from "./sizes";
import { stage } from "./stage";
import { covered } from "./touchable";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
/** A turn from its beginning to its end, at one table: what is staged, and what is done there. */
const STATES: [string, string, ((page: Page) => Promise<void>)?][] = [
  ["draw", "draw"],
  ["taking", "draw", press("Take 4")],
  ["throwing", "draw", press("Throw")],
  ["holding a power card", "place"],
  ["the end of the turn", "end"],
  ["calling", "end", press("5 or less!")],
  ["whom a power hits", "target"],
  ["which of their cards", "target", press(/^Pick Bob/)],
  ["the last throws", "last-claims"],
];
/** What must stay where it is. */
const PARTS = { pile: ".pile:first-child button", discards: ".discard", prompt: ".now", hand: ".mine section", bar: ".bar" };

async function boxes(page: Page): Promise<Record<string, readonly number[]>> {
  const entries = Object.entries(PARTS).map(async ([name, selector]) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`There is no ${name}.`);
    return [name, [box.x, box.y, box.width, box.height]] as [string, number[]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

for (const { width, height } of TIGHT) {
  test(`nothing jumps at ${width} by ${height}`, async ({ browser }) => {
    const page = await person(browser, server, { viewport: { width, height }, hasTouch: true, reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
    let first: Record<string, readonly number[]> | null = null;
    for (const [name, fixture, before] of STATES) {
      await page.goto(await stage(page, { game: "five-or-less", fixture }));
      await page.locator(".bar").waitFor();
      await before?.(page);
      await still(page);
      const now = await boxes(page);
      first ??= now;
      for (const [part, box] of Object.entries(now)) {
        const far = Math.max(...box.map((value, n) => Math.abs(value - (first?.[part]?.[n] ?? NaN))));
        expect(far, `${part} in “${name}” at ${box.join()}, first at ${first[part]?.join()}`).toBeLessThanOrEqual(2);
      }
      const bottom = (now.bar?.[1] ?? 0) + (now.bar?.[3] ?? 0);
      expect(bottom, `the buttons in “${name}”`).toBeLessThanOrEqual(height);
      expect(await covered(page, { within: "main" }), name).toEqual([]);
    }
  });
}

test("six players find room on the smallest phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
  await page.goto(await stage(page, { game: "five-or-less", fixture: "six" }));
  await page.locator(".bar").waitFor();
  await still(page);
  const bar = await page.locator(".bar").boundingBox();
  expect((bar?.y ?? 999) + (bar?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await covered(page, { within: "main" })).toEqual([]);
});
