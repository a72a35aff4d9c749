import { expect, test } from "vitest";
import { apart, edited, frameAt, Reader } from "./film";

test("an edit changes what it names and shares the rest", () => {
  const before = { view: { hand: ["3s", "4s"], other: { far: 1 } } };
  const after = edited(before, ["view", "hand", 1], "Kh") as typeof before;
  expect(after).toEqual({ view: { hand: ["3s", "Kh"], other: { far: 1 } } });
  expect(before.view.hand[1]).toBe("4s");
  expect(after.view.other).toBe(before.view.other);
  expect(edited(before, [], 5)).toBe(5);
});

test("frames are whole whatever of them was told", () => {
  const reader = new Reader();
  const shows = { view: { turn: 1 }, aid: null, awaited: [0], outcome: null };
  reader.read(JSON.stringify({ head: { steps: 3 } }));
  reader.read(JSON.stringify({ chat: [{ step: 2, line: { number: 1, seat: 0, text: "hi" } }] }));
  reader.read(
    JSON.stringify({
      frames: [
        { step: 1, at: 0, round: 1, sights: [{ sight: { is: "dealt" }, sentences: [] }], whole: shows },
        { step: 3, at: 900, round: 1, sights: [], edits: [[["view", "turn"], 2], [["awaited"], []]] },
      ],
    }),
  );
  expect(reader.frames).toEqual([
    { step: 1, at: 0, round: 1, sights: [{ sight: { is: "dealt" }, sentences: [], at: 0 }], ...shows },
    { step: 3, at: 900, round: 1, sights: [], ...shows, view: { turn: 2 }, awaited: [] },
  ]);
  expect(reader.chat).toHaveLength(1);
});

test("a moment that this audience did not see is the one before it", () => {
  const frames = [1, 4, 6].map((step) => ({ step }));
  expect([0, 1, 3, 4, 5, 6, 99].map((step) => frameAt(frames, step))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test("marks stand clear of each other, the first ones first", () => {
  const marks = [0.5, 0.51, 0.1, 0.49, 0.9].map((at) => ({ at }));
  expect(apart(marks, 10, 300).map(({ at }) => at)).toEqual([0.5, 0.1, 0.9]);
  expect(apart(marks, 10, 2000)).toHaveLength(5);
});
