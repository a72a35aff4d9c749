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
fc-face-down = card on its way
fc-wild = wild
fc-new = new
fc-loose = loose
fc-in-meld = in meld { $meld }
fc-meld = Meld { $meld }

## What I can do now

fc-now-draw = Your turn: take a card from either pile.
fc-now-draw-reshuffle = Your turn: take a card. Drawing reshuffles all the discards.
fc-now-draw-ends = Your turn: take a card. Drawing ends the round!
fc-now-discard = Discard a card.
fc-now-out = You can go out – or discard and play on.
fc-now-last-draw = { $out } went out. Your last turn: take a card.
fc-now-last-discard = { $out } went out. Your last turn: discard a card.
fc-now-wait = { $who } is playing.
fc-now-wait-i-out = You went out. { $who } has one more turn.
fc-now-wait-last = { $out } went out. { $who } is on the last turn.
fc-now-over = The game is over.
fc-lift-first = Tap a card in your hand first, then the discard pile.

## The table

fc-players = Other players
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
fc-is-done = last turn done
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
fc-stock = Draw pile: { $count }
fc-stock-label = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fc-draw-it = Draw
fc-stock-shuffle = Shuffle and draw
fc-stock-end = End the round
fc-discard-top = Discard pile, { $card } on top
fc-discard-empty = Discard pile, empty
fc-take-it = Take it
fc-discard-here = Discard your lifted card here
fc-discards = Discards: { $count }
fc-pile-help = Newest first. You can only take the top card.
fc-laid = Laid down this round
fc-plus = +{ $points }

## My hand

fc-your-hand = Your hand
fc-sort = Sort by
fc-sort-rank = Rank
fc-sort-suit = Suit
fc-sort-melds = Melds
fc-all-melds = All your cards are in melds!
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
fc-out-one = Everything else is laid down. You discard:
fc-out-which = Everything else is laid down. Which card do you discard?
fc-last-turn = Your last turn
fc-will-lay = You lay down:
fc-nothing-to-lay = You have no melds to lay down.
fc-will-leave = Left over: { $points ->
    [one] 1 point
   *[other] { $points } points
}
fc-nothing-left = Nothing left: 0 points!
fc-own-melds = Choose melds
fc-own-help = Tap cards to build melds, then pick one to discard.
fc-own-target = Tapped cards go to
fc-own-choose-discard = Pick a card to discard
fc-own-lay = { $count ->
    [0] Discard, lay nothing down
    [one] Lay down 1 meld and discard
   *[other] Lay down { $count } melds and discard
}
fc-key-draw = Draw from the draw pile
fc-key-take = Take the top discard
fc-key-discard = Discard the lifted card
fc-key-out = Go out
fc-key-sort = Sort another way
fc-key-move = Move the card along your hand
fc-key-enter = Lift the card, then discard it
fc-key-solo-place = Confirm
fc-key-solo-back = One step back
fc-key-solo-hands = Go from hand to hand
fc-key-solo-enter = Open the hand; pick the card, then confirm

## Scores

fc-round-over = Round { $round } is over
fc-was-wild = { $wild ->
    [J] Jacks
    [Q] Queens
    [K] Kings
   *[other] { $wild }s
} were wild.
fc-went-out = { $who } went out.
fc-you-went-out = You went out!
fc-nobody-out = Nobody went out.
fc-no-melds = no melds
fc-left = left over
fc-total-is = total { $total }
fc-continue = Continue
fc-to-result = See the result
fc-last-round = Last round
fc-sheet = Score sheet
fc-sheet-help = Points per round, with the running total below. Fewest points wins.
fc-sum = Total
fc-chart = Totals by round
fc-place = { $place }.
fc-you-win = You win!
fc-wins = { $who } wins!
fc-shared-win = { $who } tie for the win

## The game for one

fc-solo-hands = Open hands
fc-solo-hand = { $hand }-card hand
fc-solo-missing = { $count ->
    [0] complete
    [one] 1 loose
   *[other] { $count } loose
}
fc-solo-closed = { $count ->
    [one] of 11 hands complete
   *[other] of 11 hands complete
}
fc-solo-stock = { $count ->
    [one] card to draw
   *[other] cards to draw
}
fc-solo-closed-hands = Complete hands
fc-solo-is-closed = complete
fc-solo-choose-hand = Which hand gets the { $card }?
fc-solo-choose-card = Which card leaves the { $hand }-card hand?
fc-solo-ready = Confirm or pick again.
fc-solo-watch = Waiting for the next card.
fc-solo-tap-discard = Tap the card to discard
fc-solo-place = Add { $card }, discard { $discard }
fc-solo-pass = Discard the { $card } you drew
fc-solo-won = All eleven hands complete!
fc-solo-lost = The draw pile is empty.
fc-solo-score = { $closed ->
    [one] 1 of 11 hands complete.
   *[other] { $closed } of 11 hands complete.
}
fc-solo-points = The open hands cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The coach

fc-coach-label = Tip
fc-coach-title = How to play Five Crowns
fc-coach-melds = Collect melds: three or more in a row in one suit, or three or more of one rank.
fc-coach-wild = Wild cards stand for any card: this round every { $rank }, and always the jokers.
fc-coach-turn = On your turn, take a card from either pile, then discard one.
fc-coach-going-out = All your cards in melds but the one you discard? Go out!
fc-coach-tip = Everyone else then gets one last turn. Loose cards cost points, and fewest points wins.
fc-coach-done = Got it
fc-coach-off = No more tips
fc-coach-draw = Your turn. Tap the draw pile for a new card, or the discard pile for the one you see.
fc-coach-discard = Now discard one: tap a card, then Discard.
fc-coach-frames = Frames with letters are your melds; the rest is loose.
fc-coach-out = You can go out: all your cards but one are in melds. You score 0, and everyone else gets one last turn.
fc-coach-last = { $who } went out, so this is your last turn. Take a card and discard one. Your melds are laid down for you; loose cards cost points.
fc-coach-solo-title = How to play solo
fc-coach-solo-hands = Eleven hands lie open, of 3 to 13 cards. Get all the cards of a hand into melds, and it’s complete.
fc-coach-solo-wild = Each hand has its own wild rank: in the 4-card hand the fours. Jokers are always wild.
fc-coach-solo-turn = Every turn you get a card. Put it into one hand, and discard one card from that hand.
fc-coach-solo-tip = Complete all eleven before the draw pile runs out. Cards never move from hand to hand.
fc-coach-solo-hand = This is your new card. Tap the hand it helps most.
fc-coach-solo-card = Now tap the card that this hand can do without. It’s gone for good.

## The guide

fc-guide-goal = The goal
fc-guide-goal-text = Eleven rounds: the first with 3 cards, the last with 13. Put your cards into melds. Whatever is left over when a round ends costs points, and the fewest points win.
fc-guide-melds = Melds
fc-guide-run = A run: three or more in a row in one suit.
fc-guide-set = A set: three or more of one rank, in any suits.
fc-guide-wild-run = With 7s wild, a run: nine, a seven as the ten, jack, and a joker as the queen.
fc-guide-wild-set = With 8s wild, a set: the eight stands for a third queen.
fc-guide-wild = Wild cards
fc-guide-wild-text = Jokers are always wild. So is one rank, a new one every round: with three cards the threes, with four the fours, and so on up to the kings. A wild card stands for any card, and a meld may have as many as you like.
fc-guide-turn = Your turn
fc-guide-take = Take the top card of the draw pile or of the discard pile.
fc-guide-discard = Discard one card, face up. Only the next player can take it.
fc-guide-out = Going out
fc-guide-out-text = When all your cards but one are in melds, you can lay them down and discard the last one. That scores 0 points. You needn’t go out at once.
fc-guide-last = The last turn:
fc-guide-last-text = everyone else gets exactly one more turn. They take a card, lay down their melds and discard. Nobody adds to someone else’s melds.
fc-guide-points = Points
fc-guide-points-text = What you couldn’t lay down counts against you:
fc-guide-cost-number = 3 to 10: their number
fc-guide-cost-court = jack 11, queen 12, king 13
fc-guide-cost-wild = the wild rank: 20
fc-guide-cost-joker = a joker: 50
fc-guide-end-text = After the round with 13 cards, the lowest total wins.
fc-guide-alone = Solo
fc-guide-alone-text = Eleven hands of 3 to 13 cards lie open, each with its own wild rank. Put each card you draw into a hand and discard one from it. Complete all eleven before the draw pile runs out.
