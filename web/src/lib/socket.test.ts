import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Answer, type ConnectionState, type Surroundings, type Wire } from "./socket";
import type { TableInfo, ToClient, ToServer } from "./wire";

/** A server that does only what the test says. */
class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ToServer[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Opens and welcomes. */
  welcome(lastCommand = 0): void {
    this.onopen?.();
    this.say({ type: "welcome", build: "test", table, you: you(lastCommand), game: null, chat: [] });
  }
  /** Breaks. */
  cut(): void {
    this.onclose?.();
  }
  commands(): number[] {
    return this.sent.flatMap((message) => (message.type === "command" ? [message.number] : []));
  }
}

const table: TableInfo = {
  id: "ABCD",
  code: "ABCD",
  game: "five-crowns",
  status: "waiting",
  options: {},
  seats: [],
  first: null,
  open: false,
  turn: null,
  hints: false,
  hints_allowed: false,
  paused: false,
  link: "",
  commitment: "",
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
const you = (lastCommand: number) => ({ seat: 0, host: true, removed: false, last_command: lastCommand });

class Room {
  wires: FakeWire[] = [];
  shelf = new Map<string, string>();
  states: ConnectionState[] = [];
  turnedAway: string[] = [];
  messages: ToClient[] = [];
  on = { online: () => {}, shown: () => {}, hidden: () => {} };
  #names = 0;

  around: Surroundings = {
    open: () => {
      const wire = new FakeWire();
      this.wires.push(wire);
      return wire;
    },
    storage: {
      getItem: (key) => this.shelf.get(key) ?? null,
      setItem: (key, value) => void this.shelf.set(key, value),
      removeItem: (key) => void this.shelf.delete(key),
    },
    archive: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    watch: (on) => {
      this.on = on;
      return () => {};
    },
    random: () => 1,
    name: () => `client-${(this.#names += 1)}`,
  };

  connect(): Connection {
    return new Connection("ABCD", "ws://test", this.around, {
      message: (message) => this.messages.push(message),
      state: (state) => this.states.push(state),
      turnedAway: (refusal) => this.turnedAway.push(refusal.rule),
    });
  }
  get wire(): FakeWire {
    const last = this.wires.at(-1);
    if (!last) throw new Error("nothing was opened");
    return last;
  }
}

let room: Room;
beforeEach(() => {
  vi.useFakeTimers();
  room = new Room();
});
afterEach(() => vi.useRealTimers());

async function settled(promise: Promise<Answer>): Promise<Answer | "open"> {
  return Promise.race([promise, Promise.resolve("open" as const)]);
}

test("says hello first and sends commands after the welcome", () => {
  const connection = room.connect();
  void connection.send({ do: "stand" });
  room.wire.onopen?.();
  expect(room.wire.sent).toEqual([{ type: "hello", protocol: 2, client: "client-1", last: null }]);
  room.wire.welcome();
  expect(room.wire.commands()).toEqual([1]);
  expect(connection.state).toBe("open");
});

test("what the welcome makes a listener send goes out at once, and its answer ends the wait", () => {
  const connection = new Connection("ABCD", "ws://test", room.around, {
    message: (message) => void (message.type === "welcome" && connection.send({ do: "contribute", text: "x" })),
    state: (state) => room.states.push(state),
    turnedAway: () => undefined,
  });
  room.wire.welcome();
  expect(room.wire.commands()).toEqual([1]);
  room.wire.say({ type: "done", number: 1, key: null });
  vi.advanceTimersByTime(60_000);
  expect(room.wires).toHaveLength(1);
  expect(room.states).toEqual(["open"]);
});

test("resolves a command with its own answer", async () => {
  const connection = room.connect();
  room.wire.welcome();
  const share = connection.send({ do: "share" });
  const start = connection.send({ do: "start" });
  const why = { key: "not-host" };
  room.wire.say({ type: "refused", number: 2, rule: "S-6", why, message: "No." });
  room.wire.say({ type: "done", number: 1, key: "k" });
  expect(await share).toEqual({ ok: true, key: "k" });
  expect(await start).toEqual({ ok: false, refusal: { rule: "S-6", why, message: "No." } });
});

test("sends what has no answer again, with the same numbers", async () => {
  const connection = room.connect();
  room.wire.welcome();
  const first = connection.send({ do: "stand" });
  const second = connection.send({ do: "start" });
  room.wire.cut();
  expect(connection.state).toBe("lost");
  const third = connection.send({ do: "chat", text: "hm" });
  await vi.advanceTimersByTimeAsync(400);
  // The server had stored the first; only its answer was lost, and comes again.
  room.wire.welcome(1);
  expect(room.wires).toHaveLength(2);
  expect(room.wire.commands()).toEqual([1, 2, 3]);
  room.wire.say({ type: "done", number: 1, key: null });
  expect(await first).toEqual({ ok: true });
  expect(await settled(second)).toBe("open");
  room.wire.say({ type: "done", number: 2, key: null });
  room.wire.say({ type: "done", number: 3, key: null });
  expect(await second).toEqual({ ok: true });
  expect(await third).toEqual({ ok: true });
});

test("has at most eight commands in flight", () => {
  const connection = room.connect();
  room.wire.welcome();
  for (let number = 1; number <= 20; number++) void connection.send({ do: "chat", text: `${number}` });
  expect(room.wire.commands()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  // The window reaches as far as the oldest that has no answer.
  room.wire.say({ type: "done", number: 2, key: null });
  expect(room.wire.commands()).toHaveLength(8);
  room.wire.say({ type: "done", number: 1, key: null });
  expect(room.wire.commands()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("pauses grow up to eight seconds and start anew after a welcome", async () => {
  room.connect();
  const pauses: number[] = [];
  for (let round = 0; round < 8; round++) {
    const begin = Date.now();
    const count = room.wires.length;
    room.wire.cut();
    while (room.wires.length === count) await vi.advanceTimersByTimeAsync(50);
    pauses.push(Date.now() - begin);
  }
  expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
  room.wire.welcome();
  room.wire.cut();
  await vi.advanceTimersByTimeAsync(300);
  expect(room.wires).toHaveLength(10);
});

test("tries at once when the network comes back", () => {
  const connection = room.connect();
  room.wire.cut();
  room.on.online();
  expect(room.wires).toHaveLength(2);
  expect(connection.state).toBe("connecting");
});

test("makes a fresh socket after a long absence, not after a short one", async () => {
  const connection = room.connect();
  room.wire.welcome();
  room.on.hidden();
  await vi.advanceTimersByTimeAsync(2000);
  room.on.shown();
  expect(room.wires).toHaveLength(1);
  room.on.hidden();
  await vi.advanceTimersByTimeAsync(60_000);
  room.on.shown();
  expect(room.wires).toHaveLength(2);
  expect(room.wires[0]?.closed).toBe(true);
  expect(connection.state).toBe("connecting");
});

test("takes a line on which no answer comes for dead", async () => {
  const connection = room.connect();
  room.wire.welcome();
  void connection.send({ do: "start" });
  await vi.advanceTimersByTimeAsync(6000);
  expect(connection.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(300);
  room.wire.welcome();
  expect(room.wire.commands()).toEqual([1]);
});

test("a reload keeps the client's name and sends again what had no answer", () => {
  const before = room.connect();
  room.wire.welcome();
  void before.send({ do: "start" });
  room.on.hidden();
  const after = room.connect();
  room.wire.onopen?.();
  expect(room.wire.sent[0]).toMatchObject({ client: "client-1" });
  room.wire.welcome();
  expect(room.wire.commands()).toEqual([1]);
  void after.send({ do: "stand" });
  expect(room.wire.commands()).toEqual([1, 2]);
});

test("a duplicated tab gets a name of its own", () => {
  room.connect();
  room.wire.welcome();
  room.connect();
  room.wire.onopen?.();
  expect(room.wire.sent[0]).toMatchObject({ client: "client-2" });
});

test("a second welcome on the same socket sends nothing again", () => {
  const connection = room.connect();
  room.wire.welcome();
  void connection.send({ do: "start" });
  room.wire.say({ type: "welcome", build: "test", table, you: you(0), game: null, chat: [] });
  expect(room.wire.commands()).toEqual([1]);
});

test("numbers go on where the server left off", () => {
  const connection = room.connect();
  room.wire.welcome(7);
  void connection.send({ do: "start" });
  expect(room.wire.commands()).toEqual([8]);
});

test("tells the last sight it has seen when it comes back", async () => {
  room.connect();
  room.wire.welcome();
  const seen = { number: 12, sights: [], gapless: true, view: null, menu: [], aid: null };
  room.wire.say({ type: "game", game: { ...seen, awaited: [], now: 0, outcome: null } });
  room.wire.cut();
  await vi.advanceTimersByTimeAsync(300);
  room.wire.onopen?.();
  expect(room.wire.sent[0]).toMatchObject({ type: "hello", last: 12 });
});

test.each([
  ["S-1", "outdated"],
  ["S-4", "missing"],
] as const)("a welcome refused by %s ends in %s", async (rule, state) => {
  const connection = room.connect();
  room.wire.onopen?.();
  room.wire.say({ type: "refused", number: null, rule, why: { key: "no" }, message: "No." });
  expect(connection.state).toBe(state);
  await vi.advanceTimersByTimeAsync(60_000);
  room.on.online();
  expect(room.wires).toHaveLength(1);
});

test("whoever is turned away for now hears why, and comes again", async () => {
  const connection = room.connect();
  room.wire.onopen?.();
  room.wire.say({ type: "refused", number: null, rule: "S-21", why: { key: "server-too-fast" }, message: "Wait." });
  expect(room.turnedAway).toEqual(["S-21"]);
  room.wire.cut();
  await vi.advanceTimersByTimeAsync(300);
  expect(room.wires).toHaveLength(2);
  room.wire.welcome();
  expect(connection.state).toBe("open");
});

test("closed by the page, it stays closed", async () => {
  const connection = room.connect();
  room.wire.welcome();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  room.on.online();
  expect(room.wires).toHaveLength(1);
  expect(room.wire.closed).toBe(true);
});

const advice = { what: { key: "hint-draw" }, why: { key: "why-draw-only" } };

test("a question for a hint has its own number and its own answer", async () => {
  const connection = room.connect();
  expect(await connection.hint()).toBeNull();
  room.wire.welcome();
  void connection.send({ do: "stand" });
  const first = connection.hint();
  expect(room.wire.sent.at(-1)).toEqual({ type: "hint", number: 1 });
  room.wire.say({ type: "hint", number: 1, seen: 4, action: "draw", advice });
  expect(await first).toEqual({ ok: true, hint: { seen: 4, action: "draw", advice } });
  const second = connection.hint();
  room.wire.say({ type: "hint", number: 1, seen: 4, action: "draw", advice });
  room.wire.say({ type: "no_hint", number: 2, rule: "S-26", why: { key: "k" }, message: "No." });
  expect(await second).toEqual({ ok: false, refusal: { rule: "S-26", why: { key: "k" }, message: "No." } });
  expect(room.wire.commands()).toEqual([1]);
});

test("a hint that a break overtakes is not asked for again", async () => {
  const connection = room.connect();
  room.wire.welcome();
  const lost = connection.hint();
  room.wire.cut();
  expect(await lost).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  room.wire.welcome();
  expect(room.wire.sent.filter((message) => message.type === "hint")).toEqual([]);
  expect(connection.state).toBe("open");
});

const pauses = () => room.wire.sent.flatMap((message) => (message.type === "pause" ? [message.on] : []));

test("asks the table to wait, and again on every new socket while it is wanted", async () => {
  const connection = room.connect();
  connection.hold(true);
  expect(pauses()).toEqual([]);
  room.wire.welcome();
  connection.hold(true);
  expect(pauses()).toEqual([true]);
  room.wire.cut();
  await vi.advanceTimersByTimeAsync(400);
  room.wire.welcome();
  // A page that fell behind is welcomed again on the same socket, which has not forgotten.
  room.wire.welcome();
  connection.hold(false);
  expect(pauses()).toEqual([true, false]);
  room.wire.cut();
  await vi.advanceTimersByTimeAsync(400);
  room.wire.welcome();
  expect(pauses()).toEqual([]);
});

test("the clock stands for as long as the table says that it waits", async () => {
  const connection = room.connect();
  room.wire.welcome();
  const from = connection.clock.now();
  await vi.advanceTimersByTimeAsync(500);
  room.wire.say({ type: "table", table: { ...table, paused: true }, you: you(0) });
  await vi.advanceTimersByTimeAsync(9000);
  expect([connection.clock.running, connection.clock.now() - from]).toEqual([false, 500]);
  room.wire.say({ type: "table", table, you: you(0) });
  await vi.advanceTimersByTimeAsync(250);
  expect([connection.clock.running, connection.clock.now() - from]).toEqual([true, 750]);
});
