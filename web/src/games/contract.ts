/**
 * What the table frame gives to the screen of a game.
 *
 * `src/games/<id>/Game.svelte` default-exports that screen, for playing, the end of a round, the end of the
 * game and the game for one: it decides by its view. It is loaded when a table of that game is opened, in a
 * chunk of its own. The screen shows the board, the players with their scores, whose turn it is and what can
 * be done; the frame around it has the log, the chat, the rules, who is absent and the rematch button.
 *
 * Texts that only the screen needs are in `src/games/<id>/text/{en,fr,de}.ftl`; `t` finds them as well as
 * those of `games/<id>/locales`.
 */
import type { ChatLine, GameInfo, Sentence, TableInfo, You } from "../lib/wire";
import type { Cue } from "../lib/sounds";
import type { Args, Say, Settings } from "../lib/types";

export type { GameInfo, Sentence, TableInfo, You } from "../lib/wire";
export type { Cue } from "../lib/sounds";
export type { Args, Say, Settings } from "../lib/types";

/** Why something was refused. */
export interface Refusal {
  /** The rule or limit, e.g. `FC-10`. */
  rule: string;
  /** The sentence, to be told with `say`. */
  why: Sentence;
  /** The same in English, for a reader of logs. */
  message: string;
}

/** The properties of `Pictures.svelte`, which a game may have beside its screen: its rules at a glance, in drawings. */
export interface PicturesProps {
  /** A text of this game's locale files, or of the page's own, in the reader's language. */
  t(key: string, args?: Args): string;
}

/** Something that can be done about a line of the chat. */
export interface LineDeed {
  /** The word on its button. */
  label: string;
  run(): void;
}

/** The properties of `Game.svelte`. */
export interface GameProps {
  /** The game as this page may see it; whole, a new object after everything that happens. */
  game: GameInfo;
  /** The table: seats, options, status. */
  table: TableInfo;
  /** Who this page speaks for; `you.seat` is null for a watcher. */
  you: You;
  /** Does something in the game. Resolves to null once it is on disk, or to the reason why not. */
  act(action: unknown): Promise<Refusal | null>;
  /**
   * The action that a hint means, for as long as the hint stands, else null. The screen marks what is to be touched for
   * it with `parts/HintMark.svelte`, and says `tip-marked` after the name of what it marks.
   */
  hinted: unknown;
  /** The name at each seat, never empty. */
  names: string[];
  /** A text of this game's locale files, or of the page's own, in the reader's language. */
  t(key: string, args?: Args): string;
  /** A sentence of the server in the reader's language, with names and “you” in place. */
  say: Say;
  /** What this person has chosen; changes while the screen is up. */
  settings: Settings;
  /**
   * A sound, and a shake where there is one, if the person wants them. The frame tells `turn` and `end` by itself; a
   * screen tells what only it sees: `card` (one moves), `tick` (a clock runs out), `won` and `lost` (a race), `out`.
   */
  cue(cue: Cue): void;
  /** What was said at the table, as far as this page has it. */
  chat: ChatLine[];
  /** Says what can be done about a line of the chat, which the chat then offers beside it; null takes it back. */
  offerOnLines(offer: ((line: ChatLine) => LineDeed | null) | null): void;
}
