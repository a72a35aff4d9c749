// Measures each peer, then Quintet, and prints them side by side. Started by `bench/compare`.

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { busy } from './busy.mjs';
import { named, peers } from './peers/index.mjs';

/** Everybody plays so long before anything is counted; `quintet load` does the same. */
const WARM_UP = 2;
/** How long setting up all tables may take. */
const SETTING_UP = 60;

const everybody = [...Object.keys(peers), 'quintet'].join();
const usage = `bench/compare [--tables 100] [--seconds 15] [--port 5630] [--json]
              [--only ${everybody}]

QUINTET=path   this binary instead of one built now
PEERS=folder   where the peers are installed; a folder for temporary files otherwise`;

const { values: args } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: everybody },
    port: { type: 'string', default: '5630' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (args.help) {
  console.log(usage);
  process.exit();
}
const [tables, seconds, port] = [args.tables, args.seconds, args.port].map(Number);
const limit = (SETTING_UP + WARM_UP + seconds + 10) * 1000;

/** What is running, to be ended with this script. */
const running = new Set();

function started(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function end(child) {
  try {
    // A process that was started as the first of a group takes its own children along.
    process.kill(child.inGroup ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

// Quintet's tables: not where temporary files lie, for that may be memory, and a sync to it costs nothing.
mkdirSync('target', { recursive: true });
const disk = path.resolve(mkdtempSync('target/compare-'));

process.on('exit', () => {
  running.forEach(end);
  rmSync(disk, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** The next message of a child, unless it ends or takes too long. */
async function message(child, what) {
  const patience = AbortSignal.timeout(limit);
  const told = once(child, 'message', { signal: patience });
  const ended = once(child, 'exit', { signal: patience });
  const first = await Promise.race([told, ended.then(() => null)]).catch(() => undefined);
  told.catch(() => {});
  ended.catch(() => {});
  if (!first) throw new Error(`${what} ${first === null ? 'ended too early' : 'took too long'}`);
  return first[0];
}

async function measurePeer(peer) {
  const quiet = { stdio: ['ignore', 2, 2, 'ipc'] };
  const server = started(fork(new URL('serve.mjs', import.meta.url), [peer, port], quiet));
  let load;
  try {
    await message(server, `the server of ${peer}`);
    const counts = [port, tables, WARM_UP, seconds];
    load = started(fork(new URL('load.mjs', import.meta.url), [peer, ...counts], quiet));
    await message(load, `seating everybody at ${peer}`);
    const shares = busy(() => [server.pid, load.pid]);
    const { stuck, ...figures } = await message(load, `the load of ${peer}`);
    if (stuck > 0) throw new Error(`${stuck} tables of ${peer} stood still`);
    return { name: named(peer), ...figures, ...shares(), durable: false };
  } finally {
    for (const child of [load, server]) {
      if (child && running.has(child)) {
        end(child);
        await once(child, 'exit');
      }
    }
  }
}

async function measureQuintet() {
  const binary = process.env.QUINTET;
  const command = ['load', '--tables', tables, '--seconds', seconds, '--json'];
  const env = { ...process.env, TMPDIR: disk };
  const load = started(spawn(binary, command, { stdio: ['ignore', 'pipe', 2], detached: true, env }));
  load.inGroup = true;
  const patience = setTimeout(() => end(load), limit);
  const shares = busy((childrenOf) => [childrenOf(load.pid)[0], load.pid]);
  let text = '';
  load.stdout.on('data', (part) => (text += part));
  const [code] = await once(load, 'close');
  clearTimeout(patience);
  if (code !== 0) throw new Error(`${binary} load ended with ${code}`);
  const { accepted: moves, per_second: perSecond, told } = JSON.parse(text);
  return { name: 'quintet', perSecond, p50: told.p50, p99: told.p99, moves, ...shares(), durable: true };
}

function print(rows) {
  const share = (part) => (part === null ? '?' : `${Math.round(part * 100)} %`);
  const lines = rows.map((row) => [
    row.name,
    Math.round(row.perSecond).toLocaleString('en'),
    `${row.p50.toFixed(1)} ms`,
    `${row.p99.toFixed(1)} ms`,
    share(row.server),
    share(row.load),
    row.durable ? 'yes' : 'no',
  ]);
  lines.unshift(['', 'moves/s', 'p50', 'p99', 'server', 'load', 'durable']);
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const [name, ...figures] of lines) {
    const right = figures.map((figure, column) => figure.padStart(widths[column + 1]));
    console.log([name.padEnd(widths[0]), ...right].join('  '));
  }
  const work = `${tables} tables of two, ${seconds} s each after ${WARM_UP} s of warming up`;
  console.log(`\n${work}; ${cpus().length} cores, Node ${process.version}.`);
  console.log('server, load: how much of one core each of the two processes took.');
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const wanted = args.only.split(',');
const unknown = wanted.find((which) => !everybody.split(',').includes(which));
if (unknown !== undefined || !(tables > 0 && seconds > 0 && port > 0)) fail(usage);
const rows = [];
for (const which of wanted) {
  console.error(`measuring ${which}`);
  try {
    rows.push(await (which === 'quintet' ? measureQuintet() : measurePeer(which)));
  } catch (error) {
    fail(error.message);
  }
}
if (args.json) {
  console.log(JSON.stringify({ tables, seconds, cores: cpus().length, node: process.version, rows }));
} else {
  print(rows);
}
process.exit();
