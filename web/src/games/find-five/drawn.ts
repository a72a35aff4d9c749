/** What stands on a board, as it is to be drawn. */
import type { Player, Shape, Square } from "./types";

/**
 * `mark`: an outline of mine; `draft`: being drawn; `picked`: taken up to be erased; `fault`: does not count; `best`:
 * could have been found; `hinted`: what a hint means; `circled` and `crossed`: of earlier rounds of the puzzle.
 */
export type Look = "mark" | "draft" | "picked" | "fault" | "best" | "hinted" | "circled" | "crossed";

export interface Drawn {
  squares: readonly Square[];
  look: Look;
  /** Shown in a corner, to find it in the list. */
  number?: number;
}

/** What earlier rounds of the puzzle have left on a board. */
export function standing({ circled, crossed }: Player): Drawn[] {
  return [
    ...circled.map(({ squares }): Drawn => ({ squares, look: "circled" })),
    ...crossed.flatMap(({ squares }): Drawn[] => (squares ? [{ squares, look: "crossed" }] : [])),
  ];
}

/** How one of the twelve shapes stands for me. */
export type TileState = "open" | "drawn" | "circled" | "crossed";

export function tileState(player: Player | undefined, drawn: readonly (Shape | null)[], shape: Shape): TileState {
  if (player?.circled.some((five) => five.shape === shape)) return "circled";
  if (player?.crossed.some((each) => each.shape === shape)) return "crossed";
  return drawn.includes(shape) ? "drawn" : "open";
}
