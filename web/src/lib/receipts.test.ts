import { expect, test } from "vitest";
import type { Shelf } from "./bond";
import { Receipts } from "./receipts";

function shelf(kept: Record<string, string> = {}): Shelf {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => void (kept[key] = value),
    removeItem: (key) => void delete kept[key],
  };
}

const terms = { seats: 2, first: null, options: {} };
const start = { commitment: "c0", commits: [{ seat: 0, hash: "aa" }] };

test("a start is noted once, and other hashes under the same commitment are another start", () => {
  const receipts = new Receipts(shelf());
  expect(receipts.of("ABCD")).toBeNull();
  receipts.note("ABCD", start, terms);
  receipts.note("ABCD", { ...start }, terms);
  expect(receipts.of("ABCD")?.starts).toHaveLength(1);
  receipts.note("ABCD", { ...start, commits: [{ seat: 0, hash: "bb" }] }, terms);
  receipts.note("ABCD", { ...start, commits: [...start.commits, { seat: 1, hash: "bb" }] }, terms);
  expect(receipts.of("ABCD")?.starts).toHaveLength(3);
});

test("what was revealed is noted where it belongs, and nowhere else", () => {
  const receipts = new Receipts(shelf());
  receipts.revealed("ABCD", start, { seat: 0, text: "moon" });
  expect(receipts.of("ABCD")).toBeNull();
  receipts.note("ABCD", start, terms);
  receipts.note("ABCD", { ...start, commitment: "c1" }, terms);
  receipts.revealed("ABCD", start, { seat: 0, text: "moon" });
  receipts.revealed("ABCD", start, { seat: 0, text: "sun" });
  expect(receipts.of("ABCD")?.starts.map(({ revealed }) => revealed?.text)).toEqual(["moon", undefined]);
});

test("the last tables are remembered, and anything else that is stored there does no harm", () => {
  const receipts = new Receipts(shelf({ "quintet.receipts": '[1,{"starts":3},null]' }));
  for (let table = 0; table < 100; table += 1) receipts.note(`T${table}`, start, terms);
  expect(receipts.of("T0")).toBeNull();
  expect(receipts.of("T99")).not.toBeNull();
  expect(new Receipts(shelf({ "quintet.receipts": "{" })).of("T1")).toBeNull();
  const full: Shelf = { ...shelf(), setItem: () => { throw new Error("full"); } };
  expect(() => new Receipts(full).note("T1", start, terms)).not.toThrow();
});
