## The page

skip = Skip to content
close = Close
loading = One moment…
try-again = Try again
reload = Reload
to-home = Back to home
guest = Guest
error-no-answer = The server isn’t answering. Are you online?
missing-page = Page not found
missing-page-hint = The address may have a typo, or the page is gone.
missing-table = Table not found
missing-table-hint = Check the code or ask for the link. Codes stop working once the game starts, and unused tables are removed.
rule-why = Why?
rule-number = Rule { $rule }
rules-all = All rules
list-all = Show all { $count }

## Home

home-title = Five games, one table
your-games = Your games
home-lead = Open a link, type your name, play. With friends, or with bots right now.
continue-title = Continue
open-tables = Open tables
open-tables-none = No open tables right now. Start one and invite your friends.
table-running = in progress
seats-free = { $count ->
    [0] full
    [one] 1 free seat
   *[other] { $count } free seats
}
join-title = Join a table
join-code = Code or link
join-wrong = That isn’t a table code or link.
join = Join
play-now = Play now
invite-friends = Invite friends
play-alone = Solo
play-today = Today’s board
best-alone = Your solo best: { $points }
best-today = Today: { $points }
open-table = Open the table
coming = Coming soon
rules = Rules
players-range = { $fewest } to { $most } players
players-some = { $counts } players
minutes = { $minutes } min

bots-level = How well the bots play
bots-easy = Easy bots
bots-medium = Medium bots
bots-hard = Hard bots
continue-clear = Clear list
continue-drop = Take { $game } off this list
continue-cleared = { $count ->
    [one] Off the list. Your seat is kept: the link still works.
   *[other] List cleared. Your seats are kept: the links still work.
}

## Settings

settings = Settings
your-name = Your name
your-name-hint = So your friends know it’s you. No account needed.
language = Language
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
setting-legal-moves = Show legal moves
setting-legal-moves-hint = Highlights what you can play.
setting-suits = Suit colours
suits-each = One per suit
suits-classic = Red and black
setting-cards = Card size
cards-normal = Normal
cards-large = Large
# The letters on jack, queen, king and ace, with a space between them.
card-letters = J Q K A
setting-sound = Sounds and vibration
sound-is-on = Sounds on
sound-is-off = Sounds off
setting-motion = Animations
setting-motion-hint = Always off if your device asks for reduced motion.
setting-volume = Volume
setting-notify = Notify me when it’s my turn
setting-notify-hint = Only while you’re looking at something else.
setting-notify-denied = Your browser blocks notifications from this page. You can allow them in its settings.

## A table before the start

table-opening = Joining the table…
table-full = All seats are taken. You can stay and watch.
table-code = Code
seats = Seats
seat-number = Seat { $number }
seat-free = Free seat
seat-you = you
seat-host = Host
seat-away = away
seat-stand-in = bot filling in
seat-to-act = playing now
team-of = Team { $team }
team-hint = Pick a seat to pick your team. Teams take turns.
seat-count = Number of seats
fewer-seats = One seat fewer
more-seats = One seat more
sit-down = Sit down
sit-here = Sit here
change-name = Change name
stand-up = Stand up
bot = Bot
add-bot = Bot
no-bot = no bot
bot-level = Level of { $name }
remove = Remove { $name }
move-up = Move seat { $seat } up
move-down = Move seat { $seat } down
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
watching = { $count } watching
start = Start the game
start-waits = Waiting for the host to start
start-waits-for = Waiting for { $host } to start
start-fills = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
starting = Starting…
starting-waits = { $count ->
    [one] Waiting for { $names }’s device
   *[other] Waiting for the devices of { $names }
}
start-failed = { $count ->
    [one] { $names }’s device didn’t answer in time. No cards were dealt; the game starts again without its random text.
   *[other] The devices of { $names } didn’t answer in time. No cards were dealt; the game starts again without their random texts.
}
start-ready = Everyone’s here.
invite-hint = Anyone with this link or code can sit down.
qr-label = Link as a QR code
copy-link = Copy link
copied = Copied
copy-failed = Couldn’t copy. Select the link and copy it yourself.
share-link = Share
share-title = { $game } on Quintet
table-open = Open to everyone
table-open-hint = Shows this table on the home page.
options = Options
options-hint = Standard rules. Change what you like.
options-hint-guest = The host can change these.
turn-limit = Time per turn
turn-limit-hint = When it runs out, a bot plays until the player returns.
turn-limit-none = No limit
turn-limit-seconds = { $seconds } s
turn-limit-minutes = { $minutes } min
turn-limit-yours = Your time
host-menu = Host controls
close-table = Close table
close-table-ask = Close the table for everyone? This ends the game.
remove-ask = Remove { $name }? A bot takes over.
watch-may = Watchers
watch-may-hint = What people without a seat can see.
watch-everything = Table; all cards at the end
watch-table = Table only
watch-nothing = Nothing
table-closed = The host closed this table.
table-not-shown = The host doesn’t allow watching.
table-removed = The host removed you from this table.
removed-names = Removed: { $names }
let-back = Let back in
yes = Yes
cancel = Cancel
tip-ask = Suggest a move
tip-thinking = Thinking…
tip-close = Close suggestion
tip-marked = suggested
tip-allow = Move suggestions
tip-allow-hint = Anyone can ask what a strong bot would do. Players agree by sitting down.
tip-allowed = Move suggestions are now on for everyone.
tip-not-allowed = Move suggestions are now off.
fair-title = Fair shuffle
fair-text = Before the deal, the server locks in its part of the shuffle with this hash, and each player’s device locks in a random text. Together they decide every shuffle, so nobody can pick the cards, not even whoever runs the server. After the game the server’s part is shown and anyone can check it.
fair-commitment = Hash of the server’s part
fair-secret = The server’s part
fair-log = Download the game record
fair-checking = Checking the shuffle…
fair-unreachable = Couldn’t get the game record, so the shuffle wasn’t checked.
fair-checked = Shuffle checked: the server kept its word, your random text counted, and no start was hidden.
fair-checked-others = Shuffle checked: the server kept its word and no start was hidden. Your own random text isn’t part of it.
fair-checked-nobody = No player’s device added to this shuffle, so whoever runs the server could have picked it.
fair-wrong = Don’t trust this shuffle:
fair-wrong-unreadable = The game record can’t be read.
fair-wrong-secret = The server’s part isn’t the one it locked in.
fair-wrong-texts = A random text in the record doesn’t match its hash.
fair-wrong-start = The record shows a different start from the one your device saw.
fair-wrong-terms = The record shows other options, players or another first player than your device saw.
fair-wrong-own = Your random text isn’t in the record.
fair-wrong-hidden = The record leaves out a start that your device saw.
fair-wrong-blamed = The record says your device didn’t answer, but the server had confirmed its answer.
fair-distrust = The server changed its part of the shuffle at the last moment. Your device kept its random text back.
fair-receipt = Save your receipt
fair-receipt-hint = With the record and this receipt, “quintet verify” checks everything down to the last card.
table-full-own = Open a table of your own
table-closed-next = Nobody can play here any more. Open a new table and send the link round.
table-not-shown-next = If you’re meant to play, ask for a seat before the next game.
table-removed-next = If that was a mistake, tell the host. Or open a table of your own.

## A table while playing

players = Players

keys-title = Keyboard shortcuts
key-list = Show keyboard shortcuts
key-walk = Move along your hand
key-lift = Lift a card or put it down
key-let-go = Put down what you’re holding
key-name-escape = Esc
key-name-enter = Enter
key-name-space = Space
key-name-delete = Del
coach-waits = The game waits while you read.
only-looking = You’re only looking here.

you-watch = You are watching.
table-menu = Table
log-and-chat = Log and chat
log-and-chat-unread = { $count ->
    [one] Log and chat, 1 unread message
   *[other] Log and chat, { $count } unread messages
}
log = Log
log-empty = Nothing yet.
chat = Chat
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
chat-watcher = Only players can chat.
emote-good = Nice one
emote-clap = Applause
emote-laugh = Ha ha
emote-wow = Wow
emote-phew = Phew
emote-hurry = Your turn!
rules-of = { $game } rules
hand-over = Let a bot play for me
hand-over-hint = You can take your seat back any time.
bot-plays-for-you = A bot is playing for you.
take-back = Take my seat back
away-for-a-minute = { $name } has been away for a while.
let-bot-play = Let a bot fill in
share-seat = Play on another device
share-seat-hint = Open this link on your other device within 15 minutes. It works once. Keep it to yourself: anyone who has it can play for you.
share-seat-revoke = Cancel this link
watch-link-everything = Anyone with this link can watch, and sees all cards after the end.
watch-link-table = Anyone with this link can watch what’s face up on the table.
watch-link-nothing = Watching is off, so this link only works for players with a seat.
leave = Back to home
leave-hint = We’ll keep your seat. Find the game under “Continue”.
game-over = The game is over.
rematch = Play again
join-rematch = Join the next game
watch-rematch = Watch the next game
no-screen = This page can’t show this game yet.
screen-failed = The game couldn’t be loaded.
connection-lost = Connection lost. Reconnecting…
newer-version = A new version is available
your-turn = It’s your turn
title-your-turn = ● Your turn — { $game }
connection-offline = You are offline. The game goes on when you’re back.
result-share = Share result
watch-again = Watch again
review-game = Review this game
branch-round = Played on from round { $round } of an earlier game.
branch-moment = Played on from moment { $step } of an earlier game.
branch-look = See that moment
branch-compare = Then and now
branch-then = Then
branch-now = Now
branch-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
branch-was = Cards and dice come as they came in the earlier game. Whoever has watched that game may know them.
branch-no-record = This game doesn’t count in your results.
result-copy = Copy text
result-save = Save picture
result-daily = Board of { $day }
result-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## On this device, without a server

here-silent = No connection to the server. You can still play all five games against bots, on this device.
here-table = This table is on your device, and everyone else at it is a bot. It needs no connection.
here-leave = The game stays on this device. You’ll find it on the home page.
here-fair = This game was shuffled on your own device, so nobody else had a hand in it. From these numbers the whole game can be checked.
here-not-stored = This device couldn’t save that. Is its storage full, or is the game open in another tab?
here-broke = That went wrong, and the game was picked up again from what was saved.
here-needs-server = That needs a connection to the server.
here-title = Play offline
here-lead = All five games against bots, with suggestions and reviews, without a connection.
here-switch = Play on this device now
here-save = Save for offline
here-saving = Saving…
here-saved = Saved. This page now opens without a connection.
here-failed = That couldn’t be saved. Try again.
here-set-up = Set up a table
here-file = Open a game from a file
update-ready = A new version is ready.
update-now = Update now
