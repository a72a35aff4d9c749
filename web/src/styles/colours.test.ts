/** Colours are chosen in one place: `styles/tokens.css`, the `tokens.css` of a game, and for drawings `cards/cards.css`. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../", import.meta.url));

/** Where colours may stand. */
const HOMES = /^(styles\/tokens|games\/[^/]+\/tokens|cards\/cards)\.css$/;
/** A colour written out, in a style, an attribute or a string. */
const COLOUR = /(?<=[\s(,:"'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;

test("no colour stands elsewhere", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|css|ts)$/.test(path) && !path.endsWith(".test.ts"));
  const found = files
    .filter((path) => !HOMES.test(path))
    .flatMap((path) => [...readFileSync(SRC + path, "utf8").matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`));
  expect(found).toEqual([]);
  // The search itself finds some.
  expect(readFileSync(`${SRC}styles/tokens.css`, "utf8").match(COLOUR)?.length).toBeGreaterThan(50);
});
