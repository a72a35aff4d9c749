/** 5 ou Moins: two people race for one discard, throw with a drawn card in hand, and play whole games with keys and with a thumb. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { ToServer } from "../src/wire/wire";
import { join, noSidewaysScroll, person, test } from "./people";
import { Server } from "./server";
import { stage } from "./stage";

const server = new Server("0-100");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Opens a table with these options; against bots the game begins at once. */
async function open(page: Page, seats: number, options: Record<string, unknown>, against: string | null): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
  await page.goto("/");
  const id = await page.evaluate(
    async (body) => {
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    JSON.stringify({ game: "five-or-less", seats, options, name: "Ada", against }),
  );
  await page.goto(`/t/${id}`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const myCard = (page: Page, place: number) => button(page, new RegExp(`^Your card ${place}\\b`));
/** How long something is looked for that may be gone. */
const SOON = { timeout: 2_000 };
const number = (text: string | null, pattern: RegExp) => Number((pattern.exec(text ?? "")?.[1] ?? "NaN").replace("−", "-"));

/** What a person may see of their base, by place. */
async function peek(page: Page): Promise<Map<number, number>> {
  await expect(myCard(page, 1)).toHaveAccessibleName(/: /);
  const known = new Map<number, number>();
  for (const place of [1, 2, 3]) known.set(place, number(await myCard(page, place).getAttribute("aria-label"), /: (−?\d+)$/));
  await button(page, "Ready").click();
  return known;
}

/** Every drawing in my pyramid is a back: nothing but the mark of the back is written there. */
async function onlyBacks(page: Page): Promise<void> {
  const drawings = page.getByRole("list", { name: "Your pyramid" }).locator("svg text");
  await expect.poll(async () => [...new Set(await drawings.allTextContents())].join()).toMatch(/^5?$/);
  await expect(page.getByRole("button", { name: /^Your card \d+: / })).toHaveCount(0);
}

/** The same before anything was thrown. */
async function allCovered(page: Page): Promise<void> {
  await onlyBacks(page);
  await expect(myCard(page, 1)).not.toHaveAccessibleName(/: /);
}

/** Takes a card to throw it as a thumb does. */
async function grab(page: Page, place: number): Promise<void> {
  const box = await myCard(page, place).boundingBox();
  if (!box) throw new Error("The card is gone.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 30, { steps: 2 });
}

/** Throws a card. */
async function flick(page: Page, place: number): Promise<void> {
  await grab(page, place);
  await page.mouse.up();
}

/**
 * Watches for the winner of the next race. The board stands for a moment only, so the page itself looks out for it: the
 * test may be too slow.
 */
async function watchRace(page: Page): Promise<() => Promise<string>> {
  const winner = await page.evaluateHandle(() => {
    const look = () => {
      const board = document.querySelector('[data-testid="race"]');
      return board?.querySelector(".time") ? (board.querySelector(".won .who")?.textContent ?? null) : null;
    };
    return {
      seen: new Promise<string>((done) => {
        const check = () => {
          const name = look();
          if (name === null) requestAnimationFrame(check);
          else done(name);
        };
        check();
      }),
    };
  });
  return () => winner.evaluate(({ seen }) => seen);
}

interface Player {
  page: Page;
  name: string;
  /** What they remember, by place. */
  known: Map<number, number>;
}

const placeOf = (player: Player, card: number) => [...player.known].find(([, value]) => value === card)?.[0];

/**
 * Plays one turn so that soon both hold the same cards: learns another place, or takes in what the other holds for
 * something the other does not. Comes back with what was discarded, if both hold it too.
 */
async function turn(player: Player, other: Player): Promise<number | null> {
  const { page, known } = player;
  await button(page, "Draw").click();
  const drawn = page.getByText(/^You drew /);
  await expect(drawn).toBeAttached();
  const card = number(await drawn.textContent(), /You drew (−?\d+)/);
  const both = placeOf(player, card) !== undefined && placeOf(other, card) !== undefined;
  const unknown = [1, 2, 3, 4, 5].find((place) => !known.has(place));
  const alone = [...known].find(([, value]) => placeOf(other, value) === undefined)?.[0];
  const place = unknown ?? (placeOf(other, card) === undefined ? undefined : alone);
  if (both || place === undefined) {
    await button(page, "Discard it").click();
  } else {
    await myCard(page, place).click();
    known.set(place, card);
  }
  await expect(button(page, "End turn").or(button(page, /^Take|^Draw$/)).first()).toBeVisible();
  return both ? card : null;
}

test("two people race for one discard: one wins, both see who", async ({ browser }) => {
  for (let tables = 0; tables < 4; tables++) {
    const [ada, bo] = [await person(browser, server), await person(browser, server)];
    await bo.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
    await open(ada, 2, { powers: false, peek_seconds: 60, turn_end_seconds: 30 }, null);
    await join(bo, ada, "Bo");
    await button(ada, "Start the game").click();
    const players: [Player, Player] = [
      { page: ada, name: "Ada", known: await peek(ada) },
      { page: bo, name: "Bo", known: await peek(bo) },
    ];
    await Promise.all(players.map((player) => allCovered(player.page)));

    // They take turns until one of them discards what both of them hold.
    let [now, next] = players;
    const begins = async () => (await Promise.all(players.map((player) => button(player.page, "Draw").isVisible()))).indexOf(true);
    await expect.poll(begins).toBeGreaterThanOrEqual(0);
    if ((await begins()) === 1) [now, next] = [next, now];
    for (let turns = 0; turns < 60; turns++) {
      const card = await turn(now, next);
      if (card === null) {
        await button(now.page, "End turn").click();
        [now, next] = [next, now];
        continue;
      }
      const [mine, theirs] = [placeOf(now, card), placeOf(next, card)];
      if (mine === undefined || theirs === undefined) throw new Error("They remember wrongly.");
      const top = new RegExp(`^Discard pile, ${card < 0 ? `−${-card}` : card} on top`);
      await Promise.all(players.map((player) => expect(button(player.page, top)).toBeVisible()));
      // Who throws sooner than a person can react is taken to mean the card that lay there before.
      await now.page.waitForTimeout(300);
      const winnerOn = await Promise.all(players.map((player) => watchRace(player.page)));
      // Both have theirs in hand before either lets go: a race is a matter of moments.
      await Promise.all([grab(now.page, mine), grab(next.page, theirs)]);
      await Promise.all(players.map((player) => player.page.mouse.up()));

      const boards = players.map((player) => player.page.getByTestId("race"));
      const winners = await Promise.all(winnerOn.map((winner) => winner()));
      expect(winners[0]).toBe(winners[1]);
      expect(["Ada", "Bo"]).toContain(winners[0]);
      const [winner, place] = winners[0] === now.name ? [now, mine] : [next, theirs];
      const [loser, kept] = winner === now ? [next, theirs] : [now, mine];
      await expect(myCard(winner.page, place)).toHaveCount(0);
      await expect(myCard(loser.page, kept)).toBeVisible();
      // The race is over, and what was taken back lies hidden again.
      await expect(boards[0] ?? loser.page.getByTestId("race")).toBeHidden();
      await allCovered(loser.page);
      return;
    }
    await Promise.all(players.map((player) => player.page.context().close()));
  }
  throw new Error("In four games nobody drew what both held.");
});

test("by keyboard, and nothing that was seen for a moment stays on the page", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await open(page, 2, { powers: false, peek_seconds: 60, turn_end_seconds: 30 }, "easy");
  const ready = button(page, "Ready");
  await expect(ready).toBeVisible();
  const values = await page.getByRole("list", { name: "Your pyramid" }).getByRole("button", { name: /: / }).count();
  expect(values).toBe(3);
  await page.keyboard.press("r");
  await allCovered(page);

  await expect(button(page, "Draw")).toBeEnabled();
  const log = page.getByRole("region", { name: "Log" });
  const line = log.getByText(/^You draw −?\d+\.$/);
  // It stands for a moment only: looked out for before it is there.
  const told = line.waitFor();
  await page.keyboard.press("d");
  await told;
  await expect(page.getByText(/^You drew −?\d+$/)).toBeAttached();
  await page.keyboard.press("2");
  await expect(log.getByText(/^You discard −?\d+ from spot 2\.$/)).toHaveCount(1);
  await allCovered(page);
  // The log is beside the board all the time: it forgets what lies in spot 2 now.
  await expect(line).toHaveCount(0);
  expect(await page.locator("body").innerText()).not.toContain("You draw");
  await page.keyboard.press("c");
  await expect(button(page, "Yes, “5 or less!”")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await expect(button(page, "End turn")).toBeHidden();
  await page.context().close();
});

/** Ways to throw the card in that place. */
const WAYS: [string, (page: Page, place: number) => Promise<void>][] = [
  [
    "a tap",
    async (page, place) => {
      await button(page, "Throw").click();
      await expect(page.getByText("You keep the one you drew")).toBeVisible();
      await myCard(page, place).click();
    },
  ],
  ["a drag", flick],
  ["a key", (page, place) => page.keyboard.press(`Shift+Digit${place}`)],
];

for (const [way, throwIt] of WAYS) {
  test(`${way} throws while a drawn card is held, and places nothing`, async ({ browser }) => {
    const page = await person(browser, server);
    await page.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
    const heard: ToServer[] = [];
    await page.goto(await stage(page, { game: "five-or-less", fixture: "place", heard }));
    await expect(page.getByText("Or throw a match first")).toBeVisible();
    // By number: what has no answer for seconds is sent again, and counts once.
    const acts = () => [...new Map(heard.flatMap((each) => (each.type === "command" && each.command.do === "act" ? [[each.number, each.command.action] as const] : []))).values()];
    await throwIt(page, 3);
    await expect.poll(acts).toEqual([{ do: "claim", discard: 57, slot: 2 }]);
    // It is in the air until it is judged: the drawn card is still there, and is not placed meanwhile.
    await expect(page.getByText("You drew 10")).toBeAttached();
    await myCard(page, 1).click();
    await page.keyboard.press("x");
    expect(acts()).toHaveLength(1);
  });
}

/** One turn of somebody who only wants it over. */
async function pass(page: Page): Promise<void> {
  await button(page, "Draw").click();
  await button(page, "Discard it").click();
  await button(page, "End turn").click();
}

test("a card is thrown with a drawn one in the hand, which is placed afterwards", async ({ browser }) => {
  const [ada, bo] = [await person(browser, server), await person(browser, server)];
  await bo.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
  await open(ada, 2, { powers: false, peek_seconds: 60, turn_end_seconds: 30, rounds: 1 }, null);
  await join(bo, ada, "Bo");
  await button(ada, "Start the game").click();
  const known = await peek(ada);
  await peek(bo);
  await expect(ada.getByText("Round 1 of 1")).toBeVisible();
  await expect.poll(async () => (await button(ada, "Draw").isVisible()) || (await button(bo, "Draw").isVisible())).toBe(true);
  if (await button(bo, "Draw").isVisible()) await pass(bo);
  // Until a card that she knows lies on top, or for a few turns: then she throws a wrong one.
  for (let turns = 0; ; turns++) {
    await expect(button(ada, "Draw")).toBeEnabled();
    const top = number(await button(ada, /^Discard pile, /).getAttribute("aria-label"), /, (−?\d+) on top/);
    const right = [...known].find(([, card]) => card === top)?.[0];
    if (right === undefined && turns < 3) {
      await pass(ada);
      await expect(button(bo, "Draw")).toBeEnabled();
      await pass(bo);
      continue;
    }
    await button(ada, "Draw").click();
    const drawn = ada.getByText(/^You drew /);
    await expect(drawn).toBeAttached();
    const held = (await drawn.textContent()) ?? "";
    const place = right ?? [...known.keys()][0] ?? 1;
    const judged = bo.getByTestId("race").waitFor();
    await flick(ada, place);
    await judged;
    if (right === undefined) await expect(myCard(ada, 6)).toBeVisible();
    else await expect(myCard(ada, place)).toHaveCount(0);
    // The drawn card is where it was, for her alone.
    await expect(drawn).toHaveText(held);
    expect(await bo.content()).not.toContain("You drew");
    const other = [1, 2, 3, 4, 5].find((each) => each !== place) ?? 2;
    await myCard(ada, other).click();
    await expect(drawn).toHaveCount(0);
    await expect(button(ada, "End turn")).toBeVisible();
    await expect(ada.getByTestId("race")).toBeHidden();
    await onlyBacks(ada);
    await onlyBacks(bo);
    return;
  }
});

test("a whole game with keys alone, found by accessible names alone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await open(page, 3, { peek_seconds: 60, turn_end_seconds: 30, rounds: 1 }, "easy");
  const { keyboard } = page;
  const over = page.getByRole("heading", { name: /^You win!$| wins!$| tie for the win$/ });
  const agree = button(page, "Yes, “5 or less!”");
  /** What is offered now, and the key for it: who calls at the end of every turn has played the round soon. */
  const keys: [Locator, string][] = [
    [button(page, "Ready"), "r"],
    [button(page, "5 or less!"), "c"],
    [button(page, "Discard it"), "x"],
    [button(page, "Draw"), "d"],
  ];
  const pressed = new Set<string>();
  for (let steps = 0; steps < 600 && !(await over.isVisible()); steps++) {
    if (await agree.isVisible()) {
      // Wherever the keyboard is, the tabulator leads there; it may be gone before.
      const there = await agree.evaluate((element) => element === document.activeElement, undefined, SOON).catch(() => false);
      await keyboard.press(there ? "Enter" : "Tab");
      continue;
    }
    const shown = await Promise.all(keys.map(([offer]) => offer.isVisible()));
    const key = keys[shown.indexOf(true)]?.[1];
    if (key !== undefined) {
      await keyboard.press(key);
      pressed.add(key);
    }
    await page.waitForTimeout(50);
  }
  await expect(over).toBeVisible();
  expect([...pressed].sort()).toEqual(["c", "d", "r", "x"]);
  await expect(page.getByText(/total −?\d+/)).toHaveCount(3);
  // And on to the next game, still without a mouse.
  const again = button(page, "Play again");
  await again.waitFor();
  for (let n = 0; n < 60 && !(await again.evaluate((element) => element === document.activeElement)); n++) await keyboard.press("Tab");
  const table = page.url();
  await keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== table);
  await expect(button(page, "Ready")).toBeVisible();
});

test("a whole game against bots, with a thumb on a phone", async ({ browser }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, 3, { peek_seconds: 60, turn_end_seconds: 30, rounds: 2 }, "easy");
  const over = page.getByRole("heading", { name: /^Round \d is over$/ });
  for (let round = 1; round <= 2; round++) {
    await expect(page.getByText("Memorise your bottom three cards")).toBeVisible();
    await button(page, "Ready").tap();
    await allCovered(page);
    await noSidewaysScroll(page);
    for (let steps = 0; steps < 400 && !(await over.isVisible()); steps++) {
      // Whatever is offered: a full turn by its buttons, a call at its end.
      for (const name of ["Draw", "Discard it", "5 or less!", /^Yes, “5 or less!”/]) {
        // It may be gone before it is hit: turns end by themselves.
        if (await button(page, name).isVisible()) await button(page, name).tap({ timeout: 5_000 }).catch(() => undefined);
      }
      await page.waitForTimeout(100);
    }
    await expect(over).toBeVisible();
    await expect(page.getByText(/total −?\d+/)).toHaveCount(3);
    await expect(page.getByText(/^(Called with|The call was wrong|Didn’t call)/)).toHaveCount(3);
    await noSidewaysScroll(page);
    if (round < 2) await button(page, "Next round").tap();
  }
  await expect(page.getByRole("heading", { name: /^You win!$| wins!$| tie for the win$/ })).toBeVisible();
});
