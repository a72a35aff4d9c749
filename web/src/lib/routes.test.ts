import { expect, test } from "vitest";
import { tableIn, parse, path } from "./routes";

const TOKEN = "0123456789abcdef0123456789abcdef";

test("a finished game has an address, and so has a game in a file", () => {
  expect(parse("/replay")).toEqual({ to: "replay", id: null });
  expect(parse("/replay/7tn832")).toEqual({ to: "replay", id: "7TN832" });
  expect(path({ to: "replay", id: "7TN832" })).toBe("/replay/7TN832");
  expect(path({ to: "replay", id: null })).toBe("/replay");
});

test("paths lead to screens", () => {
  expect(parse("/")).toEqual({ to: "home" });
  expect(parse("/t/AB12CD")).toEqual({ to: "table", id: "AB12CD" });
  expect(parse("/t/ab12cd/")).toEqual({ to: "table", id: "AB12CD" });
  expect(parse(`/t/${TOKEN}`)).toEqual({ to: "table", id: TOKEN });
  expect(parse(`/t/${TOKEN.toUpperCase()}`)).toEqual({ to: "table", id: TOKEN });
  expect(parse("/me")).toEqual({ to: "records" });
  expect(parse(`/me/${TOKEN.toUpperCase()}`)).toEqual({ to: "claim", key: TOKEN });
  expect(parse(`/series/${TOKEN}`)).toEqual({ to: "series", id: TOKEN });
  expect(parse("/rules/five-crowns")).toEqual({ to: "rules", game: "five-crowns" });
});

test("anything else leads nowhere", () => {
  for (const strange of ["/t", "/t/", "/t/a/b", "/t/..", "/rules", "/rules/A", "/x", "/t/a%20b", "/me/x", "/series"]) {
    expect(parse(strange), strange).toEqual({ to: "nowhere" });
  }
});

test("what path makes, parse reads", () => {
  for (const route of [{ to: "home" }, { to: "table", id: "XY" }, { to: "rules", game: "one-more" }, { to: "records" }, { to: "claim", key: TOKEN }, { to: "series", id: "XY" }] as const) {
    expect(parse(path(route))).toEqual(route);
  }
});

test("a code is found in what people paste", () => {
  expect(tableIn(" ab12 cd ")).toBe("AB12CD");
  expect(tableIn("https://games.example/t/ab12cd#seat=x")).toBe("AB12CD");
  expect(tableIn(`https://games.example/t/${TOKEN}`)).toBe(TOKEN);
  expect(tableIn("play with us: http://192.168.1.5:5555/t/AB12CD !")).toBe("AB12CD");
  expect(tableIn("hello there friends, come and play")).toBe(null);
  expect(tableIn("")).toBe(null);
});
