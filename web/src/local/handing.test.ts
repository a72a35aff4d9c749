import { describe, expect, test } from "vitest";
import { ApiError } from "../lib/api";
import { handOver } from "./handing";
import type { KeptTable, Store } from "./store";

const table = (id: string, changed: Partial<KeptTable> = {}): KeptTable => ({
  id,
  game: "one-more",
  options: {},
  seats: [],
  status: "over",
  secret: "",
  now: 0,
  standIn: null,
  outcome: null,
  rematch: null,
  at: 5,
  handed: false,
  ...changed,
});

class Kept implements Store {
  constructor(readonly all: KeptTable[]) {}
  tables = async () => this.all;
  table = async (id: string) => ({ table: this.all.find((each) => each.id === id) as KeptTable, lines: [id, "end"] });
  keep = async (kept: KeptTable, from: number, lines: readonly string[]) => {
    expect([from, lines]).toEqual([2, []]);
    this.all[this.all.findIndex(({ id }) => id === kept.id)] = kept;
  };
  remove = async () => undefined;
}

/** A server that refuses some games by a rule; null for no answer. */
function server(refused: Record<string, string | null> = {}) {
  const got: [string, number][] = [];
  const handGame = async (log: string, at: number) => {
    got.push([log, at]);
    const rule = refused[log.split("\n")[0] ?? ""];
    if (rule !== undefined) throw new ApiError(rule === null ? null : { rule, why: { key: "" }, message: "" });
    return { id: "there" };
  };
  return { got, handGame };
}

describe("games on this device", () => {
  test("are handed over once they are over, each once", async () => {
    const store = new Kept([table("A"), table("B", { status: "playing" }), table("C", { handed: true }), table("D", { at: 9 })]);
    const first = server();
    expect(await handOver(store, first)).toBe(2);
    expect(first.got).toEqual([["A\nend\n", 5], ["D\nend\n", 9]]);
    const second = server();
    expect(await handOver(store, second)).toBe(0);
    expect(second.got).toEqual([]);
  });

  test("wait for the next time where there is no answer, or too much at once", async () => {
    for (const rule of [null, "S-14", "S-23"]) {
      const store = new Kept([table("A"), table("B"), table("C")]);
      expect(await handOver(store, server({ B: rule }))).toBe(1);
      expect(store.all.map(({ handed }) => handed)).toEqual([true, false, false]);
      expect(await handOver(store, server())).toBe(2);
    }
  });

  test("of a newer page wait for a newer server", async () => {
    const store = new Kept([table("A")]);
    expect(await handOver(store, server({ A: "T-4" }))).toBe(0);
    expect(store.all[0]?.handed).toBe(false);
  });

  test("keep what came about while the server was asked", async () => {
    const store = new Kept([table("A")]);
    const asked = { handGame: async () => ((store.all[0] = table("A", { rematch: "LOCAL-B" })), { id: "there" }) };
    expect(await handOver(store, asked)).toBe(1);
    expect(store.all[0]).toMatchObject({ handed: true, rematch: "LOCAL-B" });
  });

  test("that are none for the records are not handed over again", async () => {
    const store = new Kept([table("A"), table("B")]);
    expect(await handOver(store, server({ A: "S-45" }))).toBe(1);
    expect(store.all.map(({ handed, refused }) => [handed, refused ?? false])).toEqual([[true, true], [true, false]]);
  });
});
