/** The bots of a table on this device: they think in an engine of their own, so that the table answers meanwhile. */
import type { Level, Seat } from "../lib/wire";
import { Trapped, type Answered, type Engine, type Request } from "./engine";

/** How long a bot thinks, in milliseconds: a hard one that the game waits for, and any other. */
const DEEP_TIME = 200;
const QUICK_TIME = 20;

/** A bot, and how much it has seen: as long as that stays the same it does not think again. */
export interface Basis {
  seat: Seat;
  level: Level;
  seen: number;
}

/** What a bot will do, and when on the table's clock. */
export interface Planned extends Basis {
  action: unknown;
  at: number;
}

interface Around {
  pace: readonly [number, number];
  /** The table's time. */
  now(): number;
  seed(): number;
  /** There is a plan that was not there before. */
  planned(): void;
}

const same = (one: Basis, other: Basis) => one.seat === other.seat && one.level === other.level && one.seen === other.seen;

export class Bots {
  readonly #engine: Engine;
  readonly #around: Around;
  /** What was planned; at `Infinity` where there is nothing to do. */
  #plans: Planned[] = [];
  #bases: readonly Basis[] = [];
  #awaited: readonly Seat[] = [];
  #thinking: Basis | null = null;
  /** How the engine gets to the table again after a trap. */
  #resume: (() => Request) | null = null;
  #closed = false;

  constructor(start: () => Engine, around: Around) {
    this.#engine = start();
    this.#around = around;
  }

  /** The table is as that request leaves it. */
  begin(request: Request): void {
    this.#plans = [];
    this.#resume = () => request;
    void this.#engine.ask(request).catch(() => undefined);
  }

  /** The same has happened at the table: whoever thinks follows, and gets there by the log if that fails. */
  follow(request: Request, resume: () => Request): void {
    this.#resume = resume;
    void this.ask(request).catch(() => undefined);
  }

  /** Asks something of the table as it stands, and once more with a fresh engine if it traps. */
  async ask<Fields>(request: Request): Promise<Answered<Fields>> {
    try {
      return await this.#engine.ask<Fields>(request);
    } catch (trouble) {
      if (this.#closed || !this.#resume) throw trouble;
      const again = await this.#engine.ask(this.#resume());
      if (!again.ok) throw new Trapped(again.error.message);
      throw trouble;
    }
  }

  /** These bots have seen so much; the game waits for those seats. */
  think(bases: readonly Basis[], awaited: readonly Seat[]): void {
    this.#bases = bases;
    this.#awaited = awaited;
    this.#plans = this.#plans.filter((plan) => bases.some((basis) => same(basis, plan)));
    void this.#next();
  }

  /** There is nothing to think of. */
  rest(): void {
    [this.#bases, this.#plans] = [[], []];
  }

  /** What is to be done first. */
  get next(): Planned | null {
    const due = this.#plans.filter(({ at }) => at < Infinity);
    return due.length === 0 ? null : due.reduce((first, plan) => (plan.at < first.at ? plan : first));
  }

  /** A plan is being carried out: it is not made again for what was seen by then. */
  done(plan: Planned): void {
    this.#plans = this.#plans.map((each) => (each === plan ? { ...plan, at: Infinity } : each));
  }

  close(): void {
    this.#closed = true;
    this.#engine.close();
  }

  /** One thinks at a time, those first that the game waits for. */
  async #next(): Promise<void> {
    if (this.#thinking || this.#closed) return;
    const open = this.#bases.filter((basis) => !this.#plans.some((plan) => same(plan, basis)));
    const basis = open.find(({ seat }) => this.#awaited.includes(seat)) ?? open[0];
    if (!basis) return;
    this.#thinking = basis;
    const asked = this.#around.now();
    const plan = await this.#plan(basis).catch(() => this.#plan({ ...basis, level: "random" }).catch(() => null));
    this.#thinking = null;
    if (this.#closed) return;
    if (this.#bases.some((each) => same(each, basis))) {
      const [least, most] = this.#around.pace;
      const pause = Math.max(least + Math.random() * (most - least), plan?.after ?? 0);
      this.#plans.push({ ...basis, action: plan?.action, at: (plan?.action ?? null) === null ? Infinity : asked + pause });
      this.#around.planned();
    }
    void this.#next();
  }

  /** What a bot would do. One that breaks the engine acts by chance: nobody should wait for it for ever. */
  async #plan({ seat, level }: Basis): Promise<{ action: unknown; after: number }> {
    const deep = level === "hard" && this.#awaited.includes(seat);
    const request = { op: "plan", seat, level, ms: deep ? DEEP_TIME : QUICK_TIME, seed: this.#around.seed() };
    const answer = await this.ask<{ action: unknown; after: number }>(request);
    if (!answer.ok) throw new Trapped(answer.error.message);
    return answer;
  }
}
