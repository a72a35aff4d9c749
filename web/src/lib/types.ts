/** The few types that many files share and that never go over the wire. */
import type { Sentence } from "./wire";

/** The languages of the page. */
export type Language = "en" | "fr" | "de";

/** The arguments of a text. */
export type Args = Record<string, string | number>;

/** How a sentence is rendered: to be read, with the signs of cards, or to be heard, with their names. */
export type Style = "written" | "spoken";

/** Renders a sentence of the server in the reader's language, with names and “you” in place; written unless told otherwise. */
export type Say = (sentence: Sentence, style?: Style) => string;

/** What a person has chosen for this browser. */
export interface Settings {
  /** The name to sit down with; empty until it was asked for. */
  name: string;
  /** The language in use. */
  language: Language;
  /** Whether the page is light or dark; `auto` follows the system. */
  theme: "auto" | "light" | "dark";
  /** Whether there are sounds. */
  sound: boolean;
  /** How loud they are, from 0 to 100. */
  volume: number;
  /** Whether a notification tells that it is one's turn while one looks elsewhere. */
  notify: boolean;
  /** Whether things move; false as well where the system asks for less motion. */
  motion: boolean;
  /** Whether legal moves are shown. */
  legalMoves: boolean;
  /** Whether each suit has a colour of its own, or only red and black are used as on old cards. */
  suits: "each" | "classic";
  /** How large the cards of one's own hand are. */
  cards: "normal" | "large";
}
