## What I can do now

fl-now-peek = Memorise your bottom three cards, then tap Ready.
fl-now-peek-wait = The others are still looking…
fl-now-peek-watch = Everyone is peeking at their bottom row.
fl-now-draw = Your turn: draw a card, or take the top discard.
fl-now-draw-last = Your last turn: draw a card, or take the top discard.
fl-now-draw-only = Your turn: draw a card.
fl-now-draw-only-last = Your last turn: draw a card.
fl-now-take = Tap the card to replace.
fl-now-place = Tap a card to replace, or discard this one.
fl-now-place-throw = Tap a card to replace, or discard this one. Or throw a match first.
fl-now-place-none = You have no cards left: discard what you drew.
fl-now-power = Use the { $power }’s power? Or call, or end your turn.
fl-now-end = Call “5 or less”, or end your turn.
fl-now-call-sure = Do your cards add up to 5 or less?
fl-now-target-seat = Power of the { $power }: pick a player.
fl-now-target-slot = Power of the { $power }: pick one of their cards.
fl-now-target-mine = Power of the { $power }: pick one of your cards.
fl-now-throw = Tap the card that matches the top discard.
fl-now-throw-holding = Tap the card that matches the top discard. You keep the one you drew.
fl-now-judged = Who was first?…
fl-now-wait = { $who } is playing.
fl-now-wait-last = { $who } is on the last turn.
fl-now-wait-called = You called. { $who } is playing.
fl-now-last-claims = Last chance to throw a match!
fl-now-last-claims-watch = Last chance to throw a match.
fl-now-over = The round is over.

## Doing

fl-ready = Ready
fl-ready-next = Next round
fl-waits-for-others = Waiting for the others…
fl-draw = Draw
fl-take-card = Take { $card }
fl-discard-it = Discard it
fl-use-power = Use the { $power }’s power
fl-call = 5 or less!
fl-call-sure = Yes, “5 or less!”
fl-end-turn = End turn
fl-cancel = Cancel
fl-throw = Throw
fl-throw-place = Throw card { $place }
fl-other-player = Different player
fl-choose-player = Pick { $who }

## The powers

fl-power-8 = Swap the top of the draw pile with another player’s card. Nobody looks.
fl-power-10 = Swap one of your cards with another player’s. Nobody looks.
fl-power-12 = Give another player the top of the draw pile. Nobody looks.
fl-power-14 = Give one of your cards to another player. Nobody looks.
fl-power-later = When you swap it out:
fl-powers = Powers
fl-power-name = The { $power }
fl-power-when = A power works when the card leaves your pyramid, not when you discard it straight from the draw pile. You don’t have to use it.

## The table

fl-players = Other players
fl-round = Round { $round }
fl-round-of = Round { $round } of { $rounds }
fl-last-turns = { $count ->
    [one] Last turn
   *[other] Turns left: { $count }
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
fl-at-turn = playing now
fl-has-called = called “5 or less”, locked
fl-is-ready = ready
fl-is-bot = bot
fl-is-away = away
fl-called-short = 5 or less
fl-locked = Locked
fl-called-words = “5 or less!”
fl-pyramid-of = { $who }’s pyramid
fl-my-pyramid = Your pyramid
fl-my-card-base = Your card { $place }, bottom row
fl-my-card-top = Your card { $place }, top row
fl-my-card-added = Your card { $place }, extra
fl-my-card-open = Your card { $place }: { $card }
fl-remembered = remembered: { $card }
fl-their-card = { $who }’s card { $place }
fl-place-shows = Card { $place }: { $card }
fl-gap = Spot { $place }: empty
fl-pile-label = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fl-discards = Discards
fl-discard-label = Discard pile, { $card } on top
fl-discard-empty = Discard pile, empty
fl-linked = Can’t be taken
fl-drawn = Drawn
fl-drawn-is = You drew { $card }

## The race

fl-race = Thrown on { $card }
fl-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
fl-late = Too late
fl-wrong = No match!
fl-wrong-penalty = No match: +1 card
fl-blocks = The { $card }’s power is blocked.

## The end of a round

fl-round-over = Round { $round } is over
fl-round-won = { $count ->
    [one] { $who } wins the round!
   *[other] { $who } win the round!
}
fl-round-failed = { $count ->
    [one] { $who } called with more than 5. Nobody wins the round.
   *[other] { $who } called with more than 5. Nobody wins the round.
}
fl-round-nobody = The draw pile ran out before anyone called. Nobody wins the round.
fl-cards-of = { $who }’s cards
fl-no-cards = no cards left
fl-total-is = total { $total }
fl-reason-wins = Called with { $sum } and wins: 0 points
fl-reason-wins-negative = Called with { $sum } and wins: counts as is
fl-reason-doubled-over = Called with { $sum }, over 5: doubled to { $points }
fl-reason-doubled-beaten = Called with { $sum }, but someone had less: doubled to { $points }
fl-reason-spared = The call was wrong: 0 points instead of { $sum }
fl-reason-counts = Didn’t call: { $sum }
fl-goes-to = The game ends when someone reaches { $target } points.
fl-wins-so-far = Rounds won:

## The end of the game

fl-you-win = You win!
fl-wins = { $who } wins!
fl-shared-win = { $who } tie for the win
fl-place = { $place }.
fl-rounds-won = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
fl-chart = Totals after each round; lower is better

## The coach

fl-coach = Tips
fl-coach-read = Got it
fl-coach-off = No more tips
fl-goal-title = How 5 ou Moins goes
fl-goal-peek = Five face-down cards are your pyramid. Look at three of them once, and remember.
fl-goal-swap = On your turn, draw a card and swap it for one of yours. Low is good.
fl-goal-throw = Got the same card as the top discard? Throw yours on it, any time. The fastest gets rid of it.
fl-goal-call = Think you’re at 5 or less? Call it!
fl-goal-tip = Right: 0 points. Wrong: double. Fewest points at the end wins.
fl-coach-peek = Remember these three cards and their spots. They’re about to be turned face down for good. Fewest points wins.
fl-coach-no-powers = Too much for a first game? The host can turn the powers off.
fl-coach-advice = A tip from the rulebook.
fl-coach-turn = Draw a card only you see, or take the top discard. Low is good.
fl-coach-place = Tap one of your cards: the new one takes its spot, the old one is discarded. Or discard what you drew.
fl-coach-end = Think your cards add up to 5 or less? Call. If you’re right you score 0, if not double. Everyone else gets one more turn.
fl-coach-power = You discarded a power card from your pyramid. Use its power now, before someone throws a match on it.
fl-coach-throw = Got a card that matches the top discard? Throw it any time: flick it up, or tap Throw and then the card. Fastest one gets rid of it. No match costs a penalty card.
fl-coach-called = Someone called “5 or less”: their cards are locked. You get one more turn, and can call too.
fl-coach-alex = Alex’s advice: replace the cards you don’t know first. You learn your pyramid sooner, and get more chances to throw.
fl-coach-mathilde = Mathilde’s trick: a low card on the discard pile? Take it rather than gamble on the draw pile.
fl-coach-terrie = Terrie’s trick: a power card on the discard pile? Take it into your pyramid. Replace it later, and its power is yours.
fl-coach-greg = Greg’s strategy: throw as often as you can. Fewer cards to remember, and you’re sooner at 5 or less.
fl-coach-clement = Clément’s special move: collect equal cards. When you discard one, throw the other on it right away.
fl-coach-emilie = Emilie’s technique: remember the low cards the others take. With a 10 you can steal them.

## The game on one page

fl-guide-face-down = face down
fl-guide-goal = The goal
fl-guide-goal-text = Get your cards down to 5 points or less, then call “5 or less”. Cards count what they show, from −1 to 14. Fewest points at the end of the game wins.
fl-guide-peek-text = Five cards lie face down in front of you. Before the round, look once at the bottom three. After that nobody looks at a card again: remember them.
fl-guide-turn = Your turn
fl-guide-turn-text = Draw a card, which only you see, or take the top discard.
fl-guide-turn-more = Put it in place of one of your cards: the old one goes face up on the discard pile. A card you drew can also be discarded straight away; one you took can’t.
fl-guide-throw = Throwing
fl-guide-throw-text = Got a card that matches the top discard? Throw it on, any time, even when it isn’t your turn. The fastest gets rid of it.
fl-guide-throw-more = Too late: you take it back. No match: you take it back and get a penalty card. After a throw the next player can’t take from the discard pile.
fl-guide-powers-more = Throw a matching card on a power card before its power is used, and the power is blocked. With two players, power cards can’t be taken from the discard pile.
fl-guide-call = “5 or less!”
fl-guide-call-text = Call at the end of your turn. Your cards are locked: no more throws, no powers against you. Everyone else gets one more turn and can call too. Then all cards are turned up.
fl-guide-score-right = Called, lowest: 0 points
fl-guide-score-right-text = −1, 0 and 4 make 3. That wins the round. A winner below zero keeps the minus points.
fl-guide-score-wrong = Called with more than 5: double
fl-guide-score-wrong-text = 2, 1 and 5 make 8: 16 points. If every caller was wrong, all the others score 0.
fl-guide-score-beaten = Called, but someone had less: double
fl-guide-score-beaten-text = 5 and 0 make 5: 10 points. Callers who tie for lowest all win.
fl-guide-score-quiet = Didn’t call: your points count
fl-guide-score-quiet-text = 3 and 1 make 4: 4 points. Without a call you can’t win the round.
fl-guide-end = The end
fl-guide-end-text = As soon as someone has 100 points, the game is over and the lowest total wins. In a short game you play a set number of rounds, and whoever wins most of them wins.

## Keys

fl-key-draw = Draw a card
fl-key-take = Take the top discard
fl-key-discard = Discard the card you drew
fl-key-card = Pick your card with that number
fl-key-throw-card = Throw your card with that number
fl-key-throw = Throw the next card you pick
fl-key-power = Use the power
fl-key-call = Call “5 or less”
fl-key-end = End your turn
fl-key-ready = Ready
fl-key-sheet = Show the powers
