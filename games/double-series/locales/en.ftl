## What happens at the table

first-dealer = { $who_is ->
    [you] You deal.
   *[other] { $who } deals.
}
laid-out = The board is shuffled.
dealt = { $cards } cards are dealt to each player, { $deck } are left in the deck.
hand-dealt = { $who_is ->
    [you] Your hand: { $hand }.
   *[other] { $who } is dealt { $hand }.
}
placed = { $who_is ->
    [you] You play { $card }: a marker of team { $team } in { $square }.
   *[other] { $who } plays { $card }: a marker of team { $team } in { $square }.
}
placed-anywhere = { $who_is ->
    [you] You play { $card }, which goes anywhere: a marker of team { $team } in { $square }.
   *[other] { $who } plays { $card }, which goes anywhere: a marker of team { $team } in { $square }.
}
removed = { $who_is ->
    [you] You play { $card } and take away the marker of team { $team } in { $square }.
   *[other] { $who } plays { $card } and takes away the marker of team { $team } in { $square }.
}
exchanged = { $who_is ->
    [you] You exchange the dead card { $card }.
   *[other] { $who } exchanges the dead card { $card }.
}
discarded = { $who_is ->
    [you] You cannot play and lay down { $card }.
   *[other] { $who } cannot play and lays down { $card }.
}
drew = { $who_is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
drew-card = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
forfeited = { $who_is ->
    [you] You have not drawn in time and go on with one card fewer.
   *[other] { $who } has not drawn in time and goes on with one card fewer.
}
reshuffled = The deck is used up: the discard piles are shuffled into a new deck of { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
choosing = { $who_is ->
    [you] You choose which of { $fives } fives is the series.
   *[other] { $who } chooses which of { $fives } fives is the series.
}
scored = { $who_is ->
    [you] You complete a series for team { $team }: { $from } to { $to }.
   *[other] { $who } completes a series for team { $team }: { $from } to { $to }.
}
accused = { $who_is ->
    [you] You accuse
   *[other] { $who } accuses
} { $whom_is ->
    [you] you of table talk
   *[other] { $whom } of table talk
} (message { $message }).
voted-agree = { $who_is ->
    [you] You agree.
   *[other] { $who } agrees.
}
voted-disagree = { $who_is ->
    [you] You disagree.
   *[other] { $who } disagrees.
}
voted-abstain = { $who_is ->
    [you] You abstain.
   *[other] { $who } abstains.
}
judged-not-guilty = The accusation has failed.
judged-admitted = Admitted: it was table talk.
judged-majority = More agree than not: it was table talk.
judged-no-majority = The accusation has failed: no more agree than not.
judged-one-sided = The accusation has failed: only the accuser’s own team agrees.
judged-guilty = It was table talk: every player of that team gives up a card.
owes = { $who_is ->
    [you] You must give up a card.
   *[other] { $who } must give up a card.
}
gave-up = { $who_is ->
    [you] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
gave-up-by-lot = { $who_is ->
    [you] Your time is up: { $card } is drawn from your hand and given up.
   *[other] { $who } has run out of time: { $card } is drawn from the hand and given up.
}
ended-board = No free space is left.
ended-hands = Nobody has a card left.
ended-round = Nobody can play any more.
ended-reshuffle = The deck is used up for the fourth time.
drawn-game = The game is a draw.
won = { $who_is ->
    [you] You win with { $series ->
        [one] one series
       *[other] { $series } series
    }.
   *[other] { $who } wins with { $series ->
        [one] one series
       *[other] { $series } series
    }.
}

## The result

result-place = { $place }. { $who_is ->
    [you] You
   *[other] { $who }
}: { $score ->
    [0] no series
    [one] 1 series
   *[other] { $score } series
}
score-title = series

## How things are written

written-card = { $value } in “{ $at }” is not a card: write rank and suit, as in 2S, 10H, JC or AD.
written-cards = There are too many cards in “{ $at }”: there is room for { $most }.
written-square = { $value } in “{ $at }” is not a space: spaces are numbered from 0 to 99, row by row from the top left.
written-series = { $value } in “{ $at }” is not a series: write five spaces in a straight line.
written-layout = “{ $at }” is not a board: write 100 cards row by row, null on the corners, and each card but the jacks twice.
written-markers = “{ $at }” does not show the markers: write ten rows of ten signs, * for a corner, . for a free space, a b c for the markers of the teams.
written-teams = “{ $at }” must be automatic, two or three, not { $value }.

## Hints

hint-place = Play { $card }: a marker in { $square }.
hint-remove = Play { $card }: take away the marker in { $square }.
hint-exchange = Exchange the dead card { $card }.
hint-discard = Lay down { $card }.
hint-draw = Draw a card.
hint-choose = Choose the series from { $from } to { $to }.
hint-vote-agree = Agree.
hint-vote-disagree = Disagree.
hint-vote-abstain = Abstain.
hint-give-up = Give up { $card }.
why-wins = It completes the series that wins the game.
why-series = It completes a series.
why-stops-series = Team { $team } has four in a line there: without this they complete it.
why-four = It makes four in a line: the next one can be a series.
why-blocks = It closes a line in which team { $team } has { $length }.
why-builds = It makes { $length } in a line that can still become a series.
why-keeps-jack = It makes { $length ->
    [one] a beginning
   *[other] { $length } in a line
}, and your jack stays for when it is worth more.
why-begins = { $lines ->
    [one] One line that can become a series runs
   *[other] { $lines } lines that can become a series run
} through it.
why-nothing = It costs you little: no series of yours can run through there any more.
why-remove-line = Team { $team } has { $length } in a line there, and this breaks it.
why-remove-room = Your team has { $length } in a line through there, and the space becomes free.
why-remove-any = It thins out their markers.
why-exchange = Both its spaces are occupied: a new card costs you nothing.
why-discard = None of your cards can be played.
why-draw = A card that is not drawn before the next player has played is lost.
why-choose = These five are a series.
why-choose-rest = { $others ->
    [one] The other marker of your team stays
   *[other] The other { $others } markers of your team stay
} free for another series.
why-vote = Whether that message was a sign is for you to judge: no bot reads the chat.
why-give-up-dead = Both its spaces are occupied: it is of no use.
why-give-up-jack = The others would cost you more.
why-give-up-least = It would make no more than { $length } in a line.

## Pieces

piece-card = { $rank }{ $suit ->
    [h] ♥
    [c] ♣
    [d] ♦
   *[s] ♠
}
piece-card-spoken = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [h] hearts
    [c] clubs
    [d] diamonds
   *[s] spades
}
piece-square = row { $row }, column { $column }
piece-square-spoken = row { $row }, column { $column }

## Options

option-teams = Three teams need three, six or nine players; two teams any even number. Automatic: three teams for three and nine players, otherwise two.
option-teams-title = Teams
option-teams-automatic = automatic
option-teams-two = two
option-teams-three = three
option-series_to_win-title = Series to win
option-series_to_win = How many series win the game.
option-layout-title = Board
option-layout = Which space shows which card: in a spiral from the top left, or anywhere. Both are ours: the rulebook does not say.
option-layout-spiral = spiral
option-layout-shuffled = shuffled
option-draw-title = New cards
option-draw = Your new card comes by itself, which is our rule; or, by the rulebook, you draw it before the next player has played, or play on with one card fewer.
option-draw-automatic = by itself
option-draw-strict = by hand (rulebook)
option-table_talk_penalty-title = Punish table talk
option-table_talk_penalty = A sign to a team-mate costs each of that team a card, if the vote says so. Opponents alone cannot decide it.

## Refusals

refuse-series-to-win = One or two series win the game.
refuse-no-equal-teams = { $count } players cannot sit in two or three teams of the same size.
refuse-uneven-teams = { $count } players cannot sit in { $teams } teams of the same size.
refuse-no-seat = You have no seat at this table.
refuse-over = The game is over, or has not begun.
refuse-not-your-turn = It is not your turn.
refuse-old-turn = That turn is over.
refuse-choose-first = First choose which five are the series.
refuse-give-up-first = First give up a card.
refuse-not-held = You do not hold { $card }.
refuse-one-eyed-places = { $card } is a one-eyed jack: it takes a marker away and puts none down.
refuse-corner = The corners belong to everybody.
refuse-other-card = This space does not show { $card }.
refuse-occupied = There is a marker in { $square } already.
refuse-not-one-eyed = { $card } cannot take a marker away: only the jacks of spades and hearts can.
refuse-no-marker = There is no marker in { $square }.
refuse-own-marker = That marker is your own team’s.
refuse-protected = That marker is part of a scored series and stays.
refuse-not-dead = { $card } is not dead.
refuse-exchanged-enough = You cannot exchange any more cards in this turn.
refuse-nothing-to-draw = There is nothing to draw.
refuse-playable = You have a card that can be played.
refuse-exchange-first = { $card } is dead: exchange it first.
refuse-draws-by-itself = At this table the replacement comes by itself.
refuse-no-draw = You have no card to draw.
refuse-old-draw = That card can no longer be drawn.
refuse-no-choice = There is nothing to choose.
refuse-not-a-choice = These five are none of those you can choose from.
refuse-no-penalty = At this table talking is not punished.
refuse-own-team = You can accuse a player of another team only.
refuse-accused-before = Message { $message } has been accused already.
refuse-accusation-under-way = One accusation at a time.
refuse-failed-often = Three of your accusations have failed.
refuse-just-paid = That team has just given up cards: first everybody has a turn.
refuse-nothing-to-give = Nobody in that team has more than one card.
refuse-no-vote = There is no vote on this message.
refuse-own-accusation = You accuse: the others vote.
refuse-voted = You have voted already.
refuse-nothing-owed = You have no card to give up.
refuse-position-seat = A seat is named that is not at the table.
refuse-position-layout = The board shows each card but the jacks twice, and the spiral is always the same.
refuse-position-too-many = { $card } occurs more often than in the pack.
refuse-position-missing = { $card } is missing: hands, piles and deck make up the whole pack.
refuse-position-hand = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: each player has as many as were dealt, but for those lost or not drawn yet.
refuse-position-team = There are markers of a team that does not play.
refuse-position-series = A scored series is five in a line with markers of one team or corners.
refuse-position-overlap = Two series of a team share at most one space.
refuse-position-not-over = There are more series than a game can have.
refuse-position-unscored = A team has five in a line that are not scored.
refuse-position-choice = There is no such choice between fives.
refuse-position-draw = Who may still draw has played before the player in turn, where cards are drawn by hand.
refuse-position-exchanges = No more dead cards are exchanged than a hand has.
refuse-position-no-cards = Who has no cards is skipped.
refuse-position-deck = The deck is never empty, and is made anew at most three times.
refuse-position-trial = There can be no such accusation.
refuse-position-end = The game is over exactly when a team has enough series or nothing can go on.
