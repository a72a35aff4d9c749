# The table

table-player = Player { $number }
table-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
table-game-over = The game is over.
table-seats-out-of-range = { $fewest } to { $most } can play, not { $count }.
table-newer-log = This was recorded by version { $theirs }; this program reads up to version { $ours }.
table-time-goes-back = Time never goes back: something has already happened later than that.

# A recorded game

table-replay-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, rules version { $rules }
table-replay-options = Options: { $options }
table-replay-unfinished = The record ends before the game does.
table-result-place = { $place }. { $who_is ->
    [you] You
   *[other] { $who }
}: { $score ->
    [one] one point
   *[other] { $score } points
}
table-result-draw = Nobody won.
table-result-solved = Solved.
table-result-failed = Not solved.

# What is written wrongly

form-not-json = This is not JSON: { $problem ->
    [end] it breaks off
    [deep] it is nested too deeply
    [more] something follows after its end, at column { $column }
    [number] a number is too large, at column { $column }
   *[sign] something is wrong at column { $column }
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
} is not written as it should be.
form-unclear-at = “{ $at }” is not written as it should be.
written-seats = { $value } in “{ $at }” are not seats: write numbers below { $most }.
written-hash = { $value } in “{ $at }” is not a hash: write 64 hexadecimal digits.
written-by = { $value } in “{ $at }” does not say who caused it: write "start" or "due", or an object with “seat” or “rules”.

# A recorded game that cannot be read

log-empty = The file is empty.
log-not-a-log = This is not a recorded game: the first line of one is an object with “quintet”, “game”, “rules” and “seats”.
log-other-game = This is a game of “{ $theirs }”, not of “{ $ours }”.
log-contradicts-itself = What it says happened contradicts itself.
receipt-newer = This receipt was made by a newer version.

# The engine

engine-not-an-object = A request is a JSON object, such as {"{"}"op":"games"{"}"}.
engine-not-utf8 = This line is not UTF-8 text.
engine-line-too-long = This line is too long: the most is 1 MiB.
engine-empty-line = This line is empty. A request is a JSON object, such as {"{"}"op":"games"{"}"}.
engine-unknown-op = There is no operation “{ $op }”. The operations are: { $known }.
engine-field-missing = The field “{ $field }” is missing.
engine-field-unknown = This operation has no field “{ $field }”. The fields are: { $known }.
engine-action-of-another-game = This is an action of another game.
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
engine-option-range = The option “{ $option }” goes from { $from } to { $to }.
engine-option-word = The option “{ $option }” is one of: { $words }.
engine-thought-too-long = The most for “{ $field }” is { $most }.
engine-no-log = The log of this table is not kept here.
engine-mistake = This request has shown a mistake in the program. The game has been closed.

# Solvers

solve-no-tab = A line is the wild rank, a tab, and the cards.
solve-not-a-wild = “{ $wild }” is not a rank: the wild rank is 3 to 13, or J, Q, K.
solve-not-a-card = “{ $card }” is not a card: cards are written like 3t 10h Jc Qs Kd, a joker W.
solve-too-many-cards = A hand has at most { $most } cards, not { $count }.
solve-too-many-copies = There are at most { $most } of { $card }.
solve-nothing-to-discard = There is no card to discard.

# A table online

server-old-page = This page is older than the server: load it again.
server-not-text = A message is text, not bytes.
server-second-hello = Only the first message on a socket is hello.
server-hash-alone = A hash is sent along only when the game is to start at once; at a table, “commit” sends it.
server-message-too-long = This message is too long: the most is 16 KiB.
server-no-such-table = There is no table { $code }.
server-seat-taken = This seat is taken.
server-no-free-seat = No seat is free.
server-too-few-seats = More people sit here than that.
server-nobody-to-remove = There is nobody here who can be removed.
server-not-host = Only the host can do that.
server-no-seat = You have no seat at this table.
server-started = The game has started.
server-bad-name = A name has 1 to 24 characters.
server-not-playing = The game is not being played.
server-not-away = { $name } has not been away for a minute yet.
server-bot-already = A bot plays this seat already.
server-seat-is-yours = No bot plays your seat.
server-unknown-key = This link to a seat is not valid.
server-key-of-no-use = This link to a seat is of no use here: you have a seat, or it is on enough devices.
server-contribution-too-long = An addition to the seed has at most 64 bytes.
server-starting = The game is about to start: the table stays as it is.
server-nothing-to-reveal = There is no start for which anything is to be revealed.
server-wrong-reveal = This is not what your seat is bound to in this start.
server-not-committed = Send the hash of your random text first, and the text itself when the game starts.
server-line-too-long = A line of chat has 1 to 200 characters.
server-not-stored = This could not be stored, and has not happened. Try again in a moment.
server-hello-first = The first message is hello.
server-bot-plays = A bot plays your seat. Take it back first.
server-foreign-page = This request comes from a page of another address.
server-not-over = The game is not over yet.
server-not-enough = More people or bots are needed.
server-number-used = Commands are numbered from 1, and each number is for one command.
server-no-such-message = There is no such message of this player that can still be read here.
server-bad-clock = A turn can be limited to between 15 seconds and 10 minutes.
server-not-for-watchers = The host of this table shows the record of the game only to those who played.
server-closed = The host has closed this table.
server-no-hints = Other people play here, and hints were not allowed before the start.
server-nothing-to-hint = There is nothing for you to do now.
server-hint-under-way = Your last question is still being thought about.
server-too-fast = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-too-many-sockets = There are already { $most } connections from your address: close some, then try again.
server-too-many-tables = Many tables were opened from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
