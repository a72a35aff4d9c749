import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { byRank, index, parts, short } from "../../cards/card";
import type { GameInfo } from "../../lib/wire";
import { can, leftAfter, prompt } from "./can";
import draw from "./fixtures/draw.json";
import emptyStock from "./fixtures/empty-stock.json";
import lastTurn from "./fixtures/last-turn.json";
import out from "./fixtures/out.json";
import over from "./fixtures/over.json";
import roundEnd from "./fixtures/round-end.json";
import { centred, invert } from "../../kit/flip";
import { cardName, heldLabel, letter, stands } from "./names";
import { chosen, tapped, type Own } from "./own";
import { ranking, wilds, worth } from "./scores";
import { flights, lastMove, turnsSeen } from "./seen";
import type { Action, ViewAid, TogetherView } from "./types";

const folder = new URL("./text/", import.meta.url);
const texts = (language: string) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, folder), "utf8")));
  expect(errors).toEqual([]);
  return bundle;
};
const speak = (language: string) => {
  const bundle = texts(language);
  return (key: string, args: Record<string, string | number> = {}) => {
    const value = bundle.getMessage(key)?.value;
    return value ? bundle.formatPattern(value, args) : key;
  };
};
const read = (fixture: unknown) => {
  const game = fixture as GameInfo;
  return { view: game.view as TogetherView, aid: game.aid as ViewAid, menu: game.menu as Action[] };
};

describe("cards", () => {
  it("are taken apart and written", () => {
    expect(parts("10h")).toEqual({ rank: 10, suit: "hearts" });
    expect(parts("Qs")).toEqual({ rank: 12, suit: "spades" });
    expect(parts("W")).toEqual({ rank: null, suit: null });
    expect([3, 10, 11, 12, 13].map((rank) => index(rank))).toEqual(["3", "10", "J", "Q", "K"]);
    expect(short("10h", "joker")).toBe("10♥");
    expect(byRank("3t")).toBeLessThan(byRank("W"));
  });

  it("have a name in every language", () => {
    expect(cardName(speak("en"), "10h")).toBe("ten of hearts");
    expect(cardName(speak("fr"), "Qs")).toBe("dame de pique");
    expect(cardName(speak("de"), "3t")).toBe("Stern Drei");
    expect(heldLabel(speak("en"), "7d", 7, { fresh: true, meld: 1 })).toBe("seven of diamonds, wild, new, in meld B");
    expect(heldLabel(speak("en"), "W", 7, {})).toBe("joker, wild, loose");
    expect(letter(3)).toBe("D");
  });

  it("stand in words: what will be laid on a line of its own", () => {
    const t = speak("en");
    const none = { melds: [], left: ["5d", "6t", "Js", "3s"], points: 42 };
    expect(stands(t, none, false)).toBe("4 loose cards: 42 points");
    expect(stands(t, none, true)).toBe("You have no melds to lay down.\n4 loose cards: 42 points");
    expect(stands(t, { melds: [["5d", "6d", "7d"]], left: ["Js"], points: 11 }, true)).toBe("You lay down: A\n1 loose card: 11 points");
  });
});

describe("texts", () => {
  const keys = (language: string) =>
    [...readFileSync(new URL(`${language}.ftl`, folder), "utf8").matchAll(/^(fc-[\w-]+) =/gm)].map(([, key]) => key).sort();

  it("are the same in all languages", () => {
    expect(keys("fr")).toEqual(keys("en"));
    expect(keys("de")).toEqual(keys("en"));
  });

  it("hold every key that the screen uses", () => {
    const known = new Set(keys("en"));
    const here = new URL("./", import.meta.url);
    const files = readdirSync(here, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("dev"))) {
      const source = readFileSync(new URL(file, here), "utf8");
      for (const [, key] of source.matchAll(/["'](fc-[a-z][\w-]*)["']/g)) {
        expect(known, `${file}: ${key}`).toContain(key);
      }
    }
  });
});

describe("what I can do now", () => {
  const names = ["Anna", "Bob", "Chloé", "Dmitri"];
  const now = (fixture: unknown) => {
    const { view, aid, menu } = read(fixture);
    return prompt(view, can(view, menu, aid), names);
  };

  it("is told for every moment", () => {
    expect(now(draw).key).toBe("fc-now-draw");
    expect(now(out).key).toBe("fc-now-out");
    expect(now(lastTurn).key).toBe("fc-now-last-discard");
    expect(now(lastTurn).args["out"]).toBe("Chloé");
    expect(now(roundEnd).key).toBe("fc-now-wait");
    expect(now(over).key).toBe("fc-now-over");
  });

  it("says what drawing from the empty stock does", () => {
    expect(now(emptyStock).key).toBe("fc-now-draw-reshuffle");
    const { view, aid, menu } = read(emptyStock);
    expect(view.stock).toBe(0);
    expect(prompt(view, can(view, menu, { ...aid, drawing: "round_end" }), names).key).toBe("fc-now-draw-ends");
  });

  it("offers to go out with the cards of the aid", () => {
    const { view, aid, menu } = read(out);
    const offers = can(view, menu, aid);
    expect([...offers.out.keys()]).toEqual(aid.outs);
    expect(menu).toContainEqual(offers.out.get(aid.outs[0] ?? ""));
  });

  it("offers nothing without a menu", () => {
    const { view, aid } = read(out);
    const offers = can(view, [], aid);
    expect(offers.out.size).toBe(0);
    expect(offers.last).toBe(false);
  });

  it("knows what every discard of the last turn would lay and leave", () => {
    const { view, menu, aid } = read(lastTurn);
    const held = view.me === null ? 0 : (view.players[view.me]?.hand?.length ?? 0);
    const discards = [...can(view, menu, aid).discard.keys()];
    expect(discards.length).toBeGreaterThan(0);
    for (const card of discards) {
      const after = leftAfter(aid, card);
      expect((after?.melds.flat().length ?? 0) + (after?.left.length ?? 0)).toBe(held - 1);
    }
    expect(leftAfter(aid, "no card")).toBeNull();
  });
});

describe("one's own melds", () => {
  const order = ["8t", "9t", "10t", "Kd"].map((card, n) => ({ key: `${n}`, card }));
  const start: Own = { target: 0, of: new Map(), discard: null };

  it("collects cards by taps, and takes them out again", () => {
    let own = ["0", "1", "2"].reduce(tapped, start);
    expect(chosen(own, order)).toEqual([["8t", "9t", "10t"]]);
    own = tapped({ ...own, target: 1 }, "2");
    expect(chosen(own, order)).toEqual([["8t", "9t"], ["10t"]]);
    expect(chosen(tapped(own, "2"), order)).toEqual([["8t", "9t"]]);
  });

  it("keeps the discard out of the melds", () => {
    const own = tapped({ ...tapped(start, "3"), target: "discard" }, "3");
    expect(own.discard).toBe("3");
    expect(chosen(own, order)).toEqual([]);
    expect(tapped({ ...own, target: 0 }, "3").discard).toBeNull();
  });
});

describe("scores", () => {
  it("explain what the server counted", () => {
    const result = read(roundEnd).view.last;
    result?.left.forEach((left, seat) => {
      expect(left.reduce((sum, card) => sum + worth(card, result.wild), 0)).toBe(result.laid[seat]?.points);
    });
  });

  it("know the rounds of a table, also with an express start", () => {
    const { view } = read(draw);
    expect(wilds(view)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(wilds({ ...view, round: 1, wild: 8 })).toEqual([8, 9, 10, 11, 12, 13]);
  });

  it("rank places, shared ones by seat", () => {
    expect(ranking([2, 1, 1, 4])).toEqual([1, 2, 0, 3]);
  });
});

describe("flying", () => {
  it("starts where the card was, in its size there", () => {
    const home = { x: 100, y: 200, width: 80, height: 112 };
    expect(invert({ x: 40, y: 20, width: 40, height: 56 }, home)).toBe("translate(-60px, -180px) scale(0.5)");
    expect(invert(home, home)).toBe("translate(0px, 0px) scale(1)");
  });

  it("ends in the middle of a seat", () => {
    expect(centred({ x: 0, y: 0, width: 100, height: 100 }, 50)).toEqual({ x: 25, y: 15, width: 50, height: 70 });
  });
});

describe("what was seen", () => {
  const at = 0;
  type Seen = Parameters<typeof lastMove>[0][number];
  const took: Seen = { at, sight: { is: "took", seat: 1, card: "9c" }, sentences: [{ key: "took" }] };
  const discarded: Seen = { at, sight: { is: "discarded", seat: 1, card: "Kd" }, sentences: [{ key: "discarded" }] };
  const drew: Seen = { at, sight: { is: "drew", seat: 2, card: null }, sentences: [] };
  const dealt: Seen = { at, sight: { is: "dealt", round: 2, wild: 4, dealer: 0, hands: [], top: "3t", stock: 90 }, sentences: [] };
  const turn: Seen = { at, sight: { is: "turn", turn: 3, seat: 2 }, sentences: [] };

  it("shows the last move of a player", () => {
    expect(lastMove([took, discarded, turn])).toMatchObject({ seat: 1, kind: "discarded", card: "Kd" });
    expect(lastMove([turn])).toBeNull();
    expect(lastMove([discarded, dealt])).toBeNull();
  });

  it("lets the others' cards fly, a drawn one face down", () => {
    expect(flights([took, discarded, drew], 0, 3)).toEqual([
      { from: "discard", to: "seat-1", card: "9c" },
      { from: "seat-1", to: "discard", card: "Kd" },
      { from: "stock", to: "seat-2", card: null },
    ]);
    expect(flights([took, discarded], 1, 3)).toEqual([]);
  });

  it("keeps what the others did until I have played or a new round is dealt", () => {
    const mine: Seen = { at, sight: { is: "discarded", seat: 0, card: "3t" }, sentences: [] };

    const seen = turnsSeen(new Map(), [took, discarded, drew], 0);
    expect([...seen]).toEqual([
      [1, { gained: "9c", gave: "Kd" }],
      [2, { gained: "stock", gave: null }],
    ]);
    expect(turnsSeen(seen, [mine], 0).size).toBe(0);
    expect(turnsSeen(seen, [dealt], 0).size).toBe(0);
    expect([...turnsSeen(seen, [drew], 0).keys()]).toEqual([1, 2]);
  });
});
