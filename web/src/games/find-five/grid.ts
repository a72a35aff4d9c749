/** The squares of the board: who lies beside whom, which shape some of them make, and the line around them. */
import type { Shape, Square, Tile } from "./types";

export const SIDE = 10;
/** A FIVE is so many squares. */
export const FIVE = 5;

const column = (square: Square) => square % SIDE;
const row = (square: Square) => Math.floor(square / SIDE);

/** Whether two squares share an edge. */
export function beside(one: Square, other: Square): boolean {
  return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other)) === 1;
}

/** Whether a square lies beside one of these. */
export const touches = (squares: readonly Square[], square: Square) => squares.some((each) => beside(each, square));

/** `A1` to `J10`, as the sentences of the server call it. */
export const squareName = (square: Square) => `${"ABCDEFGHIJ"[column(square)] ?? ""}${row(square) + 1}`;

export const sorted = (squares: readonly Square[]) => [...squares].sort((one, other) => one - other);
export const sameSquares = (one: readonly Square[], other: readonly Square[]) => sorted(one).join() === sorted(other).join();

type Cell = readonly [number, number];

/** Moved to the corner and put in order, so that equal ones read the same. */
function settled(cells: readonly Cell[]): string {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const moved = cells.map(([x, y]) => `${x - left}${y - top}`);
  return moved.sort().join();
}

/** The same for all turns and mirror images of some cells. */
function form(cells: readonly Cell[]): string {
  const turned = (cells: readonly Cell[]) => cells.map(([x, y]): Cell => [-y, x]);
  const mirrored = cells.map(([x, y]): Cell => [-x, y]);
  const all: string[] = [];
  for (let side of [cells, mirrored]) {
    for (let quarter = 0; quarter < 4; quarter++) {
      all.push(settled(side));
      side = turned(side);
    }
  }
  return all.sort()[0] ?? "";
}

/** Finds which of the twelve shapes some squares make. */
export function shapeFinder(tiles: readonly Tile[]): (squares: readonly Square[]) => Shape | null {
  const forms = new Map(tiles.map(({ shape, cells }) => [form(cells.map(([y, x]): Cell => [x, y])), shape]));
  return (squares) => (squares.length === FIVE ? (forms.get(form(squares.map((square): Cell => [column(square), row(square)]))) ?? null) : null);
}

interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/**
 * The line around some squares as a path in units of a square, drawn a little inside of them, with round corners.
 * Squares that do not hang together get a line each.
 */
export function outlinePath(squares: readonly Square[], inset = 0.09, round = 0.22): string {
  const all = new Set(squares);
  // Edges run clockwise: the square lies to their right.
  const edges = squares.flatMap((square): Edge[] => {
    const [x, y] = [column(square), row(square)];
    const out: Edge[] = [];
    if (y === 0 || !all.has(square - SIDE)) out.push({ x, y, dx: 1, dy: 0 });
    if (x === SIDE - 1 || !all.has(square + 1)) out.push({ x: x + 1, y, dx: 0, dy: 1 });
    if (y === SIDE - 1 || !all.has(square + SIDE)) out.push({ x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (x === 0 || !all.has(square - 1)) out.push({ x, y: y + 1, dx: 0, dy: -1 });
    return out;
  });
  const left = new Set(edges);
  let path = "";
  for (const first of edges) {
    if (!left.has(first)) continue;
    const loop: Edge[] = [];
    let edge: Edge | undefined = first;
    while (edge && left.has(edge)) {
      left.delete(edge);
      loop.push(edge);
      edge = follow(edge, left);
    }
    path += loopPath(loop, inset, round);
  }
  return path;
}

/** The edge that goes on where this one ends; where two do, the one that turns back to its own square. */
function follow({ x, y, dx, dy }: Edge, left: ReadonlySet<Edge>): Edge | undefined {
  const next = [...left].filter((edge) => edge.x === x + dx && edge.y === y + dy);
  return next.find((edge) => edge.dx === -dy && edge.dy === dx) ?? next[0];
}

function loopPath(loop: readonly Edge[], inset: number, round: number): string {
  const corners = loop.flatMap((edge, n) => {
    const before = loop[(n + loop.length - 1) % loop.length] ?? edge;
    if (before.dx === edge.dx && before.dy === edge.dy) return [];
    // Inwards is to the right of either edge.
    const x = edge.x + inset * (-before.dy - edge.dy);
    const y = edge.y + inset * (before.dx + edge.dx);
    return [{ x, y, before, edge }];
  });
  const digits = (number: number) => String(Math.round(number * 1000) / 1000);
  const parts = corners.map(({ x, y, before, edge }, n) => {
    const from = `${digits(x - before.dx * round)} ${digits(y - before.dy * round)}`;
    const to = `${digits(x + edge.dx * round)} ${digits(y + edge.dy * round)}`;
    return `${n === 0 ? "M" : "L"}${from}Q${digits(x)} ${digits(y)} ${to}`;
  });
  return `${parts.join("")}Z`;
}
