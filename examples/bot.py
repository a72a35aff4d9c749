#!/usr/bin/env python3
"""A bot for every game of Quintet, for the arena. It needs nothing but Python; make `choose` your own.

    quintet arena five-crowns --bots "medium,cmd:python3 examples/bot.py"

A question comes in on a line, and an answer goes out on a line: what docs/bots.md calls asking a program.
"""
import json, os, random, sys, time

THINK = float(os.environ.get("THINK", 0))  # seconds, as if it looked deeper


def choose(game, view, menu):
    """What to do: one of the actions on the menu, or None to wait. All that the seat may know is in the view."""
    time.sleep(THINK)
    do = {action["do"]: action for action in menu}
    if "go_out" in do:
        return do["go_out"]
    if game == "five-crowns" and "discard" in do:  # the highest card, but no joker
        ranks = {"J": 11, "Q": 12, "K": 13, "": -1}
        discards = [action for action in menu if action["do"] == "discard"]
        return max(discards, key=lambda action: ranks.get(action["card"][:-1]) or int(action["card"][:-1]))
    # Anything, but for what is rash: to throw a card unseen, to say “5 or less”, to erase a FIVE.
    return random.choice([action for action in menu if action["do"] not in ("claim", "call", "erase")] or [None])


if __name__ == "__main__":
    for line in sys.stdin:
        asked = json.loads(line)
        action = choose(asked["game"], asked["view"], asked["menu"])
        print(json.dumps({"action": action, "after": 800}), flush=True)
