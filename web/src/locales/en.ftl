## The page

skip = Skip to the content
close = Close
loading = One moment…
try-again = Try again
reload = Reload
to-home = To the home page
guest = Guest
error-no-answer = The server does not answer. Is it running, and are you online?
missing-page = There is nothing here
missing-page-hint = The address may be mistyped, or what was here is gone.
missing-table = There is no such table
missing-table-hint = Check the code, or ask for the link again. Tables that nobody uses any more are cleared away.

## Home

home-title = Five games, one table
home-lead = Open a link, type a name, play. With friends anywhere, or against bots right now.
continue-title = Go on playing
open-tables = Open tables
open-tables-none = No table is open to everybody at the moment. Invite friends to one of yours.
table-running = running
seats-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
}
join-title = Join a table
join-code = Code or link
join-wrong = This is neither a code nor a link to a table.
join = Join
play-now = Play now
invite-friends = Invite friends
play-alone = Alone
play-today = Today’s board
best-alone = Your best alone: { $points }
best-today = Today: { $points }
open-table = Open the table
coming = Coming
rules = Rules
players-range = { $fewest } to { $most } players
players-some = { $counts } players
minutes = about { $minutes } min

kind-rummy = Rummy
kind-memory = Memory race
kind-board = Board game
kind-shedding = Shedding game
kind-puzzle = Real-time puzzle

game-five-crowns = Eleven rounds of rummy with five suits, and another wild card in every round.
game-five-or-less = Remember your face-down cards, throw them off in a flash, and say it at five or less.
game-double-series = In teams, lay five markers in a row on a board of cards, twice.
game-one-more = Higher or lower, and play you must: who cannot takes one more.
game-find-five = Five dice, one board of symbols: outline the shapes before the others see them.

## Settings

settings = Settings
your-name = Your name
your-name-hint = So your friends know who you are. There is no account.
language = Language
theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
setting-legal-moves = Show what can be played
setting-legal-moves-hint = Cards and places that are allowed stand out.
setting-suits = Colours of the suits
suits-each = One for each
suits-classic = Red and black
setting-cards = Cards in your hand
cards-normal = Normal
cards-large = Large
setting-sound = Sounds and vibration
sound-is-on = Sounds on
sound-is-off = Sounds off
setting-motion = Movement
setting-motion-hint = Off as well if your system asks for less movement.

## A table before the start

table-opening = Going to the table…
table-full = Every seat is taken. You can stay and watch.
table-code = Code
seats = Seats
seat-number = Seat { $number }
seat-free = Free seat
seat-you = you
seat-host = Host
seat-away = away
seat-stand-in = bot stands in
seat-to-act = to act now
team-of = Team { $team }
team-hint = Teams sit alternately. Choose your team by choosing your seat.
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
bot-level = How well { $name } plays
remove = Remove { $name }
move-up = Move seat { $seat } up
move-down = Move seat { $seat } down
level-random = plays at random
level-easy = easy
level-medium = medium
level-hard = hard
watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
start = Start the game
start-waits = The host starts the game.
start-waits-for = { $host } starts the game.
start-fills = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
starting = Starting …
starting-waits = { $count ->
    [one] Waiting for { $names }’s page
   *[other] Waiting for the pages of { $names }
}
start-failed = { $count ->
    [one] { $names }’s page did not answer in time. Nothing was dealt; the start was repeated without its random text.
   *[other] The pages of { $names } did not answer in time. Nothing was dealt; the start was repeated without their random texts.
}
start-ready = Everybody is here.
invite-hint = Whoever opens this link or scans the code can sit down.
qr-label = The link as a QR code
copy-link = Copy link
copied = Copied
copy-failed = Your browser does not allow copying. Select the link and copy it yourself.
share-link = Share
share-title = { $game } at Quintet
table-open = Open to everybody
table-open-hint = Lists the table on the home page.
options = Options
options-hint = The rulebook’s values are set. Change what you like.
options-hint-guest = The host can change these.
turn-limit = Time for a turn
turn-limit-hint = When it is over, a bot plays until its person takes the seat back.
turn-limit-none = No limit
turn-limit-seconds = { $seconds } s
turn-limit-minutes = { $minutes } min
turn-limit-yours = Your time
host-menu = The host’s rights
close-table = Close the table
close-table-ask = Close the table for everybody? The game ends here.
remove-ask = Remove { $name } from the game? A bot plays on.
watch-may = Watchers
watch-may-hint = What those without a seat may see.
watch-everything = the table, at the end all
watch-table = the table
watch-nothing = nothing
table-closed = The host has closed this table.
table-not-shown = The host of this table lets nobody watch.
table-removed = The host has removed you from this table.
yes = Yes
cancel = Cancel
tip-ask = Hint: what would you do?
tip-thinking = Thinking …
tip-close = Close the hint
tip-marked = hinted
tip-allow = Hints
tip-allow-hint = Whoever likes may ask what a strong bot would do on their seat. Who sits down agrees.
tip-allowed = At this table everybody may ask for hints.
tip-not-allowed = At this table there are no hints any more.
fair-title = Shuffles can be checked
fair-text = The server fixes its part of the seed by this hash, and each player’s page fixes a random text of its own in the same way. Only then are the texts shown, and everything together decides every shuffle: nobody can choose the deal, not even whoever runs the server. At the end the server’s part is shown too, and everybody can check it.
fair-commitment = Hash of the server’s part
fair-secret = The server’s part
fair-log = Download the record of the game
fair-checking = Checking the shuffle …
fair-unreachable = The record could not be fetched, so the shuffle was not checked.
fair-checked = Your page checked the shuffle: the server kept to its part, your page’s random text counted, and no start was hidden.
fair-checked-others = Your page checked what it saw: the server kept to its part, and no start was hidden. Its own random text is not in this shuffle.
fair-checked-nobody = No page added a random text to this shuffle, so whoever runs the server could have chosen it.
fair-wrong = This shuffle is not to be trusted:
fair-wrong-unreadable = The record of the game cannot be read.
fair-wrong-secret = The server’s part is not the one it was bound to.
fair-wrong-texts = A random text in the record does not fit its hash.
fair-wrong-start = The record tells of another start than the one your page saw.
fair-wrong-own = The random text of your page is not in the record.
fair-wrong-hidden = The record leaves out a start that your page saw.
fair-wrong-blamed = The record says that your page did not answer, though the server had confirmed its answer.
fair-distrust = The server changed its part of the seed at the last moment. Your page kept its random text to itself.
fair-receipt = Save your page’s receipt
fair-receipt-hint = With the record and this receipt, “quintet verify” checks everything, down to the last card.

## A table while playing

players = Players
you-watch = You are watching.
table-menu = Table
log-and-chat = Log and chat
log-and-chat-unread = { $count ->
    [one] Log and chat, one unread message
   *[other] Log and chat, { $count } unread messages
}
log = What happened
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-watcher = Only players can chat.
emote-good = Well played
emote-clap = Applause
emote-laugh = Laughing
emote-wow = Astonished
emote-phew = Phew
emote-hurry = Waiting for you
rules-of = Rules of { $game }
hand-over = Let a bot play for me
hand-over-hint = You can take your seat back at any time.
bot-plays-for-you = A bot is playing for you.
take-back = Take my seat back
away-for-a-minute = { $name } has been away for a while.
let-bot-play = Let a bot play
share-seat = Use my seat on another device
share-seat-hint = Open this link on your other device. Whoever has it plays on your seat, so keep it to yourself.
watch-link-everything = Whoever opens this link can watch, and sees after the end all that was hidden.
watch-link-table = Whoever opens this link can watch, and sees what lies open on the table.
watch-link-nothing = Nobody can watch at this table: the link is of use only to those who have a seat.
leave = Leave to the home page
leave-hint = Your seat is kept. The game is under “Go on playing”.
game-over = The game is over.
rematch = Play again
join-rematch = Go to the next game
watch-rematch = Watch the next game
no-screen = This page cannot show this game yet.
screen-failed = The game could not be loaded.
connection-lost = Connection lost. Trying again…
newer-version = A newer version is there.
