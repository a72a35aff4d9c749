/** The games on this device as Home needs them. */
import type { Api } from "../lib/api";
import type { TableLine } from "../lib/wire";
import { deviceStore, type KeptTable } from "./store";

const names = ({ seats }: KeptTable) => seats.map(({ name }) => name).filter((name) => name !== "");

/** Those to go on with. */
export async function playing(): Promise<TableLine[]> {
  const tables = (await deviceStore().tables()).filter(({ status }) => status === "playing");
  return tables.map((table) => ({ id: table.id, code: table.id, game: table.game, status: table.status, names: names(table), free: 0 }));
}

/** Hands over what was played without the server, now that it answers; comes back with how many games it has taken. */
export async function handOverPlayed(api: Pick<Api, "handGame">): Promise<number> {
  const store = deviceStore();
  if (!(await store.tables()).some(({ status, handed }) => status === "over" && !handed)) return 0;
  const { handOver } = await import("./handing");
  return handOver(store, api);
}
