/** The states of Five Crowns for `npm run shots`; `SHOTS=fc-draw,fc-ten` for some. */
import type { Page } from "@playwright/test";
import type { Shot } from "./shots.spec";

/** Somebody to whom the game was explained already. */
export const taught = (page: Page) => page.addInitScript(() => localStorage.setItem("quintet.five-crowns.coach", '"off"'));

/** The states there are pictures of, with the round whose end was seen before. */
export const STATES = ["draw", "discard", "out", "last-turn", "empty-stock", "two", "ten", "ten-last", "over", "ten-over", "solo", "solo-late", "solo-over"] as const;

export const liftLast = (page: Page) => page.locator(".hand button").last().click({ position: { x: 30, y: 30 } });

const shot = (fixture: string, more: Partial<Shot> = {}): Shot => ({ name: `fc-${fixture}`, scene: { fixture }, first: taught, ...more });

export const FIVE_CROWNS: Shot[] = [
  ...STATES.map((fixture) => shot(fixture)),
  { name: "fc-coach", scene: { fixture: "draw" } },
  shot("discard", { name: "fc-lifted", before: liftLast }),
  shot("discard", { name: "fc-large", settings: { cards: "large", suits: "classic" } }),
  shot("out", { name: "fc-out-lifted", before: liftLast }),
  shot("out", { name: "fc-out-choice", before: (page) => page.getByRole("button", { name: "Go out" }).click() }),
  shot("last-turn", { name: "fc-last-turn-lifted", before: liftLast }),
  shot("last-turn", { name: "fc-own-melds", before: (page) => page.getByRole("button", { name: "Choose melds" }).click() }),
  shot("round-end", { scene: { fixture: "round-end", seen: 8 } }),
  shot("draw", { name: "fc-sheet", before: (page) => page.getByRole("button", { name: /^Scores/ }).click() }),
  shot("draw", { name: "fc-pile", before: (page) => page.getByRole("button", { name: /^Discards/ }).click() }),
  shot("solo", { name: "fc-solo-open", before: (page) => page.locator("[data-hand] button").nth(5).click() }),
  shot("empty-stock", { name: "fc-empty-stock-german", settings: { language: "de" } }),
  shot("discard", { name: "fc-dark", settings: { theme: "dark" } }),
  shot("last-turn", { name: "fc-german", settings: { language: "de" }, before: liftLast }),
  shot("out", { name: "fc-french", settings: { language: "fr" }, before: liftLast }),
];
