alone = solo
option-off = { $title }: off
gathering = Older games are still being added. Look again in a few minutes.
empty-title = No games yet
empty-text = Play one to its end, and it shows up here: scores, streaks, and who you beat.
empty-play = Play
filter-game = Game
filter-time = Period
all-games = All games
time-all = All time
time-week = Last 7 days
time-month = Last 30 days
time-year = Last 365 days
figures = Figures
nothing-then = Nothing played in this period.
played = Played
won = Won
best = Best
mean = Average
streak = Winning streak
longest = best { $count }
accuracy = Accuracy
reviewed = { $count ->
    [one] { $count } game reviewed
   *[other] { $count } games reviewed
}
accuracy-of = accuracy { $percent }%
on-your-device = on your device
played-won = { $count ->
    [one] 1 game, { $won } won
   *[other] { $count } games, { $won } won
}
pages = Pages
newer = Newer
older = Older
page-of = { $page } of { $pages }
plot = Scores over time
plot-each = Each point is a game.
plot-means = Each point is the average of { $count } games in a row.
plot-points = Score
plot-recent = Trend
plot-label = Scores over time, { $title }: from { $from } to { $to }
you = You
gone = Deleted player
won-mark = Won
minutes = { $count } min
look = Watch again
rivals = Opponents
rival = Name
ahead = You ahead
behind = They ahead
together = { $count ->
    [one] 1 game as a team
   *[other] { $count } games as a team
}
person = Your devices
person-text = There are no accounts here: this browser knows you by a cookie. To keep your games on another device, or after clearing the browser, use one of these.
devices = You’re the same player on { $count } devices.
leave = Separate this device…
leave-title = Separate this device?
leave-text = Lost a device, or does someone else have your words? This device becomes a player of its own, with the games played on it. Its seats are out of reach of the others, and neither the old words nor old links lead here any more.
leave-rest = What was played on the other devices stays with them. You can join yours again with a new link.
leave-go = Separate it
left = This device is a player of its own
other-device = Add another device
other-device-text = Open the link there within 15 minutes. It works once.
make-link = Create a link
phrase = Words to write down
phrase-text = Nine words bring you back, even if all your devices are gone. New words replace the old ones.
make-phrase = Show me the words
phrase-once = Write them down now: they’re shown only once. Anyone who has them can be you.
come-back = I have a phrase
come-back-text = This device then shows the games of that player; those played here come along.
phrase-field = Your nine words
phrase-missing = Type the nine words first.
come-back-go = Bring me back
joined = This device is yours now too
join-title = Add this device?
join-text = You’ll be the same player here as on the device that made this link. Games played here come along. Only follow a link of your own: whoever sent it will hold your seats and see your cards, and can delete your games.
join-go = Add this device
not-now = Not now
data = Your data
data-text = Kept are your games with names, places and points, every move, the names you gave yourself, and what you wrote in the chat. No address, no mail, nothing else.
take-out = Download your data (JSON)
take-out-text = The file has all of that: every table where you have a seat, with your names and the lines you wrote there; the moves are behind the links in it. It doesn’t have what others wrote, nor what you wrote at a table that you left before its game began or were removed from.
delete = Delete everything…
delete-title = Delete everything?
delete-what = Games you played alone or against bots are deleted.
delete-others = Games with other people stay theirs: your name and what you wrote are removed, your moves remain without a name. At a table that you left before its game began, or were removed from, your name and your lines stay until that table is deleted.
delete-final = That can’t be undone, and takes a few minutes to reach every game.
delete-go = Delete everything
keep = Keep it
deleted = { $count ->
    [one] Deleted: you’re removed from 1 table
   *[other] Deleted: you’re removed from { $count } tables
}
series = Your evenings together
series-tonight = Tonight
series-all = All { $count } games together
series-none = You haven’t finished a game together yet.
series-wins = Wins
series-of = Played together
evening = Evening of { $day }
series-address = Link for the people who played
series-open = All evenings
device-title = On this device
device-hint = Played without a connection. Once you’re online again, they count among your games.
device-only = These games are kept on this device alone.
device-counted = Counts among your games
device-save = Save as a file
device-remove = Delete
