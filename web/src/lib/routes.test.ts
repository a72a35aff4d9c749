import { expect, test } from "vitest";
import { codeIn, parse, path } from "./routes";

test("paths lead to screens", () => {
  expect(parse("/")).toEqual({ to: "home" });
  expect(parse("/t/AB12CD")).toEqual({ to: "table", code: "AB12CD" });
  expect(parse("/t/ab12cd/")).toEqual({ to: "table", code: "AB12CD" });
  expect(parse("/rules/five-crowns")).toEqual({ to: "rules", game: "five-crowns" });
});

test("anything else leads nowhere", () => {
  for (const strange of ["/t", "/t/", "/t/a/b", "/t/..", "/rules", "/rules/A", "/x", "/t/a%20b"]) {
    expect(parse(strange), strange).toEqual({ to: "nowhere" });
  }
});

test("what path makes, parse reads", () => {
  for (const route of [{ to: "home" }, { to: "table", code: "XY" }, { to: "rules", game: "one-more" }] as const) {
    expect(parse(path(route))).toEqual(route);
  }
});

test("a code is found in what people paste", () => {
  expect(codeIn(" ab12 cd ")).toBe("AB12CD");
  expect(codeIn("https://games.example/t/ab12cd#seat=x")).toBe("AB12CD");
  expect(codeIn("play with us: http://192.168.1.5:5555/t/AB12CD !")).toBe("AB12CD");
  expect(codeIn("hello there friends, come and play")).toBe(null);
  expect(codeIn("")).toBe(null);
});
