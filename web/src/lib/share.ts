/** Copying and sharing. */

/** Puts a text on the clipboard; false if the browser does not let it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** The old way: pages on plain http, as in a home network, have no clipboard object. */
function copyOld(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  // Inside an open dialog only the dialog's content can be selected.
  const home = document.querySelector("dialog[open]") ?? document.body;
  home.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the share sheet; a person who closes it again has done nothing wrong. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Shares a result: with its picture where the browser takes files, else as text. */
export async function shareResult(title: string, text: string, file: File | null): Promise<void> {
  const whole = file && navigator.canShare?.({ files: [file] }) ? { title, text, files: [file] } : { title, text };
  await navigator.share(whole).catch(() => undefined);
}

/** Saves a file to where this browser puts them. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
