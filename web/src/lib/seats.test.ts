import { expect, test } from "vitest";
import { initial } from "./seats";

test("the first sign of a name is what a reader sees", () => {
  expect(initial("anna")).toBe("A");
  expect(initial("👩‍👩‍👧 family")).toBe("👩‍👩‍👧");
  expect(initial("🇫🇷")).toBe("🇫🇷");
  expect(initial("\u2068שרה\u2069")).toBe("ש");
  expect(initial("")).toBe("");
});
