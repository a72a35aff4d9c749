## What happens

rolled = Round { $round }: the dice show { $roll }.
rolled-again = The dice show { $roll }: three or more alike, so they are rolled again.
marked = { $who_is ->
    [you] You outline { $outline }.
   *[other] { $who } outlines { $outline }.
}
erased = { $who_is ->
    [you] You erase { $outline }.
   *[other] { $who } erases { $outline }.
}
timer-turned = { $who_is ->
    [you] You turn the timer.
   *[other] { $who } turns the timer!
}
done = { $who_is ->
    [you] You put your pen down.
   *[other] { $who } puts the pen down.
}
stopped = Stop! Round { $round } is over.
outline-counts = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } counts { $points }.
outline-not-five = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } is not five connected squares.
outline-wrong-symbols = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } does not show the symbols rolled.
outline-overlap = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } overlaps another FIVE.
outline-twice = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } is the same shape a second time.
outline-too-many = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } is one too many.
outline-used-shape = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } is a shape that is used up.
outline-used-square = { $who_is ->
    [you] Yours
   *[other] { $who }
}: { $outline } uses a square of an earlier round.
timer-point = { $who_is ->
    [you] You get a point for the timer.
   *[other] { $who } gets a point for the timer.
}
scored = { $who_is ->
    [you] You get
   *[other] { $who } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.
best = { $who_is ->
    [you] The best on your board
   *[other] The best on the board of { $who }
} was { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $fives }.
best-none = { $who_is ->
    [you] There was no FIVE on your board.
   *[other] There was no FIVE on the board of { $who }.
}
must-cross = { $who_is ->
    [you] You found no FIVE: cross out a shape.
   *[other] { $who } found no FIVE and crosses out a shape.
}
crossed = { $who_is ->
    [you] You cross out
   *[other] { $who } crosses out
} { $shape } at { $squares }.
crossed-for = The time is up. { $shape } at { $squares } is crossed out { $who_is ->
    [you] for you.
   *[other] for { $who }.
}
crossed-alone = No shape fits any more. { $shape } is crossed out { $who_is ->
    [you] for you.
   *[other] for { $who }.
}
ready = { $who_is ->
    [you] You are ready.
   *[other] { $who } is ready.
}
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
won-shared = { $who_is ->
    [you] You share the win
   *[other] { $who } shares the win
} with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
solo-ended = { $who_is ->
    [you] The game is over: you have
   *[other] The game is over: { $who } has
} { $total ->
    [one] 1 point
   *[other] { $total } points
}.

## How things are written

written-board = { $value } in “{ $at }” is not a board: write 100 digits from 0 to 5, row by row.
written-roll = { $value } in “{ $at }” is not a roll: write five digits from 0 to 5, as in 01123.
written-squares = { $value } in “{ $at }” are not squares: write different numbers from 0 to 99, counted row by row from the top left.

## Hints

hint-mark = Outline { $outline }.
hint-erase = Erase { $outline }.
hint-timer = Turn the timer.
hint-done = Put your pen down.
hint-end-round = End the round.
hint-no-five = Say that there is no FIVE.
hint-cross = Cross out { $shape } at { $squares }.
hint-cross-alone = Cross out { $shape }.
hint-ready = Go on to the next round.
why-mark-best = The { $shape } is worth { $points }, and it is one of the { $count } FIVES that together are the most there is: { $total }.
why-mark-dearest = The { $shape } is worth { $points }, and no FIVE that you can still draw is worth more.
why-mark-dear-roomy = The { $shape } is worth { $points }, no other FIVE is worth more, and here it leaves most room for the shapes to come.
why-mark-roomy = The { $shape } is worth { $points }, and here it leaves most room for the shapes to come.
why-mark-keeps = The { $shape } is worth { $points }; so { $dearer ->
    [one] a dearer shape is
   *[other] { $dearer } dearer shapes are
} kept for later rolls.
why-mark-fits = The { $shape } is worth { $points }, shows the dice and touches none of your outlines.
why-erase-void = It does not count.
why-erase-room = Its squares are free then.
why-stop-none = There is no FIVE for these dice on your board.
why-stop-all = You have { $count ->
    [one] one FIVE
   *[other] { $count } FIVES
} for { $points ->
    [one] one point
   *[other] { $points } points
}, and nothing more fits beside them.
why-stop-enough = You have { $count ->
    [one] one FIVE
   *[other] { $count } FIVES
} for { $points ->
    [one] one point
   *[other] { $points } points
}; to look for more takes time.
why-no-five = No shape that you have left shows { $roll } anywhere on the free squares.
why-no-five-given = You give this round up.
why-cross-cheapest = It is worth { $points }: no shape that still fits costs you less.
why-cross-worth = It is worth { $points }.
why-cross-alone = No shape fits any more; this one is worth { $points }.
why-ready = The round is counted.

## Options

option-variant = What is played. One player alone always plays the puzzle.
option-variant-basic = Basic game: five rounds, up to five FIVES in each
option-variant-puzzle = Puzzle: one FIVE a round, each shape once in the game
option-board = The boards.
option-board-white = White: each player another
option-board-grey = Grey: the same for all
option-board-random = Random: made by chance, the same for all
option-timer = How long the timer runs.
option-timer-20 = 20 seconds
option-timer-30 = 30 seconds
option-timer-45 = 45 seconds
option-timer-60 = 60 seconds
option-limit-title = Longest round
option-limit = If nobody turns the timer, the round is stopped after this long.
option-limit-60 = 1 minute
option-limit-120 = 2 minutes
option-limit-180 = 3 minutes
option-limit-300 = 5 minutes
option-limit-600 = 10 minutes
option-limit-0 = No limit
option-assist = Point out mistakes while drawing.
option-daily-title = Board of the day
option-daily = Board and dice of one day, the same for everybody, for one player.

## Refusals

refuse-limit = A round is limited to 60 to 900 seconds, or by 0 not at all; { $limit } will not do.
refuse-no-day = { $day } is not a day: write the 15th of November 2026 as 20261115.
refuse-daily-alone = The board of the day is for one player.
refuse-line = A line is a board of 100 digits, a tab, and a roll of 5 digits.
refuse-board = A board is 100 digits from 0 to 5, row by row.
refuse-roll = A roll is five digits from 0 to 5.
refuse-roll-alike = With three or more alike the dice are rolled again.
refuse-no-player = Only players draw.
refuse-other-round = That was meant for another round: this is round { $round }.
refuse-stopped = Stop: nobody draws now.
refuse-finished = You have finished with that already.
refuse-not-crossing = No shape is crossed out now.
refuse-not-pausing = The round is not over yet.
refuse-marked-already = You have outlined just that already.
refuse-too-many-marks = There are at most twelve outlines on a board: erase one first.
refuse-no-such-mark = You have no such outline in this round.
refuse-empty-outline = An outline has at least one square.
refuse-no-such-squares = An outline is different squares of the board, from 0 to 99.
refuse-no-timer = Alone there is no timer.
refuse-timer-turned = { $who_is ->
    [you] You have
   *[other] { $who } has
} turned the timer already.
refuse-timer-not-turned = The timer has not been turned yet.
refuse-nothing-drawn = Outline a FIVE first, or say that there is none.
refuse-only-alone = Only a player alone says that there is no FIVE.
refuse-shape-used = { $shape } is circled or crossed out already.
refuse-shapes-fit = There is a shape that still fits: choose a place for it.
refuse-not-that-shape = These squares are not the shape { $shape }.
refuse-squares-used = A square of it is used already.
refuse-position-seats = One to four play, not { $count }.
refuse-position-seat = A seat is named that is not at the table.
refuse-position-symbols = Symbols 0 to 3 stand 17 times on a board, 4 and 5 stand 16 times.
refuse-position-boards = There is a board for each seat, or one for all.
refuse-position-round = The rounds are 1 to { $last }.
refuse-position-crossing = Shapes are crossed out only in the puzzle, and not after its last round.
refuse-position-pause = After the last round the game is over.
refuse-position-over = The game is over only after its last round, or in the puzzle after one in which nobody found a FIVE.
refuse-position-last = The result shown is of an earlier round and has a board for each seat.
refuse-position-clock = Alone there is neither timer nor clock.
refuse-position-timer = Whoever turned the timer draws no more; before that, everybody draws.
refuse-position-active = The game waits for somebody until it is over.
refuse-position-due = When the game is over nothing comes due.
refuse-position-unlimited = Without a limit nothing comes due before the timer is turned.
refuse-position-wiped = Outlines of this round are there only while it lasts.
refuse-position-marks = Outlines have one to eight squares, and none stands there twice.
refuse-position-too-many-marks = There are too many outlines on a board.
refuse-position-circled = Shapes are circled and crossed out only in the puzzle.
refuse-position-used = A shape or a square is used twice.
refuse-position-shapes = Each round uses up a shape: { $rounds } are played.
refuse-position-timers = The timer is turned at most once a round, and never alone.
refuse-position-points = Each player has the points of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, no more than a round can give.
refuse-position-sum = The points of a player are the values circled and one for each timer.

## Symbols, squares, shapes

piece-symbol = { $symbol ->
    [ring] ○
    [triangle] ▲
    [square] ■
    [spark] ✦
    [cross] ✖
   *[moon] ☾
}
piece-symbol-spoken = { $symbol ->
    [ring] ring
    [triangle] triangle
    [square] square
    [spark] spark
    [cross] cross
   *[moon] moon
}
piece-square = { $column }{ $row }
piece-square-spoken = { $column } { $row }
piece-shape = { $letter }
piece-shape-spoken = { $letter }
