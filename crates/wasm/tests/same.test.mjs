// The module plays the same games as the program, byte for byte, and says the same about them.
// usage: node --test crates/wasm/tests, after `make engine` and `cargo build -p quintet`; QUINTET_SEEDS says how many games.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { start } from "./engine.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const file = join(root, "target/engine.wasm");
const program = process.env.QUINTET ?? join(root, "target/debug/quintet");
const quintet = (...given) => execFileSync(program, given, { encoding: "utf8", maxBuffer: 1 << 28 });
const folder = mkdtempSync(join(tmpdir(), "quintet-engine-"));
after(() => rmSync(folder, { recursive: true }));

const SEEDS = Number(process.env.QUINTET_SEEDS ?? 100);
const ITERATIONS = 12;
/** What whoever plays without a server fetches at most. */
const MOST_KIB = 500;

/** Every game with every level, alone and in company, and with options that change the rules. */
const LINE_UPS = {
  "five-crowns": [
    { levels: ["random", "easy", "medium", "hard"] },
    { levels: ["hard", "easy", "random", "medium", "easy", "random", "medium"] },
    { levels: ["hard"] },
    { levels: ["hard", "medium"] },
  ],
  "five-or-less": [
    { levels: ["random", "easy", "medium", "hard"] },
    { levels: ["hard", "hard"] },
    { levels: ["medium", "hard", "easy"] },
  ],
  "find-five": [
    { levels: ["random", "easy", "medium", "hard"] },
    { levels: ["hard"] },
    { levels: ["easy", "medium"] },
  ],
  "double-series": [
    { levels: ["random", "easy", "medium", "hard"] },
    { levels: ["hard", "medium"] },
    { levels: ["easy", "hard", "random", "medium", "hard", "easy"] },
  ],
  "one-more": [
    { levels: ["random", "easy", "medium", "hard"] },
    { levels: ["hard", "medium", "easy"] },
    { levels: ["hard", "easy", "random", "medium", "easy", "random"] },
  ],
};

/** Anybody may act at any moment in these; in all others, who is awaited. */
const REAL_TIME = new Set(["five-or-less", "find-five"]);

const ask = start(file);
const games = Object.keys(LINE_UPS);

/** The log of one game by the module. */
function played(game, levels, seed, number) {
  const answer = ask({ op: "simulate", game, levels, iterations: ITERATIONS, seed, number });
  assert.ok(answer.ok, JSON.stringify(answer.error));
  return answer.log;
}

/** The same games by the program. */
function simulated(game, levels, seed, count) {
  quintet("simulate", game, "--players", `${levels.length}`, "--level", levels.join(","), "--games", `${count}`,
    "--seed", `${seed}`, "--iterations", `${ITERATIONS}`, "--logs", folder, "--json");
  return Array.from({ length: count }, (_, number) => readFileSync(join(folder, `${game}-${seed}-${number}.jsonl`), "utf8"));
}

test("the module has every game of the program", () => {
  const answer = ask({ op: "games" });
  assert.deepEqual(answer.games.map((game) => game.id).sort(), [...games].sort());
});

for (const game of games) {
  test(`${game}: the log of every seed is the same, byte for byte`, () => {
    const lineUps = LINE_UPS[game];
    const each = Math.ceil(SEEDS / games.length / lineUps.length);
    lineUps.forEach(({ levels }, at) => {
      const seed = 19 + at;
      simulated(game, levels, seed, each).forEach((log, number) => {
        assert.ok(log === played(game, levels, seed, number), `${game}, ${levels}, seed ${seed}, game ${number}`);
      });
    });
  });

  test(`${game}: a game stops in the middle and goes on from its log, as the program verifies`, () => {
    const levels = LINE_UPS[game].at(-1).levels;
    const secret = "5e".repeat(32);
    const players = levels.map((bot) => ({ bot }));
    let table = ask({ op: "open", game, secret, names: [], players });
    const lines = [JSON.stringify(table.header), ...table.records.map((record) => JSON.stringify(record))];
    for (let step = 0; !table.outcome; step++) {
      assert.ok(step < 20_000, "it does not end");
      // Whoever plans to act first does, or what is due before that happens.
      const asked = REAL_TIME.has(game) ? levels.map((_, seat) => seat) : table.awaited;
      const plans = asked.map((seat) => ({ seat, ...ask({ op: "plan", seat, level: levels[seat], iterations: 4, seed: step }) }));
      const next = plans.filter((plan) => plan.action !== null).sort((a, b) => a.after - b.after)[0];
      const due = table.deadline !== null && (!next || table.deadline <= table.now + next.after);
      table = due
        ? ask({ op: "advance", to: Math.max(table.deadline, table.now) })
        : ask({ op: "act", seat: next.seat, action: next.action, at: table.now + next.after });
      assert.ok(table.ok, JSON.stringify(table.error));
      lines.push(...table.records.map((record) => JSON.stringify(record)));
      // The engine is thrown away every now and then: what is stored is all there is.
      if (step % 40 === 7 && !table.outcome) {
        const before = ask({ op: "update", seat: 0, from: 0 });
        const again = ask({ op: "resume", log: `${lines.join("\n")}\n`, secret });
        for (const part of ["now", "deadline", "awaited", "seen"]) assert.deepEqual(again[part], table[part], part);
        assert.deepEqual(ask({ op: "update", seat: 0, from: 0 }), before);
      }
    }
    const { log } = ask({ op: "log" });
    assert.equal(log.split("\n").slice(0, lines.length).join("\n"), lines.join("\n"));
    const judged = JSON.parse(execFileSync(program, ["verify", "-", "--json"], { encoding: "utf8", input: log }));
    assert.equal(judged.finding, "sound");
  });

  test(`${game}: the review of a game is the same`, () => {
    const levels = LINE_UPS[game].at(-1).levels;
    const [log] = simulated(game, levels, 7, 1);
    const native = quintet("review", join(folder, `${game}-7-0.jsonl`), "--json", "--iterations", "50");
    assert.deepEqual(ask({ op: "review", log, iterations: 50 }).review, JSON.parse(native));
  });

  test(`${game}: a finished game is shown from every seat`, () => {
    const levels = LINE_UPS[game][0].levels;
    const log = played(game, levels, 3, 0);
    for (const eyes of ["open", "spectator", ...levels.map((_, seat) => ({ seat }))]) {
      const { lines } = ask({ op: "replay", log, as: eyes });
      assert.equal(lines[0].head.steps, log.trim().split("\n").length - 2);
      assert.ok(lines.length > 1 && lines.slice(1).every((line) => line.frames.length > 0));
    }
  });
}

test("what cannot be is refused with its rule and a sentence, and the table stays as it was", () => {
  assert.equal(ask({ op: "fly" }).error.rule, "EN-4");
  ask({ op: "open", game: "one-more", secret: "00".repeat(32), names: ["Ada"], players: ["person", { bot: "easy" }, { bot: "hard" }] });
  const before = ask({ op: "update", seat: 0, from: 0 });
  const refused = ask({ op: "act", seat: 0, action: { nonsense: 1 }, at: 5 });
  assert.equal(refused.ok, false);
  assert.ok(refused.error.why.key);
  assert.deepEqual(ask({ op: "update", seat: 0, from: 0 }), before);
});

test(`the module is at most ${MOST_KIB} KiB as it is sent`, () => {
  const size = brotliCompressSync(readFileSync(file)).length / 1024;
  console.log(`engine: ${size.toFixed(1)} KiB Brotli of ${(statSync(file).size / 1024).toFixed(1)} KiB`);
  assert.ok(size <= MOST_KIB, `${size} KiB`);
});
