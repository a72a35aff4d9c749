import { beforeEach, expect, test, vi } from "vitest";
import { bests, dailyResult, forgetResult, keepBest, keepDaily } from "./best";
import { bringBests, listsOf, optionsOf } from "./bests";
import type { Bests } from "./wire";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

const none: Bests = { lists: [], days: [] };

test("a list and its options tell the same", () => {
  for (const list of ["find-five/solo/random", "find-five/solo/grey+", "find-five/day/20261115"]) {
    const options = optionsOf(list);
    const result = { points: 1, table: "A", at: 1 };
    const daily = options?.daily;
    const told = typeof daily === "number" ? { lists: [], days: [{ day: daily, result }] } : { lists: [{ options: options ?? {}, results: [result] }], days: [] };
    expect(Object.keys(listsOf(told))).toEqual([list]);
  }
  expect(optionsOf("other/solo/x")).toBeNull();
});

test("what the page kept is handed over once, and then the server's word holds", async () => {
  keepBest("find-five/solo/random", { points: 30, table: "A", at: 5 });
  const handOver = vi.fn((_game: string, _results: unknown) => Promise.resolve<Bests>({ lists: [{ options: { board: "random", assist: false }, results: [{ points: 44, table: "B", at: 1 }] }], days: [] }));
  const ask = vi.fn(() => Promise.resolve(none));
  await bringBests({ handOver, bests: ask });
  expect(handOver).toHaveBeenCalledWith("find-five", [{ options: { board: "random", assist: false }, points: 30, table: "A", at: 5 }]);
  expect(bests("find-five/solo/random").map(({ points }) => points)).toEqual([44]);
  await bringBests({ handOver, bests: ask });
  expect([handOver.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  expect(bests("find-five/solo/random")).toEqual([]);
});

test("what was played on the device stays until the server counts its game", async () => {
  const list = "find-five/solo/random";
  keepBest(list, { points: 30, table: "LOCAL-A", at: 5 });
  keepBest(list, { points: 20, table: "B", at: 4 });
  keepDaily("find-five", 20261115, { points: 9, table: "LOCAL-C", at: 7 });
  keepDaily("find-five", 20261116, { points: 8, table: "LOCAL-D", at: 7 });
  const counted = (results: Bests["lists"][number]["results"]): Bests => ({
    lists: [{ options: { board: "random", assist: false }, results }],
    days: [{ day: 20261116, result: { points: 3, table: "E", at: 6 } }],
  });
  const handOver = vi.fn((_game: string, _results: unknown) => Promise.resolve(counted([{ points: 44, table: "Z", at: 1 }])));
  const tables = () => bests(list).map(({ table }) => table);
  await bringBests({ handOver, bests: () => Promise.reject(new Error("not asked")) });
  expect(handOver.mock.calls[0]?.[1]).toEqual([{ options: { board: "random", assist: false }, points: 20, table: "B", at: 4 }]);
  expect(tables()).toEqual(["Z", "LOCAL-A"]);
  expect([20261115, 20261116].map((day) => dailyResult("find-five", day)?.table)).toEqual(["LOCAL-C", "E"]);
  forgetResult("LOCAL-A");
  expect(tables()).toEqual(["Z"]);
  await bringBests({ handOver, bests: () => Promise.resolve(counted([{ points: 30, table: "Y", at: 5 }])) });
  expect(tables()).toEqual(["Y"]);
});

test("a server that does not answer takes nothing away", async () => {
  keepBest("find-five/solo/random", { points: 30, table: "A", at: 5 });
  const silent = () => Promise.reject(new Error("silent"));
  await expect(bringBests({ handOver: silent, bests: silent })).rejects.toThrow();
  expect(bests("find-five/solo/random")).toHaveLength(1);
});
