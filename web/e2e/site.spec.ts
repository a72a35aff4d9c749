/** A site of files (`npm run site`), in a subfolder of a plain file server: a whole game, the rules, a replay from a file. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server as Files } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { keepPage, shrinkTo, test } from "./people";

const web = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "quintet-site-"));
const newer = mkdtempSync(join(tmpdir(), "quintet-site-newer-"));
/** What is being served. */
let served = folder;
/** Nobody answers: what a browser calls offline does not hold for a service worker that starts meanwhile. */
let away = false;
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".png": "image/png" };

/** Files, and nothing else: what is not there is 404. */
const files: Files = createServer((request, answer) => {
  if (away) return void request.socket.destroy();
  const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname));
  const name = path.startsWith("/some/folder/") ? join(served, path.slice("/some/folder/".length) || "index.html") : "";
  if (name === "" || !existsSync(name)) return void answer.writeHead(404).end();
  answer.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" }).end(patient(name, readFileSync(name)));
});
let address = "";

/** A service worker that waits as long as it takes for the page of the server: what is slow here is the machine. */
function patient(name: string, content: Buffer): Buffer | string {
  if (!name.endsWith("sw.js")) return content;
  const text = content.toString("utf8");
  const slower = text.replace("const PATIENCE = 3000;", "const PATIENCE = 600_000;");
  if (slower === text) throw new Error("sw.js says otherwise how long it waits");
  return slower;
}

test.beforeAll(async () => {
  execFileSync("npm", ["run", "site"], { cwd: web, env: { ...process.env, QUINTET_SITE: folder }, stdio: "ignore" });
  makeNewer();
  await new Promise<void>((ready) => files.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/some/folder/`;
});
test.afterAll(() => {
  files.close();
  for (const each of [folder, newer]) rmSync(each, { recursive: true });
});
test.beforeEach(() => void ([served, away] = [folder, false]));

/** How the names of a newer build's files end before their dot: it has not one file of an asset in common with the other. */
const MARK = "-newer";

/** Makes another build of the site: all its assets have other names, and the page says that it is another one. */
function makeNewer(): void {
  cpSync(folder, newer, { recursive: true });
  const assets = join(newer, "assets");
  const names = readdirSync(assets);
  const renamed = (name: string) => name.replace(/(\.\w+)$/, `${MARK}$1`);
  const texts = [...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name)), join(newer, "index.html")];
  for (const file of texts) {
    let text = readFileSync(file, "utf8");
    for (const name of names) text = text.replaceAll(name, renamed(name));
    writeFileSync(file, text.replace("</head>", '<meta name="newer" content="yes"></head>'));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  execFileSync("node", ["scripts/offline.mjs", newer], { cwd: web });
}

/** Starts a game against a bot, which the engine answers, and says of which builds the page's files and its engine were. */
async function buildsOf(page: Page): Promise<{ page: string[]; engine: string[] }> {
  await page.locator("article[data-game=five-crowns]").getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".hint-tool")).toBeAttached();
  const assets = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/assets/")));
  const engines = await page.evaluate(() => (window as unknown as { engines: string[] }).engines);
  const builds = (addresses: string[]) => [...new Set(addresses.map((each) => (each.includes(MARK) ? "newer" : "older")))];
  return { page: builds(assets), engine: builds(engines) };
}

test("a newer build waits until somebody says yes, and no page meets files of the other", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  await context.addInitScript(() => {
    localStorage.setItem("quintet.five-crowns.coach", '"off"');
    // The page says to each of its threads which engine to fetch.
    const engines: string[] = [];
    Object.assign(window, { engines });
    const post = Worker.prototype.postMessage as (this: Worker, message: { address: string }) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { address: string }) {
      engines.push(message.address);
      post.call(this, message);
    };
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  const isNewer = page.locator("meta[name=newer]");
  const question = page.getByText("A new version is ready.");
  await page.goto(address);
  await keepPage(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await expect(page.locator("article[data-game=five-crowns]")).toBeVisible();
  // The newer build is there. The page that lies open goes on with its own files, and the newer ones are kept beside them.
  served = newer;
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined));
  // A whole build is fetched, as when the page was kept first.
  await expect(question).toBeVisible({ timeout: 300_000 });
  await expect(isNewer).not.toBeAttached();
  // Nobody has said yes: without a connection it is the kept one, whole.
  away = true;
  await page.goto(address);
  expect(await buildsOf(page)).toEqual({ page: ["older"], engine: ["older"] });
  await expect(isNewer).not.toBeAttached();
  // With one it is what the server has, whole, and the question stands.
  away = false;
  await page.goto(address);
  await expect(isNewer).toBeAttached();
  expect(await buildsOf(page)).toEqual({ page: ["newer"], engine: ["newer"] });
  await expect(question).toBeVisible();
  // Yes: the newer one takes the other's place, and the page is loaded again, which takes this mark away.
  await page.evaluate(() => void Object.assign(window, { before: true }));
  await page.getByRole("button", { name: "Update now" }).click();
  await page.waitForFunction(() => !("before" in window) && document.readyState === "complete");
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  away = true;
  await page.goto(address);
  await expect(isNewer).toBeAttached();
  expect(await buildsOf(page)).toEqual({ page: ["newer"], engine: ["newer"] });
  await expect(question).toBeHidden();
  await context.close();
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

test("a game that another tab has finished stays finished when this one lets go of it", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(() => {
    localStorage.setItem("quintet.five-crowns.coach", '"off"');
    localStorage.setItem("quintet.bot-pace", "0-0");
    localStorage.setItem("quintet.clock-speed", "20");
  });
  const [left, on] = [await context.newPage(), await context.newPage()];
  await left.goto(address);
  const box = left.locator("article[data-game=five-crowns]");
  await box.getByRole("button", { name: "Set up a table" }).click();
  await shrinkTo(left, 2);
  await left.getByLabel(/Cards dealt in the first round/).selectOption("13");
  await left.getByRole("button", { name: "Start the game" }).click();
  // It waits for its person, so that in this tab nothing happens any more.
  await expect(left.locator(".hint-tool")).toBeVisible();
  await on.goto(left.url());
  await on.getByRole("button", { name: "Table", exact: true }).click();
  await on.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(on.getByRole("button", { name: "Watch again" })).toBeVisible({ timeout: 300_000 });
  // Back at Home it has written down what it knew, if it may.
  await left.evaluate(() => history.back());
  await expect(box).toBeVisible();
  await on.reload();
  await expect(on.getByRole("button", { name: "Watch again" })).toBeVisible();
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
