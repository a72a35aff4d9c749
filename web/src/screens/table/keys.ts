/** The keys of the frame around a game. They come with Shift: single keys are the game's. */

/** What they are called, each with the text that says what it does. */
export const FRAME_KEYS = {
  "Shift+R": "rules",
  "Shift+C": "log-and-chat",
  "Shift+M": "table-menu",
  "Shift+H": "tip-ask",
  "Shift+S": "setting-sound",
  "Shift+E": "settings",
} as const;

export type FrameKey = keyof typeof FRAME_KEYS;

/** What a key means to the frame; null if it is not its business: somebody types, or a dialog is open. */
export function frameKey(event: KeyboardEvent): FrameKey | "?" | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return null;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select"))) return null;
  if (event.key === "?") return "?";
  const name = `Shift+${event.key.toUpperCase()}`;
  return event.shiftKey && name in FRAME_KEYS ? (name as FrameKey) : null;
}
