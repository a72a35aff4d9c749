/**
 * Where a table comes from. The socket (`lib/socket.ts`) is one such source; a replay or an engine inside the browser is
 * another. A source tells a listener what the table says and takes commands, if it takes any.
 */
import type { Advice, Command, ToClient } from "../lib/wire";
import type { Refusal } from "../games/contract";
import type { Clock } from "./clock";

/**
 * - `connecting`: no welcome yet, for the first time or right after a break;
 * - `open`: welcomed;
 * - `lost`: waiting for the next try;
 * - `outdated`: the server speaks another version, nothing more will happen until the page is reloaded;
 * - `missing`: there is no such table;
 * - `closed`: closed by the page.
 */
export type ConnectionState = "connecting" | "open" | "lost" | "outdated" | "missing" | "closed";

/** The answer to a command. */
export type Answer = { ok: true; key?: string } | { ok: false; refusal: Refusal };

/** What the server would do on this seat. */
export interface Hint {
  /** How much of the game it was thought of, as `GameInfo.number`. */
  seen: number;
  action: unknown;
  advice: Advice;
}

/** The answer to a question for a hint; null if the connection broke before it came, or another was asked. */
export type HintAnswer = { ok: true; hint: Hint } | { ok: false; refusal: Refusal } | null;

/** Who wants to know what a source tells. */
export interface Listener {
  message(message: ToClient): void;
  state(state: ConnectionState): void;
  /** The server takes no connection now, and says why; it is tried again. */
  turnedAway(refusal: Refusal): void;
}

/** A table that is being told. What it cannot do is null, so that nobody offers it. */
export interface Source {
  /** The table's time. */
  readonly clock: Clock;
  /** Set where the table is on this device: nobody else can come, and nobody else deals. */
  readonly here?: true;
  /** Sends a command and resolves to its answer; null where there is nothing to do but look. */
  readonly send: ((command: Command) => Promise<Answer>) | null;
  /** Asks what to do; null where nobody answers. */
  readonly hint: (() => Promise<HintAnswer>) | null;
  /** Lets the table wait, or go on, while something is explained; null where it waits for nobody. */
  readonly hold: ((waiting: boolean) => void) | null;
  /** Tries at once to get the connection back, where there is one to lose. */
  retry(): void;
  /** Nothing is to be told any more. */
  close(): void;
}

/** Opens a source for somebody who listens. */
export type OpenSource = (listener: Listener) => Source;

/** What comes of a command where there is nothing to do but look. */
export const ONLY_LOOKING: Refusal = { rule: "", why: { key: "only-looking" }, message: "Nothing can be done here." };
