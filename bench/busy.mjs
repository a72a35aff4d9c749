// How much of a core the server and the load take, where the system has /proc.

import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks a second of /proc: the same on every Linux that Node runs on. */
const TICKS = 100;
const EVERY = 1000;

/** Processor time of a process in seconds. */
function spent(pid) {
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function childrenOf(pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** Looks at both processes every second; the answer gives the median share of a core, or null. */
export function busy(pids) {
  const shares = [[], []];
  let last = null;
  const look = () => {
    try {
      const now = { at: performance.now() / 1000, spent: pids(childrenOf).map(spent) };
      if (last) {
        const share = (which) => (now.spent[which] - last.spent[which]) / (now.at - last.at);
        shares.forEach((list, which) => list.push(share(which)));
      }
      last = now;
    } catch {
      // No /proc, or one of them has not begun or has ended.
    }
  };
  const timer = setInterval(look, EVERY);
  return () => {
    clearInterval(timer);
    const median = (list) => list.sort((a, b) => a - b)[list.length >> 1] ?? null;
    return { server: median(shares[0]), load: median(shares[1]) };
  };
}
