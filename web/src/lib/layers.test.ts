import { expect, test } from "vitest";
import { Layers, type HistoryLike } from "./layers";

/** A history with its entries in sight; `back` takes a moment, as in browsers. */
class Past implements HistoryLike {
  entries: unknown[] = ["home", "table"];
  moved = () => false;
  get state(): unknown {
    return this.entries.at(-1);
  }
  pushState(state: unknown) {
    this.entries.push(state);
  }
  replaceState(state: unknown) {
    this.entries[this.entries.length - 1] = state;
  }
  back() {
    setTimeout(() => {
      this.entries.pop();
      this.moved();
    });
  }
}

const moment = () => new Promise((done) => setTimeout(done, 5));

function past() {
  const history = new Past();
  const layers = new Layers(history);
  history.moved = () => layers.moved();
  return { history, layers };
}

test("Back closes what is open, the uppermost first, and then leaves", async () => {
  const { history, layers } = past();
  const closed: string[] = [];
  const gone: Record<string, () => void> = {};
  for (const name of ["drawer", "dialog"]) gone[name] = layers.add(() => (closed.push(name), gone[name]?.()));
  await moment();
  expect(history.entries).toHaveLength(3);
  history.back();
  await moment();
  expect([closed, history.entries.length]).toEqual([["dialog"], 3]);
  history.back();
  await moment();
  expect([closed, history.entries]).toEqual([["dialog", "drawer"], ["home", "table"]]);
  expect(layers.moved()).toBe(false);
});

test("what is closed otherwise leaves no entry behind", async () => {
  const { history, layers } = past();
  const gone = layers.add(() => undefined);
  await moment();
  gone();
  await moment();
  expect(history.entries).toEqual(["home", "table"]);
});

test("a menu that opens a dialog keeps the one entry", async () => {
  const { history, layers } = past();
  const menu = layers.add(() => undefined);
  await moment();
  menu();
  layers.add(() => undefined);
  await moment();
  expect(history.entries).toHaveLength(3);
});

test("who goes elsewhere from a dialog comes back to the screen without it", async () => {
  const { history, layers } = past();
  const gone = layers.add(() => undefined);
  await moment();
  layers.go((replace) => (replace ? history.replaceState("rules") : history.pushState("rules")));
  gone();
  await moment();
  expect(history.entries).toEqual(["home", "table", "rules"]);
});

test("who goes elsewhere while a dialog closes gets there", async () => {
  const { history, layers } = past();
  const gone = layers.add(() => undefined);
  await moment();
  gone();
  await Promise.resolve();
  layers.go((replace) => (replace ? history.replaceState("rules") : history.pushState("rules")));
  await moment();
  expect(history.entries).toEqual(["home", "table", "rules"]);
});
