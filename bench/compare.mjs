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

/** The other version of the program, among those that are measured. */
const BEFORE = 'before';
const everybody = [...Object.keys(peers), 'quintet'].join();
const usage = `bench/compare [--tables 100] [--seconds 15] [--rounds 1] [--port 5630] [--json]
              [--only ${everybody}]
              [--against program]

--rounds       everybody in turn, so many times: what else the machine does then falls on all alike
--against      another version of the quintet program, measured beside this one by the same players
QUINTET=path   this binary instead of one built now
PEERS=folder   where the peers are installed; a folder for temporary files otherwise`;

const { values: args } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: everybody },
    against: { type: 'string' },
    port: { type: 'string', default: '5630' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (args.help) {
  console.log(usage);
  process.exit();
}
const [tables, seconds, rounds, port] = [args.tables, args.seconds, args.rounds, args.port].map(Number);
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
    const { server: share, load: playing } = shares();
    const cpu = share === null ? null : (share / figures.perSecond) * 1e6;
    return { name: named(peer), ...figures, cpu, server: share, load: playing, durable: false };
  } finally {
    for (const child of [load, server]) {
      if (child && running.has(child)) {
        end(child);
        await once(child, 'exit');
      }
    }
  }
}

/** This program, or with its players another version of it. */
async function measureQuintet(name, other) {
  const binary = process.env.QUINTET;
  const command = ['load', '--tables', tables, '--seconds', seconds, '--json'];
  if (other) command.push('--program', other);
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
  const { accepted: moves, per_second: perSecond, cpu_per_action: cpu, told } = JSON.parse(text);
  return { name, perSecond, p50: told.p50, p99: told.p99, moves, cpu, ...shares(), durable: true };
}

const measure = (which) => {
  if (which === 'quintet') return measureQuintet('quintet');
  if (which === BEFORE) return measureQuintet('quintet before', path.resolve(args.against));
  return measurePeer(which);
};

const median = (list) => list.filter((figure) => figure !== null).sort((a, b) => a - b)[list.length >> 1] ?? null;

/** One row of several rounds. */
function summed(measured) {
  const of = (figure) => median(measured.map((row) => row[figure]));
  const moves = measured.reduce((sum, row) => sum + row.moves, 0);
  const took = measured.reduce((sum, row) => sum + row.moves / row.perSecond, 0);
  const { name, durable } = measured[0];
  const figures = Object.fromEntries(['p50', 'p99', 'cpu', 'server', 'load'].map((figure) => [figure, of(figure)]));
  return { name, perSecond: moves / took, ...figures, moves, durable };
}

function print(rows) {
  const share = (part) => (part === null ? '?' : `${Math.round(part * 100)} %`);
  const lines = rows.map((row) => [
    row.name,
    Math.round(row.perSecond).toLocaleString('en'),
    `${row.p50.toFixed(1)} ms`,
    `${row.p99.toFixed(1)} ms`,
    row.cpu === null ? '?' : `${row.cpu.toFixed(1)} µs`,
    share(row.server),
    share(row.load),
    row.durable ? 'yes' : 'no',
  ]);
  lines.unshift(['', 'moves/s', 'p50', 'p99', 'cpu', 'server', 'load', 'durable']);
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const [name, ...figures] of lines) {
    const right = figures.map((figure, column) => figure.padStart(widths[column + 1]));
    console.log([name.padEnd(widths[0]), ...right].join('  '));
  }
  const work = `${tables} tables of two, ${rounds} × ${seconds} s each after ${WARM_UP} s of warming up`;
  console.log(`\n${work}; ${cpus().length} cores, Node ${process.version}.`);
  console.log('cpu: processor time of the server for a move, in user and system mode together.');
  console.log('server, load: how much of one core each of the two processes took.');
  const quintet = rows.find(({ name }) => name === 'quintet');
  for (const row of quintet ? rows : []) {
    if (row !== quintet) console.log(`quintet : ${row.name} = ${(quintet.perSecond / row.perSecond).toFixed(2)}`);
  }
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const wanted = args.only.split(',');
const unknown = wanted.find((which) => !everybody.split(',').includes(which));
if (unknown !== undefined || !(tables > 0 && seconds > 0 && rounds > 0 && port > 0)) fail(usage);
if (args.against) wanted.push(BEFORE);
const measured = wanted.map(() => []);
for (let round = 1; round <= rounds; round++) {
  for (const [at, which] of wanted.entries()) {
    console.error(`measuring ${which}${rounds > 1 ? `, round ${round} of ${rounds}` : ''}`);
    try {
      measured[at].push(await measure(which));
    } catch (error) {
      fail(error.message);
    }
  }
}
const rows = measured.map(summed);
if (args.json) {
  console.log(JSON.stringify({ tables, seconds, rounds, cores: cpus().length, node: process.version, rows }));
} else {
  print(rows);
}
process.exit();
