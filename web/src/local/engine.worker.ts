/**
 * The engine's thread: one WebAssembly module, a JSON object in, one out. Nothing can be caught inside the module, so a
 * trap ends this thread; whoever started it starts another one from what is stored.
 */
import type { FromWorker, ToWorker } from "./engine";

interface Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  answer(): number;
}

/** The request that is being answered. */
let current = 0;
let started: Promise<Exports> | null = null;
/** One after the other: what is asked while the module loads waits for what was asked before. */
let last: Promise<void> = Promise.resolve();

const post = (message: FromWorker) => postMessage(message);

async function start(address: string): Promise<Exports> {
  const page = { now: () => performance.now(), progress: (done: number, of: number) => post({ id: current, progress: [done, of] }) };
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const module = await WebAssembly.compile(await answer.arrayBuffer());
  const instance = await WebAssembly.instantiate(module, { page });
  return instance.exports as unknown as Exports;
}

function answer({ memory, reserve, answer: run }: Exports, request: string): string {
  const bytes = new TextEncoder().encode(request);
  const at = reserve(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = run() >>> 0;
  return new TextDecoder().decode(new Uint8Array(memory.buffer, reserve(0) >>> 0, length));
}

async function take({ id, address, request }: ToWorker): Promise<void> {
  try {
    started ??= start(address);
    const engine = await started;
    current = id;
    post({ id, answer: answer(engine, request) });
  } catch (trouble) {
    post({ id, trap: String(trouble) });
    // What is in the memory of a module that trapped is worth nothing.
    close();
  }
}

onmessage = (event: MessageEvent<ToWorker>) => (last = last.then(() => take(event.data)));
