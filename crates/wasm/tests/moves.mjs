// How long a hard bot takes for a move that others wait for, as the page asks for it: 200 ms of thought, and what comes
// with it. usage: node crates/wasm/tests/moves.mjs [chromium], after `make engine`; in Chromium it runs in a Worker.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = new URL("../../../", import.meta.url).pathname;
const file = join(root, "target/engine.wasm");

/** How many play each, how many moves are timed, and how long a bot may think (`web/src/local/bots.ts`). */
const SEATS = { "five-crowns": 4, "five-or-less": 4, "find-five": 2, "double-series": 4, "one-more": 4 };
const MOVES = 80;
const THOUGHT = 200;

/** Plays games of hard bots among each other; the times of their moves in milliseconds. It stands alone, for a Worker. */
function measure(bytes, game, seats, moves, ms) {
  const page = { now: () => performance.now(), progress: () => {} };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { page });
  const ask = (request) => {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const at = exports.reserve(text.length);
    new Uint8Array(exports.memory.buffer, at, text.length).set(text);
    const length = exports.answer();
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.reserve(0), length)));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer;
  };
  const players = Array.from({ length: seats }, () => ({ bot: "hard" }));
  const times = [];
  for (let deal = 0; times.length < moves; deal++) {
    let table = ask({ op: "open", game, secret: String(deal).padStart(64, "0"), names: [], players });
    for (let step = 0; !table.outcome && times.length < moves; step++) {
      const plans = [];
      for (const seat of table.awaited) {
        const before = performance.now();
        plans.push({ seat, ...ask({ op: "plan", seat, level: "hard", ms, seed: step }), before, took: performance.now() - before });
      }
      if (plans.length === 0 && table.deadline === null) throw new Error(`${game} waits for nobody`);
      const next = plans.filter((plan) => plan.action !== null).sort((one, other) => one.after - other.after)[0];
      if (!next || (table.deadline !== null && table.deadline <= table.now + next.after)) {
        table = ask({ op: "advance", to: Math.max(table.deadline, table.now) });
        continue;
      }
      const before = performance.now();
      table = ask({ op: "act", seat: next.seat, action: next.action, at: table.now + next.after });
      ask({ op: "update", seat: 0, from: table.from });
      times.push(next.took + (performance.now() - before));
    }
  }
  return times;
}

function tell(where, game, times) {
  const sorted = times.toSorted((one, other) => one - other);
  const part = (share) => sorted[Math.ceil(share * sorted.length) - 1].toFixed(0);
  console.log(`${where} ${game}: p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, longest ${part(1)} ms of ${sorted.length} moves`);
}

async function inChromium() {
  const { chromium } = createRequire(join(root, "web/package.json"))("@playwright/test");
  const script = `${measure}\nonmessage = ({ data }) => postMessage(measure(...data));`;
  const files = { "/": ["text/html", "<!doctype html>"], "/worker.js": ["text/javascript", script], "/engine.wasm": ["application/wasm", readFileSync(file)] };
  const server = createServer((request, answer) => {
    const [type, body] = files[request.url] ?? ["text/plain", ""];
    answer.writeHead(200, { "content-type": type }).end(body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    for (const [game, seats] of Object.entries(SEATS)) {
      const times = await page.evaluate(async (given) => {
        const bytes = await (await fetch("/engine.wasm")).arrayBuffer();
        const worker = new Worker("/worker.js");
        worker.postMessage([bytes, ...given]);
        return new Promise((done, fail) => ([worker.onmessage, worker.onerror] = [({ data }) => done(data), fail]));
      }, [game, seats, MOVES, THOUGHT]);
      tell("Chromium", game, times);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

if (process.argv[2] === "chromium") await inChromium();
else for (const [game, seats] of Object.entries(SEATS)) tell("Node", game, measure(readFileSync(file), game, seats, MOVES, THOUGHT));
