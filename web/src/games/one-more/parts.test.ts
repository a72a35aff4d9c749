import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundle, find } from "../../lib/i18n/speech";
import type { GameInfo } from "../../lib/wire";
import { can, partner, prompt, tapped, wanted } from "./can";
import again from "./fixtures/again.json";
import draw from "./fixtures/draw.json";
import exchange from "./fixtures/exchange.json";
import give from "./fixtures/give.json";
import given from "./fixtures/given.json";
import left from "./fixtures/left.json";
import play from "./fixtures/play.json";
import wait from "./fixtures/wait.json";
import { cardName, demand, effectHelp, face, faces, isBomb } from "./names";
import { others, spots } from "./ring";
import { flights, handOrigin, lastTold, playedBy } from "./seen";
import { barOf } from "./bar";
import type { Action, Sight, View } from "./types";

type Language = "en" | "fr" | "de";
const text = (language: Language) => readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf8");
const RULES = "../../../../games/one-more/locales";
const ofRules = (language: Language) => readFileSync(new URL(`${RULES}/${language}.ftl`, import.meta.url), "utf8");
const speak = (language: Language) => {
  const bundles = [bundle(language, [text(language), ofRules(language)])];
  return (key: string, args: Record<string, string | number> = {}) => find(bundles, key, args) ?? key;
};
const en = speak("en");
const NAMES = ["Anna", "Bob", "Chloé", "Dmitri", "Elisabeth", "Farid", "Gwen", "Hiro", "Ines"];
const read = (fixture: unknown) => {
  const game = fixture as GameInfo;
  return { view: game.view as View, offers: can(game.menu as Action[]) };
};
const now = (fixture: unknown, t = en, mine = { chosen: 0, again: false }) => {
  const { view, offers } = read(fixture);
  return prompt(view, offers, NAMES, t, mine);
};
const info = (sight: Partial<Sight>, ...keys: string[]) => ({ at: 0, sight: sight as Sight, sentences: keys.map((key) => ({ key })) });

describe("cards in words", () => {
  it("stand side by side, but not too many", () => {
    expect(faces(["5+x", "5-a"], 2)).toBe("5+ 5−");
    expect(faces(["5+x", "5-a", "9+t"], 2)).toBe("5+ 5− …");
    const vain = (codes: string[]) => speak("fr")("om-in-vain", { cards: faces(codes, 2) });
    expect(vain(["5+x", "5-a"])).toBe("Sans réponse\u00a0: 5+ 5−");
  });

  it("have a face and a name", () => {
    expect(face("7-x")).toBe("7−");
    expect(face("5±")).toBe("5±");
    expect(cardName(en, "4+a")).toBe("4 plus, again");
    expect(cardName(speak("fr"), "5±")).toBe("5 plus ou moins, carte de départ");
    expect(effectHelp(en, "1-t")).toMatch(/other way/);
  });
  it("say what they ask for", () => {
    expect(demand(en, "4+a")).toBe("higher than 4");
    expect(demand(speak("fr"), "7-x")).toBe("plus bas que 7");
    expect(demand(speak("de"), "5±")).toBe("alles außer 5");
    expect(["9+a", "1-t", "9-a", "1+t", "5±"].filter(isBomb)).toEqual(["9+a", "1-t"]);
  });
});

describe("what I can do", () => {
  it("comes from the menu alone", () => {
    expect([...read(play).offers.play]).toEqual(["6-x", "8+a", "5±"]);
    expect([...read(draw).offers.draw]).toEqual([0, 1, 2, 4, 5, 6, 8]);
    expect([...read(exchange).offers.exchange].sort()).toEqual([0, 1, 2, 4, 5, 6, 8]);
    expect(read(give).offers.give.size).toBe(5);
    expect([play, draw, exchange, give, wait].map((each) => wanted(read(each).offers))).toEqual([0, 1, 2, 0, 0]);
  });
  it("stands in one sentence", () => {
    expect(now(play)).toBe("Your turn: play higher than 4.");
    expect(now(again, en, { chosen: 0, again: true })).toBe("Again! Play on your own card: lower than 8.");
    expect(now(wait)).toBe("Farid must play anything but 5.");
    expect(now(draw)).toMatch(/^Who draws/);
    expect(now(draw, en, { chosen: 1, again: false })).toMatch(/^Confirm/);
    expect(now(exchange, en, { chosen: 1, again: false })).toMatch(/second/);
    expect(now(exchange, en, { chosen: 2, again: false })).toMatch(/^Confirm/);
    expect(now(give)).toBe("Pick a card to give Chloé, face down.");
    expect(now(given)).toBe("Chloé is picking a card to give.");
    expect(now(left)).toMatch(/^You’re out of cards .* Elisabeth must play higher than 4\.$/);
    expect(now(play, speak("de"))).toBe("Du bist dran. Spiel eine Karte: höher als 4.");
    expect(now(play, speak("fr"))).toBe("À vous\u00a0: jouez plus haut que 4.");
  });
  it("lets players be chosen and let go", () => {
    expect(tapped([], 2, 1)).toEqual([2]);
    expect(tapped([2], 3, 1)).toEqual([3]);
    expect(tapped([2, 3], 3, 2)).toEqual([2]);
    expect(tapped([2, 3], 4, 2)).toEqual([3, 4]);
    expect(partner([0, 2], 0)).toBe(2);
    expect(partner([0, 2], 1)).toBeNull();
  });
});

describe("the bar", () => {
  const bar = (fixture: unknown, seats: number[], card: string | null, timed = false) => {
    const { view, offers } = read(fixture);
    return barOf({ many: wanted(offers), seats, card, timed }, offers, view.me, NAMES, en);
  };
  it("says what is to be chosen, and then does it", () => {
    expect(bar(play, [], null)).toEqual({ text: en("om-hint-play"), action: null });
    expect(bar(play, [], "8+a")).toEqual({ text: effectHelp(en, "8+a"), action: "Play 8+" });
    expect(bar(draw, [2], null)).toEqual({ text: "", action: "Chloé draws a card" });
    expect(bar(exchange, [2], null).action).toBeNull();
    expect(bar(exchange, [2, 4], null).action).toBe("Chloé ⇄ Elisabeth");
    expect(bar(give, [], "5±").action).toBe("Give 5±");
    // Where there is a ring, it says what comes of waiting.
    expect(bar(exchange, [2], null, true).text).toBe(`${bar(exchange, [2], null).text} ${en("om-hint-late")}`);
    // While the others play, a lifted card is only explained.
    expect(bar(wait, [], "8+a")).toEqual({ text: effectHelp(en, "8+a"), action: null });
  });
});

describe("the ring", () => {
  it("goes clockwise from my left", () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });
  it.each([2, 3, 4, 5, 6, 7, 8, 9])("has a place of its own for each of %i", (count) => {
    const places = spots(count);
    const cells = places.flatMap(({ row, column, span }) => Array.from({ length: span }, (_, n) => `${row}/${column + n}`));
    expect(places).toHaveLength(count);
    expect(new Set(cells).size).toBe(cells.length);
    for (const { column, span } of places) expect(column + span).toBeLessThanOrEqual(7);
    // The middle is free for the centre.
    for (const { row, column, span } of places) if (row > 1) expect(column === 1 ? column + span <= 3 : column >= 5).toBe(true);
  });
});

describe("what was seen", () => {
  const sights = [
    info({ is: "played", seat: 1, card: "4+d", clockwise: true }, "played-draw"),
    info({ is: "drew", by: 1, seat: 2, card: null, chance: false }, "drew"),
    info({ is: "left", seat: 1 }, "left"),
  ];
  it("is told from the last thing that happened", () => {
    expect(lastTold(sights).map(({ key }) => key)).toEqual(["drew", "left"]);
    expect(lastTold([info({ is: "dealt" }, "dealt", "hand-dealt")]).map(({ key }) => key)).toEqual(["dealt"]);
    expect(playedBy(sights)).toBe(1);
    expect(playedBy([info({ is: "dealt" })])).toBeNull();
    expect(playedBy([])).toBeUndefined();
  });
  it("flies face down between the others", () => {
    expect(flights(sights, 0)).toEqual([{ from: "pack", to: "seat-2", card: null }]);
    expect(flights(sights, 2)).toEqual([]);
    const exchanged = [info({ is: "exchanged", pair: [0, 2], cards: null })];
    expect(flights(exchanged, 1)).toHaveLength(2);
    expect(flights(exchanged, 0)).toEqual([{ from: "seat-0", to: "seat-2", card: null }]);
    expect(handOrigin(exchanged, 0)).toBe("seat-2");
    expect(handOrigin(sights, 2)).toBe("pack");
  });
});

it("every text exists and none is idle", () => {
  const folder = new URL("./", import.meta.url);
  const files = readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
  const source = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const keys = [...text("en").matchAll(/^(om-[a-z_-]+) =/gm)].map(([, key]) => key ?? "");
  const asked = [...source.matchAll(/["'](om-[a-z_-]+)["']/g)].map(([, key]) => key ?? "");
  for (const key of asked) expect(keys).toContain(key);
  const made = [...source.matchAll(/`(om-[a-z-]+-)\$\{/g)].map(([, start]) => start ?? "");
  expect(keys.filter((key) => !asked.includes(key) && !made.some((start) => key.startsWith(start)))).toEqual([]);
});
