import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "@fluent/syntax";
import { expect, test } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));

test("every text that this screen asks for exists, and none is idle", () => {
  const keys = parse(readFileSync(`${HERE}text/en.ftl`, "utf8"), {}).body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  const files = readdirSync(HERE).filter((name) => /\.svelte$|[^t]\.ts$/.test(name) && !name.includes(".test."));
  const source = files.map((name) => readFileSync(HERE + name, "utf8")).join("\n");
  const asked = [...source.matchAll(/"(fl-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
  expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  // Some keys are put together; their beginning stands in the source, or their end in `says("…")`.
  const made = [...source.matchAll(/`(fl-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
  expect(keys.filter((key) => !source.includes(`"${key}"`) && !made.some((start) => key.startsWith(start)))).toEqual([]);
});
