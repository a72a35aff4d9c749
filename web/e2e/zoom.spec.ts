/** At 200 % a laptop has 720 × 450 pixels and a phone 195 × 422; with the longest and strangest names nothing gets wider. */
import { readdirSync } from "node:fs";
import { noSidewaysScroll, still, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** As long as a name may be, without a place to break it, of pictures, from right to left, and twice the same. */
const NAMES = ["Maximiliane-Friederike v", "👩‍👩‍👧‍👦🎉🃏🧙‍♂️🦄🥳", "Maximiliane-Friederike v", "WWWWWWWWWWWWWWWWWWWWWWWW", "Al", "Al", "שרה בן־דוד", "Hiro", "Ines", "Jo"];

/** What is looked at on the laptop; on the phone it is every moment that there is a fixture of. */
const SCENES = { "five-or-less": ["draw", "round-end", "over"], "double-series": ["play", "vote", "over"], "one-more": ["play", "nine", "round-end", "over"], "find-five": ["draw", "stop", "over"], "five-crowns": ["discard", "ten", "over"] };
const all = (game: string) =>
  readdirSync(new URL(`../src/games/${game}/fixtures`, import.meta.url)).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));

for (const viewport of [{ width: 720, height: 450 }, { width: 195, height: 422 }]) {
  for (const [game, some] of Object.entries(SCENES)) {
    test(`${game} at ${viewport.width}×${viewport.height}, with long names`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.address, viewport, deviceScaleFactor: 2, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.addInitScript((id) => localStorage.setItem(`quintet.${id}.coach`, '"off"'), game);
      await choose(page, { name: "Anna", language: "de" });
      for (const fixture of viewport.width < 200 ? all(game) : some) {
        await test.step(fixture, async () => {
          await page.goto(await stage(page, { game, fixture, names: NAMES, seen: 0 }));
          await page.locator("main > div").first().waitFor();
          await still(page);
          await noSidewaysScroll(page);
          if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${viewport.width}-${game}-${fixture}.png` });
        });
      }
      await context.close();
    });
  }
}
