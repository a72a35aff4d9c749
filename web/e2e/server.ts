/** The real server, on a port of its own with a folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The program under test. */
export const PROGRAM = process.env.QUINTET ?? fileURLToPath(new URL("../../target/debug/quintet", import.meta.url));

/** How long it may take to answer after its start, in milliseconds; generous, for a busy machine. */
const START_LIMIT = 60_000;

export class Server {
  /** Where its games are recorded, seeds included. */
  readonly data = mkdtempSync(join(tmpdir(), "quintet-e2e-"));
  readonly #pace: string;
  readonly #more: readonly string[];
  /** The same after each start, so that open pages find it again. */
  #port: number | null = null;
  #child: ChildProcess | null = null;

  /** `pace` is how long bots take for a move, in milliseconds; `more` are further arguments. */
  constructor(pace: string, more: readonly string[] = []) {
    this.#pace = pace;
    this.#more = more;
  }

  /** Where it answers, once it was started. */
  get address(): string {
    if (this.#port === null) throw new Error("The server was not started.");
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    this.#port ??= await freePort();
    const args = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.data, "--bot-pace", this.#pace, ...this.#more];
    const child = spawn(PROGRAM, args, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, QUINTET_LOG: "warn" } });
    this.#child = child;
    let failed: string | null = null;
    child.once("error", (error) => (failed = error.message));
    child.once("exit", (code) => (failed = `it ended with ${code}`));
    for (const end = Date.now() + START_LIMIT; Date.now() < end && failed === null; ) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error(`The server does not answer${failed === null ? "" : `: ${failed as string}`}.`);
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }
}

/** A port that nobody listens on: two runs of the tests at the same time do not meet. */
function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
