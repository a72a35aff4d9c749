// Cuts the page's typefaces down to what its three languages write: `node scripts/fonts.mjs`. The results are kept in
// src/styles/fonts; run it again only when a sign is missing or a face changes.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Letters of English, French and German, and of the names that people give themselves in western Europe. */
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0x17f);
const SIGNS = "–—‘’‚“”„…•‹›€−×±→←↑↓·";
/** What stands in headings and on cards. */
const DISPLAY = range(0x20, 0x7e) + "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœùûüßÿñóíá" + "–—‘’“”„…−±+·" + "\u00a0\u202f";

const file = (path) => new URL(`../node_modules/${path}`, import.meta.url);
const out = (name) => new URL(`../src/styles/fonts/${name}`, import.meta.url);

await cut("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", "figtree.woff2", LETTERS + SIGNS, {
  wght: { min: 400, max: 800, default: 400 },
});
await cut("@fontsource/aleo/files/aleo-latin-700-normal.woff2", "aleo.woff2", DISPLAY);

async function cut(from, to, text, variationAxes) {
  const font = await subsetFont(readFileSync(file(from)), text, { targetFormat: "woff2", variationAxes });
  writeFileSync(out(to), font);
  console.log(`${to} ${font.length} bytes`);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join("");
}
