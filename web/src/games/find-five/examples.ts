/** The book's examples as boards of ours: what Sara, Peter, Anna and Klaus have outlined, and what it comes to. */
import { pentomino } from "../../cards/shapes";
import type { Drawn } from "./drawn";
import type { BoardResult, Fault, Judged, Shape, Square, Tile } from "./types";

const VALUES: Readonly<Record<Shape, number>> = { P: 1, L: 1, Y: 1, U: 2, F: 2, N: 2, T: 3, V: 3, Z: 3, X: 4, I: 4, W: 4 };

/** The twelve shapes as the table shows them. */
export const TILES = (Object.keys(VALUES) as Shape[]).map((shape): Tile => ({ shape, value: VALUES[shape], cells: pentomino(shape).map(([x, y]) => [y, x]) as Tile["cells"], available: true }));

/** What the dice show for Sara, Peter and Anna. */
export const ROLL = "11234";

export interface Example {
  who: "Sara" | "Peter" | "Anna";
  symbols: string;
  result: BoardResult;
}

const outline = (shape: Shape | null, squares: Square[], fault: Fault | null = null): Judged => ({ squares, shape, points: shape !== null && fault === null ? VALUES[shape] : 0, fault });

function example(who: Example["who"], symbols: string, outlines: Judged[], bonus = 0): Example {
  const points = outlines.reduce((sum, each) => sum + each.points, bonus);
  return { who, symbols, result: { outlines, bonus, points, total: points, best: { points: 0, fives: [] }, best_points: 0 } };
}

export const EXAMPLES: readonly Example[] = [
  example("Sara", "1150123300544055211033223044130552302213102115555414430433042033042402202552211255431100334114344552", [
    outline("P", [42, 43, 44, 52, 53]),
    outline("W", [66, 67, 77, 78, 88]),
    outline("F", [28, 37, 38, 39, 49]),
    outline("L", [62, 72, 82, 91, 92]),
    outline("N", [65, 75, 84, 85, 94]),
    outline("X", [7, 16, 17, 18, 27], "too_many"),
  ]),
  example(
    "Peter",
    "0121325152203400033352354454111305140423401233252553421501134051525403420145121523342234451430010020",
    [
      outline("N", [34, 35, 42, 43, 44], "overlap"),
      outline("L", [24, 34, 44, 53, 54], "overlap"),
      outline("P", [1, 2, 3, 12, 13]),
      outline("P", [27, 28, 29, 38, 39], "twice"),
      outline("F", [48, 57, 58, 59, 67]),
    ],
    1,
  ),
  example("Anna", "2051121330205342001544234334450021153122532005001153244245514155334344412451132000225325203343001511", [
    outline("V", [51, 61, 71, 72, 73]),
    outline("N", [6, 7, 14, 15, 16], "wrong_symbols"),
    outline("P", [65, 66, 75, 76, 86]),
    outline(null, [23, 24, 32, 33], "not_five"),
  ]),
];

/** Klaus and the puzzle: what stood on his board, what he drew, and what he crossed out instead. */
const found: Drawn = { squares: [51, 61, 71, 72, 73], look: "circled" };
const second: Drawn = { squares: [0, 10, 20, 30, 31], look: "crossed" };
export const KLAUS = {
  symbols: EXAMPLES[2]?.symbols ?? "",
  /** In the third round. */
  roll: "01223",
  wrong: [6, 7, 14, 15, 16],
  steps: [
    { id: "second", drawn: [found, second] },
    { id: "third", drawn: [found, second, { squares: [6, 7, 14, 15, 16], look: "fault" }] },
    { id: "after", drawn: [found, second, { squares: [77, 79, 87, 88, 89], look: "crossed" }] },
  ] satisfies { id: string; drawn: Drawn[] }[],
};
