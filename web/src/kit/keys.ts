/** The keys of a screen, declared once: the screen binds them, and every game can show a list of them. */

/** What the keys of a screen do; each is said by the text of that name. */
export interface KeyList {
  /**
   * Shortcuts, as `KeyboardEvent.key` names them, letters small. `1-9` stands for the digits, and `Shift+1-9` for those
   * with Shift.
   */
  bound: Readonly<Record<string, string>>;
  /** Keys to which a part of the screen listens by itself, such as the arrows in a hand: only to be told. */
  told?: Readonly<Record<string, string>>;
}

/** What is done at each shortcut; `digit` counts from 0. What comes back false did nothing, and the key is left alone. */
export type Handlers<List extends KeyList> = Readonly<Record<keyof List["bound"], (digit: number) => unknown>>;

/** A shortcut that was pressed. */
export interface Shortcut {
  name: string;
  /** Which digit, counted from 0. */
  digit: number;
}

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** The shortcut that was pressed, if it can be one. */
export function shortcutOf(event: Pressed): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  // By the key, not the character: on some keyboards digits need Shift.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) return { name: event.shiftKey ? "Shift+1-9" : "1-9", digit: Number(digit) - 1 };
  // Letters with Shift are the frame's.
  if (event.shiftKey && /^\p{L}$/u.test(event.key)) return null;
  return { name: event.key.length === 1 ? event.key.toLowerCase() : event.key, digit: -1 };
}

/** Whether a key pressed there is meant for something else: a field that is typed in, or a dialog. One that has just been closed takes none. */
export function isTakenBy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog[open]") !== null;
}

/** Does what is bound to the shortcut; whether it was anything. */
export function press<List extends KeyList>(on: Handlers<List>, { name, digit }: Shortcut): boolean {
  const run = (on as Record<string, ((digit: number) => unknown) | undefined>)[name];
  return run !== undefined && run(digit) !== false;
}
