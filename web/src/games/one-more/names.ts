/** Cards in words: what they are called and what they ask for. */
import { signParts } from "../../cards/card";
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

/** `7−, exchange`: what a screen reader says. */
export function cardName(t: Translate, code: Code): string {
  const { effect } = signParts(code);
  return effect === null ? t("om-start-card") : t("om-card", { face: face(code), effect: t(`om-effect-${effect}`) });
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
export function isBomb(centre: Code): boolean {
  const { digit, sign } = signParts(centre);
  return (digit === "9" && sign === "plus") || (digit === "1" && sign === "minus");
}

/** What the effect of a card does, in a sentence. */
export function effectHelp(t: Translate, code: Code): string {
  const { effect } = signParts(code);
  return t(`om-help-${effect ?? "none"}`);
}
