import { beforeEach, expect, test, vi } from "vitest";
import { bestOf, bests, dailyResult, dailyResults, dayName, dayNumber, keepBest, keepDaily } from "./best";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

const result = (points: number, table: string, at = 0) => ({ points, table, at });

test("the best come first, each table once, five at most", () => {
  for (const [n, points] of [12, 30, 7, 30, 21, 9].entries()) keepBest("solo", result(points, `T${n}`, n));
  keepBest("solo", result(99, "T1", 9));
  expect(bests("solo").map(({ points, table }) => `${table} ${points}`)).toEqual(["T1 30", "T3 30", "T4 21", "T0 12", "T5 9"]);
  expect(bests("other")).toEqual([]);
});

test("of a day the first result counts", () => {
  expect(keepDaily("g", 20261115, result(20, "A")).points).toBe(20);
  expect(keepDaily("g", 20261115, result(35, "B")).points).toBe(20);
  keepDaily("g", 20261114, result(11, "C"));
  expect(dailyResult("g", 20261115)?.table).toBe("A");
  expect(dailyResult("g", 20261116)).toBeNull();
  expect(dailyResults("g")).toEqual([
    { day: 20261115, points: 20 },
    { day: 20261114, points: 11 },
  ]);
});

test("the best of a game is that of all its lists but the days", () => {
  keepBest("g/solo/white", result(12, "A"));
  keepBest("g/solo/grey", result(19, "B"));
  keepBest("other/solo", result(50, "C"));
  keepDaily("g", 20261115, result(40, "D"));
  expect(bestOf("g")).toBe(19);
  expect(bestOf("nothing")).toBeNull();
});

test("old days are forgotten", () => {
  for (let n = 0; n < 70; n++) keepDaily("g", 20260000 + n, result(n, `T${n}`));
  expect(dailyResults("g")).toHaveLength(60);
  expect(dailyResult("g", 20260069)?.points).toBe(69);
});

test("what cannot be read is empty, and what cannot be stored is forgotten", () => {
  stored.set("quintet.best", "{no json");
  expect(bests("solo")).toEqual([]);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(keepBest("solo", result(5, "A"))).toHaveLength(1);
});

test("days have numbers and names", () => {
  expect(dayNumber(new Date(2026, 10, 5))).toBe(20261105);
  expect(dayName(20261105, "en-GB")).toBe("5 November");
});
