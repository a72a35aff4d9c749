/** A finished game as frames, read from the server part by part. */
import { ApiError } from "../../lib/api";
import { SITE } from "../../lib/place";
import { ENGINE } from "../../local/address";
import type { Refusal } from "../../games/contract";
import type { BranchInfo, ChatLine, GameInfo, Level, Seat, Sentence, SightMessage } from "../../lib/wire";

/** With whose eyes a game is looked at. */
export type Eyes = Seat | "spectator" | "open";

/** A moment that people look for. */
export interface Mark {
  /** How many records had happened. */
  step: number;
  at: number;
  kind: "round" | "call" | "race" | "out" | "series" | "stop" | "round_end" | "end";
  round: number;
  sentence: Sentence | null;
}

/** What is known before the first frame. */
export interface Head {
  header: {
    game: string;
    table?: string;
    seats: number;
    options: Record<string, unknown>;
    names?: string[];
    players?: ("person" | "program" | { bot: Level })[];
    commitment: string;
    from?: { branch?: { log: string; records: number; anew?: boolean } };
  };
  steps: number;
  ends: number;
  marks: Mark[];
  teams: number[] | null;
  outcome: GameInfo["outcome"];
}

/** One moment. */
export interface Frame extends Pick<GameInfo, "view" | "aid" | "awaited" | "outcome"> {
  /** How many records had happened: the number in a link. */
  step: number;
  at: number;
  round: number;
  sights: SightMessage[];
}

/** A line of chat with the moment at which it was said. */
export interface SaidAt {
  step: number;
  line: ChatLine;
}

type Shows = Pick<Frame, "view" | "aid" | "awaited" | "outcome">;
type Path = readonly (string | number)[];
type Told = { step: number; at: number; round: number; sights: Omit<SightMessage, "at">[]; whole?: Shows; edits?: [Path, unknown][] };
type Line = { head: Head } | { chat: SaidAt[]; branch?: BranchInfo | null } | { frames: Told[] };

/** The value with another one at that path; whatever lies beside the path is shared. */
export function edited(value: unknown, [first, ...rest]: Path, to: unknown): unknown {
  if (first === undefined) return to;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[first] = edited(copy[first], rest, to);
  return copy;
}

/** Reads what a replay tells, line by line. */
export class Reader {
  head: Head | null = null;
  chat: SaidAt[] = [];
  branch: BranchInfo | null = null;
  readonly frames: Frame[] = [];
  #shows: unknown = null;

  read(text: string): void {
    this.take(JSON.parse(text) as Line);
  }

  take(line: Line): void {
    if ("head" in line) this.head = line.head;
    else if ("chat" in line) [this.chat, this.branch] = [line.chat, line.branch ?? null];
    else line.frames.forEach((told) => this.#append(told));
  }

  #append({ step, at, round, sights, whole, edits = [] }: Told): void {
    if (whole) this.#shows = whole;
    for (const [path, to] of edits) this.#shows = edited(this.#shows, path, to);
    this.frames.push({ step, at, round, sights: sights.map((sight) => ({ ...sight, at })), ...(this.#shows as Shows) });
  }
}

/** Where a replay comes from: a table, or a log: in a file, or of a table on this device. */
export type Origin = { table: string } | { log: string; here?: boolean };

/** Whether the engine on this device is to be asked: for its own games, and where no server answers. */
export function asksEngine(origin: Origin, trouble?: unknown): origin is { log: string } {
  return "log" in origin && ENGINE !== null && (SITE || origin.here === true || trouble instanceof TypeError);
}

/** Reads a replay and tells after each part that there is more of it. Throws the server's refusal. */
export async function fetchReplay(origin: Origin, eyes: Eyes, more: (reader: Reader, whole: boolean) => void, signal: AbortSignal): Promise<void> {
  if (asksEngine(origin)) return replayHere(origin.log, eyes, more, signal);
  try {
    await replayThere(origin, eyes, more, signal);
  } catch (trouble) {
    if (!asksEngine(origin, trouble) || signal.aborted) throw trouble;
    await replayHere(origin.log, eyes, more, signal);
  }
}

/** Has the engine on this device tell it. */
async function replayHere(log: string, eyes: Eyes, more: (reader: Reader, whole: boolean) => void, signal: AbortSignal): Promise<void> {
  const { EngineThread } = await import("../../local/engine");
  const engine = new EngineThread();
  signal.addEventListener("abort", () => engine.close());
  try {
    const answer = await engine.ask<{ lines: Line[] }>({ op: "replay", log, as: typeof eyes === "number" ? { seat: eyes } : eyes });
    if (!answer.ok) throw new ApiError(answer.error);
    const reader = new Reader();
    for (const line of answer.lines) reader.take(line);
    more(reader, true);
  } finally {
    engine.close();
  }
}

async function replayThere(origin: Origin, eyes: Eyes, more: (reader: Reader, whole: boolean) => void, signal: AbortSignal): Promise<void> {
  const query = `as=${eyes}`;
  const answer = await ("table" in origin
    ? fetch(`/api/tables/${encodeURIComponent(origin.table)}/replay?${query}`, { signal })
    : fetch(`/api/replay?${query}`, { method: "POST", body: origin.log, signal }));
  if (!answer.ok || !answer.body) throw new ApiError((await answer.json().catch(() => null)) as Refusal | null);
  const reader = new Reader();
  const texts = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await texts.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) reader.read(line);
    if (done || lines.length > 0) more(reader, done);
    if (done) return;
  }
}

/** The number of the frame that shows that moment: the last one that is not after it. */
export function frameAt(frames: readonly { step: number }[], step: number): number {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((frames[middle]?.step ?? 0) <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Those of the marks, the first ones first, that stand at least so many pixels apart on a line of that width. */
export function apart<M extends { at: number }>(marks: readonly M[], pixels: number, wide: number): M[] {
  const kept: M[] = [];
  for (const mark of marks) {
    if (kept.every(({ at }) => Math.abs(at - mark.at) * wide >= pixels)) kept.push(mark);
  }
  return kept;
}
