// A drawing has few colours: as a palette its PNG is a third as large, and looks the same. Debian's pngquant does it.
import { spawnSync } from "node:child_process";

export function toPalette(path) {
  const done = spawnSync("pngquant", ["--force", "--strip", "--speed=1", "--ext=.png", "256", path], { stdio: "inherit" });
  if (done.error || done.status !== 0) throw new Error(`${path} is as large as it was: is pngquant there? sudo apt-get install pngquant`);
}
