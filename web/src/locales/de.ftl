## Die Seite

skip = Zum Inhalt
close = Schließen
loading = Einen Moment …
try-again = Noch mal versuchen
reload = Neu laden
to-home = Zur Startseite
guest = Gast
error-no-answer = Der Server antwortet nicht. Bist du online?
missing-page = Hier ist nichts
missing-page-hint = Vielleicht hast du dich vertippt, oder die Seite gibt es nicht mehr.
missing-table = Diesen Tisch gibt es nicht
missing-table-hint = Prüf den Code oder lass dir den Link schicken: Ein Code gilt nur, bis das Spiel beginnt. Verlassene Tische werden abgeräumt.
rule-why = Warum?
rule-number = Regel { $rule }
rules-all = Alle Regeln
list-all = Alle { $count } anzeigen

## Startseite

home-title = Fünf Spiele, ein Tisch
your-games = Deine Spiele
home-lead = Link öffnen, Namen eintippen, losspielen. Mit Freunden oder sofort gegen Bots.
continue-title = Weiterspielen
open-tables = Offene Tische
open-tables-none = Gerade ist kein Tisch für alle offen. Mach einen auf und lade Freunde ein.
table-running = läuft
seats-free = { $count ->
    [0] voll
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
join-title = An einen Tisch setzen
join-code = Code oder Link
join-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
join = Beitreten
play-now = Jetzt spielen
invite-friends = Freunde einladen
play-alone = Allein spielen
play-today = Brett des Tages
best-alone = Dein Solo-Rekord: { $points }
best-today = Heute: { $points }
open-table = Tisch öffnen
coming = Kommt noch
rules = Regeln
players-range = { $fewest } bis { $most } Spieler
players-some = { $counts } Spieler
minutes = { $minutes } Min.

bots-level = Spielstärke der Bots
bots-easy = Leichte Bots
bots-medium = Mittlere Bots
bots-hard = Starke Bots
continue-clear = Liste leeren
continue-drop = { $game } von der Liste nehmen
continue-cleared = { $count ->
    [one] Von der Liste genommen. Dein Platz bleibt dir: Der Link gilt weiter.
   *[other] Liste geleert. Deine Plätze bleiben dir: Die Links gelten weiter.
}

## Einstellungen

settings = Einstellungen
your-name = Dein Name
your-name-hint = Damit deine Freunde wissen, wer du bist. Ein Konto brauchst du nicht.
language = Sprache
theme = Darstellung
theme-auto = Wie dein Gerät
theme-light = Hell
theme-dark = Dunkel
setting-legal-moves = Zeigen, was du spielen kannst
setting-legal-moves-hint = Erlaubte Karten und Felder werden hervorgehoben.
setting-suits = Kartenfarben
suits-each = Jede anders
suits-classic = Rot und Schwarz
setting-cards = Größe deiner Karten
cards-normal = Normal
cards-large = Groß
# Die Buchstaben von Bube, Dame, König und Ass, mit Leerzeichen dazwischen.
card-letters = B D K A
setting-sound = Töne und Vibration
sound-is-on = Töne an
sound-is-off = Töne aus
setting-motion = Animationen
setting-motion-hint = Auch aus, wenn du Animationen am Gerät abgeschaltet hast.
setting-volume = Lautstärke
setting-notify = Bescheid geben, wenn ich dran bin
setting-notify-hint = Nur wenn du gerade woanders hinschaust.
setting-notify-denied = Dein Browser blockiert Mitteilungen von dieser Seite. Du kannst sie in seinen Einstellungen erlauben.

## Ein Tisch vor dem Start

table-opening = Auf dem Weg zum Tisch …
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
table-code = Code
seats = Plätze
seat-number = Platz { $number }
seat-free = Freier Platz
seat-you = du
seat-host = Gastgeber
seat-away = nicht da
seat-stand-in = Bot springt ein
seat-to-act = ist dran
team-of = Team { $team }
team-hint = Die Teams sitzen abwechselnd: Mit dem Platz wählst du dein Team.
seat-count = Anzahl der Plätze
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
sit-down = Hinsetzen
sit-here = Hierher setzen
change-name = Namen ändern
stand-up = Aufstehen
bot = Bot
add-bot = Bot
no-bot = kein Bot
bot-level = Wie stark { $name } spielt
remove = { $name } entfernen
move-up = Platz { $seat } nach oben
move-down = Platz { $seat } nach unten
level-random = spielt zufällig
level-easy = leicht
level-medium = mittel
level-hard = stark
watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
start = Spiel starten
start-waits = Warten, bis der Gastgeber startet
start-waits-for = Warten, bis { $host } startet
start-fills = { $count ->
    [one] Auf den freien Platz kommt ein Bot.
   *[other] Auf die { $count } freien Plätze kommen Bots.
}
starting = Es geht los …
starting-waits = { $count ->
    [one] { $names } fehlt noch
   *[other] { $names } fehlen noch
}
start-failed = { $count ->
    [one] Das Gerät von { $names } hat nicht rechtzeitig geantwortet. Ausgeteilt war noch nichts; jetzt geht es ohne seinen Zufallstext los.
   *[other] Die Geräte von { $names } haben nicht rechtzeitig geantwortet. Ausgeteilt war noch nichts; jetzt geht es ohne ihre Zufallstexte los.
}
start-ready = Alle sind da!
invite-hint = Wer den Link öffnet oder den Code scannt, kann sich dazusetzen.
qr-label = Der Link als QR-Code
copy-link = Link kopieren
copied = Kopiert
copy-failed = Dein Browser lässt das Kopieren nicht zu. Markier den Link und kopier ihn selbst.
share-link = Teilen
share-title = { $game } auf Quintet
table-open = Offen für alle
table-open-hint = Dann steht der Tisch auf der Startseite.
options = Optionen
options-hint = Es gelten die normalen Regeln. Ändere, was du magst.
options-hint-guest = Ändern kann sie nur der Gastgeber.
turn-limit = Zeit pro Zug
turn-limit-hint = Danach springt ein Bot ein, bis der Spieler zurück ist.
turn-limit-none = Unbegrenzt
turn-limit-seconds = { $seconds } s
turn-limit-minutes = { $minutes } min
turn-limit-yours = Deine Zeit
host-menu = Für den Gastgeber
close-table = Tisch schließen
close-table-ask = Den Tisch für alle schließen? Das Spiel ist dann vorbei.
remove-ask = { $name } aus dem Spiel nehmen? Ein Bot springt ein.
watch-may = Zuschauer
watch-may-hint = Was sehen Leute ohne Platz?
watch-everything = den Tisch, am Ende alle Karten
watch-table = nur den Tisch
watch-nothing = nichts
table-closed = Der Gastgeber hat diesen Tisch geschlossen.
table-not-shown = An diesem Tisch darf niemand zuschauen.
table-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
removed-names = Entfernt: { $names }
let-back = Wieder reinlassen
yes = Ja
cancel = Abbrechen
tip-ask = Tipp zeigen
tip-thinking = Ich überlege …
tip-close = Tipp schließen
tip-marked = Tipp
tip-allow = Tipps
tip-allow-hint = Alle dürfen fragen, was ein starker Bot an ihrer Stelle täte. Wer sich setzt, ist einverstanden.
tip-allowed = An diesem Tisch sind Tipps erlaubt.
tip-not-allowed = An diesem Tisch sind Tipps nicht mehr erlaubt.
fair-title = Das Mischen lässt sich prüfen
fair-text = Mit dieser Prüfsumme legt sich der Server auf seinen Teil des Zufalls fest, und genauso jedes Gerät am Tisch auf einen Zufallstext. Erst dann werden die Texte gezeigt, und aus allem zusammen wird gemischt: Niemand kann sich die Karten aussuchen, auch nicht, wer den Server betreibt. Am Ende zeigt auch der Server seinen Teil, und alle können nachprüfen.
fair-commitment = Prüfsumme für den Teil des Servers
fair-secret = Der Teil des Servers
fair-log = Aufzeichnung herunterladen
fair-checking = Das Mischen wird geprüft …
fair-unreachable = Das Mischen ist nicht geprüft: Die Aufzeichnung ließ sich nicht laden.
fair-checked = Das Mischen stimmt, dein Gerät hat es geprüft: Der Server ist bei seinem Teil geblieben, dein Zufallstext hat gezählt, und kein Start wurde verschwiegen.
fair-checked-others = Soweit dein Gerät es prüfen kann, stimmt das Mischen: Der Server ist bei seinem Teil geblieben, und kein Start wurde verschwiegen. Ein Zufallstext von dir war nicht dabei.
fair-checked-nobody = Kein Gerät hat einen Zufallstext beigesteuert: Wer den Server betreibt, hätte sich das Mischen aussuchen können.
fair-wrong = Diesem Mischen kannst du nicht trauen:
fair-wrong-unreadable = Die Aufzeichnung ist nicht lesbar.
fair-wrong-secret = Der Teil des Servers ist nicht der, auf den er sich festgelegt hatte.
fair-wrong-texts = Ein Zufallstext in der Aufzeichnung passt nicht zu seiner Prüfsumme.
fair-wrong-start = In der Aufzeichnung steht ein anderer Start, als dein Gerät gesehen hat.
fair-wrong-terms = In der Aufzeichnung stehen andere Optionen, andere Mitspieler oder ein anderer Startspieler, als dein Gerät gesehen hat.
fair-wrong-own = Der Zufallstext deines Geräts fehlt in der Aufzeichnung.
fair-wrong-hidden = Die Aufzeichnung verschweigt einen Start, den dein Gerät gesehen hat.
fair-wrong-blamed = Laut Aufzeichnung hat dein Gerät nicht geantwortet; der Server hatte die Antwort aber bestätigt.
fair-distrust = Der Server hat seinen Teil des Zufalls im letzten Moment geändert. Dein Gerät hat seinen Zufallstext für sich behalten.
fair-receipt = Beleg speichern
fair-receipt-hint = Mit der Aufzeichnung und diesem Beleg prüft „quintet verify“ alles, bis zur letzten Karte.
table-full-own = Eigenen Tisch aufmachen
table-closed-next = Hier kann niemand mehr spielen. Mach einen neuen Tisch auf und schick den Link herum.
table-not-shown-next = Wenn du mitspielen solltest, lass dir vor dem nächsten Spiel einen Platz geben.
table-removed-next = Wenn das ein Versehen war, sag es dem Gastgeber. Oder mach einen eigenen Tisch auf.

## Ein Tisch während des Spiels

players = Spieler

keys-title = Tasten
key-list = Tasten zeigen
key-walk = Durch die Hand blättern
key-lift = Karte anheben oder zurücklegen
key-let-go = Angehobenes loslassen
key-name-escape = Esc
key-name-enter = Enter
key-name-space = Leertaste
key-name-delete = Entf
coach-waits = Das Spiel wartet, bis du gelesen hast.
only-looking = Hier schaust du nur zu.

you-watch = Du schaust zu.
table-menu = Tisch
log-and-chat = Verlauf und Chat
log-and-chat-unread = { $count ->
    [one] Verlauf und Chat, eine ungelesene Nachricht
   *[other] Verlauf und Chat, { $count } ungelesene Nachrichten
}
log = Verlauf
log-empty = Noch ist nichts passiert.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Schreib etwas
chat-send = Senden
chat-watcher = Chatten können nur Spieler.
emote-good = Gut gespielt
emote-clap = Applaus
emote-laugh = Lachen
emote-wow = Wow
emote-phew = Puh
emote-hurry = Wir warten auf dich
rules-of = Regeln von { $game }
hand-over = Bot für mich spielen lassen
hand-over-hint = Du kannst jederzeit wieder übernehmen.
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Wieder selbst spielen
away-for-a-minute = { $name } ist schon eine Weile weg.
let-bot-play = Bot einspringen lassen
share-seat = Auf einem anderen Gerät weiterspielen
share-seat-hint = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt nur einmal, und wer ihn hat, spielt auf deinem Platz: Gib ihn nicht weiter.
share-seat-revoke = Link zurückziehen
watch-link-everything = Wer diesen Link öffnet, kann zuschauen und sieht am Ende auch alles Verdeckte.
watch-link-table = Wer diesen Link öffnet, kann zuschauen und sieht, was offen auf dem Tisch liegt.
watch-link-nothing = Hier darf niemand zuschauen: Der Link hilft nur Leuten, die schon einen Platz haben.
leave = Zurück zur Startseite
leave-hint = Dein Platz bleibt dir. Du findest das Spiel unter „Weiterspielen“.
game-over = Das Spiel ist vorbei.
rematch = Noch mal spielen
join-rematch = Zum nächsten Spiel
watch-rematch = Beim nächsten Spiel zuschauen
no-screen = Dieses Spiel kann die Seite noch nicht zeigen.
screen-failed = Das Spiel ließ sich nicht laden.
connection-lost = Verbindung verloren. Neuer Versuch …
newer-version = Eine neue Version ist da.
your-turn = Du bist dran
title-your-turn = ● Du bist dran — { $game }
connection-offline = Du bist offline. Sobald du wieder da bist, geht es weiter.
result-share = Ergebnis teilen
watch-again = Noch mal ansehen
review-game = Spiel analysieren
branch-round = Weitergespielt ab Runde { $round } eines früheren Spiels.
branch-moment = Weitergespielt ab Moment { $step } eines früheren Spiels.
branch-look = Diesen Moment ansehen
branch-compare = Damals und jetzt
branch-then = Damals
branch-now = Jetzt
branch-place = Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
branch-was = Karten und Würfel kommen wie im früheren Spiel. Wer es angesehen hat, kann sie kennen.
branch-no-record = Dieses Spiel zählt nicht für deine Bilanz.
result-copy = Text kopieren
result-save = Bild speichern
result-daily = Brett vom { $day }
result-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

## Auf diesem Gerät, ohne Server

here-silent = Keine Verbindung zum Server. Alle fünf Spiele gehen trotzdem, auf diesem Gerät gegen Bots.
here-table = Dieser Tisch steht auf deinem Gerät, alle anderen am Tisch sind Bots. Er braucht keine Verbindung.
here-leave = Das Spiel bleibt auf diesem Gerät. Du findest es auf der Startseite.
here-fair = Für dieses Spiel hat dein eigenes Gerät gemischt, sonst niemand. Mit diesen Zahlen lässt sich das ganze Spiel nachprüfen.
here-not-stored = Das konnte auf diesem Gerät nicht gespeichert werden. Ist der Speicher voll oder das Spiel in einem anderen Tab offen?
here-broke = Da ging etwas schief. Das Spiel geht vom letzten gespeicherten Stand weiter.
here-needs-server = Dafür braucht es eine Verbindung zum Server.
here-title = Offline spielen
here-lead = Alle fünf Spiele gegen Bots, mit Tipps und Analyse, ganz ohne Verbindung.
here-switch = Jetzt auf diesem Gerät spielen
here-save = Für offline speichern
here-saving = Wird gespeichert …
here-saved = Gespeichert. Diese Seite geht jetzt auch ohne Verbindung auf.
here-failed = Das Speichern hat nicht geklappt. Versuch es noch einmal.
here-set-up = Tisch einrichten
here-file = Spiel aus einer Datei öffnen
update-ready = Eine neue Version ist da.
update-now = Jetzt aktualisieren
