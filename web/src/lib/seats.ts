/** Small questions about the seats of a table. */
import type { Args } from "./types";
import type { Seat, TableInfo } from "./wire";

/** The name at each seat. Bots get theirs when the game starts; a free seat is called by its number. */
export function namesOf(table: TableInfo, t: (key: string, args?: Args) => string): string[] {
  return table.seats.map((seat, index) => {
    if (seat.name) return seat.name;
    return seat.held.by === "nobody" ? t("seat-number", { number: index + 1 }) : t("bot");
  });
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
