/** The games on this device as lists show them. */
import type { TableLine } from "../lib/wire";
import { deviceStore, type KeptTable } from "./store";

const names = ({ seats }: KeptTable) => seats.map(({ name }) => name).filter((name) => name !== "");

/** Those to go on with. */
export async function playing(): Promise<TableLine[]> {
  const tables = (await deviceStore().tables()).filter(({ status }) => status === "playing");
  return tables.map((table) => ({ id: table.id, code: table.id, game: table.game, status: table.status, names: names(table), free: 0 }));
}
