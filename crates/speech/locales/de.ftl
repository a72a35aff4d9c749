# Der Tisch

table-player = Spieler { $number }
table-no-such-seat = Den Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
table-game-over = Das Spiel ist vorbei.
table-seats-out-of-range = Es spielen { $fewest } bis { $most }, nicht { $count }.
table-newer-log = Diese Aufzeichnung stammt von Version { $theirs }; dieses Programm liest bis Version { $ours }.
table-time-goes-back = Die Zeit geht nie zurück: Es ist schon etwas Späteres geschehen.

# Ein aufgezeichnetes Spiel

table-replay-title = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, Regelversion { $rules }
table-replay-options = Optionen: { $options }
table-replay-unfinished = Die Aufzeichnung endet vor dem Ende des Spiels.
table-result-place = { $place }. { $who_is ->
    [you] Du
   *[other] { $who }
}: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
table-result-draw = Niemand hat gewonnen.
table-result-solved = Geschafft.
table-result-failed = Nicht geschafft.

# Was falsch geschrieben ist

form-not-json = Das ist kein JSON: { $problem ->
    [end] Es bricht ab
    [deep] Es ist zu tief verschachtelt
    [more] Nach dem Ende folgt noch etwas, Spalte { $column }
    [number] Eine Zahl ist zu groß, Spalte { $column }
   *[sign] Etwas stimmt nicht, Spalte { $column }
}.
form-missing = { $what ->
    [action] Der Zug
    [position] Die Stellung
    [options] Die Angabe der Optionen
    [message] Die Nachricht
    [header] Die erste Zeile
    [record] Diese Zeile
    [receipt] Der Beleg
   *[answer] Die Antwort
} hat kein „{ $field }“.
form-missing-at = „{ $at }“ hat kein „{ $field }“.
form-unknown = { $what ->
    [action] Der Zug
    [position] Die Stellung
    [options] Die Angabe der Optionen
    [message] Die Nachricht
    [header] Die erste Zeile
    [record] Diese Zeile
    [receipt] Der Beleg
   *[answer] Die Antwort
} hat kein Feld „{ $field }“. Die Felder sind: { $known }.
form-unknown-at = „{ $at }“ hat kein Feld „{ $field }“. Die Felder sind: { $known }.
form-word = „{ $at }“ kann nicht { $value } sein, nur eines von: { $known }.
form-kind = { $what ->
    [action] Der Zug
    [position] Die Stellung
    [options] Die Angabe der Optionen
    [message] Die Nachricht
    [header] Die erste Zeile
    [record] Diese Zeile
    [receipt] Der Beleg
   *[answer] Die Antwort
} muss { $kind ->
    [count] eine ganze Zahl ab 0
    [number] eine ganze Zahl
    [text] ein Text in Anführungszeichen
    [switch] true oder false
    [list] eine Liste in eckigen Klammern
    [object] ein Objekt in geschweiften Klammern
   *[word] eines seiner Wörter in Anführungszeichen
} sein, nicht { $value }.
form-kind-at = „{ $at }“ muss { $kind ->
    [count] eine ganze Zahl ab 0
    [number] eine ganze Zahl
    [text] ein Text in Anführungszeichen
    [switch] true oder false
    [list] eine Liste in eckigen Klammern
    [object] ein Objekt in geschweiften Klammern
   *[word] eines seiner Wörter in Anführungszeichen
} sein, nicht { $value }.
form-range = „{ $at }“ muss eine ganze Zahl von { $from } bis { $to } sein, nicht { $value }.
form-entries = „{ $at }“ muss eine Liste der Länge { $count } sein.
form-most-entries = „{ $at }“ muss eine Liste sein, höchstens von der Länge { $most }.
form-twice = { $what ->
    [action] Der Zug
    [position] Die Stellung
    [options] Die Angabe der Optionen
    [message] Die Nachricht
    [header] Die erste Zeile
    [record] Diese Zeile
    [receipt] Der Beleg
   *[answer] Die Antwort
} hat dasselbe Feld zweimal.
form-unclear = { $what ->
    [action] Der Zug
    [position] Die Stellung
    [options] Die Angabe der Optionen
    [message] Die Nachricht
    [header] Die erste Zeile
    [record] Diese Zeile
    [receipt] Der Beleg
   *[answer] Die Antwort
} ist nicht so geschrieben, wie es sein soll.
form-unclear-at = „{ $at }“ ist nicht so geschrieben, wie es sein soll.
written-seats = { $value } in „{ $at }“ sind keine Plätze: Schreib Zahlen unter { $most }.
written-hash = { $value } in „{ $at }“ ist kein Hash: Schreib 64 hexadezimale Ziffern.
written-by = { $value } in „{ $at }“ sagt nicht, woher es kommt: Schreib "start" oder "due", oder ein Objekt mit „seat“ oder „rules“.

# Eine Aufzeichnung, die nicht zu lesen ist

log-empty = Die Datei ist leer.
log-not-a-log = Das ist kein aufgezeichnetes Spiel: Seine erste Zeile wäre ein Objekt mit „quintet“, „game“, „rules“ und „seats“.
log-other-game = Das ist ein Spiel „{ $theirs }“, nicht „{ $ours }“.
log-contradicts-itself = Was darin geschieht, widerspricht sich.
receipt-newer = Dieser Beleg stammt von einer neueren Version.

# Die Engine

engine-not-an-object = Eine Anfrage ist ein JSON-Objekt, zum Beispiel {"{"}"op":"games"{"}"}.
engine-not-utf8 = Diese Zeile ist kein UTF-8-Text.
engine-line-too-long = Diese Zeile ist zu lang: Höchstens 1 MiB sind erlaubt.
engine-empty-line = Diese Zeile ist leer. Eine Anfrage ist ein JSON-Objekt, zum Beispiel {"{"}"op":"games"{"}"}.
engine-unknown-op = Die Operation „{ $op }“ gibt es nicht. Die Operationen sind: { $known }.
engine-field-missing = Das Feld „{ $field }“ fehlt.
engine-field-unknown = Diese Operation hat kein Feld „{ $field }“. Die Felder sind: { $known }.
engine-action-of-another-game = Das ist ein Zug eines anderen Spiels.
engine-field-kind = Das Feld „{ $field }“ muss { $kind ->
    [count] eine ganze Zahl ab 0
    [number] eine ganze Zahl
    [text] ein Text
    [object] ein Objekt
    [switch] true oder false
    [seat] die Nummer eines Platzes oder, für Zuschauer, null
    [level] random, easy, medium oder hard
    [texts] eine Liste von Texten, höchstens einer je Platz,
   *[contributions] eine Liste von Objekten mit „seat“ und „text“
} sein.
engine-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
engine-no-game-open = Es ist kein Spiel offen: Zuerst kommt „new“ oder „load“.
engine-options-kind = Die Optionen müssen ein Objekt sein.
engine-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Die Optionen sind: { $known }.
engine-option-kind = Die Option „{ $option }“ muss { $kind ->
    [switch] true oder false
    [number] eine ganze Zahl
   *[word] ein Wort
} sein.
engine-option-range = Die Option „{ $option }“ geht von { $from } bis { $to }.
engine-option-word = Die Option „{ $option }“ ist eines von: { $words }.
engine-thought-too-long = Höchstens { $most } sind für „{ $field }“ erlaubt.
engine-no-log = Die Aufzeichnung dieses Tisches liegt nicht hier.
engine-mistake = Diese Anfrage hat einen Fehler im Programm gezeigt. Das Spiel wurde geschlossen.

# Löser

solve-no-tab = Eine Zeile ist der Joker-Wert, ein Tabulator und die Karten.
solve-not-a-wild = „{ $wild }“ ist kein Wert: Joker sind 3 bis 13 oder J, Q, K.
solve-not-a-card = „{ $card }“ ist keine Karte: Karten schreibt man 3t 10h Jc Qs Kd, einen Joker W.
solve-too-many-cards = Eine Hand hat höchstens { $most } Karten, nicht { $count }.
solve-too-many-copies = { $card } gibt es höchstens { $most }-mal.
solve-nothing-to-discard = Es gibt keine Karte zum Ablegen.

# Ein Tisch im Netz

server-old-page = Diese Seite ist älter als der Server: Lade sie neu.
server-not-text = Eine Nachricht ist Text, keine Folge von Bytes.
server-second-hello = Nur die erste Nachricht einer Verbindung ist hello.
server-hash-alone = Ein Hash wird nur mitgeschickt, wenn das Spiel sofort beginnen soll; an einem Tisch schickt ihn „commit“.
server-message-too-long = Diese Nachricht ist zu lang: höchstens 16 KiB.
server-no-such-table = Es gibt keinen Tisch { $code }.
server-seat-taken = Dieser Platz ist besetzt.
server-no-free-seat = Kein Platz ist frei.
server-too-few-seats = Hier sitzen schon mehr Leute.
server-nobody-to-remove = Hier ist niemand, den man entfernen kann.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-started = Das Spiel hat begonnen.
server-bad-name = Ein Name hat 1 bis 24 Zeichen.
server-not-playing = Das Spiel läuft nicht.
server-not-away = { $name } ist noch keine Minute weg.
server-bot-already = Diesen Platz spielt schon ein Bot.
server-seat-is-yours = Deinen Platz spielt kein Bot.
server-unknown-key = Dieser Link zu einem Platz gilt nicht.
server-key-of-no-use = Dieser Link zu einem Platz nützt hier nichts: Du hast einen Platz, oder er ist auf genug Geräten.
server-contribution-too-long = Ein Beitrag zum Seed hat höchstens 64 Bytes.
server-starting = Das Spiel geht gleich los: Am Tisch ändert sich jetzt nichts mehr.
server-nothing-to-reveal = Gerade beginnt kein Spiel, für das etwas aufzudecken wäre.
server-wrong-reveal = Das ist nicht der Text, auf den sich dein Platz für diesen Start festgelegt hat.
server-not-committed = Sende zuerst die Prüfsumme deines zufälligen Textes und den Text selbst, wenn das Spiel beginnt.
server-line-too-long = Eine Chatzeile hat 1 bis 200 Zeichen.
server-not-stored = Das konnte nicht gespeichert werden und ist nicht geschehen. Versuche es gleich noch einmal.
server-hello-first = Die erste Nachricht ist hello.
server-bot-plays = Ein Bot spielt deinen Platz. Nimm ihn erst zurück.
server-foreign-page = Diese Anfrage kommt von einer Seite mit anderer Adresse.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-enough = Es braucht mehr Leute oder Bots.
server-number-used = Befehle werden ab 1 gezählt, und jede Nummer gilt für einen Befehl.
server-no-such-message = Eine solche Nachricht dieser Person, die hier noch zu lesen wäre, gibt es nicht.
server-bad-clock = Ein Zug kann auf 15 Sekunden bis 10 Minuten begrenzt werden.
server-not-for-watchers = Der Gastgeber zeigt die Aufzeichnung dieser Partie nur denen, die mitgespielt haben.
server-closed = Der Gastgeber hat diesen Tisch geschlossen.
server-no-hints = Hier spielen noch andere, und Tipps wurden vor dem Start nicht erlaubt.
server-nothing-to-hint = Für dich ist gerade nichts zu tun.
server-hint-under-way = Über deine letzte Frage wird noch nachgedacht.
server-too-fast = Das war zu schnell. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-too-many-sockets = Von deiner Adresse gibt es schon { $most } Verbindungen: Schließe einige, dann versuche es noch einmal.
server-too-many-tables = Von deiner Adresse wurden viele Tische eröffnet. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
