// What a first visit to the home page fetches, as the server sends it, in the dearest language; fails past the limit.
// Runs after every build, which leaves its list of chunks for it, and after compress.mjs.
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";

// A browser counts heads and the answers of the API too; e2e/first-visit.spec.ts holds the whole to 105 KiB.
const LIMIT = 100 * 1024;
const dist = new URL("../dist/", import.meta.url);
const packed = new URL("../packed/", import.meta.url);
const list = new URL(".vite/manifest.json", dist);
const manifest = JSON.parse(readFileSync(list, "utf8"));
rmSync(new URL(".vite", dist), { recursive: true });

/** What is sent of a file: its Brotli form, where it has one. */
const weigh = (file) => {
  const compressed = new URL(`${file}.br`, packed);
  return statSync(existsSync(compressed) ? compressed : new URL(file, dist)).size;
};

/** A chunk with all that it brings along: what it imports, its styles, and the fonts those name. */
function gather(key, files) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  // The engine is named there, and fetched when somebody plays without a server.
  const assets = (chunk.assets ?? []).filter((file) => !file.endsWith(".wasm"));
  for (const file of [...(chunk.css ?? []), ...assets]) files.add(file);
  for (const each of chunk.imports ?? []) gather(each, files);
}

/** The texts that the home page reads: its own and the server's, in a language and in English. */
const texts = (language) =>
  Object.keys(manifest).filter((key) => /(^|\/)(src|server|speech)\/locales\//.test(key) && key.includes(`/${language}.ftl`));

const common = new Set(["index.html", "icon.svg"]);
const named = [...readFileSync(new URL("index.html", dist), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
for (const key of Object.keys(manifest)) if (named.includes(manifest[key].file)) gather(key, common);
if (!named.every((file) => common.has(file))) throw new Error("The build's list lacks what the page names: this check is blind.");
const visits = ["en", "fr", "de"].map((language) => {
  const files = new Set(common);
  for (const key of [...texts("en"), ...texts(language)]) gather(key, files);
  return { language, bytes: [...files].reduce((sum, file) => sum + weigh(file), 0), files };
});
const dearest = visits.reduce((most, visit) => (visit.bytes > most.bytes ? visit : most));

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const heaviest = [...dearest.files].map((file) => [file, weigh(file)]).sort((a, b) => b[1] - a[1]);
console.log(`Home at first visit (${dearest.language}): ${kib(dearest.bytes)} of ${kib(LIMIT)} in ${dearest.files.size} files`);
for (const [file, bytes] of heaviest.slice(0, 5)) console.log(`  ${kib(bytes).padStart(10)}  ${file}`);
if (texts("en").length === 0) throw new Error("The texts of the page are not in the build's list: this check is blind.");
if (dearest.bytes > LIMIT) {
  console.error("The first visit is too heavy.");
  process.exit(1);
}
