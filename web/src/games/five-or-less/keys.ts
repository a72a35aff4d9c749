/** Keys that are shortcuts: single keys, while nobody is typing and no panel is open. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.isContentEditable || target.closest("input, textarea, select, dialog")) return null;
  }
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** The place that a digit key stands for: by the key, not the character, because on some keyboards digits need Shift. */
export function placeOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit) - 1;
}
