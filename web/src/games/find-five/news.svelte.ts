/** What the others have done, by ear: the timer is a race, and Stop is a moment. */
import { hearNews } from "../../kit/feed.svelte";
import type { Cue, GameOf } from "../contract";
import type { Action, Sight, View, ViewAid } from "./types";

interface Around {
  game(): GameOf<View, Action, ViewAid, Sight>;
  cue(cue: Cue): void;
}

/** Sounds what is new. Called while the screen's component is set up. */
export function soundNews({ game, cue }: Around): void {
  hearNews(game, ({ sights, film }) => {
    if (!film) return;
    const { me, kind, outcome } = game().view;
    for (const { sight } of sights) {
      if (sight.is === "timer") cue(sight.seat === me ? "won" : "lost");
      if (sight.is === "stopped" && kind !== "solo" && !outcome) cue("out");
    }
  });
}
