/** The browser, as the connection to a table needs it. */
import { randomName } from "./random";
import type { Surroundings, Wire } from "./socket";

/** The address of a table's socket. */
export function socketAddress(id: string, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** What stands in for storages that the browser forbids: the same for all who ask, until the next reload. */
const standIns = new Map<string, Surroundings["storage"]>();

function storageOf(which: "sessionStorage" | "localStorage"): Surroundings["storage"] {
  try {
    return window[which];
  } catch {
    const kept = new Map<string, string>();
    const standIn = standIns.get(which) ?? {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
    standIns.set(which, standIn);
    return standIn;
  }
}

/** What this tab keeps over a reload. */
export const tabStorage = () => storageOf("sessionStorage");

/** What this browser keeps for good. */
export const archive = () => storageOf("localStorage");

/** This browser. */
export const browser = (): Surroundings => ({
  open: (address) => new WebSocket(address) as Wire,
  storage: tabStorage(),
  archive: archive(),
  random: () => Math.random(),
  name: randomName,
  watch(on) {
    const visibility = () => (document.visibilityState === "visible" ? on.shown() : on.hidden());
    window.addEventListener("online", on.online);
    window.addEventListener("pagehide", on.hidden);
    window.addEventListener("pageshow", on.shown);
    document.addEventListener("visibilitychange", visibility);
    return () => {
      window.removeEventListener("online", on.online);
      window.removeEventListener("pagehide", on.hidden);
      window.removeEventListener("pageshow", on.shown);
      document.removeEventListener("visibilitychange", visibility);
    };
  },
});
