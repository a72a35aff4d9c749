/** At 200 % a laptop has 720 × 450 pixels and a phone 195 × 422; with the longest and strangest names nothing gets wider. */
import { noSidewaysScroll, test } from "./people";
import { Server } from "./server";
import { choose, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** As long as a name may be, without a place to break it, of pictures, from right to left, and twice the same. */
const NAMES = ["Maximiliane-Friederike v", "👩‍👩‍👧‍👦🎉🃏🧙‍♂️🦄🥳", "Maximiliane-Friederike v", "WWWWWWWWWWWWWWWWWWWWWWWW", "Al", "Al", "שרה בן־דוד", "Hiro", "Ines", "Jo"];

const PLAYING = { "five-or-less": ["draw"], "double-series": ["play", "vote"], "one-more": ["play"], "find-five": ["draw"], "five-crowns": ["discard", "ten", "over"] };
const ALL = { "five-or-less": ["draw", "round-end", "over"], "double-series": ["play", "vote", "over"], "one-more": ["play", "nine", "over"], "find-five": ["draw", "stop", "over"], "five-crowns": ["discard", "ten", "over"] };

for (const [viewport, scenes] of [[{ width: 720, height: 450 }, ALL], [{ width: 195, height: 422 }, PLAYING]] as const) {
  for (const [game, fixtures] of Object.entries(scenes)) {
    test(`${game} at ${viewport.width}×${viewport.height}, with long names`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.address, viewport, deviceScaleFactor: 2, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.addInitScript((id) => localStorage.setItem(`quintet.${id}.coach`, '"off"'), game);
      await choose(page, { name: "Anna", language: "de" });
      for (const fixture of fixtures) {
        await page.goto(await stage(page, { game, fixture, names: NAMES }));
        await page.locator("main > div").first().waitFor();
        await noSidewaysScroll(page);
        if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${viewport.width}-${game}-${fixture}.png` });
      }
      await context.close();
    });
  }
}
