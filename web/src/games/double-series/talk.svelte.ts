/** Table talk: which lines can be accused, the accusation in progress, and its result for a while after. */
import { untrack } from "svelte";
import type { ChatLine } from "../../lib/wire";
import type { Cue } from "../contract";
import { hearing } from "./trial";
import type { Props, Seat, Translate, View } from "./types";

interface Around {
  view(): View;
  /** Whose lines I may accuse. */
  accusable(): readonly Seat[];
  /** Whether my vote is asked for. */
  voting(): boolean;
  offerOnLines: Props["offerOnLines"];
  cue(cue: Cue): void;
  t: Translate;
}

/** How long a result stays, in milliseconds. */
const STAYS = 10_000;

export class Talk {
  /** The line that I am about to accuse. */
  accusing = $state.raw<ChatLine | null>(null);
  /** The message whose accusation has just been decided. */
  #ruled = $state<number | null>(null);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    const judged = $derived(new Set([...around.view().cases.map(({ message }) => message), around.view().trial?.message]));
    $effect(() => {
      const [seats, known] = [around.accusable(), judged];
      untrack(() =>
        around.offerOnLines((line) =>
          seats.includes(line.seat) && !known.has(line.number) ? { label: around.t("ds-accuse"), run: () => (this.accusing = line) } : null,
        ),
      );
      return () => around.offerOnLines(null);
    });
    $effect(() => {
      if (this.trial?.is !== "over") return;
      const timer = setTimeout(this.close, STAYS);
      return () => clearTimeout(timer);
    });
    // The game waits for no vote, so that the frame does not tell of it.
    let asked = untrack(() => around.voting());
    $effect(() => {
      if (around.voting() && !asked) around.cue("turn");
      asked = around.voting();
    });
  }

  /** The accusation that is shown. */
  readonly trial = $derived.by(() => hearing(this.#around.view(), this.#ruled));
  /** Whether I am one of those who vote. */
  readonly voter = $derived.by(() => {
    const { me } = this.#around.view();
    return me !== null && this.trial?.is === "voting" && this.trial.accuser !== me;
  });

  /** The accusation of that message was decided. */
  rule = (message: number): void => void (this.#ruled = message);

  /** The result was read. */
  close = (): void => void (this.#ruled = null);
}
