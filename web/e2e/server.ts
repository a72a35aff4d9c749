/** The real server, on a port of its own with a folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const PROGRAM = process.env.QUINTET ?? fileURLToPath(new URL("../../target/debug/quintet", import.meta.url));

export class Server {
  readonly address: string;
  readonly #port: number;
  readonly #pace: string;
  readonly #data = mkdtempSync(join(tmpdir(), "quintet-e2e-"));
  #child: ChildProcess | null = null;

  /** `pace` is how long bots take for a move, in milliseconds. */
  constructor(port: number, pace: string) {
    this.#port = port;
    this.#pace = pace;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const args = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.#data, "--bot-pace", this.#pace, "--away", "2"];
    this.#child = spawn(PROGRAM, args, { stdio: "inherit", env: { ...process.env, QUINTET_LOG: "warn" } });
    for (let tries = 0; tries < 100; tries++) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error("The server does not answer.");
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
