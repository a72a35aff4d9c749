/** The result of a game as people tell it to others: a few lines of text. */
import type { I18n } from "./i18n/i18n.svelte";
import { dayName } from "./best";
import type { Outcome, TableInfo } from "./wire";

/** A player's line. */
export interface Line {
  place: number;
  name: string;
  score: number;
  /** Whether this is the one who shares it. */
  mine: boolean;
}

export interface Told {
  /** The game's name. */
  title: string;
  /** What was played, where that is not plain: the board of which day. */
  what: string | null;
  /** In order of their places; one line where somebody played alone. */
  lines: Line[];
}

/** What there is to tell. */
export function tell(
  { table, outcome, names, you }: { table: Pick<TableInfo, "options">; outcome: Outcome; names: readonly string[]; you: number | null },
  title: string,
  i18n: Pick<I18n, "t" | "language">,
): Told {
  const day = table.options.daily;
  const lines = names.map((name, seat) => ({ name, place: outcome.places[seat] ?? 1, score: outcome.scores[seat] ?? 0, mine: seat === you }));
  return {
    title,
    what: typeof day === "number" ? i18n.t("result-daily", { day: dayName(day, i18n.language) }) : null,
    lines: lines.sort((one, other) => one.place - other.place),
  };
}

/** The same as text, with the address of the page. `points` says a result: points in most games, series or rounds in others. */
export function asText({ title, what, lines }: Told, address: string, points: (score: number) => string): string {
  const head = what === null ? `${title} · Quintet` : `${title} · ${what}`;
  const said =
    lines.length === 1
      ? lines.map(({ score }) => points(score))
      : lines.map(({ place, name, score }) => `${place === 1 ? "🏆" : `${place}.`} ${name} · ${points(score)}`);
  return [head, ...said, address].join("\n");
}
