import { expect, test } from "vitest";
import { Drawer, isNumber, isTexts } from "./storage";

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("drawers do not touch each other's things", () => {
  const all = storage();
  const [one, other] = [new Drawer(all, "quintet.one-more.ABCD."), new Drawer(all, "quintet.one-more.WXYZ.")];
  one.write("seen", 3);
  expect([one.read("seen", isNumber), other.read("seen", isNumber), other.has("seen")]).toEqual([3, null, false]);
  expect([...all.kept.keys()]).toEqual(["quintet.one-more.ABCD.seen"]);
});

test("what is not known is not taken", () => {
  const all = storage();
  const drawer = new Drawer(all, "x.");
  drawer.write("order", ["3t", "4t"]);
  all.setItem("x.coach", "seen");
  expect(drawer.read("order", isTexts)).toEqual(["3t", "4t"]);
  expect(drawer.read("order", isNumber)).toBeNull();
  // An older page wrote a bare word.
  expect([drawer.read("coach", isTexts), drawer.has("coach")]).toEqual([null, true]);
});

test("a browser that refuses is no trouble", () => {
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  const drawer = new Drawer({ getItem: refuse, setItem: refuse, removeItem: refuse }, "x.");
  drawer.write("seen", 1);
  expect([drawer.read("seen", isNumber), drawer.has("seen")]).toEqual([null, false]);
});
