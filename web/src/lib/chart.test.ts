import { describe, expect, it, test } from "vitest";
import { apart, byRound, niceTop, plan, recent, running, signed } from "./chart";

describe("a chart of totals", () => {
  it("runs totals up, round by round", () => {
    expect(running([3, 0, 12])).toEqual([3, 3, 15]);
    expect(byRound([[3, 0, 12], [1, 1, 1]])).toEqual([[3, 1], [3, 2], [15, 3]]);
    expect(byRound([[], []])).toEqual([]);
  });

  it("begins at nothing and ends at the last round", () => {
    const { lines, most } = plan([[10, 0], [30, 5]], 100, 50);
    expect(lines[0]?.spots.map((spot) => spot.x)).toEqual([0, 50, 100]);
    expect(lines[0]?.spots[0]).toEqual({ x: 0, y: 50 });
    expect([most, lines[0]?.end, lines[1]?.end]).toEqual([30, 30, 5]);
    for (const spot of lines.flatMap((line) => line.spots)) expect(spot.y).toBeGreaterThanOrEqual(0);
  });

  it("passes over rounds that nobody saw", () => {
    const { lines } = plan([null, [10, 0], null, [30, 5]], 100, 50);
    expect(lines[0]?.spots.map((spot) => spot.x)).toEqual([0, 50, 100]);
  });

  it("has room below nothing", () => {
    const { lines, least } = plan([[-4, 8]], 100, 120);
    expect(least).toBe(-4);
    expect(lines[0]?.spots.map((spot) => spot.y)).toEqual([80, 120]);
    expect(signed(least)).toBe("−4");
  });

  it("ends its scale at a round number", () => {
    expect([1, 7, 131, 230].map(niceTop)).toEqual([1, 8, 150, 250]);
  });

  it("keeps labels apart and in order", () => {
    expect(apart([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(apart([99, 98], 10, 0, 100)).toEqual([100, 90]);
  });
});

test("values that are no totals begin where they begin", () => {
  const { lines } = plan([[4], [8]], 100, 50, false);
  expect(lines[0]?.spots).toEqual([
    { x: 0, y: 25 },
    { x: 100, y: 0 },
  ]);
});

test("the mean of the last few", () => {
  expect(recent([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});
