/** Tells somebody who looks elsewhere that it is their turn: on the tab, on the icon of the app, in a notification. */
import { file } from "./place";

/** What a browser may have: on the icon of an installed page. */
type Badged = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

export class Attention {
  readonly #wanted: () => boolean;
  #shown: Notification | null = null;

  /** `wanted` tells whether there are to be notifications. */
  constructor(wanted: () => boolean) {
    this.#wanted = wanted;
    // Who looks has been told.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#close();
    });
  }

  /** Marks the tab and the icon for as long as somebody is waited for. */
  mark(on: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = on ? file("icon-turn.svg") : file("icon.svg");
    const badge: Badged = navigator;
    void (on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
    if (!on) this.#close();
  }

  /** Notifies, if that is wanted and nobody looks; a touch of the notification comes back to the table. */
  notify(title: string, body: string): void {
    if (!this.#wanted() || document.visibilityState === "visible" || !allowed()) return;
    this.#close();
    try {
      this.#shown = new Notification(title, { body, icon: file("icon.svg"), tag: "quintet-turn" });
    } catch {
      // Some phones let only installed pages notify.
      return;
    }
    this.#shown.onclick = () => {
      window.focus();
      this.#close();
    };
  }

  #close(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

/** Whether this browser has notifications at all. */
export const canNotify = () => typeof Notification === "function";

const allowed = () => canNotify() && Notification.permission === "granted";

/** Asks for leave to notify; tells whether it was given. Only when somebody has just asked for notifications. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission().catch(() => undefined);
  return allowed();
}
