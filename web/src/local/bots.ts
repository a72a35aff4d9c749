/** The bots of a table on this device: they think in an engine of their own, so that the table answers meanwhile. */
import type { Level, Seat } from "../lib/wire";
import type { Answered, Engine, Request } from "./engine";

/** How long a bot thinks, in milliseconds: a hard one that the game waits for, and any other. */
const DEEP_TIME = 200;
const QUICK_TIME = 20;
/** After how many milliseconds a bot tries again that no engine answered, or that was refused. */
const RETRY = 1000;

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
  /** How the engine gets to the table again. */
  #resume: (() => Request) | null = null;
  /** Whether it has to. */
  #lost = false;
  #closed = false;

  constructor(start: () => Engine, around: Around) {
    this.#engine = start();
    this.#around = around;
  }

  /** The table is as that request leaves it. */
  begin(request: Request): void {
    [this.#plans, this.#lost, this.#resume] = [[], true, () => request];
    this.#takeUp();
  }

  /** The same has happened at the table: whoever thinks follows, and gets there by the log if that fails. */
  follow(request: Request, resume: () => Request): void {
    this.#resume = resume;
    if (this.#lost) this.#takeUp();
    else void this.#ask(request).catch(() => undefined);
  }

  /** Asks something of the table as it stands. */
  ask<Fields>(request: Request): Promise<Answered<Fields>> {
    if (this.#lost) this.#takeUp();
    return this.#ask(request);
  }

  /** Brings the engine to the table. What is asked from now on waits for that. */
  #takeUp(): void {
    if (this.#closed || !this.#resume) return;
    this.#lost = false;
    void this.#ask(this.#resume()).catch(() => undefined);
  }

  /** Asks, and notes where the engine is not at the table any more: it trapped, could not be fetched, or knows of another game. */
  async #ask<Fields>(request: Request): Promise<Answered<Fields>> {
    try {
      const answer = await this.#engine.ask<Fields>(request);
      this.#lost ||= !answer.ok;
      return answer;
    } catch (trouble) {
      this.#lost = true;
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

  /** What was planned was refused, so nothing new will be seen of it: the bot thinks again after a while. */
  again(plan: Planned): void {
    this.#later(() => (this.#plans = this.#plans.filter((each) => !same(each, plan))));
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
    const plan = await this.#plan(basis);
    if (this.#closed) return;
    if (plan === null) return this.#later(() => (this.#thinking = null));
    this.#thinking = null;
    if (this.#bases.some((each) => same(each, basis))) {
      const [least, most] = this.#around.pace;
      const pause = Math.max(least + Math.random() * (most - least), plan.after);
      this.#plans.push({ ...basis, action: plan.action, at: plan.action === null ? Infinity : asked + pause });
      this.#around.planned();
    }
    void this.#next();
  }

  /**
   * What a bot would do; null if no engine answers. One that has lost the table is asked again, and a bot that breaks it
   * acts by chance: nobody should wait for it for ever.
   */
  async #plan({ seat, level }: Basis): Promise<{ action: unknown; after: number } | null> {
    const deep = level === "hard" && this.#awaited.includes(seat);
    for (const how of [level, level, "random"]) {
      const request = { op: "plan", seat, level: how, ms: deep ? DEEP_TIME : QUICK_TIME, seed: this.#around.seed() };
      const answer = await this.ask<{ action: unknown; after: number }>(request).catch(() => null);
      if (answer?.ok) return answer;
      if (this.#closed) break;
    }
    return null;
  }

  /** Does that after a while, and lets those think who have to. */
  #later(run: () => void): void {
    setTimeout(() => {
      run();
      void this.#next();
    }, RETRY);
  }
}
