## What I can do now

fl-now-peek = Memorise your three base cards, then say that you are ready.
fl-now-peek-wait = The others are still looking at their cards …
fl-now-peek-watch = Everybody looks at their base cards.
fl-now-draw = Your turn: draw a card, or take the top discard.
fl-now-draw-last = Your last turn: draw a card, or take the top discard.
fl-now-draw-only = Your turn: draw a card.
fl-now-draw-only-last = Your last turn: draw a card.
fl-now-take = Tap the card of yours that it replaces.
fl-now-place = Tap the card that it replaces, or discard it.
fl-now-place-throw = Tap the card that it replaces, or discard it. Or throw a card first.
fl-now-place-none = You have no cards left: discard what you drew.
fl-now-power = Use the power of the { $power }? Or call, or end your turn.
fl-now-end = Say “5 or less”, or end your turn.
fl-now-call-sure = Are all your cards together 5 or less?
fl-now-target-seat = Power of the { $power }: choose a player.
fl-now-target-slot = Power of the { $power }: choose one of their cards.
fl-now-target-mine = Power of the { $power }: choose one of your own cards.
fl-now-throw = Tap the card to throw: it must equal the top discard.
fl-now-throw-holding = Tap the card to throw: it must equal the top discard. You keep what you drew.
fl-now-judged = The race is being judged …
fl-now-wait = { $who } plays.
fl-now-wait-last = { $who } has the last turn now.
fl-now-wait-called = You have called. { $who } plays.
fl-now-last-claims = Last chance to throw a card!
fl-now-last-claims-watch = Last chance to throw a card.
fl-now-over = The round is over.

## Doing

fl-ready = Ready
fl-ready-next = Ready for the next round
fl-waits-for-others = Waiting for the others …
fl-draw = Draw
fl-take-card = Take { $card }
fl-discard-it = Discard it
fl-use-power = Use power { $power }
fl-call = 5 or less!
fl-call-sure = Yes: “5 or less!”
fl-end-turn = End turn
fl-cancel = Cancel
fl-throw = Throw
fl-throw-place = Throw card { $place }
fl-other-player = Another player
fl-choose-player = Choose { $who }

## The powers

fl-power-8 = The top of the draw pile is swapped with a card of another player. Nobody sees either.
fl-power-10 = One of your cards is swapped with a card of another player. Nobody sees either.
fl-power-12 = The top of the draw pile is added to another player’s pyramid, unseen.
fl-power-14 = One of your cards goes to another player, unseen. You have one fewer.

## The table

fl-players = The other players
fl-round = Round { $round }
fl-round-of = Round { $round } of { $rounds }
fl-last-turns = { $count ->
    [one] Last turn
   *[other] Last turns: { $count }
}
fl-time-left = Seconds left
fl-next-round-in = Seconds until the next round
fl-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fl-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fl-at-turn = in turn
fl-has-called = said “5 or less”, locked
fl-is-ready = ready
fl-is-bot = bot
fl-is-away = away
fl-called-short = 5 or less
fl-locked = Locked
fl-called-words = “5 or less!”
fl-pyramid-of = Pyramid of { $who }
fl-my-pyramid = Your pyramid
fl-my-card-base = Your card { $place }, base
fl-my-card-top = Your card { $place }, on top
fl-my-card-added = Your card { $place }, added
fl-my-card-open = Your card { $place }: { $card }
fl-remembered = remembered: { $card }
fl-their-card = Card { $place } of { $who }
fl-place-shows = Card { $place }: { $card }
fl-gap = Place { $place }: no card
fl-pile-label = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fl-discards = Discards
fl-discard-label = Discard pile, { $card } on top
fl-discard-empty = Discard pile, empty
fl-linked = Linked
fl-drawn = Drawn
fl-drawn-is = You drew { $card }

## The race

fl-race = Quick discard: { $card }
fl-ms = { NUMBER($ms, useGrouping: 0) } ms
fl-late = Too late
fl-wrong = Wrong!
fl-wrong-penalty = Wrong! One penalty card
fl-blocks = The power of the { $card } is blocked.

## The end of a round

fl-round-over = Round { $round } is over
fl-round-won = { $count ->
    [one] { $who } wins the round.
   *[other] { $who } win the round.
}
fl-round-failed = { $count ->
    [one] { $who } called with more than 5: nobody wins the round.
   *[other] { $who } called with more than 5: nobody wins the round.
}
fl-round-nobody = The draw pile ran out and nobody had called: nobody wins the round.
fl-cards-of = Cards of { $who }
fl-no-cards = no cards left
fl-total-is = total { $total }
fl-reason-wins = Called with { $sum }: wins, so 0 points
fl-reason-wins-negative = Called with { $sum }: wins, and a negative total counts as it is
fl-reason-doubled-over = Called with { $sum }, more than 5: doubled to { $points }
fl-reason-doubled-beaten = Called with { $sum }, but another caller had less: doubled to { $points }
fl-reason-spared = The call was wrong: 0 points instead of { $sum }
fl-reason-counts = Has not called: the cards count, { $sum }
fl-goes-to = The game ends when somebody has { $target } points.
fl-wins-so-far = Rounds won:

## The end of the game

fl-you-win = You win!
fl-wins = { $who } wins
fl-shared-win = { $who } share the win
fl-place = { $place }.
fl-rounds-won = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
fl-chart = Totals after each round; fewer are better

## The coach

fl-coach = Coach
fl-coach-read = Got it
fl-coach-off = No more tips
fl-coach-peek = Remember these three cards and where they lie: they are about to be turned over, and nobody shows them to you again. Fewest points win.
fl-coach-no-powers = Too much for a first game? Whoever opens a table can switch the powers off.
fl-coach-turn = Draw a card that only you see, or take the open discard. Low cards are good. Swap out cards you do not know first.
fl-coach-place = Tap one of your cards: the new one takes its place, the old one is discarded. Or discard what you drew.
fl-coach-end = If you believe that all your cards together make 5 or less, call. If you are right you score 0; if not, twice your total. Everybody else gets one more turn.
fl-coach-power = You discarded a power card from your pyramid: you may use its power now, before somebody throws an equal card on it.
fl-coach-throw = Do you have a card equal to the top discard? Throw it, at any time: flick it upwards, or press Throw and tap it. The fastest gets rid of a card. A wrong one costs a penalty card.
fl-coach-called = Somebody said “5 or less”: their cards are locked. You have one more turn, and may call too at its end.

## The rules at a glance

fl-picture-pyramid = Your pyramid.
fl-picture-pyramid-text = Five cards lie before you. You look once at the three of the base; then you must remember them.
fl-picture-throw = Quick discard.
fl-picture-throw-text = Whoever holds a card equal to the top discard may throw it at any time. The first gets rid of it; a wrong card costs a penalty card.
fl-picture-powers = Powers.
fl-picture-powers-text = An 8, 10, 12 or 14 that you swap out of your pyramid lets you change the cards of others.
fl-picture-call = “5 or less!”
fl-picture-call-text = Five points or less? Say so at the end of your turn. Right scores 0, wrong doubles your points.
