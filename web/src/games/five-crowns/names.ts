/** The names of cards in the reader's language, for screen readers and sentences. */
import { index, parts, short } from "../../cards/card";
import { isWild } from "./hand";
import type { Arrangement, Code } from "./types";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** “ten of hearts”. */
export function cardName(t: Translate, code: Code): string {
  const { rank, suit } = parts(code);
  if (rank === null || suit === null) return t("fc-joker");
  return t("fc-card", { rank: rankName(t, rank), suit: t(`fc-suit-${suit}`) });
}

/** `10♥` as it is written in the reader's language. */
export const written = (t: Translate, code: Code): string => short(code, t("fc-joker"), t("card-letters"));

/** `7`, `J`: a rank as it stands on a card. */
export const rankSign = (t: Translate, rank: number): string => index(rank, t("card-letters"));

/** “seven”, “jack”. */
export function rankName(t: Translate, rank: number): string {
  return t(`fc-rank-${rank}`);
}

/** What there is to say about a card in my hand: its name, that it is wild or new, its meld, and that a hint means it. */
export function heldLabel(t: Translate, code: Code, wild: number, extra: { fresh?: boolean; meld?: number; hinted?: boolean }): string {
  const said = [cardName(t, code)];
  if (isWild(code, wild)) said.push(t("fc-wild"));
  if (extra.fresh) said.push(t("fc-new"));
  said.push(extra.meld === undefined ? t("fc-loose") : t("fc-in-meld", { meld: letter(extra.meld) }));
  if (extra.hinted) said.push(t("tip-marked"));
  return said.join(", ");
}

/** Several cards in a row. */
export function cardNames(t: Translate, codes: readonly Code[]): string {
  return codes.map((code) => cardName(t, code)).join(", ");
}

/** Melds are called A, B, C, D. */
export function letter(meld: number): string {
  return String.fromCharCode(65 + meld);
}

/** How my hand stands: what is in no meld, on a `last` turn below the melds that will be laid. */
export function stands(t: Translate, best: Arrangement | null, last: boolean): string {
  if (!best) return "";
  const loose = best.left.length === 0 ? null : t("fc-loose-sum", { count: best.left.length, points: best.points });
  if (!last) return loose ?? t("fc-all-melds");
  const laid = best.melds.length === 0 ? t("fc-nothing-to-lay") : `${t("fc-will-lay")} ${best.melds.map((_, n) => letter(n)).join(", ")}`;
  return loose === null ? laid : `${laid}\n${loose}`;
}
