## Karten

om-card = { $face }, { $effect }
om-start-card = 5 plus oder minus, Startkarte
om-effect-again = noch einmal
om-effect-turn_about = Richtungswechsel
om-effect-draw = Ziehen
om-effect-exchange = Tauschen
om-help-again = Noch einmal: Du bist gleich wieder dran und musst auf diese Karte spielen.
om-help-turn_about = Richtungswechsel: Es geht andersherum weiter.
om-help-draw = Ziehen: Du bestimmst, wer eine Karte zieht.
om-help-exchange = Tauschen: Du bestimmst zwei, die eine Karte tauschen.
om-help-none = Startkarte: ohne Effekt.
om-demand-plus = höher als { $digit }
om-demand-minus = niedriger als { $digit }
om-demand-both = alles außer { $digit }
om-impossible = unmöglich!

## Was ich jetzt tun kann

om-now-play = Du bist dran. Spiel eine Karte: { $demand }.
om-now-again = Noch einmal! Jetzt auf deine eigene Karte: { $demand }.
om-now-draw = Wer zieht eine Karte? Wähle jemanden.
om-now-exchange = Wer tauscht eine Karte? Wähle zwei.
om-now-exchange-second = Mit wem? Wähle noch jemanden.
om-now-confirm = Bestätige oder wähle neu.
om-now-give = Welche Karte gibst du { $who }? Sie bleibt verdeckt.
om-now-give-one = { $who } sucht eine Karte zum Tauschen aus.
om-now-give-both = { $who } und { $other } suchen Karten zum Tauschen aus.
om-now-wait = { $who } ist dran: { $demand }.
om-now-wait-draw = { $who } bestimmt, wer eine Karte zieht.
om-now-wait-exchange = { $who } bestimmt, wer eine Karte tauscht.
om-now-left = Du hast keine Karten mehr. { $who } ist dran: { $demand }.
om-now-ready = Die nächste Runde beginnt, wenn alle bereit sind.
om-now-wait-ready = Warten auf { $who }.
om-now-over = Das Spiel ist vorbei.
om-unfit = { $card } passt nicht. Gefragt ist: { $demand }.
om-catch-up = Direkt zum aktuellen Stand
om-hint-play = Tippe eine Karte zweimal an oder zieh sie in die Mitte.
om-hint-draw = Tippe auf einen Namen, auch deinen eigenen.
om-hint-exchange = Tippe auf zwei Namen, auch deinen eigenen.
om-hint-give = Tippe eine Karte zweimal an, um sie zu geben.
om-hint-late = Danach entscheidet das Los.
om-do-play = { $card } spielen
om-do-give = { $card } geben
om-do-draw = { $who_is ->
    [you] Ich ziehe eine Karte
   *[other] { $who } zieht eine Karte
}
om-do-exchange = { $who } ⇄ { $other }
om-cancel = Abbrechen

## Der Tisch

om-players = Die anderen
om-you = Du
om-you-are = { $name }, du
om-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
om-losses = { $count ->
    [0] keine Runde verloren
    [one] 1 von 2 Runden verloren
   *[other] { $count } von 2 Runden verloren
}
om-lost-count = { $count ->
    [0] keine Runde verloren
    [one] 1 Runde verloren
   *[other] { $count } Runden verloren
}
om-at-turn = ist dran
om-has-chosen = hat eine Karte gewählt
om-is-ready = bereit
om-is-left = hat keine Karten mehr
om-note-left = raus
om-is-bot = Bot
om-is-away = nicht da
om-centre = In der Mitte: { $card }
om-pack = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
om-in-vain = Darauf passte nichts: { $cards }
om-round = Runde { $round }
om-clockwise = Es geht im Uhrzeigersinn.
om-counterclockwise = Es geht gegen den Uhrzeigersinn.
om-clock = Sekunden zum Wählen
om-next-round-in = Sekunden bis zur nächsten Runde
om-your-hand = Deine Hand
om-all-hands = Alle Karten auf der Hand
om-new = neu
om-can-play = spielbar
om-will-give = zum Tauschen gewählt
om-tag-give = zum Tausch

## Das Ziel

om-goal = Nichts zu spielen? Runde verloren. Wer zweimal verliert, gewinnt!
om-goal-more = So gewinnst du
om-coach-title = Zweimal verlieren, um zu gewinnen
om-coach-play = Spiel auf die Karte in der Mitte: Auf + gehört eine höhere Zahl, auf − eine niedrigere. Wer spielen kann, muss.
om-coach-lose = Du kannst nicht spielen? Gut: Du verlierst die Runde und nimmst eine „One more“-Karte. Genauso, wenn nur du noch Karten hast.
om-coach-win = Wer zwei Runden verliert, gewinnt das Spiel!
om-coach-tip = Also: Bring dich selbst in die Klemme, und lass den anderen einen Ausweg.
om-coach-done = Verstanden
om-coach = Erste Schritte
om-coach-off = Keine Tipps mehr
om-coach-hand = Karten mit goldenem Rand kannst du spielen: Tippe eine zweimal an oder zieh sie in die Mitte.
om-coach-pips = Diese zwei Felder sind für deine „One more“-Karten. Sind beide voll, gewinnst du.

## Das Ende einer Runde

om-round-over = Runde { $round } ist vorbei
om-loses = { $who_is ->
    [you] Du verlierst die Runde!
   *[other] { $who } verliert die Runde!
}
om-why-stuck = { $who_is ->
    [you] Du konntest nicht spielen.
   *[other] { $who } konnte nicht spielen.
}
om-why-last = { $who_is ->
    [you] Nur du hattest noch Karten.
   *[other] Nur { $who } hatte noch Karten.
}
om-proof-stuck = { $count ->
    [one] die Karte passt nicht
   *[other] keine Karte passt
}
om-proof-last = die letzten Karten am Tisch
om-one-to-go = { $who_is ->
    [you] Noch eine verlorene Runde, und du gewinnst.
   *[other] Noch eine verlorene Runde, und { $who } gewinnt.
}
om-starts-next = { $who_is ->
    [you] Du beginnst die nächste Runde.
   *[other] { $who } beginnt die nächste Runde.
}
om-standings = So nah sind alle am Sieg
om-continue = Nächste Runde

## Das Ende des Spiels

om-wins = { $who_is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
}
om-wins-why = { $who_is ->
    [you] Du hast zwei Runden verloren.
   *[other] { $who } hat zwei Runden verloren.
}
om-place = { $place }.

## Die Regeln auf einer Seite

om-guide-goal = Das Ziel
om-guide-deal = Alle bekommen vier Karten und eine Startkarte 5±.
om-guide-turn = Du bist dran
om-guide-turn-text = Spiel eine Karte auf die in der Mitte: auf + eine höhere Zahl, auf − eine niedrigere, auf 5± jede außer der 5. Die gleiche Zahl passt nie. Wer spielen kann, muss.
om-guide-effects = Was die Karten tun
om-guide-effects-text = Das Zeichen unten auf der Karte gilt, sobald du sie spielst.
om-guide-end = Das Ende einer Runde
om-guide-end-text = Kannst du nicht spielen, zeigst du deine Hand, verlierst die Runde und nimmst eine „One more“-Karte. Die nächste Runde beginnst du.
om-guide-out = Keine Karten mehr? Dann bist du raus und kannst die Runde nicht mehr verlieren. Hat nur noch einer Karten, verliert er die Runde.
om-guide-win = So gewinnst du
om-guide-win-text = Verlierst du eine zweite Runde, drehst du deine „One more“-Karte um: gewonnen!

# Tasten
om-key-play = Angehobene Karte spielen
om-key-enter = Karte anheben, dann spielen

# Was von einem geteilten Ergebnis gesagt wird.
result-points = { $points ->
    [0] keine Runde verloren
    [one] { $points } Runde verloren
   *[other] { $points } Runden verloren
}
