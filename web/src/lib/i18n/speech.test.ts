import { expect, test } from "vitest";
import type { Sentence } from "../wire";
import { pickLanguage } from "./languages";
import { bundle, find, say, type Reader } from "./speech";

const FTL = `
drew = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
laid = Laid: { $cards }.
points = { $points ->
    [one] one point
   *[other] { $points } points
}
typed = They wrote { $text }.
piece-card = { $rank }{ $suit ->
    [d] ♦
   *[t] ★
}
piece-card-spoken = { $rank ->
    [K] king
   *[other] { $rank }
} of { $suit ->
    [d] diamonds
   *[t] stars
}
piece-square = { $column }{ $row }
`;

const EN = [bundle("en", [FTL])];
const card = (rank: string, suit: string) => ({ piece: "card", parts: { rank, suit } });
const square = (column: string, row: string) => ({ piece: "square", parts: { column, row } });
const KING = card("K", "d");
const SEVEN = card("7", "t");

const told = (sentence: Sentence, reader: Partial<Reader> = {}) => say(EN, sentence, { names: ["Ada", "Bo"], seat: null, ...reader });
const laid = (args: NonNullable<Sentence["args"]>[string], reader: Partial<Reader> = {}) => told({ key: "laid", args: { cards: args } }, reader);

test("a seat is a name to others and you to oneself", () => {
  const sentence = { key: "drew", args: { who: { seat: 1 }, card: SEVEN } };
  expect(told(sentence, { seat: 0 })).toBe("Bo draws 7★.");
  expect(told(sentence, { seat: 1 })).toBe("You draw 7★.");
  expect(told(sentence)).toBe("Bo draws 7★.");
  expect(told({ key: "drew", args: { who: { seat: 6 }, card: SEVEN } })).toBe("7 draws 7★.");
});

test("numbers choose their form", () => {
  expect(told({ key: "points", args: { points: 1 } })).toBe("one point");
  expect(told({ key: "points", args: { points: 20 } })).toBe("20 points");
});

test("a piece is written by the message for its kind", () => {
  expect(laid(KING)).toBe("Laid: K♦.");
  expect(laid(square("A", "10"))).toBe("Laid: A10.");
});

test("pieces in a row stand side by side, and rows are told apart", () => {
  expect(laid({ row: [KING, SEVEN] })).toBe("Laid: K♦ 7★.");
  expect(laid({ rows: [[KING, SEVEN], [SEVEN]] })).toBe("Laid: K♦ 7★ / 7★.");
  expect(laid({ row: [] })).toBe("Laid: –.");
  expect(laid({ rows: [] })).toBe("Laid: –.");
  expect(laid({ rows: [[], [KING]] })).toBe("Laid: – / K♦.");
});

test("a listener hears names, with pauses between them", () => {
  expect(laid(KING, { style: "spoken" })).toBe("Laid: king of diamonds.");
  expect(laid({ rows: [[KING, SEVEN], [SEVEN]] }, { style: "spoken" })).toBe("Laid: king of diamonds, 7 of stars; 7 of stars.");
});

test("a kind without spoken words is said as it is written", () => {
  expect(laid({ row: [square("A", "1"), square("B", "1")] }, { style: "spoken" })).toBe("Laid: A1, B1.");
});

test("the eye gets the shorter words of a screen, the ear all of them", () => {
  const bundles = [bundle("en", ["seen-laid = Laid here."]), ...EN];
  const sentence = { key: "laid", args: { cards: square("A", "1") } };
  expect(say(bundles, sentence, { names: [], seat: null })).toBe("Laid here.");
  expect(say(bundles, sentence, { names: [], seat: null, style: "spoken" })).toBe("Laid: A1.");
});

test("a piece stays in the reader's language as long as that has any message for it", () => {
  const bundles = [bundle("fr", ["laid = Posé : { $cards }.\npiece-card = { $rank }{ $suit }"]), ...EN];
  const sentence = { key: "laid", args: { cards: { row: [KING] } } };
  expect(say(bundles, sentence, { names: [], seat: null, style: "spoken" })).toBe("Posé : Kd.");
});

test("a piece of an unknown game shows its parts", () => {
  expect(laid({ row: [{ piece: "die", parts: { face: "6" } }, { piece: "domino", parts: { left: "2", right: "3" } }] })).toBe("Laid: 6 23.");
});

test("text is never taken for a card", () => {
  expect(told({ key: "typed", args: { text: "W Kd 10h" } })).toBe("They wrote W Kd 10h.");
});

test("a sentence without a message is not said", () => {
  expect(told({ key: "unheard" })).toBe(undefined);
});

test("a key that the first bundle lacks is looked up in the next", () => {
  const bundles = [bundle("fr", ["a = un"]), bundle("en", ["a = one\nb = two"])];
  expect(find(bundles, "a")).toBe("un");
  expect(find(bundles, "b")).toBe("two");
  expect(find(bundles, "c")).toBe(undefined);
});

test("the language is the first that is both wanted and spoken", () => {
  expect(pickLanguage(["es-ES", "de-CH", "en"])).toBe("de");
  expect(pickLanguage(["FR"])).toBe("fr");
  expect(pickLanguage(["pt", "ja"])).toBe("en");
  expect(pickLanguage([])).toBe("en");
});
