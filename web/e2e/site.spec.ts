/** A site of files (`npm run site`), in a subfolder of a plain file server: a whole game, the rules, a replay from a file. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server as Files } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { keepPage, shrinkTo, test } from "./people";

const web = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "quintet-site-"));
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".png": "image/png" };

/** Files, and nothing else: what is not there is 404. */
const files: Files = createServer((request, answer) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname));
  const name = path.startsWith("/some/folder/") ? join(folder, path.slice("/some/folder/".length) || "index.html") : "";
  if (name === "" || !existsSync(name)) return void answer.writeHead(404).end();
  answer.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" }).end(readFileSync(name));
});
let address = "";

test.beforeAll(async () => {
  execFileSync("npm", ["run", "site"], { cwd: web, env: { ...process.env, QUINTET_SITE: folder }, stdio: "ignore" });
  await new Promise<void>((ready) => files.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/some/folder/`;
});
test.afterAll(() => {
  files.close();
  rmSync(folder, { recursive: true });
});

test("a page that is kept is the newest one with a connection, and opens without one", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(address);
  await keepPage(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Another build is put there.
  const file = join(folder, "index.html");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("</head>", '<meta name="newer" content="yes"></head>'));
  try {
    await page.reload();
    await expect(page.locator("meta[name=newer]")).toBeAttached();
    await expect(page.locator("article[data-game=one-more]")).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("article[data-game=one-more]")).toBeVisible();
    await expect(page.locator("meta[name=newer]")).not.toBeAttached();
  } finally {
    writeFileSync(file, before);
  }
  await context.close();
});

test("the page can be installed as an app", async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: "allow" })).newPage();
  await page.goto(address);
  await keepPage(page);
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Windows of tests are private ones, in which nothing is installed; nothing else stands in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("a folder of files plays a whole game, tells it again, and has the rules", async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: "block", acceptDownloads: true })).newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    localStorage.setItem("quintet.one-more.coach", '"off"');
    localStorage.setItem("quintet.bot-pace", "0-0");
    localStorage.setItem("quintet.clock-speed", "20");
  });
  await page.goto(address);
  const box = page.locator("article[data-game=one-more]");
  await box.getByRole("button", { name: "Set up a table" }).click();
  await shrinkTo(page, 3);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  // What is not stored yet is not there after a reload.
  await expect(page.getByRole("button", { name: "Take my seat back" }).or(page.getByRole("button", { name: "Watch again" })).first()).toBeAttached();
  // The address leads back to the game.
  await page.reload();
  await expect(page.getByRole("button", { name: "Watch again" })).toBeVisible({ timeout: 300_000 });
  // What was told last may still lie open over the buttons.
  await page.goto(page.url().replace("/t/", "/replay/"));
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the game" }).click();
  const path = await (await saving).path();
  await page.goto(`${address}?/replay`);
  await page.locator("input[type=file]").setInputFiles({ name: "game.jsonl", mimeType: "text/plain", buffer: readFileSync(path) });
  await expect(page.getByRole("button", { name: "Save the game" })).toBeVisible();
  await page.goto(address);
  await box.getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { name: /One More/ }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/some/folder/");
  // Nobody is asked for anything but files of the folder.
  expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
});
