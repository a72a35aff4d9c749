/** Where the engine is, if this page was built with one. Its name carries the hash of what is in it, as every file's does. */
const found = import.meta.glob<string>("../../../target/engine.wasm", { query: "?url", import: "default", eager: true });

/** Null where games need a server. */
export const ENGINE: string | null = Object.values(found)[0] ?? null;

/** What the id of a table on this device begins with: no table of a server is called like that. */
const HERE = "LOCAL-";

/** Whether a table is on this device. */
export const isHere = (id: string): boolean => id.startsWith(HERE);

/** An id for a table on this device. */
export function hereId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return HERE + Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("").toUpperCase();
}
