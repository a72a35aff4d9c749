re-title = Replay
re-loading = Opening the game…
re-eyes = Seen by
re-eyes-open = All cards
re-eyes-spectator = Spectator
re-timeline = Moment of the game
re-moment = { $round ->
    [0] Moment { $number } of { $count }
   *[other] Round { $round }, moment { $number } of { $count }
}
re-play = Play
re-pause = Pause
re-first = To the beginning
re-last = To the end
re-back = One step back
re-next = One step on
re-speed = Speed
re-times = { $speed }×
re-key-step = One step back or on
re-key-mark = Previous or next key moment
re-key-play = Play or pause
re-key-ends = Beginning or end
re-mark-round = Round { $round }
re-mark-call = Call
re-mark-race = Race
re-mark-out = Out
re-mark-series = Series
re-mark-stop = Stop
re-mark-round_end = End of round { $round }
re-mark-end = End of the game
re-copy = Link to this moment
re-copied = Link copied
re-save = Save the game
re-open = Open a game from a file
re-open-hint = A recorded game (.jsonl), as every replay can be saved.
re-other-file = Open another file
re-nearest = There is no moment { $wanted } here. This is the nearest one, { $shown }.
re-failed = This game cannot be shown.
re-branched = Played on from another game, at moment { $step }
rv-title = Review
rv-about = Every decision is held against what a strong player would have made of what that seat knew then: what it cost, what was better and why, and how much was luck.
rv-ask = Review this game
rv-thinking = Thinking about the game: { $percent }%
rv-thinking-hint = You can watch the game meanwhile.
rv-ready = The review is ready.
rv-turned = { $count ->
    [one] The turning point
   *[other] { $count } turning points
}
rv-chances = Chances to win
rv-chances-label = Everybody’s chances over the game
rv-round = Round { $round }
rv-decisions = What could have been better
rv-whose = Decisions of
rv-people = People
rv-everybody = Everybody
rv-none = No decision here was clearly worse than another. Well played.
rv-fine = Fine
rv-inaccurate = Inaccurate
rv-mistake = Mistake
rv-blunder = Blunder
rv-missed = Missed
rv-before = Previous marked decision
rv-after = Next marked decision
rv-key-marked = Next or previous marked decision
rv-players = Luck and skill
rv-accuracy = { $decisions ->
    [one] { $percent }% of { $decisions } decision fine
   *[other] { $percent }% of { $decisions } decisions fine
}
rv-lost = Given away
rv-result = Result
rv-luck = Luck
rv-skill = Skill
rv-rest = Neither explains
rv-unit-points = In points, with the range that holds in 19 of 20 cases.
rv-unit-chance = In percent of the chance to win, with the range that holds in 19 of 20 cases.
re-on = Play on from here
re-on-seat = Your seat
re-on-seat-hint = You know what this player knew by then.
re-on-other = In the place of { $name }
re-on-bot = Bot, { $level }
re-on-friend = A friend, by link
re-on-comes = What nobody knew
re-on-anew = Shuffled again
re-on-was = As it was
re-on-anew-hint = Face-down cards nobody had seen, and everything drawn or rolled from now on, are new.
re-on-was-hint = Cards and dice come as they came then.
re-on-counts = This game doesn’t count in your results.
re-on-go = Play on
re-on-invite = Invite and play on
re-on-list = Played on:
re-on-from = from moment { $step }
re-on-original = See that moment
