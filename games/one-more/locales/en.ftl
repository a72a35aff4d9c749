## What happens at a table

first = { $who_is ->
    [you] You are drawn to play first.
   *[other] { $who } is drawn to play first.
}
under = { $card } is turned up. Nothing answers it, so it goes under the pack.
in-vain = { $count ->
    [one] { $cards } is turned up. { $who_is ->
        [you] You cannot answer it, so it goes under the pack.
       *[other] { $who } cannot answer it, so it goes under the pack.
    }
   *[other] { $cards } are turned up. { $who_is ->
        [you] You can answer none of them, so they go under the pack.
       *[other] { $who } can answer none of them, so they go under the pack.
    }
}
dealt = Round { $round }: { $centre } lies in the centre. { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
hand-dealt = { $who_is ->
    [you] Your hand: { $hand }.
   *[other] { $who } is dealt { $hand }.
}
played = { $who_is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
played-again = { $who_is ->
    [you] You play { $card }: again.
   *[other] { $who } plays { $card }: again.
}
played-clockwise = { $who_is ->
    [you] You play { $card }: turn about, clockwise now.
   *[other] { $who } plays { $card }: turn about, clockwise now.
}
played-counterclockwise = { $who_is ->
    [you] You play { $card }: turn about, counterclockwise now.
   *[other] { $who } plays { $card }: turn about, counterclockwise now.
}
played-draw = { $who_is ->
    [you] You play { $card }: draw.
   *[other] { $who } plays { $card }: draw.
}
played-exchange = { $who_is ->
    [you] You play { $card }: exchange.
   *[other] { $who } plays { $card }: exchange.
}
refilled = The pack is empty: the played cards are shuffled into a new one of { $cards }.
late = { $who_is ->
    [you] Your time is over: chance chooses.
   *[other] { $who } has run out of time: chance chooses.
}
drew = { $who_is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
drew-card = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
paired = To exchange a card: { $who_is ->
    [you] you
   *[other] { $who }
} and { $other_is ->
    [you] you
   *[other] { $other }
}.
offered = { $who_is ->
    [you] You have chosen a card to give.
   *[other] { $who } has chosen a card to give.
}
offered-card = { $who_is ->
    [you] You have chosen to give { $card }.
   *[other] { $who } has chosen to give { $card }.
}
exchanged = The cards are exchanged between { $who_is ->
    [you] you
   *[other] { $who }
} and { $other_is ->
    [you] you
   *[other] { $other }
}.
gave = { $who_is ->
    [you] You give { $card } to { $other }.
   *[other] { $other_is ->
        [you] { $who } gives you { $card }.
       *[other] { $who } gives { $card } to { $other }.
    }
}
left = { $who_is ->
    [you] You have no cards left and leave the round.
   *[other] { $who } has no cards left and leaves the round.
}
lost-stuck = { $who_is ->
    [you] You cannot play and lose round { $round } with { $hand }: one more!
   *[other] { $who } cannot play and loses round { $round } with { $hand }: one more!
}
lost-last = { $who_is ->
    [you] You alone have cards left and lose round { $round } with { $hand }: one more!
   *[other] { $who } alone has cards left and loses round { $round } with { $hand }: one more!
}
won = { $who_is ->
    [you] You have lost twice: you win!
   *[other] { $who } has lost twice and wins!
}

## Cards

piece-face = { $digit }{ $sign ->
    [plus] +
    [minus] −
   *[both] ±
}
piece-face-spoken = { $digit } { $sign ->
    [plus] plus
    [minus] minus
   *[both] plus or minus
}
piece-card = { $digit }{ $sign ->
    [plus] +
    [minus] −
   *[both] ±
}{ $effect ->
    [again] »
    [turn] ⟲
    [draw] ↓
    [exchange] ⇄
   *[none] { "" }
}
piece-card-spoken = { $digit } { $sign ->
    [plus] plus
    [minus] minus
   *[both] plus or minus
}{ $effect ->
    [again] { " " }again
    [turn] { " " }turn about
    [draw] { " " }draw
    [exchange] { " " }exchange
   *[none] { "" }
}

## How things are written

written-card = { $value } in “{ $at }” is not a card: write digit, sign and effect, as in 4+a, 7-x, 1+t or 9-d, and 5* for a start card.
written-cards = { $value } in “{ $at }” has a card more often than there can be.

## Hints

hint-play = Play { $card }.
hint-draw = { $who_is ->
    [you] Draw a card yourself.
   *[other] Let { $who } draw a card.
}
hint-exchange = Let { $who_is ->
    [you] yourself
   *[other] { $who }
} and { $other_is ->
    [you] yourself
   *[other] { $other }
} exchange a card.
hint-give = Give { $card }.
why-loses = You must answer { $card } yourself and hold nothing that does: you lose the round, as you want to.
why-only = It is the only card of yours that answers { $centre }.
why-again = You play again at once and are sooner stuck: what is left lies between { $low } and { $high }, with { $answers ->
    [one] one answer
   *[other] { $answers } answers
} to it.
why-last = It is your last card: you leave the round.
why-last-draw = It is your last card, but its draw can keep you in the round.
why-rival = { $who } needs only one more loss, and can answer this with { $answers } of nine digits.
why-narrow = What you keep lies between { $low } and { $high }: anything beyond that, and you are stuck, as you want to be.
why-narrow-one = You keep only the digit { $digit }: you are soon stuck, as you want to be.
why-easy = { $who } can answer it with { $answers } of nine digits, and is hardly stuck before you.
why-spread = You keep cards between { $low } and { $high }.
why-draw-stay = You have no card left: without this one you leave the round and cannot lose it.
why-draw-mine = You have then one card more to be stuck with.
why-draw-rival = { $who } needs only one more loss; one card more is one more answer.
why-draw-few = { $who } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}; the fewer, the sooner stuck, and that is what you want to be.
why-exchange-wide = Your cards lie between { $low } and { $high }: you can give away the one that is farthest out.
why-exchange-mine = You can choose what you give away.
why-exchange-narrow = Your own cards lie close together, between { $low } and { $high }: keep them.
why-exchange-others = Your own cards stay as they are.
why-give-only = It is your only card.

## Options

option-deck-title = Deck
option-deck = The book’s list of the 72 cards is lost, so there are three decks to choose from. Wide: 1 to 4 only with +, 6 to 9 only with −; there is always a way out, rounds are long and players run out of cards. Every card: each digit with + and with −, even 9+ and 1−, which nothing answers; rounds are short. No dead ends: the same without 9+ and 1−.
option-deck-wide = Wide
option-deck-every = Every card
option-deck-no_dead_ends = No dead ends
option-choice_seconds = Seconds to choose what an effect does; then chance chooses. 0 sets no limit.

## Refusals

refuse-choice-seconds = The time for a choice is 0 to { $most } seconds, not { $seconds }.
refuse-over = The game is over.
refuse-old-turn = That turn is over.
refuse-not-your-turn = It is not your turn.
refuse-effect-first = Your card has an effect: choose first what it does.
refuse-not-held = You do not hold { $card }.
refuse-no-answer = { $card } does not answer { $centre }: a + asks for a higher digit, a − for a lower one, a 5± for any but a 5.
refuse-no-draw = No card that makes somebody draw has just been played.
refuse-no-exchange = There is no exchange to choose two players for.
refuse-no-such-player = There is no such player at this table.
refuse-left = { $who_is ->
    [you] You have left the round and cannot be chosen.
   *[other] { $who } has left the round and cannot be chosen.
}
refuse-no-cards = { $who_is ->
    [you] You have no card to exchange.
   *[other] { $who } has no card to exchange.
}
refuse-alone = Nobody exchanges cards alone: choose two players.
refuse-not-exchanging = You have no card to give: you are not one of two players who exchange now.
refuse-given = You have chosen the card to give already.
refuse-position-seats = A table has 3 to 9 hands, not { $count }.
refuse-position-seat = A seat is named that is not at the table.
refuse-position-until = There is a deadline only for choices, and only with the option for it.
refuse-position-pair = An exchange is between two players who each have a card, and waits for at least one of them to choose.
refuse-position-losses = Who has lost two rounds has won: just one player, and only when the game is over.
refuse-position-start = A start card is never in the pack.
refuse-position-starts = There are more start cards than players.
refuse-position-not-in-deck = { $card } is not in this deck.
refuse-position-too-many = { $card } occurs more often than in the pack.
refuse-position-under = More cards have been turned up in vain than the pack can hold.
refuse-position-answered = { $who_is ->
    [you] You can answer a card that has gone under the pack: it would have stayed in the centre.
   *[other] { $who } can answer a card that has gone under the pack: it would have stayed in the centre.
}
refuse-position-missing = { $card } is missing: hands, centre, played cards and pack make up all cards.
refuse-position-last = A round is over when only one player holds cards.
refuse-position-stuck = { $who_is ->
    [you] You cannot answer the centre: you would have lost the round already.
   *[other] { $who } cannot answer the centre and would have lost the round already.
}
refuse-position-effect = The card in the centre does not have the effect that is being chosen for.
refuse-position-no-draw = There is no card that could be drawn.
refuse-position-offer = { $who_is ->
    [you] You do not hold the card that you have chosen to give.
   *[other] { $who } does not hold the card chosen to give.
}
