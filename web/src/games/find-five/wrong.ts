/** What is wrong with what I have drawn, as far as it may be told before Stop. */
import type { Marks } from "./ink";
import { sameSquares } from "./grid";
import type { Fault, Shape, Square, View, ViewAid } from "./types";

export interface Wrong {
  fault: Fault;
  shape: Shape | null;
  squares: readonly Square[];
}

/**
 * With help, what the table points out. Without it only what anybody sees who looks at the board: that a shape or a square
 * was used up in an earlier round. Whether the symbols are right is for the player to see.
 */
export function wrongOf(view: View, aid: ViewAid, marks: Marks, shapes: readonly (Shape | null)[]): Wrong | null {
  const told = aid.outlines.filter(({ fault, squares }) => fault !== null && marks.some((mark) => sameSquares(mark, squares))).at(-1);
  if (told?.fault) return { ...told, fault: told.fault };
  const player = view.me === null ? undefined : view.players[view.me];
  const [squares, shape] = [marks.at(-1), shapes.at(-1) ?? null];
  if (view.kind === "basic" || !squares || !player) return null;
  if (aid.tiles.some((tile) => tile.shape === shape && !tile.available)) return { fault: "used_shape", shape, squares };
  const used = new Set([...player.circled, ...player.crossed].flatMap((each) => each.squares ?? []));
  return squares.some((square) => used.has(square)) ? { fault: "used_square", shape, squares } : null;
}
