/** Best results between the server, which keeps them, and what this page knows of them. */
import type { Api } from "./api";
import { isHere } from "../local/address";
import { dailyList, joined, read, write, type Lists } from "./best";
import type { Bests, PageResult } from "./wire";

/** The game for one whose best results are shown outside of it. */
const GAME = "find-five";
const SOLO = `${GAME}/solo/`;
const DAY = dailyList(GAME, "");
/** Whether this page has handed over what it kept before the server did. */
const HANDED = "quintet.best.handed";

/** What a list is of: the options of its games. */
export function optionsOf(list: string): Record<string, unknown> | null {
  if (list.startsWith(DAY)) return { daily: Number(list.slice(DAY.length)) };
  if (!list.startsWith(SOLO)) return null;
  const board = list.slice(SOLO.length);
  return board.endsWith("+") ? { board: board.slice(0, -1), assist: true } : { board, assist: false };
}

/** The lists as the server has them. */
export function listsOf({ lists, days }: Bests): Lists {
  const solo = lists.map(({ options, results }) => [`${SOLO}${String(options.board)}${options.assist === true ? "+" : ""}`, results]);
  return Object.fromEntries([...solo, ...days.map(({ day, result }) => [dailyList(GAME, day), [result]])]) as Lists;
}

/** What of these lists was played on this device and waits to be handed over: the server will count the games themselves. */
const waiting = (lists: Lists): Lists =>
  Object.fromEntries(Object.entries(lists).map(([list, results]) => [list, results.filter(({ table }) => isHere(table))] as const).filter(([, results]) => results.length > 0));

/** Brings what the page knows up to date; what it kept itself is handed over once. */
export async function bringBests(api: Pick<Api, "bests" | "handOver">): Promise<void> {
  const results: PageResult[] = Object.entries(read()).flatMap(([list, kept]) => {
    const options = optionsOf(list);
    return options ? kept.filter(({ table }) => !isHere(table)).map(({ points, table, at }) => ({ options, points, table, at })) : [];
  });
  const hand = results.length > 0 && localStorage.getItem(HANDED) === null;
  const bests = await (hand ? api.handOver(GAME, results) : api.bests(GAME));
  localStorage.setItem(HANDED, "1");
  write(joined(listsOf(bests), waiting(read())));
}
