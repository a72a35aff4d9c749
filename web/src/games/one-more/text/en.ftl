## Cards

om-card = { $face }, { $effect }
om-start-card = 5 plus or minus, start card
om-effect-again = again
om-effect-turn_about = reverse
om-effect-draw = draw
om-effect-exchange = swap
om-help-again = Again: you play again, on your own card.
om-help-turn_about = Reverse: play goes the other way round.
om-help-draw = Draw: you choose who draws a card.
om-help-exchange = Swap: you choose two players to swap a card.
om-help-none = Start card: no effect.
om-demand-plus = higher than { $digit }
om-demand-minus = lower than { $digit }
om-demand-both = anything but { $digit }
om-impossible = impossible!

## What I can do now

om-now-play = Your turn: play { $demand }.
om-now-again = Again! Play on your own card: { $demand }.
om-now-draw = Who draws a card? Pick a player.
om-now-exchange = Who swaps a card? Pick two players.
om-now-exchange-second = With whom? Pick the second player.
om-now-confirm = Confirm or pick again.
om-now-give = Pick a card to give { $who }, face down.
om-now-give-one = { $who } is picking a card to give.
om-now-give-both = { $who } and { $other } are picking cards to swap.
om-now-wait = { $who } must play { $demand }.
om-now-wait-draw = { $who } is choosing who draws a card.
om-now-wait-exchange = { $who } is choosing who swaps a card.
om-now-left = You’re out of cards this round. { $who } must play { $demand }.
om-now-ready = The next round starts when everyone is ready.
om-now-wait-ready = Waiting for { $who }.
om-now-over = The game is over.
om-unfit = { $card } can’t go here: play { $demand }.
om-catch-up = Skip to now
om-hint-play = Tap a card twice, or drag it to the middle.
om-hint-draw = Tap a player, or yourself.
om-hint-exchange = Tap two players; one can be you.
om-hint-give = Tap a card twice to give it.
om-hint-late = After that, it’s random.
om-do-play = Play { $card }
om-do-give = Give { $card }
om-do-draw = { $who_is ->
    [you] I’ll draw a card
   *[other] { $who } draws a card
}
om-do-exchange = { $who } ⇄ { $other }
om-cancel = Cancel

## The table

om-players = Other players
om-you = You
om-you-are = { $name }, you
om-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
om-losses = { $count ->
    [0] no rounds lost
    [one] 1 of 2 rounds lost
   *[other] { $count } of 2 rounds lost
}
om-lost-count = { $count ->
    [0] no rounds lost
    [one] 1 round lost
   *[other] { $count } rounds lost
}
om-at-turn = playing now
om-has-chosen = has picked a card
om-is-ready = ready
om-is-left = out of cards this round
om-note-left = out
om-is-bot = bot
om-is-away = away
om-centre = In the middle: { $card }
om-pack = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
om-in-vain = Nobody could play on: { $cards }
om-round = Round { $round }
om-clockwise = Play goes clockwise.
om-counterclockwise = Play goes anticlockwise.
om-clock = Seconds left to choose
om-next-round-in = Seconds until the next round
om-your-hand = Your hand
om-all-hands = All hands
om-new = new
om-can-play = playable
om-will-give = picked to give
om-tag-give = to give

## The goal

om-goal = Can’t play? You lose the round. Lose two rounds and you win!
om-goal-more = How to win
om-coach-title = Lose twice to win
om-coach-play = Play on the card in the middle: + means higher, − means lower. If you can play, you must.
om-coach-lose = Can’t play? Great: you lose the round and take a “one more” card. So does the last player with cards.
om-coach-win = Lose two rounds and you win the game!
om-coach-tip = So try to get stuck, and leave the others a way out.
om-coach-done = Got it
om-coach = First steps
om-coach-off = No more tips
om-coach-hand = Cards with a gold rim can be played: tap one twice, or drag it to the middle.
om-coach-pips = These two places are for your “one more” cards. Fill both and you win.

## The end of a round

om-round-over = Round { $round } is over
om-loses = { $who_is ->
    [you] You lose the round!
   *[other] { $who } loses the round!
}
om-why-stuck = { $who_is ->
    [you] You couldn’t play.
   *[other] { $who } couldn’t play.
}
om-why-last = { $who_is ->
    [you] Only you had cards left.
   *[other] Only { $who } had cards left.
}
om-proof-stuck = { $count ->
    [one] not playable
   *[other] nothing playable
}
om-proof-last = cards left
om-one-to-go = { $who_is ->
    [you] Lose one more and you win.
   *[other] One more lost round and { $who } wins.
}
om-starts-next = { $who_is ->
    [you] You start the next round.
   *[other] { $who } starts the next round.
}
om-standings = Rounds lost
om-continue = Next round

## The end of the game

om-wins = { $who_is ->
    [you] You win!
   *[other] { $who } wins!
}
om-wins-why = { $who_is ->
    [you] You lost two rounds and win!
   *[other] { $who } lost two rounds and wins!
}
om-place = { $place }.

## The rules on one page

om-guide-goal = The goal
om-guide-deal = Everyone gets four cards and a start card, 5±.
om-guide-turn = Your turn
om-guide-turn-text = Play a card on the one in the middle: higher on +, lower on −, anything but a 5 on 5±. The same number never fits. If you can play, you must.
om-guide-effects = What cards do
om-guide-effects-text = The sign at the foot of a card happens as soon as you play it.
om-guide-end = The end of a round
om-guide-end-text = If you can’t play on your turn, you show your hand, lose the round and take a “one more” card. You start the next round.
om-guide-out = No cards left? You’re out of the round, and can’t lose it any more. If only one player still has cards, that player loses the round.
om-guide-win = Winning
om-guide-win-text = Lose a second round and you turn your “one more” card over: you’ve won!

# Keys
om-key-play = Play the lifted card
om-key-enter = Lift a card, then play it

# What somebody who shares a result says of it.
result-points = { $points ->
    [0] no rounds lost
    [one] { $points } round lost
   *[other] { $points } rounds lost
}
