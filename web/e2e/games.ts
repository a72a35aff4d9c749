/** The games of the program under test: what is done for all of them cannot forget one. */
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { PROGRAM } from "./server";

export interface Playable {
  id: string;
  seats: { fewest: number; most: number };
}

/** All games, as the program lists them. */
export const GAMES: readonly Playable[] = (() => {
  const answer = JSON.parse(execFileSync(PROGRAM, ["engine"], { input: '{"op":"games"}\n', encoding: "utf8" })) as { games: Playable[] };
  return answer.games;
})();

/** Makes the page of somebody to whom every game was explained already. */
export async function explained(page: Page): Promise<void> {
  await page.addInitScript(
    (games) => {
      for (const game of games) localStorage.setItem(`quintet.${game}.coach`, "seen");
    },
    GAMES.map(({ id }) => id),
  );
}
