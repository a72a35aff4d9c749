import { expect, test } from "vitest";
import { pickLanguage } from "./languages";
import { argsOf, bundle, find } from "./speech";

const FTL = `
drew = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
points = { $points ->
    [one] one point
   *[other] { $points } points
}
`;

function say(args: Parameters<typeof argsOf>[0], mySeat: number | null): string | undefined {
  return find([bundle("en", [FTL])], args.key, argsOf(args, ["Ada", "Bo"], mySeat));
}

test("a seat is a name to others and you to oneself", () => {
  const sentence = { key: "drew", args: { who: { seat: 1 }, card: "7★" } };
  expect(say(sentence, 0)).toBe("Bo draws 7★.");
  expect(say(sentence, 1)).toBe("You draw 7★.");
  expect(say(sentence, null)).toBe("Bo draws 7★.");
});

test("numbers choose their form", () => {
  expect(say({ key: "points", args: { points: 1 } }, null)).toBe("one point");
  expect(say({ key: "points", args: { points: 20 } }, null)).toBe("20 points");
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

test("a letter is a card only where there are cards", () => {
  const sentence = { key: "k", args: { shape: "W A1" } };
  expect(argsOf(sentence, [], null).shape).toBe("Joker A1");
  expect(argsOf(sentence, [], null, false).shape).toBe("W A1");
});
