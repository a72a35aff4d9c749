/** Games on this device as files: the same logs that `quintet verify` reads. */
import { save } from "../lib/share";
import { deviceStore, logOf } from "./store";

/** The log of a table on this device. */
export async function readLog(id: string): Promise<string | null> {
  const found = await deviceStore().table(id);
  return found && logOf(found.lines);
}

/** Saves the log of a table as a file. */
export async function saveLog({ id, game }: { id: string; game: string }): Promise<void> {
  const log = await readLog(id);
  if (log !== null) save(new Blob([log], { type: "application/x-ndjson" }), `quintet-${game}-${id}.ndjson`);
}
