/** The keyboard never falls off the table: when what it was on is gone, it goes where one goes on. */
import type { Attachment } from "svelte/attachments";

/** Elements that can have the keyboard. */
const REACHABLE = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex='0']";

/** Whether nothing has the keyboard. */
const isAdrift = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Where one goes on in a screen: what it marks with `data-home`, else the first thing that can be reached, else the
 * table itself.
 */
function homeOf(root: Element): HTMLElement | null {
  const marked = [...root.querySelectorAll<HTMLElement>("[data-home]")].find((each) => !each.matches(":disabled"));
  return marked ?? root.querySelector<HTMLElement>(REACHABLE) ?? root.closest<HTMLElement>("main");
}

/**
 * Attached to the root of a screen. When the element that had the keyboard leaves or can no longer be used, and when a
 * dialog of the screen closes over nothing, the keyboard goes home. A press beside everything lets go of it as always.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const goHome = () => {
    if (isAdrift() && !document.querySelector("dialog:modal")) homeOf(root)?.focus({ preventScroll: true });
  };
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const look = () => {
    if (last === null || !isAdrift()) return;
    if (last.isConnected && !last.matches(":disabled")) return;
    last = null;
    goHome();
  };
  // A press beside everything: nothing is missed.
  const release = (event: FocusEvent) => {
    const left = event.target as Element;
    // What is being taken away is still there when it tells of it; a moment later it is not.
    queueMicrotask(() => {
      if (event.relatedTarget === null && last === left && left.isConnected && !left.matches(":disabled")) last = null;
    });
  };
  const closed = () => queueMicrotask(goHome);
  const watcher = new MutationObserver(look);
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  root.addEventListener("focusout", release);
  // It does not bubble.
  root.addEventListener("close", closed, true);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", remember);
    root.removeEventListener("focusout", release);
    root.removeEventListener("close", closed, true);
  };
};
