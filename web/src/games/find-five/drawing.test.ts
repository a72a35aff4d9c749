import { describe, expect, test } from "vitest";
import { pentomino } from "../../cards/shapes";
import { beside, outlinePath, shapeFinder, squareName } from "./grid";
import { shown, stands, type Change } from "./ink";
import { middle, move, press, release, RESTING, stroke, tap, type Pen, type Point } from "./pen";
import type { Shape, Square, Tile } from "./types";

const LETTERS = ["P", "L", "Y", "U", "F", "N", "T", "V", "Z", "X", "I", "W"] as const satisfies Shape[];
const tiles = LETTERS.map((shape): Tile => ({
  shape,
  value: 1,
  cells: pentomino(shape).map(([x, y]) => [y, x]) as Tile["cells"],
  available: true,
}));

describe("squares", () => {
  test("are called by column and row", () => {
    expect([0, 9, 10, 99].map(squareName)).toEqual(["A1", "J1", "A2", "J10"]);
  });

  test("lie beside each other by an edge, and not around the border", () => {
    expect(beside(0, 1)).toBe(true);
    expect(beside(0, 10)).toBe(true);
    expect(beside(0, 11)).toBe(false);
    expect(beside(9, 10)).toBe(false);
  });

  test("make a shape, turned and mirrored too", () => {
    const shapeOf = shapeFinder(tiles);
    expect(shapeOf([0, 1, 2, 3, 4])).toBe("I");
    expect(shapeOf([5, 15, 25, 35, 45])).toBe("I");
    expect(shapeOf([11, 1, 10, 12, 21])).toBe("X");
    // An L in its eight ways.
    for (const way of [[0, 10, 20, 30, 31], [1, 11, 21, 31, 30], [0, 1, 2, 3, 10], [0, 1, 2, 3, 13], [0, 10, 11, 12, 13], [3, 10, 11, 12, 13], [0, 1, 10, 20, 30], [0, 1, 11, 21, 31]]) {
      expect(shapeOf(way)).toBe("L");
    }
    expect(shapeOf([0, 1, 2, 3])).toBeNull();
    expect(shapeOf([0, 1, 2, 3, 14])).toBeNull();
    expect(shapeOf([8, 9, 10, 11, 12])).toBeNull();
  });

  test("get a line around them: one if they hang together, else more", () => {
    const loops = (squares: Square[]) => outlinePath(squares).split("Z").length - 1;
    expect(loops([0])).toBe(1);
    expect(loops([11, 1, 10, 12, 21])).toBe(1);
    expect(loops([0, 11])).toBe(2);
    expect(loops([9, 10])).toBe(2);
    // A single square has four corners, a plus twelve.
    expect(outlinePath([55]).match(/Q/g)).toHaveLength(4);
    expect(outlinePath([11, 1, 10, 12, 21]).match(/Q/g)).toHaveLength(12);
  });
});

describe("the pen", () => {
  /** A finger that goes over these points and up again. */
  const over = (points: Point[], pen: Pen = RESTING, marks: Square[][] = []) => {
    const [first, ...rest] = points;
    return release(rest.reduce(move, press(pen, marks, first ?? { x: -1, y: -1 })), marks);
  };
  const through = (squares: Square[], pen?: Pen, marks?: Square[][]) => over(squares.map(middle), pen, marks);

  test("gathers what a stroke passes, also when the finger is faster than the screen", () => {
    expect(through([0, 4]).draft).toEqual([0, 1, 2, 3, 4]);
    expect(through([0, 20, 22]).draft).toEqual([0, 10, 20, 21, 22]);
  });

  test("takes five and no more", () => {
    expect(through([0, 9]).draft).toEqual([0, 1, 2, 3, 4]);
  });

  test("goes back over its squares for shapes with branches", () => {
    expect(through([1, 11, 10, 11, 12, 11, 21]).draft).toEqual([1, 11, 10, 12, 21]);
  });

  test("passes a corner without catching the square beside it", () => {
    expect(over([middle(0), { x: 1.5, y: 0.6 }, { x: 1.95, y: 0.95 }, { x: 2.05, y: 1.05 }, { x: 1.6, y: 1.4 }]).draft).toEqual([0, 1, 11]);
    // Straight across a corner: the square through which the finger came joins them.
    expect(over([middle(0), { x: 1.1, y: 0.9 }, middle(11)]).draft).toEqual([0, 1, 11]);
  });

  test("ignores what does not hang together", () => {
    expect(over([middle(0), { x: 0.5, y: -1 }, { x: 7.5, y: -1 }, middle(7)]).draft).toEqual([0]);
  });

  test("goes on beside what is there, and begins anew elsewhere", () => {
    const three = through([0, 2]);
    expect(through([12, 13], three).draft).toEqual([0, 1, 2, 12, 13]);
    expect(through([77, 78], three).draft).toEqual([77, 78]);
    expect(through([1, 11], three).draft).toEqual([0, 1, 2, 11]);
  });

  test("gathers by taps, and a second tap takes a square off", () => {
    const five = [33, 34, 44, 45, 55].reduce((pen, square) => tap(pen, [], square), RESTING);
    expect(five.draft).toEqual([33, 34, 44, 45, 55]);
    expect(tap(five, [], 55).draft).toEqual([33, 34, 44, 45]);
    expect(tap(five, [], 56).draft).toEqual([56]);
  });

  test("takes an outline up with a tap; where two overlap, one after the other", () => {
    const marks = [
      [0, 1, 2, 3, 4],
      [4, 14, 24, 34, 44],
    ];
    expect(tap(RESTING, marks, 2).picked).toEqual(marks[0]);
    const first = tap(RESTING, marks, 4);
    expect(first.picked).toEqual(marks[0]);
    expect(tap(first, marks, 4).picked).toEqual(marks[1]);
    expect(tap(first, marks, 60)).toMatchObject({ picked: null, draft: [60] });
  });

  test("draws on from an outline as pens do", () => {
    const marks = [[0, 1, 2, 3, 4]];
    expect(through([4, 44], RESTING, marks)).toMatchObject({ draft: [4, 14, 24, 34, 44], picked: null });
    expect(through([14, 4], RESTING, marks).draft).toEqual([14, 4]);
  });

  test("is led by keys", () => {
    const steps: [Square, Square][] = [[0, 1], [1, 11], [11, 12], [12, 13], [13, 14]];
    expect(steps.slice(0, 4).reduce((pen, [from, to]) => stroke(pen, from, to), RESTING).draft).toEqual([0, 1, 11, 12, 13]);
    expect(steps.reduce((pen, [from, to]) => stroke(pen, from, to), RESTING).draft).toEqual([13, 14]);
  });
});

describe("what I drew", () => {
  const one: Square[] = [0, 1, 2, 3, 4];
  const other: Square[] = [10, 11, 12, 13, 14];
  const change = (does: Change["does"], squares: Square[]): Change => ({ does, squares });

  test("stands there at once", () => {
    expect(shown([], [change("mark", one)], false)).toEqual([one]);
    expect(shown([one], [change("mark", other)], false)).toEqual([one, other]);
    expect(shown([one], [change("erase", one)], false)).toEqual([]);
    expect(shown([], [change("mark", one), change("erase", one)], false)).toEqual([]);
  });

  test("replaces the old one where there is only one", () => {
    expect(shown([one], [change("mark", other)], true)).toEqual([other]);
  });

  test("is not shown twice once the server has told it", () => {
    expect(shown([[4, 3, 2, 1, 0]], [change("mark", one)], false)).toHaveLength(1);
  });

  test("is forgotten when the view shows it, or has gone on without it", () => {
    expect(stands(change("mark", other), null, [one], 7)).toBe(true);
    expect(stands(change("mark", other), 7, [one], 7)).toBe(true);
    expect(stands(change("mark", other), 7, [one], 8)).toBe(false);
    expect(stands(change("mark", one), 7, [one], 7)).toBe(false);
    expect(stands(change("erase", one), 7, [one], 7)).toBe(true);
  });
});
