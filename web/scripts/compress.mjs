// Compresses the built page once and for all, so that the server compresses nothing: beside every text file that gains
// by it lies its Brotli form (.br) and its gzip form (.gz). Runs after every build.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
/** Fonts and raster pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  keep(`${path}.br`, brotliCompressSync(bytes, { params }), bytes);
  keep(`${path}.gz`, gzipSync(bytes, { level: 9 }), bytes);
}

function keep(path, compressed, bytes) {
  if (compressed.length < bytes.length) writeFileSync(path, compressed);
}
