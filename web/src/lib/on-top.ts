/** Keeps a notice above everything, and within reach. */

/**
 * For a popover: it is put on top again whenever a dialog opens or closes, and into the dialog that is
 * open, because the browser lets nobody touch what lies outside of it. `place` does the same on
 * demand.
 */
export function onTop(element: HTMLElement): { place(shown: boolean): void; stop(): void } {
  const home = element.parentElement ?? document.body;
  let wanted = false;
  const place = (shown = wanted) => {
    wanted = shown;
    if (element.isConnected && element.matches(":popover-open")) element.hidePopover();
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1) ?? home;
    if (element.parentElement !== dialog) dialog.append(element);
    if (shown && typeof element.showPopover === "function") element.showPopover();
  };
  const changed = (event: Event) => {
    // After the dialog's own handlers, which may take it out of the page.
    if (event.target instanceof HTMLDialogElement) queueMicrotask(() => place());
  };
  document.addEventListener("toggle", changed, true);
  document.addEventListener("close", changed, true);
  return {
    place,
    stop() {
      document.removeEventListener("toggle", changed, true);
      document.removeEventListener("close", changed, true);
    },
  };
}
