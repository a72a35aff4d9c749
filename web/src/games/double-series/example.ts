/** Pieces of the board for the pictures of the guide. */
import type { Code } from "../../cards/card";

/** The board as it is laid out unless a table shuffles it; `-` is a corner. */
const ROWS = [
  "- 2s 3s 4s 5s 6s 7s 8s 9s -",
  "6c 5c 4c 3c 2c Ah Kh Qh 10h 10s",
  "7c As 2d 3d 4d 5d 6d 7d 9h Qs",
  "8c Ks 6c 5c 4c 3c 2c 8d 8h Ks",
  "9c Qs 7c 6h 5h 4h Ah 9d 7h As",
  "10c 10s 8c 7h 2h 3h Kh 10d 6h 2d",
  "Qc 9s 9c 8h 9h 10h Qh Qd 5h 3d",
  "Kc 8s 10c Qc Kc Ac Ad Kd 4h 4d",
  "Ac 7s 6s 5s 4s 3s 2s 2h 3h 5d",
  "- Ad Kd Qd 10d 9d 8d 7d 6d -",
].map((row) => row.split(" "));

/** A space of a picture: row and column of the board, as `34`. */
export type Spot = string;

/** A picture of a part of the board. */
export interface Example {
  /** Its first and its last space. */
  from: Spot;
  to: Spot;
  /** Where the markers of both teams lie. */
  ours: Spot[];
  theirs: Spot[];
  /** Series of ours, each by its first and its last space. */
  series: [Spot, Spot][];
  /** A marker that is about to be placed, and one that is about to be removed. */
  placing?: Spot;
  removing?: Spot;
}

const at = (spot: Spot) => ({ row: Number(spot[0]), column: Number(spot[1]) });

/** The spaces of a picture row by row, and how many are in a row. */
export function spots({ from, to }: Example): { wide: number; all: { spot: Spot; code: Code | null }[] } {
  const [first, last] = [at(from), at(to)];
  const rows = ROWS.slice(first.row, last.row + 1);
  const all = rows.flatMap((row, down) =>
    row.slice(first.column, last.column + 1).map((code, across) => ({ spot: `${first.row + down}${first.column + across}`, code: code === "-" ? null : code })),
  );
  return { wide: last.column - first.column + 1, all };
}

/** The spaces of a series, from the first to the last. */
export function five([first, last]: [Spot, Spot]): Spot[] {
  const [start, end] = [at(first), at(last)];
  const step = (from: number, to: number, n: number) => from + (Math.sign(to - from) * n);
  return Array.from({ length: 5 }, (_, n) => `${step(start.row, end.row, n)}${step(start.column, end.column, n)}`);
}

/** Where the line of a series begins and ends in the picture, in spaces. */
export function line({ from }: Example, [first, last]: [Spot, Spot]): { x1: number; y1: number; x2: number; y2: number } {
  const [origin, start, end] = [at(from), at(first), at(last)];
  const x = (column: number) => column - origin.column + 0.5;
  const y = (row: number) => row - origin.row + 0.63;
  return { x1: x(start.column), y1: y(start.row), x2: x(end.column), y2: y(end.row) };
}

export const EXAMPLES = {
  across: { from: "30", to: "46", ours: ["45"], theirs: ["40", "42", "46"], series: [["31", "35"]] },
  down: { from: "35", to: "79", ours: ["79", "36"], theirs: ["46", "58", "65"], series: [["37", "77"]] },
  diagonal: { from: "00", to: "45", ours: ["04"], theirs: ["12", "21", "34"], series: [["00", "44"]] },
  corner: { from: "83", to: "99", ours: ["84"], theirs: ["86", "87"], series: [["95", "99"]] },
  turn: { from: "23", to: "69", ours: ["66", "55"], theirs: ["34", "47"], series: [], placing: "28" },
  anywhere: { from: "30", to: "46", ours: ["31", "32", "34", "35"], theirs: ["41", "44"], series: [], placing: "33" },
  remove: { from: "30", to: "46", ours: ["40", "36"], theirs: ["31", "32", "33", "34"], series: [], removing: "33" },
  dead: { from: "23", to: "69", ours: ["28", "55"], theirs: ["64", "47"], series: [] },
  cross: { from: "30", to: "76", ours: [], theirs: ["42", "52", "65", "74"], series: [["31", "35"], ["33", "73"]] },
} satisfies Record<string, Example>;
