## What happens at a table

first = { $who_is ->
    [you] You go first (picked at random).
   *[other] { $who } goes first (picked at random).
}
under = { $card } is turned up. Nothing can be played on it, so it goes under the draw pile.
in-vain = { $count ->
    [one] { $cards } is turned up. { $who_is ->
        [you] You can’t play on it, so it goes under the draw pile.
       *[other] { $who } can’t play on it, so it goes under the draw pile.
    }
   *[other] { $cards } are turned up. { $who_is ->
        [you] You can’t play on any of them, so they go under the draw pile.
       *[other] { $who } can’t play on any of them, so they go under the draw pile.
    }
}
dealt = Round { $round }: { $centre } in the middle. { $who_is ->
    [you] You start.
   *[other] { $who } starts.
}
hand-dealt = { $who_is ->
    [you] Your hand: { $hand }.
   *[other] { $who } gets { $hand }.
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
    [you] You play { $card }: reverse, now clockwise.
   *[other] { $who } plays { $card }: reverse, now clockwise.
}
played-counterclockwise = { $who_is ->
    [you] You play { $card }: reverse, now anticlockwise.
   *[other] { $who } plays { $card }: reverse, now anticlockwise.
}
played-draw = { $who_is ->
    [you] You play { $card }: draw.
   *[other] { $who } plays { $card }: draw.
}
played-exchange = { $who_is ->
    [you] You play { $card }: swap.
   *[other] { $who } plays { $card }: swap.
}
refilled = The draw pile is empty: the played cards are reshuffled into a new one of { $cards }.
late = { $who_is ->
    [you] Time’s up: chosen at random for you.
   *[other] Time’s up: chosen at random for { $who }.
}
drew = { $who_is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
drew-card = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
paired = { $who_is ->
    [you] You
   *[other] { $who }
} and { $other_is ->
    [you] you
   *[other] { $other }
} swap a card.
offered = { $who_is ->
    [you] You’ve picked a card to give.
   *[other] { $who } has picked a card to give.
}
offered-card = { $who_is ->
    [you] You’ve picked { $card } to give.
   *[other] { $who } has picked { $card } to give.
}
exchanged = { $who_is ->
    [you] You
   *[other] { $who }
} and { $other_is ->
    [you] you
   *[other] { $other }
} have swapped cards.
gave = { $who_is ->
    [you] You give { $card } to { $other }.
   *[other] { $other_is ->
        [you] { $who } gives you { $card }.
       *[other] { $who } gives { $card } to { $other }.
    }
}
left = { $who_is ->
    [you] You’re out of cards and out of the round.
   *[other] { $who } is out of cards and out of the round.
}
lost-stuck = { $who_is ->
    [you] You can’t play and lose round { $round } with { $hand }: one more!
   *[other] { $who } can’t play and loses round { $round } with { $hand }: one more!
}
lost-last = { $who_is ->
    [you] Only you have cards left: you lose round { $round } with { $hand }: one more!
   *[other] Only { $who } has cards left and loses round { $round } with { $hand }: one more!
}
won = { $who_is ->
    [you] You lost two rounds and win!
   *[other] { $who } lost two rounds and wins!
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
    [again] ↻
    [turn] ↶
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
    [turn] { " " }reverse
    [draw] { " " }draw
    [exchange] { " " }swap
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
hint-exchange = Have { $who_is ->
    [you] yourself
   *[other] { $who }
} and { $other_is ->
    [you] yourself
   *[other] { $other }
} swap a card.
hint-give = Give { $card }.
hint-ready = Tap Next round.
why-loses = You’d have to play on { $card } yourself and can’t: you lose the round, just as you want.
why-only = It’s your only card that can go on { $centre }.
why-again = You play again at once, so you’re stuck sooner: your other cards are between { $low } and { $high }, and { $answers ->
    [one] only one of them
   *[other] { $answers } of them
} can go on it.
why-last = It’s your last card: you’re out of the round.
why-last-draw = It’s your last card, but its draw can keep you in the round.
why-rival = { $who } needs only one more loss, and { $answers ->
    [8] almost any number
   *[other] { $answers } of the nine numbers
} can go on this.
why-narrow = You keep cards between { $low } and { $high }: anything outside that and you’re stuck, just as you want.
why-narrow-one = You keep only { $digit }s: you’ll soon be stuck, just as you want.
why-easy = { $answers ->
    [8] Almost any number
   *[other] { $answers } of the nine numbers
} can go on this, so { $who } is unlikely to get stuck before you.
why-spread = You keep cards between { $low } and { $high }.
why-draw-stay = You have no cards left: without this one you’re out of the round and can’t lose it.
why-draw-mine = One more card to get stuck with.
why-draw-rival = { $who } needs only one more loss; one more card is one more way out.
why-draw-few = { $who } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}; with fewer cards you get stuck sooner, and you want to be first.
why-exchange-wide = Your cards are between { $low } and { $high }: you can give away the most extreme one.
why-exchange-mine = You can choose what to give away.
why-exchange-narrow = Your own cards are close together, between { $low } and { $high }: keep them.
why-exchange-others = Your own cards stay as they are.
why-give-only = It’s your only card.
why-ready = The round is over; the next one starts when everyone is ready.

## What was wrong, in a review

fault-not-lost = With { $card } you’d have had to play again and couldn’t: the round was yours to lose.
fault-left-round = With no cards left you’re out of the round and can’t lose it any more.
fault-not-again = After { $card } you’d have played again at once: one card fewer, and stuck sooner.
fault-spent-again = { $card } makes you play again: kept for later, it gets you stuck.
fault-rival = { $who } needs only one more loss, and { $answers ->
    [0] none
   *[other] only { $answers }
} of the nine numbers can be played on { $card }.
fault-hard = { $answers ->
    [0] Nothing can be played on { $card }: { $who } loses the round before you do.
   *[other] Only { $answers } of the nine numbers can be played on { $card }: { $who } may get stuck before you.
}
fault-wide = Without { $card } your cards are between { $low } and { $high }; between { $better_low } and { $better_high } you’d be stuck sooner.
fault-drew = One more card in your own hand is one more way out: you’re stuck later.
fault-draw-rival = { $who } needs only one more loss: that’s who should have drawn.
fault-draw-other = { $who } was closer to losing the round: that’s who should have drawn.
fault-exchanged = Your cards, between { $low } and { $high }, were good as they were: swapping put them at risk.
fault-not-exchanged = Your cards are between { $low } and { $high }: swapping would have rid you of one that keeps you playing.
fault-gave-bomb = { $card } makes its player play again: it was your best way to lose the round.
fault-gave = Without { $card } your cards are between { $low } and { $high }; between { $better_low } and { $better_high } you’d be stuck sooner.

## Options

option-deck-title = Deck
option-deck = Wide: 1 to 4 always with +, 6 to 9 always with −; some card always fits, so rounds are long. Every card: each number with + and with −, even 9+ and 1−, which nothing beats; rounds are short. No dead ends: every card but 9+ and 1−.
option-deck-wide = Wide
option-deck-every = Every card
option-deck-no_dead_ends = No dead ends
option-choice_seconds-title = Time to choose
option-choice_seconds = Seconds to choose when a card has an effect; after that, the choice is random. 0 is no limit.

## Refusals

refuse-choice-seconds = The time to choose is 0 to { $most } seconds, not { $seconds }.
refuse-over = The game is over.
refuse-old-turn = That turn is over.
refuse-not-your-turn = It’s not your turn.
refuse-effect-first = First choose what your card does.
refuse-not-held = You don’t have { $card }.
refuse-no-answer = You can’t play { $card } on { $centre }: + means higher, − means lower, 5± means anything but a 5.
refuse-no-draw = There’s no card to make anyone draw right now.
refuse-no-exchange = There’s no swap to choose players for.
refuse-no-such-player = There’s no such player at this table.
refuse-left = { $who_is ->
    [you] You’re out of the round and can’t be chosen.
   *[other] { $who } is out of the round and can’t be chosen.
}
refuse-no-cards = { $who_is ->
    [you] You have no card to swap.
   *[other] { $who } has no card to swap.
}
refuse-alone = It takes two to swap: choose two players.
refuse-not-exchanging = You aren’t part of a swap right now.
refuse-given = You’ve already picked a card to give.
refuse-round-over = The round is over: the next one starts when everyone is ready.
refuse-nothing-to-be-ready-for = There’s nothing to be ready for right now.
refuse-ready-already = You’re already ready.
refuse-position-seats = A table has 3 to 9 hands, not { $count }.
refuse-position-seat = That seat isn’t at this table.
refuse-position-until = Only choices have a deadline, and only if their time is limited.
refuse-position-pair = A swap is between two players who each have a card, and waits for at least one of them to choose.
refuse-position-between = Between two rounds “last” tells of the round just played: who lost it, with which hand, on which card.
refuse-position-ready = Players are ready only between two rounds, and once all are, the next one starts.
refuse-position-losses = A player who has lost two rounds has won: only one can, and then the game is over.
refuse-position-start = A start card is never in the draw pile.
refuse-position-starts = There are more start cards than players.
refuse-position-not-in-deck = { $card } is not in this deck.
refuse-position-too-many = { $card } is there more often than in the deck.
refuse-position-under = More cards went under the draw pile than it can hold.
refuse-position-answered = { $who_is ->
    [you] You can play on a card that went under the draw pile: it would have stayed in the middle.
   *[other] { $who } can play on a card that went under the draw pile: it would have stayed in the middle.
}
refuse-position-missing = { $card } is missing: hands, middle, played cards and draw pile make up the whole deck.
refuse-position-last = The round is over when only one player has cards.
refuse-position-stuck = { $who_is ->
    [you] You can’t play on the middle card: you would have lost the round already.
   *[other] { $who } can’t play on the middle card and would have lost the round already.
}
refuse-position-effect = The card in the middle doesn’t have the effect that is being chosen.
refuse-position-no-draw = There is no card to draw.
refuse-position-offer = { $who_is ->
    [you] You don’t have the card you picked to give.
   *[other] { $who } doesn’t have the card picked to give.
}
