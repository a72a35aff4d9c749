// The servers that are compared. Each file has both sides: `serve` is the server, and `seat` connects the two
// players of one table with the framework's own client. `heard(seat, view)` is called whenever a player has
// received a state; a view has `board`, `hand`, `next` (whose turn it is) and `moves` (how many were accepted).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where `bench/compare` has installed the peers. */
const folder = process.env.PEERS;
/** Loads something installed there. */
export const installed = createRequire(path.join(folder, 'package.json'));

export const HOST = '127.0.0.1';

export const peers = {
  ws: { file: './ws.mjs', package: 'ws', name: (version) => `ws ${version}, keeps nothing` },
  boardgame: { file: './boardgame.mjs', package: 'boardgame.io', name: (version) => `boardgame.io ${version}` },
  colyseus: { file: './colyseus.mjs', package: '@colyseus/core', name: (version) => `Colyseus ${version}` },
  'colyseus-messages': {
    file: './colyseus-messages.mjs',
    package: '@colyseus/core',
    name: (version) => `Colyseus ${version}, messages`,
  },
};

export const load = (peer) => import(peers[peer].file);

/** The name with the version that is really installed. */
export function named(peer) {
  const file = path.join(folder, 'node_modules', peers[peer].package, 'package.json');
  return peers[peer].name(JSON.parse(readFileSync(file)).version);
}
