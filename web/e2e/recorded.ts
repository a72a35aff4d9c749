/** Recorded games, and where a page is in one. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { PROGRAM } from "./server";

/** A recorded game for several, the first by name. */
export function recorded(game: string): string {
  const folder = fileURLToPath(new URL(`../../games/${game}/tests/logs`, import.meta.url));
  const files = readdirSync(folder).sort().map((name) => path(folder, name));
  const several = files.find((file) => (JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "") as { seats: number }).seats > 1);
  if (!several) throw new Error(`${game} has no recorded game for several.`);
  return several;
}

/** A short game of easy bots, who give something away; the same each time. */
export function simulated(game: string, seed = 3): string {
  const folder = mkdtempSync(path(tmpdir(), "quintet-e2e-"));
  const players = game === "one-more" ? "3" : "2";
  const options = { "five-crowns": { first_deal: 12 }, "five-or-less": { rounds: 1 } }[game] ?? {};
  const args = ["simulate", game, "--players", players, "--level", "easy", "--games", "1", "--seed", String(seed), "--iterations", "20", "--options", JSON.stringify(options), "--logs", folder];
  const { status, stderr } = spawnSync(PROGRAM, args, { encoding: "utf8" });
  const [file] = readdirSync(folder);
  if (status !== 0 || file === undefined) throw new Error(`There is no game of ${game}: ${stderr}`);
  return path(folder, file);
}

/** That game as one that this person played on their device, handed over to the server: what its link carries. */
export async function handedOver(page: Page, game: string, seed = 3): Promise<string> {
  const [head = "", ...rest] = readFileSync(simulated(game, seed), "utf8").trim().split("\n");
  const { secret } = JSON.parse(rest.pop() ?? "") as { secret: string };
  const { seats, options, players, commitment, ...first } = JSON.parse(head) as { seats: number; players: unknown[] } & Record<string, unknown>;
  const names = ["Ada", "Blaise", "Carl"].slice(0, seats);
  // In the order in which the server writes it, which gives it back byte for byte.
  const header = { ...first, table: "LOCAL-2345678", seats, options, names, players: ["person", ...players.slice(1)], commitment };
  const told = [JSON.stringify(header), ...rest, ""].join("\n");
  const seal = createHash("sha256").update("quintet/log/1").update(told).digest("hex");
  // The device is somebody once a page was open on it.
  await page.goto("/");
  const answer = await page.request.post("/api/me/games", { data: `${told}${JSON.stringify({ secret, seal })}\n` });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** The timeline of a replay. */
export const timeline = (page: Page): Locator => page.getByRole("slider", { name: "Moment of the game" });
