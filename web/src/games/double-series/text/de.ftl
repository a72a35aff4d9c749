## Karten und Felder

ds-card = { $suit } { $rank }
ds-card-remove = { $card }, einäugig: nimmt einen Stein weg
ds-card-place_anywhere = { $card }, zweiäugig: passt auf jedes freie Feld
ds-rank-J = Bube
ds-rank-Q = Dame
ds-rank-K = König
ds-rank-A = Ass
ds-suit-hearts = Herz
ds-suit-clubs = Kreuz
ds-suit-spades = Pik
ds-suit-diamonds = Karo
ds-corner = Ecke, zählt für alle Teams
ds-place = Zeile { $row }, Spalte { $column }
ds-marker = Stein von { $team }
ds-marker-scored = Stein von { $team } in einer fertigen Reihe, bleibt liegen
ds-held = die Karte hast du
ds-not-held = { $card } hast du nicht.
ds-can = kannst du wählen
ds-last = letzter Zug
ds-board = Brett mit zehn mal zehn Feldern
ds-your-hand = Deine Hand
ds-is-dead = tot: beide Felder sind besetzt
ds-tag-dead = tot
ds-new = neu
ds-zoom-in = Brett vergrößern
ds-zoom-out = Ganzes Brett zeigen

## Teams

ds-team = Team { $team }
ds-team-sign = Team { $team } ({ $sign })
ds-sign-0 = Ring
ds-sign-1 = Kreuz
ds-sign-2 = Dreieck
ds-your-team = dein Team
ds-you = Du
ds-you-are = { $name } (du)
ds-at-turn = ist dran
ds-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ds-lost = { $count ->
    [one] 1 für immer verloren
   *[other] { $count } für immer verloren
}
ds-series-of = { $series } von { $goal } Reihen
ds-series-count = { $count ->
    [0] keine Reihe
    [one] 1 Reihe
   *[other] { $count } Reihen
}
ds-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
ds-reshuffles = { $count ->
    [0] Noch nicht neu gemischt; beim vierten Mal ist das Spiel vorbei.
    [one] Einmal neu gemischt; beim vierten Mal ist das Spiel vorbei.
   *[other] { $count }-mal neu gemischt; beim vierten Mal ist das Spiel vorbei.
}
ds-players = Teams und Spieler
ds-pile = { $count ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
ds-how = So wird gespielt

## Was ich jetzt tun kann

ds-now-play = Du bist dran: Wähle eine Karte, dann ein Feld.
ds-now-place = Wähle ein Feld mit dieser Karte.
ds-now-place_anywhere = Dieser Bube passt überall: Wähle ein freies Feld.
ds-now-remove = Wähle den gegnerischen Stein, den du wegnimmst.
ds-now-nothing = Es gibt keinen Stein zum Wegnehmen: Spiel eine andere Karte.
ds-now-dead = Diese Karte ist tot: Tausche sie oder spiel eine andere.
ds-now-confirm = Bestätige oder wähle ein anderes Feld.
ds-now-exchange = Du kannst nichts spielen: Tausche eine tote Karte.
ds-now-discard = Du kannst nichts spielen: Leg eine Karte ab.
ds-now-choose = Welche fünf sind deine Reihe? Wähle auf dem Brett.
ds-now-draw = Zieh deine Karte, bevor { $who } gespielt hat!
ds-now-give-up = Dein Team hat sich abgesprochen: Wähle eine Karte, die du abgibst.
ds-now-give-up-card = Gib diese Karte ab oder wähle eine andere.
ds-now-wait = { $who } ist dran.
ds-now-wait-choose = { $who } wählt die fünf Steine der Reihe.
ds-now-out = Du hast keine Karten mehr. { $who } ist dran.
ds-now-over = Das Spiel ist vorbei.
ds-hint-dead = Beide Felder sind besetzt. Tausche sie, wenn du dran bist, oder behalte sie: Ein Bube kann ein Feld frei machen.
ds-hint-later = { $free ->
    [0] Sie passt gerade nirgends.
    [one] Sie passt auf 1 Feld.
   *[other] Sie passt auf { $free } Felder.
}
ds-do-put = Stein auf { $card } legen
ds-do-take = Stein von { $card } wegnehmen
ds-do-exchange = { $card } tauschen
ds-do-discard = { $card } ablegen
ds-do-draw = Karte ziehen
ds-do-score = Diese Reihe nehmen ({ $number } von { $count })
ds-do-other-series = Andere Reihe zeigen
ds-do-give-up = { $card } abgeben
ds-cancel = Abbrechen
ds-clock = Sekunden übrig
ds-scored = { $count ->
    [one] Eine Reihe für Team { $team }!
   *[other] { $count } Reihen für Team { $team }!
}

## Absprachen

ds-trial = Absprachen
ds-accuse = Beschuldigen
ds-accuse-title = { $who } wegen Absprache beschuldigen?
ds-accuse-means = Zeichen an die eigenen Leute sind nicht erlaubt. Alle anderen stimmen 30 Sekunden lang ab, auch wer beschuldigt ist. Sind mehr dafür als dagegen, und nicht nur dein eigenes Team, gibt jeder in diesem Team eine Karte für immer ab. Nach drei abgelehnten Beschuldigungen darfst du niemanden mehr beschuldigen.
ds-accuses = { $who_is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { $whom_is ->
    [you] dich
   *[other] { $whom }
} wegen Absprache:
ds-quoted = „{ $text }“
ds-message = Nachricht { $number }
ds-ask = War es ein Zeichen? Wenn ja, geben alle in Team { $team } eine Karte ab.
ds-ask-team = War es ein Zeichen? Wenn ja, geben alle in deinem Team eine Karte ab.
ds-ask-accused = War es ein Zeichen? Gibst du es zu, geben alle in deinem Team eine Karte ab.
ds-vote-agree = Ja
ds-vote-disagree = Nein
ds-vote-abstain = Enthaltung
ds-own-vote-agree = Ich gebe es zu
ds-own-vote-disagree = Nein
ds-votes = Stimmen
ds-cast-agree = { $who }: ja
ds-cast-disagree = { $who }: nein
ds-cast-abstain = { $who }: Enthaltung
ds-cast-waiting = { $who }: noch keine Stimme
ds-fold = Einklappen
ds-unfold = Abstimmung zeigen
ds-ok = OK
ds-ruling-admitted = { $who_is ->
    [you] Du gibst es zu: Es war ein Zeichen.
   *[other] { $who } gibt es zu: Es war ein Zeichen.
}
ds-ruling-majority = Die meisten sind dafür: Es war ein Zeichen.
ds-ruling-no_majority = Keine Mehrheit: Niemand gibt eine Karte ab.
ds-ruling-one_sided = Nur ein Team ist dafür, und das hat beschuldigt: Niemand gibt eine Karte ab.
ds-giving-up = Team { $team } gibt Karten ab. Noch offen: { $who }.

## So wird gespielt

ds-coach-title = Fünf in einer Reihe
ds-coach-play = Spiel eine Karte und leg einen Stein auf eines der zwei Felder mit dieser Karte. Dann zieh eine neue.
ds-coach-win = { $goal ->
    [one] Das erste Team mit fünf Steinen in einer Reihe gewinnt.
   *[other] Das erste Team mit zwei Fünferreihen gewinnt.
}
ds-coach-corner = Die Ecken zählen für alle. Eine zweite Reihe darf ein Feld mit der ersten teilen.
ds-coach-two-eyed = Buben mit zwei Augen passen auf jedes freie Feld.
ds-coach-one-eyed = Buben mit einem Auge nehmen einen gegnerischen Stein weg, der in keiner fertigen Reihe liegt.
ds-coach-tip = Eine umgeknickte Ecke zeigt: Diese Karte hast du. Die Steine der Teams tragen Ring, Kreuz oder Dreieck.
ds-coach-done = Verstanden
ds-coach = Tipps
ds-coach-off = Keine Tipps mehr
ds-lesson-place = Tippe auf eine Karte: Ihre Felder leuchten auf. Tippe auf eines davon und bestätige. Du kannst auch zuerst das Feld antippen.
ds-lesson-dead = Beide Felder dieser Karte sind besetzt: Sie ist tot. Nimm sie, um sie zu tauschen, und spiel dann ganz normal.
ds-lesson-remove = Ein Bube mit einem Auge: Er nimmt einen gegnerischen Stein weg. Heb ihn auf, bis drei oder vier in einer Reihe liegen.
ds-lesson-anywhere = Ein Bube mit zwei Augen: Er passt auf jedes freie Feld. Am besten machst du damit eine Reihe voll.
ds-lesson-series = Eine Reihe für dein Team! Ihre Steine bleiben liegen. Die nächste Reihe darf eines ihrer Felder mitbenutzen.

## Die Anleitung

ds-guide-goal = Das Ziel
ds-guide-goal-text = Bring fünf Steine deines Teams in eine Reihe: waagrecht, senkrecht oder schräg. Wer als erstes Team zwei Reihen hat, gewinnt.
ds-guide-across = Fünf waagrecht
ds-guide-down = Fünf senkrecht
ds-guide-corner = Eine Ecke zählt als Stein für alle Teams: Mit ihr reichen vier.
ds-guide-turn = Dein Zug
ds-guide-turn-text = Spiel eine Karte aus der Hand, leg einen Stein auf eines der beiden Felder, die sie zeigen, und zieh eine Karte nach. Dann ist der Nächste dran.
ds-guide-turn-picture = Herz 9 wird gespielt, und ein Stein kommt auf eines der beiden Felder, die sie zeigen
ds-guide-jacks = Buben
ds-guide-jacks-text = Buben sind nicht auf dem Brett. Zähl ihre Augen.
ds-guide-two-eyed = Zwei Augen (Karo, Kreuz): Leg einen Stein auf ein beliebiges freies Feld.
ds-guide-one-eyed = Ein Auge (Pik, Herz): Nimm einen gegnerischen Stein weg, außer aus einer fertigen Reihe.
ds-guide-dead = Tote Karten
ds-guide-dead-text = Sind beide Felder einer Karte besetzt, ist sie tot. Wenn du dran bist, kannst du sie tauschen und dann spielen. Oder du behältst sie: Ein Bube kann ein Feld frei machen.
ds-guide-dead-picture = Beide Felder der Herz 9 sind besetzt
ds-guide-second = Die zweite Reihe
ds-guide-second-text = Eine fertige Reihe ist sicher: Niemand kann ihre Steine wegnehmen. Deine zweite Reihe darf sie kreuzen und ein Feld mitbenutzen.
ds-guide-cross = Zwei Reihen, die sich ein Feld teilen: gewonnen.
ds-guide-teams = Teams
ds-guide-teams-text = Leute aus einem Team sitzen nie nebeneinander, und jedes Team hat seine Farbe und sein Zeichen. Absprachen sind verboten: Wenn jemand aus einem anderen Team eine Nachricht beanstandet und die Abstimmung gewinnt, gibt jeder in deinem Team eine Karte für immer ab.
ds-guide-teams-picture = Die Zeichen der Teams: Ring, Kreuz, Dreieck
ds-guide-end = Das Ende
ds-guide-end-text = Mit zwei Reihen ist sofort gewonnen. Kann niemand mehr spielen, gewinnt das Team mit mehr Reihen; bei gleich vielen ist es unentschieden.

## Tasten

ds-key-card = Karte nehmen
ds-key-next = Zum nächsten Feld, das du wählen kannst
ds-key-play = Spielen, was gewählt ist
ds-key-hand = Zurück zur Hand
ds-key-draw = Karte ziehen
ds-key-board = Auf dem Brett bewegen
ds-key-enter = Feld wählen, dann bestätigen

## Das Ende

ds-you-win = Du gewinnst!
ds-your-team-wins = Dein Team gewinnt!
ds-team-wins = Team { $team } gewinnt!
ds-draw = Unentschieden
ds-why-series = { $count ->
    [one] Die erste Reihe ist fertig.
   *[other] { $count } Reihen sind fertig.
}
ds-why-board = Kein Feld ist mehr frei: Wer mehr Reihen hat, gewinnt.
ds-why-hands = Niemand hat mehr Karten: Wer mehr Reihen hat, gewinnt.
ds-why-round = Niemand kann mehr spielen: Wer mehr Reihen hat, gewinnt.
ds-why-reshuffle = Der Stapel ist zum vierten Mal leer: Wer mehr Reihen hat, gewinnt.
ds-standings = Endstand
ds-place-number = { $place }.

## Was auf dem Brett zu sehen ist

seen-placed = { $who_is ->
    [you] Du spielst { $card } für Team { $team }.
   *[other] { $who } spielt { $card } für Team { $team }.
}
seen-placed-anywhere = { $who_is ->
    [you] Du spielst { $card }, der überall passt, für Team { $team }.
   *[other] { $who } spielt { $card }, der überall passt, für Team { $team }.
}
seen-removed = { $who_is ->
    [you] Du spielst { $card } und nimmst einen Stein von Team { $team } weg.
   *[other] { $who } spielt { $card } und nimmt einen Stein von Team { $team } weg.
}
seen-scored = { $who_is ->
    [you] Du machst eine Reihe für Team { $team } voll!
   *[other] { $who } macht eine Reihe für Team { $team } voll!
}
seen-hint-place = Spiel { $card } hier.
seen-hint-remove = Spiel { $card } und nimm diesen Stein weg.
seen-hint-choose = Wähle diese Reihe.
seen-refuse-occupied = Dieses Feld ist besetzt.
seen-refuse-no-marker = Auf diesem Feld liegt kein Stein.
ds-all-hands = Alle Karten auf der Hand

# Was von einem geteilten Ergebnis gesagt wird.
result-points = { $points ->
    [0] keine Reihe
    [one] { $points } Reihe
   *[other] { $points } Reihen
}
