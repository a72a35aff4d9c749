/**
 * The built page with a moment of a game put before it: what the server would say about a table comes from a fixture,
 * everything else from the real server. So every state can be looked at without playing towards it.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Settings } from "../src/lib/types";
import type { ChatLine, GameInfo, SeatInfo, TableInfo, ToClient, ToServer } from "../src/wire/wire";

const NAMES = ["Anna", "Bob", "Chloé", "Dmitri", "Elisabeth", "Farid", "Gwendoline", "Hiro", "Ines", "Jo"];

export interface Scene {
  game: string;
  /** The file below the game's `fixtures`, without its ending. */
  fixture: string;
  /** Makes another moment of it. */
  change?(game: GameInfo): void;
  /** The round whose end was seen already; the end of a later one is shown. */
  seen?: number;
  seats?: number;
  /** The options that were set for the table. */
  options?: TableInfo["options"];
  /** Who sits there, if not the usual ones. */
  names?: readonly string[];
  /** Whether a bot plays my seat meanwhile. */
  standin?: boolean;
  /** What was said at the table. */
  chat?: ChatLine[];
  /** What is seen a moment later. */
  told?: unknown[];
  /** The action that a hint means; without it there are no hints. */
  hint?: unknown;
  /** What every command is answered with, if anything. */
  refuse?: Pick<Extract<ToClient, { type: "refused" }>, "rule" | "why" | "message">;
  /** What the page says is put here. */
  heard?: ToServer[];
}

/** Reads a fixture of a game. */
export function fixture({ game, fixture }: Pick<Scene, "game" | "fixture">): GameInfo {
  return JSON.parse(readFileSync(new URL(`../src/games/${game}/fixtures/${fixture}.json`, import.meta.url), "utf8")) as GameInfo;
}

/** Puts a scene before the page; comes back with the path at which it is. */
export async function stage(page: Page, scene: Scene): Promise<string> {
  const code = `STAGE-${scene.game}-${scene.fixture}`.toUpperCase();
  const game = fixture(scene);
  scene.change?.(game);
  const view = game.view as { players?: unknown[]; pyramids?: unknown[] };
  const count = scene.seats ?? (view.players ?? view.pyramids)?.length ?? 1;
  const table: TableInfo = {
    id: code,
    code,
    game: scene.game,
    status: game.outcome ? "over" : "playing",
    options: scene.options ?? {},
    seats: (scene.names ?? NAMES).slice(0, count).map(
      (name, seat): SeatInfo => ({
        name,
        held: seat > 2 ? { by: "bot", level: "medium" } : scene.standin && seat === 0 ? { by: "standin", level: "medium" } : { by: "person" },
        host: seat === 0,
        present: seat !== 2,
        commit: null,
        left: null,
        team: null,
        may_hand_over: false,
      }),
    ),
    first: null,
    open: false,
    turn: null,
    hints: scene.hint !== undefined,
    hints_allowed: false,
    paused: false,
    link: "http://quintet.example/t/STAGE",
    commitment: "9f2c0e5d7a41b863".repeat(4),
    commits: [],
    starting: null,
    failed_starts: [],
    secret: null,
    watch: "everything",
    watching: 0,
    removed: [],
    branch: null,
    rematch: null,
    ruled_out: [],
  };
  await page.routeWebSocket(new RegExp(`/api/tables/${code}/socket$`), (socket) => {
    const send = (message: ToClient) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToServer;
      scene.heard?.push(message);
      if (message.type === "command" && scene.refuse) send({ type: "refused", number: message.number, ...scene.refuse });
      if (message.type === "hint") {
        const advice = { what: { key: "hint-draw" }, why: { key: "why-draw" } };
        send({ type: "hint", number: message.number, seen: game.number, action: scene.hint, advice });
      }
      if (message.type !== "hello") return;
      send({ type: "welcome", build: "0.1.0", table, you: { seat: 0, host: true, removed: false, last_command: 0 }, game, chat: scene.chat ?? [] });
      if (!scene.told) return;
      const sights = scene.told.map((sight) => ({ at: game.now, sight, sentences: [] }));
      // Only what is told while the screen is up is shown as news.
      void page
        .locator("main > div")
        .first()
        .waitFor()
        .then(() => send({ type: "game", game: { ...game, number: game.number + 1, sights } }));
    });
  });
  if (scene.seen !== undefined) {
    const key = `quintet.${scene.game}.${code}.round`;
    await page.addInitScript(([key, round]) => sessionStorage.setItem(key, round), [key, String(scene.seen)] as const);
  }
  return `/t/${code}`;
}

/** Chooses settings before the page opens. */
export async function choose(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("quintet.settings", kept), JSON.stringify(settings));
}
