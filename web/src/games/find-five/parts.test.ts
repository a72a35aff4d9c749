import { beforeEach, describe, expect, test, vi } from "vitest";
import { deedsOf, wordOf } from "./bar";
import { can, doubled, prompt, rounds, total } from "./can";
import { standing, tileState } from "./drawn";
import assist from "./fixtures/assist.json";
import cross from "./fixtures/cross.json";
import draw from "./fixtures/draw.json";
import hurry from "./fixtures/hurry.json";
import over from "./fixtures/solo-over.json";
import solo from "./fixtures/solo.json";
import stop from "./fixtures/stop.json";
import waiting from "./fixtures/waiting.json";
import { faultText, judgedInOrder, outlineName, type Translate } from "./names";
import { keep, toBeat } from "./records";
import type { Action, Judged, View, ViewAid } from "./types";
import { wrongOf, type Wrong } from "./wrong";

const t: Translate = (key, args = {}) => [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
const NAMES = ["Anna", "Bob", "Chloé", "Dmitri"];
const of = (fixture: { view: unknown; menu: unknown[] }) => {
  const view = fixture.view as View;
  return { view, offers: can(view, fixture.menu as Action[]) };
};
const said = (fixture: { view: unknown; menu: unknown[] }, count = 0, wrong: Wrong | null = null) => {
  const { view, offers } = of(fixture);
  return prompt(view, offers, NAMES, t, { count, wrong });
};

describe("what I can do", () => {
  test("follows from the view and the menu", () => {
    expect(of(draw).offers).toMatchObject({ draw: true, timer: true, done: false, noFive: false, cross: false, ready: false });
    expect(of(hurry).offers).toMatchObject({ draw: true, timer: false, done: true });
    expect(of(solo).offers).toMatchObject({ draw: true, timer: false, noFive: true });
    expect(of(stop).offers).toMatchObject({ draw: false, ready: true });
  });

  test("is told in a sentence", () => {
    expect(said(draw)).toBe("ff-now-basic");
    expect(said(draw, 3)).toBe("ff-now-more count=3");
    expect(said(hurry, 3)).toBe("ff-now-hurry who=Chloé");
    expect(said(solo)).toBe("ff-now-solo");
    expect(said(stop)).toBe("ff-now-ready");
    expect(said(waiting)).toBe("ff-now-wait-ready who=ff-and some=Chloé last=Dmitri count=2");
  });

  test("says why, where a shape must be crossed out", () => {
    expect(said(cross)).toBe("ff-now-cross-why why=ff-fault-wrong-symbols");
  });

  test("knows its rounds, and which counts double", () => {
    expect([rounds(of(draw).view), rounds(of(solo).view)]).toEqual([5, 12]);
    expect([4, 5].map((round) => doubled(of(draw).view, round))).toEqual([false, true]);
    expect(doubled(of(solo).view, 12)).toBe(false);
  });
});

describe("what is wrong with an outline", () => {
  const aidOf = (fixture: { aid: unknown }) => fixture.aid as ViewAid;
  const { view, offers } = of(solo);
  const used = view.players[0]?.circled[0];
  if (!used) throw new Error("Somebody has found something by then.");
  const free = [90, 91, 92, 93, 94].filter((square) => !used.squares.includes(square));

  test("is told before it costs the round: a shape or a square that is used up", () => {
    const wrong = wrongOf(view, aidOf(solo), [free], [used.shape]);
    expect(wrong).toMatchObject({ fault: "used_shape", shape: used.shape });
    expect(said(solo, 1, wrong)).toBe(`ff-now-used shape=${used.shape}`);
    const open = aidOf(solo).tiles.find(({ available }) => available)?.shape ?? null;
    expect(wrongOf(view, aidOf(solo), [used.squares], [open])).toMatchObject({ fault: "used_square" });
    const done = (lost: boolean) => deedsOf({ view, offers, crossing: null, drawn: 1, lost, busy: false }, t).find(({ id }) => id === "done")?.sure;
    expect([done(true), done(false)]).toEqual([true, false]);
  });

  test("the timer is the main button only once something is drawn", () => {
    const { view, offers } = of(draw);
    const timer = (drawn: number) => deedsOf({ view, offers, crossing: null, drawn, lost: false, busy: false }, t).find(({ id }) => id === "timer");
    expect([timer(0), timer(1)].map((deed) => [deed?.strong, deed?.sure])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test("is told with help, and without it for the player to see", () => {
    const helped = of(assist);
    const wrong = wrongOf(helped.view, aidOf(assist), helped.view.marks, []);
    expect(wrong?.fault).toBe("wrong_symbols");
    expect(said(assist, 2, wrong)).toBe("ff-now-wrong why=ff-fault-wrong-symbols");
    const alone = of(draw);
    expect(wrongOf(alone.view, aidOf(draw), [[0, 1, 2, 3, 4]], ["I"])).toBeNull();
  });

  test("is never called worth anything", () => {
    expect(wordOf({ offers, shape: "I", worth: null }, t)).toBe("ff-drawn");
    expect(wordOf({ offers, shape: "I", worth: 4 }, t)).toBe("ff-drawn-right count=4");
    expect(wordOf({ offers, shape: null, worth: null }, t)).toBe("ff-hint");
  });
});

describe("a judgement", () => {
  const judged = (fault: Judged["fault"], squares = [0, 1, 2, 3, 4]): Judged => ({ squares, shape: "I", points: fault ? 0 : 4, fault });

  test("lists what counts first, then what fell out in the order of the rules, each under its number", () => {
    const order = judgedInOrder([judged("too_many"), judged("twice"), judged(null), judged("overlap"), judged("wrong_symbols"), judged(null)]);
    expect(order.map(({ number, fault }) => `${number} ${fault}`)).toEqual(["3 null", "6 null", "5 wrong_symbols", "4 overlap", "2 twice", "1 too_many"]);
  });

  test("gives its reason", () => {
    expect(faultText(t, "not_five", [0, 1])).toBe("ff-fault-unfinished");
    expect(faultText(t, "not_five", [0, 1, 2, 3, 99])).toBe("ff-fault-not-five");
    expect(faultText(t, "used_square", [0])).toBe("ff-fault-used-square");
    expect(outlineName(t, "I", [4, 3, 2, 1, 0])).toBe("ff-outline shape=I squares=A1 B1 C1 D1 E1");
    expect(outlineName(t, null, [99, 0])).toBe("A1 J10");
  });
});

test("what stands on a board of the puzzle, and how the shapes stand for me", () => {
  const player = { points: [4, 0], timers: 0, circled: [{ shape: "I" as const, squares: [0, 1, 2, 3, 4] }], crossed: [{ shape: "P" as const, squares: null }] };
  expect(standing(player)).toEqual([{ squares: [0, 1, 2, 3, 4], look: "circled" }]);
  expect((["I", "P", "T", "X"] as const).map((shape) => tileState(player, ["T"], shape))).toEqual(["circled", "crossed", "drawn", "open"]);
  expect(total(player)).toBe(4);
});

describe("results of games for one", () => {
  const view = over.view as unknown as View;
  const points = view.players[0] ? total(view.players[0]) : 0;
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  });

  test("the first game is no record, a better one is", () => {
    expect(toBeat(view)).toBeNull();
    const worse = { ...view, players: view.players.map((player) => ({ ...player, points: [1] })) };
    expect(keep(worse, "A", 1)).toMatchObject({ record: false, again: false });
    expect(toBeat(view)).toBe(1);
    expect(keep(view, "B", 2)).toMatchObject({ record: true, results: [{ points, table: "B" }, { points: 1, table: "A" }] });
    expect(keep(worse, "C", 3).record).toBe(false);
  });

  test("other boards are other lists, and of a day the first game counts", () => {
    keep(view, "A", 1);
    expect(toBeat({ ...view, options: { ...view.options, board: "grey" } })).toBeNull();
    const daily = { ...view, options: { ...view.options, daily: 20261115 } };
    expect(toBeat(daily)).toBeNull();
    expect(keep(daily, "B", 2).again).toBe(false);
    expect(keep(daily, "C", 3)).toMatchObject({ again: true, results: [{ table: "B" }] });
  });
});
