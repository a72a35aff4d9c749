/** Dice, squares and judgements in words. */
import { FIVE, sorted, squareName } from "./grid";
import type { Fault, Judged, Shape, Square } from "./types";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

export const symbolName = (t: Translate, symbol: number) => t(`ff-symbol-${symbol}`);

/** The symbols of dice or of a board, which are written as digits. */
export const symbolsOf = (digits: string) => [...digits].map(Number);

export const diceNames = (t: Translate, roll: string) => symbolsOf(roll).map((symbol) => symbolName(t, symbol)).join(", ");

export const squareNames = (squares: readonly Square[]) => sorted(squares).map(squareName).join(" ");

/** `T at A1 B1 C1 B2 B3`, or only the squares. */
export function outlineName(t: Translate, shape: Shape | null, squares: readonly Square[]): string {
  return shape === null ? squareNames(squares) : t("ff-outline", { shape, squares: squareNames(squares) });
}

/** Why an outline does not count. */
export function faultText(t: Translate, fault: Fault, squares: readonly Square[]): string {
  if (fault === "not_five" && squares.length < FIVE) return t("ff-fault-unfinished");
  return t(`ff-fault-${fault.replace("_", "-")}`);
}

/** The order in which outlines are judged (FF-8); what counts is what is left at the end. */
const STAGES: readonly (readonly Fault[])[] = [
  ["not_five", "wrong_symbols"],
  ["used_shape", "used_square"],
  ["overlap"],
  ["twice"],
  ["too_many"],
];

export interface Numbered extends Judged {
  /** The how many-th that was drawn, from 1: so it is called on the board and in the list. */
  number: number;
}

/** The outlines with their numbers: what counts first, then what fell out, in the order of judgement. */
export function judgedInOrder(outlines: readonly Judged[]): Numbered[] {
  const stage = ({ fault }: Judged) => (fault === null ? -1 : STAGES.findIndex((faults) => faults.includes(fault)));
  return outlines.map((judged, n) => ({ ...judged, number: n + 1 })).sort((one, other) => stage(one) - stage(other) || one.number - other.number);
}
