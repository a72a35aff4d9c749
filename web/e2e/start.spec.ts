import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { expect, type Page } from "@playwright/test";
import { invite, join, person, shrinkTo, test } from "./people";
import { PROGRAM, Server } from "./server";

const server = new Server("5-10");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Makes it a game of one round for two. */
async function short(page: Page): Promise<void> {
  await shrinkTo(page, 2);
  await page.getByLabel(/Cards dealt in the first round/).selectOption("13");
}

/** Lets bots play on, opens what the page says of the shuffle, and comes back with receipt and record as files. */
async function finish(page: Page): Promise<{ receipt: string; record: string }> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("The game is over.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByText("Fair shuffle").click();
  const folder = mkdtempSync(path(tmpdir(), "quintet-e2e-"));
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save your receipt" }).click(),
  ]);
  const receipt = path(folder, "receipt.json");
  await saved.saveAs(receipt);
  const link = page.getByRole("link", { name: "Download the game record" });
  const record = path(folder, "record.ndjson");
  writeFileSync(record, await (await page.request.get((await link.getAttribute("href")) ?? "")).text());
  return { receipt, record };
}

/** What `quintet verify` says of it. */
const verify = ({ receipt, record }: { receipt: string; record: string }): string =>
  execFileSync(PROGRAM, ["verify", record, "--receipt", receipt], { encoding: "utf8" });

test("two people add to the shuffle, and their pages check it", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await short(ada);
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) await expect(page.getByText(/Round 1 of 1/)).toBeVisible();
  // Bo is handed a record in which Ada's text is another one.
  await bo.route(/\/log$/, async (route) => {
    const answer = await route.fetch();
    const forged = (await answer.text()).replace(/("seat":0,"text":")[0-9a-f]+/, "$1better");
    await route.fulfill({ response: answer, body: forged });
  });
  await bo.getByRole("button", { name: "Table", exact: true }).click();
  await bo.getByRole("button", { name: "Let a bot play for me" }).click();
  const kept = await finish(ada);
  await expect(ada.getByText(/Shuffle checked:/)).toBeVisible();
  await expect(bo.getByRole("alert")).toContainText("A random text in the record doesn’t match its hash.");
  const said = verify(kept);
  expect(said).toContain("✓ receipt: your own contribution");
  expect(said).not.toContain("✗");
  expect(said).not.toContain("no player was bound");
});

test("somebody closes the page in the middle of a start, and the others play", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  // Bo's page hears nothing of the start, and reveals nothing.
  let deaf = false;
  await bo.routeWebSocket(/\/socket$/, (socket) => {
    const behind = socket.connectToServer();
    behind.onMessage((message) => {
      if (!deaf) socket.send(message);
    });
  });
  await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await short(ada);
  await expect(bo.getByLabel(/Cards dealt in the first round/)).toHaveValue("13");
  deaf = true;
  // A start takes seconds only: what is told meanwhile is looked out for before.
  const told = [ada.getByRole("button", { name: "Starting…", disabled: true }).waitFor(), ada.getByText("Waiting for Bo’s device").waitFor()];
  await ada.getByRole("button", { name: "Start the game" }).click();
  await Promise.all(told);
  await bo.close();
  await expect(ada.getByText(/Bo’s device didn’t answer in time/).first()).toBeVisible();
  await expect(ada.getByText(/Round 1 of 1/)).toBeVisible();
  // Bo comes back to a game that has begun, and lets a bot finish it.
  const back = await bo.context().newPage();
  await back.goto(ada.url());
  await expect(back.getByText(/Round 1 of 1/)).toBeVisible();
  await back.getByRole("button", { name: "Table", exact: true }).click();
  await back.getByRole("button", { name: "Let a bot play for me" }).click();
  const kept = await finish(ada);
  await expect(ada.getByText(/Shuffle checked:/)).toBeVisible();
  await expect(ada.getByText(/Bo’s device didn’t answer in time/).first()).toBeVisible();
  const said = verify(kept);
  expect(said).toContain("✓ receipt: the starts that failed");
  expect(said).not.toContain("✗");
});

test("a game against bots starts with the page's own text", async ({ browser }) => {
  const page = await person(browser, server);
  await page.goto("/");
  await page.locator("article[data-game=five-crowns]").getByRole("button", { name: "Play now" }).click();
  await expect(page.getByText(/Round 1 of/)).toBeVisible();
  const receipts = await page.evaluate(() => localStorage.getItem("quintet.receipts"));
  const [receipt] = JSON.parse(receipts ?? "[]") as { starts: { commits: unknown[]; revealed?: { text: string } }[] }[];
  expect(receipt?.starts).toHaveLength(1);
  expect(receipt?.starts[0]?.commits).toHaveLength(1);
  expect(receipt?.starts[0]?.revealed?.text).toMatch(/^[0-9a-f]{32}$/);
});

test("a start goes on after the server was killed in the middle of it", async ({ browser }) => {
  const ada = await person(browser, server);
  const bo = await person(browser, server);
  let quiet = false;
  await bo.routeWebSocket(/\/socket$/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((message) => {
      if (!quiet || !String(message).includes('"reveal"')) behind.send(message);
    });
  });
  await invite(ada, "Ada");
  await join(bo, ada, "Bo");
  await short(ada);
  quiet = true;
  // Killed as soon as it is told: a start takes seconds only.
  const killed = ada.getByText("Waiting for Bo’s device").waitFor().then(() => server.kill());
  await ada.getByRole("button", { name: "Start the game" }).click();
  await killed;
  quiet = false;
  await server.start();
  for (const page of [ada, bo]) await expect(page.getByText(/Round 1 of 1/)).toBeVisible();
  await expect(ada.getByText(/didn’t answer in time/)).toHaveCount(0);
});

test("people talk before the game starts, and nothing of the lobby lingers after it", async ({ browser }) => {
  const [ada, bo] = [await person(browser, server), await person(browser, server)];
  const warnings: string[] = [];
  for (const page of [ada, bo]) page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await invite(ada, "Ada");
  await expect(ada.getByRole("log", { name: "Chat" })).toHaveCount(0);
  await join(bo, ada, "Bo");
  await bo.getByLabel("Say something").fill("Shall we?");
  await bo.keyboard.press("Enter");
  await expect(ada.getByRole("log", { name: "Chat" }).getByText("Shall we?")).toBeVisible();
  await ada.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bo]) await expect(page.getByText(/^Round 1 of/)).toBeVisible();
  expect(warnings.filter((text) => text.includes("svelte"))).toEqual([]);
});
