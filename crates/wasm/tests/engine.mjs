// The engine in Node: loads the module and speaks JSON with it, as the page's Worker does.
import { readFileSync } from "node:fs";

/** Starts the module of that file; the answer to a request is an object. */
export function start(file) {
  const page = { now: () => performance.now(), progress: () => {} };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { page });
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = exports.reserve(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const length = exports.answer();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.reserve(0), length)));
  };
}
