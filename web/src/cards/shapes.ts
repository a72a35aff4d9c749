/** Our own drawings of suits, the court, effects, powers and symbols, each in a square of 24 by 24. */
import type { Effect, Suit } from "./card";

/**
 * Suits as single outlines. They differ in silhouette, not only in colour: five points, two lobes, three
 * leaves on a foot, one leaf on a foot, four corners.
 */
export const SUIT_PATHS: Record<Suit, string> = {
  stars:
    "M12 1.2 15.1 8.3a.6.6 0 0 0 .5.36l7.6.75-5.75 5.1a.6.6 0 0 0-.19.58L18.9 22.6l-6.6-3.85a.6.6 0 0 0-.6 0L5.1 22.6l1.64-7.5a.6.6 0 0 0-.19-.58L.8 9.4l7.6-.74a.6.6 0 0 0 .5-.36Z",
  hearts:
    "M12 22.4C8.2 18.6 1 13.9 1 8.2 1 4.6 3.7 1.9 6.9 1.9c2.2 0 4 1.2 5.1 3.2 1.1-2 2.9-3.2 5.1-3.2C20.3 1.9 23 4.6 23 8.2 23 13.9 15.8 18.6 12 22.4Z",
  clubs:
    "M12 1.1a5 5 0 0 1 4.3 7.55 5.15 5.15 0 1 1-3.15 9.3c.25 1.95 1.2 3.55 3.15 4.65H7.7c1.95-1.1 2.9-2.7 3.15-4.65a5.15 5.15 0 1 1-3.15-9.3A5 5 0 0 1 12 1.1Z",
  spades:
    "M12 1C14.9 5.6 22.6 9.3 22.6 14.5c0 2.9-2.2 4.9-4.8 4.9-1.9 0-3.5-.9-4.5-2.4.2 2.3 1.2 4.3 3.2 5.7H7.5c2-1.4 3-3.4 3.2-5.7-1 1.5-2.6 2.4-4.5 2.4-2.6 0-4.8-2-4.8-4.9C1.4 9.3 9.1 5.6 12 1Z",
  diamonds: "M12 .7C14 4.7 17 8.8 20.6 12 17 15.2 14 19.3 12 23.3 10 19.3 7 15.2 3.4 12 7 8.8 10 4.7 12 .7Z",
};

/** What jack, queen and king wear: a cap with a feather, a coronet of pearls, a high crown. */
export const COURT_PATHS: Record<11 | 12 | 13, string> = {
  11: "M2.5 17.5c3-1.3 6.2-1.9 9.5-1.9s6.5.6 9.5 1.9v3.7c-3-1.3-6.2-1.9-9.5-1.9s-6.5.6-9.5 1.9ZM4.3 14.7C5 9.9 8 7 12.3 7c1 0 2 .2 2.9.5C16.7 4.3 19.2 2.2 22.6 1.4c-.6 3.9-2.3 6.7-5 8.3 1.1 1.3 1.8 3 2.1 5-2.4-.7-5-1.1-7.7-1.1s-5.3.4-7.7 1.1Z",
  12: "M3 18.8h18v3.4H3ZM3.3 16.8 2 8.6a1.9 1.9 0 1 1 2.1-.3l3.2 3.4 2.1-5a2.1 2.1 0 1 1 3.2 0l2.1 5 3.2-3.4a1.9 1.9 0 1 1 2.1.3l-1.3 8.2Z",
  13: "M3 18.8h18v3.4H3ZM3.2 16.8 1.2 6.2l5.6 3.9 3.9-4.6V4.3H9.2V2.3h1.5V.8h2.6v1.5h1.5v2h-1.5v1.2l3.9 4.6 5.6-3.9-2 10.6Z",
};

/** The joker's cap: three horns with bells. */
export const JOKER_PATHS = {
  left: "M11.3 17.2H4.8C3.3 14.3 3 11.3 3.9 8.1 6.4 7.4 8.7 8.3 10.6 11Z",
  middle: "M9 17.2c-.9-5 .1-9.1 3-12.3 2.9 3.2 3.9 7.3 3 12.3Z",
  right: "M12.7 17.2h6.5c1.5-2.9 1.8-5.9.9-9.1-2.5-.7-4.8.2-6.7 2.9Z",
  band: "M4.3 18.6h15.4v3.2H4.3Z",
  bells: "M3.8 4.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM12 1.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM20.2 4.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z",
};

/** The small crown that marks what is wild. */
export const WILD_PATH = "M3 17.5h18v3.5H3ZM3.1 15.5 1.3 5.7l6 4.2L12 3.2l4.7 6.7 6-4.2-1.8 9.8Z";

/** The powers of 5 ou Moins as strokes: change with the pile, change with a card of mine, add from the pile, give. */
export const POWER_PATHS: Record<number, string> = {
  8: "M3 7.5h7M3 12h7M3 16.5h7M13 8.5h8M18.2 5.7 21 8.5l-2.8 2.8M21 15.5h-8M15.8 12.7 13 15.5l2.8 2.8",
  10: "M3.5 4h6.5v9.5H3.5ZM14 10.5h6.5V20H14ZM13 5h4.5a3 3 0 0 1 3 3M11 19H6.5a3 3 0 0 1-3-3M18.3 6.2l2.2 1.9 1.7-2.3M5.7 17.8l-2.2-1.9-1.7 2.3",
  12: "M3 7.5h8M3 12h8M3 16.5h8M17.5 7.5v9M13 12h9",
  14: "M3 4.5h7.5v15H3ZM13.5 12H22M18.5 8.5 22 12l-3.5 3.5",
};

/** The effects of One More! as strokes. */
export const EFFECT_PATHS: Record<Effect, string> = {
  again: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 2.8v4.4h-4.4",
  turn_about: "M8 4 4 8l4 4M4.5 8H15a5 5 0 0 1 0 10H8",
  draw: "M4 5.5h8.5v13H4ZM18.5 8v8M14.8 12h7.4",
  exchange: "M3.5 8.5h16M15.7 4.7l3.8 3.8-3.8 3.8M20.5 16h-16M8.3 12.2 4.5 16l3.8 3.8",
};

/** The six symbols of 5er Finden as areas: ring, triangle, square, spark, cross, moon. */
export const SYMBOL_PATHS: readonly string[] = [
  "M12 2.2a9.8 9.8 0 1 0 0 19.6 9.8 9.8 0 0 0 0-19.6Zm0 5.3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",
  "M10.9 3.2a1.3 1.3 0 0 1 2.2 0l8.9 15.9a1.3 1.3 0 0 1-1.1 1.9H3.1A1.3 1.3 0 0 1 2 19.1Z",
  "M4.6 3h14.8A1.6 1.6 0 0 1 21 4.6v14.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 19.4V4.6A1.6 1.6 0 0 1 4.6 3Z",
  "M12 .8c1.2 6.3 4.9 10 11.2 11.2C16.9 13.2 13.2 16.9 12 23.2 10.8 16.9 7.1 13.2.8 12 7.1 10.8 10.8 7.1 12 .8Z",
  "M6.4 2.6 12 8.2l5.6-5.6 3.8 3.8L15.8 12l5.6 5.6-3.8 3.8L12 15.8l-5.6 5.6-3.8-3.8L8.2 12 2.6 6.4Z",
  "M16.2 2.2C11 4 8.6 8.2 9.2 12.8c.6 4.4 4.2 7.6 9.8 7.8A10.2 10.2 0 1 1 16.2 2.2Z",
];

/** The twelve shapes by their usual letters, as squares in rows. */
const PENTOMINOES: Record<string, string> = {
  F: ".##/##./.#.",
  I: "#/#/#/#/#",
  L: "#./#./#./##",
  N: ".#/.#/##/#.",
  P: "##/##/#.",
  T: "###/.#./.#.",
  U: "#.#/###",
  V: "#../#../###",
  W: "#../##./.##",
  X: ".#./###/.#.",
  Y: ".#/##/.#/.#",
  Z: "##./.#./.##",
};

/** The squares of a shape as column and row. */
export function pentomino(letter: string): [number, number][] {
  return (PENTOMINOES[letter] ?? "").split("/").flatMap((row, y) => [...row].flatMap((sign, x): [number, number][] => (sign === "#" ? [[x, y]] : [])));
}
