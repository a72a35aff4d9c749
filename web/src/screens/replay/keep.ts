/** What one takes along from a game that is looked back at: a link to this moment, or the whole as a file. */
import type { App } from "../../lib/app.svelte";
import type { Head, Origin } from "./film";
import type { Player } from "./player.svelte";

export async function copyLink(app: App, player: Player, origin: Origin, copied: string): Promise<void> {
  const link = `${location.origin}/replay/${"table" in origin ? origin.table : ""}?as=${player.eyes}#${player.frame?.step ?? 1}`;
  await navigator.clipboard.writeText(link).then(
    () => app.toasts.show(copied),
    () => app.toasts.show(link),
  );
}

export async function saveFile(app: App, { header }: Head, origin: Origin): Promise<void> {
  try {
    const log = "log" in origin ? origin.log : await app.api.record(origin.table);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([log], { type: "application/x-ndjson" }));
    link.download = `${header.game}-${header.table ?? "game"}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (trouble) {
    app.complain(trouble);
  }
}
