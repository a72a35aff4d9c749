import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const SRC = fileURLToPath(new URL("..", import.meta.url));

/** The keys of a file, each with the variables its text uses. */
function keysOf(text: string): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  for (const entry of parse(text, { withSpans: false }).body) {
    if (entry.type === "Junk") throw new Error(`This is not Fluent: ${JSON.stringify(entry)}`);
    if (entry.type !== "Message") continue;
    const used = new Set<string>();
    class Finder extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        used.add(node.id.name);
      }
    }
    new Finder().visit(entry);
    expect(out, "a key twice").not.toHaveProperty([entry.id.name]);
    out[entry.id.name] = [...used].sort();
  }
  return out;
}

/** Every folder of texts below `src`: the page's own and those of game screens. */
function folders(): string[] {
  const all = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  return [...new Set(all.filter((path) => path.endsWith("en.ftl")).map((path) => join(SRC, path, "..")))];
}

const read = (folder: string, language: string) => keysOf(readFileSync(join(folder, `${language}.ftl`), "utf8"));

describe.each(folders())("%s", (folder) => {
  test.each(["fr", "de"])("%s has the keys and variables of English", (language) => {
    expect(read(folder, language)).toEqual(read(folder, "en"));
  });
});

test("every text that the page asks for exists, and none is idle", () => {
  const own = Object.keys(read(join(SRC, "locales"), "en"));
  const all = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const written = (where: RegExp) =>
    all.filter((path) => where.test(path) && /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts")).map((path) => readFileSync(join(SRC, path), "utf8"));
  const source = written(/^(App|screens|parts|lib|kit|local)/).join("\n");
  for (const [, key] of source.matchAll(/\bt\("([a-z-]+)"/g)) expect(own).toContain(key);
  // Some keys are put together; their beginning stands in the source.
  const made = [...source.matchAll(/\bt\(`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
  // The screens of games use some of the page's own.
  const everywhere = source + written(/^games/).join("\n");
  const idle = own.filter((key) => !everywhere.includes(`"${key}"`) && !made.some((start) => key.startsWith(start)));
  expect(idle).toEqual([]);
});
