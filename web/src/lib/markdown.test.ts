import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocks, spans } from "./markdown";

test("headings, paragraphs and lists", () => {
  const text = "# Title\n\nOne line\nand another.\n\n- first\n- second\n  goes on\n\n1. one\n2. two";
  expect(blocks(text)).toEqual([
    { kind: "heading", level: 1, spans: [{ kind: "text", text: "Title" }] },
    { kind: "paragraph", spans: [{ kind: "text", text: "One line and another." }] },
    {
      kind: "list",
      ordered: false,
      items: [
        { rule: null, spans: [{ kind: "text", text: "first" }] },
        { rule: null, spans: [{ kind: "text", text: "second goes on" }] },
      ],
    },
    {
      kind: "list",
      ordered: true,
      items: [
        { rule: null, spans: [{ kind: "text", text: "one" }] },
        { rule: null, spans: [{ kind: "text", text: "two" }] },
      ],
    },
  ]);
});

test("an item that starts with an id is a rule", () => {
  expect(blocks("- **FC-7** Take a card.")).toEqual([
    { kind: "list", ordered: false, items: [{ rule: "FC-7", spans: [{ kind: "text", text: " Take a card." }] }] },
  ]);
});

test("spans, with stars in code left alone and markup as text", () => {
  expect(spans("a **b** *c* `d*e*` <b>f</b>")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "em", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d*e*" },
    { kind: "text", text: " <b>f</b>" },
  ]);
  expect(spans("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
});

test("tables", () => {
  const [table] = blocks("| a | b |\n|---|---|\n| 1 | 2 |");
  expect(table).toMatchObject({ kind: "table", rows: [[[{ text: "1" }], [{ text: "2" }]]] });
});

test("every rulebook text ends, and nothing of it is lost", () => {
  const text = readFileSync(new URL("../../../games/five-crowns/RULES.md", import.meta.url), "utf8");
  const all = JSON.stringify(blocks(text));
  expect(text.match(/\bFC-\d+\b/g)?.every((id) => all.includes(id))).toBe(true);
});
