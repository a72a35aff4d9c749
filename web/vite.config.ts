import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

/** Where the server listens while the page is being developed. */
const server = "http://127.0.0.1:5555";

/** A site of files, for any folder of any web space: `make site` says where to. */
const site = process.env.QUINTET_SITE;
if (site !== undefined) process.env.VITE_SITE = "1";

/** What the server says with every page: without one the page says it itself. `frame-ancestors` it cannot. */
const policy: Plugin = {
  name: "content-policy",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'",
      },
      injectTo: "head-prepend",
    },
  ],
};

export default defineConfig({
  base: site === undefined ? "/" : "./",
  plugins: [svelte(), ...(site === undefined ? [] : [policy])],
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    // The games' and the server's sentences live beside their Rust code.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: site ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no data: addresses for scripts and styles, so everything is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read and removed by scripts/size.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        // What Home shows at first is one file: fifty small ones cost fifty heads, and compress worse.
        codeSplitting: { groups: [{ name: "home", tags: ["$initial"] }] },
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
