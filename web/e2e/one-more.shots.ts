/** The states of One More! for `npm run shots`; `SHOTS=om-play,om-nine` for some. */
import type { Page } from "@playwright/test";
import type { Shot } from "./shots.spec";

/** The states there are pictures of. */
export const STATES = ["play", "wait", "again", "draw", "exchange", "give", "given", "left", "in-vain", "watch", "nine", "nine-over", "over"] as const;
/** The states that begin with a dialog. */
export const ENDS = ["round-end", "nine-round-end"] as const;

/** Somebody to whom the goal was explained already. */
export const coached = (page: Page) => page.addInitScript(() => localStorage.setItem("quintet.one-more.coach", "seen"));

const shot = (fixture: string, more: Partial<Shot> = {}): Shot => ({
  name: `om-${fixture}`,
  scene: { game: "one-more", fixture },
  first: coached,
  ...more,
});

export const ONE_MORE: Shot[] = [
  { name: "om-coach", scene: { game: "one-more", fixture: "play" } },
  ...STATES.map((fixture) => shot(fixture)),
  ...ENDS.map((fixture) => shot(fixture, { scene: { game: "one-more", fixture, seen: 0 } })),
  shot("play", { name: "om-lifted", before: (page) => page.getByRole("list", { name: "Your hand" }).getByRole("button", { name: /playable/ }).first().click() }),
  shot("play", { name: "om-dark", settings: { theme: "dark", language: "de" } }),
];
