// Writes the service worker of a build: it lists every file of the page, and a build is known by the hash of them all.
// Runs after every build, before compress.mjs.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const dist = pathToFileURL(`${resolve(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)))}/`);
/** What a page without a connection has no use for: pictures for the previews of links, and the page's own lists. */
const NOT_KEPT = /^(preview|\.vite)\/|^sw\.js$|\.map$/;

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(fileURLToPath(dist), `${entry.parentPath}/${entry.name}`))
  .filter((name) => !NOT_KEPT.test(name))
  .sort();
const hash = createHash("sha256");
for (const name of files) hash.update(name).update("\0").update(readFileSync(new URL(name, dist)));
const build = hash.digest("hex").slice(0, 16);
const worker = readFileSync(new URL("sw.js", import.meta.url), "utf8")
  .replace("@BUILD@", build)
  .replace('"@FILES@"', files.map((name) => JSON.stringify(name)).join(","));
writeFileSync(new URL("sw.js", dist), worker);
