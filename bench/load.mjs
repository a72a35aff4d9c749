// The players of all tables at one peer: `load.mjs PEER PORT TABLES WARM-UP SECONDS`. Everybody plays as fast as
// they are answered. What is measured is what `quintet load` measures: accepted moves, and the time from a
// player's send to the other's receipt.

import { setTimeout as sleep } from 'node:timers/promises';

import { choose } from './game.mjs';
import { load } from './peers/index.mjs';

/** How many tables are set up at once. */
const AT_ONCE = 16;

const [peer, ...numbers] = process.argv.slice(2);
const [port, tables, warmUp, seconds] = numbers.map(Number);
process.on('disconnect', () => process.exit());

let counting = false;
/** Milliseconds from a move to the other's receipt. */
const told = [];

class Table {
  /** How many moves were made when the next is due: a state that says so for the first time starts it. */
  due = 0;
  /** When the move under way was sent. */
  sent = null;

  async open(number, seat) {
    this.players = await seat(port, number, (seat, view) => this.heard(seat, view));
  }

  heard(seat, view) {
    // One's own move comes back as well, and some clients tell the same state twice.
    if (view.next !== seat || view.moves !== this.due) return;
    if (counting && this.sent !== null) told.push(performance.now() - this.sent);
    this.due += 1;
    const { card, square } = choose(view);
    this.sent = performance.now();
    this.players[seat].play(card, square);
  }
}

const { seat } = await load(peer);
const all = Array.from({ length: tables }, () => new Table());
for (let first = 0; first < tables; first += AT_ONCE) {
  const some = all.slice(first, first + AT_ONCE);
  await Promise.all(some.map((table, index) => table.open(first + index, seat)));
}
process.send('seated');
for (const table of all) table.players.forEach((player) => player.begin());

await sleep(warmUp * 1000);
counting = true;
const start = performance.now();
await sleep(seconds * 500);
const halfway = all.map(({ due }) => due);
await sleep(seconds * 500);
counting = false;
const took = (performance.now() - start) / 1000;
// A table that stands still is a failure whatever the figures say.
const stuck = all.filter(({ due }, table) => due === halfway[table]).length;

told.sort((a, b) => a - b);
const quantile = (part) => told[Math.ceil(told.length * part) - 1] ?? null;
const moves = told.length;
const report = { perSecond: moves / took, p50: quantile(0.5), p99: quantile(0.99), moves, stuck };
process.send(report, () => process.exit());
