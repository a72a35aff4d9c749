// Draws the icons of the installed page from public/icon.svg: `npm run icons`, after the drawing was changed.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { toPalette } from "./palette.mjs";

const folder = new URL("../public/", import.meta.url);
const drawing = readFileSync(new URL("icon.svg", folder), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
/** A maskable icon is cut to whatever shape the system likes: its drawing stays within the middle four fifths. */
for (const [name, size, share, ground] of [["icon-192", 192, 1, ""], ["icon-512", 512, 1, ""], ["icon-maskable", 512, 0.76, "#1b2430"]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground || "transparent"}}svg{width:${100 * share}vw;height:auto}</style>`;
  await page.setContent(style + drawing);
  const path = new URL(`${name}.png`, folder).pathname;
  await page.screenshot({ path, omitBackground: ground === "" });
  toPalette(path);
  await page.close();
}
await browser.close();
