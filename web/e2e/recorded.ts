/** Recorded games, and where a page is in one. */
import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";

/** A recorded game for several, the first by name. */
export function recorded(game: string): string {
  const folder = fileURLToPath(new URL(`../../games/${game}/tests/logs`, import.meta.url));
  const files = readdirSync(folder).sort().map((name) => path(folder, name));
  const several = files.find((file) => (JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "") as { seats: number }).seats > 1);
  if (!several) throw new Error(`${game} has no recorded game for several.`);
  return several;
}

/** The timeline of a replay. */
export const timeline = (page: Page): Locator => page.getByRole("slider", { name: "Moment of the game" });
