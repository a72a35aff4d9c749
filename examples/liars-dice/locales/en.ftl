option-dice = Dice each player starts with.

# Pieces

piece-die = { $face ->
    [one] ⚀
    [two] ⚁
    [three] ⚂
    [four] ⚃
    [five] ⚄
   *[six] ⚅
}
piece-die-spoken = { $face }

# How things are written

written-face = { $value } in “{ $at }” is not a face: write a text from 1 to 6.

# What happens

rolled = Round { $round }: { $who_is ->
    [you] you start
   *[other] { $who } starts
}.
hand = { $who_is ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }.
bid = { $who_is ->
    [you] You bid
   *[other] { $who } bids
} { $count } × { $face }.
called = { $who_is ->
    [you] You call
   *[other] { $who } calls
} it a lie: there { $count ->
    [one] is one
   *[other] are { $count }
} × { $face }.
lost = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} a die.
won = { $who_is ->
    [you] You win!
   *[other] { $who } wins.
}

# Hints

bid-it = Bid { $count } × { $face }.
call-it = Call it a lie.
why-chance = The chance that this holds is { $percent } %.
why-call = The chance that the bid holds is only { $percent } %.

# Refusals

refuse-not-your-turn = It’s not your turn.
refuse-old-turn = Too late: the turn is over.
refuse-not-higher = A bid must be higher than the last.
refuse-no-dice = Bid at least one die.
refuse-too-many-dice = There are only { $dice } dice in play.
refuse-nothing-to-call = Nobody has bid yet.
refuse-dice-option = Each player starts with one to five dice.
refuse-position = There is no such position.
