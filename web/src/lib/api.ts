/** The few addresses beside the socket. */
import type { Refusal } from "../games/contract";
import type { Bests, BranchTable, Forgotten, GameCard, HandedGame, Me, NewTable, OpenTable, PageResult, PlayedOn, PlayOn, Records, RecordsQuery, Series, TableLists, Way } from "./wire";

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
    return this.#post<NewTable>("/api/tables", table);
  }

  /** Plays on from a moment of a finished game: of a table, or of a log in a file. */
  playOn(origin: { table: string } | { log: string }, how: PlayOn): Promise<PlayedOn> {
    if ("table" in origin) return this.#post<PlayedOn>(`/api/tables/${encodeURIComponent(origin.table)}/play`, how);
    return this.#ask<PlayedOn>("/api/play", { method: "POST", body: `${JSON.stringify(how)}\n${origin.log}` });
  }

  /** My tables that go on from a finished game. */
  branches(id: string): Promise<BranchTable[]> {
    return this.#ask<BranchTable[]>(`/api/tables/${encodeURIComponent(id)}/branches`);
  }

  /** What I have played. */
  records(query: RecordsQuery): Promise<Records> {
    return this.#post<Records>("/api/me/records", query);
  }

  /** My best results of a game for one. */
  bests(game: string): Promise<Bests> {
    return this.#ask<Bests>(`/api/me/bests/${game}`);
  }

  /** Hands over the best results that this page kept itself. */
  handOver(game: string, results: PageResult[]): Promise<Bests> {
    return this.#post<Bests>(`/api/me/bests/${game}`, { results });
  }

  /** Hands over the log of a game that was played on this device and ended then. */
  handGame(log: string, at: number): Promise<HandedGame> {
    return this.#ask<HandedGame>(`/api/me/games?at=${at}`, { method: "POST", body: log });
  }

  /** What the people of a table have played together. */
  series(id: string): Promise<Series> {
    return this.#ask<Series>(`/api/tables/${encodeURIComponent(id)}/series`);
  }

  /** Who I am. */
  me(): Promise<Me> {
    return this.#ask<Me>("/api/me");
  }

  /** A link with which another device becomes the same person. */
  otherDevice(): Promise<Way> {
    return this.#post<Way>("/api/me/link", {});
  }

  /** A phrase that brings me back. */
  phrase(): Promise<Way> {
    return this.#post<Way>("/api/me/phrase", {});
  }

  /** Becomes the person whose link or phrase that is. */
  claim(key: string): Promise<Me> {
    return this.#post<Me>("/api/me/claim", { key });
  }

  /** Makes this device a person of its own again. */
  leave(): Promise<Me> {
    return this.#post<Me>("/api/me/leave", {});
  }

  /** Forgets me. */
  forget(): Promise<Forgotten> {
    return this.#post<Forgotten>("/api/me/delete", {});
  }

  #post<Body>(path: string, message: object): Promise<Body> {
    return this.#ask<Body>(path, { method: "POST", body: JSON.stringify(message), headers: { "content-type": "application/json" } });
  }

  /** The record of a finished game. */
  async record(id: string): Promise<string> {
    const answer = await this.#fetch(`/api/tables/${encodeURIComponent(id)}/log`);
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
