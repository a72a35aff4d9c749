import { expect, test } from "vitest";
import { Coach } from "./coach.svelte";
import { RoundsSeen } from "./rounds";
import { Drawer } from "./storage";

function drawer() {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: () => {} };
  return { storage, drawer: new Drawer(storage, "quintet.test.") };
}
const LESSONS = ["peek", "turn", "throw"] as const;
const coachOf = (from: Drawer) => new Coach(from, LESSONS, () => {});

test("one lesson at a time, each once, over a reload too", () => {
  const { drawer: device } = drawer();
  const coach = coachOf(device);
  coach.offer((lesson) => lesson !== "peek");
  expect(coach.shown).toBe("turn");
  // The game goes on meanwhile.
  coach.offer(() => true);
  expect(coach.shown).toBe("turn");
  coach.done();
  expect(coach.open).toBe(false);
  const again = coachOf(device);
  again.offer((lesson) => lesson !== "peek");
  expect(again.shown).toBe("throw");
});

test("a lesson about what is gone goes too", () => {
  const coach = coachOf(drawer().drawer);
  coach.offer((lesson) => lesson === "peek");
  coach.offer(
    (lesson) => lesson === "turn",
    (lesson) => lesson !== "peek",
  );
  expect(coach.shown).toBe("turn");
});

test("a coach that was sent away is silent until asked", () => {
  const { drawer: device } = drawer();
  coachOf(device).off();
  const coach = coachOf(device);
  coach.offer(() => true);
  expect(coach.shown).toBeNull();
  coach.give("turn");
  expect(coach.shown).toBe("turn");
  coach.done();
  coach.offer(() => true);
  expect(coach.shown).toBeNull();
});

test("what an older page noted counts for all lessons", () => {
  const { storage, drawer: device } = drawer();
  storage.setItem("quintet.test.coach", "seen");
  const coach = coachOf(device);
  coach.offer(() => true);
  expect(coach.shown).toBeNull();
});

test("the end of a round is shown once, and not what was over before the page came", () => {
  const { drawer: tab } = drawer();
  const rounds = new RoundsSeen(tab, 2);
  expect([rounds.isNew(2), rounds.isNew(3)]).toEqual([false, true]);
  rounds.see(3);
  expect(new RoundsSeen(tab, 9).isNew(4)).toBe(true);
  expect(new RoundsSeen(tab, 9).isNew(3)).toBe(false);
});
