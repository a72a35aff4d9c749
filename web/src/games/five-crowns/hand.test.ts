import { describe, expect, it } from "vitest";
import { follow, holds, isWild, membership, sorted, type Mine } from "./hand";

/** A hand in this order; keys count from 0. */
const hand = (text: string): Mine[] => text.split(" ").map((card, n) => ({ key: `${n}`, card: card === "?" ? null : card }));
const cards = (order: readonly Mine[]) => order.map((held) => held.card ?? "?").join(" ");
const newKey = () => "new";
const ids = (order: readonly Mine[]) => order.map((held) => held.key).join(" ");

describe("following the hand", () => {
  it("keeps the order and puts a new card last", () => {
    const next = follow(hand("Kd 3t 7h"), ["3t", "5c", "7h", "Kd"], null, newKey);
    expect(cards(next)).toBe("Kd 3t 7h 5c");
    expect(ids(next)).toBe("0 1 2 new");
  });

  it("fills the place of a card that was on its way", () => {
    const next = follow(hand("Kd ? 7h"), ["3t", "7h", "Kd"], null, newKey);
    expect(cards(next)).toBe("Kd 3t 7h");
    expect(ids(next)).toBe("0 1 2");
  });

  it("takes away the very card that was given, of two equal ones", () => {
    expect(ids(follow(hand("9h 4c 9h"), ["9h", "4c"], "0", newKey))).toBe("1 2");
    expect(ids(follow(hand("9h 4c 9h"), ["9h", "4c"], "2", newKey))).toBe("0 1");
  });

  it("forgets an expected card that never came", () => {
    expect(cards(follow(hand("Kd 7h ?"), ["7h", "Kd"], null, newKey))).toBe("Kd 7h");
  });

  it("puts a refused discard back where it was, because it never left", () => {
    const order = hand("Kd 7h 3t");
    expect(follow(order, ["3t", "7h", "Kd"], null, newKey)).toEqual(order);
  });
});

describe("the same cards", () => {
  it("are the same in any order, and count copies", () => {
    expect(holds(hand("Kd 3t 3t"), ["3t", "Kd", "3t"])).toBe(true);
    expect(holds(hand("Kd 3t"), ["3t", "Kd", "3t"])).toBe(false);
    expect(holds(hand("Kd ?"), ["Kd", "3t"])).toBe(false);
  });
});

describe("sorting", () => {
  it("by rank, wild cards and jokers last", () => {
    expect(cards(sorted(hand("W Kd 5h 3c 10t 3t"), "rank", 5, null))).toBe("3t 3c 10t Kd 5h W");
  });

  it("by suit, in the order of the notation", () => {
    expect(cards(sorted(hand("Kd 4s 10c 3h 9t W"), "suit", 6, null))).toBe("9t 3h 10c 4s Kd W");
  });

  it("by the best melds: each together and in its own order, then what is loose", () => {
    const best = { melds: [["8t", "W", "10t"], ["4c", "4d", "4d"]], left: ["Kd", "3h"], points: 16 };
    expect(cards(sorted(hand("4d Kd 10t 4c W 3h 8t 4d"), "melds", 7, best))).toBe("8t W 10t 4c 4d 4d 3h Kd");
  });

  it("leaves a card that is on its way at the end", () => {
    expect(cards(sorted(hand("? 4s 3h"), "rank", 6, null))).toBe("3h 4s ?");
  });
});

it("marks jokers and the rank of the round as wild", () => {
  expect(["W", "7h", "7d", "Kt"].map((card) => isWild(card, 7))).toEqual([true, true, true, false]);
  expect(isWild("Jc", 11)).toBe(true);
});

it("gives each copy of a card to one meld only", () => {
  const member = membership(hand("4d Kd 4d 4d"), [["4d", "4d"], ["4d"]]);
  expect([...member]).toEqual([["0", 0], ["2", 0], ["3", 1]]);
});

it("finds the order again after a reload, with what came meanwhile last", () => {
  expect(cards(follow(hand("Kd 3t 9h"), ["3t", "5c", "Kd"], null, newKey))).toBe("Kd 3t 5c");
});
