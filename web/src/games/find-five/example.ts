/** A corner of a board for the pictures that explain the game: the dice, and a T among its symbols. */
export const EXAMPLE = {
  roll: "03125",
  part: [6, 4] as const,
  /** The rows of the corner, filled up to a board. */
  symbols: ["412503", "503120", "242534", "155421"].map((row) => row.padEnd(10, "0")).join("").padEnd(100, "0"),
  five: [11, 12, 13, 22, 32],
};
