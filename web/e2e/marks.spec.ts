/** What a hint means is marked on every table: moments that chance brings seldom, put before the page. */
import { expect, type Page } from "@playwright/test";
import { explained, GAMES } from "./games";
import { noSidewaysScroll, person, still, test } from "./people";
import { Server } from "./server";
import { choose, fixture, stage } from "./stage";

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

type Action = Record<string, unknown>;

interface Moment {
  game: string;
  fixture: string;
  /** The one of the menu that the hint means, or one that is not listed there. */
  hint: (menu: Action[]) => Action | undefined;
  /** How the marked elements that have a name are called, in the order of the page. */
  named: (RegExp | string)[];
  /** How many marks there are, if some are on what has no name of its own. */
  marks?: number;
}

const first = (does: string) => (menu: Action[]) => menu.find((action) => action["do"] === does);

const MOMENTS: Moment[] = [
  { game: "five-crowns", fixture: "draw", hint: first("take"), named: [/^Discard pile, /] },
  { game: "five-crowns", fixture: "out", hint: first("go_out"), named: [/^Go out/, /, loose, suggested$/] },
  { game: "five-crowns", fixture: "last-turn", hint: first("discard"), named: [/suggested$/] },
  { game: "five-crowns", fixture: "solo", hint: first("place"), named: [/3-card hand, wild rank: three, suggested/] },
  { game: "double-series", fixture: "play", hint: first("remove"), named: [/marker of team/, /jack of/] },
  { game: "double-series", fixture: "play", hint: first("exchange"), named: [/^.+ of .+, suggested$/] },
  { game: "double-series", fixture: "choose", hint: (menu) => menu[1], named: [/row 5, column 3/, /row 5, column 4/, /row 5, column 5/, /row 5, column 6/, /row 5, column 7/] },
  { game: "double-series", fixture: "strict", hint: first("draw"), named: [/^Draw/, /^Draw/] },
  { game: "double-series", fixture: "vote", hint: first("vote"), named: [/^Yes/] },
  { game: "double-series", fixture: "give-up", hint: first("give_up"), named: [/^.+ of .+, suggested$/] },
  { game: "find-five", fixture: "draw", hint: first("erase"), named: Array.from({ length: 5 }, () => /outlined, suggested$/), marks: 1 },
  { game: "find-five", fixture: "draw", hint: first("timer"), named: [/^Flip the timer/] },
  { game: "find-five", fixture: "cross-alone", hint: first("cross"), named: [/^Cross out/] },
  { game: "find-five", fixture: "stop", hint: first("ready"), named: [/^Ready/] },
  { game: "one-more", fixture: "play", hint: first("play"), named: [/^\d.+, suggested$/] },
  { game: "one-more", fixture: "exchange", hint: (menu) => menu.find(({ pair }) => String(pair) === "1,2"), named: [/^Bob, .+, suggested/, /^Chloé, .+, suggested/] },
  { game: "one-more", fixture: "draw", hint: (menu) => menu.find(({ seat }) => seat === 1), named: [/^Bob, .+, suggested/] },
  { game: "one-more", fixture: "give", hint: first("give"), named: [/^\d.+, suggested$/] },
  { game: "five-or-less", fixture: "peek", hint: first("ready"), named: [/^Ready/] },
  { game: "five-or-less", fixture: "draw", hint: first("draw"), named: [/cards.*, suggested$/, /^Draw/] },
  { game: "five-or-less", fixture: "draw", hint: first("take"), named: [/^Discard pile/, /^Your card \d/, /^Take/] },
  { game: "five-or-less", fixture: "place", hint: first("swap"), named: [/^Your card \d/] },
  { game: "five-or-less", fixture: "place", hint: first("discard"), named: [/^Discard pile/, /^Discard it/] },
  { game: "five-or-less", fixture: "end", hint: first("use_power"), named: [/power/] },
  { game: "five-or-less", fixture: "end", hint: first("call"), named: [/5 or less/i] },
  { game: "five-or-less", fixture: "end", hint: first("claim"), named: [/^Your card \d/, /^Throw/] },
];

/** The names of all that is called suggested, as a screen reader says them. */
const said = (page: Page) =>
  page.getByRole("button", { name: /, suggested/ }).or(page.getByRole("gridcell", { name: /, suggested/ })).evaluateAll((all) =>
    all.map((each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").replace(/\s+/g, " ").trim()),
  );

for (const { id } of GAMES) {
  test(`${id} has moments here`, () => expect(MOMENTS.filter(({ game }) => game === id)).not.toEqual([]));
}

for (const { game, fixture: name, hint, named, marks } of MOMENTS) {
  const action = hint(fixture({ game, fixture: name }).menu as Action[]);
  test(`${game}, ${name}: ${String(action?.["do"])}`, async ({ browser }) => {
    expect(action).toBeDefined();
    const page = await person(browser, server);
    await choose(page, { motion: false });
    await explained(page);
    await page.goto(await stage(page, { game, fixture: name, hint: action, seen: 99 }));
    const lamp = page.getByRole("button", { name: "Suggest a move" });
    await expect(lamp).toBeVisible();
    await expect(page.locator("main").getByRole("button").first()).toBeVisible();
    const places = () => page.locator("main button, main [role=gridcell]").evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    await still(page);
    const before = await places();
    await lamp.click();
    await expect(page.locator(".hinted")).toHaveCount(marks ?? named.length);
    await expect.poll(() => said(page)).toEqual(named.map((pattern) => expect.stringMatching(pattern) as unknown));
    // Nothing moves or changes its size by it.
    await still(page);
    expect(await places()).toEqual(before);
    await noSidewaysScroll(page);
    await page.getByRole("button", { name: "Close suggestion" }).click();
    await expect(page.locator(".hinted")).toHaveCount(0);
    expect(await said(page)).toEqual([]);
  });
}

test("a power's hint leads from the player to their card and mine", async ({ browser }) => {
  const page = await person(browser, server);
  await explained(page);
  const action = (fixture({ game: "five-or-less", fixture: "target" }).menu as Action[]).find(({ seat, slot, mine }) => seat === 1 && slot === 2 && mine === 3);
  await page.goto(await stage(page, { game: "five-or-less", fixture: "target", hint: action }));
  await page.getByRole("button", { name: "Suggest a move" }).click();
  await expect(page.getByRole("button", { name: /^Your card 4.*, suggested$/ })).toBeVisible();
  await page.getByRole("button", { name: /Bob.*, suggested/ }).click();
  await expect(page.getByRole("button", { name: "Bob’s card 3, suggested" })).toBeVisible();
});
