// Takes the pictures that messengers show beside a link to a table: `npm run build && npm run previews`. They are kept in
// public/preview; run it again only when the picture on a box changes.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { toPalette } from "./palette.mjs";

/** As large as messengers ask for. */
const SIZE = { width: 1200, height: 630 };
const folder = new URL("../public/preview/", import.meta.url);
mkdirSync(folder, { recursive: true });

const served = await preview({ preview: { host: "127.0.0.1", port: 4199 }, logLevel: "warn" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
// There is no server behind it, and none is needed.
await page.route("**/api/**", (route) => route.abort());
const home = served.resolvedUrls?.local[0] ?? "http://127.0.0.1:4199/";
await page.goto(home);
await page.locator("article[data-game] > .art").first().waitFor();
const games = await page.locator("article[data-game]").evaluateAll((boxes) => boxes.map((box) => box.dataset.game));
for (const game of games) {
  await page.goto(home);
  await page.getByRole("alert").waitFor();
  const art = page.locator(`article[data-game="${game}"] > .art`);
  // The picture alone, as large as the window; it stays inside its box, whose colours it takes.
  await art.evaluate((element) => {
    for (let each = element; each !== document.body; each = each.parentElement) {
      for (const other of [...each.parentElement.children]) if (other !== each) other.remove();
      each.style.cssText = "display:block;position:static;width:1200px;max-width:none;height:630px;margin:0;padding:0;border:0;border-radius:0;container-type:normal";
    }
  });
  // Without its shading: a plain ground makes a file half as large.
  await art.evaluate((element) => {
    element.firstElementChild.style.background = "color-mix(in oklab, #2b3640, var(--accent-fill) 60%)";
  });
  const path = fileURLToPath(new URL(`${game}.png`, folder));
  await page.screenshot({ path });
  toPalette(path);
}
await browser.close();
await served.close();
