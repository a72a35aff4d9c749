/** What was newly seen, once for each view. */
import { untrack } from "svelte";
import type { GameOf, SightOf } from "../games/contract";

/** What came with a view. */
export interface News<Sight> {
  sights: readonly SightOf<Sight>[];
  /** Whether it is the first view of this page: what it tells was before, and is no news. */
  first: boolean;
  /** Whether it follows without a gap on what was shown before, so that it can be shown as it happens. */
  film: boolean;
}

type Seen<Sight> = Pick<GameOf<unknown, unknown, unknown, Sight>, "number" | "sights" | "gapless">;

/** Tells what is new in one view after another. */
export class Feed<Sight> {
  #number: number | null = null;

  /** What is new in this view; null if it was there before. */
  read({ number, sights, gapless }: Seen<Sight>): News<Sight> | null {
    if (number === this.#number) return null;
    const first = this.#number === null;
    this.#number = number;
    return { sights, first, film: !first && gapless };
  }
}

/**
 * Hears every new view once, before the page shows it: where things lie can still be asked. Called while a component is
 * set up. Nothing that is read in `hear` makes it hear again.
 */
export function hearNews<Sight>(game: () => Seen<Sight>, hear: (news: News<Sight>) => void): void {
  const feed = new Feed<Sight>();
  $effect.pre(() => {
    const seen = game();
    untrack(() => {
      const news = feed.read(seen);
      if (news) hear(news);
    });
  });
}

/** The last sight of one of these kinds. */
export function lastSight<Sight extends { is: string }, Kind extends Sight["is"]>(
  sights: readonly SightOf<Sight>[],
  ...kinds: Kind[]
): Extract<Sight, { is: Kind }> | undefined {
  const wanted = new Set<string>(kinds);
  return [...sights].reverse().map(({ sight }) => sight).find((sight): sight is Extract<Sight, { is: Kind }> => wanted.has(sight.is));
}
