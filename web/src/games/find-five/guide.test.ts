/** The guide's examples are what they say, held against the shapes and values that the rules send. */
import { expect, test } from "vitest";
import { EXAMPLES, KLAUS, ROLL, TILES } from "./examples";
import draw from "./fixtures/draw.json";
import { sameSquares, shapeFinder } from "./grid";
import type { Fault, Square, Tile } from "./types";

const rules = draw.aid.tiles as Tile[];
const shapeOf = shapeFinder(rules);
const shows = (symbols: string, squares: readonly Square[], roll: string) => squares.map((square) => symbols[square]).sort().join("") === [...roll].sort().join("");

test("the shapes have the values of the rules", () => {
  expect(TILES.map(({ shape, value }) => [shape, value])).toEqual(rules.map(({ shape, value }) => [shape, value]));
});

test("every outline is the shape it is called, and shows the dice unless it is said not to", () => {
  for (const { symbols, result } of EXAMPLES) {
    expect(symbols).toMatch(/^[0-5]{100}$/);
    for (const { squares, shape, fault } of result.outlines) {
      expect(shapeOf(squares)).toBe(shape);
      expect(shows(symbols, squares, ROLL)).toBe(fault !== "wrong_symbols" && fault !== "not_five");
    }
  }
});

test("the sums are the book's", () => {
  expect(EXAMPLES.map(({ who, result }) => `${who} ${result.points}`)).toEqual(["Sara 10", "Peter 4", "Anna 4"]);
  const faults = EXAMPLES.map(({ result }) => result.outlines.flatMap(({ fault }): Fault[] => (fault ? [fault] : [])).sort());
  expect(faults).toEqual([["too_many"], ["overlap", "overlap", "twice"], ["not_five", "wrong_symbols"]]);
});

test("only what is said to overlap does", () => {
  for (const { result } of EXAMPLES) {
    for (const one of result.outlines) {
      const touched = result.outlines.some((other) => other !== one && other.squares.some((square) => one.squares.includes(square)));
      expect(touched).toBe(one.fault === "overlap");
    }
  }
});

test("Klaus's FIVE is wrong, and what he crosses out lies on free squares", () => {
  expect(shapeOf(KLAUS.wrong)).not.toBeNull();
  expect(shows(KLAUS.symbols, KLAUS.wrong, KLAUS.roll)).toBe(false);
  for (const { drawn } of KLAUS.steps) {
    const all = drawn.flatMap(({ squares }) => squares);
    expect(sameSquares(all, [...new Set(all)])).toBe(true);
    for (const { squares } of drawn) expect(shapeOf(squares)).not.toBeNull();
  }
});
