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

fc-now-draw = Du bist dran: Zieh vom Stapel oder nimm vom Ablagestapel.
fc-now-draw-reshuffle = Du bist dran. Der Stapel ist leer: Ziehst du, wird der Ablagestapel gemischt.
fc-now-draw-ends = Du bist dran. Der Stapel ist zum dritten Mal leer: Ziehst du, endet die Runde.
fc-now-discard = Wähle eine Karte zum Ablegen.
fc-now-out = Du kannst Schluss machen – oder ablegen und weiterspielen.
fc-now-last-draw = { $out } hat Schluss gemacht. Letzter Zug: Nimm eine Karte.
fc-now-last-discard = { $out } hat Schluss gemacht. Letzter Zug: Leg eine Karte ab.
fc-now-wait = { $who } ist dran.
fc-now-wait-i-out = Du hast Schluss gemacht. { $who } hat noch einen Zug.
fc-now-wait-last = { $out } hat Schluss gemacht. { $who } hat den letzten Zug.
fc-now-over = Das Spiel ist vorbei.
fc-lift-first = Tippe erst auf eine Handkarte, dann auf den Ablagestapel.

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
fc-at-turn = ist dran
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
fc-discard-top = Ablagestapel, oben { $card }
fc-discard-empty = Ablagestapel, leer
fc-take-it = Nehmen
fc-discard-here = Angehobene Karte hier ablegen
fc-discards = Ablagestapel: { $count }
fc-pile-help = Die letzte Karte zuerst. Nehmen darfst du nur die oberste.
fc-laid = In dieser Runde ausgelegt
fc-plus = +{ $points }

## Meine Hand

fc-your-hand = Deine Hand
fc-sort = Sortieren nach
fc-sort-rank = Wert
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
fc-out-one = Alle anderen Karten werden ausgelegt. Diese legst du ab:
fc-out-which = Alle anderen Karten werden ausgelegt. Welche legst du ab?
fc-last-turn = Dein letzter Zug
fc-will-lay = Wird ausgelegt:
fc-nothing-to-lay = Du kannst nichts auslegen.
fc-will-leave = Übrig: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fc-nothing-left = Nichts übrig: 0 Punkte.
fc-own-melds = Selbst kombinieren
fc-own-help = Tippe Karten in eine Kombination und wähle eine zum Ablegen.
fc-own-target = Angetippte Karten kommen in
fc-own-choose-discard = Wähle eine Karte zum Ablegen
fc-own-lay = { $count ->
    [0] Nichts auslegen und ablegen
    [one] 1 Kombination auslegen und ablegen
   *[other] { $count } Kombinationen auslegen und ablegen
}
fc-key-draw = Vom Stapel ziehen
fc-key-take = Vom Ablagestapel nehmen
fc-key-discard = Angehobene Karte ablegen
fc-key-out = Schluss machen
fc-key-sort = Anders sortieren
fc-key-move = Karte in der Hand verschieben
fc-key-enter = Karte anheben, dann ablegen
fc-key-solo-place = Bestätigen
fc-key-solo-back = Einen Schritt zurück
fc-key-solo-hands = Von Hand zu Hand gehen
fc-key-solo-enter = Hand öffnen; Karte wählen, dann bestätigen

## Punkte

fc-round-over = Runde { $round } ist vorbei
fc-was-wild = Joker der Runde: { $wild }.
fc-went-out = { $who } hat Schluss gemacht.
fc-you-went-out = Du hast Schluss gemacht!
fc-nobody-out = Niemand hat Schluss gemacht.
fc-no-melds = keine Kombination
fc-left = übrig
fc-total-is = insgesamt { $total }
fc-continue = Weiter
fc-to-result = Zum Ergebnis
fc-last-round = Die letzte Runde
fc-sheet = Punktezettel
fc-sheet-help = Punkte jeder Runde, darunter der Stand. Die wenigsten Punkte gewinnen.
fc-sum = Summe
fc-chart = Punkte nach jeder Runde
fc-place = { $place }.
fc-you-win = Du gewinnst!
fc-wins = { $who } gewinnt!
fc-shared-win = { $who } teilen sich den Sieg

## Das Spiel allein

fc-solo-hands = Offene Hände
fc-solo-hand = { $hand }er-Hand
fc-solo-missing = { $count ->
    [0] geschlossen
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
fc-solo-choose-hand = In welche Hand kommt { $card }?
fc-solo-choose-card = Welche Karte der { $hand }er-Hand legst du ab?
fc-solo-ready = Bestätige oder wähle eine andere Karte.
fc-solo-watch = Die nächste Karte kommt.
fc-solo-tap-discard = Tippe auf die Karte, die du ablegst
fc-solo-place = { $card } nehmen, { $discard } ablegen
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

## Die Hilfe im ersten Spiel

fc-coach-label = Tipp
fc-coach-title = So geht Five Crowns
fc-coach-melds = Sammle Kombinationen: drei oder mehr einer Farbe hintereinander oder drei oder mehr mit gleichem Wert.
fc-coach-wild = Joker stehen für jede Karte. Joker dieser Runde: { $rank }.
fc-coach-turn = Bist du dran, nimm eine Karte von einem der beiden Stapel und leg dann eine ab.
fc-coach-going-out = Alle Karten in Kombinationen bis auf die, die du ablegst? Mach Schluss!
fc-coach-tip = Alle anderen haben dann noch einen letzten Zug. Lose Karten kosten Punkte, und die wenigsten Punkte gewinnen.
fc-coach-done = Verstanden
fc-coach-off = Keine Tipps mehr
fc-coach-draw = Du bist dran. Tippe auf den Stapel für eine neue Karte oder auf den Ablagestapel für die, die du siehst.
fc-coach-discard = Leg jetzt eine ab: Tippe auf eine Karte, dann auf „Ablegen“.
fc-coach-frames = Rahmen mit Buchstaben sind deine Kombinationen, der Rest ist lose.
fc-coach-out = Du kannst Schluss machen: Alle Karten bis auf eine sind in Kombinationen. Du bekommst 0 Punkte, alle anderen haben noch einen letzten Zug.
fc-coach-last = { $who } hat Schluss gemacht, das ist dein letzter Zug. Nimm eine Karte und leg eine ab. Deine Kombinationen werden für dich ausgelegt, lose Karten kosten Punkte.
fc-coach-solo-title = So geht Five Crowns allein
fc-coach-solo-hands = Elf Hände liegen offen, mit 3 bis 13 Karten. Sind alle Karten einer Hand in Kombinationen, ist sie geschlossen.
fc-coach-solo-wild = Jede Hand hat ihren eigenen Joker: in der 4er-Hand die Vieren. Die Joker-Karten gelten überall.
fc-coach-solo-turn = In jedem Zug bekommst du eine Karte. Leg sie in eine Hand und leg aus dieser Hand eine Karte ab.
fc-coach-solo-tip = Schließe alle elf, bevor der Stapel leer ist. Karten wandern nie von einer Hand in die andere.
fc-coach-solo-hand = Das ist deine neue Karte. Tippe auf die Hand, der sie am meisten hilft.
fc-coach-solo-card = Tippe jetzt auf die Karte, auf die diese Hand verzichten kann. Sie kommt nicht wieder.

## Die Anleitung

fc-guide-goal = Das Ziel
fc-guide-goal-text = Elf Runden: die erste mit 3 Karten, die letzte mit 13. Bring deine Karten in Kombinationen unter. Was am Ende einer Runde übrig ist, kostet Punkte, und die wenigsten Punkte gewinnen.
fc-guide-melds = Kombinationen
fc-guide-run = Eine Folge: drei oder mehr einer Farbe hintereinander.
fc-guide-set = Ein Satz: drei oder mehr mit gleichem Wert, Farben egal.
fc-guide-wild-run = Sind die Siebenen Joker, eine Folge: Neun, eine Sieben als Zehn, Bube, ein Joker als Dame.
fc-guide-wild-set = Sind die Achten Joker, ein Satz: Die Acht steht für eine dritte Dame.
fc-guide-wild = Joker
fc-guide-wild-text = Joker stehen für jede Karte. Ein Wert auch, in jeder Runde ein anderer: mit drei Karten die Dreien, mit vier die Vieren und so weiter bis zu den Königen. In einer Kombination dürfen beliebig viele sein.
fc-guide-turn = Dein Zug
fc-guide-take = Nimm die oberste Karte vom Stapel oder vom Ablagestapel.
fc-guide-discard = Leg eine Karte offen ab. Nur wer danach dran ist, darf sie nehmen.
fc-guide-out = Schluss machen
fc-guide-out-text = Sind alle deine Karten bis auf eine in Kombinationen, kannst du sie auslegen und die letzte ablegen. Das gibt 0 Punkte. Du musst nicht sofort Schluss machen.
fc-guide-last = Der letzte Zug:
fc-guide-last-text = Alle anderen haben noch genau einen Zug. Sie nehmen eine Karte, legen ihre Kombinationen aus und legen eine ab. An fremde Kombinationen wird nicht angelegt.
fc-guide-points = Punkte
fc-guide-points-text = Was du nicht auslegen konntest, kostet:
fc-guide-cost-number = 3 bis 10: ihr Wert
fc-guide-cost-court = Bube 11, Dame 12, König 13
fc-guide-cost-wild = der Joker der Runde: 20
fc-guide-cost-joker = ein Joker: 50
fc-guide-end-text = Nach der Runde mit 13 Karten gewinnt, wer insgesamt die wenigsten Punkte hat.
fc-guide-alone = Allein
fc-guide-alone-text = Elf Hände mit 3 bis 13 Karten liegen offen, jede mit ihrem eigenen Joker. Leg jede gezogene Karte in eine Hand und leg eine daraus ab. Schließe alle elf, bevor der Stapel leer ist.
