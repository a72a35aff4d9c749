## Die Seite

skip = Zum Inhalt
close = Schließen
loading = Einen Moment …
try-again = Noch einmal versuchen
reload = Neu laden
to-home = Zur Startseite
guest = Gast
error-no-answer = Der Server antwortet nicht. Läuft er, und bist du online?
missing-page = Hier ist nichts
missing-page-hint = Vielleicht ist die Adresse vertippt, oder was hier war, gibt es nicht mehr.
missing-table = Diesen Tisch gibt es nicht
missing-table-hint = Prüfe den Code oder lass dir den Link noch einmal schicken. Tische, die niemand mehr benutzt, werden abgeräumt.

## Startseite

home-title = Fünf Spiele, ein Tisch
home-lead = Link öffnen, Namen tippen, spielen. Mit Freunden, wo sie auch sind, oder sofort gegen Bots.
continue-title = Weiterspielen
open-tables = Offene Tische
open-tables-none = Gerade ist kein Tisch für alle offen. Lade Freunde an deinen eigenen ein.
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
play-alone = Allein
play-today = Plan des Tages
best-alone = Dein Rekord allein: { $points }
best-today = Heute: { $points }
open-table = Tisch öffnen
coming = Kommt noch
rules = Regeln
players-range = { $fewest } bis { $most } Spieler
players-some = { $counts } Spieler
minutes = etwa { $minutes } Min.

kind-rummy = Rommé
kind-memory = Merkspiel um die Wette
kind-board = Brettspiel
kind-shedding = Ablegespiel
kind-puzzle = Rätsel in Echtzeit

game-five-crowns = Elf Runden Rommé mit fünf Farben, und in jeder Runde ist eine andere Karte Joker.
game-five-or-less = Merke dir deine verdeckten Karten, wirf sie blitzschnell ab und sag es bei fünf oder weniger.
game-double-series = In Teams fünf Marker in eine Reihe auf einem Brett aus Karten legen, und das zweimal.
game-one-more = Höher oder tiefer, und du musst: Wer nicht kann, nimmt noch eine.
game-find-five = Fünf Würfel, ein Brett voller Zeichen: Umrande die Formen, bevor die anderen sie sehen.

## Einstellungen

settings = Einstellungen
your-name = Dein Name
your-name-hint = Damit deine Freunde wissen, wer du bist. Ein Konto gibt es nicht.
language = Sprache
theme = Darstellung
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
setting-legal-moves = Zeigen, was gespielt werden kann
setting-legal-moves-hint = Erlaubte Karten und Felder heben sich ab.
setting-suits = Farben der Karten
suits-each = Jede Farbe eigen
suits-classic = Rot und Schwarz
setting-cards = Karten auf deiner Hand
cards-normal = Normal
cards-large = Groß
setting-sound = Töne und Vibration
sound-is-on = Töne an
sound-is-off = Töne aus
setting-motion = Bewegung
setting-motion-hint = Auch aus, wenn dein System weniger Bewegung wünscht.

## Ein Tisch vor dem Start

table-opening = Auf dem Weg zum Tisch …
table-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
table-code = Code
seats = Plätze
seat-number = Platz { $number }
seat-free = Freier Platz
seat-you = du
seat-host = Gastgeber
seat-away = nicht da
seat-stand-in = Bot vertritt
seat-to-act = ist dran
team-of = Team { $team }
team-hint = Die Teams sitzen abwechselnd. Mit dem Platz wählst du dein Team.
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
bot-level = Wie gut { $name } spielt
remove = { $name } entfernen
move-up = Platz { $seat } nach oben
move-down = Platz { $seat } nach unten
level-random = spielt zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
start = Spiel starten
start-waits = Der Gastgeber startet das Spiel.
start-waits-for = { $host } startet das Spiel.
start-fills = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
starting = Es geht los …
starting-waits = { $count ->
    [one] Warten auf die Seite von { $names }
   *[other] Warten auf die Seiten von { $names }
}
start-failed = { $count ->
    [one] Die Seite von { $names } hat nicht rechtzeitig geantwortet. Es wurde nichts ausgeteilt und ohne ihren zufälligen Text neu gestartet.
   *[other] Die Seiten von { $names } haben nicht rechtzeitig geantwortet. Es wurde nichts ausgeteilt und ohne ihre zufälligen Texte neu gestartet.
}
start-ready = Alle sind da.
invite-hint = Wer diesen Link öffnet oder den Code scannt, kann sich setzen.
qr-label = Der Link als QR-Code
copy-link = Link kopieren
copied = Kopiert
copy-failed = Dein Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
share-link = Teilen
share-title = { $game } bei Quintet
table-open = Offen für alle
table-open-hint = Der Tisch steht auf der Startseite.
options = Optionen
options-hint = Die Werte der Spielregel sind eingestellt. Ändere, was du magst.
options-hint-guest = Der Gastgeber kann sie ändern.
turn-limit = Zeit für einen Zug
turn-limit-hint = Ist sie um, spielt ein Bot, bis die Person ihren Platz zurücknimmt.
turn-limit-none = Unbegrenzt
turn-limit-seconds = { $seconds } s
turn-limit-minutes = { $minutes } min
turn-limit-yours = Deine Zeit
host-menu = Rechte des Gastgebers
close-table = Tisch schließen
close-table-ask = Den Tisch für alle schließen? Die Partie endet hier.
remove-ask = { $name } aus der Partie nehmen? Ein Bot spielt weiter.
watch-may = Zuschauer
watch-may-hint = Was sieht, wer keinen Platz hat.
watch-everything = den Tisch, am Ende alles
watch-table = den Tisch
watch-nothing = nichts
table-closed = Der Gastgeber hat diesen Tisch geschlossen.
table-not-shown = Der Gastgeber dieses Tisches lässt niemanden zusehen.
table-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
yes = Ja
cancel = Abbrechen
tip-ask = Tipp: Was würdest du tun?
tip-thinking = Ich überlege …
tip-close = Tipp schließen
tip-marked = empfohlen
tip-allow = Tipps
tip-allow-hint = Wer mag, kann fragen, was ein starker Bot auf dem eigenen Platz täte. Wer sich setzt, ist einverstanden.
tip-allowed = An diesem Tisch dürfen alle um Tipps bitten.
tip-not-allowed = An diesem Tisch gibt es keine Tipps mehr.
fair-title = Das Mischen lässt sich prüfen
fair-text = Mit dieser Prüfsumme legt sich der Server auf seinen Teil des Zufalls fest, und ebenso die Seite jedes Spielers auf einen zufälligen Text. Erst danach werden die Texte gezeigt, und alles zusammen entscheidet über jedes Mischen: Niemand kann sich die Karten aussuchen, auch nicht, wer den Server betreibt. Am Ende wird auch der Teil des Servers gezeigt, und alle können nachprüfen.
fair-commitment = Prüfsumme vom Teil des Servers
fair-secret = Der Teil des Servers
fair-log = Aufzeichnung des Spiels herunterladen
fair-checking = Das Mischen wird geprüft …
fair-unreachable = Die Aufzeichnung ließ sich nicht laden; das Mischen wurde nicht geprüft.
fair-checked = Deine Seite hat das Mischen geprüft: Der Server ist bei seinem Teil geblieben, der zufällige Text deiner Seite hat gezählt, und kein Start wurde verschwiegen.
fair-checked-others = Deine Seite hat geprüft, was sie gesehen hat: Der Server ist bei seinem Teil geblieben, und kein Start wurde verschwiegen. Ihr eigener Text ist bei diesem Mischen nicht dabei.
fair-checked-nobody = Keine Seite hat einen zufälligen Text dazugegeben: Wer den Server betreibt, hätte sich das Mischen aussuchen können.
fair-wrong = Diesem Mischen ist nicht zu trauen:
fair-wrong-unreadable = Die Aufzeichnung des Spiels ist nicht zu lesen.
fair-wrong-secret = Der Teil des Servers ist nicht der, auf den er sich festgelegt hatte.
fair-wrong-texts = Ein zufälliger Text in der Aufzeichnung passt nicht zu seiner Prüfsumme.
fair-wrong-start = Die Aufzeichnung erzählt von einem anderen Start, als deine Seite gesehen hat.
fair-wrong-own = Der zufällige Text deiner Seite fehlt in der Aufzeichnung.
fair-wrong-hidden = Die Aufzeichnung verschweigt einen Start, den deine Seite gesehen hat.
fair-wrong-blamed = Die Aufzeichnung sagt, deine Seite habe nicht geantwortet; der Server hatte die Antwort aber bestätigt.
fair-distrust = Der Server hat seinen Teil des Zufalls im letzten Moment geändert. Deine Seite hat ihren Text für sich behalten.
fair-receipt = Beleg deiner Seite speichern
fair-receipt-hint = Mit der Aufzeichnung und diesem Beleg prüft „quintet verify“ alles, bis zur letzten Karte.

## Ein Tisch während des Spiels

players = Spieler
you-watch = Du schaust zu.
table-menu = Tisch
log-and-chat = Verlauf und Chat
log-and-chat-unread = { $count ->
    [one] Verlauf und Chat, eine ungelesene Nachricht
   *[other] Verlauf und Chat, { $count } ungelesene Nachrichten
}
log = Was geschah
log-empty = Es ist noch nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-watcher = Nur Spieler können chatten.
emote-good = Gut gespielt
emote-clap = Beifall
emote-laugh = Lachen
emote-wow = Staunen
emote-phew = Puh
emote-hurry = Wir warten auf dich
rules-of = Regeln von { $game }
hand-over = Einen Bot für mich spielen lassen
hand-over-hint = Du kannst deinen Platz jederzeit zurücknehmen.
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Meinen Platz zurücknehmen
away-for-a-minute = { $name } ist seit einer Weile weg.
let-bot-play = Bot spielen lassen
share-seat = Meinen Platz auf einem anderen Gerät nutzen
share-seat-hint = Öffne diesen Link auf deinem anderen Gerät. Wer ihn hat, spielt auf deinem Platz: Behalte ihn für dich.
watch-link-everything = Wer diesen Link öffnet, kann zuschauen und sieht nach dem Ende alles, was verdeckt war.
watch-link-table = Wer diesen Link öffnet, kann zuschauen und sieht, was offen auf dem Tisch liegt.
watch-link-nothing = An diesem Tisch kann niemand zuschauen: Der Link nützt nur denen, die einen Platz haben.
leave = Zur Startseite gehen
leave-hint = Dein Platz bleibt dir. Das Spiel steht unter „Weiterspielen“.
game-over = Das Spiel ist aus.
rematch = Noch einmal spielen
join-rematch = Zum nächsten Spiel
watch-rematch = Beim nächsten Spiel zuschauen
no-screen = Diese Seite kann dieses Spiel noch nicht zeigen.
screen-failed = Das Spiel konnte nicht geladen werden.
connection-lost = Verbindung verloren. Neuer Versuch …
newer-version = Es gibt eine neuere Version.
