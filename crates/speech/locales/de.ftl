# Der Tisch

table-player = Spieler { $number }
table-no-such-seat = Platz { $seat } gibt es nicht, nur die Plätze 0 bis { $last }.
table-game-over = Das Spiel ist vorbei.
table-seats-out-of-range = Für { $fewest } bis { $most } Spieler, nicht für { $count }.
table-newer-log = Diese Aufzeichnung stammt von Version { $theirs }; dieses Programm liest bis Version { $ours }.
table-time-goes-back = Die Zeit läuft nicht rückwärts: Es ist schon etwas Späteres passiert.
table-invitation = Du bist zu einer Runde { $game } eingeladen.

# Ein aufgezeichnetes Spiel

table-replay-title = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, Regelversion { $rules }
table-replay-options = Optionen: { $options }
table-replay-unfinished = Die Aufzeichnung endet vor dem Ende des Spiels.
table-replay-round = Runde { $round } von { $rounds }
table-result-place = { $place }. { $who_is ->
    [you] Du
   *[other] { $who }
}: { $score ->
    [one] 1 Punkt
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
log-unfinished = Die Aufzeichnung endet vor dem Ende des Spiels: Der Rest fehlt.
log-unknown-game = Das ist ein Spiel „{ $game }“, das dieses Programm nicht kennt.
log-changed = Die Aufzeichnung wurde nach dem Spiel verändert: „{ $check }“ passt nicht.
# T-9
log-over-by-then = In diesem Moment war das Spiel schon vorbei: Wähle einen früheren.
log-no-way-on = Die heutigen Regeln kennen diese Stellung nicht: Wähle einen anderen Moment.
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
server-no-such-table = Zu { $code } gibt es keinen Tisch. Prüf den Code oder lass dir den Link schicken: Ein Code gilt nur, bis das Spiel beginnt.
server-seat-taken = Dieser Platz ist besetzt.
server-no-free-seat = Es ist kein Platz mehr frei.
server-too-few-seats = Hier sitzen schon mehr Leute.
server-nobody-to-remove = Hier sitzt niemand.
server-not-host = Das kann nur der Gastgeber.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-started = Das Spiel hat schon begonnen.
server-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
server-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
server-not-playing = Gerade läuft kein Spiel.
server-not-away = { $name } ist noch keine Minute weg.
server-bot-already = Auf diesem Platz spielt schon ein Bot.
server-seat-is-yours = Auf deinem Platz spielt kein Bot.
server-unknown-key = Dieser Link zu deinem Platz gilt nicht mehr.
server-key-of-no-use = Mit diesem Link geht hier nichts: Du hast schon einen Platz, oder er ist schon auf genug Geräten offen.
server-contribution-too-long = Ein Beitrag zum Seed hat höchstens 64 Bytes.
server-starting = Gleich geht es los: Am Tisch lässt sich jetzt nichts mehr ändern.
server-nothing-to-reveal = Gerade beginnt kein Spiel, für das etwas aufzudecken wäre.
server-wrong-reveal = Das ist nicht der Text, auf den sich dein Platz für diesen Start festgelegt hat.
server-not-committed = Schick erst die Prüfsumme deines Zufallstextes, und den Text selbst, wenn das Spiel beginnt.
server-line-too-long = Eine Nachricht hat 1 bis 200 Zeichen.
server-not-stored = Das ließ sich nicht speichern und ist nicht passiert. Versuch es gleich noch mal.
server-database-away = Die Datenbank des Servers ist gerade weg, darum ist das nicht passiert. Sobald sie zurück ist, geht es weiter.
server-hello-first = Die erste Nachricht ist hello.
server-bot-plays = Ein Bot spielt auf deinem Platz. Übernimm ihn erst wieder.
server-foreign-page = Diese Anfrage kommt von einer Seite mit anderer Adresse.
server-not-your-series = Nur wer an diesem Tisch sitzt, sieht, was ihr zusammen gespielt habt.
server-no-such-key = Dieser Link oder diese Wörter gelten nicht. Ein Link gilt einmal und 15 Minuten lang; von den Wörtern nur die letzten.
server-no-phrase = Das sind nicht die richtigen Wörter: Es sind neun mit je fünf Buchstaben.
server-misspelt-phrase = Da stimmt ein Buchstabe nicht. Prüf die Wörter eins nach dem anderen.
server-played-on = Dieses Spiel setzt ein anderes fort: Plätze und Optionen bleiben.
server-not-over = Das Spiel ist noch nicht vorbei.
server-no-such-eyes = Diesen Platz gibt es nicht.
server-log-too-long = Diese Datei ist zu groß für ein aufgezeichnetes Spiel.
server-not-from-a-device = Zu deinen Spielen kommen nur solche, die du auf diesem Gerät gegen Bots zu Ende gespielt hast.
server-not-enough = Es fehlen noch Leute oder Bots.
server-number-used = Befehle werden ab 1 gezählt, und jede Nummer gilt für einen Befehl.
server-no-such-message = Diese Nachricht gibt es hier nicht mehr.
server-bad-clock = Ein Zug darf auf 15 Sekunden bis 10 Minuten begrenzt werden.
server-not-for-watchers = Die Aufzeichnung dieses Spiels bekommt nur, wer mitgespielt hat.
server-closed = Der Gastgeber hat diesen Tisch geschlossen.
server-no-hints = Tipps waren vor dem Start nicht erlaubt, und hier spielen noch andere.
server-nothing-to-hint = Du hast gerade nichts zu tun.
server-hint-under-way = Der letzte Tipp kommt noch.
server-review-under-way = Für dich läuft schon eine Analyse: eine nach der anderen.
server-no-time-to-review = Für die Analyse dieses Spiels fehlte die Zeit. Versuch es noch einmal.
server-too-long-to-review = Dieses Spiel ist zu lang für eine Analyse.
server-too-many-reviews = { $seconds ->
    [one] Das sind viele Analysen. Bitte warte { $seconds } Sekunde.
   *[other] Das sind viele Analysen. Bitte warte { $seconds } Sekunden.
}
server-address-too-many-reviews = { $seconds ->
    [one] Aus deinem Netz wurden viele Analysen verlangt. Bitte warte { $seconds } Sekunde.
   *[other] Aus deinem Netz wurden viele Analysen verlangt. Bitte warte { $seconds } Sekunden.
}
server-table-full = An diesem Tisch wurde so viel geschrieben und geändert, dass nichts mehr dazupasst. Das Spiel geht weiter.
server-no-time-to-hint = Dafür ist gerade keine Zeit: Frag gleich noch mal.
server-too-fast = Das war zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
server-too-much-chat = Das sind viele Nachrichten auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
server-address-too-fast = Aus deinem Netz kommt gerade sehr viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
server-too-many-tries = Das waren zu viele falsche Codes. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
server-too-many-sockets = Aus deinem Netz gibt es schon { $most } Verbindungen: Schließ ein paar und versuch es noch mal.
server-too-many-tables = Du hast viele Tische aufgemacht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
server-address-too-many-tables = Aus deinem Netz wurden viele Tische aufgemacht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.

## Analysen

review-unfinished = Dieses Spiel ist nicht zu Ende, oder die Aufzeichnung ist abgeschnitten: Nur beendete Spiele werden analysiert.
review-changed = Diese Aufzeichnung wurde geändert, nachdem sie versiegelt war: Es ist nicht das Spiel, das gespielt wurde.
review-without-actions = Diese Aufzeichnung stammt aus der Zeit, bevor Aktionen aufgezeichnet wurden: Es gibt nichts zu analysieren.
review-none = Von diesem Spiel gibt es keine Analysen.
review-round = Runde { $round }
review-blunder = ?? { $who_is ->
    [you] Dein Patzer
   *[other] Patzer von { $who }
} ({ $cost }):
review-mistake = ? { $who_is ->
    [you] Dein Fehler
   *[other] Fehler von { $who }
} ({ $cost }):
review-inaccurate = ?! { $who_is ->
    [you] Das ging besser
   *[other] { $who } konnte es besser
} ({ $cost }):
review-missed = ? { $who_is ->
    [you] Du hast eine Gelegenheit verpasst
   *[other] { $who } hat eine Gelegenheit verpasst
} ({ $cost }).
review-better = Besser: { $what }
review-leave = Nichts tun.
review-leave-why = Dabei war nichts zu gewinnen.
review-turning-points = Wendepunkte
review-turned-decision = { $round ->
    [0] { $who_is ->
        [you] Dein Zug
       *[other] Zug von { $who }
    }
   *[other] Runde { $round }, { $who_is ->
        [you] dein Zug
       *[other] Zug von { $who }
    }
} (kostete { $amount }):
review-turned-luck = { $round ->
    [0] { $who_is ->
        [you] Glück für dich
       *[other] Glück für { $who }
    }
   *[other] Runde { $round }, { $who_is ->
        [you] Glück für dich
       *[other] Glück für { $who }
    }
} (brachte { $amount }):
review-turned-bad-luck = { $round ->
    [0] { $who_is ->
        [you] Pech für dich
       *[other] Pech für { $who }
    }
   *[other] Runde { $round }, { $who_is ->
        [you] Pech für dich
       *[other] Pech für { $who }
    }
} (kostete { $amount }):
review-player = { $who_is ->
    [you] Du
   *[other] { $who }
}: { $percent } % von { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} gut; ungenau: { $inaccurate }, Fehler: { $mistakes }, Patzer: { $blunders }.
review-lost = Verschenkt: { $lost }.
review-account = Ergebnis: { $result }. Glück: { $luck }. Können: { $skill }. Keins von beiden: { $rest }.
