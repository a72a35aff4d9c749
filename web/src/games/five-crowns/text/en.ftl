## Cards

fc-card = { $rank } of { $suit }
fc-joker = joker
fc-suit-stars = stars
fc-suit-hearts = hearts
fc-suit-clubs = clubs
fc-suit-spades = spades
fc-suit-diamonds = diamonds
fc-rank-3 = three
fc-rank-4 = four
fc-rank-5 = five
fc-rank-6 = six
fc-rank-7 = seven
fc-rank-8 = eight
fc-rank-9 = nine
fc-rank-10 = ten
fc-rank-11 = jack
fc-rank-12 = queen
fc-rank-13 = king
fc-face-down = a card on its way
fc-wild = wild
fc-new = new
fc-loose = loose
fc-in-meld = in meld { $meld }
fc-meld = Meld { $meld }

## What I can do now

fc-now-draw = Your turn: take a card from either pile.
fc-now-draw-reshuffle = Your turn: take a card. The stock is empty; if you draw, all discards are shuffled first.
fc-now-draw-ends = Your turn: take a card. The stock is empty for the third time; if you draw, the round ends.
fc-now-discard = Choose a card to discard.
fc-now-out = You can go out – or discard and play on.
fc-now-last-draw = { $out } went out. Last turn: take a card.
fc-now-last-discard = { $out } went out. Last turn: discard a card.
fc-now-wait = { $who } is playing.
fc-now-wait-i-out = You went out. { $who } has one more turn.
fc-now-wait-last = { $out } went out. { $who } has the last turn now.
fc-now-over = The game is over.
fc-lift-first = Tap a card of your hand first, then the discard pile.

## The table

fc-players = The other players
fc-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fc-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
fc-points-short = pts
fc-at-turn = playing now
fc-is-out = went out
fc-is-done = has had the last turn
fc-is-dealer = dealer
fc-is-bot = bot
fc-is-away = away
fc-note-out = out
fc-note-done = done
fc-note-away = away
fc-note-dealer = dealer
fc-round = Round
fc-round-of = Round { $round } of { $rounds }
fc-wild-is = wild rank: { $rank }
fc-are-wild = wild
fc-stock = Stock: { $count }
fc-stock-label = Stock, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fc-draw-it = Draw from it
fc-stock-shuffle = Shuffle and draw
fc-stock-end = End the round
fc-discard-top = Discard pile, { $card } on top
fc-discard-empty = Discard pile, empty
fc-take-it = Take it
fc-discard-here = Discard the lifted card here
fc-discards = Discards: { $count }
fc-pile-help = The last card first. Only the top card can be taken.
fc-laid = Laid down in this round
fc-plus = +{ $points }

## My hand

fc-your-hand = Your hand
fc-sort = Sort by
fc-sort-rank = Rank
fc-sort-suit = Suit
fc-sort-melds = Melds
fc-all-melds = All your cards are in melds.
fc-loose-sum = { $count ->
    [one] 1 loose card: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } loose cards: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
fc-sheet-button = Scores · { $total }
fc-discard = Discard
fc-discard-card = Discard { $card }
fc-cancel = Cancel
fc-close = Close
fc-go-out = Go out
fc-out-with = Go out, discard { $card }
fc-out-one = All your other cards are laid down. This is the card you discard:
fc-out-which = All your other cards are laid down. Choose the card you discard:
fc-last-turn = Your last turn
fc-will-lay = Will be laid:
fc-nothing-to-lay = You have no melds to lay.
fc-will-leave = Left: { $points ->
    [one] 1 point
   *[other] { $points } points
}
fc-nothing-left = Nothing is left: 0 points.
fc-own-melds = Choose melds myself
fc-own-help = Tap cards into a meld, and choose one to discard.
fc-own-target = Tapped cards go to
fc-own-choose-discard = Choose a discard
fc-own-lay = { $count ->
    [0] Lay nothing and discard
    [one] Lay 1 meld and discard
   *[other] Lay { $count } melds and discard
}
fc-key-arrows = ← →
fc-key-arrows-does = choose a card, Enter lifts and discards it
fc-key-shift = ⇧ ← →
fc-key-shift-does = move it
fc-key-d = D
fc-key-d-does = draw
fc-key-t = T
fc-key-t-does = take the discard
fc-key-x = X
fc-key-x-does = discard
fc-key-o = O
fc-key-o-does = go out
fc-key-s = S
fc-key-s-does = sort

## Scores

fc-round-over = Round { $round } is over · { $wild } was wild
fc-went-out = { $who } went out.
fc-you-went-out = You went out!
fc-nobody-out = Nobody went out.
fc-no-melds = no melds
fc-left = left
fc-total-is = total { $total }
fc-continue = Continue
fc-to-result = To the result
fc-last-round = The last round
fc-sheet = Score sheet
fc-sheet-help = Points of each round, the total so far below. Fewest points win.
fc-sum = Total
fc-chart = Totals by round
fc-place = { $place }.
fc-you-win = You win!
fc-wins = { $who } wins
fc-shared-win = { $who } share the win

## The game for one

fc-solo-hands = Open hands
fc-solo-hand = Hand of { $hand }
fc-solo-missing = { $count ->
    [0] complete
    [one] 1 loose
   *[other] { $count } loose
}
fc-solo-closed = { $count ->
    [one] hand of 11 closed
   *[other] hands of 11 closed
}
fc-solo-stock = { $count ->
    [one] card in the stock
   *[other] cards in the stock
}
fc-solo-closed-hands = Closed hands
fc-solo-is-closed = closed
fc-solo-choose-hand = Choose the hand that gets the { $card }.
fc-solo-choose-card = Choose the card of hand { $hand } that goes.
fc-solo-ready = Confirm, or choose another card.
fc-solo-watch = Waiting for the next card.
fc-solo-tap-discard = Tap the card that goes
fc-solo-place = Put { $card } in, discard { $discard }
fc-solo-pass = Discard { $card } at once
fc-solo-won = All eleven hands are closed!
fc-solo-lost = The stock is empty.
fc-solo-score = { $closed ->
    [one] 1 of 11 hands closed.
   *[other] { $closed } of 11 hands closed.
}
fc-solo-points = The open ones cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
fc-solo-keys = Tab walks through the hands, arrow keys through the cards. Enter chooses and confirms, X confirms, Esc goes back.

## The rules in pictures

fc-picture-run = A run:
fc-picture-run-text = three or more in a row, of one suit.
fc-picture-set = A set:
fc-picture-set-text = three or more of one rank, of any suits.
fc-picture-wild = Wild:
fc-picture-wild-text = the rank of the round and every joker stand for any card. Here sevens are wild: nine, a seven as the ten, jack, and a joker as the queen.
fc-picture-out = Going out:
fc-picture-out-text = all cards but one lie in melds; the last is discarded. Everybody else has one more turn.
