/** The hashes of the seed, as docs/protocol.md has them. `crypto.subtle` is missing on plain http, so a library computes them. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const hash = (purpose: string, bytes: Uint8Array): string => bytesToHex(sha256(concatBytes(utf8ToBytes(purpose), bytes)));

/** What binds a player to a text. */
export const contributionHash = (text: string): string => hash("quintet/contribution/1", utf8ToBytes(text));

/** What binds the server to its secret; null if that is no secret. */
export function commitmentOf(secret: string): string | null {
  return /^[0-9a-f]{64}$/.test(secret) ? hash("quintet/commit/1", hexToBytes(secret)) : null;
}
