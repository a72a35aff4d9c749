/** Texts of one language: looked up in several Fluent bundles, the first that has the key wins. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { withSigns } from "../../cards/card";
import type { Args, Language } from "../types";
import type { Seat, Sentence } from "../wire";

/** A bundle of these texts. A later file does not override an earlier one. */
export function bundle(language: Language, files: readonly string[]): FluentBundle {
  // No isolating marks: the names at a table are read aloud and copied.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** The text of a key, from the first bundle that has it; undefined if none does. */
export function find(bundles: readonly FluentBundle[], key: string, args: Args = {}): string | undefined {
  for (const each of bundles) {
    const pattern = each.getMessage(key)?.value;
    // Errors are collected and dropped: a text with a gap is better than none.
    if (pattern) return each.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }
  return undefined;
}

/**
 * The arguments of a sentence as its message takes them. An argument `x` that is a seat becomes two: `x`, the
 * name there, and `x_is`, which is `you` where the reader sits and `other` elsewhere. `cards`: whether texts may name
 * cards; where they do not, a `W` is no joker.
 */
export function argsOf(sentence: Sentence, names: readonly string[], mySeat: Seat | null, cards = true): Args {
  const args: Args = {};
  for (const [name, arg] of Object.entries(sentence.args ?? {})) {
    if (arg === undefined) continue;
    if (typeof arg === "object") {
      args[name] = names[arg.seat] ?? String(arg.seat + 1);
      args[`${name}_is`] = arg.seat === mySeat ? "you" : "other";
    } else {
      // Cards are told as they are written over the wire; people write them with signs.
      args[name] = cards && typeof arg === "string" ? withSigns(arg, "Joker") : arg;
    }
  }
  return args;
}
