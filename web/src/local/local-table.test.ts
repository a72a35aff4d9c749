/** Tables on this device, with the real engine: `make engine` builds it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import type { ConnectionState } from "../kit/source";
import type { GameInfo, TableInfo, ToClient } from "../lib/wire";
import { Trapped, type Answered, type Engine, type Request } from "./engine";
import { LocalTable, openHere, type Device, type NewTable } from "./local-table";
import { logOf, type KeptTable, type Store } from "./store";

const module = new WebAssembly.Module(readFileSync(fileURLToPath(new URL("../../../target/engine.wasm", import.meta.url))));

interface Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  answer(): number;
}

/** What goes wrong with a question: the engine traps before it answers it, or refuses it. */
type Wrong = (request: Request) => boolean | "refused";

/** The engine without a thread. */
class HereEngine implements Engine {
  #exports: Exports | null = null;
  readonly #wrong: Wrong;

  constructor(wrong: Wrong) {
    this.#wrong = wrong;
  }

  async ask<Fields>(request: Request): Promise<Answered<Fields>> {
    await Promise.resolve();
    const wrong = this.#wrong(request);
    if (wrong === "refused") return { ok: false, error: { rule: "", why: { key: "" }, message: "" } };
    if (wrong) {
      this.#exports = null;
      throw new Trapped("unreachable");
    }
    const page = { now: () => performance.now(), progress: () => undefined };
    const engine = (this.#exports ??= new WebAssembly.Instance(module, { page }).exports as unknown as Exports);
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = engine.reserve(bytes.length);
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    const length = engine.answer();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.reserve(0), length))) as Answered<Fields>;
  }

  close(): void {
    this.#exports = null;
  }
}

class Memory implements Store {
  readonly kept = new Map<string, { table: KeptTable; lines: string[] }>();
  full = false;

  tables = async () => [...this.kept.values()].map(({ table }) => table);
  table = async (id: string) => structuredClone(this.kept.get(id) ?? null);
  remove = async (id: string) => void this.kept.delete(id);
  keep = async (table: KeptTable, from: number, lines: readonly string[]) => {
    if (this.full) throw new Error("full");
    const before = this.kept.get(table.id)?.lines ?? [];
    if (from !== before.length) throw new Error("There is such a line.");
    this.kept.set(table.id, structuredClone({ table, lines: [...before, ...lines] }));
  };
}

interface Sitting {
  table: LocalTable;
  id: string;
  store: Memory;
  info(): TableInfo;
  game(): GameInfo | null;
  states: ConnectionState[];
}

const ONE_MORE: NewTable = { game: "one-more", seats: 3, options: {}, name: "Ada", against: "easy" };

async function sit(store: Memory, id: string, wrong: Wrong = () => false, atOnce = true): Promise<Sitting> {
  const device: Device = { store, engine: () => new HereEngine(wrong), watch: () => () => undefined, pace: [0, 0], speed: 1, build: "" };
  let [info, game]: [TableInfo | null, GameInfo | null] = [null, null];
  const states: ConnectionState[] = [];
  const message = (told: ToClient) => {
    if (told.type === "welcome" || told.type === "table") info = told.table;
    if (told.type === "welcome" || told.type === "game") game = told.game;
  };
  const table = new LocalTable(id, device, { message, state: (state) => states.push(state), turnedAway: () => undefined }, atOnce);
  await vi.waitFor(() => expect(info).not.toBeNull(), 30_000);
  return { table, id, store, info: () => info as unknown as TableInfo, game: () => game, states };
}

async function opened(how: NewTable, wrong?: Wrong): Promise<Sitting> {
  const store = new Memory();
  return sit(store, await openHere(store, how), wrong);
}

/** Waits until the game waits for the person. */
const myTurn = ({ game }: Sitting) => vi.waitFor(() => expect(game()?.menu.length).toBeGreaterThan(0), 30_000);
const over = ({ info }: Sitting) => vi.waitFor(() => expect(info().status).toBe("over"), { timeout: 60_000, interval: 20 });

describe("a table on this device", () => {
  test.each([
    ["one-more", 3],
    ["five-crowns", 2],
  ])("%s is played to its end, and all of it is in the log", async (game, seats) => {
    const sitting = await opened({ ...ONE_MORE, game, seats, options: game === "five-crowns" ? { first_deal: 13 } : {} });
    expect(await sitting.table.send({ do: "hand_over", seat: 0 })).toEqual({ ok: true });
    await over(sitting);
    const lines = sitting.store.kept.get(sitting.id)?.lines ?? [];
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ game, table: sitting.id, names: ["Ada", "Blaise", "Carl"].slice(0, seats) });
    expect(lines.some((line) => line.includes('"bot":"medium"'))).toBe(true);
    expect(JSON.parse(lines.at(-1) ?? "{}")).toHaveProperty("secret");
    expect(sitting.game()?.outcome).not.toBeNull();
    expect(await new HereEngine(() => false).ask({ op: "replay", log: logOf(lines), as: "open" })).toMatchObject({ ok: true });
    sitting.table.close();
  }, 120_000);

  test("a reload in the middle of a turn changes nothing", async () => {
    const first = await opened(ONE_MORE);
    await myTurn(first);
    const before = first.game();
    first.table.close();
    const second = await sit(first.store, first.id);
    expect(second.game()).toMatchObject({ view: before?.view, menu: before?.menu, number: before?.number });
    const action = second.game()?.menu[0];
    expect(await second.table.send({ do: "act", action })).toEqual({ ok: true });
    second.table.close();
  }, 60_000);

  test("a page that another one has left behind changes nothing, and takes up what is there", async () => {
    const left = await opened(ONE_MORE);
    await myTurn(left);
    const gone = await sit(left.store, left.id);
    await myTurn(gone);
    const on = await sit(left.store, left.id);
    await on.table.send({ do: "hand_over", seat: 0 });
    await over(on);
    gone.table.close();
    expect((await left.table.send({ do: "act", action: left.game()?.menu[0] })).ok).toBe(false);
    expect(left.info().status).toBe("over");
    expect(left.store.kept.get(left.id)?.table.status).toBe("over");
    for (const { table } of [left, on]) table.close();
  }, 120_000);

  test("what cannot be stored did not happen", async () => {
    const sitting = await opened(ONE_MORE);
    await myTurn(sitting);
    const before = sitting.game();
    sitting.store.full = true;
    expect(await sitting.table.send({ do: "act", action: before?.menu[0] })).toMatchObject({ ok: false, refusal: { why: { key: "here-not-stored" } } });
    expect(sitting.game()).toMatchObject({ view: before?.view, menu: before?.menu });
    sitting.store.full = false;
    expect(await sitting.table.send({ do: "act", action: before?.menu[0] })).toEqual({ ok: true });
    sitting.table.close();
  }, 60_000);

  test("an action against the rules is refused with its rule", async () => {
    const sitting = await opened(ONE_MORE);
    const answer = await sitting.table.send({ do: "act", action: { nonsense: 1 } });
    expect(answer.ok).toBe(false);
    sitting.table.close();
  }, 60_000);

  test("after a trap the game goes on from what is stored", async () => {
    let traps = 0;
    const sitting = await opened(ONE_MORE, ({ op, seat }) => op === "act" && seat === 0 && traps++ === 0);
    await myTurn(sitting);
    const before = sitting.game();
    expect(await sitting.table.send({ do: "act", action: before?.menu[0] })).toMatchObject({ ok: false, refusal: { why: { key: "here-broke" } } });
    expect(sitting.game()).toMatchObject({ view: before?.view, number: before?.number });
    expect(await sitting.table.send({ do: "act", action: before?.menu[0] })).toEqual({ ok: true });
    sitting.table.close();
  }, 60_000);

  test("bots whose thinking traps act by chance, and the game ends", async () => {
    const sitting = await opened(ONE_MORE, ({ op, level }) => op === "plan" && level === "easy");
    await sitting.table.send({ do: "hand_over", seat: 0 });
    await over(sitting);
    sitting.table.close();
  }, 120_000);

  test("bots whose engine could not be fetched at first play as well as ever", async () => {
    const levels = new Set<unknown>();
    let taken = 0;
    const sitting = await opened(ONE_MORE, ({ op, level }) => {
      if (op === "plan") levels.add(level);
      // The table itself was opened; only bots take it up from its log.
      return op === "resume" && taken++ === 0;
    });
    await sitting.table.send({ do: "hand_over", seat: 0 });
    await over(sitting);
    expect([taken, levels]).toEqual([2, new Set(["easy", "medium"])]);
    sitting.table.close();
  }, 120_000);

  test("a bot that was refused thinks again", async () => {
    let refused = 0;
    const sitting = await opened(ONE_MORE, ({ op, seat }) => op === "act" && seat !== 0 && refused++ === 0 && "refused");
    await sitting.table.send({ do: "hand_over", seat: 0 });
    await over(sitting);
    expect(refused).toBeGreaterThan(1);
    sitting.table.close();
  }, 120_000);

  test("a table waits while something is explained, but not for a bot that plays for its person", async () => {
    const sitting = await opened(ONE_MORE);
    await myTurn(sitting);
    sitting.table.hold(true);
    expect([sitting.info().paused, sitting.table.clock.running]).toEqual([true, false]);
    await sitting.table.send({ do: "hand_over", seat: 0 });
    expect([sitting.info().paused, sitting.table.clock.running]).toEqual([false, true]);
    await over(sitting);
    sitting.table.close();
  }, 120_000);

  test("it says what to do, for a moment that is known", async () => {
    const sitting = await opened(ONE_MORE);
    await myTurn(sitting);
    const answer = await sitting.table.hint();
    expect(answer).toMatchObject({ ok: true, hint: { seen: sitting.game()?.number } });
    sitting.table.close();
  }, 60_000);

  test("a table that waits takes what the person sets, and refuses what the game does not know", async () => {
    const store = new Memory();
    const id = await openHere(store, { ...ONE_MORE, game: "five-crowns", seats: 4 });
    const sitting = await sit(store, id, undefined, false);
    expect(sitting.info()).toMatchObject({ status: "waiting", seats: [{ name: "Ada" }, {}, {}, {}] });
    await sitting.table.send({ do: "seats", count: 2 });
    await sitting.table.send({ do: "bot", seat: 1, level: "hard" });
    expect(await sitting.table.send({ do: "options", options: { first_deal: 13 } })).toEqual({ ok: true });
    expect((await sitting.table.send({ do: "options", options: { first_deal: 99 } })).ok).toBe(false);
    expect(sitting.info().seats.map(({ held }) => held)).toEqual([{ by: "person" }, { by: "bot", level: "hard" }]);
    expect(await sitting.table.send({ do: "chat", text: "hello" })).toMatchObject({ ok: false, refusal: { why: { key: "here-needs-server" } } });
    expect(await sitting.table.send({ do: "start" })).toEqual({ ok: true });
    expect(sitting.info()).toMatchObject({ status: "playing", options: { first_deal: 13 } });
    sitting.table.close();
  }, 60_000);

  test("a table that is not there is missing", async () => {
    const states: ConnectionState[] = [];
    const device: Device = { store: new Memory(), engine: () => new HereEngine(() => false), watch: () => () => undefined, pace: [0, 0], speed: 1, build: "" };
    new LocalTable("LOCAL-0", device, { message: () => undefined, state: (state) => states.push(state), turnedAway: () => undefined }, false);
    await vi.waitFor(() => expect(states).toContain("missing"));
  });
});
