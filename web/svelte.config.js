import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Runes everywhere. CSS goes to files: the server's content policy forbids styles injected by scripts.
  compilerOptions: { runes: true, css: "external" },
};
