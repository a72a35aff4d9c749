/** Games on this device that are over, handed to the server for the records of whoever played them. */
import { ApiError, type Api } from "../lib/api";
import { forgetResult } from "../lib/best";
import { logOf, type Store } from "./store";

/** Refusals that stay: such a game is none for the records, however often it is handed over. A newer one waits (T-4). */
const FOR_GOOD = /^(S-3|S-45|T-[36-8])$/;

/** Hands over what was not yet; comes back with how many the server has taken. What it cannot take now waits for the next time. */
export async function handOver(store: Store, api: Pick<Api, "handGame">): Promise<number> {
  const waiting = (await store.tables()).filter(({ status, handed }) => status === "over" && !handed);
  let taken = 0;
  for (const { id } of waiting) {
    const found = await store.table(id);
    if (!found) continue;
    const refusal = await api.handGame(logOf(found.lines), found.table.at).then(() => null, whyNot);
    if (refusal && !FOR_GOOD.test(refusal.rule)) break;
    if (!refusal) {
      taken += 1;
      forgetResult(id);
    }
    // As it is by now: another game may have followed it meanwhile.
    const now = await store.table(id);
    if (now) await store.keep({ ...now.table, handed: true, ...(refusal && { refused: true }) }, now.lines.length, []);
  }
  return taken;
}

/** Why a game was not taken; no answer is a reason to try again. */
function whyNot(trouble: unknown): { rule: string } {
  if (trouble instanceof ApiError) return trouble.refusal ?? { rule: "" };
  throw trouble;
}
