import { expect, test, vi } from "vitest";
import { TableClock } from "../kit/clock";
import type { Listener, Source } from "../kit/source";
import { contributionHash } from "./hashes";
import { overSocket, type Surroundings, type Wire } from "./socket";
import { TableModel } from "./table.svelte";
import type { Command, GameInfo, SeatInfo, TableInfo, ToClient, ToServer } from "./wire";

const chair: SeatInfo = {
  name: "",
  held: { by: "person" },
  host: false,
  present: true,
  commit: null,
  left: null,
  team: null,
  may_hand_over: false,
};

const table: TableInfo = {
  id: "ABCD",
  code: "ABCD",
  game: "five-crowns",
  status: "waiting",
  options: {},
  seats: [chair, chair, chair],
  first: null,
  open: false,
  turn: null,
  hints: false,
  hints_allowed: false,
  paused: false,
  link: "",
  commitment: "c0",
  commits: [],
  starting: null,
  failed_starts: [],
  secret: null,
  watch: "everything",
  watching: 0,
  removed: [],
  branch: null,
  rematch: null,
  ruled_out: [],
};

/** A table whose server says what the test says. */
function open(tab = shelf(), archive = shelf()) {
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
    storage: tab,
    archive,
    watch: () => () => {},
    random: () => 0,
    name: () => "me",
  };
  const model = new TableModel("ABCD", overSocket("ABCD", "ws://test", around), around);
  const say = (message: ToClient) => wire.onmessage?.({ data: JSON.stringify(message) });
  const commands = () => sent.flatMap((message) => (message.type === "command" ? [message] : []));
  const pledges = () => commands().flatMap(({ command }) => (command.do === "commit" || command.do === "reveal" ? [command] : []));
  /** Confirms what was sent last, and lets the page take note. */
  const done = async () => {
    say({ type: "done", number: commands().at(-1)?.number ?? 0, key: null });
    await Promise.resolve();
    await Promise.resolve();
  };
  const refuse = (rule: string) =>
    say({ type: "refused", number: commands().at(-1)?.number ?? 0, rule, why: { key: "x" }, message: "No." });
  const seat = (seat: number | null) => ({ seat, host: false, removed: false, last_command: 0 });
  const welcome = (at: number | null) =>
    say({ type: "welcome", build: "1", table, you: seat(at), game: null, chat: [] });
  const shows = (change: Partial<TableInfo>, at: number | null = 1) =>
    say({ type: "table", table: { ...table, ...change }, you: seat(at) });
  return { model, say, seat, welcome, pledges, done, refuse, shows };
}

function shelf(): Surroundings["storage"] {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** What else this table's deal depends on. */
const terms = { seats: 3, first: null, options: {} };
/** The hash that a page has sent. */
const hashOf = (command: Command | undefined): string => (command?.do === "commit" ? command.hash : "");
/** The text that a page has revealed. */
const textOf = (command: Command | undefined): string => (command?.do === "reveal" ? command.text : "");
/** The seats, with that hash on the second. */
const bound = (hash: string | null): SeatInfo[] => [chair, { ...chair, commit: hash }, chair];
const settled = (hash: string): Partial<TableInfo> => ({
  seats: bound(hash),
  commits: [
    { seat: 0, hash: "aa" },
    { seat: 1, hash },
  ],
  starting: { awaited: [0, 1], anew: false },
});

function game(number: number, keys: string[], gapless: boolean): GameInfo {
  const sights = keys.map((key) => ({ at: 0, sight: null, sentences: [{ key }] }));
  return { number, sights, gapless, view: null, menu: [], aid: null, awaited: [], now: 0, outcome: null };
}

test("a page is bound to a text once it has a seat, and says only its hash", async () => {
  const { welcome, shows, pledges, done } = open();
  welcome(null);
  expect(pledges()).toEqual([]);
  shows({});
  shows({});
  expect(pledges()).toHaveLength(1);
  const hash = hashOf(pledges()[0]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await done();
  // The table had changed meanwhile and does not show it yet: the same once more does no harm.
  expect(pledges().every((command) => hashOf(command) === hash)).toBe(true);
  await done();
  shows({ seats: bound(hash) });
  const before = pledges().length;
  shows({ seats: bound("another page of this seat") });
  expect(pledges()).toHaveLength(before);
  // That page is gone.
  shows({ seats: bound(null) });
  expect(hashOf(pledges().at(-1))).toBe(hash);
});

test("nothing is said of the seed of a running game", () => {
  const { welcome, shows, pledges } = open();
  welcome(null);
  shows({ status: "playing" });
  expect(pledges()).toEqual([]);
});

test("a page reveals when its own hash stands under its seat, and keeps a receipt first", async () => {
  const { model, welcome, shows, pledges, done } = open();
  welcome(1);
  const hash = hashOf(pledges()[0]);
  await done();
  const start = settled(hash);
  shows(start);
  const revealed = pledges().at(-1);
  expect(contributionHash(textOf(revealed))).toBe(hash);
  expect(model.receipt).toEqual({ receipt: 1, table: "ABCD", starts: [{ commitment: "c0", commits: start.commits, ...terms }] });
  await done();
  const own = { seat: 1, text: textOf(revealed) };
  expect(model.receipt?.starts[0]?.revealed).toEqual(own);
  const before = pledges().length;
  shows({ ...start, starting: { awaited: [0], anew: false } });
  shows({ ...start, status: "playing", starting: null });
  expect(pledges()).toHaveLength(before);
  expect(model.receipt?.starts).toHaveLength(1);
});

test.each([
  ["another hash under its seat", (hash: string) => ({ ...settled("bb"), seats: bound(hash) })],
  ["its hash under another seat", (hash: string) => ({ ...settled(hash), commits: [{ seat: 2, hash }] })],
  ["no hash of its own", (hash: string) => ({ ...settled(hash), commits: [{ seat: 0, hash: "aa" }] })],
  ["another commitment of the server", (hash: string) => ({ ...settled(hash), commitment: "c1" })],
])("a page keeps its text to itself when it is shown %s", async (_, start) => {
  const { model, welcome, shows, pledges, done } = open();
  welcome(1);
  const hash = hashOf(pledges()[0]);
  await done();
  shows(start(hash));
  expect(pledges().filter((command) => command.do === "reveal")).toEqual([]);
  expect(model.receipt?.starts).toHaveLength(1);
  expect(model.distrust).toBe(start(hash).commitment === "c1");
});

test("a text that was revealed is good for that start alone", async () => {
  const { welcome, shows, pledges, done } = open();
  welcome(1);
  const hash = hashOf(pledges()[0]);
  await done();
  shows(settled(hash));
  await done();
  const reveals = () => pledges().filter((command) => command.do === "reveal");
  expect(reveals()).toHaveLength(1);
  // The host saw the text and now shows other hashes beside it.
  shows({ ...settled(hash), commits: [{ seat: 0, hash: "better" }, { seat: 1, hash }] });
  expect(reveals()).toHaveLength(1);
  // Or says that there was no start at all.
  shows({ seats: bound(null) });
  expect(hashOf(pledges().at(-1))).not.toBe(hash);
});

test("after a start that failed a page is bound to a fresh text under the new commitment", async () => {
  const { model, welcome, shows, pledges, done } = open();
  welcome(1);
  const hash = hashOf(pledges()[0]);
  await done();
  shows(settled(hash));
  await done();
  const anew = { commitment: "c1", seats: bound(null), starting: { awaited: [1], anew: true } };
  shows(anew);
  const fresh = hashOf(pledges().at(-1));
  expect(fresh).not.toBe(hash);
  await done();
  shows({ ...settled(fresh), commitment: "c1" });
  expect(contributionHash(textOf(pledges().at(-1)))).toBe(fresh);
  expect(model.receipt?.starts.map(({ commitment }) => commitment)).toEqual(["c0", "c1"]);
});

test("a reload in the middle of a start loses neither the text nor the receipt", async () => {
  const [tab, archive] = [shelf(), shelf()];
  const first = open(tab, archive);
  first.welcome(1);
  const hash = hashOf(first.pledges()[0]);
  await first.done();
  first.shows(settled(hash));
  const text = textOf(first.pledges().at(-1));
  expect(text).not.toBe("");
  // Before the answer comes, the page is loaded anew.
  const again = open(tab, archive);
  again.welcome(null);
  again.shows(settled(hash));
  expect(textOf(again.pledges().at(-1))).toBe(text);
  // Nor does one that finds the game begun.
  const late = open(tab, archive);
  late.welcome(null);
  late.shows({ ...settled(hash), starting: null, status: "playing" });
  expect(late.model.receipt?.starts).toEqual([
    { commitment: "c0", commits: settled(hash).commits, ...terms, revealed: { seat: 1, text } },
  ]);
});

test("what could not be stored is said again", async () => {
  vi.useFakeTimers();
  const { welcome, shows, pledges, done, refuse } = open();
  welcome(1);
  const hash = hashOf(pledges()[0]);
  await done();
  shows(settled(hash));
  refuse("S-14");
  await vi.advanceTimersByTimeAsync(1100);
  expect(pledges().filter((command) => command.do === "reveal")).toHaveLength(2);
  refuse("S-30");
  await vi.advanceTimersByTimeAsync(5000);
  expect(pledges().filter((command) => command.do === "reveal")).toHaveLength(2);
  vi.useRealTimers();
});

test("whoever watches keeps no receipt", () => {
  const { model, welcome, shows } = open();
  welcome(null);
  shows(settled("bb"), null);
  expect(model.receipt).toBeNull();
});

test("after the end the page checks the shuffle once, if it has a receipt", async () => {
  const { model, welcome, shows, pledges, done } = open();
  welcome(1);
  const asked: string[] = [];
  const fetch = (code: string) => Promise.resolve((asked.push(code), "nonsense"));
  await model.checkShuffle(fetch);
  expect([model.shuffle, asked]).toEqual([null, []]);
  const hash = hashOf(pledges()[0]);
  await done();
  shows(settled(hash));
  await Promise.all([model.checkShuffle(fetch), model.checkShuffle(fetch)]);
  expect(asked).toEqual(["ABCD"]);
  expect(model.shuffle).toEqual({ wrong: ["unreadable"], bound: 0, contributed: false });
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

test("the log follows a screen that shows the game at its own pace", () => {
  const { model, say } = open();
  const keys = () => model.log.map((line) => line.sentence.key);
  say({ type: "game", game: game(1, ["a"], true) });
  model.shown = 1;
  say({ type: "game", game: game(2, ["b"], true) });
  say({ type: "game", game: game(3, ["c"], true) });
  expect([keys(), model.newest.map(({ key }) => key)]).toEqual([["a"], ["a"]]);
  model.shown = 2;
  expect([keys(), model.newest.map(({ key }) => key)]).toEqual([["a", "b"], ["b"]]);
  model.shown = null;
  expect(keys()).toEqual(["a", "b", "c"]);
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

/** A table told by something else than a socket: a replay, say. */
function told(can: Partial<Source>) {
  let listener: Listener | null = null;
  const clock = new TableClock(() => 0);
  const source: Source = { clock, send: null, hint: null, hold: null, retry: () => {}, close: () => {}, ...can };
  const keep = { storage: shelf(), archive: shelf() };
  const model = new TableModel("ABCD", (from) => ((listener = from), source), keep);
  const sits = (seats: SeatInfo[], seat: number | null) =>
    listener?.message({ type: "table", table: { ...table, status: "playing", seats }, you: { seat, host: false, removed: false, last_command: 0 } });
  return { model, clock, sits };
}

test("where there is nothing to do but look, nothing can be done", async () => {
  const { model, clock, sits } = told({});
  sits([chair, chair], 0);
  expect(model.act).toBeNull();
  expect(await model.send({ do: "close" })).toMatchObject({ ok: false, refusal: { why: { key: "only-looking" } } });
  expect(await model.askHint()).toBeNull();
  clock.set(4200);
  expect(model.clock.now()).toBe(4200);
});

test("a watcher does nothing in the game", () => {
  const { model, sits } = told({ send: () => Promise.resolve({ ok: true }) });
  sits([chair, chair], null);
  expect(model.act).toBeNull();
  sits([chair, chair], 1);
  expect(model.act).not.toBeNull();
});

test("the table waits while something is explained to the only person there", () => {
  const asked: boolean[] = [];
  const { model, sits } = told({ hold: (waiting) => void asked.push(waiting) });
  const bot: SeatInfo = { ...chair, held: { by: "bot", level: "medium" } };
  sits([chair, bot, bot], 0);
  model.hold(true);
  model.hold(true);
  expect(model.held).toBe(true);
  model.hold(false);
  expect(asked).toEqual([true, false]);
  sits([chair, chair, bot], 0);
  model.hold(true);
  expect([model.held, asked.length]).toEqual([false, 2]);
});
