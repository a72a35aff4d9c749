import { expect, test, vi } from "vitest";
import type { Refusal } from "../games/contract";
import { Moves } from "./moves.svelte";

const NO: Refusal = { rule: "OM-4", why: { key: "no" }, message: "No." };

/** A table that answers when the test says so. */
function table(more: { several?: boolean; patience?: number; stands?: (shown: string, accepted: number | null) => boolean } = {}) {
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const seen = { moment: "1/play", number: 7, can: true, refusals: [] as (Refusal | null)[], back: [] as string[] };
  const moves = new Moves<string, string>({
    act: () => (seen.can ? () => new Promise((answer) => answers.push(answer)) : null),
    moment: () => seen.moment,
    number: () => seen.number,
    refused: (refusal) => seen.refusals.push(refusal),
    takenBack: (shown) => seen.back.push(shown),
    ...more,
  });
  return { moves, seen, answers };
}

test("a move is shown at once, and dropped when the view has moved on", async () => {
  const { moves, seen, answers } = table();
  const sent = moves.send("play", "7-x");
  expect([moves.live, moves.busy]).toEqual(["7-x", true]);
  answers[0]?.(null);
  expect(await sent).toBe(true);
  expect(moves.live).toBe("7-x");
  seen.moment = "2/play";
  expect([moves.live, moves.busy]).toEqual([null, false]);
});

test("a refused move is taken back and the reason told", async () => {
  const { moves, seen, answers } = table();
  const sent = moves.send("play", "7-x");
  answers[0]?.(NO);
  expect(await sent).toBe(false);
  expect(moves.live).toBeNull();
  expect(seen.refusals).toEqual([null, NO]);
  expect(seen.back).toEqual(["7-x"]);
});

test("one thing at a time, shown or not", async () => {
  const { moves, answers } = table();
  void moves.send("draw");
  expect([moves.live, moves.busy]).toEqual([null, true]);
  expect(await moves.send("play", "7-x")).toBe(false);
  expect(answers).toHaveLength(1);
});

test("several under way, each until the view shows it", async () => {
  const view: string[] = [];
  const { moves, answers } = table({ several: true, stands: (shown, accepted) => accepted === null || !view.includes(shown) });
  const first = moves.send("mark", "a");
  void moves.send("mark", "b");
  expect(moves.all).toEqual(["a", "b"]);
  answers[0]?.(null);
  await first;
  view.push("a", "b");
  // The second is shown by the page until its answer is there.
  expect(moves.all).toEqual(["b"]);
});

test("who can only look does nothing", async () => {
  const { moves, seen, answers } = table();
  seen.can = false;
  expect(await moves.send("play", "7-x")).toBe(false);
  expect([answers.length, moves.busy]).toEqual([0, false]);
});

test("what was accepted and changed nothing is shown for a moment only", async () => {
  vi.useFakeTimers();
  const { moves, answers } = table({ patience: 1000 });
  const sent = moves.send("claim", "slot");
  answers[0]?.(null);
  await sent;
  vi.advanceTimersByTime(999);
  expect(moves.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(moves.busy).toBe(false);
  vi.useRealTimers();
});
