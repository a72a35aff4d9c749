// The server of one peer: `serve.mjs PEER PORT`. Tells its parent when it listens, and ends with it.

import { load } from './peers/index.mjs';

const [peer, port] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
const { serve } = await load(peer);
await serve(Number(port));
process.send('listening');
