re-title = Noch mal ansehen
re-loading = Das Spiel wird geöffnet …
re-eyes = Gesehen von
re-eyes-open = Alles offen
re-eyes-spectator = Zuschauer
re-timeline = Moment des Spiels
re-moment = { $round ->
    [0] Moment { $number } von { $count }
   *[other] Runde { $round }, Moment { $number } von { $count }
}
re-play = Abspielen
re-pause = Pause
re-first = Zum Anfang
re-last = Zum Ende
re-back = Ein Schritt zurück
re-next = Ein Schritt weiter
re-speed = Tempo
re-times = { $speed }×
re-key-step = Ein Schritt zurück oder weiter
re-key-mark = Voriger oder nächster Höhepunkt
re-key-play = Abspielen oder anhalten
re-key-ends = Anfang oder Ende
re-mark-round = Runde { $round }
re-mark-call = Ansage
re-mark-race = Wettlauf
re-mark-out = Schluss gemacht
re-mark-series = Reihe
re-mark-stop = Stopp
re-mark-round_end = Ende der Runde { $round }
re-mark-end = Ende des Spiels
re-copy = Link zu diesem Moment
re-copied = Link kopiert
re-save = Spiel speichern
re-open = Spiel aus einer Datei öffnen
re-open-hint = Ein aufgezeichnetes Spiel (.jsonl), wie man es hier speichern kann.
re-other-file = Andere Datei öffnen
re-nearest = Moment { $wanted } gibt es hier nicht. Das ist der nächstgelegene: { $shown }.
re-failed = Dieses Spiel kann nicht gezeigt werden.
re-branched = Weitergespielt aus einem anderen Spiel, ab Moment { $step }
rv-title = Analyse
rv-about = Jede Entscheidung wird damit verglichen, was jemand mit viel Übung aus dem gemacht hätte, was dieser Platz damals wusste: was sie gekostet hat, was besser war und warum, und wie viel Glück dabei war.
rv-ask = Dieses Spiel analysieren
rv-thinking = Das Spiel wird analysiert: { $percent } %
rv-thinking-hint = Du kannst das Spiel inzwischen ansehen.
rv-ready = Die Analyse ist fertig.
rv-turned = { $count ->
    [one] Der Wendepunkt
   *[other] { $count } Wendepunkte
}
rv-chances = Siegchancen
rv-chances-label = Die Chancen aller im Lauf des Spiels
rv-round = Runde { $round }
rv-decisions = Was besser gegangen wäre
rv-whose = Entscheidungen von
rv-people = Menschen
rv-everybody = Allen
rv-none = Keine Entscheidung war klar schlechter als eine andere. Gut gespielt.
rv-fine = Gut
rv-inaccurate = Ungenau
rv-mistake = Fehler
rv-blunder = Grober Fehler
rv-missed = Verpasst
rv-before = Vorige markierte Entscheidung
rv-after = Nächste markierte Entscheidung
rv-key-marked = Nächste oder vorige markierte Entscheidung
rv-players = Glück und Können
rv-accuracy = { $decisions ->
    [one] { $percent } % von { $decisions } Entscheidung gut
   *[other] { $percent } % von { $decisions } Entscheidungen gut
}
rv-lost = Verschenkt
rv-result = Ergebnis
rv-luck = Glück
rv-skill = Können
rv-rest = Keins von beiden
rv-unit-points = In Punkten, mit dem Bereich, der in 19 von 20 Fällen stimmt.
rv-unit-chance = In Prozent der Siegchance, mit dem Bereich, der in 19 von 20 Fällen stimmt.
re-on = Ab hier weiterspielen
re-on-seat = Dein Platz
re-on-seat-hint = Du weißt, was dieser Spieler bis dahin wusste.
re-on-other = Anstelle von { $name }
re-on-bot = Bot, { $level }
re-on-friend = Jemand per Link
re-on-comes = Was niemand wusste
re-on-anew = Neu gemischt
re-on-was = Wie damals
re-on-anew-hint = Verdeckte Karten, die niemand kannte, und alles, was noch gezogen oder gewürfelt wird, kommen neu.
re-on-was-hint = Karten und Würfel kommen, wie sie damals kamen.
re-on-counts = Dieses Spiel zählt nicht für deine Bilanz.
re-on-go = Weiterspielen
re-on-invite = Einladen und weiterspielen
re-on-list = Weitergespielt:
re-on-from = ab Moment { $step }
re-on-original = Diesen Moment ansehen
