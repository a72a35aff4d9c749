## Cards and spaces

ds-card = { $rank } of { $suit }
ds-card-one-eyed = { $card }, one-eyed: takes a marker away
ds-card-two-eyed = { $card }, two-eyed: goes anywhere
ds-rank-J = jack
ds-rank-Q = queen
ds-rank-K = king
ds-rank-A = ace
ds-suit-hearts = hearts
ds-suit-clubs = clubs
ds-suit-spades = spades
ds-suit-diamonds = diamonds
ds-corner = Corner, counts for every team
ds-place = row { $row }, column { $column }
ds-marker = marker of { $team }
ds-marker-scored = marker of { $team } in a scored series, cannot be taken away
ds-held = you hold this card
ds-can = can be chosen
ds-last = last move
ds-board = Board of ten by ten spaces
ds-your-hand = Your hand
ds-is-dead = dead: both spaces are occupied
ds-tag-dead = dead
ds-new = new
ds-zoom-in = Enlarge the board
ds-zoom-out = Show the whole board

## Teams

ds-team = Team { $team }
ds-team-sign = team { $team } ({ $sign })
ds-sign-0 = ring
ds-sign-1 = cross
ds-sign-2 = triangle
ds-your-team = your team
ds-you = You
ds-you-are = { $name } (you)
ds-at-turn = to play
ds-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ds-lost = { $count ->
    [one] 1 lost for good
   *[other] { $count } lost for good
}
ds-series-of = { $series } of { $goal } series
ds-series-count = { $count ->
    [0] no series
    [one] 1 series
   *[other] { $count } series
}
ds-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ds-reshuffles = { $count ->
    [0] It has not been shuffled anew yet; the fourth time ends the game.
    [one] It was shuffled anew once; the fourth time ends the game.
   *[other] It was shuffled anew { $count } times; the fourth time ends the game.
}
ds-players = Teams and players
ds-pile = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
ds-how = How to play

## What I can do now

ds-now-play = Your turn: choose a card, then a space.
ds-now-space = Choose one of its spaces.
ds-now-anywhere = It goes anywhere: choose a free space.
ds-now-take = Choose a marker of your opponents to take away.
ds-now-dead = This card is dead: exchange it, or play another.
ds-now-confirm = Confirm, or choose another space.
ds-now-exchange = None of your cards can be played: exchange a dead one.
ds-now-discard = None of your cards can be played: lay one down.
ds-now-choose = Which five are your series? Choose on the board.
ds-now-draw = Draw your card before { $who } has played!
ds-now-give-up = Your team has talked: choose a card to give up.
ds-now-give-up-card = Give up this card, or choose another.
ds-now-wait = { $who } plays.
ds-now-wait-choose = { $who } chooses which five are the series.
ds-now-out = You have no cards left. { $who } plays.
ds-now-over = The game is over.
ds-hint-dead = Both of its spaces are occupied. In your turn you can exchange it; or keep it, for a jack may free a space.
ds-hint-later = { $free ->
    [0] It cannot be played anywhere now.
    [one] It can go to 1 space.
   *[other] It can go to { $free } spaces.
}
ds-do-put = Put a marker on { $card }
ds-do-take = Take the marker from { $card }
ds-do-exchange = Exchange { $card }
ds-do-discard = Lay down { $card }
ds-do-draw = Draw a card
ds-do-score = Score this series ({ $number } of { $count })
ds-do-other-series = Show another
ds-do-give-up = Give up { $card }
ds-cancel = Cancel
ds-clock = Seconds left
ds-scored = { $count ->
    [one] A series for team { $team }!
   *[other] { $count } series for team { $team }!
}

## Table talk

ds-trial = Table talk
ds-accuse = Accuse
ds-accuse-title = Accuse { $who } of table talk?
ds-accuse-means = Signs to a team-mate are not allowed. Everybody else votes within 30 seconds, the accused too. If more agree than not, and not only your own team, each player of that team gives up a card for good. After three accusations that fail you can make no more.
ds-accuses = { $who_is ->
    [you] You accuse
   *[other] { $who } accuses
} { $whom_is ->
    [you] you
   *[other] { $whom }
} of a sign to the team:
ds-quoted = “{ $text }”
ds-message = Message { $number }
ds-ask = Was it a sign? If so, each player of team { $team } gives up a card.
ds-ask-team = Was it a sign? If so, each of your team gives up a card.
ds-ask-accused = Was it a sign? If you admit it, each of your team gives up a card.
ds-vote-agree = It was
ds-vote-disagree = It was not
ds-vote-abstain = Abstain
ds-own-vote-agree = I admit it
ds-own-vote-disagree = It was not
ds-votes = Votes
ds-cast-agree = { $who }: it was
ds-cast-disagree = { $who }: it was not
ds-cast-abstain = { $who }: abstains
ds-cast-waiting = { $who }: no vote yet
ds-fold = Show less
ds-unfold = Show the vote
ds-ok = OK
ds-ruling-admitted = { $who_is ->
    [you] You admit it: it was a sign.
   *[other] { $who } admits it: it was a sign.
}
ds-ruling-majority = More agree than not: it was a sign.
ds-ruling-no_majority = No more agree than not: nobody gives up a card.
ds-ruling-one_sided = Only the accuser’s own team agrees, and that is not enough: nobody gives up a card.
ds-giving-up = Team { $team } gives up cards. Waiting for: { $who }.

## How to play

ds-coach-title = Five in a line
ds-coach-play = Play a card and put a marker on one of the two spaces that show it. Then draw a new card.
ds-coach-win = { $goal ->
    [one] The first team with five markers in a line wins.
   *[other] The first team with two lines of five wins.
}
ds-coach-corner = The corners count for everybody. A second line may share one space with the first.
ds-coach-two-eyed = Jacks with two eyes go to any free space.
ds-coach-one-eyed = Jacks with one eye take an opponent’s marker away, unless it is part of a series.
ds-coach-tip = A folded corner marks the spaces whose cards you hold. Teams have a ring, a cross or a triangle.
ds-coach-done = Got it

## The end

ds-you-win = You win!
ds-your-team-wins = Your team wins!
ds-team-wins = Team { $team } wins!
ds-draw = A draw
ds-why-series = { $count ->
    [one] The first series is scored.
   *[other] { $count } series are scored.
}
ds-why-board = No free space is left: more series win.
ds-why-hands = Nobody has a card left: more series win.
ds-why-round = Nobody can play any more: more series win.
ds-why-reshuffle = The deck is used up for the fourth time: more series win.
ds-standings = The teams by place
ds-place-number = { $place }.
