/** What stands in the corners of cards, in the reader's language: a jack is `J`, `V` or `B`. Codes stay as they are. */
import { getContext, setContext } from "svelte";
import { index, LETTERS, short, type Code } from "./card";

const KEY = Symbol("the letters of court cards");

/** Says which letters the cards inside this component carry: the text `card-letters`. */
export function provideLetters(letters: () => string): void {
  setContext(KEY, letters);
}

/** Cards as they are written where this component stands; asked for while it is set up. */
export interface Written {
  index(rank: number): string;
  short(code: Code, joker: string): string;
}

/** How cards are written here. Where nobody has said, as the codes have it. */
export function written(): Written {
  const letters = getContext<(() => string) | undefined>(KEY) ?? (() => LETTERS);
  return {
    index: (rank) => index(rank, letters()),
    short: (code, joker) => short(code, joker, letters()),
  };
}
