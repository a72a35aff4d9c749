## What happens at a table

first-dealer = { $who_is ->
    [you] You deal first.
   *[other] { $who } deals first.
}
dealt = Round { $round }: { $cards } cards each, { $wild } is wild. { $who_is ->
    [you] You deal and turn { $top }.
   *[other] { $who } deals and turns { $top }.
}
hand-dealt = { $who_is ->
    [you] Your hand: { $hand }.
   *[other] { $who } is dealt { $hand }.
}
drew = { $who_is ->
    [you] You draw from the stock.
   *[other] { $who } draws from the stock.
}
drew-card = { $who_is ->
    [you] You draw { $card } from the stock.
   *[other] { $who } draws { $card } from the stock.
}
took = { $who_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
}
discarded = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
went-out = { $who_is ->
    [you] You go out with { $melds }!
   *[other] { $who } goes out with { $melds }!
}
laid = { $who_is ->
    [you] You lay down { $melds }. Left: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } lays down { $melds }. Left: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
laid-all = { $who_is ->
    [you] You lay down { $melds }. Nothing is left.
   *[other] { $who } lays down { $melds }. Nothing is left.
}
laid-nothing = { $who_is ->
    [you] You have nothing to lay down. Left: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } has nothing to lay down. Left: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
reshuffled = The stock is empty: the discard pile is shuffled into a new stock of { $stock } cards, { $top } lies on top of the discard pile.
round-ended = Round { $round } is over.
scored = { $who_is ->
    [you] You get { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
   *[other] { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
}
won = { $who_is ->
    [you] You win with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $who } wins with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
}
won-shared = { $who_is ->
    [you] You share the win with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $who } shares the win with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
}

## The game for one

solo-dealt = Eleven hands are dealt, { $stock } cards are left in the stock.
solo-hand = Hand of { $size }: { $hand }.
solo-drew = The next card is { $card }.
solo-placed = { $card } goes into the hand of { $size }, { $discard } is discarded.
solo-passed = { $card } is discarded at once from the hand of { $size }.
solo-closed = The hand of { $size } is closed: { $melds }.
solo-counted = The open hands cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
solo-won = All eleven hands are closed. You win!
solo-lost = The stock is empty. { $closed ->
    [0] None of eleven hands is closed.
    [one] One of eleven hands is closed.
   *[other] { $closed } of eleven hands are closed.
}

## How things are written

written-card = { $value } in “{ $at }” is not a card: write rank and suit, as in 10h or Kd (t h c s d), and W for a joker.
written-rank = { $value } in “{ $at }” is not a rank: write a number from 3 to 13; jack, queen and king are 11, 12 and 13.
written-hand = { $value } in “{ $at }” is not a hand: write up to 14 cards, as in 3t 10h Jc Qs Kd W.
written-melds = The melds in “{ $at }” hold too many cards: together they have at most { $most }.

## Hints

hint-draw = Draw from the stock.
hint-take = Take { $card } from the discard pile.
hint-discard = Discard { $card }.
hint-go-out = Go out and discard { $card }.
hint-lay = Lay down { $melds } and discard { $card }.
hint-place = Put { $drawn } into the hand of { $size } and discard { $card }.
hint-pass = Discard { $card } at once from the hand of { $size }.
why-draw-only = There is nothing to take from the discard pile.
why-draw-ends = The stock is empty for the third time: drawing ends the round, and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left.
why-draw-useless = { $card } would not lower the { $points ->
    [one] 1 point
   *[other] { $points } points
} you have left.
why-draw-little = { $card } would save only { $points ->
    [one] one point
   *[other] { $points } points
} and show what you collect; a card from the stock does better on average.
why-take-out = With it you can go out: { $melds }.
why-take-wild = { $card } is wild and fits everywhere.
why-take-meld = It completes { $meld } and lowers what you have left from { $from } to { $to ->
    [one] 1 point
   *[other] { $to } points
}.
why-take-fits = It fits into { $meld }.
why-take-lower = It lowers what you have left from { $from } to { $to ->
    [one] 1 point
   *[other] { $to } points
}.
why-take-average = You have { $points ->
    [one] 1 point
   *[other] { $points } points
} left with it; a card from the stock leaves more on average.
why-go-out = All other cards are in melds: { $melds }. The others have one turn left.
why-last-turn = It is your last turn, and { $points ->
    [one] only one point is
   *[other] only { $points } points are
} left like this.
why-left = { $points ->
    [one] One point is
   *[other] { $points } points are
} left like this.
why-discard-unwanted = { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left. A discard that leaves fewer would help { $who }, who has taken such cards.
why-discard-chances = { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left, a little more than need be: the cards that stay have more chances to become melds.
why-discard-pair = Three cards of the rank { $rank } are a set, two are a burden. { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left like this.
why-discard-lonely = It goes with no other card of yours. { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left like this.
why-discard-dearest = It is your costliest loose card: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-place-closes = That closes the hand of { $size }: { $melds }.
why-place-nearer = The hand of { $size } then has { $loose ->
    [one] one card
   *[other] { $loose } cards
} in no meld, { $before } before.
why-place-left = The hand of { $size } is left with { $loose ->
    [one] one card
   *[other] { $loose } cards
} in no meld.
why-pass = { $card } brings no open hand nearer to being closed.

## Options

option-first_deal-title = First deal
option-first_deal = Cards dealt in the first round. 3 plays all eleven rounds; more is an express game. Not in the game for one.
option-fresh_discard_on_reshuffle-title = Shuffle everything when the stock runs out
option-fresh_discard_on_reshuffle = As in Les Cinq Rois: the empty stock waits until somebody draws from it, so the last discard can still be taken. Then the whole discard pile is shuffled and a fresh card is turned.

## Refusals

refuse-first-deal = The first round deals 3 to 13 cards, not { $deal }.
refuse-first-deal-alone = The game for one has all eleven hands at once: there is no later round to start with.
refuse-not-your-turn = It is not your turn.
refuse-old-turn = That turn is over.
refuse-only-alone = Cards are placed into hands only in the game for one.
refuse-drawn-already = You have drawn already: discard a card now.
refuse-not-on-top = { $card } is not the top card of the discard pile.
refuse-draw-first = Draw a card first.
refuse-not-held = You do not hold { $card }.
refuse-nobody-out = Melds are laid only when going out, or on the last turn after somebody went out.
refuse-somebody-out = Somebody has gone out already: this is your last turn. Discard a card; your melds are laid with it.
refuse-not-all-melds = To go out, all cards but the discard must be in runs or sets.
refuse-no-meld = { $cards } is neither a run nor a set (wild: { $wild }).
refuse-meld-not-held = These melds use a card that you do not hold, or the one you discard.
refuse-alone = In the game for one a turn places the drawn card into a hand and discards a card of that hand.
refuse-nothing-to-place = There is no card to place.
refuse-no-such-hand = There is no hand of { $hand }: hands have 3 to 13 cards.
refuse-hand-closed = The hand of { $hand } is closed.
refuse-not-in-hand = { $card } is neither in the hand of { $hand } nor the card just drawn.
refuse-position-seats = A table has 2 to 10 hands, not { $count }.
refuse-position-round = The wild rank comes before the first round of this table.
refuse-position-seat = A seat is named that is not at the table.
refuse-position-hand = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: each player has as many as were dealt, the one who has drawn has one more.
refuse-position-drawn = { $card } cannot have been drawn: it is not in the hand of the player who discards next.
refuse-position-laid = Melds lie before just those who went out or have had their last turn since.
refuse-position-meld = Among the melds laid is one that is neither a run nor a set.
refuse-position-out = Who went out has no cards left.
refuse-position-over = The game is over only after the round with 13 cards.
refuse-position-points = Each player has the points of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, each at most 650.
refuse-position-missing = { $card } is missing: hands, melds, discard pile and stock make up the whole pack.
refuse-position-too-many = { $card } occurs more often than in the pack.
refuse-position-stock = The discard pile has a card when a turn begins, and so has the stock, unless it waits to be made anew.
refuse-position-reshuffles = A round in which nobody goes out ends at the third reshuffle.
refuse-position-solo-hands = The game for one has eleven hands of 3, 4, … 13 cards.
refuse-position-solo-over = All hands are closed: there is no card left to place.

## Pieces

piece-card = { $rank }{ $suit ->
    [t] ★
    [h] ♥
    [c] ♣
    [s] ♠
   *[d] ♦
}
piece-card-spoken = { $rank ->
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [t] stars
    [h] hearts
    [c] clubs
    [s] spades
   *[d] diamonds
}
piece-joker = Joker
piece-joker-spoken = joker
piece-rank = { $rank }
piece-rank-spoken = { $rank ->
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
