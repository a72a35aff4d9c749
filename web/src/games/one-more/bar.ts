/** What stands in the bar: what the choice does, and the word on the button that does it. */
import type { Can } from "./can";
import { effectHelp, face, type Translate } from "./names";
import type { Code, Seat } from "./types";

export interface Bar {
  text: string;
  action: string | null;
}

interface Chosen {
  many: 0 | 1 | 2;
  seats: readonly Seat[];
  /** The card that is lifted. */
  card: Code | null;
  /** Whether my time for it runs. */
  timed: boolean;
}

export function barOf({ many, seats, card, timed }: Chosen, offers: Can, me: Seat | null, names: readonly string[], t: Translate): Bar {
  const [one, other] = seats;
  const called = (seat: Seat) => (seat === me ? t("om-you") : (names[seat] ?? ""));
  const asks = (key: string): Bar => ({ text: t(key), action: null });
  const choose = (key: string): Bar => ({ text: timed ? `${t(key)} ${t("om-hint-late")}` : t(key), action: null });
  const does = (action: string): Bar => ({ text: "", action });
  if (many === 1) {
    if (one === undefined) return choose("om-hint-draw");
    return does(t("om-do-draw", { who: names[one] ?? "", who_is: one === me ? "you" : "other" }));
  }
  if (many === 2) {
    if (one === undefined || other === undefined) return choose("om-hint-exchange");
    return does(t("om-do-exchange", { who: called(one), other: called(other) }));
  }
  if (offers.give.size > 0) return card === null ? choose("om-hint-give") : does(t("om-do-give", { card: face(card) }));
  if (card !== null) return { text: effectHelp(t, card), action: offers.play.size > 0 ? t("om-do-play", { card: face(card) }) : null };
  return offers.play.size > 0 ? asks("om-hint-play") : { text: "", action: null };
}
