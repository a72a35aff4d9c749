## Cards

piece-time = { $whole }.{ $rest } s
piece-time-spoken = { $whole }.{ $rest } seconds
piece-card = { $value }
piece-card-spoken = { $sign ->
    [minus] minus one
   *[plus] { $value }
}

## What happens at the table

dealt = Round { $round } is dealt. { $who_is ->
    [you] You start.
   *[other] { $who } starts.
}
peek = { $who_is ->
    [you] You peek at your bottom row: { $cards }.
   *[other] { $who } peeks at the bottom row: { $cards }.
}
began = { $who_is ->
    [you] You turn up { $card } and start.
   *[other] { $who } turns up { $card } and starts.
}
drew = { $who_is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
drew-card = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
took = { $who_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
}
discarded = { $who_is ->
    [you] You discard { $card } from spot { $place }.
   *[other] { $who } discards { $card } from spot { $place }.
}
discarded-drawn = { $who_is ->
    [you] You discard the { $card } you drew.
   *[other] { $who } discards the { $card } just drawn.
}
claimed = { $who_is ->
    [you] You throw the card in spot { $place }.
   *[other] { $who } throws the card in spot { $place }.
}
dropped = { $who_is ->
    [you] Someone threw a card first: choose again.
   *[other] Someone threw a card before { $who } could play.
}
won-race = { $who_is ->
    [you] You throw { $card } after { $time }!
   *[other] { $who } throws { $card } after { $time }!
}
blocked = The { $card }’s power is blocked.
too-late = { $who_is ->
    [you] Too late: you take { $card } back.
   *[other] Too late: { $who } takes { $card } back.
}
too-late-by-time = { $who_is ->
    [you] Too late, after { $time }: you take { $card } back.
   *[other] Too late, after { $time }: { $who } takes { $card } back.
}
wrong = { $who_is ->
    [you] No match: you threw { $card } and take it back.
   *[other] No match: { $who } threw { $card } and takes it back.
}
penalty = { $who_is ->
    [you] You get a penalty card.
   *[other] { $who } gets a penalty card.
}
started = { $who_is ->
    [you] You use the { $power }’s power.
   *[other] { $who } uses the { $power }’s power.
}
used-8 = { $who_is ->
    [you] You swap the top of the draw pile with { $whom_is ->
        [you] your card
       *[other] { $whom }’s card
    } in spot { $place }.
   *[other] { $who } swaps the top of the draw pile with { $whom_is ->
        [you] your card
       *[other] { $whom }’s card
    } in spot { $place }.
}
used-10 = { $who_is ->
    [you] You swap your card in spot { $own } with { $whom_is ->
        [you] your own
       *[other] { $whom }’s
    } in spot { $place }.
   *[other] { $who } swaps the card in spot { $own } with { $whom_is ->
        [you] yours
       *[other] { $whom }’s
    } in spot { $place }.
}
used-12 = { $who_is ->
    [you] You give { $whom_is ->
        [you] yourself
       *[other] { $whom }
    } the top of the draw pile.
   *[other] { $who } gives { $whom_is ->
        [you] you
       *[other] { $whom }
    } the top of the draw pile.
}
used-14 = { $who_is ->
    [you] You give your card in spot { $own } to { $whom_is ->
        [you] yourself
       *[other] { $whom }
    }.
   *[other] { $who } gives the card in spot { $own } to { $whom_is ->
        [you] you
       *[other] { $whom }
    }.
}
skipped = { $who_is ->
    [you] There’s nobody left to use your power on.
   *[other] There’s nobody left for { $who } to use the power on.
}
called = { $who_is ->
    [you] You call: 5 or less!
   *[other] { $who } calls: 5 or less!
}
last-claims = That was the last turn. Last chance to throw!
refilled = The draw pile is empty: the discards are reshuffled into a new one of { $pile ->
    [one] one card
   *[other] { $pile } cards
}.
round-ended = Round { $round } is over.
counted = { $who_is ->
    [you] You score { $points } with { $cards } ({ $sum }). Total: { $total }.
   *[other] { $who } scores { $points } with { $cards } ({ $sum }). Total: { $total }.
}
counted-winner = { $who_is ->
    [you] You win the round with { $cards } ({ $sum }) and score { $points }. Total: { $total }.
   *[other] { $who } wins the round with { $cards } ({ $sum }) and scores { $points }. Total: { $total }.
}
counted-caller = { $who_is ->
    [you] You called with { $cards } ({ $sum }) and score double: { $points }. Total: { $total }.
   *[other] { $who } called with { $cards } ({ $sum }) and scores double: { $points }. Total: { $total }.
}
won = { $who_is ->
    [you] You win the game!
   *[other] { $who } wins the game!
}
won-shared = { $who_is ->
    [you] You tie for the win!
   *[other] { $who } ties for the win!
}

## How things are written

written-card = { $value } in “{ $at }” is not a card: write a whole number from -1 to 14.
written-slots = { $value } in “{ $at }” are not spots of a pyramid: it has at most { $most }, counted from 0.
written-power = { $value } in “{ $at }” is not a power: the powers are 8, 10, 12 and 14.

## Hints

hint-ready = Tap Ready.
hint-draw = Draw from the draw pile.
hint-take = Take { $card } for the card in spot { $place }.
hint-swap = Put { $card } in spot { $place }.
hint-discard = Discard the { $card } you drew.
hint-power = Use the { $power }’s power.
hint-target-8 = Swap the top of the draw pile with { $whom }’s card in spot { $place }.
hint-target-10 = Swap your card in spot { $own } with { $whom }’s in spot { $place }.
hint-target-12 = Give { $whom } the top of the draw pile.
hint-target-14 = Give your card in spot { $own } to { $whom }.
hint-call = Call “5 or less”.
hint-end-turn = End your turn.
hint-claim = Throw your card in spot { $place }!
why-ready-peek = Your bottom row is { $cards }, { $sum } in all. Remember which is where.
why-ready-next = The round is scored; the next one starts when everyone is ready.
why-draw-only = You can’t take the top discard.
why-draw-high = The top discard, { $card }, is no lower than your highest known card, { $highest }.
why-draw-average = The top discard, { $card }, gains you little; an unknown card costs about { $average }.
why-put-unseen = You don’t know that card. The { $card } is lower than the average unknown card ({ $average }), and you’ll know it.
why-put-known = You don’t know that card, and you’ll know this one.
why-put-lower = The { $card } is lower than the { $old } there: { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
why-put-twin = The { $old } goes for { $points ->
    [one] 1 point
   *[other] { $points } points
} less, and you can throw your other { $old } on it.
why-put-power = { $points ->
    [one] 1 point
   *[other] { $points } points
} less, and you get to use the { $old }’s power.
why-put-other = It replaces the { $old }.
why-discard-twin = You have another { $card } to throw on it right away.
why-discard-highest = None of your cards is higher.
why-discard-high = It’s no lower than your highest known card, { $highest }.
why-discard-average = The { $card } is higher than the average unknown card ({ $average }).
why-discard-keep = You keep what you have: { $sum } in known cards.
why-power-8 = You can turn someone’s low card into an unknown one.
why-power-10 = You can swap a high card for a lower one.
why-power-12 = Someone else gets an extra card.
why-power-14 = You get rid of a card and someone else gets it.
why-target-trade = You give { $given } and get { $got }.
why-target-gamble = You give { $given }; an unknown card costs about { $average }.
why-target-gift = You get rid of the { $given }.
why-target-low = You know it’s { $card }; its replacement costs about { $average }.
why-target-nearest = From what you’ve seen, { $whom } is closest to five.
why-target-cards = { $whom } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
why-call-known = You have { $sum }, and you know all your cards.
why-call-likely = Your known cards make { $sum }; the chance of five or less in all is { $percent }%.
why-call-count = Your known cards make { $sum }; { $hidden } more you don’t know.
why-end-much = You have { $sum }: too much to call.
why-end-enough = You have { $sum }, and there’s nothing else to do this turn.
why-end-unseen = Your known cards make { $sum }, and you don’t know { $hidden ->
    [one] one card
   *[other] { $hidden } cards
}: too risky to call.
why-claim-same = You’ve seen that it’s { $card } too.
why-claim-guess = You haven’t seen that card: it’s a guess.

## What was wrong, in a review

fault-call-much = You called too early: the cards you know already make { $sum }{ $hidden ->
    [0] { "" }
    [one] , and one more is unknown
   *[other] , and { $hidden } more are unknown
}.
fault-call-unseen = You called too early: your known cards make { $sum }, and { $hidden ->
    [one] one card is
   *[other] { $hidden } cards are
} unknown.
fault-call-beaten = You called with { $sum }{ $hidden ->
    [0] { "" }
    [one] { " " }and one unknown card
   *[other] { " " }and { $hidden } unknown cards
}, but someone may have less: then it counts double.
fault-no-call = You called too late: with { $sum }{ $hidden ->
    [0] { "" }
    [one] { " " }and one unknown card
   *[other] { " " }and { $hidden } unknown cards
} it was time.
fault-wrong-throw = You threw { $card } on { $discard }, though you had seen it.
fault-guessed-throw = You threw a card that you hadn’t seen on { $discard }.
fault-no-power = You could have used the { $power }’s power.
fault-power = The { $power }’s power gains you nothing here.
fault-left-card = { $card } was there to take; an unknown card costs about { $average }.
fault-threw-lower = You threw { $card } away and kept { $old }.
fault-threw-low = You threw { $card } away; an unknown card costs about { $average }.
fault-put-higher = { $card } replaces a lower card: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
fault-put-high = { $card } is high; an unknown card costs about { $average }.
fault-put-elsewhere = { $card } was worth more in another spot than in place of { $old }.
fault-put-unseen = { $card } was worth more in another spot.
fault-target-trade = You gave { $given } and got { $got }.
fault-target-given = { $given } isn’t the card to give away.
fault-target-card = Another of { $whom_is ->
    [you] your
   *[other] { $whom }’s
} cards was the one to take.
fault-target-other = { $whom_is ->
    [you] You were
   *[other] { $whom } was
} not the one to stop.

## Options

option-powers-title = Powers
option-powers = 8, 10, 12 and 14 have powers. Turn them off for an easier first game.
option-target-title = End of the game
option-target = Points that end the game.
option-target-50 = 50
option-target-100 = 100
option-target-150 = 150
option-rounds-title = Short game
option-rounds = Play a fixed number of rounds; most rounds won wins. 3 or 5 is a good number.
option-rounds-0 = No
option-rounds-1 = 1 round
option-rounds-2 = 2 rounds
option-rounds-3 = 3 rounds
option-rounds-4 = 4 rounds
option-rounds-5 = 5 rounds
option-rounds-6 = 6 rounds
option-rounds-7 = 7 rounds
option-rounds-8 = 8 rounds
option-rounds-9 = 9 rounds
option-rounds-10 = 10 rounds
option-peek_seconds-title = Time to peek
option-peek_seconds = Seconds to look at your bottom row before each round.
option-turn_end_seconds-title = End of a turn
option-turn_end_seconds = Seconds until a turn ends automatically.
option-chain_quick_discards-title = Throw on throws
option-chain_quick_discards = You can throw another match on a thrown card.
option-memory_aid-title = Memory aid
option-memory_aid = The page remembers the cards you’ve seen.

## Refusals

refuse-option-target = The game ends at 50, 100 or 150 points, not { $number }.
refuse-option-rounds = A short game has 1 to 10 rounds, or 0 to play for points, not { $number }.
refuse-option-peek = The peek lasts 3 to 60 seconds, not { $number }.
refuse-option-turn-end = A turn ends automatically after 2 to 30 seconds, not { $number }.
refuse-not-seated = Only players can do that.
refuse-nothing-to-be-ready-for = There’s nothing to be ready for right now.
refuse-old-round = That round is over.
refuse-ready-already = You’re already ready.
refuse-no-round = No round is in play.
refuse-locked = You called “5 or less”: your pyramid is locked.
refuse-claim-open = Wait: your last throw is still being checked.
refuse-waits = Wait: your last action is still being checked.
refuse-no-penalty-card = No throwing now: the draw pile is empty, so there’s no penalty card.
refuse-pyramid-full = Your pyramid has no room for a penalty card.
refuse-cannot-aim = Too late: you can only throw on the top discard, or within two seconds after it was covered.
refuse-thrown-already = Someone has already thrown on that card.
refuse-no-card-there = You have no card in that spot.
refuse-no-turns = It’s nobody’s turn right now.
refuse-not-your-turn = It’s not your turn.
refuse-old-turn = That turn is over.
refuse-drawn-already = You’ve already drawn.
refuse-draw-first = Draw a card first.
refuse-no-cards = You have no cards to replace: draw, then discard it.
refuse-not-on-top = That card isn’t on top of the discard pile.
refuse-linked = You can’t take a card right after a throw: draw one.
refuse-power-for-two = With two players you can’t take a power card from the discard pile.
refuse-no-power = There’s no power to use: only a card you replace in your pyramid on your turn has one, unless it’s blocked.
refuse-no-target = There’s nobody to use this power on.
refuse-no-power-started = You haven’t started a power.
refuse-not-another-player = Use the power on another player.
refuse-target-locked = { $who_is ->
    [you] You
   *[other] { $who }
} called “5 or less”: that pyramid is locked.
refuse-target-without-cards = There’s no card to swap with, or no room to add one.
refuse-no-such-target = 8 and 10 need one of the other player’s cards; 12 and 14 don’t.
refuse-no-such-gift = 10 and 14 need one of your own cards; 8 and 12 don’t.
refuse-not-the-end = You can only do that at the end of your turn.
refuse-position-seats = A table has 2 to 6 pyramids, not { $count }.
refuse-position-seat = That seat isn’t at this table.
refuse-position-round = A game has rounds 1 to 50.
refuse-position-before = A position begins with cards dealt.
refuse-position-ready = Players are ready only before and after a round, and once all are, it goes on.
refuse-position-places = A pyramid has at most 64 spots.
refuse-position-dealt = Before a round each player has five cards.
refuse-position-too-many = { $card } is there more often than in the deck.
refuse-position-missing = { $card } is missing: pyramids, piles and the drawn card make up the whole deck.
refuse-position-discard = Once the round has started there is a discard, and none before.
refuse-position-linked = Thrown cards lie on top with the card they match: two, or more where throws can follow each other.
refuse-position-refills = The draw pile is refilled at most twice in a round.
refuse-position-first-caller = The first caller has called.
refuse-position-called = A player who called has no more turns, and nobody calls before the round.
refuse-position-last-claims = The last throws come when it would be the first caller’s turn again.
refuse-position-stage = Only while turns are taken can a player be in the middle of one.
refuse-position-drawn = Only the player about to place a card holds a drawn one.
refuse-position-power = A power belongs to the top card, after it was discarded this turn.
refuse-position-target = A power in use has somebody to be used on.
refuse-position-blocked = A power with a card thrown on it is blocked.
refuse-position-until = Nothing here ends by itself.
refuse-position-shown = Only cards in a pyramid can be shown to all, and at most eight at once.
refuse-position-recent = At most four discards were covered just now, all older than the top one.
refuse-position-claims = While a throw is being checked, each player has at most one throw, of a card that is there, and the first is a match.
refuse-position-pending = An action waits only while a throw is being checked.
refuse-position-quota = Each player has an allowance for lag, at most 1500 ms.
refuse-position-points = Points and rounds won are given for all seats or none.
refuse-position-result = The result of a round is shown after it, and only then.
refuse-position-over = The game is over when the points or rounds are reached, and not before.
