import { beforeEach, expect, test, vi } from "vitest";
import { bests, keepBest } from "./best";
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

test("a server that does not answer takes nothing away", async () => {
  keepBest("find-five/solo/random", { points: 30, table: "A", at: 5 });
  const silent = () => Promise.reject(new Error("silent"));
  await expect(bringBests({ handOver: silent, bests: silent })).rejects.toThrow();
  expect(bests("find-five/solo/random")).toHaveLength(1);
});
