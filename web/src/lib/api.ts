/** The few addresses beside the socket. */
import type { Refusal } from "../games/contract";
import type { GameCard, NewTable, OpenTable, TableLists } from "./wire";

/** A refusal of the server, or no answer at all. */
export class ApiError extends Error {
  /** Why, if the server said so; null if it could not be reached. */
  readonly refusal: Refusal | null;

  constructor(refusal: Refusal | null) {
    super(refusal?.message ?? "The server does not answer.");
    this.refusal = refusal;
  }
}

/** Asks the server. */
export class Api {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  /** What can be played. */
  games(): Promise<GameCard[]> {
    return this.#ask<GameCard[]>("/api/games");
  }

  /** Tables to join or to go on with. */
  tables(): Promise<TableLists> {
    return this.#ask<TableLists>("/api/tables");
  }

  /** Opens a table. */
  open(table: OpenTable): Promise<NewTable> {
    const body = JSON.stringify(table);
    return this.#ask<NewTable>("/api/tables", { method: "POST", body, headers: { "content-type": "application/json" } });
  }

  /** The record of a finished game. */
  async record(code: string): Promise<string> {
    const answer = await this.#fetch(`/api/tables/${encodeURIComponent(code)}/log`);
    if (!answer.ok) throw new ApiError(null);
    return answer.text();
  }

  async #ask<Body>(path: string, init?: RequestInit): Promise<Body> {
    let answer: Response;
    try {
      answer = await this.#fetch(path, init);
    } catch {
      throw new ApiError(null);
    }
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok && body !== null) return body as Body;
    throw new ApiError(isRefusal(body) ? body : null);
  }
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && "rule" in body && "why" in body;
}
