import { describe, expect, it } from "vitest";
import { held, moved, Newcomers } from "./held";
import { markAt, slot, spread, walked, within } from "./spread";

describe("the cards of a hand", () => {
  it("are told apart though they are equal", () => {
    expect(held(["9-a", "9-a", "5±"]).map(({ key }) => key)).toEqual(["9-a/0", "9-a/1", "5±/0"]);
  });
  it("change places", () => {
    const order = held(["a", "b", "c"]);
    const cards = (key: string, to: number) => moved(order, key, to).map(({ card }) => card).join("");
    expect([cards("a/0", 2), cards("c/0", 0), cards("b/0", 9), cards("x", 0)]).toEqual(["bca", "cab", "acb", "abc"]);
  });
  it("are new until others come or are dealt", () => {
    const news = new Newcomers();
    const fresh = (round: number, ...cards: string[]) => [...news.after(round, held(cards))];
    expect(fresh(1, "a", "b")).toEqual([]);
    expect(fresh(1, "a", "b", "c")).toEqual(["c/0"]);
    expect(fresh(1, "b", "c")).toEqual(["c/0"]);
    expect(fresh(1, "b", "c", "c")).toEqual(["c/1"]);
    expect(fresh(2, "x", "y")).toEqual([]);
  });
});

describe("how they lie", () => {
  it.each([1, 5, 8, 10, 14, 20])("%i of them within a narrow phone", (count) => {
    const laid = spread(count, 336, 68, 5);
    for (const { x } of laid.spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + laid.card).toBeLessThanOrEqual(336.01);
    }
    expect(laid.card).toBeGreaterThanOrEqual(44);
    expect(laid.height).toBeGreaterThanOrEqual((laid.spots.at(-1)?.y ?? 0) + laid.card * 1.4);
  });
  it("and a dragged one goes between those it is over", () => {
    const laid = spread(4, 400, 80, 5);
    const at = (n: number) => laid.spots[n]?.x ?? 0;
    expect(slot(laid, 0, at(0), 40)).toBe(0);
    expect(slot(laid, 0, at(2) + laid.step, 40)).toBe(2);
    expect(slot(laid, 3, at(0), 40)).toBe(0);
    expect(slot(laid, 1, 999, 40)).toBe(3);
    expect([within(laid, 10, 10), within(laid, 10, 300)]).toEqual([true, false]);
    expect(markAt(laid, 0, 3)?.x).toBe(at(3) + laid.card);
    expect(markAt(laid, 3, 1)?.x).toBe(at(1));
  });
  it("in two rows it goes to the row it is over", () => {
    const laid = spread(16, 336, 68, 5);
    expect(laid.perRow).toBe(8);
    expect(slot(laid, 0, -5, laid.height - 5)).toBe(7);
    expect(slot(laid, 15, -5, 5)).toBe(0);
  });
  it("and the keyboard walks over them without falling off", () => {
    const to = (from: number, ...keys: string[]) => keys.map((key) => walked(key, from, 5, 3));
    expect(to(1, "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")).toEqual([0, 2, 0, 4]);
    expect(to(4, "ArrowRight", "Home", "End", "Enter")).toEqual([4, 0, 4, null]);
  });
});
