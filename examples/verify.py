#!/usr/bin/env python3
"""Repeats every shuffle and die of a finished game from its log, written from docs/fairness.md alone.

    python3 examples/verify.py game.jsonl

It needs nothing but Python. It says of each draw whether it is what the revealed secret gives, and whether the cards
were then used in that order. Whether the game went by its rules is for `quintet verify`. Exit code 0: every draw
holds; 1: one does not, or the secret is missing; 2: this is not a log. With --json, a line for each file.
"""
import hashlib, json, struct, sys
from collections import Counter


# The scheme: docs/fairness.md, "The seed" and "Draws".

def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def seed_of(secret, contributions):
    added = b""
    for one in contributions:
        text = one["text"].encode()
        added += struct.pack("<BI", one["seat"], len(text)) + text
    return sha(b"quintet/seed/1", secret, added)


def chacha8(key):
    """The key stream of ChaCha with 8 rounds, as 32-bit words; the block counter and the nonce begin at 0."""
    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            mixed = s[z] ^ s[x]
            s[z] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF

    counter = 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key),
                 counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        state = start[:]
        for _ in range(4):
            for column in range(4):
                quarter(state, column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(state, start))
        counter += 1


def below(words, count):
    while count > 1:
        product = next(words) * count
        if product % 2**32 >= 2**32 % count:
            return product >> 32
    return 0


class Draws:
    """The draws of a game, and what was found of them."""

    def __init__(self, seed, midway=False):
        self.seed, self.midway, self.seen, self.checks = seed, midway, set(), []

    def words(self, purpose, round, nth):
        return chacha8(sha(b"quintet/draw/1", self.seed, struct.pack("<II", round, nth), purpose.encode()))

    def found(self, purpose, round, nth, right):
        # A draw counts once, and never before the one that precedes it: else several could be tried.
        draw = (purpose, round, nth)
        first = self.midway and not any(other[:2] == draw[:2] for other in self.seen)
        in_order = nth == 0 or (purpose, round, nth - 1) in self.seen or first
        self.checks.append((f"{purpose} {round}.{nth}", right and in_order and draw not in self.seen))
        self.seen.add(draw)

    def shuffle(self, purpose, round, nth, things, order):
        """These things, shuffled; `order` is how they are sorted before."""
        words, things = self.words(purpose, round, nth), sorted(things, key=order)
        for last in range(len(things) - 1, 0, -1):
            other = below(words, last + 1)
            things[last], things[other] = things[other], things[last]
        return things

    def shuffled(self, purpose, round, nth, result, order):
        """These things came to lie so when they were shuffled."""
        self.found(purpose, round, nth, self.shuffle(purpose, round, nth, result, order) == list(result))

    def number(self, purpose, round, nth, count, result):
        self.found(purpose, round, nth, below(self.words(purpose, round, nth), count) == result)

    def must(self, holds, what):
        """What must be so if chance was used rightly; only failures are told."""
        if not holds:
            self.checks.append((what, False))


def same(one, other):
    return Counter(one) == Counter(other)


class Pile:
    """A face-down pile, the next card first: whatever is drawn comes from its top."""

    def __init__(self, draws):
        self.draws, self.cards, self.known = draws, [], False

    def lay(self, cards):
        self.cards, self.known = list(cards), True

    def drawn(self, card):
        if self.known:
            self.draws.must(self.cards[:1] == [card], "the card drawn was the top of the pile")
            self.cards = self.cards[1:]


# The games: docs/fairness.md, "What is drawn in each game". Each is a function of the header and the draws that gives
# a function to be called with every event.

def one_more(header, draws):
    def order(card):
        if card == "5±":
            return 72
        return (int(card[0]) - 1) * 8 + (0 if card[1] == "+" else 4) + "atdx".index(card[2])

    def pack():
        options = header["options"] or {}
        deck = options.get("deck") or ("no_dead_ends" if options.get("no_dead_ends") else "every")
        copies = dict.fromkeys((f"{digit}{sign}" for digit in range(1, 10) for sign in "+-"), 1)
        if deck == "no_dead_ends":
            copies.update({"1-": 0, "9+": 0, "1+": 2, "9-": 2})
        elif deck == "wide":
            for digit in (1, 2, 3, 4, 6, 7, 8, 9):
                copies.update({f"{digit}+": 2 if digit < 5 else 0, f"{digit}-": 2 if digit > 5 else 0})
        return [face + effect for face, count in copies.items() for effect in "atdx" for _ in range(count)]

    def answers(card, centre):
        one, other = int(card[0]), int(centre[0])
        return one != other if centre == "5±" else one > other if centre[1] == "+" else one < other

    state = {"round": 0, "choices": 0, "hands": [], "left": set()}
    pile = Pile(draws)

    def choice(choices, chosen):
        found = choices.index(chosen) if chosen in choices else len(choices)
        draws.number("choice", state["round"], state["choices"], len(choices), found)
        state["choices"] += 1

    def holders():
        return [seat for seat, hand in enumerate(state["hands"]) if hand]

    def event(is_, event):
        hands = state["hands"]
        if is_ == "first":
            draws.number("first", 0, 0, header["seats"], event["seat"])
        elif is_ == "dealt":
            under = event["under"]
            rest = event["pack"][:len(event["pack"]) - len(under)]
            dealt = [card for hand in event["hands"] for card in hand[:4]]
            whole = dealt + under + [event["centre"]] + rest
            draws.must(same(whole, pack()), "the whole pack was dealt")
            draws.must(event["pack"] == rest + under, "what was turned in vain went under the pack")
            opener = event["hands"][event["first"]]
            in_vain = not any(answers(card, centre) for card in opener for centre in under)
            draws.must(in_vain, "the first player could answer no card that went under the pack")
            again = event.get("again", 0)
            if again == 0:
                draws.shuffled("deal", event["round"], 0, whole, order)
            else:
                draws.shuffled("redeal", event["round"], again - 1, whole, order)
                for nth in range(again):
                    # Dealt before in vain: the first player could answer nothing that was left.
                    purpose = ("deal", 0) if nth == 0 else ("redeal", nth - 1)
                    cards = draws.shuffle(purpose[0], event["round"], purpose[1], pack(), order)
                    hand, rest = cards[4 * event["first"]:][:4] + ["5±"], cards[4 * header["seats"]:]
                    in_vain = not any(answers(card, centre) for card in hand for centre in rest)
                    draws.must(in_vain, "a deal was passed over that could be played")
            state.update(round=event["round"], choices=0, left=set(), hands=[list(hand) for hand in event["hands"]])
            pile.lay(event["pack"])
        elif is_ == "refilled":
            draws.must(not Counter(event["pack"]) - Counter(pack()), "the played cards were shuffled")
            draws.shuffled("refill", event["round"], event["nth"], event["pack"], order)
            pile.lay(event["pack"])
        elif is_ == "played":
            hands[event["seat"]].remove(event["card"])
        elif is_ == "drew":
            pile.drawn(event["card"])
            if event["chance"]:
                choice([seat for seat in range(len(hands)) if seat not in state["left"]], event["seat"])
            hands[event["seat"]].append(event["card"])
        elif is_ == "paired" and event["chance"]:
            seats = holders()
            choice([[one, other] for one in seats for other in seats if one < other], event["pair"])
        elif is_ == "offered" and event["chance"]:
            choice(sorted(set(hands[event["seat"]]), key=order), event["card"])
        elif is_ == "exchanged":
            for seat, given, taken in zip(event["pair"], event["cards"], event["cards"][::-1]):
                hands[seat].remove(given)
                hands[seat].append(taken)
        elif is_ == "left":
            state["left"].add(event["seat"])
    return event


def five_or_less(header, draws):
    pack = [value for value in range(-1, 15) for _ in range(2 if value in (-1, 9, 11, 13) else 5)]
    state = {"discard": 0}
    pile = Pile(draws)

    def event(is_, event):
        if is_ == "dealt":
            draws.must(same(event["pack"], pack), "the whole pack was dealt")
            draws.shuffled("deal", event["round"], 0, event["pack"], int)
            if event["round"] == 1:
                draws.number("starter", 0, 0, header["seats"], event["starter"])
            pile.lay(event["pack"][5 * header["seats"]:])
        elif is_ == "refilled":
            draws.must(not Counter(event["pile"]) - Counter(pack), "the covered discards were shuffled")
            draws.shuffled("refill", event["round"], event["nth"], event["pile"], int)
            pile.lay(event["pile"])
        elif is_ in ("began", "drew", "penalty"):
            pile.drawn(event["card"])
        elif is_ == "used":
            if event["card"] is not None:
                pile.drawn(event["card"])
            if event["under"] is not None:
                pile.cards.append(event["under"])
        elif is_ == "won" and event.get("tie"):
            among, pick = event["tie"]["among"], event["tie"]["pick"]
            draws.number("tie", state["discard"], 0, len(among), pick)
            draws.must(among[pick:pick + 1] == [event["seat"]], "the winner of a tie")
        elif is_ in ("resumed", "dropped") and event["coin"] is not None:
            draws.number("coin", state["discard"], 0, 2, event["coin"])
            draws.must(event["coin"] == ("resumed", "dropped").index(is_), "what came first went first")
        if is_ in ("began", "discarded", "won"):
            state["discard"] = event["number"]
    return event


def double_series(header, draws):
    names = [rank + suit for suit in "SHCD" for rank in "2 3 4 5 6 7 8 9 10 J Q K A".split()]
    order = {name: nth for nth, name in enumerate(names)}.__getitem__
    hands = [[] for _ in range(header["seats"])]
    pile = Pile(draws)

    def event(is_, event):
        if is_ == "dealer" and header.get("first") is not None:
            before = (header["first"] - 1) % header["seats"]
            draws.must(event["seat"] == before, "the dealer sits before whoever was to begin")
        elif is_ == "dealer":
            draws.number("dealer", 0, 0, header["seats"], event["seat"])
        elif is_ == "laid_out":
            shown = [name for name in names if name[0] != "J"] * 2
            draws.must(same(event["cards"], shown), "the board shows each card but the jacks twice")
            draws.shuffled("layout", 0, 0, event["cards"], order)
        elif is_ == "dealt":
            whole = [card for hand in event["hands"] for card in hand] + event["deck"]
            draws.must(same(whole, names * 2), "the whole pack was dealt")
            draws.shuffled("deal", 0, 0, whole, order)
            hands[:] = [list(hand) for hand in event["hands"]]
            pile.lay(event["deck"])
        elif is_ == "reshuffled":
            draws.must(not Counter(event["deck"]) - Counter(names * 2), "the discard piles were shuffled")
            draws.shuffled("reshuffle", 0, event["nth"], event["deck"], order)
            pile.lay(event["deck"])
        elif is_ == "drew":
            pile.drawn(event["card"])
            hands[event["seat"]].append(event["card"])
        elif is_ in ("placed", "removed", "exchanged", "discarded", "gave_up"):
            hand, lot = hands[event["seat"]], event.get("lot")
            if lot:
                draws.number("give-up", lot["penalty"], lot["nth"], len(hand), lot["place"])
                drawn = sorted(hand, key=order)[lot["place"]:][:1]
                draws.must(drawn == [event["card"]], "the card given up was the one drawn")
            if event["card"] in hand:
                hand.remove(event["card"])
    return event


WHITE = (
    "2413355114201502200301450444325543341552312212100230012233411041552041554304405312355322530230031144",
    "1150123300544055211033223044130552302213102115555414430433042033042402202552211255431100334114344552",
    "2051121330205342001544234334450021153122532005001153244245514155334344412451132000225325203343001511",
    "4330042200021554115141102333514244230244233011020352553445035420311541511022555100244333242335511002",
)
GREY = "3112552201242211350114500435441353243121534320012052431043300210154055031445220343550331442422550103"


def find_five(header, draws):
    daily = (header["options"] or {}).get("daily")
    if daily is not None:
        # The board of the day has dice of its own, the same everywhere.
        draws.seed = seed_of(sha(b"quintet/number/1", struct.pack("<Q", daily)), [])

    def event(is_, event):
        if is_ == "boards":
            origin, boards = event["from"], event["boards"]
            if origin == "grey":
                draws.must(all(board == GREY for board in boards), "all play on the grey board")
            elif "white" in origin:
                order = origin["white"]["order"]
                draws.shuffled("white", 0, 0, order, int)
                draws.must(same(order, range(4)), "there are four white boards")
                handed = [WHITE[nth] for nth in order][:len(boards)]
                draws.must(boards == handed, "the white boards were handed out as shuffled")
            else:
                # How the shuffle was then mended follows from it alone, and is for `quintet verify` to repeat.
                shuffled = origin["mended"]["shuffled"]
                draws.must(same(shuffled, "0" * 17 + "1" * 17 + "2" * 17 + "3" * 17 + "4" * 16 + "5" * 16),
                           "the board has all its symbols")
                draws.shuffled("board", 0, 0, shuffled, int)
                draws.must(all(same(board, shuffled) for board in boards), "mending keeps the symbols")
        elif is_ == "rolled":
            rolls = event.get("again", []) + [event["roll"]]
            for nth, roll in enumerate(rolls):
                words = draws.words("roll", event["round"], nth)
                draws.found("roll", event["round"], nth, all(below(words, 6) == int(die) for die in roll))
            counts = [max(Counter(roll).values()) <= 2 for roll in rolls]
            draws.must(counts == [False] * (len(rolls) - 1) + [True], "the dice were rolled until at most two were alike")
    return event


def five_crowns(header, draws):
    ranks = "3 4 5 6 7 8 9 10 J Q K".split()
    names = [rank + suit for suit in "thcsd" for rank in ranks] + ["W"]
    order = {name: nth for nth, name in enumerate(names)}.__getitem__
    one_set = names + ["W"] * 2
    pile = Pile(draws)

    def event(is_, event):
        if is_ == "dealer":
            draws.number("dealer", 0, 0, header["seats"], event["seat"])
        elif is_ == "dealt":
            whole = [card for hand in event["hands"] for card in hand] + [event["top"]] + event["stock"]
            # Two sets for up to eight players, three for more.
            draws.must(same(whole, one_set * (2 if header["seats"] <= 8 else 3)), "the whole pack was dealt")
            draws.shuffled("deal", event["round"], 0, whole, order)
            pile.lay(event["stock"])
        elif is_ == "reshuffled":
            whole = [event["top"]] + event["stock"]
            draws.must(not Counter(whole) - Counter(one_set * 3), "the discard pile was shuffled")
            draws.shuffled("reshuffle", event["round"], event["nth"], whole if event["fresh"] else event["stock"], order)
            pile.lay(event["stock"])
        elif is_ == "drew" or is_ == "solo_drew":
            pile.drawn(event["card"])
        elif is_ == "solo_dealt":
            whole = [card for hand in event["hands"] for card in hand] + event["stock"]
            draws.must(same(whole, one_set * 2), "the whole pack was dealt")
            draws.shuffled("deal", 0, 0, whole, order)
            pile.lay(event["stock"])
    return event


GAMES = {"one-more": one_more, "five-or-less": five_or_less, "double-series": double_series,
         "find-five": find_five, "five-crowns": five_crowns}


def verify(text):
    """What is found in a log: a list of what was checked and whether it holds."""
    lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    header, records, reveal = lines[0], lines[1:-1], lines[-1]
    if "secret" not in reveal:
        return [("the secret is not revealed in this log", False)]
    secret = bytes.fromhex(reveal["secret"])
    contributions, commits = header.get("contributions", []), header.get("commits", [])
    checks = [("commitment", sha(b"quintet/commit/1", secret).hex() == header["commitment"])]
    if commits or contributions:
        seats = [one["seat"] for one in contributions]
        hashes = [{"seat": one["seat"], "hash": sha(b"quintet/contribution/1", one["text"].encode()).hex()}
                  for one in contributions]
        once = seats == sorted(set(seats)) and all(seat < header["seats"] for seat in seats)
        checks.append(("contributions", once and (not commits or commits == hashes)))
    if reveal.get("seal"):
        above = "".join(line + "\n" for line in text.splitlines()[:-1])
        checks.append(("seal", sha(b"quintet/log/1", above.encode()).hex() == reveal["seal"]))
    # A game that goes on from another as it was has its chance.
    as_it_was = header.get("from", {}).get("seed")
    seed = bytes.fromhex(as_it_was) if as_it_was else seed_of(secret, contributions)
    draws = Draws(seed, midway="from" in header)
    told = GAMES[header["game"]](header, draws)
    for record in records:
        for event in record["events"]:
            told(event["is"], event)
    return checks + draws.checks


def main(arguments):
    as_json = "--json" in arguments
    code = 0
    for path in [argument for argument in arguments if argument != "--json"]:
        try:
            checks = verify(sys.stdin.read() if path == "-" else open(path, encoding="utf-8", newline="\n").read())
        except (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
            print(f"{path}: this log contradicts itself or is none ({error!r})", file=sys.stderr)
            checks, code = [("it can be read", False)], 2
        holds = all(right for _, right in checks)
        if as_json:
            print(json.dumps({"file": path, "holds": holds, "checks": [{"what": what, "holds": right} for what, right in checks]}))
        else:
            for what, right in checks:
                print("✓" if right else "✗", what)
            print("Every draw is what the secret gives." if holds else "This is not what the secret gives.")
        code = max(code, 0 if holds else 1)
    return code


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
