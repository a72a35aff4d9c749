/**
 * As much Markdown as rulebooks use: headings, paragraphs, lists, tables, **strong**, *emphasis*, `code`. It
 * becomes a tree that a component draws; text never becomes markup.
 */

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** An item of a list; `rule` is the id that it starts with, such as FC-7. */
export interface Item {
  rule: string | null;
  spans: Span[];
}

const HEADING = /^(#{1,4})\s+(.*)$/;
const BULLET = /^\s*[-*]\s+(.*)$/;
const NUMBERED = /^\s*\d+[.)]\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE_ID = /^([A-Z]{1,3}-\d+)$/;

/** The blocks of a text. */
export function blocks(source: string): Block[] {
  const out: Block[] = [];
  const lines = source.split(/\r?\n/);
  let at = 0;
  const match = (pattern: RegExp): string[] | null => {
    const line = lines[at];
    return line === undefined ? null : pattern.exec(line);
  };

  while (at < lines.length) {
    const heading = match(HEADING);
    if (heading) {
      out.push({ kind: "heading", level: (heading[1] ?? "").length, spans: spans(heading[2] ?? "") });
      at += 1;
    } else if (match(BULLET) ?? match(NUMBERED)) {
      const pattern = match(BULLET) ? BULLET : NUMBERED;
      const items: string[] = [];
      for (;;) {
        const item = match(pattern);
        if (item) items.push(item[1] ?? "");
        // An indented line goes on with the item above it.
        else if (/^\s+\S/.test(lines[at] ?? "")) items.push(`${items.pop() ?? ""} ${(lines[at] ?? "").trim()}`);
        else break;
        at += 1;
      }
      out.push({ kind: "list", ordered: pattern === NUMBERED, items: items.map(listItem) });
    } else if (match(ROW)) {
      const rows: Span[][][] = [];
      for (let row = match(ROW); row; row = match(ROW)) {
        const cells = (row[1] ?? "").split("|").map((cell) => cell.trim());
        if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells.map(spans));
        at += 1;
      }
      const [head = [], ...body] = rows;
      out.push({ kind: "table", head, rows: body });
    } else if ((lines[at] ?? "").trim() === "") {
      at += 1;
    } else {
      const text: string[] = [];
      while (at < lines.length && (lines[at] ?? "").trim() !== "" && !(match(HEADING) ?? match(BULLET) ?? match(ROW))) {
        text.push((lines[at] ?? "").trim());
        at += 1;
      }
      out.push({ kind: "paragraph", spans: spans(text.join(" ")) });
    }
  }
  return out;
}

/** The spans of a line. Links become their text: rulebooks need none. */
export function spans(text: string): Span[] {
  const out: Span[] = [];
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  // Code first, so that stars in code stay stars.
  const token = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g;
  let end = 0;
  for (const found of plain.matchAll(token)) {
    if (found.index > end) out.push({ kind: "text", text: plain.slice(end, found.index) });
    if (found[1] !== undefined) out.push({ kind: "code", text: found[1] });
    else if (found[2] !== undefined) out.push({ kind: "strong", text: found[2] });
    else out.push({ kind: "em", text: found[3] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < plain.length) out.push({ kind: "text", text: plain.slice(end) });
  return out;
}

function listItem(text: string): Item {
  const all = spans(text);
  const [first, ...rest] = all;
  const rule = first?.kind === "strong" ? RULE_ID.exec(first.text)?.[1] : undefined;
  return rule === undefined ? { rule: null, spans: all } : { rule, spans: rest };
}
