/** Small questions about the seats of a table. */
import type { Args } from "./types";
import type { Seat, TableInfo } from "./wire";

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it stands in a line: one that is written from right to left is isolated, as `<bdi>` does, so that what
 * stands beside it stays in its place. Others need no marks, which would be copied along.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The name at each seat. Bots get theirs when the game starts; a free seat is called by its number. */
export function namesOf(table: TableInfo, t: (key: string, args?: Args) => string): string[] {
  return table.seats.map((seat, index) => {
    if (seat.name) return isolated(seat.name);
    return seat.held.by === "nobody" ? t("seat-number", { number: index + 1 }) : t("bot");
  });
}

/** The first sign of a name as a reader sees it: an emoji of several code points is one, and marks are none. */
export function initial(name: string): string {
  const bare = name.replace(/[\u2066-\u2069\u200e\u200f]/g, "");
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(bare);
  return (first?.segment ?? "").toUpperCase();
}

/** The first seat that nobody holds. */
export function freeSeat(table: TableInfo): Seat | null {
  const index = table.seats.findIndex((seat) => seat.held.by === "nobody");
  return index < 0 ? null : index;
}

/** The host's seat, if the host sits. */
export function hostSeat(table: TableInfo): Seat | null {
  const index = table.seats.findIndex((seat) => seat.host);
  return index < 0 ? null : index;
}
