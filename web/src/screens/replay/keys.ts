/** The keys of a replay. Nothing can be done in the game, so they come before the game's. */
import type { Player } from "./player.svelte";

/** What they are called, each with the text that says what it does. */
export const REPLAY_KEYS = {
  "← →": "re-key-step",
  "Shift ← →": "re-key-mark",
  Space: "re-key-play",
  "Home End": "re-key-ends",
  "N P": "rv-key-marked",
} as const;

/** Does what a key means to a replay; false if it means nothing, or somebody chooses or reads something else. */
export function press(player: Player, event: KeyboardEvent, marked: (way: 1 | -1) => boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest("select, textarea, input:not([type=range])")) return false;
  // A button that has the focus is pressed by the space bar.
  if (event.key === " ") {
    if (target instanceof HTMLElement && target.closest("button, a, summary")) return false;
    player.play(!player.playing);
  } else if (event.key === "ArrowRight") {
    if (event.shiftKey) player.skip(1);
    else player.show(player.index + 1);
  } else if (event.key === "ArrowLeft") {
    if (event.shiftKey) player.skip(-1);
    else player.show(player.index - 1);
  } else if (event.key === "Home") player.show(0);
  else if (event.key === "End") player.end();
  else if (event.key === "n" || event.key === "p") return !event.shiftKey && marked(event.key === "n" ? 1 : -1);
  else return false;
  return true;
}
