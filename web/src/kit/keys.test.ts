import { expect, test } from "vitest";
import { press, shortcutOf } from "./keys";

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more });

test("a letter is a shortcut, with the capitals locked too, but not with Shift", () => {
  expect([pressed("p")?.name, pressed("P")?.name, pressed("Escape")?.name]).toEqual(["p", "p", "Escape"]);
  expect(pressed("P", { shiftKey: true })).toBeNull();
  expect(pressed("?", { shiftKey: true })?.name).toBe("?");
});

test("what the browser means or has had is none", () => {
  expect(pressed("p", { ctrlKey: true })).toBeNull();
  expect(pressed("p", { metaKey: true })).toBeNull();
  expect(pressed("p", { defaultPrevented: true })).toBeNull();
});

test("digits go by their key, whatever character it gives", () => {
  expect(pressed("&", { code: "Digit1" })).toEqual({ name: "1-9", digit: 0 });
  expect(pressed("3", { code: "Numpad3", shiftKey: true })).toEqual({ name: "Shift+1-9", digit: 2 });
  expect(pressed("0", { code: "Digit0" })?.name).toBe("0");
});

test("what did nothing leaves the key alone", () => {
  const done: string[] = [];
  const on = { p: () => void done.push("p"), x: () => false, "1-9": (digit: number) => void done.push(String(digit)) };
  const at = (name: string, digit = -1) => press(on, { name, digit });
  expect([at("p"), at("x"), at("q"), at("1-9", 4)]).toEqual([true, false, false, true]);
  expect(done).toEqual(["p", "4"]);
});
