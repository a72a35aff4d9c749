## Karten

fc-card = { $suit } { $rank }
fc-joker = Joker
fc-suit-stars = Stern
fc-suit-hearts = Herz
fc-suit-clubs = Kreuz
fc-suit-spades = Pik
fc-suit-diamonds = Karo
fc-rank-3 = Drei
fc-rank-4 = Vier
fc-rank-5 = Fünf
fc-rank-6 = Sechs
fc-rank-7 = Sieben
fc-rank-8 = Acht
fc-rank-9 = Neun
fc-rank-10 = Zehn
fc-rank-11 = Bube
fc-rank-12 = Dame
fc-rank-13 = König
fc-face-down = eine Karte unterwegs
fc-wild = Joker
fc-new = neu
fc-loose = lose
fc-in-meld = in Kombination { $meld }
fc-meld = Kombination { $meld }

## Was ich jetzt tun kann

fc-now-draw = Du bist dran: Nimm eine Karte auf.
fc-now-draw-reshuffle = Du bist dran: Nimm eine Karte auf. Der Stapel ist leer; wenn du ziehst, wird erst die ganze Ablage gemischt.
fc-now-draw-ends = Du bist dran: Nimm eine Karte auf. Der Stapel ist zum dritten Mal leer; wenn du ziehst, endet die Runde.
fc-now-discard = Wähle eine Karte zum Ablegen.
fc-now-out = Du kannst Schluss machen – oder ablegen und weiterspielen.
fc-now-last-draw = { $out } hat Schluss gemacht. Letzter Zug: Nimm eine Karte.
fc-now-last-discard = { $out } hat Schluss gemacht. Letzter Zug: Lege eine Karte ab.
fc-now-wait = { $who } spielt.
fc-now-wait-i-out = Du hast Schluss gemacht. { $who } hat noch einen Zug.
fc-now-wait-last = { $out } hat Schluss gemacht. { $who } hat jetzt den letzten Zug.
fc-now-over = Das Spiel ist zu Ende.
fc-lift-first = Tippe zuerst auf eine Karte deiner Hand, dann auf die Ablage.

## Der Tisch

fc-players = Die anderen
fc-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fc-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
fc-points-short = Pkt
fc-at-turn = ist am Zug
fc-is-out = hat Schluss gemacht
fc-is-done = hatte den letzten Zug
fc-is-dealer = gibt
fc-is-bot = Bot
fc-is-away = nicht da
fc-note-out = Schluss
fc-note-done = fertig
fc-note-away = nicht da
fc-note-dealer = gibt
fc-round = Runde
fc-round-of = Runde { $round } von { $rounds }
fc-wild-is = Joker der Runde: { $rank }
fc-are-wild = Joker
fc-stock = Stapel: { $count }
fc-stock-label = Stapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fc-draw-it = Vom Stapel ziehen
fc-stock-shuffle = Mischen und ziehen
fc-stock-end = Runde beenden
fc-discard-top = Ablage, oben { $card }
fc-discard-empty = Ablage, leer
fc-take-it = Nehmen
fc-discard-here = Angehobene Karte hier ablegen
fc-discards = Ablage: { $count }
fc-pile-help = Die letzte Karte zuerst. Nehmen kann man nur die oberste.
fc-laid = In dieser Runde ausgelegt
fc-plus = +{ $points }

## Meine Hand

fc-your-hand = Deine Hand
fc-sort = Sortieren nach
fc-sort-rank = Rang
fc-sort-suit = Farbe
fc-sort-melds = Kombis
fc-all-melds = Alle deine Karten sind in Kombinationen.
fc-loose-sum = { $count ->
    [one] 1 lose Karte: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count } lose Karten: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
fc-sheet-button = Punkte · { $total }
fc-discard = Ablegen
fc-discard-card = { $card } ablegen
fc-cancel = Abbrechen
fc-close = Schließen
fc-go-out = Schluss machen
fc-out-with = Schluss machen, { $card } ablegen
fc-out-one = Alle anderen Karten werden ausgelegt. Diese Karte legst du ab:
fc-out-which = Alle anderen Karten werden ausgelegt. Wähle die Karte, die du ablegst:
fc-last-turn = Dein letzter Zug
fc-will-lay = Wird ausgelegt:
fc-nothing-to-lay = Du kannst nichts auslegen.
fc-will-leave = Übrig: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fc-nothing-left = Es bleibt nichts: 0 Punkte.
fc-own-melds = Selbst kombinieren
fc-own-help = Tippe Karten in eine Kombination, und wähle eine zum Ablegen.
fc-own-target = Angetippte Karten kommen in
fc-own-choose-discard = Wähle eine Karte zum Ablegen
fc-own-lay = { $count ->
    [0] Nichts auslegen und ablegen
    [one] 1 Kombination auslegen und ablegen
   *[other] { $count } Kombinationen auslegen und ablegen
}
fc-key-arrows = ← →
fc-key-arrows-does = Karte wählen, Enter hebt sie an und legt sie ab
fc-key-shift = ⇧ ← →
fc-key-shift-does = verschieben
fc-key-d = D
fc-key-d-does = ziehen
fc-key-t = T
fc-key-t-does = Ablage nehmen
fc-key-x = X
fc-key-x-does = ablegen
fc-key-o = O
fc-key-o-does = Schluss machen
fc-key-s = S
fc-key-s-does = sortieren

## Punkte

fc-round-over = Runde { $round } ist zu Ende · { $wild } war Joker
fc-went-out = { $who } hat Schluss gemacht.
fc-you-went-out = Du hast Schluss gemacht!
fc-nobody-out = Niemand hat Schluss gemacht.
fc-no-melds = keine Kombination
fc-left = übrig
fc-total-is = zusammen { $total }
fc-continue = Weiter
fc-to-result = Zum Ergebnis
fc-last-round = Die letzte Runde
fc-sheet = Punktezettel
fc-sheet-help = Punkte jeder Runde, darunter die Summe bis dahin. Die wenigsten Punkte gewinnen.
fc-sum = Summe
fc-chart = Punkte nach jeder Runde
fc-place = { $place }.
fc-you-win = Du gewinnst!
fc-wins = { $who } gewinnt
fc-shared-win = { $who } teilen den Sieg

## Das Spiel allein

fc-solo-hands = Offene Hände
fc-solo-hand = Hand mit { $hand }
fc-solo-missing = { $count ->
    [0] vollständig
    [one] 1 lose
   *[other] { $count } lose
}
fc-solo-closed = { $count ->
    [one] Hand von 11 geschlossen
   *[other] Hände von 11 geschlossen
}
fc-solo-stock = { $count ->
    [one] Karte im Stapel
   *[other] Karten im Stapel
}
fc-solo-closed-hands = Geschlossene Hände
fc-solo-is-closed = geschlossen
fc-solo-choose-hand = Welche Hand bekommt { $card }?
fc-solo-choose-card = Welche Karte der Hand mit { $hand } geht?
fc-solo-ready = Bestätige, oder wähle eine andere Karte.
fc-solo-watch = Die nächste Karte kommt.
fc-solo-tap-discard = Tippe auf die Karte, die geht
fc-solo-place = { $card } hinein, { $discard } ablegen
fc-solo-pass = { $card } gleich ablegen
fc-solo-won = Alle elf Hände sind geschlossen!
fc-solo-lost = Der Stapel ist leer.
fc-solo-score = { $closed ->
    [one] 1 von 11 Händen geschlossen.
   *[other] { $closed } von 11 Händen geschlossen.
}
fc-solo-points = Die offenen kosten { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
fc-solo-keys = Tab geht durch die Hände, Pfeiltasten durch die Karten. Enter wählt und bestätigt, X bestätigt, Esc geht zurück.

## The rules in pictures

fc-picture-run = Eine Folge:
fc-picture-run-text = drei oder mehr hintereinander, von einer Farbe.
fc-picture-set = Ein Satz:
fc-picture-set-text = drei oder mehr von einem Rang, Farben beliebig.
fc-picture-wild = Joker:
fc-picture-wild-text = Der Rang der Runde und jeder Joker stehen für jede Karte. Hier sind die Siebenen Joker: Neun, eine Sieben als Zehn, Bube, ein Joker als Dame.
fc-picture-out = Schluss machen:
fc-picture-out-text = Alle Karten bis auf eine liegen in Kombinationen, die letzte wird abgelegt. Alle anderen haben noch einen Zug.
