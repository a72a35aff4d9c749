/** Cards in words: what they are called and what they ask for. */
import { signParts } from "../../cards/card";
import { BOMBS } from "../../wire/one-more";
import type { Code } from "./types";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

const SIGNS = { plus: "+", minus: "−", both: "±" };

/** Digit and sign as they stand on the card: `7−`. */
export function face(code: Code): string {
  const { digit, sign } = signParts(code);
  return digit + SIGNS[sign];
}

/** Faces side by side, no more than so many: `7− 4+ …`. */
export function faces(codes: readonly Code[], most: number): string {
  const shown = codes.slice(0, most).map(face).join(" ");
  return codes.length > most ? `${shown} …` : shown;
}

/** “7 minus, swap”: what a screen reader says. It would leave out the sign of `7−`. */
export function cardName(t: Translate, code: Code): string {
  const { digit, sign, effect } = signParts(code);
  return effect === null ? t("om-start-card") : t("om-card", { face: t("piece-face-spoken", { digit, sign }), effect: t(`om-effect-${effect}`) });
}

export function cardNames(t: Translate, codes: readonly Code[]): string {
  return codes.map((code) => cardName(t, code)).join("; ");
}

/** What a card in the centre asks for: “higher than 4”. */
export function demand(t: Translate, centre: Code): string {
  const { digit, sign } = signParts(centre);
  return t(`om-demand-${sign}`, { digit });
}

/** Whether nothing can answer it; a card like any other to the rules, a blow to whoever comes next. */
export const isBomb = (centre: Code): boolean => BOMBS.includes(centre);

/** What the effect of a card does, in a sentence. */
export function effectHelp(t: Translate, code: Code): string {
  const { effect } = signParts(code);
  return t(`om-help-${effect ?? "none"}`);
}

/** A card of my hand, as a screen reader says it. */
export function handName(t: Translate, code: Code, is: { fresh: boolean; given: boolean; can: boolean; hinted: boolean }): string {
  const said = [cardName(t, code)];
  if (is.fresh) said.push(t("om-new"));
  if (is.given) said.push(t("om-will-give"));
  if (is.can) said.push(t("om-can-play"));
  if (is.hinted) said.push(t("tip-marked"));
  return said.join(", ");
}
