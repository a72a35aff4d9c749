/** The games that the page finds by their folders. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundle, find } from "../lib/i18n/speech";
import { boxName, boxOf, SHELF } from "./manifests";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const folders = readdirSync(HERE, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);
const read = (path: string) => readFileSync(HERE + path, "utf8");

test("every folder is a game on the shelf, in its place", () => {
  expect(SHELF.map(({ id }) => id).sort()).toEqual([...folders].sort());
  expect(SHELF.map(({ place }) => place)).toEqual([...SHELF.map(({ place }) => place)].sort((one, other) => one - other));
  expect([boxName("one-more"), boxName("chess"), boxOf("chess")]).toEqual(["One More!", "chess", null]);
});

test.each(SHELF.map((box) => [box.id, box] as const))("%s has an accent, and words for its box and keys in every language", (id, box) => {
  expect(read(`${id}/tokens.css`)).toContain(`[data-game="${id}"]`);
  expect(existsSync(`${HERE}${id}/Game.svelte`)).toBe(true);
  for (const language of ["en", "fr", "de"] as const) {
    const bundles = [bundle(language, [read(`${id}/text/${language}.ftl`), read(`${id}/box/${language}.ftl`), read(`../locales/${language}.ftl`)])];
    const keys = [`says-${id}`, `kind-${id}`, ...(box.ease ? [`ease-${id}`] : []), ...Object.values(box.keys.bound), ...Object.values(box.keys.told ?? {})];
    for (const key of keys) expect(find(bundles, key), `${key} in ${language}`).toBeTruthy();
  }
});

test("parts and the kit know no game", () => {
  const files = ["../parts", "../kit"].flatMap((folder) => readdirSync(HERE + folder).map((name) => `${folder}/${name}`));
  const naming = files.filter((path) => !path.includes(".test.") && !path.endsWith(".md") && folders.some((id) => read(path).includes(`"${id}`)));
  expect(naming).toEqual([]);
});
