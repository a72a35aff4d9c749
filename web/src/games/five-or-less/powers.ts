/** The four cards with a power. */
import { POWERS } from "../../wire/five-or-less";
import type { Card, Power, View } from "./types";

/** Whether that card has a power at this table. */
export function isPower(card: Card | null, view: View): card is Power {
  return view.options.powers && POWERS.some((power) => power === card);
}

/** The power to be told of beside the cards: the one being used, else that of a card that may be kept or taken. */
export function powerAtHand(view: View, may: { use: boolean; take: boolean }): Power | null {
  if (may.use) return view.power;
  if (isPower(view.drawn, view)) return view.drawn;
  const top = may.take ? (view.top?.card ?? null) : null;
  return isPower(top, view) ? top : null;
}
