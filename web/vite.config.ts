import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the server listens while the page is being developed. */
const server = "http://127.0.0.1:5555";

export default defineConfig({
  plugins: [svelte()],
  server: {
    host: "127.0.0.1",
    // The games' and the server's sentences live beside their Rust code.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: "dist",
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
