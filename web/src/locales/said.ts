/** What the texts of a language say, for the tests of its wording. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type Placeable, type TextElement, type Variant } from "@fluent/syntax";
import type { Language } from "../lib/types";

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Every file of texts of a language: of the page, the server and the games. */
export function filesOf(language: Language): string[] {
  const below = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
  const all = ["web/src", "games", "crates", "examples"].flatMap(below);
  return all.filter((path) => path.endsWith(`/${language}.ftl`) && !path.includes("node_modules"));
}

/** Every text a message can become, a value in it standing as `…`; of a choice, each of its variants. */
export function textsOf(source: string): [key: string, text: string][] {
  return parse(source, { withSpans: false }).body.flatMap((entry): [string, string][] => {
    if (entry.type !== "Message" || !entry.value) return [];
    return spread(entry.value.elements).map((text) => [entry.id.name, text]);
  });
}

function spread(elements: (TextElement | Placeable)[]): string[] {
  return elements.reduce<string[]>((sofar, element) => sofar.flatMap((start) => endings(element).map((end) => start + end)), [""]);
}

function endings(element: TextElement | Placeable): string[] {
  if (element.type === "TextElement") return [element.value];
  const { expression } = element;
  if (expression.type === "SelectExpression") return expression.variants.flatMap(({ value }: Variant) => spread(value.elements));
  return [expression.type === "StringLiteral" ? expression.value : "…"];
}
