## What happens at the table

first-dealer = { $who_is ->
    [you] You deal.
   *[other] { $who } deals.
}
laid-out = The board is shuffled.
dealt = { $cards } cards each, { $deck } left in the draw pile.
hand-dealt = { $who_is ->
    [you] Your hand: { $hand }.
   *[other] { $who } gets { $hand }.
}
placed = { $who_is ->
    [you] You play { $card } for team { $team } ({ $square }).
   *[other] { $who } plays { $card } for team { $team } ({ $square }).
}
placed-anywhere = { $who_is ->
    [you] You play { $card }, the wild jack, for team { $team } ({ $square }).
   *[other] { $who } plays { $card }, the wild jack, for team { $team } ({ $square }).
}
removed = { $who_is ->
    [you] You play { $card } and remove a marker of team { $team } ({ $square }).
   *[other] { $who } plays { $card } and removes a marker of team { $team } ({ $square }).
}
exchanged = { $who_is ->
    [you] You swap the dead { $card }.
   *[other] { $who } swaps the dead { $card }.
}
discarded = { $who_is ->
    [you] You can’t play and discard { $card }.
   *[other] { $who } can’t play and discards { $card }.
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
    [you] You didn’t draw in time: you have one card fewer now.
   *[other] { $who } didn’t draw in time and has one card fewer now.
}
reshuffled = The draw pile is empty: the discards are reshuffled into a new one of { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
choosing = { $who_is ->
    [you] You pick which of { $fives } fives is the series.
   *[other] { $who } picks which of { $fives } fives is the series.
}
scored = { $who_is ->
    [you] A series for team { $team }! You complete it, from { $from } to { $to }.
   *[other] A series for team { $team }! { $who } completes it, from { $from } to { $to }.
}
accused = { $who_is ->
    [you] You accuse
   *[other] { $who } accuses
} { $whom_is ->
    [you] you of table talk
   *[other] { $whom } of table talk
} (message { $message }).
voted-agree = { $who_is ->
    [you] You vote yes.
   *[other] { $who } votes yes.
}
voted-disagree = { $who_is ->
    [you] You vote no.
   *[other] { $who } votes no.
}
voted-abstain = { $who_is ->
    [you] You abstain.
   *[other] { $who } abstains.
}
judged-not-guilty = The accusation failed.
judged-admitted = It was table talk: admitted.
judged-majority = It was table talk: more say yes than no.
judged-no-majority = The accusation failed: not enough say yes.
judged-one-sided = The accusation failed: only the accuser’s own team says yes.
judged-guilty = It was table talk: each player on that team gives up a card.
owes = { $who_is ->
    [you] You must give up a card.
   *[other] { $who } must give up a card.
}
gave-up = { $who_is ->
    [you] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
gave-up-by-lot = { $who_is ->
    [you] Time’s up: you give up { $card }, picked at random.
   *[other] Time’s up: { $who } gives up { $card }, picked at random.
}
ended-board = The board is full.
ended-hands = Nobody has cards left.
ended-round = Nobody can play any more.
ended-reshuffle = The draw pile ran out for the fourth time.
drawn-game = It’s a tie.
won = { $who_is ->
    [you] You win with { $series ->
        [one] one series
       *[other] { $series } series
    }!
   *[other] { $who } wins with { $series ->
        [one] one series
       *[other] { $series } series
    }!
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
written-cards = There are too many cards in “{ $at }”: the limit is { $most }.
written-square = { $value } in “{ $at }” is not a square: squares are numbered from 0 to 99, row by row from the top left.
written-series = { $value } in “{ $at }” is not a series: write five squares in a straight line.
written-layout = “{ $at }” is not a board: write 100 cards row by row, null on the corners, and each card but the jacks twice.
written-markers = “{ $at }” does not show the markers: write ten rows of ten signs, * for a corner, . for a free square, a b c for the markers of the teams.
written-teams = “{ $at }” must be automatic, two or three, not { $value }.

## Hints

hint-place = Play { $card } ({ $square }).
hint-remove = Play { $card } and remove the marker ({ $square }).
hint-exchange = Swap the dead { $card }.
hint-discard = Discard { $card }.
hint-draw = Draw a card.
hint-choose = Pick the series from { $from } to { $to }.
hint-vote-agree = Vote yes.
hint-vote-disagree = Vote no.
hint-vote-abstain = Abstain.
hint-give-up = Give up { $card }.
why-wins = It completes the winning series!
why-series = It completes a series.
why-stops-series = Team { $team } has four in a row there and would complete it.
why-four = It makes four in a row: one more is a series.
why-blocks = It blocks team { $team }, who has { $length } in a row there.
why-builds = It makes { $length } in a row with room for a series.
why-keeps-jack = It makes { $length ->
    [one] a start
   *[other] { $length } in a row
} and saves your jack for later.
why-begins = { $lines ->
    [one] One possible series runs
   *[other] { $lines } possible series run
} through it.
why-nothing = It costs you little: none of your series can run through there.
why-remove-line = It breaks team { $team }’s { $length } in a row.
why-remove-room = Your team has { $length } in a row there, and this frees the square.
why-remove-any = It thins out their markers.
why-exchange = Both its squares are taken: a new card costs you nothing.
why-discard = You can’t play any of your cards.
why-draw = Draw before the next player plays, or you lose the card.
why-choose = These five are a series.
why-choose-rest = { $others ->
    [one] Your team’s other marker stays
   *[other] Your team’s other { $others } markers stay
} free for another series.
why-vote = Was that message a sign? That’s for you to judge: bots don’t read the chat.
why-give-up-dead = Both its squares are taken, so it’s useless.
why-give-up-jack = Your other cards are worth more.
why-give-up-least = It would make { $length } in a row at most.

## What was wrong, in a review

fault-no-series = A marker on { $square } would have completed a series.
fault-left-four = Team { $team } has four lined up with { $square }, and you let it stand.
fault-left-three = Team { $team } has three lined up with { $square }, and you let it grow.
fault-wasted-jack = You spent { $card } where an ordinary card would have done as well.
fault-built-less = That lines up { $length }; on { $square } it would have been { $better }.
fault-gave-up-jack = { $card } is worth more than any other card: give it up last.
fault-gave-up-line = { $card } would have made { $length } in a row.

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

option-teams = Three teams need 3, 6 or 9 players; two teams any even number. Automatic: three teams for 3 or 9 players, otherwise two.
option-teams-title = Teams
option-teams-automatic = automatic
option-teams-two = two
option-teams-three = three
option-series_to_win-title = Series to win
option-series_to_win = How many series it takes to win.
option-layout-title = Board
option-layout = Where the cards are on the board: in a spiral from the top left, or shuffled.
option-layout-spiral = spiral
option-layout-shuffled = shuffled
option-draw-title = Drawing cards
option-draw = Your new card comes automatically. Or draw it yourself: if the next player plays first, you stay one card short.
option-draw-automatic = automatic
option-draw-strict = by hand
option-table_talk_penalty-title = Penalty for table talk
option-table_talk_penalty = A sign to your own team costs each player on it a card, if the vote says so. Opponents alone can’t decide it.

## Refusals

refuse-series-to-win = It takes one or two series to win.
refuse-no-equal-teams = { $count } players can’t be split into two or three equal teams.
refuse-uneven-teams = { $count } players can’t be split into { $teams } equal teams.
refuse-no-seat = You don’t have a seat at this table.
refuse-over = The game is over or hasn’t started.
refuse-not-your-turn = It’s not your turn.
refuse-old-turn = That turn is over.
refuse-choose-first = First pick which five are the series.
refuse-give-up-first = First give up a card.
refuse-not-held = You don’t have { $card }.
refuse-one-eyed-places = { $card } is a one-eyed jack: it only removes markers.
refuse-corner = Corners belong to everyone.
refuse-other-card = That square doesn’t show { $card }.
refuse-occupied = That square is taken ({ $square }).
refuse-not-one-eyed = { $card } can’t remove a marker: only the jacks of spades and hearts can.
refuse-no-marker = There’s no marker on that square ({ $square }).
refuse-own-marker = That’s your own team’s marker.
refuse-protected = That marker is in a scored series and stays.
refuse-not-dead = { $card } isn’t dead.
refuse-exchanged-enough = You can’t swap any more cards this turn.
refuse-nothing-to-draw = There’s nothing to draw.
refuse-playable = You still have a card you can play.
refuse-exchange-first = { $card } is dead: swap it first.
refuse-draws-by-itself = You get your new card automatically at this table.
refuse-no-draw = You have no card to draw.
refuse-old-draw = It’s too late to draw that card.
refuse-no-choice = There’s nothing to pick.
refuse-not-a-choice = You can’t pick those five.
refuse-no-penalty = There’s no penalty for table talk at this table.
refuse-own-team = You can only accuse a player on another team.
refuse-accused-before = Message { $message } has already been accused.
refuse-accusation-under-way = One accusation at a time.
refuse-failed-often = Three of your accusations have failed.
refuse-just-paid = That team has just given up cards. Let everyone have a turn first.
refuse-nothing-to-give = Nobody on that team has more than one card.
refuse-no-vote = There’s no vote on this message.
refuse-own-accusation = You’re the accuser: the others vote.
refuse-voted = You’ve already voted.
refuse-nothing-owed = You have no card to give up.
refuse-position-seat = That seat isn’t at this table.
refuse-position-layout = The board shows each card but the jacks twice, and the spiral is always the same.
refuse-position-too-many = { $card } is there more often than in the deck.
refuse-position-missing = { $card } is missing: hands, discard piles and draw pile make up the whole deck.
refuse-position-hand = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: each player has as many as were dealt, minus those lost or not drawn yet.
refuse-position-team = There are markers of a team that isn’t playing.
refuse-position-series = A scored series is five in a line with markers of one team or corners.
refuse-position-overlap = Two series of a team share at most one square.
refuse-position-not-over = There are more series than a game can have.
refuse-position-unscored = A team has five in a line that are not scored.
refuse-position-choice = There is no such choice between fives.
refuse-position-draw = Only a player who has just played can still draw, and only where cards are drawn by hand.
refuse-position-exchanges = A player can’t swap more dead cards than a hand has.
refuse-position-no-cards = A player without cards is skipped.
refuse-position-deck = The draw pile is never empty, and is reshuffled at most three times.
refuse-position-trial = There can be no such accusation.
refuse-position-end = The game is over exactly when a team has enough series or nobody can go on.
