## What happens at a table

first-dealer = { $who_is ->
    [you] You deal first.
   *[other] { $who } deals first.
}
dealt = Round { $round }: { $cards } cards each, { $wild } is wild. { $who_is ->
    [you] You deal and turn up { $top }.
   *[other] { $who } deals and turns up { $top }.
}
hand-dealt = { $who_is ->
    [you] Your hand: { $hand }.
   *[other] { $who } gets { $hand }.
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
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
went-out = { $who_is ->
    [you] You go out with { $melds }!
   *[other] { $who } goes out with { $melds }!
}
laid = { $who_is ->
    [you] You lay down { $melds }. Left over: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } lays down { $melds }. Left over: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
laid-all = { $who_is ->
    [you] You lay down { $melds }. Nothing left over!
   *[other] { $who } lays down { $melds }. Nothing left over!
}
laid-nothing = { $who_is ->
    [you] You have nothing to lay down. Left over: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } has nothing to lay down. Left over: { $left }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
reshuffled = The draw pile is empty. The discards are reshuffled: { $stock } cards to draw, { $top } face up.
round-ended = Round { $round } is over.
scored = { $who_is ->
    [you] You get { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Total: { $total }.
   *[other] { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Total: { $total }.
}
won = { $who_is ->
    [you] You win with { $total ->
        [one] 1 point
       *[other] { $total } points
    }!
   *[other] { $who } wins with { $total ->
        [one] 1 point
       *[other] { $total } points
    }!
}
won-shared = { $who_is ->
    [you] You tie for the win with { $total ->
        [one] 1 point
       *[other] { $total } points
    }!
   *[other] { $who } ties for the win with { $total ->
        [one] 1 point
       *[other] { $total } points
    }!
}

## The game for one

solo-dealt = Eleven hands are dealt. { $stock } cards are left to draw.
solo-hand = { $size }-card hand: { $hand }.
solo-drew = Next card: { $card }.
solo-placed = { $card } goes to the { $size }-card hand; { $discard } is discarded.
solo-passed = { $card } is discarded (from the { $size }-card hand).
solo-closed = The { $size }-card hand is complete: { $melds }.
solo-counted = The open hands cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
solo-won = All eleven hands are complete. You win!
solo-lost = The draw pile is empty. { $closed ->
    [0] None of the eleven hands is complete.
    [one] One of the eleven hands is complete.
   *[other] { $closed } of the eleven hands are complete.
}

## How things are written

written-card = { $value } in “{ $at }” is not a card: write rank and suit, as in 10h or Kd (t h c s d), and W for a joker.
written-rank = { $value } in “{ $at }” is not a rank: write a number from 3 to 13; jack, queen and king are 11, 12 and 13.
written-hand = { $value } in “{ $at }” is not a hand: write up to 14 cards, as in 3t 10h Jc Qs Kd W.
written-melds = The melds in “{ $at }” have too many cards: together they can have at most { $most }.

## Hints

hint-draw = Draw from the draw pile.
hint-take = Take { $card } from the discard pile.
hint-discard = Discard { $card }.
hint-go-out = Go out and discard { $card }.
hint-lay = Lay down { $melds } and discard { $card }.
hint-place = Put { $drawn } in the { $size }-card hand and discard { $card }.
hint-pass = Discard the { $card } you drew (from the { $size }-card hand).
why-draw-only = There’s nothing to take from the discard pile.
why-draw-ends = Drawing ends the round with { $points ->
    [one] 1 point
   *[other] { $points } points
} in your hand.
why-draw-useless = { $card } wouldn’t lower your { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-draw-little = { $card } saves only { $points ->
    [one] 1 point
   *[other] { $points } points
} and shows what you collect; an unknown card is better on average.
why-draw-average = { $card } would save you { $points ->
    [one] 1 point
   *[other] { $points } points
}; an unknown card saves more on average.
why-take-out = It lets you go out: { $melds }.
why-take-wild = { $card } is wild and fits anywhere.
why-take-meld = It completes { $meld }: from { $from } down to { $to ->
    [one] 1 point
   *[other] { $to } points
}.
why-take-fits = It fits into { $meld }.
why-take-lower = It takes you from { $from } down to { $to ->
    [one] 1 point
   *[other] { $to } points
}.
why-take-average = It leaves you with { $points ->
    [one] 1 point
   *[other] { $points } points
}; an unknown card leaves more on average.
why-go-out = All your other cards are in melds: { $melds }. The others get one more turn.
why-last-turn = It’s your last turn, and this leaves only { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-left = This leaves { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-discard-unwanted = This leaves { $points ->
    [one] 1 point
   *[other] { $points } points
}. A cheaper discard would help { $who }, who collects such cards.
why-discard-chances = This leaves { $points ->
    [one] 1 point
   *[other] { $points } points
}, slightly more, but the cards you keep have better chances to become melds.
why-discard-pair = Two cards of rank { $rank } aren’t a set yet. This leaves { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-discard-lonely = It goes with none of your cards. This leaves { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-discard-dearest = It’s your costliest loose card: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-place-closes = It completes the { $size }-card hand: { $melds }.
why-place-nearer = It leaves the { $size }-card hand with { $loose ->
    [one] 1 loose card
   *[other] { $loose } loose cards
} instead of { $before }.
why-place-left = It leaves the { $size }-card hand with { $loose ->
    [one] 1 loose card
   *[other] { $loose } loose cards
}.
why-pass = { $card } doesn’t help any open hand.

## What was wrong, in a review

fault-not-out = You could have gone out: { $melds }.
fault-left-out = { $card } was there to take, and with it you could have gone out: { $melds }.
fault-left-wild = { $card } was there to take, and it’s wild: it fits anywhere.
fault-left-card = { $card } was there to take, and takes you from { $from } down to { $to ->
    [one] 1 point
   *[other] { $to } points
}.
fault-left-chance = { $card } was there to take, and gets you closer to a meld than an unknown card.
fault-took = { $card } helps you less than an unknown card, and shows what you collect.
fault-last-turn = Your last turn: discarding { $card } leaves you with { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $best ->
    [0] none
   *[other] { $best }
} would have been possible.
fault-laid-less = You could have laid down more: { $melds }. That leaves { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} in your hand.
fault-threw-wild = { $card } is wild and fits anywhere: never throw it away.
fault-broke-meld = { $card } was part of { $meld }: without it you’re left with { $points ->
    [one] 1 point
   *[other] { $points } points
} instead of { $best }.
fault-fed = { $who } is next and collects cards like { $card }.
fault-kept-dear = { $other } fits nowhere and costs { $points ->
    [one] 1 point
   *[other] { $points } points
} more to keep than { $card }.
fault-threw-chance = { $card } was closer to a meld than { $other }.
fault-solo-open = { $card } would have completed the { $size }-card hand.
fault-solo-passed = { $card } was useful, and you threw it away.
fault-solo-placed = { $card } was worth more in another hand than in the { $size }-card hand, or cost a better card there.

## Options

option-first_deal-title = First deal
option-first_deal = Cards dealt in the first round. 3 plays all eleven rounds; start higher for a shorter game. Not for solo games.
option-fresh_discard_on_reshuffle-title = Reshuffle all the discards
option-fresh_discard_on_reshuffle = When the draw pile runs out, the top discard can still be taken. If someone draws instead, all the discards are reshuffled and a new card is turned up.

## Refusals

refuse-first-deal = The first round deals 3 to 13 cards, not { $deal }.
refuse-first-deal-alone = A solo game deals all eleven hands at once, so there’s no first round to choose.
refuse-not-your-turn = It’s not your turn.
refuse-old-turn = That turn is over.
refuse-only-alone = Only solo games have several hands.
refuse-drawn-already = You’ve already drawn. Discard a card.
refuse-not-on-top = { $card } isn’t on top of the discard pile.
refuse-draw-first = Draw a card first.
refuse-not-held = You don’t have { $card }.
refuse-nobody-out = You can lay melds down only when you go out, or on your last turn after someone goes out.
refuse-somebody-out = Someone has gone out, so this is your last turn. Just discard a card; your melds are laid down for you.
refuse-not-all-melds = To go out, all your cards but one must be in runs or sets.
refuse-no-meld = { $cards } is neither a run nor a set ({ $wild } is wild).
refuse-meld-not-held = Those melds use a card you don’t have, or the one you discard.
refuse-alone = In a solo game, put the card you drew in a hand and discard one from that hand.
refuse-nothing-to-place = There’s no card to place.
refuse-no-such-hand = There’s no { $hand }-card hand: hands have 3 to 13 cards.
refuse-hand-closed = The { $hand }-card hand is already complete.
refuse-not-in-hand = { $card } isn’t in the { $hand }-card hand and isn’t the card you drew.
refuse-position-seats = A table has 2 to 10 hands, not { $count }.
refuse-position-round = The wild rank is lower than in the first round of this table.
refuse-position-seat = That seat isn’t at this table.
refuse-position-hand = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: each player has as many as were dealt, plus one after drawing.
refuse-position-drawn = { $card } can’t have been drawn: it isn’t in the hand of the player who discards next.
refuse-position-laid = Only players who went out or have had their last turn have melds laid down.
refuse-position-meld = One of the melds laid down is neither a run nor a set.
refuse-position-out = A player who went out has no cards left.
refuse-position-over = The game is over only after the round with 13 cards.
refuse-position-points = Each player has the points of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, each at most 650.
refuse-position-missing = { $card } is missing: hands, melds, discard pile and draw pile make up the whole deck.
refuse-position-too-many = { $card } is there more often than in the deck.
refuse-position-stock = When a turn begins, the discard pile has a card, and so does the draw pile unless it is waiting to be reshuffled.
refuse-position-reshuffles = A round in which nobody goes out ends at the third reshuffle.
refuse-position-solo-hands = A solo game has eleven hands of 3, 4, … 13 cards.
refuse-position-solo-over = All hands are complete: there is no card left to place.

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
