// How fast hard bots think in the module, beside the program: both search the same positions for the same number of
// iterations, and have to choose the same. usage: node crates/wasm/tests/speed.mjs, after `make engine` and
// `cargo build --release -p quintet`.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { start } from "./engine.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const ask = start(join(root, "target/engine.wasm"));
const program = process.env.QUINTET ?? join(root, "target/release/quintet");

/** The shares of native speed that are asked for. */
const WANTED = { "double-series": 0.5, "five-crowns": 0.65, "one-more": 0.3 };
const ITERATIONS = 20_000;
const POSITIONS = 6;
const LEVELS = ["medium", "medium", "medium", "medium"];

/** The program's engine: a line in, a line out. */
function native() {
  const child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const engine = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await lines.next()).value);
    assert.ok(answer.ok, JSON.stringify(answer.error));
    return answer;
  };
  return { engine, end: () => child.stdin.end() };
}

const timed = async (think) => {
  const before = performance.now();
  const answer = await think();
  return { answer, took: performance.now() - before };
};

/** The game of that seed, half played, in both engines; who is to act. */
async function middle(engine, game, seed) {
  const { log } = ask({ op: "simulate", game, levels: LEVELS, iterations: 1, seed: 0, number: seed });
  const lines = log.trim().split("\n");
  const { secret } = JSON.parse(lines.at(-1));
  const half = lines.slice(0, Math.ceil(lines.length / 2));
  const table = ask({ op: "resume", log: `${half.join("\n")}\n`, secret });
  await engine({ op: "new", game, seats: LEVELS.length, seed });
  for (const { at, by, action } of half.slice(2).map((line) => JSON.parse(line))) {
    if (by === "due") await engine({ op: "advance", to: at });
    else await engine({ op: "act", seat: by.seat, action, at });
  }
  return table.awaited[0];
}

for (const [game, wanted] of Object.entries(WANTED)) {
  const { engine, end } = native();
  let [module, program] = [0, 0];
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const seat = await middle(engine, game, seed);
    const thinking = { seat, level: "hard", iterations: ITERATIONS };
    const there = await timed(() => engine({ op: "bot", ...thinking }));
    const here = await timed(() => ask({ op: "plan", ...thinking, seed }));
    assert.deepEqual(here.answer.action, there.answer.action);
    module += here.took;
    program += there.took;
  }
  end();
  console.log(`${game}: ${(program / module).toFixed(2)} of native speed, ${wanted} is wanted`);
}
