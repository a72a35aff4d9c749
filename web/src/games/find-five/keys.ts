/** Keys that are shortcuts: single keys, while nobody is typing and no panel is open. */
export function keyOf(event: KeyboardEvent, panelOpen: boolean): string | null {
  if (panelOpen || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.isContentEditable || target.closest("input, textarea, select, dialog")) return null;
  }
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
