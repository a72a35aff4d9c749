/** My outlines as they are shown: those of the view, and what I have done since and the server has not told yet. */
import { sameSquares } from "./grid";
import type { Square } from "./types";

export type Marks = readonly (readonly Square[])[];

export interface Change {
  does: "mark" | "erase";
  squares: readonly Square[];
}

export const has = (marks: Marks, squares: readonly Square[]) => marks.some((mark) => sameSquares(mark, squares));

/** The outlines with the changes made. With `one` a new outline replaces the old. */
export function shown(marks: Marks, changes: readonly Change[], one: boolean): Marks {
  return changes.reduce<Marks>((marks, { does, squares }) => {
    if (does === "erase") return marks.filter((mark) => !sameSquares(mark, squares));
    if (has(marks, squares)) return marks;
    return one ? [squares] : [...marks, squares];
  }, marks);
}

/** Whether the view does not show the change yet; it was accepted with the view of that number, and this one is shown. */
export function stands({ does, squares }: Change, accepted: number | null, marks: Marks, number: number): boolean {
  return accepted === null || (accepted === number && has(marks, squares) !== (does === "mark"));
}
