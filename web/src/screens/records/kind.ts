/** What was played, in words: a game with what differs from the rulebook. */
import type { I18n } from "../../lib/i18n/i18n.svelte";

type Voice = Pick<I18n, "of">;

/** A text of these screens. */
export type Told = (key: string, args?: Record<string, string | number>) => string;

/** The options that differ from the rulebook, a few words each. */
export function optionWords(i18n: Voice, rt: Told, game: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).map(([name, value]) => {
    const title = titleOf(i18n, game, name);
    if (value === true) return title;
    if (value === false) return rt("option-off", { title });
    const key = `option-${name}-${String(value)}`;
    const word = i18n.of(game, key);
    return `${title}: ${word === key ? String(value) : word}`;
  });
}

/** The short title of an option; the first sentence of its explanation where it has none. */
function titleOf(i18n: Voice, game: string, name: string): string {
  const key = `option-${name}-title`;
  const title = i18n.of(game, key);
  if (title !== key) return title;
  const text = i18n.of(game, `option-${name}`);
  const end = text.search(/[.!?:] /);
  return (end < 0 ? text : text.slice(0, end)).replace(/\.$/, "");
}

/** How long a game took, in minutes. */
export const minutes = (millis: number): number => Math.max(1, Math.round(millis / 60_000));
