/** The pen in a hand: squares are gathered by a stroke over them or by taps, and five of them are an outline. */
import { beside, FIVE, sameSquares, SIDE, touches } from "./grid";
import type { Square } from "./types";

export interface Point {
  /** In squares, from the upper left corner of the board. */
  x: number;
  y: number;
}

export interface Pen {
  /** The squares gathered so far. */
  readonly draft: readonly Square[];
  /** The outline that is taken up to be erased. */
  readonly picked: readonly Square[] | null;
  /** What the finger that is down may turn out to be. */
  readonly held: { square: Square; was: "draft" | "mark" | "free"; at: Point; via: Square } | null;
}

export const RESTING: Pen = { draft: [], picked: null, held: null };

/** The square under a point, if it is on the board. */
export function squareAt({ x, y }: Point): Square | null {
  if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return null;
  return Math.floor(y) * SIDE + Math.floor(x);
}

export const middle = (square: Square): Point => ({ x: (square % SIDE) + 0.5, y: Math.floor(square / SIDE) + 0.5 });

/** So near to its edge a stroke has not entered a square yet: corners may be cut. */
const MARGIN = 0.15;
/** A stroke is followed in steps of so many squares. */
const STEP = 0.08;

function entered({ x, y }: Point): Square | null {
  const inside = (part: number) => part - Math.floor(part) > MARGIN && part - Math.floor(part) < 1 - MARGIN;
  return inside(x) && inside(y) ? squareAt({ x, y }) : null;
}

/** Begins anew on this square, or goes on with what was gathered if it lies beside that. */
function gather(draft: readonly Square[], square: Square): readonly Square[] {
  return draft.length < FIVE && touches(draft, square) ? [...draft, square] : [square];
}

/** The finger comes down. */
export function press(pen: Pen, marks: readonly (readonly Square[])[], at: Point): Pen {
  const square = squareAt(at);
  if (square === null) return pen;
  const held = (was: "draft" | "mark" | "free") => ({ square, was, at, via: square });
  if (pen.draft.includes(square)) return { ...pen, picked: null, held: held("draft") };
  // A tap on an outline takes it up; on the way of another outline it is a square like any other.
  if (pen.draft.length === 0 && marks.some((mark) => mark.includes(square))) return { ...pen, held: held("mark") };
  return { draft: gather(pen.draft, square), picked: null, held: held("free") };
}

/** The finger moves to there. Whatever it passes beside what was gathered is gathered too, up to five. */
export function move(pen: Pen, to: Point): Pen {
  if (!pen.held) return pen;
  const { square, at } = pen.held;
  let { draft } = pen;
  let { was, via } = pen.held;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - at.x, to.y - at.y) / STEP));
  for (let n = 1; n <= steps; n++) {
    const point = { x: at.x + ((to.x - at.x) * n) / steps, y: at.y + ((to.y - at.y) * n) / steps };
    const next = entered(point);
    if (next === null) {
      const under = squareAt(point);
      if (under !== null && !draft.includes(under) && touches(draft, under)) via = under;
      continue;
    }
    if (next !== square && was !== "free") {
      // It was no tap. From an outline another one begins.
      if (was === "mark") draft = [square];
      was = "free";
    }
    if (was !== "free" || draft.includes(next) || draft.length >= FIVE) continue;
    // Between two squares that share a corner only lies the one through which the finger came.
    if (touches(draft, next)) draft = [...draft, next];
    else if (draft.length < FIVE - 1 && !draft.includes(via) && touches(draft, via) && beside(via, next)) draft = [...draft, via, next];
  }
  return { draft, picked: was === "free" ? null : pen.picked, held: { square, was, at: to, via } };
}

/** The finger goes up: a tap takes a square off again, or takes an outline up. */
export function release(pen: Pen, marks: readonly (readonly Square[])[]): Pen {
  if (!pen.held) return pen;
  const { square, was } = pen.held;
  const rest = { ...pen, held: null };
  if (was === "draft") return { ...rest, draft: pen.draft.filter((each) => each !== square) };
  if (was === "mark") {
    const holding = marks.filter((mark) => mark.includes(square));
    // Where outlines overlap, each tap takes up the next one.
    const before = holding.findIndex((mark) => pen.picked !== null && sameSquares(mark, pen.picked));
    return { ...rest, picked: holding[(before + 1) % holding.length] ?? null };
  }
  return rest;
}

/** A tap, as keys do it. */
export const tap = (pen: Pen, marks: readonly (readonly Square[])[], square: Square): Pen => release(press(pen, marks, middle(square)), marks);

/** Goes on from one square to the next, as a stroke with keys. */
export function stroke(pen: Pen, from: Square, to: Square): Pen {
  const begun = pen.draft.includes(from) && pen.draft.length < FIVE ? pen.draft : gather(pen.draft, from);
  const draft = begun.includes(to) ? begun : [...begun, to];
  return { draft: draft.slice(0, FIVE), picked: null, held: null };
}
