import { expect, test, vi } from "vitest";
import type { Surroundings, Wire } from "./socket";
import { TableModel } from "./table.svelte";
import type { GameInfo, TableInfo, ToClient, ToServer } from "./wire";

const table: TableInfo = {
  code: "ABCD",
  game: "five-crowns",
  status: "waiting",
  options: {},
  seats: [],
  open: false,
  turn: null,
  hints: false,
  hints_allowed: false,
  link: "",
  commitment: "",
  secret: null,
  watch: "everything",
  watching: 0,
  rematch: null,
  ruled_out: [],
};

/** A table whose server says what the test says. */
function open() {
  const sent: ToServer[] = [];
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void sent.push(JSON.parse(text) as ToServer),
    close: () => {},
  };
  const around: Surroundings = {
    open: () => wire,
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    watch: () => () => {},
    random: () => 0,
    name: () => "me",
  };
  const model = new TableModel("ABCD", "ws://test", around);
  const say = (message: ToClient) => wire.onmessage?.({ data: JSON.stringify(message) });
  const contributions = () =>
    sent.flatMap((message) => (message.type === "command" && message.command.do === "contribute" ? [message.command.text] : []));
  const seat = (seat: number | null) => ({ seat, host: false, removed: false, last_command: 0 });
  const welcome = (at: number | null) =>
    say({ type: "welcome", build: "1", table, you: seat(at), game: null, chat: [] });
  return { model, say, seat, welcome, contributions };
}

function game(number: number, keys: string[], gapless: boolean): GameInfo {
  const sights = keys.map((key) => ({ at: 0, sight: null, sentences: [{ key }] }));
  return { number, sights, gapless, view: null, menu: [], aid: null, awaited: [], now: 0, outcome: null };
}

test("a page adds to the seed once it has a seat, and again at another", () => {
  const { say, seat, welcome, contributions } = open();
  welcome(null);
  expect(contributions()).toEqual([]);
  say({ type: "table", table, you: seat(1) });
  say({ type: "table", table, you: seat(1) });
  expect(contributions()).toHaveLength(1);
  say({ type: "table", table, you: seat(2) });
  expect(contributions()).toHaveLength(2);
  expect(new Set(contributions()).size).toBe(2);
});

test("whoever is welcomed with a seat, as who opened the table, adds to the seed at once", () => {
  const { welcome, contributions } = open();
  welcome(0);
  expect(contributions()).toHaveLength(1);
});

test("nothing is added to the seed of a running game", () => {
  const { say, seat, welcome, contributions } = open();
  welcome(null);
  say({ type: "table", table: { ...table, status: "playing" }, you: seat(0) });
  expect(contributions()).toEqual([]);
});

test("the log goes on without a gap and starts anew after one", () => {
  const { model, say, welcome } = open();
  const keys = () => model.log.map((line) => line.sentence.key);
  welcome(0);
  say({ type: "game", game: game(2, ["a", "b"], true) });
  say({ type: "game", game: game(3, ["c"], true) });
  expect(keys()).toEqual(["a", "b", "c"]);
  expect(model.newest.map((sentence) => sentence.key)).toEqual(["c"]);
  say({ type: "game", game: game(9, ["x", "y"], false) });
  expect(keys()).toEqual(["x", "y"]);
});

test("what is said is added to what was said before", () => {
  const { model, say, welcome } = open();
  welcome(0);
  say({ type: "chat", line: { number: 1, seat: 0, text: "hello" } });
  say({ type: "chat", line: { number: 2, seat: 1, text: "hi" } });
  expect(model.chat.map((line) => line.text)).toEqual(["hello", "hi"]);
});

test("what is for the moment only leaves the log", () => {
  vi.useFakeTimers();
  const { model, say, welcome } = open();
  welcome(0);
  const sight = (key: string, passing?: boolean) => ({ at: 0, sight: null, sentences: [{ key }], ...(passing && { passing }) });
  say({ type: "game", game: { ...game(2, [], true), sights: [sight("peek", true), sight("began")] } });
  expect(model.log.map((line) => line.sentence.key)).toEqual(["peek", "began"]);
  vi.advanceTimersByTime(3000);
  expect(model.log.map((line) => line.sentence.key)).toEqual(["began"]);
  expect(model.newest.map((sentence) => sentence.key)).toEqual(["began"]);
  vi.useRealTimers();
});

test("a hint stands until something new is seen", async () => {
  const { model, say, welcome } = open();
  const hint = (number: number, seen: number): ToClient => ({
    type: "hint",
    number,
    seen,
    action: null,
    advice: { what: { key: "hint-draw" }, why: { key: "why-draw-only" } },
  });
  welcome(0);
  say({ type: "game", game: game(2, ["a", "b"], true) });
  const asked = model.askHint();
  expect(model.hinting).toBe(true);
  expect(await model.askHint()).toBeNull();
  say(hint(1, 2));
  expect(await asked).toBeNull();
  expect(model.hinting).toBe(false);
  expect(model.hint?.advice.what.key).toBe("hint-draw");
  say({ type: "game", game: game(3, ["c"], true) });
  expect(model.hint).toBeNull();
  // One of a moment that has passed is not shown.
  const late = model.askHint();
  say(hint(2, 2));
  await late;
  expect(model.hint).toBeNull();
  const refused = model.askHint();
  say({ type: "no_hint", number: 3, rule: "S-25", why: { key: "server-no-hints" }, message: "No." });
  expect((await refused)?.rule).toBe("S-25");
});
