/** What the browser remembers: that the goal was explained, and which round's end this tab has seen. */

/** A browser may refuse to store anything; then the page forgets, and nothing else happens. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // See above.
  }
}

const COACH = "quintet.one-more.coach";

export const coached = () => read(() => localStorage, COACH) !== null;
export const rememberCoach = () => write(() => localStorage, COACH, "seen");

export function roundSeen(table: string): number | null {
  const round = Number.parseInt(read(() => sessionStorage, `om-seen-${table}`) ?? "", 10);
  return Number.isInteger(round) ? round : null;
}

export function seeRound(table: string, round: number): void {
  write(() => sessionStorage, `om-seen-${table}`, String(round));
}
