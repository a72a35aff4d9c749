## What happens

rolled = Round { $round }: the dice show { $roll }.
rolled-again = The dice show { $roll }: three or more alike, so roll again.
marked = { $who_is ->
    [you] You outline { $outline }.
   *[other] { $who } outlines { $outline }.
}
erased = { $who_is ->
    [you] You erase { $outline }.
   *[other] { $who } erases { $outline }.
}
timer-turned = { $who_is ->
    [you] You flip the timer!
   *[other] { $who } flips the timer!
}
done = { $who_is ->
    [you] You’re done.
   *[other] { $who } is done.
}
stopped = Stop! Round { $round } is over.
outline-counts = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } scores { $points }.
outline-not-five = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } isn’t five connected squares.
outline-wrong-symbols = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } doesn’t match the dice.
outline-overlap = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } overlaps another FIVE.
outline-twice = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } is the same shape again.
outline-too-many = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } is one too many.
outline-used-shape = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } is a shape that’s already used.
outline-used-square = { $who_is ->
    [you] You
   *[other] { $who }
}: { $outline } has a square that’s already used.
timer-point = { $who_is ->
    [you] You get 1 point for the timer.
   *[other] { $who } gets 1 point for the timer.
}
scored = { $who_is ->
    [you] You get
   *[other] { $who } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
}. Total: { $total }.
best = { $who_is ->
    [you] Best possible on your board:
   *[other] Best possible on { $who }’s board:
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $fives }.
best-none = { $who_is ->
    [you] There was no FIVE on your board.
   *[other] There was no FIVE on { $who }’s board.
}
must-cross = { $who_is ->
    [you] No FIVE: cross out a shape.
   *[other] { $who } has no FIVE and crosses out a shape.
}
crossed = { $who_is ->
    [you] You cross out
   *[other] { $who } crosses out
} { $shape } at { $squares }.
crossed-for = Time’s up: { $shape } at { $squares } is crossed out for { $who_is ->
    [you] you.
   *[other] { $who }.
}
crossed-alone = No shape fits any more: { $shape } is crossed out for { $who_is ->
    [you] you.
   *[other] { $who }.
}
ready = { $who_is ->
    [you] You’re ready.
   *[other] { $who } is ready.
}
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} with { $total ->
    [one] 1 point
   *[other] { $total } points
}!
won-shared = { $who_is ->
    [you] You tie
   *[other] { $who } ties
} for the win with { $total ->
    [one] 1 point
   *[other] { $total } points
}!
solo-ended = { $who_is ->
    [you] Game over: you have
   *[other] Game over: { $who } has
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
hint-timer = Flip the timer.
hint-done = Tap Done.
hint-end-round = End the round.
hint-no-five = Tap No FIVE.
hint-cross = Cross out { $shape } at { $squares }.
hint-cross-alone = Cross out { $shape }.
hint-ready = Tap Ready.
why-mark-best = { $shape } scores { $points }. It’s one of the { $count } FIVES that together make the most possible: { $total }.
why-mark-dearest = { $shape } scores { $points }, the most you can still draw.
why-mark-dear-roomy = { $shape } scores { $points }, the most there is, and leaves the most room for later shapes.
why-mark-roomy = { $shape } scores { $points } and leaves the most room for later shapes.
why-mark-keeps = { $shape } scores { $points } and saves { $dearer ->
    [one] a better shape
   *[other] { $dearer } better shapes
} for later rolls.
why-mark-fits = { $shape } scores { $points }, matches the dice and overlaps nothing.
why-erase-void = It doesn’t count.
why-erase-room = That frees its squares.
why-erase-cheapest = Of more than five FIVES only the five cheapest count: without this one, a better one does.
why-stop-none = No FIVE on your board matches these dice.
why-stop-all = You have { $count ->
    [one] 1 FIVE
   *[other] { $count } FIVES
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}, and nothing more fits.
why-stop-enough = You have { $count ->
    [one] 1 FIVE
   *[other] { $count } FIVES
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}; finding more takes time.
why-no-five = None of your shapes matches { $roll } on the free squares.
why-no-five-given = You give up this round.
why-cross-cheapest = It scores { $points }: of the shapes that still fit, none costs you less.
why-cross-worth = It scores { $points }.
why-cross-alone = No shape fits any more; this one scores { $points }.
why-ready = The round is scored.

## What was wrong, in a review

fault-overlooked = You missed some: you drew { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $count ->
    [one] one FIVE makes
   *[other] { $count } FIVES make
} { $best }.
fault-too-many = You drew too many: of more than five FIVES only the five cheapest count.
fault-none = There was a FIVE, worth { $better }.
fault-cheap = You drew { $points ->
    [one] 1 point
   *[other] { $points } points
}, and there was a FIVE worth { $better }.
fault-room = The FIVE you drew for { $points ->
    [one] 1 point
   *[other] { $points } points
} takes up room for later rounds; another one, worth { $better }, leaves more.
fault-crossed = { $shape } was worth { $points }; you could have crossed out one worth { $better }.
fault-crossed-room = Crossing it out there takes up more room than another shape would.

## Options

option-variant = Which game to play. Solo is always the puzzle.
option-variant-basic = Basic: five rounds, up to five FIVES each
option-variant-puzzle = Puzzle: one FIVE per round, each shape once
option-board = Which boards to play on.
option-board-white = White: a different one each
option-board-grey = Grey: the same for all
option-board-random = Random: the same for all
option-timer = How long the timer runs once someone flips it.
option-timer-20 = 20 seconds
option-timer-30 = 30 seconds
option-timer-45 = 45 seconds
option-timer-60 = 60 seconds
option-limit-title = Longest round
option-limit = The round stops after this long if nobody flips the timer.
option-limit-60 = 1 minute
option-limit-120 = 2 minutes
option-limit-180 = 3 minutes
option-limit-300 = 5 minutes
option-limit-600 = 10 minutes
option-limit-0 = No limit
option-assist = Point out mistakes while drawing.
option-daily-title = Today’s board
option-daily = The board and dice of one day, the same for everyone. Solo only.

## Refusals

refuse-limit = A round can last 60 to 900 seconds, or 0 for no limit, not { $limit }.
refuse-no-day = { $day } is not a day: write 15 November 2026 as 20261115.
refuse-daily-alone = Today’s board is solo only.
refuse-line = Each line has a board of 100 digits, a tab, and a roll of 5 digits.
refuse-board = A board is 100 digits from 0 to 5, row by row.
refuse-roll = A roll is five digits from 0 to 5.
refuse-roll-alike = Three or more alike are rolled again.
refuse-no-player = Only players can draw.
refuse-other-round = That was for another round: this is round { $round }.
refuse-stopped = Stop! No more drawing this round.
refuse-finished = You’re already done.
refuse-not-crossing = It’s not time to cross out a shape.
refuse-not-pausing = The round isn’t over yet.
refuse-marked-already = You’ve already outlined that.
refuse-too-many-marks = A board can have at most twelve outlines. Erase one first.
refuse-no-such-mark = You have no such outline in this round.
refuse-empty-outline = An outline has at least one square.
refuse-no-such-squares = An outline has different squares of the board, from 0 to 99.
refuse-no-timer = There’s no timer in a solo game.
refuse-timer-turned = { $who_is ->
    [you] You have
   *[other] { $who } has
} already flipped the timer.
refuse-timer-not-turned = Nobody has flipped the timer yet.
refuse-nothing-drawn = Outline a FIVE first, or tap No FIVE.
refuse-only-alone = “No FIVE” is only for solo games.
refuse-shape-used = { $shape } is already used.
refuse-shapes-fit = A shape still fits: choose a place for it.
refuse-not-that-shape = Those squares don’t make shape { $shape }.
refuse-squares-used = One of those squares is already used.
refuse-position-seats = This game is for 1 to 4 players, not { $count }.
refuse-position-seat = That seat isn’t at this table.
refuse-position-symbols = A board has 17 each of the symbols 0 to 3, and 16 each of 4 and 5.
refuse-position-boards = There is a board for each seat, or one for all.
refuse-position-round = The rounds are 1 to { $last }.
refuse-position-crossing = Shapes are crossed out only in the puzzle, and not after its last round.
refuse-position-pause = After the last round the game is over.
refuse-position-over = The game is over only after its last round, or in the puzzle after one in which nobody found a FIVE.
refuse-position-last = The result shown is of an earlier round and has a board for each seat.
refuse-position-clock = A solo game has neither timer nor clock.
refuse-position-timer = Whoever flipped the timer has stopped drawing; before that, everyone draws.
refuse-position-active = Until the game is over, it waits for someone.
refuse-position-due = Once the game is over, nothing runs out.
refuse-position-unlimited = Without a limit, nothing runs out before the timer is flipped.
refuse-position-wiped = Outlines of this round are there only while it lasts.
refuse-position-marks = Outlines have one to eight squares, and each is there once.
refuse-position-too-many-marks = There are too many outlines on a board.
refuse-position-circled = Shapes are used up only in the puzzle.
refuse-position-used = A shape or a square is used twice.
refuse-position-shapes = Each round uses up a shape: { $rounds } are played.
refuse-position-timers = The timer is flipped at most once a round, and never in a solo game.
refuse-position-points = Each player has the points of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, no more than a round can give.
refuse-position-sum = A player’s points are the shapes found plus one for each timer.

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
    [square] block
    [spark] spark
    [cross] cross
   *[moon] moon
}
piece-square = { $column }{ $row }
piece-square-spoken = { $column } { $row }
piece-shape = { $letter }
piece-shape-spoken = { $letter }
