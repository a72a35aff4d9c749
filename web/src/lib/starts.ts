/** Starts that came to nothing, in words. */
import type { I18n } from "./i18n/i18n.svelte";
import { isolated } from "./seats";
import type { FailedStartInfo } from "./wire";

/** Who did not answer, and what came of it. */
export function startFailed({ names }: FailedStartInfo, i18n: Pick<I18n, "t" | "language">): string {
  const all = new Intl.ListFormat(i18n.language).format(names.map(isolated));
  return i18n.t("start-failed", { names: all, count: names.length });
}
