import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import play from "./fixtures/play.json";
import { Film, lasts } from "./film.svelte";
import type { Props, Sight } from "./types";

type Game = Props["game"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const played = (seat: number, card = "7-x"): Sight => ({ is: "played", seat, card, clockwise: true });
const table = (number: number, sight: Sight | null, more: Partial<Game> = {}): Game => ({
  ...(play as unknown as Game),
  number,
  menu: [],
  sights: sight ? [{ at: 0, sight, sentences: [] }] : [],
  ...more,
});

/** A film of what comes one after another, and what it shows. */
function showing(run: (come: (game: Game) => void, film: Film, hold: (on: boolean) => void) => void): void {
  let game = $state.raw(table(1, null));
  let held = $state(false);
  let film: Film | undefined;
  const stop = $effect.root(() => {
    film = new Film(() => game, () => held);
  });
  flushSync();
  if (film) run((next) => ((game = next), flushSync()), film, (on) => ((held = on), flushSync()));
  stop();
}

test("what the others do is shown one after another", () => {
  showing((come, film) => {
    come(table(2, played(1)));
    come(table(3, played(2)));
    expect(film.shown.number).toBe(2);
    expect(film.behind).toBe(true);
    vi.advanceTimersByTime(lasts([played(1)], 0));
    expect(film.shown.number).toBe(3);
    expect(film.behind).toBe(false);
  });
});

test("a touch goes on to what is now", () => {
  showing((come, film) => {
    for (const number of [2, 3, 4]) come(table(number, played(1)));
    film.catchUp();
    expect(film.shown.number).toBe(4);
  });
});

test("what I do is shown at once", () => {
  showing((come, film) => {
    come(table(2, played(1)));
    come(table(3, played(0)));
    expect(film.shown.number).toBe(3);
  });
});

test("whoever was away, or is far behind, sees what is now", () => {
  showing((come, film) => {
    come(table(2, played(1)));
    come(table(9, played(2), { gapless: false }));
    expect(film.shown.number).toBe(9);
    for (let number = 10; number < 20; number++) come(table(number, played(1)));
    expect(film.shown.number).toBe(19);
  });
});

test("the table stands still while the end of a round is read", () => {
  showing((come, film, hold) => {
    come(table(2, played(1)));
    hold(true);
    come(table(3, played(2)));
    vi.advanceTimersByTime(60_000);
    expect(film.shown.number).toBe(2);
    hold(false);
    vi.advanceTimersByTime(lasts([played(1)], 0));
    expect(film.shown.number).toBe(3);
  });
});

test("my own play needs no reading, an effect more than none", () => {
  const [mine, plain, effect] = [lasts([played(0)], 0), lasts([played(1, "5±")], 0), lasts([played(1)], 0)];
  expect(mine).toBeLessThan(plain);
  expect(plain).toBeLessThan(effect);
  expect(lasts([{ is: "turn", turn: 4, seat: 1 }], 0)).toBe(0);
});
