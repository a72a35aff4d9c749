## Symbols and squares

ff-symbol-0 = ring
ff-symbol-1 = triangle
ff-symbol-2 = square
ff-symbol-3 = spark
ff-symbol-4 = cross
ff-symbol-5 = moon
ff-dice = The dice: { $dice }
ff-outline = { $shape } at { $squares }
ff-square-circled = used by a FIVE
ff-square-crossed = crossed out
ff-square-mark = outlined
ff-square-draft = being drawn

## The shapes

ff-shapes = The twelve shapes
ff-worth = { $count ->
    [one] worth 1 point:
   *[other] worth { $count } points:
}
ff-tile-open = { $shape }
ff-tile-drawn = { $shape }: drawn
ff-tile-circled = { $shape }: found
ff-tile-crossed = { $shape }: crossed out

## What I can do now

ff-now-basic = Find FIVES: five joined squares with these symbols.
ff-now-puzzle = Find one FIVE of a shape that you still have.
ff-now-solo = Find one FIVE. Take your time: there is no clock.
ff-now-more = { $count ->
    [one] 1 FIVE drawn. Find more, or turn the timer.
   *[other] { $count } FIVES drawn. Find more, or turn the timer.
}
ff-now-one-drawn = You have one. Change it, or turn the timer.
ff-now-solo-drawn = Is it the one you want? Then say Done.
ff-now-hurry = { $who } turned the timer. Be quick!
ff-now-my-timer = { $count ->
    [one] You turned the timer. { $who } still draws.
   *[other] You turned the timer. { $who } still draw.
}
ff-now-pen-down = { $count ->
    [one] Your pen is down. { $who } still draws.
   *[other] Your pen is down. { $who } still draw.
}
ff-now-cross = No FIVE this time. Draw the shape that you cross out, on free squares.
ff-now-cross-alone = No shape fits any more. Choose one to cross out.
ff-now-wait-cross = { $count ->
    [one] { $who } crosses out a shape.
   *[other] { $who } cross out a shape.
}
ff-now-ready = Look at the boards. On when you are ready.
ff-now-ready-solo = On to the next round when you are ready.
ff-now-wait-ready = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
}
ff-now-watch = The players are drawing.
ff-now-watch-timer = { $who } turned the timer.
ff-now-over = The game is over.
ff-double = FIVES count double!
ff-and = { $some } and { $last }

## Doing

ff-do-timer = Turn the timer
ff-do-done = Done
ff-do-done-solo = Done
ff-do-no-five = No FIVE
ff-do-erase = Erase it
ff-do-cross = Cross out { $shape }
ff-do-cross-none = Cross out
ff-do-ready = Ready
ff-sure = Tap again
ff-gathered = { $count } of 5
ff-drawn = { $value ->
    [one] { $shape }, worth 1. Tap it to erase it.
   *[other] { $shape }, worth { $value }. Tap it to erase it.
}
ff-hint = Drag over five squares, or tap them.
ff-missed = Your outline: { $why }
ff-help = How it works

## The table

ff-board = Your board
ff-board-of = The board of { $who }
ff-board-best = The best that was possible on the board of { $who }
ff-board-end = { $count ->
    [one] Your board with 1 FIVE
   *[other] Your board with { $count } FIVES
}
ff-players = Players
ff-you = You
ff-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ff-does-timer = has turned the timer
ff-does-draws = is drawing
ff-does-crosses = crosses out a shape
ff-does-looks = is looking at the boards
ff-does-rests = has finished
ff-is-away = away
ff-round = Round { $round } of { $rounds }
ff-timer = Timer, seconds left
ff-clock = Seconds left
ff-to-beat = To beat: { $count }

## After the round

ff-stop = Stop! Round { $round } of { $rounds }
ff-turned = { $who_is ->
    [you] You turned the timer.
   *[other] { $who } turned the timer.
}
ff-nobody-turned = Nobody turned the timer.
ff-boards = Whose board
ff-total = { $count } in all
ff-counts = counts
ff-counts-double = counts double
ff-timer-point = first to turn the timer
ff-nothing-drawn = Nothing was outlined.
ff-fault-not-five = not five joined squares
ff-fault-unfinished = unfinished: fewer than five squares
ff-fault-wrong-symbols = not the symbols that were rolled
ff-fault-overlap = overlaps another FIVE
ff-fault-twice = the same shape a second time
ff-fault-too-many = one too many: the five lowest count
ff-fault-used-shape = a shape that was used up
ff-fault-used-square = a square of an earlier round
ff-show-best = { $count ->
    [one] Best possible: 1 point
   *[other] Best possible: { $count } points
}
ff-show-best-one = { $count ->
    [one] Best FIVE there was: 1 point
   *[other] Best FIVE there was: { $count } points
}
ff-show-drawn = What was drawn
ff-best-none = There was no FIVE to be found here.
ff-judged-order = Judged in this order: what is not five joined squares or shows other symbols is out; then all that overlap; then a shape drawn twice; of more than five, the lowest count.

## The end

ff-you-win = You win!
ff-wins = { $who } wins!
ff-shared-win = { $who } share the win
ff-tie-basic = A tie: more points in the first four rounds decided.
ff-tie-puzzle = A tie: more FIVES found decided.
ff-place = { $place }.
ff-chart = Points after each round
ff-scores = Points by round
ff-sum = Sum
ff-last-round = The last round

## Alone

ff-solo-over = Twelve rounds alone
ff-daily-of = Board of { $day }
ff-points-word = { $count ->
    [one] point
   *[other] points
}
ff-found = { $count ->
    [one] 1 FIVE of 12
   *[other] { $count } FIVES of 12
}
ff-record = A new best!
ff-best-list = Your best games
ff-this-game = this game
ff-days = Your days
ff-daily-again = { $count ->
    [one] Your first game of this day counts: 1 point.
   *[other] Your first game of this day counts: { $count } points.
}
ff-daily-note = Everybody gets the same board and dice on a day. There is a new one tomorrow.

## How it works

ff-coach-title = Five dice, five squares
ff-coach-dice = The dice show five symbols.
ff-coach-five = Find five joined squares with just these symbols, in any order, and outline them: a FIVE. Rarer shapes are worth more. Each shape once, no overlaps, at most five a round.
ff-coach-timer = All draw at once. Who turns the timer first gets a point and stops; the others have only until it runs out.
ff-coach-once = In the puzzle it is one FIVE a round, and each shape once in the game. Who finds none crosses a shape out.
ff-coach-alone = Alone it is one FIVE a round for twelve rounds, each shape once, no clock. If there is none you cross a shape out.
ff-coach-tip = Drag over the squares or tap them one by one. A tap on an outline takes it up to be erased.
ff-coach-keys = Keys: arrows move, Enter takes a square, Shift with arrows draws, Delete erases; T timer, D done, N no FIVE, R ready.
ff-coach-done = Let’s go
