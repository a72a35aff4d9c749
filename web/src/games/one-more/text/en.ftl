## Cards

om-card = { $face }, { $effect }
om-start-card = 5±, start card
om-effect-again = again
om-effect-turn_about = turn about
om-effect-draw = draw
om-effect-exchange = exchange
om-help-again = Again: you take another turn at once and must answer this card.
om-help-turn_about = Turn about: play goes the other way round.
om-help-draw = Draw: you choose who takes a card from the pack.
om-help-exchange = Exchange: you choose two players who give each other a card.
om-help-none = Start card: no effect.
om-demand-plus = higher than { $digit }
om-demand-minus = lower than { $digit }
om-demand-both = anything but { $digit }
om-impossible = impossible!

## What I can do now

om-now-play = Your turn: play { $demand }.
om-now-again = Again! Answer your own card: play { $demand }.
om-now-draw = Who draws a card? Choose a player.
om-now-exchange = Who exchanges a card? Choose two players.
om-now-exchange-second = With whom? Choose the second player.
om-now-confirm = Confirm, or choose anew.
om-now-give = Choose the card you give { $who }, face down.
om-now-give-one = { $who } is choosing a card to give.
om-now-give-both = { $who } and { $other } are choosing the cards they give.
om-now-wait = { $who } must play { $demand }.
om-now-wait-draw = { $who } chooses who draws a card.
om-now-wait-exchange = { $who } chooses two players who exchange a card.
om-now-left = You have no cards left in this round. { $who } must play { $demand }.
om-now-over = The game is over.
om-hint-play = Tap a card twice, or drag it to the centre.
om-hint-draw = Tap a player, or yourself.
om-hint-exchange = Tap two players; you may be one of them.
om-hint-give = Tap a card twice to give it.
om-do-play = Play { $card }
om-do-give = Give { $card }
om-do-draw = { $who_is ->
    [you] I draw a card
   *[other] { $who } draws a card
}
om-do-exchange = { $who } ⇄ { $other }
om-cancel = Cancel

## The table

om-players = The other players
om-you = You
om-you-are = { $name }, you
om-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
om-losses = { $count ->
    [0] no round lost
    [one] 1 round lost of 2
   *[other] { $count } rounds lost of 2
}
om-lost-count = { $count ->
    [0] no round lost
    [one] 1 round lost
   *[other] { $count } rounds lost
}
om-at-turn = has to act now
om-has-chosen = has chosen a card
om-is-left = out of this round
om-note-left = out
om-is-bot = bot
om-is-away = away
om-centre = In the centre: { $card }
om-pack = Pack: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
om-in-vain = Turned up in vain: { $cards }
om-round = Round { $round }
om-clockwise = Play goes clockwise.
om-counterclockwise = Play goes counterclockwise.
om-clock = Seconds left to choose
om-your-hand = Your hand
om-all-hands = All hands
om-new = new
om-can-play = can be played
om-will-give = chosen to give
om-tag-give = to give

## The goal

om-goal = Can’t play? You lose the round. Lose two rounds and you win!
om-goal-more = How the game is won
om-coach-title = Lose twice to win
om-coach-play = Answer the card in the centre: a + asks for a higher digit, a − for a lower one. If you can play, you must.
om-coach-lose = Can’t play? Good: you lose the round and take a “one more” card. So does the last player with cards.
om-coach-win = Lose two rounds and you win the game!
om-coach-tip = So play what brings you into trouble, and leave the others a way out.
om-coach-done = Got it

## The end of a round

om-round-over = Round { $round } is over
om-loses = { $who_is ->
    [you] You lose the round!
   *[other] { $who } loses the round!
}
om-why-stuck = { $who_is ->
    [you] You could not play.
   *[other] { $who } could not play.
}
om-why-last = { $who_is ->
    [you] Nobody but you had cards left.
   *[other] Nobody but { $who } had cards left.
}
om-proof-stuck = { $count ->
    [one] the hand: no answer
   *[other] the hand: none is an answer
}
om-proof-last = the hand that was left
om-one-to-go = { $who_is ->
    [you] Lose one more round and you win.
   *[other] One more lost round and { $who } wins.
}
om-starts-next = { $who_is ->
    [you] You start the next round.
   *[other] { $who } starts the next round.
}
om-standings = How near each player is to winning
om-continue = Continue

## The end of the game

om-wins = { $who_is ->
    [you] You win!
   *[other] { $who } wins!
}
om-wins-why = { $who_is ->
    [you] You have lost two rounds: one more!
   *[other] { $who } has lost two rounds: one more!
}
om-place = { $place }.
