// How soon a replay shows something and how much goes over the wire: node bench/replay.mjs ADDRESS GAME.jsonl…
// The log is sent to a running server, which checks the whole of it before it shows anything.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createGunzip } from "node:zlib";

const [, , address, ...files] = process.argv;
for (const file of files) {
  const log = readFileSync(file);
  for (const eyes of ["0", "open"]) {
    const began = performance.now();
    const [first, whole, bytes] = await new Promise((resolve, reject) => {
      const asked = request(`${address}/api/replay?as=${eyes}`, { method: "POST", headers: { "accept-encoding": "gzip", "content-length": log.length } }, (answer) => {
        let [bytes, first, text] = [0, 0, ""];
        answer.on("data", (part) => (bytes += part.length));
        const unpacked = answer.pipe(createGunzip());
        unpacked.on("data", (part) => {
          if (first > 0) return;
          text += part;
          // The first line with frames is whole.
          if (/^\{"frames":.*\n/m.test(text)) first = performance.now() - began;
        });
        unpacked.on("end", () => resolve([first, performance.now() - began, bytes]));
      });
      asked.on("error", reject);
      asked.end(log);
    });
    const steps = log.toString().trim().split("\n").length - 2;
    console.log(`${file.split("/").at(-1)}  ${steps} steps, as ${eyes}: first frames ${first.toFixed(0)} ms, all ${whole.toFixed(0)} ms, ${(bytes / 1024).toFixed(1)} KiB`);
  }
}
