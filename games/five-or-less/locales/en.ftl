## Cards

piece-card = { $value }
piece-card-spoken = { $sign ->
    [minus] minus one
   *[plus] { $value }
}

## What happens at the table

dealt = Round { $round } is dealt. { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
peek = { $who_is ->
    [you] You look at the base of your pyramid: { $cards }.
   *[other] { $who } looks at the base of the pyramid: { $cards }.
}
began = { $who_is ->
    [you] You turn { $card } over and begin.
   *[other] { $who } turns { $card } over and begins.
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
    [you] You discard { $card } from place { $place }.
   *[other] { $who } discards { $card } from place { $place }.
}
discarded-drawn = { $who_is ->
    [you] You discard { $card } at once.
   *[other] { $who } discards { $card } at once.
}
claimed = { $who_is ->
    [you] You throw the card in place { $place }.
   *[other] { $who } throws the card in place { $place }.
}
dropped = { $who_is ->
    [you] A quick discard came first: choose again.
   *[other] A quick discard came before what { $who } wanted to do.
}
won-race = { $who_is ->
    [you] Quick discard! You throw { $card } after { $ms } ms.
   *[other] Quick discard! { $who } throws { $card } after { $ms } ms.
}
blocked = The power of { $card } is blocked.
too-late = { $who_is ->
    [you] Too late: you take { $card } back.
   *[other] Too late: { $who } takes { $card } back.
}
too-late-by-time = { $who_is ->
    [you] Too late, after { $ms } ms: you take { $card } back.
   *[other] Too late, after { $ms } ms: { $who } takes { $card } back.
}
wrong = { $who_is ->
    [you] Wrong: you threw { $card } and take it back.
   *[other] Wrong: { $who } threw { $card } and takes it back.
}
penalty = { $who_is ->
    [you] You get a penalty card.
   *[other] { $who } gets a penalty card.
}
started = { $who_is ->
    [you] You use the power of { $power }.
   *[other] { $who } uses the power of { $power }.
}
used-8 = { $who_is ->
    [you] You swap the top of the draw pile with { $whom_is ->
        [you] your own card
       *[other] the card of { $whom }
    } in place { $place }.
   *[other] { $who } swaps the top of the draw pile with { $whom_is ->
        [you] your card
       *[other] the card of { $whom }
    } in place { $place }.
}
used-10 = { $who_is ->
    [you] You swap your card in place { $own } with { $whom_is ->
        [you] your own
       *[other] that of { $whom }
    } in place { $place }.
   *[other] { $who } swaps the card in place { $own } with { $whom_is ->
        [you] yours
       *[other] that of { $whom }
    } in place { $place }.
}
used-12 = { $who_is ->
    [you] You add the top of the draw pile to { $whom_is ->
        [you] your own pyramid
       *[other] the pyramid of { $whom }
    }.
   *[other] { $who } adds the top of the draw pile to { $whom_is ->
        [you] your pyramid
       *[other] the pyramid of { $whom }
    }.
}
used-14 = { $who_is ->
    [you] You give your card in place { $own } to { $whom_is ->
        [you] yourself
       *[other] { $whom }
    }.
   *[other] { $who } gives the card in place { $own } to { $whom_is ->
        [you] you
       *[other] { $whom }
    }.
}
skipped = { $who_is ->
    [you] Your power has no target any more.
   *[other] The power of { $who } has no target any more.
}
called = { $who_is ->
    [you] You say: 5 or less!
   *[other] { $who } says: 5 or less!
}
last-claims = All turns are over. Last quick discards!
refilled = The draw pile is empty: the discards are shuffled into a new one of { $pile ->
    [one] one card
   *[other] { $pile } cards
}.
round-ended = Round { $round } is over.
counted = { $who_is ->
    [you] You have { $cards }, { $sum } in all, and score { $points }: { $total } so far.
   *[other] { $who } has { $cards }, { $sum } in all, and scores { $points }: { $total } so far.
}
counted-winner = { $who_is ->
    [you] You win the round with { $cards }, { $sum } in all, and score { $points }: { $total } so far.
   *[other] { $who } wins the round with { $cards }, { $sum } in all, and scores { $points }: { $total } so far.
}
counted-caller = { $who_is ->
    [you] You said “5 or less” with { $cards }, { $sum } in all, and score twice that, { $points }: { $total } so far.
   *[other] { $who } said “5 or less” with { $cards }, { $sum } in all, and scores twice that, { $points }: { $total } so far.
}
won = { $who_is ->
    [you] You win the game!
   *[other] { $who } wins the game!
}
won-shared = { $who_is ->
    [you] You share the win.
   *[other] { $who } shares the win.
}

## How things are written

written-card = { $value } in “{ $at }” is not a card: write a whole number from -1 to 14.
written-slots = { $value } in “{ $at }” are not places of a pyramid: it has at most { $most }, counted from 0.
written-power = { $value } in “{ $at }” is not a power: the powers are 8, 10, 12 and 14.

## Hints

hint-ready = Say that you have seen enough.
hint-draw = Draw from the draw pile.
hint-take = Take { $card } for your card in place { $place }.
hint-swap = Put { $card } in place { $place }.
hint-discard = Discard the { $card } that you have drawn.
hint-power = Use the power of the { $power }.
hint-target-8 = Let the top of the draw pile change places with the card of { $whom } in place { $place }.
hint-target-10 = Swap your card in place { $own } with that of { $whom } in place { $place }.
hint-target-12 = Give { $whom } the top of the draw pile.
hint-target-14 = Give your card in place { $own } to { $whom }.
hint-call = Say “5 or less”.
hint-end-turn = End your turn.
hint-claim = Throw your card in place { $place }!
why-ready-peek = Your base is { $cards }, { $sum } in all: keep in mind which lies where.
why-ready-next = The round is counted; the next one begins when all are ready.
why-draw-only = The top discard cannot be taken.
why-draw-high = The { $card } on the discard pile is not lower than your highest card that you know, the { $highest }.
why-draw-average = The { $card } on the discard pile gains you little; a card that nobody has seen costs about { $average }.
why-put-unseen = You have not seen what lies there. The { $card } is lower than the { $average } that an unseen card costs on average, and you know it then.
why-put-known = You have not seen what lies there; then you know it.
why-put-lower = The { $card } is lower than the { $old } there: { $points ->
    [one] one point
   *[other] { $points } points
} less.
why-put-twin = The { $old } goes for { $points ->
    [one] one point
   *[other] { $points } points
} less, and you can throw your other { $old } after it.
why-put-power = { $points ->
    [one] One point
   *[other] { $points } points
} less, and the { $old } that you discard has a power to use.
why-put-other = There lies the { $old }.
why-discard-twin = You have another { $card } that you can throw after it at once.
why-discard-highest = None of your cards is higher.
why-discard-high = It is not lower than your highest card that you know, the { $highest }.
why-discard-average = The { $card } is higher than the { $average } that a card which you have not seen costs on average.
why-discard-keep = You keep what you have: { $sum } in the cards that you know.
why-power-8 = A low card of another player can go for an unknown one.
why-power-10 = You can give a high card away for a lower one.
why-power-12 = Somebody else gets one more card to pay for.
why-power-14 = You get rid of a card, and somebody else has it.
why-target-trade = You give { $given } and get { $got }.
why-target-gamble = You give { $given }; a card that you have not seen costs about { $average }.
why-target-gift = You are rid of the { $given }.
why-target-low = You know that it is { $card }; what comes for it costs about { $average }.
why-target-nearest = By all that you have seen, { $whom } is nearest to five.
why-target-cards = { $whom } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
why-call-known = You count { $sum }, and you have seen all your cards.
why-call-likely = You count { $sum } in the cards that you know; that the rest makes it no more than five is { $percent } % likely.
why-call-count = You count { $sum } in the cards that you know, and { $hidden } you do not know.
why-end-much = You count { $sum }: too much to say “5 or less”.
why-end-enough = You count { $sum }; there is nothing more to do in this turn.
why-end-unseen = You count { $sum } in the cards that you know, and { $hidden ->
    [one] one of your cards
   *[other] { $hidden } of your cards
} you have not seen: to say “5 or less” is too great a risk.
why-claim-same = It is { $card } too, as you have seen.
why-claim-guess = You have not seen that it is the same: this is a guess.

## Options

option-powers-title = Powers
option-powers = The cards 8, 10, 12 and 14 have powers. Without them they are plain cards: easier for a first game.
option-target-title = End of the game
option-target = The points that end the game.
option-target-50 = 50
option-target-100 = 100
option-target-150 = 150
option-rounds-title = Short game
option-rounds = A short game is decided by rounds won, not by points. The rulebook suggests 3 or 5 rounds.
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
option-peek_seconds = Seconds to look at the base cards before a round.
option-turn_end_seconds-title = End of a turn
option-turn_end_seconds = Seconds after which a turn ends by itself.
option-chain_quick_discards-title = Chains of throws
option-chain_quick_discards = A further equal card may be thrown on a thrown one.
option-memory_aid-title = Memory aid
option-memory_aid = The page remembers for each player the cards they have seen.

## Refusals

refuse-option-target = The game ends at 50, 100 or 150 points, not { $number }.
refuse-option-rounds = A short game has 1 to 10 rounds, or 0 for a game by points, not { $number }.
refuse-option-peek = The peek lasts 3 to 60 seconds, not { $number }.
refuse-option-turn-end = A turn ends by itself after 2 to 30 seconds, not { $number }.
refuse-not-seated = Only players act.
refuse-nothing-to-be-ready-for = There is nothing to be ready for now.
refuse-old-round = That round is over.
refuse-ready-already = You are ready already.
refuse-no-round = No round is being played.
refuse-locked = You said “5 or less”: your pyramid is locked.
refuse-claim-open = Your last throw is still being judged.
refuse-waits = What you want to do is still being judged.
refuse-no-penalty-card = The draw pile is empty and a penalty could not be paid: no quick discards now.
refuse-pyramid-full = Your pyramid has no place for a penalty card.
refuse-cannot-aim = That discard cannot be aimed at: only the top one, or one covered less than two seconds ago.
refuse-thrown-already = Only one card may be thrown on a discard.
refuse-no-card-there = You have no card in that place.
refuse-no-turns = Nobody is in turn now.
refuse-not-your-turn = It is not your turn.
refuse-old-turn = That turn is over.
refuse-drawn-already = You have drawn already.
refuse-draw-first = Draw a card first.
refuse-no-cards = You have no cards to swap: draw, and discard what you draw.
refuse-not-on-top = That card is not on top of the discard pile.
refuse-linked = After a quick discard nothing can be taken from the discard pile: draw a card.
refuse-power-for-two = With two players no power card can be taken from the discard pile.
refuse-no-power = There is no power to use: only a card discarded from your own pyramid in your turn has one, until it is blocked.
refuse-no-target = There is nobody to use this power on.
refuse-no-power-started = You have not started to use a power.
refuse-not-another-player = A power is used on another player.
refuse-target-locked = { $who_is ->
    [you] You
   *[other] { $who }
} said “5 or less”: that pyramid is locked.
refuse-target-without-cards = There is no card to swap with, or no place to add one.
refuse-no-such-target = This power needs a card of the other player, or none: 8 and 10 name one that lies there, 12 and 14 none.
refuse-no-such-gift = This power needs a card of your own, or none: 10 and 14 name one that lies there, 8 and 12 none.
refuse-not-the-end = That is possible only at the end of your turn.
refuse-position-seats = A table has 2 to 6 pyramids, not { $count }.
refuse-position-seat = A seat is named that is not at the table.
refuse-position-round = A game has rounds 1 to 50.
refuse-position-before = A position begins with cards dealt.
refuse-position-ready = Players are ready only before and after a round, and when all are, it goes on.
refuse-position-places = A pyramid has at most 64 places.
refuse-position-dealt = Before a round each player has five cards.
refuse-position-too-many = { $card } occurs more often than in the pack.
refuse-position-missing = { $card } is missing: pyramids, piles and the drawn card make up the whole pack.
refuse-position-discard = There is a discard as soon as the round has begun, and none before.
refuse-position-linked = Linked discards are the top ones, of equal value: two, or more where they may follow each other.
refuse-position-refills = The draw pile is refilled at most twice in a round.
refuse-position-first-caller = The first to say “5 or less” has said it.
refuse-position-called = Who said “5 or less” has no more turn, and nobody says it before the round.
refuse-position-last-claims = Last quick discards come when the turn would be the first caller’s again.
refuse-position-stage = Only while turns are taken is anybody in the middle of one.
refuse-position-drawn = A drawn card is held by the player who is to place it, and only then.
refuse-position-power = A power belongs to the card on top, after it was discarded in this turn.
refuse-position-target = A power that was started has somebody to hit.
refuse-position-blocked = A power with a quick discard on it is blocked.
refuse-position-until = Nothing comes to its end by itself here.
refuse-position-shown = Only a lying card can be shown to all, and at most eight at once.
refuse-position-recent = At most four discards were covered a moment ago, all older than the top.
refuse-position-claims = In an open window each player has at most one claim, with a card that lies there, and the first is right.
refuse-position-pending = An action waits only for an open window.
refuse-position-quota = Each player has a quota of lag, at most 1500 ms.
refuse-position-points = Points and rounds won are given for every seat or none.
refuse-position-result = How a round ended is shown after it, and only then.
refuse-position-over = The game is over when the points or rounds are reached, and not before.
