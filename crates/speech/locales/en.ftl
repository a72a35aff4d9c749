# The table

table-player = Player { $number }
table-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
table-game-over = The game is over.
table-seats-out-of-range = { $fewest } to { $most } can play, not { $count }.
table-newer-log = This was recorded by version { $theirs }; this program reads up to version { $ours }.
table-time-goes-back = Time can’t go back: something has already happened after that.
table-invitation = You are invited to a game of { $game }.

# A recorded game

table-replay-title = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, rules version { $rules }
table-replay-options = Options: { $options }
table-replay-unfinished = The record stops before the game is over.
table-replay-round = Round { $round } of { $rounds }
table-result-place = { $place }. { $who_is ->
    [you] You
   *[other] { $who }
}: { $score ->
    [one] 1 point
   *[other] { $score } points
}
table-result-draw = Nobody wins.
table-result-solved = Solved.
table-result-failed = Not solved.

# What is written wrongly

form-not-json = This is not JSON: { $problem ->
    [end] it breaks off
    [deep] it is nested too deeply
    [more] there is something after the end, at column { $column }
    [number] a number is too large, at column { $column }
   *[sign] there is a mistake at column { $column }
}.
form-missing = { $what ->
    [action] The action
    [position] The position
    [options] The set of options
    [message] The message
    [header] The first line
    [record] This line
    [receipt] The receipt
   *[answer] The answer
} has no “{ $field }”.
form-missing-at = “{ $at }” has no “{ $field }”.
form-unknown = { $what ->
    [action] The action
    [position] The position
    [options] The set of options
    [message] The message
    [header] The first line
    [record] This line
    [receipt] The receipt
   *[answer] The answer
} has no field “{ $field }”. The fields are: { $known }.
form-unknown-at = “{ $at }” has no field “{ $field }”. The fields are: { $known }.
form-word = “{ $at }” cannot be { $value }. It is one of: { $known }.
form-kind = { $what ->
    [action] The action
    [position] The position
    [options] The set of options
    [message] The message
    [header] The first line
    [record] This line
    [receipt] The receipt
   *[answer] The answer
} must be { $kind ->
    [count] a whole number, 0 or more
    [number] a whole number
    [text] a text, in quotation marks
    [switch] true or false
    [list] a list, in square brackets
    [object] an object, in curly brackets
   *[word] one of its words, in quotation marks
}, not { $value }.
form-kind-at = “{ $at }” must be { $kind ->
    [count] a whole number, 0 or more
    [number] a whole number
    [text] a text, in quotation marks
    [switch] true or false
    [list] a list, in square brackets
    [object] an object, in curly brackets
   *[word] one of its words, in quotation marks
}, not { $value }.
form-range = “{ $at }” must be a whole number from { $from } to { $to }, not { $value }.
form-entries = “{ $at }” must be a list of { $count }.
form-most-entries = “{ $at }” must be a list of at most { $most }.
form-twice = { $what ->
    [action] The action
    [position] The position
    [options] The set of options
    [message] The message
    [header] The first line
    [record] This line
    [receipt] The receipt
   *[answer] The answer
} has the same field twice.
form-unclear = { $what ->
    [action] The action
    [position] The position
    [options] The set of options
    [message] The message
    [header] The first line
    [record] This line
    [receipt] The receipt
   *[answer] The answer
} is not in the right form.
form-unclear-at = “{ $at }” is not in the right form.
written-seats = { $value } in “{ $at }” are not seats: write numbers below { $most }.
written-hash = { $value } in “{ $at }” is not a hash: write 64 hexadecimal digits.
written-by = { $value } in “{ $at }” does not say who caused it: write "start" or "due", or an object with “seat” or “rules”.

# A recorded game that cannot be read

log-empty = The file is empty.
log-not-a-log = This is not a recorded game: its first line must be an object with “quintet”, “game”, “rules” and “seats”.
log-other-game = This is a game of “{ $theirs }”, not “{ $ours }”.
log-contradicts-itself = The record contradicts itself.
log-unfinished = The record stops before the game is over: the rest is missing.
log-unknown-game = This is a game of “{ $game }”, which this program does not know.
log-changed = The record was changed after the game: “{ $check }” does not fit.
# T-9
log-over-by-then = The game was already over at that moment: choose an earlier one.
log-no-way-on = Today’s rules don’t know that position: choose another moment.
receipt-newer = This receipt comes from a newer version.

# The engine

engine-not-an-object = A request is a JSON object, such as {"{"}"op":"games"{"}"}.
engine-not-utf8 = This line is not UTF-8 text.
engine-line-too-long = This line is too long: the limit is 1 MiB.
engine-empty-line = This line is empty. A request is a JSON object, such as {"{"}"op":"games"{"}"}.
engine-unknown-op = There is no operation “{ $op }”. The operations are: { $known }.
engine-field-missing = The field “{ $field }” is missing.
engine-field-unknown = This operation has no field “{ $field }”. The fields are: { $known }.
engine-action-of-another-game = This action belongs to another game.
engine-field-kind = The field “{ $field }” must be { $kind ->
    [count] a whole number, 0 or more
    [number] a whole number
    [text] a text
    [object] an object
    [switch] true or false
    [seat] the number of a seat, or null for a spectator
    [level] one of random, easy, medium, hard
    [texts] a list of texts, at most one for each seat
   *[contributions] a list of objects with “seat” and “text”
}.
engine-unknown-game = There is no game “{ $game }”. The games are: { $games }.
engine-no-game-open = No game is open: start with “new” or “load”.
engine-options-kind = The options must be an object.
engine-option-unknown = This game has no option “{ $option }”. The options are: { $known }.
engine-option-kind = The option “{ $option }” must be { $kind ->
    [switch] true or false
    [number] a whole number
   *[word] a word
}.
engine-option-range = The option “{ $option }” must be from { $from } to { $to }.
engine-option-word = The option “{ $option }” must be one of: { $words }.
engine-thought-too-long = The limit for “{ $field }” is { $most }.
engine-no-log = The log of this table is not kept here.
engine-mistake = This request hit a bug in the program. The game has been closed.

# Solvers

solve-no-tab = Each line has the wild rank, a tab, and the cards.
solve-not-a-wild = “{ $wild }” is not a rank: the wild rank is 3 to 13, or J, Q, K.
solve-not-a-card = “{ $card }” is not a card: cards are written like 3t 10h Jc Qs Kd, a joker W.
solve-too-many-cards = A hand has at most { $most } cards, not { $count }.
solve-too-many-copies = There are at most { $most } of { $card }.
solve-nothing-to-discard = There is no card to discard.

# A table online

server-old-page = This page is out of date. Reload it.
server-not-text = Messages must be text, not bytes.
server-second-hello = Only the first message can be hello.
server-hash-alone = A hash can be sent along only when the game starts at once; at a table, send it with “commit”.
server-message-too-long = This message is too long: the limit is 16 KiB.
server-no-such-table = No table found for { $code }. Check the code or ask for the link: codes stop working once the game starts.
server-seat-taken = This seat is taken.
server-no-free-seat = All seats are taken.
server-too-few-seats = There are more players than that at the table.
server-nobody-to-remove = There’s nobody to remove here.
server-not-host = Only the host can do that.
server-no-seat = You don’t have a seat at this table.
server-started = The game has already started.
server-bad-name = Names have 1 to 24 visible characters.
server-removed = The host removed you from this table.
server-not-playing = No game is being played right now.
server-not-away = { $name } hasn’t been away for a minute yet.
server-bot-already = A bot is already playing this seat.
server-seat-is-yours = You’re already playing this seat yourself.
server-unknown-key = This seat link isn’t valid.
server-key-of-no-use = This seat link doesn’t work here: you have a seat already, or it’s open on too many devices.
server-contribution-too-long = Your random text can have at most 64 bytes.
server-starting = The game is about to start. No more changes now.
server-nothing-to-reveal = There is no start to reveal anything for.
server-wrong-reveal = This isn’t the text your seat locked in.
server-not-committed = Send the hash of your random text first, and the text itself when the game starts.
server-line-too-long = Messages have 1 to 200 characters.
server-not-stored = That couldn’t be saved, so it didn’t happen. Try again in a moment.
server-database-away = The server’s database is down, so that didn’t happen. The game continues as soon as it’s back.
server-hello-first = The first message must be hello.
server-bot-plays = A bot is playing your seat. Take it back first.
server-foreign-page = This request comes from another site.
server-not-your-series = Only the people at this table can see what they have played together.
server-no-such-key = This link or phrase doesn’t work. A link works once, for 15 minutes; of phrases only the latest counts.
server-no-phrase = That isn’t a phrase. It has nine words of five letters.
server-misspelt-phrase = A letter is wrong somewhere in this phrase. Check it word by word.
server-played-on = This game goes on from another one: its seats and options stay.
server-not-over = The game isn’t over yet.
server-no-such-eyes = There is no such seat to look from.
server-log-too-long = This file is too large for a recorded game.
server-not-from-a-device = Only games you played to the end on this device, against bots, can be added to yours.
server-not-enough = You need more players or bots.
server-number-used = Commands are numbered from 1, each number once.
server-no-such-message = That message can’t be found here any more.
server-bad-clock = A turn can last from 15 seconds to 10 minutes.
server-not-for-watchers = The host shares the game record only with the players.
server-closed = The host closed this table.
server-no-hints = Move suggestions are off at this table.
server-nothing-to-hint = There’s nothing for you to do right now.
server-hint-under-way = Still thinking about your last question.
server-review-under-way = A review is being made for you already: one at a time.
server-no-time-to-review = There was no time to review this game. Please try again.
server-too-long-to-review = This game is too long to be reviewed.
server-too-many-reviews = { $seconds ->
    [one] That is a lot of reviews. Please wait { $seconds } second.
   *[other] That is a lot of reviews. Please wait { $seconds } seconds.
}
server-address-too-many-reviews = { $seconds ->
    [one] Many reviews have been asked for from your network. Please wait { $seconds } second.
   *[other] Many reviews have been asked for from your network. Please wait { $seconds } seconds.
}
server-table-full = This table’s log is full: no more messages or changes. The game goes on.
server-no-time-to-hint = Too busy right now. Ask again in a moment.
server-too-fast = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-too-much-chat = Too many messages at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-address-too-fast = Too much traffic from your network. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-too-many-tries = Too many wrong codes. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-too-many-sockets = Your network already has { $most } connections. Close some and try again.
server-too-many-tables = You’ve opened a lot of tables. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-address-too-many-tables = Your network has opened a lot of tables. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Reviews

review-unfinished = This game is not over, or its record was cut short: only finished games are reviewed.
review-changed = This record was changed after it was sealed: it is not the game that was played.
review-without-actions = This record is from before actions were kept: there is nothing to review.
review-none = There are no reviews of this game.
review-round = Round { $round }
review-blunder = ?? { $who_is ->
    [you] You blunder
   *[other] { $who } blunders
} ({ $cost }):
review-mistake = ? { $who_is ->
    [you] Your mistake
   *[other] Mistake by { $who }
} ({ $cost }):
review-inaccurate = ?! { $who_is ->
    [you] You could have done better
   *[other] { $who } could have done better
} ({ $cost }):
review-missed = ? { $who_is ->
    [you] You missed a chance
   *[other] { $who } missed a chance
} ({ $cost }).
review-better = Better: { $what }
review-leave = Leave it.
review-leave-why = It couldn’t gain anything.
review-turning-points = Where it turned
review-turned-decision = { $round ->
    [0] { $who_is ->
        [you] Your move
       *[other] { $who }’s move
    }
   *[other] Round { $round }, { $who_is ->
        [you] your move
       *[other] { $who }’s move
    }
} (cost { $amount }):
review-turned-luck = { $round ->
    [0] { $who_is ->
        [you] Good luck for you
       *[other] Good luck for { $who }
    }
   *[other] Round { $round }, { $who_is ->
        [you] good luck for you
       *[other] good luck for { $who }
    }
} (worth { $amount }):
review-turned-bad-luck = { $round ->
    [0] { $who_is ->
        [you] Bad luck for you
       *[other] Bad luck for { $who }
    }
   *[other] Round { $round }, { $who_is ->
        [you] bad luck for you
       *[other] bad luck for { $who }
    }
} (cost { $amount }):
review-player = { $who_is ->
    [you] You
   *[other] { $who }
}: { $percent }% of { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} fine; inaccurate: { $inaccurate }, mistakes: { $mistakes }, blunders: { $blunders }.
review-lost = Given away: { $lost }.
review-account = Result: { $result }. Luck: { $luck }. Skill: { $skill }. Neither explains: { $rest }.
