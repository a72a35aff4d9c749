/**
 * The best results of games for one, by game and by what was played. The server keeps them; this is what the page knows of
 * them without asking (`bests.ts` brings it up to date).
 */

export interface Result {
  points: number;
  /** The code of the table: a result is kept once, however often its end is looked at. */
  table: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

const KEY = "quintet.best";
/** So many are kept of each list. */
const MOST = 5;
/** So many days are remembered. */
const DAYS = 60;

/** Results by the names of their lists. */
export type Lists = Record<string, Result[]>;

/** All that the page knows. */
export function read(): Lists {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof lists === "object" && lists !== null ? (lists as Lists) : {};
  } catch {
    // Storing is refused, or something else is stored there.
    return {};
  }
}

/** Knows these from here on. */
export function write(lists: Lists): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lists));
  } catch {
    // A browser may refuse; then the page forgets.
  }
}

/** The results of a list, the best first. */
export const bests = (list: string): readonly Result[] => read()[list] ?? [];

/** Knows no result of that table any more: the server counts its game from here on. */
export function forgetResult(table: string): void {
  const lists = Object.entries(read()).map(([list, results]) => [list, results.filter((result) => result.table !== table)] as const);
  write(Object.fromEntries(lists.filter(([, results]) => results.length > 0)));
}

/** Both together: of each list the best, of a day the first. */
export function joined(one: Lists, other: Lists): Lists {
  const all: Lists = { ...one };
  for (const [list, results] of Object.entries(other)) {
    const both = [...(one[list] ?? []), ...results];
    const ofDay = list.includes("/day/");
    all[list] = both.sort((a, b) => (ofDay ? 0 : b.points - a.points) || a.at - b.at).slice(0, ofDay ? 1 : MOST);
  }
  return all;
}

/** The best result of a game for one, whatever was chosen for it. Days are apart. */
export function bestOf(game: string): number | null {
  const lists = Object.entries(read()).filter(([list]) => list.startsWith(`${game}/`) && !list.startsWith(dailyList(game, "")));
  const points = lists.flatMap(([, results]) => results.map((result) => result.points));
  return points.length > 0 ? Math.max(...points) : null;
}

/** Keeps a result among the best of its list; comes back with the list. */
export function keepBest(list: string, result: Result): readonly Result[] {
  const lists = read();
  const kept = lists[list] ?? [];
  if (!kept.some(({ table }) => table === result.table)) {
    // Of equals the older one stays ahead.
    lists[list] = [...kept, result].sort((one, other) => other.points - one.points || one.at - other.at).slice(0, MOST);
    write(lists);
  }
  return lists[list] ?? kept;
}

/** Keeps the result of a day, if it is the first: only that one counts. Comes back with the one that counts. */
export function keepDaily(game: string, day: number, result: Result): Result {
  const lists = read();
  const first = lists[dailyList(game, day)]?.[0];
  if (first) return first;
  lists[dailyList(game, day)] = [result];
  const days = Object.keys(lists).filter((list) => list.startsWith(dailyList(game, "")));
  for (const old of days.sort().slice(0, -DAYS)) delete lists[old];
  write(lists);
  return result;
}

/** The list of a day. */
export const dailyList = (game: string, day: number | "") => `${game}/day/${day}`;

/** The result of a day, if it was played. */
export const dailyResult = (game: string, day: number): Result | null => read()[dailyList(game, day)]?.[0] ?? null;

/** The results of the days played, the latest first. */
export function dailyResults(game: string): { day: number; points: number }[] {
  const start = dailyList(game, "");
  const days = Object.entries(read()).filter(([list]) => list.startsWith(start));
  return days.map(([list, results]) => ({ day: Number(list.slice(start.length)), points: results[0]?.points ?? 0 })).sort((one, other) => other.day - one.day);
}

/** A day of the reader's calendar as games name it: 20261115. */
export const dayNumber = (date: Date) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

/** The day as people write it. */
export function dayName(day: number, language: string): string {
  const date = new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  return date.toLocaleDateString(language, { day: "numeric", month: "long" });
}
