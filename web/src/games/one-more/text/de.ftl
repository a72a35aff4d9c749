## Karten

om-card = { $face }, { $effect }
om-start-card = 5±, Startkarte
om-effect-again = noch einmal
om-effect-turn_about = Richtungswechsel
om-effect-draw = Ziehen
om-effect-exchange = Tauschen
om-help-again = Noch einmal: Du bist gleich wieder am Zug und musst auf diese Karte antworten.
om-help-turn_about = Richtungswechsel: Es geht andersherum weiter.
om-help-draw = Ziehen: Du wählst, wer eine Karte vom Stapel nimmt.
om-help-exchange = Tauschen: Du wählst zwei, die einander eine Karte geben.
om-help-none = Startkarte: ohne Effekt.
om-demand-plus = höher als { $digit }
om-demand-minus = niedriger als { $digit }
om-demand-both = alles außer { $digit }
om-impossible = unmöglich!

## Was ich jetzt tun kann

om-now-play = Du bist am Zug: Spiele { $demand }.
om-now-again = Noch einmal! Antworte auf deine Karte: Spiele { $demand }.
om-now-draw = Wer zieht eine Karte? Wähle jemanden.
om-now-exchange = Wer tauscht eine Karte? Wähle zwei.
om-now-exchange-second = Mit wem? Wähle noch jemanden.
om-now-confirm = Bestätige, oder wähle neu.
om-now-give = Wähle die Karte, die du { $who } verdeckt gibst.
om-now-give-one = { $who } wählt eine Karte zum Tauschen.
om-now-give-both = { $who } und { $other } wählen, welche Karten sie geben.
om-now-wait = { $who } muss spielen: { $demand }.
om-now-wait-draw = { $who } wählt, wer eine Karte zieht.
om-now-wait-exchange = { $who } wählt zwei, die eine Karte tauschen.
om-now-left = Du hast in dieser Runde keine Karten mehr. { $who } muss spielen: { $demand }.
om-now-over = Das Spiel ist zu Ende.
om-hint-play = Tippe eine Karte zweimal an oder zieh sie in die Mitte.
om-hint-draw = Tippe auf einen Namen, auch auf dich.
om-hint-exchange = Tippe auf zwei Namen, auch auf dich.
om-hint-give = Tippe eine Karte zweimal an, um sie zu geben.
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
om-at-turn = am Zug
om-has-chosen = hat eine Karte gewählt
om-is-left = hat die Runde verlassen
om-note-left = fertig
om-is-bot = Bot
om-is-away = abwesend
om-centre = In der Mitte: { $card }
om-pack = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
om-in-vain = Vergeblich aufgedeckt: { $cards }
om-round = Runde { $round }
om-clockwise = Es geht im Uhrzeigersinn.
om-counterclockwise = Es geht gegen den Uhrzeigersinn.
om-clock = Sekunden zum Wählen
om-your-hand = Deine Hand
om-all-hands = Alle Hände
om-new = neu
om-can-play = spielbar
om-will-give = zum Tauschen gewählt
om-tag-give = zum Tausch

## Das Ziel

om-goal = Nichts zu spielen? Runde verloren. Wer zweimal verliert, gewinnt!
om-goal-more = So gewinnt man
om-coach-title = Zweimal verlieren, um zu gewinnen
om-coach-play = Antworte auf die Karte in der Mitte: Ein + verlangt eine höhere Ziffer, ein − eine niedrigere. Wer spielen kann, muss.
om-coach-lose = Du kannst nicht spielen? Gut: Du verlierst die Runde und nimmst eine „One more“-Karte. Ebenso, wenn nur du noch Karten hast.
om-coach-win = Verliere zwei Runden, und du gewinnst das Spiel!
om-coach-tip = Spiele also, was dich in Verlegenheit bringt, und lass den anderen einen Ausweg.
om-coach-done = Verstanden

## Das Ende einer Runde

om-round-over = Runde { $round } ist zu Ende
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
    [one] die Hand: keine Antwort
   *[other] die Hand: keine passt
}
om-proof-last = die Hand, die übrig blieb
om-one-to-go = { $who_is ->
    [you] Noch eine verlorene Runde, und du gewinnst.
   *[other] Noch eine verlorene Runde, und { $who } gewinnt.
}
om-starts-next = { $who_is ->
    [you] Du beginnst die nächste Runde.
   *[other] { $who } beginnt die nächste Runde.
}
om-standings = Wie nah alle am Sieg sind
om-continue = Weiter

## Das Ende des Spiels

om-wins = { $who_is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
}
om-wins-why = { $who_is ->
    [you] Du hast zwei Runden verloren: One more!
   *[other] { $who } hat zwei Runden verloren: One more!
}
om-place = { $place }.
