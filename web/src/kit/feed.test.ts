import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SightOf } from "../games/contract";
import { Feed, lastSight } from "./feed.svelte";
import { Moments } from "./moments.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sight = { is: "played"; seat: number } | { is: "dealt" };
const info = (sight: Sight): SightOf<Sight> => ({ at: 0, sight, sentences: [] });

test("each view is news once, and what was before the page is not", () => {
  const feed = new Feed<Sight>();
  const view = (number: number, gapless = true) => feed.read({ number, sights: [info({ is: "dealt" })], gapless });
  expect(view(4)).toMatchObject({ first: true, film: false });
  expect(view(4)).toBeNull();
  expect(view(5)).toMatchObject({ first: false, film: true });
  // After a gap what lies between is unknown: it is shown, but not as a film.
  expect(view(9, false)).toMatchObject({ first: false, film: false });
});

test("the last sight of a kind is found", () => {
  const sights = [info({ is: "played", seat: 1 }), info({ is: "dealt" }), info({ is: "played", seat: 2 })];
  expect(lastSight(sights, "played")?.seat).toBe(2);
  expect(lastSight(sights, "dealt", "played")).toEqual({ is: "played", seat: 2 });
  expect(lastSight([info({ is: "dealt" })], "played")).toBeUndefined();
});

test("moments stand one after another", () => {
  const moments = new Moments<string>(() => true);
  moments.play("called", 1000);
  moments.play("scored", 500);
  expect(moments.now).toBe("called");
  vi.advanceTimersByTime(1000);
  expect(moments.now).toBe("scored");
  vi.advanceTimersByTime(500);
  expect(moments.now).toBeNull();
});

test("a touch goes on, and nothing is left after the screen is gone", () => {
  const moments = new Moments<string>(() => true);
  moments.play("called", 1000);
  moments.play("scored", 500);
  moments.skip();
  expect(moments.now).toBe("scored");
  moments.play("out", 500);
  moments.clear();
  expect(moments.now).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("where nothing moves, only what is to be read is shown", () => {
  const moments = new Moments<string>(() => false);
  moments.play("cards fly", 300, { film: true });
  expect(moments.now).toBeNull();
  moments.play("somebody called", 1000);
  expect(moments.now).toBe("somebody called");
});

test("what is held stays until it is let go, and then has its time", () => {
  const moments = new Moments<string>(() => true);
  moments.play("dealt", 500);
  moments.play("played", 500);
  moments.hold(true);
  vi.advanceTimersByTime(5000);
  expect(moments.now).toBe("dealt");
  expect(moments.waiting).toBe(1);
  moments.hold(false);
  vi.advanceTimersByTime(499);
  expect(moments.now).toBe("dealt");
  vi.advanceTimersByTime(1);
  expect(moments.now).toBe("played");
  moments.clear();
});
