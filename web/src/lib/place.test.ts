import { expect, test } from "vitest";
import { address, pathAt } from "./place";

const FOLDER = { pathname: "/games/quintet/", search: "" };

test("with a server a path is its own address", () => {
  expect(address("/t/AB12CD", FOLDER, false)).toBe("/t/AB12CD");
  expect(pathAt({ pathname: "/t/AB12CD", search: "?x" }, false)).toBe("/t/AB12CD");
});

test("a site of files keeps the path in the query, whatever its folder is", () => {
  for (const path of ["/t/LOCAL-1", "/rules/one-more", "/replay/LOCAL-1?as=0", "/replay"]) {
    const { pathname, search } = new URL(address(path, FOLDER, true), "https://example.org");
    expect(pathname).toBe(FOLDER.pathname);
    expect(pathAt({ pathname, search }, true)).toBe(path.split("?")[0]);
  }
  expect(address("/", FOLDER, true)).toBe("/games/quintet/");
  expect(pathAt(FOLDER, true)).toBe("");
  expect(new URLSearchParams(address("/replay/LOCAL-1?as=0", FOLDER, true).split("?")[1]).get("as")).toBe("0");
});
