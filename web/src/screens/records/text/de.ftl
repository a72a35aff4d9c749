alone = allein
option-off = { $title }: aus
gathering = Ältere Spiele kommen noch dazu. Schau in ein paar Minuten wieder vorbei.
empty-title = Noch keine Spiele
empty-text = Spiel eins zu Ende, dann steht es hier: Punkte, Siegesserien und wen du geschlagen hast.
empty-play = Spielen
filter-game = Spiel
filter-time = Zeitraum
all-games = Alle Spiele
time-all = Insgesamt
time-week = Letzte 7 Tage
time-month = Letzte 30 Tage
time-year = Letzte 365 Tage
figures = Zahlen
nothing-then = In diesem Zeitraum hast du nichts gespielt.
played = Gespielt
won = Gewonnen
best = Bestwert
mean = Schnitt
streak = Siege in Folge
longest = Rekord { $count }
accuracy = Genauigkeit
reviewed = { $count ->
    [one] { $count } Spiel analysiert
   *[other] { $count } Spiele analysiert
}
accuracy-of = Genauigkeit { $percent } %
on-your-device = auf deinem Gerät
played-won = { $count ->
    [one] 1 Spiel, { $won } gewonnen
   *[other] { $count } Spiele, { $won } gewonnen
}
pages = Seiten
newer = Neuere
older = Ältere
page-of = { $page } von { $pages }
plot = Punkte im Lauf der Zeit
plot-each = Jeder Punkt ist ein Spiel.
plot-means = Jeder Punkt ist der Schnitt von { $count } Spielen in Folge.
plot-points = Punkte
plot-recent = Trend
plot-label = Punkte im Lauf der Zeit, { $title }: von { $from } bis { $to }
you = Du
gone = Gelöscht
won-mark = Gewonnen
minutes = { $count } Min.
look = Noch mal ansehen
rivals = Gegner
rival = Name
ahead = Du vorn
behind = Du hinten
together = { $count ->
    [one] 1 Spiel im selben Team
   *[other] { $count } Spiele im selben Team
}
person = Deine Geräte
person-text = Konten gibt es hier nicht: Dieser Browser erkennt dich an einem Cookie. Damit deine Spiele auch auf einem anderen Gerät da sind, oder nachdem du den Browser geleert hast, gibt es zwei Wege.
devices = Du bist auf { $count } Geräten dieselbe Person.
leave = Dieses Gerät abtrennen …
leave-title = Dieses Gerät abtrennen?
leave-text = Ein Gerät verloren, oder hat jemand anderes deine Wörter? Dieses Gerät wird eine eigene Person, mit den Spielen, die darauf gespielt wurden. Die anderen kommen nicht mehr an seine Plätze, und weder die alten Wörter noch alte Links führen hierher.
leave-rest = Was auf den anderen Geräten gespielt wurde, bleibt bei ihnen. Deine kannst du mit einem neuen Link wieder dazunehmen.
leave-go = Abtrennen
left = Dieses Gerät ist jetzt eine eigene Person
other-device = Weiteres Gerät
other-device-text = Öffne den Link dort innerhalb von 15 Minuten. Er gilt einmal.
make-link = Link erstellen
phrase = Wörter zum Aufschreiben
phrase-text = Neun Wörter bringen dich zurück, auch wenn alle Geräte weg sind. Neue Wörter ersetzen die alten.
make-phrase = Wörter anzeigen
phrase-once = Schreib sie jetzt auf: Sie werden nur einmal gezeigt. Wer sie hat, kann sich als du ausgeben.
come-back = Ich habe meine Wörter
come-back-text = Dann steht hier alles, was diese Person gespielt hat; was auf diesem Gerät gespielt wurde, kommt mit.
phrase-field = Deine neun Wörter
phrase-missing = Tipp zuerst die neun Wörter ein.
come-back-go = Zurückholen
joined = Dieses Gerät gehört jetzt auch dir
join-title = Dieses Gerät hinzufügen?
join-text = Du bist hier dann dieselbe Person wie auf dem Gerät, von dem der Link stammt. Was hier gespielt wurde, kommt mit. Mach das nur mit einem eigenen Link: Wer ihn geschickt hat, hält sonst deine Plätze, sieht deine Karten und kann deine Spiele löschen.
join-go = Hinzufügen
not-now = Nicht jetzt
data = Deine Daten
data-text = Gespeichert sind deine Spiele mit Namen, Plätzen und Punkten, jeder Zug, die Namen, die du dir gegeben hast, und was du im Chat geschrieben hast. Keine Adresse, keine E-Mail, sonst nichts.
take-out = Deine Daten herunterladen (JSON)
take-out-text = In der Datei steht all das: jeder Tisch, an dem du einen Platz hast, mit deinen Namen und dem, was du dort geschrieben hast; die Züge liegen hinter den Links darin. Nicht darin steht, was andere geschrieben haben, und was du an einem Tisch geschrieben hast, den du vor Spielbeginn verlassen hast oder von dem du entfernt wurdest.
delete = Alles löschen …
delete-title = Alles löschen?
delete-what = Spiele, die du allein oder gegen Bots gespielt hast, werden gelöscht.
delete-others = Spiele mit anderen bleiben ihnen: Dein Name und was du geschrieben hast verschwinden, deine Züge bleiben ohne Namen. An einem Tisch, den du vor Spielbeginn verlassen hast oder von dem du entfernt wurdest, bleiben dein Name und deine Zeilen, bis der Tisch gelöscht wird.
delete-final = Das lässt sich nicht rückgängig machen und dauert ein paar Minuten, bis es überall angekommen ist.
delete-go = Alles löschen
keep = Behalten
deleted = { $count ->
    [one] Gelöscht: Du stehst an einem Tisch nicht mehr
   *[other] Gelöscht: Du stehst an { $count } Tischen nicht mehr
}
series = Eure Abende
series-tonight = Heute Abend
series-all = Alle { $count } Spiele zusammen
series-none = Ihr habt noch kein Spiel zusammen beendet.
series-wins = Siege
series-of = Zusammen gespielt
evening = Abend vom { $day }
series-address = Link für alle, die mitgespielt haben
series-open = Alle Abende
device-title = Auf diesem Gerät
device-hint = Ohne Verbindung gespielt. Sobald du wieder online bist, zählen sie zu deinen Spielen.
device-only = Diese Spiele gibt es nur auf diesem Gerät.
device-counted = Zählt zu deinen Spielen
device-save = Als Datei speichern
device-remove = Löschen
