/** My outlines as they are shown: those of the view, and what I have done since and the server has not told yet. */
import { sameSquares } from "./grid";
import type { Square } from "./types";

export type Marks = readonly (readonly Square[])[];

export interface Change {
  does: "mark" | "erase";
  round: number;
  squares: readonly Square[];
  /** The number of the view with which it was accepted; it is shown there or in the next. */
  accepted: number | null;
}

const has = (marks: Marks, squares: readonly Square[]) => marks.some((mark) => sameSquares(mark, squares));

/** The outlines with the changes made. With `one` a new outline replaces the old. */
export function shown(marks: Marks, changes: readonly Change[], one: boolean): Marks {
  return changes.reduce<Marks>((marks, { does, squares }) => {
    if (does === "erase") return marks.filter((mark) => !sameSquares(mark, squares));
    if (has(marks, squares)) return marks;
    return one ? [squares] : [...marks, squares];
  }, marks);
}

/** The changes that the view does not show yet. */
export function open(changes: readonly Change[], view: { round: number; marks: Marks }, number: number): readonly Change[] {
  return changes.filter(({ does, round, squares, accepted }) => {
    if (round !== view.round) return false;
    if (accepted === null) return true;
    return accepted === number && has(view.marks, squares) !== (does === "mark");
  });
}
