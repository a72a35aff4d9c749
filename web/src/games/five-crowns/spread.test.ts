import { describe, expect, it } from "vitest";
import { frames, slot, spread } from "./spread";

describe("spreading a hand", () => {
  it("never leaves the width, nor less than a finger to a card", () => {
    for (const width of [344, 374, 800, 1200]) {
      for (let count = 1; count <= 14; count++) {
        for (const gap of [0, 14]) {
          const { spots, card, step, perRow } = spread(count, width, 92, gap);
          expect(spots).toHaveLength(count);
          for (const spot of spots) expect(spot.x + card).toBeLessThanOrEqual(width + 0.01);
          for (const spot of spots) expect(spot.x).toBeGreaterThanOrEqual(-0.01);
          if (count > 1) expect(step).toBeGreaterThanOrEqual(43.9);
          expect(Math.ceil(count / perRow)).toBeLessThanOrEqual(2);
        }
      }
    }
  });

  it("has one row where there is room", () => {
    expect(spread(14, 1200, 104, 14).perRow).toBe(14);
    expect(spread(14, 344, 74, 14).perRow).toBe(7);
  });
});

describe("dropping a card", () => {
  const row = spread(5, 800, 80, 0);
  const middle = (n: number) => (row.spots[n]?.x ?? 0) + 10;

  it("stays where it is when dropped on itself", () => {
    expect(slot(row, 2, middle(2), 50)).toBe(2);
  });

  it("goes before the card it is dropped on", () => {
    expect(slot(row, 4, middle(1), 50)).toBe(1);
    expect(slot(row, 0, middle(3), 50)).toBe(2);
  });

  it("goes to the ends when dropped beside the row", () => {
    expect(slot(row, 2, -100, 50)).toBe(0);
    expect(slot(row, 2, 900, 50)).toBe(4);
  });

  it("finds the second row", () => {
    const two = spread(14, 344, 74, 0);
    const below = (two.spots[8]?.y ?? 0) + 20;
    expect(slot(two, 0, (two.spots[8]?.x ?? 0) + 5, below)).toBe(7);
  });
});

describe("framing melds", () => {
  it("frames neighbours together and others apart, and ends a frame with its row", () => {
    const rows = spread(10, 344, 74, 0);
    expect(rows.perRow).toBe(5);
    const found = frames(rows, [0, 0, undefined, 1, 1, 1, 1, undefined, 0, undefined]);
    expect(found.map((frame) => frame.meld)).toEqual([0, 1, 1, 0]);
    expect(new Set(found.map((frame) => frame.y)).size).toBe(2);
  });
});
