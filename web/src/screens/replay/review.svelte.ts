/** Asks for the review of a finished game, and tells how far it is. */
import { ApiError } from "../../lib/api";
import type { Refusal } from "../../games/contract";
import type { Seat, Sentence } from "../../lib/wire";
import type { Decision, Estimate, Review, TurningPoint } from "../../wire/review";
import { asksEngine, type Origin } from "./film";

type Line = { progress: { done: number; of: number } } | { review: Review } | { refused: Refusal };

/** The sign of a mark, as chess players write it: they are told apart without colour. */
export const SIGNS = { fine: "", inaccurate: "?!", mistake: "?", blunder: "??" } as const;

/** Whose decisions are looked at. */
export type Whose = Seat | "people" | "all";

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Whether it is being made. */
  busy = $state(false);
  /** How much of it is made, from 0 to 1. */
  share = $state(0);
  failed = $state.raw<unknown>(null);
  /** Whether it is shown. */
  open = $state(false);
  whose = $state<Whose>("people");
  /** The decision that was chosen last. */
  chosen = $state.raw<Decision | null>(null);
  readonly #origin: Origin;
  #bots: readonly boolean[] = [];
  #stop: AbortController | null = null;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  /** The decisions that were not fine, of those whose are looked at, in order. */
  readonly marked: readonly Decision[] = $derived((this.review?.decisions ?? []).filter(({ mark, seat }) => mark !== "fine" && this.#looksAt(seat)));

  /** Asks for it, once. */
  async ask(bots: readonly boolean[]): Promise<void> {
    this.open = true;
    if (this.busy || this.review) return;
    [this.busy, this.share, this.failed] = [true, 0, null];
    this.#bots = bots;
    // Where only bots have played, theirs are looked at.
    if (bots.every(Boolean)) this.whose = "all";
    const stop = (this.#stop = new AbortController());
    try {
      await fetchReview(this.#origin, (line) => this.#read(line), stop.signal);
      if (!this.review) throw new ApiError(null);
    } catch (trouble) {
      if (!stop.signal.aborted) this.failed = trouble ?? true;
    } finally {
      this.busy = false;
    }
  }

  /** Nobody waits for it any more. */
  close(): void {
    this.#stop?.abort();
  }

  #looksAt(seat: Seat): boolean {
    return this.whose === "all" || (this.whose === "people" ? this.#bots[seat] !== true : this.whose === seat);
  }

  #read(line: Line): void {
    if ("review" in line) this.review = line.review;
    else if ("refused" in line) throw new ApiError(line.refused);
    else this.share = line.progress.done / Math.max(1, line.progress.of);
  }
}

async function fetchReview(origin: Origin, read: (line: Line) => void, signal: AbortSignal): Promise<void> {
  if (asksEngine(origin)) return reviewHere(origin.log, read, signal);
  try {
    await reviewThere(origin, read, signal);
  } catch (trouble) {
    if (!asksEngine(origin, trouble) || signal.aborted) throw trouble;
    await reviewHere(origin.log, read, signal);
  }
}

/** Has the engine on this device make it. */
async function reviewHere(log: string, read: (line: Line) => void, signal: AbortSignal): Promise<void> {
  const { EngineThread } = await import("../../local/engine");
  const engine = new EngineThread();
  signal.addEventListener("abort", () => engine.close());
  try {
    const answer = await engine.ask<{ review: Review }>({ op: "review", log }, (done, of) => read({ progress: { done, of } }));
    read(answer.ok ? { review: answer.review } : { refused: answer.error });
  } finally {
    engine.close();
  }
}

async function reviewThere(origin: Origin, read: (line: Line) => void, signal: AbortSignal): Promise<void> {
  const answer = await ("table" in origin
    ? fetch(`/api/tables/${encodeURIComponent(origin.table)}/review`, { method: "POST", signal })
    : fetch("/api/review", { method: "POST", body: origin.log, signal }));
  if (!answer.ok || !answer.body) throw new ApiError((await answer.json().catch(() => null)) as Refusal | null);
  const texts = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await texts.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) read(JSON.parse(line) as Line);
    if (done) return;
  }
}

/** How an amount is written: what it is counted in, and for whom. */
export interface Writing {
  unit: Review["unit"];
  language: string;
}

/** An amount in the unit of the game: points, or percent of the chance to win; with a true minus. */
export function amount(value: number, { unit, language }: Writing, signed = false): string {
  const style = unit === "chance" ? "percent" : "decimal";
  const written = new Intl.NumberFormat(language, { style, minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value));
  const sign = !/[1-9]/.test(written) ? "" : value < 0 ? "−" : signed ? "+" : "";
  return `${sign}${written}`;
}

/** An amount with the interval that it is in. */
export function estimate({ value, low, high }: Estimate, writing: Writing, signed = false): string {
  return `${amount(value, writing, signed)} (${amount(low, writing, signed)} … ${amount(high, writing, signed)})`;
}

/** What is said of a decision before the decision itself. */
export function verdict({ missed, mark, seat, cost }: Decision, writing: Writing): Sentence {
  return { key: missed ? "review-missed" : `review-${mark}`, args: { who: { seat }, cost: amount(cost, writing) } };
}

/** What is said of a moment at which the game turned, before what happened; the round only where there are several. */
export function turned({ by, seat, round, amount: much }: TurningPoint, writing: Writing, rounds: number): Sentence {
  const key = by === "decision" ? "review-turned-decision" : much < 0 ? "review-turned-bad-luck" : "review-turned-luck";
  return { key, args: { round: rounds > 1 ? round : 0, who: { seat }, amount: amount(Math.abs(much), writing) } };
}

/** The marked decision that is next from that moment, or the last before it. */
export function neighbour(marked: readonly Decision[], active: Decision | null, step: number, way: 1 | -1): Decision | null {
  const here = active ? marked.indexOf(active) : -1;
  if (here >= 0) return marked[here + way] ?? null;
  return (way > 0 ? marked.find(({ record }) => record >= step) : marked.filter(({ record }) => record < step).at(-1)) ?? null;
}
