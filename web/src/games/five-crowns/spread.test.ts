import { describe, expect, it } from "vitest";
import { frames, largestCard, spread, taken } from "./spread";

describe("spreading a hand", () => {
  it("never leaves the width, nor less than a finger to a card", () => {
    for (const width of [336, 344, 374, 800, 1200]) {
      for (let count = 1; count <= 14; count++) {
        const { spots, card, step, perRow } = spread(count, width, 92, count);
        expect(spots).toHaveLength(count);
        for (const spot of spots) expect(spot.x + card).toBeLessThanOrEqual(width + 0.01);
        for (const spot of spots) expect(spot.x).toBeGreaterThanOrEqual(-0.01);
        if (count > 1) expect(step).toBeGreaterThanOrEqual(43.9);
        expect(Math.ceil(count / perRow)).toBeLessThanOrEqual(2);
      }
    }
  });

  it("has one row where there is room", () => {
    expect(spread(14, 1200, 104, 14).perRow).toBe(14);
    expect(spread(14, 344, 74, 14).perRow).toBe(7);
  });

  it("keeps its height and the size of its cards while a card comes and goes", () => {
    for (const width of [336, 460, 800, 1200]) {
      for (let dealt = 3; dealt <= 13; dealt++) {
        const [before, after] = [spread(dealt, width, 92, dealt + 1), spread(dealt + 1, width, 92, dealt + 1)];
        expect(after.height).toBe(before.height);
        expect(after.card).toBe(before.card);
      }
    }
  });

  it("fits on a phone that lies on its side", () => {
    for (const tall of [375, 390]) {
      const { height } = spread(14, 440, largestCard(14, 440, tall - taken(9, tall), true), 14);
      expect(height).toBeLessThanOrEqual(tall - 160);
    }
  });
});

describe("framing melds", () => {
  it("frames neighbours together and others apart, and ends a frame with its row", () => {
    const rows = spread(10, 344, 74, 10);
    expect(rows.perRow).toBe(5);
    const found = frames(rows, [0, 0, undefined, 1, 1, 1, 1, undefined, 0, undefined]);
    expect(found.map((frame) => frame.meld)).toEqual([0, 1, 1, 0]);
    expect(new Set(found.map((frame) => frame.y)).size).toBe(2);
  });
});
