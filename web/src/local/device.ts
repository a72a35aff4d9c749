/** This device, as a table on it needs it. */
import { version } from "../../package.json";
import { archive } from "../lib/surroundings";
import { EngineThread } from "./engine";
import type { Device } from "./local-table";
import { deviceStore } from "./store";

/** The pauses of bots, in milliseconds, as at a server; tests make them shorter, as `--bot-pace` does there. */
function pace(): readonly [number, number] {
  const given = /^(\d+)-(\d+)$/.exec(archive().getItem("quintet.bot-pace") ?? "");
  return given ? [Number(given[1]), Number(given[2])] : [500, 1100];
}

/** How fast the table's clock runs: tests need not wait for an hourglass. */
const speed = () => Number(archive().getItem("quintet.clock-speed") ?? 1) || 1;

export const device = (): Device => ({
  store: deviceStore(),
  engine: () => new EngineThread(),
  pace: pace(),
  speed: speed(),
  build: version,
  watch(on) {
    const changed = () => (document.visibilityState === "visible" ? on.shown() : on.hidden());
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  },
});
