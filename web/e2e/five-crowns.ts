/** What a person does at the screen of Five Crowns. */
import { expect, type Locator, type Page } from "@playwright/test";

/** What the page asks for, by the sentence on the edge of the table. */
export type Ask = "draw" | "discard" | "round" | "over" | "wait";
export async function asked(page: Page): Promise<Ask> {
  // At one glance: between two the page may move on.
  const { dialog, headings, now } = await page.evaluate(() => ({
    dialog: document.querySelector("dialog[open]") !== null,
    headings: [...document.querySelectorAll("h1, h2, h3")].map((heading) => heading.textContent.trim()),
    // A move under way is shown before the server has heard of it; what is asked then is over.
    now: document.querySelector('.now:not([aria-busy="true"])')?.textContent ?? "",
  }));
  if (dialog) return "round";
  if (headings.some((heading) => /wins?!?$|tie for the win/.test(heading))) return "over";
  if (/take a card/.test(now)) return "draw";
  if (/discard|go out/i.test(now)) return "discard";
  return "wait";
}

/** The same by what is said alone, to somebody who sees nothing: the accessibility tree. */
export async function heard(page: Page): Promise<Ask> {
  const said = await page.locator("body").ariaSnapshot();
  if (/- dialog /.test(said)) return "round";
  if (/- heading ".*(wins?!?|tie for the win)"/.test(said)) return "over";
  if (/- paragraph: .*turn: take a card/.test(said)) return "draw";
  if (/- paragraph: .*(Discard a card|: discard a card|You can go out)/.test(said)) return "discard";
  return "wait";
}

/** How somebody does each of the things that can be asked. */
export type Moves = Record<"draw" | "discard" | "round", () => Promise<void>>;

/** Does it and waits until it is done: something else is asked for, or the same again after the others' turns. */
async function did(page: Page, ask: Ask, asks: typeof asked, move: () => Promise<void>): Promise<void> {
  const before = await cards(page);
  await move();
  await expect.poll(async () => (await asks(page)) !== ask || (await cards(page)) !== before).toBe(true);
}

/** Does what is asked for until the game is over; `asks` is how one learns of it. */
export async function playOn(page: Page, does: Moves, asks = asked): Promise<number> {
  let turns = 0;
  for (let n = 0; n < 2000; n++) {
    const ask = await asks(page);
    if (ask === "over") return turns;
    if (ask === "draw") turns++;
    if (ask === "wait") await page.waitForTimeout(50);
    else await did(page, ask, asks, does[ask]);
  }
  throw new Error("The game does not end.");
}

export const hand = (page: Page): Locator => page.getByRole("list", { name: "Your hand" }).getByRole("button");

/** What is in the hand, as it is called. */
export const cards = async (page: Page): Promise<string> => {
  const names = await hand(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.split(",")[0]).sort().join(" ");
};

/** Discards a loose card if there is one, and does not go out even if one could. */
export async function throwAway(page: Page, press: "click" | "tap"): Promise<void> {
  const loose = page.getByRole("button", { name: /loose$/ });
  const card = (await loose.count()) > 0 ? loose.last() : hand(page).last();
  await card[press]({ position: { x: 12, y: 20 } });
  await page.getByRole("button", { name: /^Discard (?!pile)/ })[press]();
}

/** A turn of somebody who only wants it over: a card from the draw pile, another away. */
export async function pass(page: Page): Promise<void> {
  await pointing(page, "click").draw();
  await expect.poll(() => asked(page)).toBe("discard");
  await throwAway(page, "click");
  await expect.poll(() => asked(page)).toBe("wait");
}

/** The moves of a finger or a mouse: always from the draw pile, a loose card away if there is one, out when one can. */
export function pointing(page: Page, press: "tap" | "click"): Moves {
  return {
    draw: () => page.getByRole("button", { name: /^Draw pile,/ })[press](),
    discard: async () => {
      const out = page.getByRole("button", { name: /^Go out/ });
      if (await out.isVisible()) {
        await out[press]();
        const chosen = page.getByRole("dialog").getByRole("button", { name: /^Go out/ });
        if (await chosen.first().isVisible()) await chosen.first()[press]();
        return;
      }
      await throwAway(page, press);
    },
    round: async () => {
      await page.getByRole("button", { name: /^(Continue|See the result)$/ })[press]();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  };
}
