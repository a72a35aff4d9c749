import { signed } from "../../lib/chart";
import { describe, expect, test } from "vitest";
import type { SightOf } from "../contract";
import { isKept, knownAt, learned as learnedFrom, mayCall, NOTHING_KNOWN, type Held } from "./aid";
import { aimOf, follow, type Top } from "./aim";
import { can, othersOf, prompt, turnsLeft, type Choosing } from "./can";
import { about, fits, LESSONS, stays, type Scene } from "./coach";
import { layout, leadOf } from "./layout";
import { movesOf } from "./moves";
import { isPower, powerAtHand } from "./powers";
import { joined, raceOf } from "./race";
import { reasonOf, sumOf, tellingOrder } from "./reasons";
import { chosen, missing, NOTHING, settled } from "./target";
import { tipOf } from "./tip";
import type { Action, RoundResult, Sight, Target, View } from "./types";

const OPTIONS = { powers: true, chain_quick_discards: false, memory_aid: false, target: 100, rounds: 0, peek_seconds: 10, turn_end_seconds: 6 };

function view(change: Partial<View> = {}): View {
  return {
    me: 0,
    options: OPTIONS,
    round: 1,
    phase: "play",
    stage: "draw",
    starter: 0,
    to_play: 0,
    turn: 5,
    until: null,
    ready: [],
    called: [],
    first_caller: null,
    peek: null,
    drawn: null,
    power: null,
    waits: null,
    claim: null,
    pyramids: [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]],
    shown: [],
    pile: 40,
    discards: 1,
    linked: 1,
    refills: 0,
    top: { number: 7, card: 4, at: 0 },
    recent: [],
    totals: [0, 0, 0],
    wins: [0, 0, 0],
    result: null,
    outcome: null,
    ...change,
  };
}

const learned = (held: Held, sights: readonly SightOf<Sight>[]) => learnedFrom(held, sights.map(({ sight }) => sight));
const seen = (...sights: Sight[]): SightOf<Sight>[] => sights.map((sight) => ({ at: 0, sight, sentences: [] }));
const IDLE: Choosing = { taking: false, calling: false, throwing: false, target: null };

describe("the pyramid", () => {
  test("three at the base, two above between them", () => {
    const { spots, rows, halves } = layout([0, 1, 2, 3, 4]);
    expect([rows, halves]).toEqual([2, 6]);
    expect(spots.map((spot) => [spot.slot, spot.row, spot.column])).toEqual([
      [0, 1, 0],
      [1, 1, 2],
      [2, 1, 4],
      [3, 0, 1],
      [4, 0, 3],
    ]);
  });

  test("cards added do not push mine aside: as much is left free before it as stands behind it", () => {
    const middleOf = (added: number) => {
      const plan = layout(Array.from({ length: 5 + added }, (_, slot) => slot));
      const base = 2 * leadOf(plan) + 3;
      return base - (plan.halves + 2 * leadOf(plan)) / 2;
    };
    expect([0, 1, 2, 3, 4].map(middleOf)).toEqual([0, 0, 0, 0, 0]);
  });

  test("a gap keeps its place, an added card stands beside", () => {
    const { spots, halves } = layout([1, 3, 5]);
    expect(spots.filter((spot) => spot.filled).map((spot) => spot.slot)).toEqual([1, 3, 5]);
    expect(spots.find((spot) => spot.slot === 5)).toMatchObject({ row: 1, column: 6 });
    expect(halves).toBe(8);
    expect(layout([]).spots).toHaveLength(5);
  });

  test("no two places are the same, however many cards were added", () => {
    for (let most = 0; most < 64; most++) {
      const { spots, halves } = layout(Array.from({ length: most + 1 }, (_, slot) => slot));
      expect(new Set(spots.map((spot) => `${spot.row}/${spot.column}`)).size).toBe(spots.length);
      expect(Math.max(...spots.map((spot) => spot.column))).toBeLessThanOrEqual(halves - 2);
      expect(Math.min(...spots.map((spot) => spot.row))).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("what a throw aims at", () => {
  const tops: Top[] = follow(follow([], 7, 1000), 8, 5000);
  test("the top, once it could be seen", () => expect(aimOf(tops, new Set([8, 7]), 5400, true)).toBe(8));
  test("what lay there before, when nobody could have seen the new one yet", () => {
    expect(aimOf(tops, new Set([8, 7]), 5100, true)).toBe(7);
    expect(aimOf(tops, new Set([8]), 5100, true)).toBe(8);
  });
  test("the top when nothing can be aimed at, so that the server says why", () => expect(aimOf(tops, new Set(), 9000, true)).toBe(8));
  test("nothing where nothing lies", () => expect(aimOf([], new Set(), 1, true)).toBe(null));
  test("the top while the table's time stands still: whoever is told something has seen it", () => {
    expect(aimOf(tops, new Set([8, 7]), 5000, false)).toBe(8);
  });
  test("the same top is noted once", () => expect(follow(tops, 8, 6000)).toEqual(tops));
});

describe("the menu", () => {
  const menu: Action[] = [
    { do: "draw", turn: 5 },
    { do: "take", turn: 5, discard: 7, slot: 2 },
    { do: "claim", discard: 7, slot: 0 },
    { do: "claim", discard: 7, slot: 1 },
  ];
  test("offers only what is on it", () => {
    const offers = can(menu);
    expect(offers.draw).toEqual(menu[0]);
    expect([...offers.take.keys()]).toEqual([2]);
    expect([...offers.aims]).toEqual([7]);
    expect(offers.call).toBe(null);
  });
  test("one sentence says what to do", () => {
    const key = (change: Partial<View>, offered: Action[], choosing = IDLE) => prompt(view(change), can(offered), choosing, ["A", "B", "C"]).key;
    expect(key({}, menu)).toBe("fl-now-draw");
    expect(key({}, menu, { ...IDLE, taking: true })).toBe("fl-now-take");
    expect(key({ linked: 2 }, [{ do: "draw", turn: 5 }])).toBe("fl-now-draw-only");
    expect(key({ to_play: 1 }, [])).toBe("fl-now-wait");
    expect(key({ to_play: 1, called: [0], first_caller: 0 }, [])).toBe("fl-now-wait-called");
    expect(key({ stage: "place", drawn: 3 }, [{ do: "discard", turn: 5 }])).toBe("fl-now-place-none");
    const placing: Action[] = [{ do: "discard", turn: 5 }, { do: "swap", turn: 5, slot: 0 }];
    expect(key({ stage: "place", drawn: 3 }, placing)).toBe("fl-now-place");
    expect(key({ stage: "place", drawn: 3 }, [...placing, { do: "claim", discard: 7, slot: 0 }])).toBe("fl-now-place-throw");
    expect(key({ stage: "place", drawn: 3 }, placing, { ...IDLE, throwing: true })).toBe("fl-now-throw-holding");
    expect(key({ phase: "peek" }, [])).toBe("fl-now-peek");
    expect(key({ claim: 2 }, [])).toBe("fl-now-judged");
  });
  test("last turns are counted up to the first caller", () => {
    expect(turnsLeft(view({ first_caller: 2, to_play: 0 }))).toBe(2);
    expect(turnsLeft(view({ first_caller: 2, to_play: 1 }))).toBe(1);
    expect(turnsLeft(view())).toBe(0);
  });
  test("the others sit clockwise from my left", () => {
    expect(othersOf(view({ me: 1 }))).toEqual([2, 0]);
    expect(othersOf(view({ me: null }))).toEqual([0, 1, 2]);
  });
});

describe("a power's target", () => {
  const ten: Target[] = [1, 2].flatMap((seat) => [0, 1].flatMap((slot) => [3, 4].map((mine): Target => ({ do: "target", turn: 5, seat, slot, mine }))));
  test("player, card, own card, in any order of the last two", () => {
    expect(missing(ten, NOTHING)).toBe("seat");
    expect(missing(ten, { seat: 1, slot: null, mine: 4 })).toBe("slot");
    expect(missing(ten, { seat: 1, slot: 0, mine: null })).toBe("mine");
    expect(chosen(ten, { seat: 1, slot: 0, mine: 4 })).toEqual({ do: "target", turn: 5, seat: 1, slot: 0, mine: 4 });
    expect(chosen(ten, { seat: 1, slot: 0, mine: null })).toBe(null);
  });
  test("a single player goes without saying; a card that is gone is chosen again", () => {
    const two = ten.filter((target) => target.seat === 2);
    expect(settled(two, NOTHING).seat).toBe(2);
    expect(settled(two, { seat: 2, slot: 9, mine: 9 })).toEqual({ seat: 2, slot: null, mine: null });
  });
  test("a 12 needs nothing but the player", () => {
    const twelve: Target[] = [1, 2].map((seat) => ({ do: "target", turn: 5, seat }));
    expect(chosen(twelve, { seat: 2, slot: null, mine: null })).toEqual(twelve[1]);
  });
});

describe("a race", () => {
  const told = seen(
    { is: "too_late", seat: 0, slot: 3, card: 4, after: 530 },
    { is: "won", seat: 1, slot: 2, card: 4, number: 8, after: 412, blocks: true },
    { is: "wrong", seat: 2, slot: 1, card: 9 },
    { is: "penalty", seat: 2, slot: 5 },
  );
  test("tells who was how fast, the winner first, and no value of a card taken back", () => {
    const race = raceOf(told);
    expect(race).not.toBe(null);
    if (!race) return;
    const shown = joined(null, race);
    expect(shown.runners.map((runner) => [runner.seat, runner.how, runner.after, runner.penalty])).toEqual([
      [1, "won", 412, false],
      [0, "late", 530, false],
      [2, "wrong", null, true],
    ]);
    expect(JSON.stringify(shown)).not.toContain("9");
    expect(shown.blocks).toBe(true);
  });
  test("a late one joins what is shown, another win begins anew", () => {
    const first = raceOf(told.slice(1, 2));
    const late = raceOf(told.slice(0, 1));
    if (!first || !late) throw new Error("a race");
    expect(joined(first, late).runners).toHaveLength(2);
    expect(joined(joined(first, late), first).runners).toHaveLength(1);
  });
  test("other sights are none", () => expect(raceOf(seen({ is: "drew", seat: 1, card: null }))).toBe(null));
});

describe("cards fly", () => {
  test("a swap of another player: in from the hand, out to the discards", () => {
    const moves = movesOf(seen({ is: "discarded", seat: 1, from: 2, card: 7, power: null, number: 9 }), 0, false);
    expect(moves.map((move) => [move.from, move.to])).toEqual([
      ["slot-1-2", "discard"],
      ["seat-1", "slot-1-2"],
    ]);
  });
  test("mine was shown when I did it", () => {
    expect(movesOf(seen({ is: "discarded", seat: 0, from: 2, card: 7, power: null, number: 9 }), 0, true)).toEqual([]);
  });
  test("lying cards fly face down", () => {
    const sights = seen(
      { is: "used", seat: 1, power: 10, mine: 0, target: 0, slot: 3 },
      { is: "penalty", seat: 0, slot: 5 },
      { is: "drew", seat: 1, card: null },
    );
    expect(movesOf(sights, 0, false).every((move) => move.card === null)).toBe(true);
  });
});

describe("the memory aid", () => {
  const peek = learned(NOTHING_KNOWN, seen({ is: "peek", bases: [[0, [3, 12, -1]]] }));
  test("knows what was peeked, placed, taken and thrown in vain", () => {
    expect([0, 1, 2, 3].map((slot) => knownAt(peek, 0, slot))).toEqual([3, 12, -1, null]);
    const placed = learned(peek, seen({ is: "drew", seat: 0, card: 5 }, { is: "discarded", seat: 0, from: 1, card: 12, power: 12, number: 3 }));
    expect(knownAt(placed, 0, 1)).toBe(5);
    const taken = learned(placed, seen({ is: "took", seat: 1, card: 12 }, { is: "discarded", seat: 1, from: 0, card: 6, power: null, number: 4 }));
    expect(knownAt(taken, 1, 0)).toBe(12);
    const wrong = learned(taken, seen({ is: "wrong", seat: 2, slot: 4, card: 9 }, { is: "penalty", seat: 2, slot: 5 }));
    expect([knownAt(wrong, 2, 4), knownAt(wrong, 2, 5)]).toEqual([9, null]);
  });
  test("knows where a drawn card went though one was thrown before", () => {
    const drawn = learned(peek, seen({ is: "drew", seat: 0, card: 5 }, { is: "won", seat: 0, slot: 2, card: -1, number: 4, after: 700, blocks: false }));
    const placed = learned(drawn, seen({ is: "discarded", seat: 0, from: 1, card: 12, power: 12, number: 5 }));
    expect([0, 1, 2].map((slot) => knownAt(placed, 0, slot))).toEqual([3, 5, null]);
  });
  test("forgets what another player drew and placed", () => {
    const known = learned(NOTHING_KNOWN, seen({ is: "wrong", seat: 1, slot: 0, card: 9 }));
    const after = learned(known, seen({ is: "drew", seat: 1, card: null }, { is: "discarded", seat: 1, from: 0, card: 9, power: null, number: 4 }));
    expect(knownAt(after, 1, 0)).toBe(null);
  });
  test("follows the powers", () => {
    const swapped = learned(peek, seen({ is: "used", seat: 1, power: 10, mine: 2, target: 0, slot: 0 }));
    expect([knownAt(swapped, 0, 0), knownAt(swapped, 1, 2)]).toEqual([null, 3]);
    const given = learned(peek, seen({ is: "used", seat: 0, power: 14, mine: 1, target: 2, slot: 5 }));
    expect([knownAt(given, 0, 1), knownAt(given, 2, 5)]).toEqual([null, 12]);
    const piled = learned(peek, seen({ is: "used", seat: 1, power: 8, mine: null, target: 0, slot: 1 }));
    expect(knownAt(piled, 0, 1)).toBe(null);
  });
  test("is empty after a round", () => {
    expect(learned(peek, seen({ is: "dealt", round: 2, starter: 1 }))).toEqual(NOTHING_KNOWN);
  });
});

describe("the end of a round", () => {
  const result = (change: Partial<RoundResult>): RoundResult => ({
    round: 1,
    callers: [1],
    winners: [1],
    cards: [[3, null, 4], [0, -1], [7]],
    sums: [7, -1, 7],
    points: [7, -1, 7],
    totals: [7, -1, 7],
    wins: [0, 1, 0],
    ...change,
  });
  test("says why", () => {
    expect(reasonOf(result({}), 1)).toBe("wins-negative");
    expect(reasonOf(result({}), 0)).toBe("counts");
    const wrong = result({ callers: [0], winners: [] });
    expect(reasonOf(wrong, 0)).toBe("doubled-over");
    expect(reasonOf(wrong, 2)).toBe("spared");
    expect(reasonOf(result({ callers: [0, 1], winners: [1], sums: [4, 2, 7] }), 0)).toBe("doubled-beaten");
    expect(reasonOf(result({ callers: [], winners: [] }), 2)).toBe("counts");
  });
  test("winners first, then callers, then the rest by points", () => {
    expect(tellingOrder(result({ callers: [2, 1], points: [3, 0, 14] }))).toEqual([1, 2, 0]);
  });
  test("adds up", () => {
    expect(sumOf([3, 0, -1])).toBe("3 + 0 − 1 = 2");
    expect(sumOf([-1])).toBe("−1");
    expect(sumOf([])).toBe("0");
    expect(signed(-4)).toBe("−4");
  });
});

describe("the coach", () => {
  const scene = (change: Partial<View>, menu: Action[], took = false, alone = false): Scene => ({ view: view(change), offers: can(menu), took, alone });
  const fitting = (now: Scene) => LESSONS.filter((lesson) => fits(lesson, now));
  const draw: Action = { do: "draw", turn: 5 };
  const take: Action = { do: "take", turn: 5, discard: 7, slot: 2 };
  const claim: Action = { do: "claim", discard: 7, slot: 0 };

  test("teaches the game in the first round, and advises from the second on", () => {
    expect(fitting(scene({ top: { number: 7, card: 2, at: 0 } }, [draw, take]))).toEqual(["turn"]);
    expect(fitting(scene({ to_play: 1 }, [claim]))).toEqual(["throw"]);
    expect(fitting(scene({ to_play: 1 }, [], true))).toEqual([]);
  });
  test("gives the advice of each of the six where it applies", () => {
    const scene = (change: Partial<View>, menu: Action[], took = false): Scene => ({ view: view({ round: 2, ...change }), offers: can(menu), took, alone: false });
    expect(fitting(scene({}, [draw]))).toEqual(["turn"]);
    expect(fitting(scene({}, [draw, take]))).toEqual(["turn"]);
    expect(fitting(scene({ top: { number: 7, card: 2, at: 0 } }, [draw, take]))).toEqual(["turn", "mathilde"]);
    // Where a low card or a power cannot be taken, it is no advice.
    expect(fitting(scene({ top: { number: 7, card: 2, at: 0 } }, [draw]))).toEqual(["turn"]);
    expect(fitting(scene({ top: { number: 7, card: 12, at: 0 } }, [draw, take]))).toEqual(["turn", "terrie"]);
    expect(fitting(scene({ stage: "place", drawn: 3 }, [{ do: "swap", turn: 5, slot: 0 }]))).toEqual(["place", "alex", "clement"]);
    expect(fitting(scene({ to_play: 1 }, [claim]))).toEqual(["throw", "greg"]);
    expect(fitting(scene({ to_play: 1 }, [], true))).toEqual(["emilie"]);
    expect(fitting(scene({ to_play: 1, options: { ...OPTIONS, powers: false } }, [], true))).toEqual([]);
  });
  test("is quiet while a power is aimed, and tells of the peek only then", () => {
    expect(fitting(scene({ stage: "target" }, [{ do: "target", turn: 5, seat: 1 }, claim]))).toEqual([]);
    expect(fitting(scene({ phase: "peek", peek: [1, 2, 3] }, []))).toEqual(["peek"]);
    // Among people the peek does not wait, and nothing may lie over the cards.
    expect(fitting(scene({ phase: "peek", peek: [1, 2, 3] }, [], false, true))).toEqual(["goal", "peek"]);
    expect(about("peek", view())).toBe("seat-0");
  });
  test("what was about my move is over with the move; the rest can be read to its end", () => {
    const later = scene({ to_play: 1 }, []);
    expect([stays("turn", later), stays("peek", later), stays("throw", later), stays("emilie", later)]).toEqual([false, false, true, true]);
    expect(stays("throw", scene({ phase: "between" }, []))).toBe(false);
  });
});

describe("the powers at hand", () => {
  const none = { use: false, take: false };
  test("tell of the card that may be kept or taken, and of no other", () => {
    expect(powerAtHand(view({ drawn: 10 }), none)).toBe(10);
    expect(powerAtHand(view({ drawn: 9 }), none)).toBe(null);
    const top = { number: 7, card: 14, at: 0 };
    expect([powerAtHand(view({ top }), none), powerAtHand(view({ top }), { ...none, take: true })]).toEqual([null, 14]);
    expect(powerAtHand(view({ top, power: 8 }), { use: true, take: false })).toBe(8);
    expect(powerAtHand(view({ drawn: 10, options: { ...OPTIONS, powers: false } }), none)).toBe(null);
    expect(isPower(12, view())).toBe(true);
  });
});

describe("a call", () => {
  const aided = learned(NOTHING_KNOWN, seen({ is: "peek", bases: [[0, [3, 12, -1]]] }));
  test("is offered quietly unless what the aid knows makes it worth a thought", () => {
    expect(mayCall(aided, 0, [0, 2])).toBe(true);
    expect(mayCall(aided, 0, [0, 2, 3])).toBe(true);
    expect(mayCall(aided, 0, [0, 2, 3, 4])).toBe(false);
    expect(mayCall(aided, 0, [0, 1])).toBe(false);
  });
  test("says nothing of cards that only the player may remember", () => {
    expect(mayCall(NOTHING_KNOWN, 0, [0, 2])).toBe(false);
    expect(mayCall(NOTHING_KNOWN, 0, [])).toBe(true);
  });
  test("what was kept is taken only if it is whole", () => {
    expect([isKept({ number: 4, held: aided }), isKept({ number: 4 }), isKept(null), isKept("x")]).toEqual([true, false, false, false]);
  });
});

describe("a hint", () => {
  test("means a pile, a card of mine, or a player and their card", () => {
    expect(tipOf(null)).toBeNull();
    expect(tipOf({ do: "draw", turn: 1 })).toEqual({ does: "draw", pile: "pile", mine: null, seat: null, theirs: null });
    expect(tipOf({ do: "take", turn: 1, discard: 4, slot: 2 })).toMatchObject({ pile: "discard", mine: 2 });
    expect(tipOf({ do: "swap", turn: 1, slot: 0 })).toMatchObject({ pile: null, mine: 0 });
    expect(tipOf({ do: "claim", discard: 4, slot: 3 })).toMatchObject({ pile: null, mine: 3 });
    expect(tipOf({ do: "target", turn: 1, seat: 2, slot: 4, mine: 0 })).toMatchObject({ seat: 2, theirs: 4, mine: 0 });
    expect(tipOf({ do: "call", turn: 1 })).toMatchObject({ does: "call", pile: null, mine: null });
  });
});
