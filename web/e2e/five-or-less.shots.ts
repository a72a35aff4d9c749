/** The states of 5 ou Moins for `npm run shots`; `SHOTS=fl-draw,fl-race` for some. */
import type { Page } from "@playwright/test";
import type { Sight } from "../src/wire/five-or-less";
import type { Shot } from "./shots.spec";

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const coached = (page: Page) => page.addInitScript(() => localStorage.setItem("quintet.five-or-less.coach", '"off"'));
/** Somebody who has seen every round has the chart of all. */
const seenAll = async (page: Page) => {
  await coached(page);
  await page.addInitScript(() =>
    sessionStorage.setItem("quintet.five-or-less.STAGE-FIVE-OR-LESS-OVER.totals", JSON.stringify({ 1: [40, 20, -1, 33], 2: [94, 53, 8, 63] })),
  );
};

export const RACE: Sight[] = [
  { is: "won", seat: 1, slot: 2, card: 4, number: 58, after: 412, blocks: false },
  { is: "too_late", seat: 0, slot: 3, card: 4, after: 530 },
  { is: "wrong", seat: 2, slot: 1, card: 9 },
  { is: "penalty", seat: 2, slot: 5 },
];
/** My own throw, while I hold a drawn card. */
const MINE: Sight[] = [
  { is: "too_late", seat: 0, slot: 3, card: 4, after: 530 },
  { is: "won", seat: 1, slot: 2, card: 4, number: 58, after: 412, blocks: false },
];
const CALLED: Sight[] = [{ is: "called", seat: 1 }];

interface State extends Omit<Shot, "name" | "scene"> {
  told?: Sight[];
  coach?: boolean;
}

const state = (name: string, fixture: string, { told, coach, ...rest }: State = {}): Shot => ({
  name: `fl-${name}`,
  scene: { game: "five-or-less", fixture, ...(told && { told }) },
  ...(!coach && { first: coached }),
  ...rest,
});

export const FIVE_OR_LESS: Shot[] = [
  state("peek", "peek"),
  state("coach", "peek", { coach: true }),
  state("draw", "draw"),
  state("coach-turn", "draw", { coach: true }),
  state("take", "draw", { before: press("Take 4") }),
  state("throw", "draw", { before: press("Throw") }),
  state("place", "place"),
  state("place-throw", "place", { before: press("Throw") }),
  state("place-race", "place", { told: MINE, before: (page) => page.getByTestId("race").waitFor() }),
  state("end", "end"),
  state("call", "end", { before: press("5 or less!") }),
  state("target", "target"),
  state("target-card", "target", { before: press(/^Pick Bob/) }),
  state("waiting", "waiting"),
  state("race", "waiting", { told: RACE, before: (page) => page.getByTestId("race").waitFor() }),
  state("called", "waiting", { told: CALLED, before: (page) => page.locator(".moment").waitFor() }),
  state("last-turns", "last-turns"),
  state("last-claims", "last-claims"),
  state("linked", "linked"),
  state("six", "six"),
  state("watch", "watch"),
  state("round-end", "round-end"),
  state("over", "over", { first: seenAll }),
  state("over-chart", "over", { first: seenAll, before: (page) => page.locator("figure").scrollIntoViewIfNeeded() }),
  state("dark", "place", { settings: { theme: "dark", language: "de" } }),
  {
    name: "fl-goal",
    before: async (page) => {
      await page.goto("/");
      await page.locator('article[data-game="five-or-less"]').getByRole("button", { name: "Play now" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "fl-lobby",
    before: async (page) => {
      await page.goto("/");
      await page.locator('article[data-game="five-or-less"]').getByRole("button", { name: "Invite friends" }).click();
      await page.getByText("Powers", { exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "fl-rules",
    before: async (page) => {
      await page.goto("/rules/five-or-less");
      await page.locator(".guide").scrollIntoViewIfNeeded();
    },
  },
  state("large", "draw", { settings: { cards: "large", language: "fr" } }),
];
