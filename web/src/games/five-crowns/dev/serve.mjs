// The development page of this screen: `QUINTET=…/quintet node serve.mjs [port]`, on this machine only.
// `/?fixture=last-turn&lang=de&theme=dark` shows a fixture; `/?seats=4&seed=7&first=11` plays against bots.
import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";
import { engine, hide } from "../fixtures/engine.mjs";

const { ask, look } = engine(process.env.QUINTET ?? "quintet");
let number = 1;

/** What the page asks of the table: to open one, to act, to let a bot act. Answers as the server would. */
async function serve({ open, action, bot }) {
  if (open) {
    await ask({ op: "new", game: "five-crowns", ...open });
    return { game: await look(0, [], ++number) };
  }
  const seat = (await look(null)).awaited[0] ?? 0;
  const answer = bot
    ? await ask({ op: "bot", seat, level: "medium", iterations: 50, play: true })
    : await ask({ op: "act", seat: 0, action });
  if (!answer.ok) return { refusal: answer.error };
  const sights = hide(answer.sights ?? [], 0);
  return { game: await look(0, sights, ++number) };
}

const bridge = {
  name: "engine",
  configureServer(server) {
    server.middlewares.use("/engine", (request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", async () => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(await serve(JSON.parse(body))));
      });
    });
  },
};

const web = fileURLToPath(new URL("../../../..", import.meta.url));
const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: process.env.VITE_CACHE,
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true, css: "external" } }), bridge],
  server: {
    host: "127.0.0.1",
    port: Number(process.argv[2] ?? 5199),
    strictPort: true,
    fs: { allow: [fileURLToPath(new URL("..", `file://${web}`))] },
  },
});
await server.listen();
server.printUrls();
