/** The engine as the page asks it: a Web Worker that is started with the first question, and anew after a trap. */
import type { Refusal } from "../games/contract";
import type { Seat } from "../lib/wire";
import type { Outcome } from "../wire/table";
import { ENGINE } from "./address";

/** A question: an operation and its fields (`crates/wasm/src/operations.rs`). */
export type Request = { op: string } & Record<string, unknown>;
export type Refused = { ok: false; error: Refusal };
export type Answered<Fields> = ({ ok: true } & Fields) | Refused;

/** How a table stands after something has happened. */
export interface TableState {
  /** The first line of the log, where nothing had happened before. */
  header?: object;
  from: number;
  /** What has happened, as it stands in the log. */
  records: object[];
  now: number;
  deadline: number | null;
  awaited: Seat[];
  /** How many sights each seat has had. */
  seen: number[];
  outcome: Outcome | null;
}

/** What goes to the thread and back. */
export interface ToWorker {
  id: number;
  address: string;
  request: string;
}
export type FromWorker = { id: number; answer: string } | { id: number; trap: string } | { id: number; progress: [number, number] };

/** The engine trapped, or could not be fetched: its table is gone from memory. */
export class Trapped extends Error {}

/** Somebody who answers questions about games. */
export interface Engine {
  ask<Fields>(request: Request, progress?: (done: number, of: number) => void): Promise<Answered<Fields>>;
  /** Nobody waits for answers any more. */
  close(): void;
}

/** As much of a Worker as is used here. */
export type Thread = Pick<Worker, "postMessage" | "terminate"> & {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

const startThread = (): Thread => new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });

interface Waiting {
  settle: (answer: unknown) => void;
  fail: (why: Trapped) => void;
  progress: ((done: number, of: number) => void) | undefined;
}

export class EngineThread implements Engine {
  readonly #start: () => Thread;
  #thread: Thread | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(start: () => Thread = startThread) {
    this.#start = start;
  }

  ask<Fields>(request: Request, progress?: (done: number, of: number) => void): Promise<Answered<Fields>> {
    const id = (this.#asked += 1);
    const thread = (this.#thread ??= this.#open());
    return new Promise<Answered<Fields>>((settle, fail) => {
      this.#waiting.set(id, { settle: settle as Waiting["settle"], fail, progress });
      thread.postMessage({ id, address: new URL(ENGINE ?? "", document.baseURI).href, request: JSON.stringify(request) } satisfies ToWorker);
    });
  }

  close(): void {
    this.#end("closed");
  }

  #open(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.id);
      if ("progress" in data) return waiting?.progress?.(...data.progress);
      if ("trap" in data) return this.#end(data.trap);
      this.#waiting.delete(data.id);
      waiting?.settle(JSON.parse(data.answer));
    };
    thread.onerror = ({ message }) => this.#end(message);
    return thread;
  }

  /** The thread is of no use any more: the next question starts another. */
  #end(why: string): void {
    this.#thread?.terminate();
    this.#thread = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of waiting) fail(new Trapped(why));
  }
}
