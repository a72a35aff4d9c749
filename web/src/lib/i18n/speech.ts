/** Texts of one language: looked up in several Fluent bundles, the first that has the key wins. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Language, Style } from "../types";
import type { Piece, Seat, Sentence } from "../wire";

/** What stands where a row has no pieces. */
const EMPTY_ROW = "–";
/** What stands between the pieces of a row, and between rows; a comma is a pause to whoever listens. */
const BETWEEN: Record<Style, { pieces: string; rows: string }> = {
  written: { pieces: " ", rows: " / " },
  spoken: { pieces: ", ", rows: "; " },
};

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

/** Who reads or hears a sentence. */
export interface Reader {
  /** The name at each seat. */
  names: readonly string[];
  /** Where the reader sits; null if nowhere. */
  seat: Seat | null;
  style?: Style;
}

/**
 * A sentence of the server; undefined if no bundle has its key. The screen of a game may have shorter words of its own
 * for the eye, under `seen-` and the key: its board shows the square, and has no numbers at its edge to read it by.
 */
export function say(bundles: readonly FluentBundle[], sentence: Sentence, reader: Reader): string | undefined {
  const args = argsOf(bundles, sentence, reader);
  const seen = reader.style === "spoken" ? undefined : find(bundles, `seen-${sentence.key}`, args);
  return seen ?? find(bundles, sentence.key, args);
}

/**
 * The arguments of a sentence as its message takes them. An argument `x` that is a seat becomes two: `x`, the
 * name there, and `x_is`, which is `you` where the reader sits and `other` elsewhere.
 */
function argsOf(bundles: readonly FluentBundle[], sentence: Sentence, reader: Reader): Args {
  const { names, seat, style = "written" } = reader;
  const between = BETWEEN[style];
  const row = (pieces: readonly Piece[]) => pieces.map((piece) => pieceText(bundles, piece, style)).join(between.pieces) || EMPTY_ROW;
  const args: Args = {};
  for (const [name, arg] of Object.entries(sentence.args ?? {})) {
    if (arg === undefined) continue;
    if (typeof arg !== "object") args[name] = arg;
    else if ("piece" in arg) args[name] = pieceText(bundles, arg, style);
    else if ("row" in arg) args[name] = row(arg.row);
    else if ("rows" in arg) args[name] = arg.rows.map(row).join(between.rows) || EMPTY_ROW;
    else {
      args[name] = names[arg.seat] ?? String(arg.seat + 1);
      args[`${name}_is`] = arg.seat === seat ? "you" : "other";
    }
  }
  return args;
}

/** A piece by the message for its kind; its bare parts where there is none. */
function pieceText(bundles: readonly FluentBundle[], { piece, parts }: Piece, style: Style): string {
  const written = `piece-${piece}`;
  const keys = style === "spoken" ? [`${written}-spoken`, written] : [written];
  // Bundle by bundle: a sign in the reader's language is better than words in another.
  for (const each of bundles) {
    for (const key of keys) {
      const text = find([each], key, parts);
      if (text !== undefined) return text;
    }
  }
  return Object.values(parts).join("");
}
