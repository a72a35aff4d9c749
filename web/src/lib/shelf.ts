/** The five games as the home screen shows them, whether or not the server has them yet. */

export interface Box {
  /** The id in addresses. */
  id: string;
  /** The name on the box, the same in every language. */
  name: string;
  /** The fewest and the most players. */
  players: readonly [number, number];
  /** How long a game takes among people, in minutes. */
  minutes: number;
  /** The text `kind-…` says what kind of game it is. */
  kind: "memory" | "board" | "shedding" | "puzzle" | "rummy";
  /** Whether one can play it alone; `daily` where there is a board of the day for that too. */
  alone?: "daily" | true;
}

export const SHELF: readonly Box[] = [
  { id: "five-crowns", name: "Five Crowns", players: [1, 10], minutes: 45, kind: "rummy", alone: true },
  { id: "five-or-less", name: "5 ou Moins", players: [2, 6], minutes: 25, kind: "memory" },
  { id: "double-series", name: "Double Series", players: [2, 10], minutes: 30, kind: "board" },
  { id: "one-more", name: "One More!", players: [3, 9], minutes: 15, kind: "shedding" },
  { id: "find-five", name: "5er Finden", players: [1, 4], minutes: 20, kind: "puzzle", alone: "daily" },
];

/** The name on the box of a game. */
export function boxName(id: string): string {
  return SHELF.find((box) => box.id === id)?.name ?? id;
}

/** How many seats a quick table gets: four, or as near to it as the game allows. */
export function quickSeats(fewest: number, most: number): number {
  return Math.min(most, Math.max(fewest, 4));
}
