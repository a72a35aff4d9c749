/**
 * What the table frame gives to the screen of a game.
 *
 * `src/games/<id>/manifest.ts` tells of a game; `Game.svelte` beside it is its screen, for playing, the end of a
 * round, the end of the game and the game for one: it decides by its view. It is loaded when a table of that game is
 * opened, in a chunk of its own. The screen shows the board, the players with their scores, whose turn it is and what can
 * be done; the frame around it has the log, the chat, the rules, who is absent and the rematch button.
 *
 * Texts that only the screen needs are in `src/games/<id>/text/{en,fr,de}.ftl`; `t` finds them as well as
 * those of `games/<id>/locales`.
 */
import type { Component } from "svelte";
import type { Clock } from "../kit/clock";
import type { KeyList } from "../kit/keys";
import type { ChatLine, GameInfo, Sentence, SightMessage, TableInfo, You } from "../lib/wire";
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

/** A sight in the game's own form, with the sentences that tell it. */
export type SightOf<Sight> = Omit<SightMessage, "sight"> & { sight: Sight };

/** A game as its screen sees it: as it comes over the wire, with the game's own types (`src/wire/<id>.ts`). */
export type GameOf<View, Action, Aid, Sight> = Omit<GameInfo, "view" | "menu" | "aid" | "sights"> & {
  view: View;
  menu: Action[];
  aid: Aid;
  sights: SightOf<Sight>[];
};

/** Does something. Resolves to null once it is on disk, or to the reason why not. */
export type Act<Action> = (action: Action) => Promise<Refusal | null>;

/** The properties of a game's guide: its rules at a glance, in drawings. */
export interface PicturesProps {
  /** A text of this game's locale files, or of the page's own, in the reader's language. */
  t(key: string, args?: Args): string;
}

/** The properties of a game's sheet, which lies in the drawer of the rules while the game is played. */
export interface SheetProps<View = unknown> extends PicturesProps {
  view: View;
  settings: Settings;
}

/** Something that can be done about a line of the chat. */
export interface LineDeed {
  /** The word on its button. */
  label: string;
  run(): void;
}

/** The properties of `Game.svelte`. */
export interface GameProps<View = unknown, Action = unknown, Aid = unknown, Sight = unknown> {
  /** The game as this page may see it; whole, a new object after everything that happens. */
  game: GameOf<View, Action, Aid, Sight>;
  /** The table: seats, options, status. */
  table: TableInfo;
  /** Who this page speaks for; `you.seat` is null for a watcher. */
  you: You;
  /** The table's time. A screen asks it and never the device. */
  clock: Clock;
  /** Does something in the game; null where there is nothing to do but look: for a watcher, in a replay. */
  act: Act<Action> | null;
  /**
   * The action that a hint means, for as long as the hint stands, else null. The screen marks what is to be touched for
   * it with `parts/HintMark.svelte`, and says `tip-marked` after the name of what it marks.
   */
  hinted: Action | null;
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
  /** Says whether something is being explained: at a table of one person and bots the game should wait for that. */
  explaining(open: boolean): void;
  /**
   * Says up to which number of the game the screen has shown it, where it shows it at a pace of its own: the log and the
   * sound of a turn follow. Null where it keeps up; a screen that never says it does.
   */
  showing(number: number | null): void;
  /** What was said at the table, as far as this page has it. */
  chat: ChatLine[];
  /** Says what can be done about a line of the chat, which the chat then offers beside it; null takes it back. */
  offerOnLines(offer: ((line: ChatLine) => LineDeed | null) | null): void;
}

/** The screen of a game, whatever its types: the frame hands the wire's through. */
export type Screen = Component<GameProps<any, any, any, any>>;

/**
 * All that the page must know of a game before somebody opens it: `src/games/<id>/manifest.ts` default-exports it and
 * imports the game's `tokens.css`, its accent. It is found by its folder; nothing else names a game. The words on its box
 * are beside it in `box/{en,fr,de}.ftl`: `kind-<id>`, what kind of game it is, `says-<id>`, what it is about,
 * and `ease-<id>`, what `ease` does.
 */
export interface GameManifest {
  /** The name on the box, the same in every language. */
  name: string;
  /** Where it stands on the shelf: the lowest first. */
  place: number;
  /** The fewest and the most players. */
  players: readonly [number, number];
  /** How long a game takes among people, in minutes. */
  minutes: number;
  /** Whether one can play it alone; `daily` where there is a board of the day for that too. */
  alone?: "daily" | true;
  /** A switch among its options that makes a first game easier, if there is one: offered beside easy bots, as `ease-<id>`. */
  ease?: string;
  /** The picture on its box: a moment of the game, made of the page's own drawings. */
  picture: Component;
  /** Fetches its screen, in a chunk of its own. */
  screen(): Promise<{ default: Screen }>;
  /** Fetches its rules at a glance, in drawings. */
  guide?(): Promise<{ default: Component<PicturesProps> }>;
  /** Fetches what lies above the rules in their drawer while the game is played. */
  sheet?(): Promise<{ default: Component<SheetProps<any>> }>;
  /** The keys of its screen. */
  keys: KeyList;
}
