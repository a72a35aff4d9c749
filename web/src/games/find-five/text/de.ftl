## Zeichen und Felder

ff-symbol-0 = Ring
ff-symbol-1 = Dreieck
ff-symbol-2 = Quadrat
ff-symbol-3 = Funke
ff-symbol-4 = Kreuz
ff-symbol-5 = Mond
ff-dice = Die Würfel: { $dice }
ff-outline = { $shape } auf { $squares }
ff-square-circled = Teil eines 5er
ff-square-crossed = gestrichen
ff-square-mark = umrandet
ff-square-draft = wird gezeichnet

## Die Formen

ff-shapes = Die zwölf Formen
ff-worth = { $count ->
    [one] 1 Punkt wert:
   *[other] { $count } Punkte wert:
}
ff-tile-open = { $shape }
ff-tile-drawn = { $shape }: gezeichnet
ff-tile-circled = { $shape }: gefunden
ff-tile-crossed = { $shape }: gestrichen

## Was ich jetzt tun kann

ff-now-basic = Finde 5er: fünf verbundene Felder mit diesen Zeichen.
ff-now-puzzle = Finde einen 5er in einer Form, die du noch hast.
ff-now-solo = Finde einen 5er. Lass dir Zeit: Es gibt keine Uhr.
ff-now-more = { $count ->
    [one] Ein 5er gezeichnet. Such weiter oder dreh die Sanduhr.
   *[other] 5er gezeichnet: { $count }. Such weiter oder dreh die Sanduhr.
}
ff-now-one-drawn = Du hast einen. Ändere ihn oder dreh die Sanduhr.
ff-now-solo-drawn = Ist es der, den du willst? Dann sag Fertig.
ff-now-hurry = { $who } hat die Sanduhr gedreht. Beeil dich!
ff-now-my-timer = { $count ->
    [one] Du hast die Sanduhr gedreht. { $who } zeichnet noch.
   *[other] Du hast die Sanduhr gedreht. { $who } zeichnen noch.
}
ff-now-pen-down = { $count ->
    [one] Dein Stift liegt. { $who } zeichnet noch.
   *[other] Dein Stift liegt. { $who } zeichnen noch.
}
ff-now-cross = Diesmal kein 5er. Zeichne die Form, die du streichst, auf freie Felder.
ff-now-cross-alone = Keine Form passt mehr. Wähle eine, die du streichst.
ff-now-wait-cross = { $count ->
    [one] { $who } streicht eine Form.
   *[other] { $who } streichen eine Form.
}
ff-now-ready = Sieh dir die Pläne an. Weiter, wenn du bereit bist.
ff-now-ready-solo = Weiter zur nächsten Runde, wenn du bereit bist.
ff-now-wait-ready = { $count ->
    [one] Es fehlt noch { $who }.
   *[other] Es fehlen noch { $who }.
}
ff-now-watch = Die Spieler zeichnen.
ff-now-watch-timer = { $who } hat die Sanduhr gedreht.
ff-now-over = Das Spiel ist zu Ende.
ff-double = 5er zählen doppelt!
ff-and = { $some } und { $last }

## Tun

ff-do-timer = Sanduhr drehen
ff-do-done = Fertig
ff-do-done-solo = Fertig
ff-do-no-five = Kein 5er
ff-do-erase = Löschen
ff-do-cross = { $shape } streichen
ff-do-cross-none = Streichen
ff-do-ready = Bereit
ff-sure = Noch einmal tippen
ff-gathered = { $count } von 5
ff-drawn = { $value ->
    [one] { $shape }, 1 Punkt wert. Tippe darauf, um es zu löschen.
   *[other] { $shape }, { $value } Punkte wert. Tippe darauf, um es zu löschen.
}
ff-hint = Zieh über fünf Felder oder tippe sie an.
ff-missed = Dein Umriss: { $why }
ff-help = So geht es

## Der Tisch

ff-board = Dein Plan
ff-board-of = Der Plan von { $who }
ff-board-best = Das Beste, was auf dem Plan von { $who } möglich war
ff-board-end = { $count ->
    [one] Dein Plan mit einem 5er
   *[other] Dein Plan, 5er gezeichnet: { $count }
}
ff-players = Spieler
ff-you = Du
ff-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
ff-does-timer = hat die Sanduhr gedreht
ff-does-draws = zeichnet
ff-does-crosses = streicht eine Form
ff-does-looks = sieht sich die Pläne an
ff-does-rests = ist fertig
ff-is-away = abwesend
ff-round = Runde { $round } von { $rounds }
ff-timer = Sanduhr, Sekunden übrig
ff-clock = Sekunden übrig
ff-to-beat = Dein Rekord: { $count }

## Nach der Runde

ff-stop = Stopp! Runde { $round } von { $rounds }
ff-turned = { $who_is ->
    [you] Du hast die Sanduhr gedreht.
   *[other] { $who } hat die Sanduhr gedreht.
}
ff-nobody-turned = Niemand hat die Sanduhr gedreht.
ff-boards = Wessen Plan
ff-total = { $count } insgesamt
ff-counts = zählt
ff-counts-double = zählt doppelt
ff-timer-point = die Sanduhr zuerst gedreht
ff-nothing-drawn = Nichts wurde umrandet.
ff-fault-not-five = keine fünf verbundenen Felder
ff-fault-unfinished = unfertig: weniger als fünf Felder
ff-fault-wrong-symbols = nicht die gewürfelten Zeichen
ff-fault-overlap = überschneidet einen anderen 5er
ff-fault-twice = dieselbe Form ein zweites Mal
ff-fault-too-many = einer zu viel: Die fünf niedrigsten zählen
ff-fault-used-shape = eine Form, die schon verbraucht war
ff-fault-used-square = ein Feld aus einer früheren Runde
ff-show-best = { $count ->
    [one] Bestmöglich: 1 Punkt
   *[other] Bestmöglich: { $count } Punkte
}
ff-show-best-one = { $count ->
    [one] Bester 5er, den es gab: 1 Punkt
   *[other] Bester 5er, den es gab: { $count } Punkte
}
ff-show-drawn = Was gezeichnet wurde
ff-best-none = Hier war kein 5er zu finden.
ff-judged-order = So wird gewertet: Was nicht aus fünf verbundenen Feldern besteht oder andere Zeichen zeigt, ist raus; dann alles, was sich überschneidet; dann eine Form beim zweiten Mal; von mehr als fünf zählen die niedrigsten.

## Das Ende

ff-you-win = Du gewinnst!
ff-wins = { $who } gewinnt!
ff-shared-win = { $who } teilen sich den Sieg
ff-tie-basic = Gleichstand: Mehr Punkte in den ersten vier Runden entschieden.
ff-tie-puzzle = Gleichstand: Mehr gefundene 5er entschieden.
ff-place = { $place }.
ff-chart = Punkte nach jeder Runde
ff-scores = Punkte je Runde
ff-sum = Summe
ff-last-round = Die letzte Runde

## Allein

ff-solo-over = Zwölf Runden allein
ff-daily-of = Plan vom { $day }
ff-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
ff-found = Gefunden: { $count } von 12
ff-record = Ein neuer Rekord!
ff-best-list = Deine besten Spiele
ff-this-game = dieses Spiel
ff-days = Deine Tage
ff-daily-again = { $count ->
    [one] Dein erstes Spiel an diesem Tag zählt: 1 Punkt.
   *[other] Dein erstes Spiel an diesem Tag zählt: { $count } Punkte.
}
ff-daily-note = An einem Tag haben alle denselben Plan und dieselben Würfel. Morgen gibt es einen neuen.

## So geht es

ff-coach-title = Fünf Würfel, fünf Felder
ff-coach-dice = Die Würfel zeigen fünf Zeichen.
ff-coach-five = Finde fünf verbundene Felder mit genau diesen Zeichen, in beliebiger Folge, und umrande sie: ein 5er. Seltenere Formen sind mehr wert. Jede Form einmal, nichts überschneidet sich, höchstens fünf je Runde.
ff-coach-timer = Alle zeichnen gleichzeitig. Wer zuerst die Sanduhr dreht, bekommt einen Punkt und hört auf; die anderen haben nur noch Zeit, bis sie abgelaufen ist.
ff-coach-once = Im Puzzle ist es ein 5er je Runde und jede Form einmal im Spiel. Wer keinen findet, streicht eine Form.
ff-coach-alone = Allein ist es ein 5er je Runde, zwölf Runden lang, jede Form einmal, ohne Uhr. Gibt es keinen, streichst du eine Form.
ff-coach-tip = Zieh über die Felder oder tippe sie einzeln an. Ein Tipp auf einen Umriss nimmt ihn auf, um ihn zu löschen.
ff-coach-keys = Tasten: Pfeile bewegen, Enter nimmt ein Feld, Umschalt mit Pfeilen zeichnet, Entf löscht; T Sanduhr, D fertig, N kein 5er, R bereit.
ff-coach-done = Los geht’s
