## Cards and spaces

ds-card = { $rank } of { $suit }
ds-card-remove = { $card }, one-eyed: removes a marker
ds-card-place_anywhere = { $card }, two-eyed: goes anywhere
ds-rank-J = jack
ds-rank-Q = queen
ds-rank-K = king
ds-rank-A = ace
ds-suit-hearts = hearts
ds-suit-clubs = clubs
ds-suit-spades = spades
ds-suit-diamonds = diamonds
ds-corner = Corner, free for all teams
ds-place = row { $row }, column { $column }
ds-marker = marker of { $team }
ds-marker-scored = marker of { $team } in a scored series, can’t be removed
ds-held = you have this card
ds-not-held = You don’t have the { $card }.
ds-can = can be picked
ds-last = last move
ds-board = Board, ten by ten squares
ds-your-hand = Your hand
ds-is-dead = dead: both squares are taken
ds-tag-dead = dead
ds-new = new
ds-zoom-in = Zoom in
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
ds-at-turn = playing now
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
ds-deck = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ds-reshuffles = { $count ->
    [0] Not reshuffled yet; the fourth time ends the game.
    [one] Reshuffled once; the fourth time ends the game.
   *[other] Reshuffled { $count } times; the fourth time ends the game.
}
ds-players = Teams and players
ds-pile = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
ds-how = How to play

## What I can do now

ds-now-play = Your turn: pick a card, then a square.
ds-now-place = Pick one of its squares.
ds-now-place_anywhere = Pick any free square: this jack goes anywhere.
ds-now-remove = Pick an opponent’s marker to remove.
ds-now-nothing = There’s no marker it can remove: play another card.
ds-now-dead = This card is dead: swap it or play another.
ds-now-confirm = Confirm or pick another square.
ds-now-exchange = You can’t play any card: swap a dead one.
ds-now-discard = You can’t play any card: discard one.
ds-now-choose = Which five are your series? Pick on the board.
ds-now-draw = Draw your card before { $who } plays!
ds-now-give-up = Your team talked: pick a card to give up.
ds-now-give-up-card = Give up this card, or pick another.
ds-now-wait = { $who } is playing.
ds-now-wait-choose = { $who } is picking a series.
ds-now-out = You’re out of cards. { $who } is playing.
ds-now-over = The game is over.
ds-hint-dead = Both its squares are taken. Swap it on your turn, or keep it in case a jack frees one.
ds-hint-later = { $free ->
    [0] It can’t be played right now.
    [one] It can go on 1 square.
   *[other] It can go on { $free } squares.
}
ds-do-put = Place a marker on { $card }
ds-do-take = Remove the marker on { $card }
ds-do-exchange = Swap { $card }
ds-do-discard = Discard { $card }
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
ds-accuse-means = Signs to your own team aren’t allowed. Everyone else, the accused too, has 30 seconds to vote. If more say yes than no, and not just your team, each player on that team gives up a card for good. After three failed accusations you can’t accuse again.
ds-accuses = { $who_is ->
    [you] You accuse
   *[other] { $who } accuses
} { $whom_is ->
    [you] you
   *[other] { $whom }
} of signalling to the team:
ds-quoted = “{ $text }”
ds-message = Message { $number }
ds-ask = Was it a sign? If so, each player on team { $team } gives up a card.
ds-ask-team = Was it a sign? If so, each player on your team gives up a card.
ds-ask-accused = Was it a sign? If you admit it, each player on your team gives up a card.
ds-vote-agree = Yes
ds-vote-disagree = No
ds-vote-abstain = Abstain
ds-own-vote-agree = I admit it
ds-own-vote-disagree = It wasn’t
ds-votes = Votes
ds-cast-agree = { $who }: yes
ds-cast-disagree = { $who }: no
ds-cast-abstain = { $who }: abstained
ds-cast-waiting = { $who }: no vote yet
ds-fold = Hide the vote
ds-unfold = Show the vote
ds-ok = OK
ds-ruling-admitted = { $who_is ->
    [you] You admit it: it was a sign.
   *[other] { $who } admits it: it was a sign.
}
ds-ruling-majority = It was a sign: more say yes than no.
ds-ruling-no_majority = No penalty: not enough say yes.
ds-ruling-one_sided = No penalty: only the accuser’s own team says yes.
ds-giving-up = Team { $team } gives up cards. Waiting for { $who }.

## How to play

ds-coach-title = Five in a row
ds-coach-play = Play a card and place a marker on one of its two squares. Then draw a card.
ds-coach-win = { $goal ->
    [one] The first team with five in a row wins.
   *[other] The first team with five in a row, twice, wins.
}
ds-coach-corner = Corners count for everyone. Your second series can share one square with the first.
ds-coach-two-eyed = Two-eyed jacks go on any free square.
ds-coach-one-eyed = One-eyed jacks remove an opponent’s marker, unless it’s in a series.
ds-coach-tip = A folded corner marks squares you have the card for. Each team has a ring, a cross or a triangle.
ds-coach-done = Got it
ds-coach = Tips
ds-coach-off = No more tips
ds-lesson-place = Tap a card: the squares where it goes light up. Tap one of them, then confirm. Tapping a square first works too.
ds-lesson-dead = Both squares of this card are taken: it’s dead. Lift it to swap it for a new one, then play as usual.
ds-lesson-remove = A one-eyed jack: it removes an opponent’s marker. Keep it for when they have three or four in a row.
ds-lesson-anywhere = A two-eyed jack: it goes on any free square. Best kept to finish a series.
ds-lesson-series = A series for your team! Its markers stay for good. The next one may share one of its squares.

## The guide

ds-guide-goal = The goal
ds-guide-goal-text = Line up five markers of your team: across, down or diagonally. That’s a series. The first team with two series wins.
ds-guide-across = Five across
ds-guide-down = Five down
ds-guide-corner = A corner counts as a marker of every team: with it, four are enough.
ds-guide-turn = Your turn
ds-guide-turn-text = Play a card from your hand, place a marker on one of the two squares that show it, and draw a new card. Then the next player goes.
ds-guide-turn-picture = The nine of hearts is played; a marker goes on one of the two squares that show it
ds-guide-jacks = Jacks
ds-guide-jacks-text = Jacks aren’t on the board. Count their eyes.
ds-guide-two-eyed = Two eyes (diamonds, clubs): place a marker on any free square.
ds-guide-one-eyed = One eye (spades, hearts): remove an opponent’s marker, unless it’s in a scored series.
ds-guide-dead = Dead cards
ds-guide-dead-text = If both squares of a card are taken, it’s dead. On your turn you may swap it for a new card and then play. Or keep it: a jack can free a square.
ds-guide-dead-picture = Both squares of the nine of hearts are taken
ds-guide-second = The second series
ds-guide-second-text = A scored series is safe: nobody can remove its markers. Your second series may cross it and share one square.
ds-guide-cross = Two series that share one square: the game is won.
ds-guide-teams = Teams
ds-guide-teams-text = Team-mates never sit side by side, and each team has its own colour and sign. No signs or advice to team-mates: if an opponent accuses a chat message and the vote goes against you, everyone on your team loses a card for good.
ds-guide-teams-picture = The signs of the teams: ring, cross, triangle
ds-guide-end = The end
ds-guide-end-text = Two series win at once. If nobody can go on, the team with more series wins; with the same number it’s a tie.

## Keys

ds-key-card = Lift a card
ds-key-next = Go to the next square you can pick
ds-key-play = Play what you’ve picked
ds-key-hand = Back to your hand
ds-key-draw = Draw a card
ds-key-board = Move around the board
ds-key-enter = Pick a square, then confirm

## The end

ds-you-win = You win!
ds-your-team-wins = Your team wins!
ds-team-wins = Team { $team } wins!
ds-draw = It’s a tie
ds-why-series = { $count ->
    [one] First to a series.
   *[other] First to { $count } series.
}
ds-why-board = The board is full: most series wins.
ds-why-hands = Nobody has cards left: most series wins.
ds-why-round = Nobody can play any more: most series wins.
ds-why-reshuffle = The draw pile ran out for the fourth time: most series wins.
ds-standings = Final standings
ds-place-number = { $place }.

## What is on the board to see

seen-placed = { $who_is ->
    [you] You play { $card } for team { $team }.
   *[other] { $who } plays { $card } for team { $team }.
}
seen-placed-anywhere = { $who_is ->
    [you] You play { $card }, the wild jack, for team { $team }.
   *[other] { $who } plays { $card }, the wild jack, for team { $team }.
}
seen-removed = { $who_is ->
    [you] You play { $card } and remove a marker of team { $team }.
   *[other] { $who } plays { $card } and removes a marker of team { $team }.
}
seen-scored = { $who_is ->
    [you] You complete a series for team { $team }!
   *[other] { $who } completes a series for team { $team }!
}
seen-hint-place = Play { $card } here.
seen-hint-remove = Play { $card } and remove this marker.
seen-hint-choose = Pick this series.
seen-refuse-occupied = That square is taken.
seen-refuse-no-marker = There’s no marker on that square.
ds-all-hands = All hands

# What somebody who shares a result says of it.
result-points = { $points ->
    [0] no series
    [one] { $points } series
   *[other] { $points } series
}
