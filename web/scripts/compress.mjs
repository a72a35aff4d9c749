// Packs the built page for the program, into ../packed: every text file as Brotli (.br) where it gains by it, and in no
// other form, for the program makes the others of it when they are asked for. Everything else as it is. Runs after every
// build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const packed = new URL("../packed/", import.meta.url);
/** Fonts and raster pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;
/** The build's own lists, which size.mjs removes. */
const LISTS = /^\.vite\//;

rmSync(packed, { recursive: true, force: true });
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const name = relative(fileURLToPath(dist), `${entry.parentPath}/${entry.name}`);
  if (!entry.isFile() || LISTS.test(name)) continue;
  const bytes = readFileSync(new URL(name, dist));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = TEXT.test(name) ? brotliCompressSync(bytes, { params }) : bytes;
  const file = new URL(compressed.length < bytes.length ? `${name}.br` : name, packed);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, compressed.length < bytes.length ? compressed : bytes);
}
