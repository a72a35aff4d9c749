## Symbols and squares

ff-symbol-0 = ring
ff-symbol-1 = triangle
ff-symbol-2 = block
ff-symbol-3 = spark
ff-symbol-4 = cross
ff-symbol-5 = moon
ff-dice = The dice: { $dice }
ff-outline = { $shape } at { $squares }
ff-square-circled = in a FIVE
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

ff-now-basic = Find FIVES: five connected squares that match the dice.
ff-now-puzzle = Find one FIVE in a shape you still have.
ff-now-solo = Find one FIVE. Take your time, there’s no clock.
ff-now-more = { $count ->
    [one] 1 outline drawn. Find more or flip the timer.
   *[other] { $count } outlines drawn. Find more or flip the timer.
}
ff-now-one-drawn = You have one. Change it or flip the timer.
ff-now-solo-drawn = Happy with it? Tap Done.
ff-now-used = You’ve already used { $shape }: it won’t count. Find another shape.
ff-now-wrong = Wrong: { $why }. Tap the outline to erase it.
ff-now-hurry = { $who } flipped the timer. Hurry!
ff-now-my-timer = { $count ->
    [one] You flipped the timer. { $who } is still drawing.
   *[other] You flipped the timer. { $who } are still drawing.
}
ff-now-pen-down = { $count ->
    [one] You’re done. { $who } is still drawing.
   *[other] You’re done. { $who } are still drawing.
}
ff-now-cross = No FIVE. Draw a shape on free squares to cross it out.
ff-now-cross-why = No FIVE: { $why }. Draw a shape on free squares to cross it out.
ff-now-cross-alone = No shape fits any more. Pick one to cross out.
ff-now-wait-cross = { $count ->
    [one] { $who } is crossing out a shape.
   *[other] { $who } are crossing out a shape.
}
ff-now-ready = Compare boards, then tap Ready.
ff-now-ready-solo = Tap Ready for the next round.
ff-now-wait-ready = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
}
ff-now-watch = The players are drawing.
ff-now-watch-timer = { $who } flipped the timer.
ff-now-over = The game is over.
ff-double = FIVES count double!
ff-and = { $some } and { $last }

## Doing

ff-do-timer = Flip the timer
ff-do-done = Done
ff-do-done-solo = Done
ff-do-no-five = No FIVE
ff-do-erase = Erase
ff-do-cross = Cross out { $shape }
ff-do-cross-none = Cross out
ff-do-ready = Ready
ff-sure = Tap again
ff-gathered = { $count } of 5
ff-do-clear = { $count } of 5 squares: start over
ff-drawn = Drawn. Tap an outline to erase it.
ff-drawn-right = { $count ->
    [one] Worth 1 point. Tap an outline to erase it.
   *[other] Worth { $count } points. Tap an outline to erase it.
}
ff-hint = Drag over five squares, or tap them.
ff-help = How it works

## The table

ff-board = Your board
ff-board-of = Board: { $who }
ff-board-best = Best possible: { $who }
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
ff-does-timer = flipped the timer
ff-does-draws = drawing
ff-does-crosses = crossing out a shape
ff-does-looks = comparing boards
ff-does-rests = done
ff-is-away = away
ff-round = Round { $round } of { $rounds }
ff-timer = Timer, seconds left
ff-clock = Seconds left
ff-to-beat = To beat: { $count }

## After the round

ff-stop = Stop! Round { $round } of { $rounds }
ff-turned = { $who_is ->
    [you] You flipped the timer.
   *[other] { $who } flipped the timer.
}
ff-nobody-turned = Nobody flipped the timer.
ff-boards = Boards
ff-total = total { $count }
ff-counts = counts
ff-counts-double = counts double
ff-timer-point = first to flip the timer
ff-nothing-drawn = Nothing outlined.
ff-fault-not-five = not five connected squares
ff-fault-unfinished = fewer than five squares
ff-fault-wrong-symbols = doesn’t match the dice
ff-fault-overlap = overlaps another FIVE
ff-fault-twice = same shape twice
ff-fault-too-many = one too many (only five count)
ff-fault-used-shape = shape already used
ff-fault-used-square = square already used
ff-show-best = { $count ->
    [one] Best possible: 1 point
   *[other] Best possible: { $count } points
}
ff-show-best-one = { $count ->
    [one] Best FIVE: 1 point
   *[other] Best FIVE: { $count } points
}
ff-show-drawn = What was drawn
ff-best-none = There was no FIVE here.
ff-judged-order = Checked in this order: not five connected squares, or doesn’t match the dice; overlaps; the same shape twice; more than five, where the lowest five count.

## The end

ff-you-win = You win!
ff-wins = { $who } wins!
ff-shared-win = { $who } tie for the win
ff-tie-basic = Tie! More points in the first four rounds wins.
ff-tie-puzzle = Tie! More FIVES wins.
ff-place = { $place }.
ff-chart = Points after each round
ff-scores = Points by round
ff-sum = Total
ff-last-round = Last round

## Alone

ff-solo-over = Twelve rounds solo
ff-daily-of = Board for { $day }
ff-points-word = { $count ->
    [one] point
   *[other] points
}
ff-found = { $count ->
    [one] 1 of 12 FIVES
   *[other] { $count } of 12 FIVES
}
ff-record = New best!
ff-best-list = Your best games
ff-this-game = this game
ff-days = Your days
ff-daily-again = { $count ->
    [one] Your first try today counts: 1 point.
   *[other] Your first try today counts: { $count } points.
}
ff-daily-note = Same board and dice for everyone today. New one tomorrow.

## How it works

ff-coach-dice = The dice show five symbols.
ff-coach-five = Outline five connected squares that match the dice: a FIVE. Rarer shapes score more.
ff-coach-rules = Each shape once, no overlaps, up to five per round.
ff-coach-one = Outline five connected squares that match the dice: a FIVE. One per round. Rarer shapes score more.
ff-coach-timer = Everyone draws at once. First to flip the timer gets a point and stops; the rest have until it runs out.
ff-coach-once = Puzzle: one FIVE per round, each shape once per game. Can’t find one? Cross out a shape.
ff-coach-alone = Solo: twelve rounds, one FIVE each, every shape once, no clock. Can’t find one? Cross out a shape.
ff-coach-day = Everyone gets the same board and dice today. Your first try counts.
ff-coach-cross = No FIVE this round: draw a shape on free squares to cross it out. The symbols don’t matter.
ff-coach-cross-choice = You lose that shape and its squares, so pick a cheap one where it’s least in the way.
ff-coach-tip = Drag over the squares or tap them one by one. Tap an outline to erase it.
ff-coach-assist = Mistakes are pointed out as you draw.
ff-coach-unchecked = Wrong outlines score nothing, and you’ll see that only at the end of the round.
ff-coach-title-basic = Five dice, five squares
ff-coach-title-puzzle = The puzzle: each shape once
ff-coach-title-solo = Solo: twelve rounds
ff-coach-title-daily = Today’s board
ff-coach-cross-title = Cross out a shape
ff-coach-done = Let’s go
## The keys

ff-key-board = Go to the board
ff-key-timer = Flip the timer
ff-key-done = Done
ff-key-no-five = No FIVE
ff-key-cross = Cross out the shape
ff-key-ready = Ready for the next round
ff-key-let-go = Start the outline over
ff-key-walk = Move around the board
ff-key-take = Take a square, or pick up an outline
ff-key-draw = Draw from square to square
ff-key-erase = Erase the outline

## The guide

ff-guide-goal-title = Goal
ff-guide-goal = Five dice show five symbols. Find five connected squares on your board with exactly those symbols, in any order: that’s a FIVE. Most points win.
ff-guide-five-picture = Five connected squares outlined: the symbols of the dice, in the shape of a T.
ff-guide-shapes-title = The twelve shapes
ff-guide-shapes = Five connected squares can make twelve shapes. The number is what each shape scores. Turned or mirrored, it’s still the same shape.
ff-guide-round-title = A round
ff-guide-round-roll = The dice are rolled. Three or more alike are rolled again.
ff-guide-round-draw = Everyone draws at once, each on their own board. Drag over five squares or tap them. Tap an outline to erase it.
ff-guide-round-timer = Had enough? Flip the timer: you get a point and draw no more. The others have until it runs out.
ff-guide-round-score = Stop! All boards are shown and scored. Then they’re wiped for the next round.
ff-guide-rule-once = Each shape only once.
ff-guide-rule-apart = FIVES must not overlap.
ff-guide-rule-most = At most five FIVES count.
ff-guide-rule-whole = Only complete outlines count: five squares connected by their edges.
ff-guide-counts-title = What counts: three examples
ff-guide-counts = The round is over. These were the dice, and Peter flipped the timer.
ff-guide-sara = One FIVE too many: her highest is dropped. 1 + 4 + 2 + 1 + 2 = 10.
ff-guide-peter = Two overlap, so both are out. One shape is there twice and counts once. With the timer: 1 + 2 + 1 = 4.
ff-guide-anna = One doesn’t match the dice, one isn’t finished. The other two count: 3 + 1 = 4.
ff-guide-end-title = The end
ff-guide-end = Five rounds. In the fifth, FIVES count double; the timer’s point doesn’t. Most points win. If it’s a tie, the first four rounds decide.
ff-guide-puzzle-title = The puzzle
ff-guide-puzzle = Up to twelve rounds with one FIVE each. Boards aren’t wiped, and each shape can be used only once in the whole game. No FIVE, or a wrong one? Then cross out a shape on free squares, whatever they show.
ff-guide-klaus-second-title = Klaus, round 2
ff-guide-klaus-second = He finds no FIVE. So he crosses out a shape and its squares.
ff-guide-klaus-third-title = Round 3
ff-guide-klaus-third = His FIVE doesn’t match the dice. It’s wiped off.
ff-guide-klaus-after-title = After round 3
ff-guide-klaus-after = Instead he crosses out another shape, where it’s least in the way.
ff-guide-puzzle-end = It ends after twelve rounds, or after a round in which nobody found a FIVE. Your FIVES count, plus a point for each timer you flipped.
ff-guide-alone-title = Solo and today’s board
ff-guide-alone = Solo is the puzzle without a timer: always twelve rounds, and you try to beat your best. Today’s board and dice are the same for everyone; your first try counts.

## What is on the board to see

seen-marked = { $who_is ->
    [you] You draw an outline.
   *[other] { $who } draws an outline.
}
seen-erased = { $who_is ->
    [you] You erase an outline.
   *[other] { $who } erases an outline.
}
seen-outline-counts = { $who_is ->
    [you] You
   *[other] { $who }
}: a FIVE scores { $points }.
seen-outline-not-five = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline isn’t five connected squares.
seen-outline-wrong-symbols = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline doesn’t match the dice.
seen-outline-overlap = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline overlaps another FIVE.
seen-outline-twice = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline is the same shape again.
seen-outline-too-many = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline is one too many.
seen-outline-used-shape = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline is a shape that’s already used.
seen-outline-used-square = { $who_is ->
    [you] You
   *[other] { $who }
}: an outline has a square that’s already used.
seen-best = { $who_is ->
    [you] Best possible on your board:
   *[other] Best possible on { $who }’s board:
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
seen-crossed = { $who_is ->
    [you] You cross out
   *[other] { $who } crosses out
} { $shape }.
seen-crossed-for = Time’s up: { $shape } is crossed out for { $who_is ->
    [you] you.
   *[other] { $who }.
}
seen-hint-mark = Outline these squares.
seen-hint-erase = Erase this outline.
seen-hint-cross = Cross out { $shape } here.
