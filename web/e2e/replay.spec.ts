import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { GAMES } from "./games";
import { invite, person, shrinkTo, test } from "./people";
import { handedOver, recorded, timeline } from "./recorded";
import { Server } from "./server";

const server = new Server("5-10");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** What only lies open to those who may see everything. */
const OPEN = /"(?:hidden|deck_cards|stock_cards|all_marks)":/;

const at = async (page: Page) => Number(await timeline(page).inputValue());

/** Looks at a game in a file. */
async function open(page: Page, file: string): Promise<void> {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(timeline(page)).toBeVisible();
  await expect(page.locator("#main > *").first()).toBeVisible();
}

/** Nothing sticks out of the page to the side. */
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

for (const { id } of GAMES) {
  for (const [name, viewport] of [
    ["a phone", { width: 360, height: 640 }],
    ["a desk", { width: 1440, height: 900 }],
  ] as const) {
    test(`${id} is looked back at on ${name}, from two seats and all open`, async ({ browser }) => {
      const page = await person(browser, server, { viewport });
      const link = `/replay/${await handedOver(page, id)}`;
      await page.goto(`${link}?as=open#3`);
      await expect.poll(() => at(page)).toBeGreaterThan(0);
      await expect(page.locator("#main > *").first()).toBeVisible();
      await fits(page);
      await page.getByRole("button", { name: "To the beginning" }).click();
      await page.getByRole("button", { name: "One step on" }).click();
      await page.getByRole("button", { name: "One step on" }).click();
      await page.getByRole("button", { name: "One step back" }).click();
      await expect(timeline(page)).toHaveValue("1");
      // The timeline is dragged to its middle.
      const box = await timeline(page).boundingBox();
      if (!box) throw new Error("There is no timeline.");
      await page.mouse.move(box.x + 8, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => at(page)).toBeGreaterThan(1);
      const eyes = page.getByRole("combobox", { name: "Seen by" });
      for (const who of ["0", "1", "spectator", "open"]) {
        await eyes.selectOption(who);
        await expect(eyes).toHaveValue(who);
        await expect(timeline(page)).toBeVisible();
        await expect.poll(() => at(page)).toBeGreaterThan(0);
        await fits(page);
        // What nobody saw is sent to nobody, unless all is open.
        const frames = await (await page.request.get(`/api/tables/${link.slice(8)}/replay?as=${who}`)).text();
        expect(OPEN.test(frames), who).toBe(who === "open");
      }
      await page.getByRole("button", { name: "To the end" }).click();
      await expect(page.getByRole("button", { name: "One step on" })).toBeDisabled();
    });
  }

  test(`${id} is looked back at by keyboard alone`, async ({ browser }) => {
    const page = await person(browser, server, { viewport: { width: 1440, height: 900 } });
    await open(page, recorded(id));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(timeline(page)).toHaveValue("1");
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => at(page)).toBeGreaterThan(1);
    await page.keyboard.press("End");
    await expect(timeline(page)).toHaveValue((await timeline(page).getAttribute("max")) ?? "");
    await page.keyboard.press("Home");
    await expect(timeline(page)).toHaveValue("0");
    await timeline(page).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByText("Previous or next key moment")).toBeVisible();
  });
}

test("a finished game has a lasting link, to each of its moments, for a friend too", async ({ browser }) => {
  const ada = await person(browser, server, { viewport: { width: 1440, height: 900 } });
  await invite(ada, "Ada");
  await shrinkTo(ada, 2);
  // Two rounds: whoever can go out in the first turn ends one after four steps.
  await ada.getByLabel(/Cards dealt in the first round/).selectOption("12");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.getByText(/Round 1 of 2/)).toBeVisible();
  await ada.getByRole("textbox", { name: "Say something" }).fill("Good luck!");
  await ada.keyboard.press("Enter");
  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await ada.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(ada.getByText("The game is over.").first()).toBeVisible();
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Watch again" }).click();
  await expect(timeline(ada)).toBeVisible();
  for (let n = 0; n < 6; n += 1) await ada.getByRole("button", { name: "One step on" }).click();
  await expect(ada.getByRole("log", { name: "Chat" })).toContainText("Good luck!");
  await expect(ada).toHaveURL(/\/replay\/[0-9a-f]{32}\?as=open#7$/);

  // A friend comes by the link and sees the same moment; another asks for one that there is not.
  const bo = await person(browser, server);
  await bo.goto(ada.url());
  await expect(timeline(bo)).toHaveValue("6");
  const cy = await person(browser, server);
  await cy.goto(ada.url().replace(/#.*/, "#99999"));
  await expect(cy.getByText(/There is no moment 99999 here/)).toBeVisible();
  await expect(timeline(cy)).toHaveValue((await timeline(cy).getAttribute("max")) ?? "");

  // What is saved can be opened again.
  const saving = ada.waitForEvent("download");
  await ada.getByRole("button", { name: "Save the game" }).click();
  const file = await (await saving).path();
  await open(bo, file);
  await expect(timeline(bo)).toHaveValue("0");
});

test("a running table is not looked back at, and a file that is no game says so", async ({ browser }) => {
  const ada = await person(browser, server);
  const link = await invite(ada, "Ada");
  await ada.getByRole("button", { name: "Start the game" }).click();
  const eve = await browser.newPage({ baseURL: server.address });
  await eve.goto(link.replace("/t/", "/replay/"));
  await expect(eve.getByText("This game cannot be shown.")).toBeVisible();
  await eve.goto("/replay");
  await eve.locator("input[type=file]").setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("milk, bread") });
  await expect(eve.getByText(/This is not a recorded game/)).toBeVisible();
  const log = readFileSync(recorded("five-crowns"), "utf8");
  const half = log.split("\n").slice(0, 20).join("\n");
  await eve.locator("input[type=file]").setInputFiles({ name: "half.jsonl", mimeType: "text/plain", buffer: Buffer.from(half) });
  await expect(eve.getByText(/stops before the game is over/)).toBeVisible();
});
