import { expect, test } from "vitest";
import { Visits } from "./visits";
import type { TableLine } from "./wire";

const DAY = 24 * 3600 * 1000;

function visits(from = 0) {
  const kept = new Map<string, string>();
  let now = from;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { visits: new Visits(storage, () => now), wait: (days: number) => (now += days * DAY), storage };
}

const line = (id: string) => ({ id }) as TableLine;
const ids = (lines: TableLine[]) => lines.map(({ id }) => id);

test("the latest table stands first, and one that nobody comes back to goes", () => {
  const { visits: kept, wait } = visits();
  kept.note("old");
  wait(10);
  kept.note("new");
  expect(ids(kept.recent([line("old"), line("new")]))).toEqual(["new", "old"]);
  wait(5);
  expect(ids(kept.recent([line("old"), line("new")]))).toEqual(["new"]);
});

test("a table from another device ages from when it was first heard of", () => {
  const { visits: kept, wait } = visits();
  expect(ids(kept.recent([line("a")]))).toEqual(["a"]);
  wait(15);
  expect(ids(kept.recent([line("a")]))).toEqual([]);
});

test("what is cleared stays off the list until somebody goes there again", () => {
  const { visits: kept } = visits();
  kept.note("a");
  kept.clear(["a"]);
  expect(ids(kept.recent([line("a")]))).toEqual([]);
  kept.note("a");
  expect(ids(kept.recent([line("a")]))).toEqual(["a"]);
});

test("whatever else is stored there does no harm", () => {
  const { visits: kept, storage } = visits();
  storage.setItem("quintet.visits", '{"a":3,"b":null}');
  expect(ids(kept.recent([line("a"), line("b")]))).toEqual(["a", "b"]);
});
