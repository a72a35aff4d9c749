import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundle, find } from "../../lib/i18n/speech";
import type { GameInfo } from "../../lib/wire";
import { aim, count, ends, following, spaces, teams, walk } from "./board";
import { can, cardFor, doesOf, mayPlay, play, prompt, targets } from "./can";
import accused from "./fixtures/accused.json";
import choose from "./fixtures/choose.json";
import dead from "./fixtures/dead.json";
import giveUp from "./fixtures/give-up.json";
import nine from "./fixtures/nine.json";
import playing from "./fixtures/play.json";
import ruled from "./fixtures/ruled.json";
import strict from "./fixtures/strict.json";
import stuck from "./fixtures/stuck.json";
import vote from "./fixtures/vote.json";
import wait from "./fixtures/wait.json";
import watch from "./fixtures/watch.json";
import { EXAMPLES, five, line, spots } from "./example";
import { lay } from "./lay";
import { fits, followed, LESSONS } from "./lessons";
import { cardName, code, face, letter, spaceName } from "./names";
import { flights, lastTold, lastTouched, ruledOn, scoredBy } from "./seen";
import { tipOf } from "./tip";
import { casts, hearing } from "./trial";
import type { SightOf } from "../contract";
import type { Action, Card, Does, Sight, Square, View, ViewAid } from "./types";

type Language = "en" | "fr" | "de";
const text = (language: Language) => readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf8");
const speak = (language: Language) => {
  const bundles = [bundle(language, [text(language), readFileSync(new URL(`../../locales/${language}.ftl`, import.meta.url), "utf8")])];
  return (key: string, args: Record<string, string | number> = {}) => find(bundles, key, args) ?? key;
};
const en = speak("en");
const NAMES = ["Anna", "Bob", "Chloé", "Dmitri"];
const read = (fixture: unknown) => {
  const game = fixture as GameInfo;
  return { game, view: game.view as View, aid: game.aid as ViewAid, offers: can(game.menu as Action[]) };
};
const nothing: { card: Card | null; square: Square | null; does: Does | null; dead: boolean } = { card: null, square: null, does: null, dead: false };
const now = (fixture: unknown, mine = nothing, t = en) => {
  const { view, offers } = read(fixture);
  return prompt(view, offers, NAMES, t, mine);
};
const info = (sight: Partial<Sight>, ...keys: string[]): SightOf<Sight> => ({ at: 0, sight: sight as Sight, sentences: keys.map((key) => ({ key })) });

describe("the board", () => {
  it("has what the view says on its spaces, and corners that are nobody's", () => {
    const all = spaces(read(playing).view);
    expect(all).toHaveLength(100);
    expect(all[1]).toEqual({ square: 1, card: "2S", team: 0, scored: true });
    expect(all[11]).toMatchObject({ team: 1, scored: false });
    expect(all.filter(({ card }) => card === null).map(({ square }) => square)).toEqual([0, 9, 90, 99]);
    expect(all.filter(({ card, team }) => card === null && team !== null)).toEqual([]);
    expect(new Set(spaces(read(nine).view).map(({ team }) => team))).toEqual(new Set([null, 0, 1, 2]));
  });
  it("shows my move before the server tells of it", () => {
    const { view } = read(playing);
    expect(spaces(view, { square: 50, team: 0 })[50]?.team).toBe(0);
    expect(spaces(view, { square: 44, team: null })[44]?.team).toBeNull();
  });
  it("takes a finger for the wanted space near it", () => {
    expect(aim(4.9, 4.5, [])).toBe(44);
    expect(aim(4.9, 4.5, [45, 99])).toBe(45);
    expect(aim(4.5, 4.5, [46])).toBe(44);
    expect(aim(5.2, 4.6, [44, 45])).toBe(45);
    expect(aim(-0.2, 3, [])).toBeNull();
    expect(aim(10.4, 3.5, [39])).toBe(39);
  });
  it("is walked with keys and not left by them", () => {
    expect([walk(0, "ArrowLeft"), walk(0, "ArrowDown"), walk(99, "ArrowRight"), walk(42, "End"), walk(42, "Home")]).toEqual([0, 10, 99, 49, 40]);
    expect(walk(42, "x")).toBeNull();
    expect([following(null, [30, 7]), following(7, [30, 7]), following(30, [30, 7]), following(3, [])]).toEqual([7, 30, 7, null]);
  });
  it("draws a series from end to end", () => {
    expect(ends([0, 11, 22, 33, 44])).toEqual({ x1: 0.5, y1: 0.63, x2: 4.5, y2: 4.63 });
    const { view } = read(playing);
    expect([count(view.scored, 0), count(view.scored, 1)]).toEqual([1, 0]);
    expect([teams(view), teams(read(nine).view)]).toEqual([[0, 1], [0, 1, 2]]);
  });
});

describe("what I can do", () => {
  it("comes from the menu alone", () => {
    const { offers, view } = read(playing);
    expect(targets(offers, "QC")).toHaveLength(2);
    expect(targets(offers, "JD").length).toBe(100 - 4 - 21);
    expect(offers.remove.get("JS")).toEqual(expect.arrayContaining([44, 66]));
    expect(offers.remove.get("JS")).not.toContain(1);
    expect(mayPlay(offers)).toBe(true);
    expect(mayPlay(read(wait).offers)).toBe(false);
    expect(read(watch).game.menu).toEqual([]);
    expect(view.players.map(({ hand }) => hand === null)).toEqual([false, true, true, true]);
  });
  it("is what a tap on a space means", () => {
    const { offers, view } = read(playing);
    const [free] = targets(offers, "QC");
    const shown = view.layout[free ?? 0] ?? null;
    expect(cardFor(offers, free ?? 0, shown, null)).toBe("QC");
    expect(cardFor(offers, free ?? 0, shown, "JD")).toBe("JD");
    expect(cardFor(offers, 44, view.layout[44] ?? null, "QC")).toBe("JS");
    expect(cardFor(offers, 1, "2S", "QC")).toBeNull();
    expect(play(21, "JS", 44, "remove")).toEqual({ do: "remove", turn: 21, card: "JS", square: 44 });
    expect(play(21, "JD", 50, "place_anywhere")).toEqual({ do: "place", turn: 21, card: "JD", square: 50 });
  });
  it("differs by card", () => {
    const does = (fixture: unknown) => read(fixture).aid.cards.map(({ card }) => [card, doesOf(card)]);
    expect(does(playing)).toEqual([["2S", "place"], ["JS", "remove"], ["9H", "place"], ["QC", "place"], ["10D", "place"], ["JD", "place_anywhere"]]);
  });
  it("stands in one sentence", () => {
    expect(now(playing)).toBe("Your turn: pick a card, then a square.");
    expect(now(playing, { ...nothing, card: "QC", does: "place" })).toBe("Pick one of its squares.");
    expect(now(playing, { ...nothing, card: "JD", does: "place_anywhere" })).toMatch(/any free square/);
    expect(now(playing, { ...nothing, card: "JS", does: "remove" })).toMatch(/to remove/);
    expect(now(playing, { ...nothing, card: "JH", does: "remove" })).toBe("There’s no marker it can remove: play another card.");
    expect(now(playing, { ...nothing, card: "JS", square: 44 })).toMatch(/^Confirm/);
    expect(now(playing, { ...nothing, card: "2S", dead: true })).toMatch(/dead/);
    expect(now(wait)).toBe("Bob is playing.");
    expect(now(choose)).toMatch(/^Which five/);
    expect(now(strict)).toBe("Draw your card before Bob plays!");
    expect(now(giveUp)).toMatch(/pick a card to give up/);
    expect(now(stuck)).toMatch(/discard one/);
    expect(now(dead)).toMatch(/swap a dead one/);
    expect(now(playing, nothing, speak("de"))).toMatch(/^Du bist dran/);
    expect(now(playing, nothing, speak("fr"))).toMatch(/^À vous/);
  });
  it("goes beyond the turn", () => {
    expect(read(strict).offers.draw).toBe(20);
    expect(read(choose).offers.choose).toHaveLength(2);
    expect(read(vote).offers.vote).toBe(4);
    expect(read(giveUp).offers.giveUp.size).toBe(6);
    expect(read(accused).offers.vote).toBe(5);
    expect([read(dead).offers.exchange.size, read(dead).offers.discard.size]).toEqual([4, 0]);
    expect([read(stuck).offers.exchange.size, read(stuck).offers.discard.size]).toEqual([0, 4]);
  });
});

describe("an accusation", () => {
  it("shows what everybody has voted while it is voted on", () => {
    const shown = hearing(read(vote).view, null);
    expect(shown).toMatchObject({ is: "voting", accuser: 2, accused: 1, message: 4 });
    expect(shown && casts(shown, 4).map(({ cast }) => cast)).toEqual(["waiting", "disagree", "agree", "abstain"]);
  });
  it("says why it took effect while cards are given up", () => {
    const shown = hearing(read(giveUp).view, null);
    expect(shown).toMatchObject({ is: "giving_up", why: "majority", owing: [0, 2] });
    expect(shown && casts(shown, 4)).toEqual([]);
  });
  it("says why it failed, once that was seen and until it is put away", () => {
    const { view } = read(ruled);
    expect(hearing(view, null)).toBeNull();
    expect(hearing(view, 5)).toEqual({ is: "over", accuser: 1, accused: 0, message: 5, why: "one_sided" });
    expect(ruledOn([info({ is: "judged", guilty: false, owing: [], until: 0, why: "one_sided" })], view.cases)).toBe(5);
    expect(ruledOn([info({ is: "voted", seat: 1, vote: "abstain" })], view.cases)).toBeNull();
  });
  it("has a sentence for every ruling in every language", () => {
    for (const language of ["en", "fr", "de"] as const)
      for (const why of ["admitted", "majority", "no_majority", "one_sided"]) expect(speak(language)(`ds-ruling-${why}`, { who: "Bob", who_is: "other" })).not.toMatch(/^ds-/);
  });
});

describe("words", () => {
  it("name cards, spaces and teams", () => {
    expect([face(en, "10H"), letter(2), code("10H")]).toEqual(["10♥", "C", "10h"]);
    expect([face(speak("fr"), "JS"), face(speak("de"), "JS"), face(speak("fr"), "KD"), face(speak("de"), "QH")]).toEqual(["V♠", "B♠", "R♦", "D♥"]);
    expect(cardName(en, "9H")).toBe("9 of hearts");
    expect(cardName(en, "JS").replace(/[\u2068\u2069]/g, "")).toBe("jack of spades");
    expect(cardName(en, "JS", "remove").replace(/[\u2068\u2069]/g, "")).toBe("jack of spades, one-eyed: removes a marker");
    expect(cardName(speak("de"), "QC")).toBe("Kreuz Dame");
    const space = { square: 34, card: "9H", team: 1, scored: true };
    const name = spaceName(en, space, { held: true, can: false, last: true });
    expect(name.replace(/[\u2068\u2069]/g, "")).toBe(
      "9 of hearts, row 4, column 5, marker of team B (cross) in a scored series, can’t be removed, you have this card, last move",
    );
  });
  it("tell the place of a space only to those who do not see it", () => {
    const space = { square: 34, card: "9H", team: null, scored: false };
    expect(spaceName(en, space, { held: false, can: false, last: false, place: false })).toBe("9 of hearts");
  });
});

describe("what was seen", () => {
  const sights = [
    info({ is: "placed", seat: 1, card: "9H", square: 34, team: 1 }, "placed"),
    info({ is: "scored", seat: 1, team: 1, series: [[1, 2, 3, 4, 5]] }, "scored"),
    info({ is: "drew", seat: 1, card: null }, "drew"),
    info({ is: "turn", turn: 4, seat: 0 }),
  ];
  it("is told from the last thing that happened, without what everybody knows", () => {
    expect(lastTold([info({ is: "exchanged", seat: 1, card: "2S" }, "exchanged"), ...sights]).map(({ key }) => key)).toEqual(["placed", "scored"]);
    expect(lastTold([info({ is: "dealt" }, "dealt", "hand-dealt")]).map(({ key }) => key)).toEqual(["dealt"]);
  });
  it("is marked on the board", () => {
    expect(lastTouched(sights)).toEqual({ square: 34, seat: 1 });
    expect(lastTouched([])).toBeNull();
    expect(scoredBy(sights)).toEqual({ team: 1, seat: 1, series: 1 });
  });
  it("flies, what is drawn face down", () => {
    expect(flights(sights, 0)).toEqual([
      { from: "seat-1", to: "space-34", card: "9H" },
      { from: "deck", to: "seat-1", card: null },
    ]);
    expect(flights(sights, 1)).toEqual([]);
  });
});

it("every text exists in every language and none is idle", () => {
  const folder = new URL("./", import.meta.url);
  const files = readdirSync(folder).filter((name) => /(\.svelte|[^t]\.ts)$/.test(name));
  const source = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const keysOf = (language: Language) => [...text(language).matchAll(/^(ds-[a-zA-Z0-9_-]+) =/gm)].map(([, key]) => key ?? "");
  const keys = keysOf("en");
  expect(keysOf("fr")).toEqual(keys);
  expect(keysOf("de")).toEqual(keys);
  const asked = [...source.matchAll(/["'](ds-[a-zA-Z0-9_-]+)["']/g)].map(([, key]) => key ?? "");
  for (const key of asked) expect(keys).toContain(key);
  const made = [...source.matchAll(/`(ds-[a-z-]+-)\$\{/g)].map(([, start]) => start ?? "");
  expect(keys.filter((key) => !asked.includes(key) && !made.some((start) => key.startsWith(start)))).toEqual([]);
});

describe("a hint", () => {
  it("means a card and its space, a card alone, the five of a series, or a vote", () => {
    expect(tipOf(null)).toBeNull();
    expect(tipOf({ do: "place", turn: 3, card: "Qh", square: 66 })).toEqual({ does: "place", card: "Qh", squares: [66], vote: null });
    expect(tipOf({ do: "exchange", turn: 3, card: "Qh" })).toMatchObject({ card: "Qh", squares: [] });
    expect(tipOf({ do: "choose", turn: 3, series: [1, 2, 3, 4, 5] })).toMatchObject({ card: null, squares: [1, 2, 3, 4, 5] });
    expect(tipOf({ do: "vote", message: 1, vote: "abstain" })).toMatchObject({ card: null, vote: "abstain" });
  });
});

describe("my hand", () => {
  it("lies in one row, in two where there is height and one would be small", () => {
    expect(lay(6, 336, 46, 1)).toMatchObject({ card: 46, perRow: 6 });
    expect(lay(7, 336, 78, 2)).toMatchObject({ card: 78, perRow: 4 });
    expect(lay(3, 336, 78, 2)).toMatchObject({ card: 78, perRow: 3 });
    // No card is narrower than a finger, and all lie within the width.
    for (const [count, width] of [[7, 320], [7, 336], [10, 340]] as const) {
      const { card, spots } = lay(count, width, 78, 1);
      expect(card).toBeGreaterThanOrEqual(44);
      expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThanOrEqual(-0.01);
      expect(Math.max(...spots.map(({ x }) => x)) + card).toBeLessThanOrEqual(width + 0.01);
    }
  });
});

describe("the lessons", () => {
  const given = (fixture: unknown, mine: boolean) => LESSONS.filter((lesson) => fits(lesson, read(fixture).view, read(fixture).aid, 0, mine));
  it("are given when they apply", () => {
    expect(given(playing, true)).toEqual(["goal", "place", "dead", "remove", "anywhere", "series"]);
    expect(given(wait, false)).toEqual(["goal", "series"]);
  });
  it("make room for the button once their reader has picked what to do", () => {
    expect(LESSONS.filter((lesson) => followed(lesson, true))).toEqual(["place", "dead", "remove", "anywhere"]);
    expect(LESSONS.filter((lesson) => followed(lesson, false))).toEqual([]);
  });
});

describe("the examples of the guide", () => {
  it("lie on the board as it is", () => {
    const { layout } = read(playing).view;
    for (const example of Object.values(EXAMPLES)) for (const { spot, code: shown } of spots(example).all) expect(shown).toBe(layout[Number(spot)] ? code(layout[Number(spot)] ?? "") : null);
  });
  it("show fives in a line, and two that share one space", () => {
    expect(five(["00", "44"])).toEqual(["00", "11", "22", "33", "44"]);
    expect(line(EXAMPLES.across, ["31", "35"])).toEqual({ x1: 1.5, y1: 0.63, x2: 5.5, y2: 0.63 });
    const [one = [], other = []] = EXAMPLES.cross.series.map((series) => five(series as [string, string]));
    expect(one.filter((spot) => other.includes(spot))).toEqual(["33"]);
  });
});
