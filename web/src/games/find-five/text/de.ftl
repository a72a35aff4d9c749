## Symbole und Felder

ff-symbol-0 = Ring
ff-symbol-1 = Dreieck
ff-symbol-2 = Quadrat
ff-symbol-3 = Funke
ff-symbol-4 = Kreuz
ff-symbol-5 = Mond
ff-dice = Die Würfel: { $dice }
ff-outline = { $shape } auf { $squares }
ff-square-circled = Teil eines 5ers
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

ff-now-basic = Finde 5er: fünf zusammenhängende Felder mit diesen Symbolen.
ff-now-puzzle = Finde einen 5er in einer Form, die du noch hast.
ff-now-solo = Finde einen 5er. Lass dir Zeit: Es läuft keine Uhr.
ff-now-more = { $count ->
    [one] Eine Umrandung gezeichnet. Such weiter oder dreh die Sanduhr um.
   *[other] { $count } Umrandungen gezeichnet. Such weiter oder dreh die Sanduhr um.
}
ff-now-one-drawn = Du hast einen 5er. Ändere ihn oder dreh die Sanduhr um.
ff-now-solo-drawn = Zufrieden? Dann tippe auf „Fertig“.
ff-now-used = { $shape } hattest du schon: Das zählt nicht. Such eine andere Form.
ff-now-wrong = Stimmt nicht: { $why }. Zum Löschen die Umrandung antippen.
ff-now-hurry = { $who } hat die Sanduhr umgedreht. Beeil dich!
ff-now-my-timer = { $count ->
    [one] Du hast die Sanduhr umgedreht. { $who } zeichnet noch.
   *[other] Du hast die Sanduhr umgedreht. { $who } zeichnen noch.
}
ff-now-pen-down = { $count ->
    [one] Du bist fertig. { $who } zeichnet noch.
   *[other] Du bist fertig. { $who } zeichnen noch.
}
ff-now-cross = Kein 5er: Zeichne die Form, die du streichst, auf freie Felder.
ff-now-cross-why = Kein 5er: { $why }. Zeichne eine Form zum Streichen auf freie Felder.
ff-now-cross-alone = Keine Form passt mehr: Wähle eine zum Streichen.
ff-now-wait-cross = { $count ->
    [one] { $who } streicht eine Form.
   *[other] { $who } streichen eine Form.
}
ff-now-ready = Sieh dir die Bretter an, dann tippe auf „Bereit“.
ff-now-ready-solo = Weiter zur nächsten Runde? Tippe auf „Bereit“.
ff-now-wait-ready = { $count ->
    [one] Es fehlt noch { $who }.
   *[other] Es fehlen noch { $who }.
}
ff-now-watch = Alle zeichnen.
ff-now-watch-timer = { $who } hat die Sanduhr umgedreht.
ff-now-over = Das Spiel ist vorbei.
ff-double = 5er zählen doppelt!
ff-and = { $some } und { $last }

## Tun

ff-do-timer = Sanduhr umdrehen
ff-do-done = Fertig
ff-do-done-solo = Fertig
ff-do-no-five = Kein 5er
ff-do-erase = Löschen
ff-do-cross = { $shape } streichen
ff-do-cross-none = Streichen
ff-do-ready = Bereit
ff-sure = Noch einmal tippen
ff-gathered = { $count } von 5
ff-do-clear = { $count } von 5 Feldern: neu anfangen
ff-drawn = Gezeichnet. Zum Löschen die Umrandung antippen.
ff-drawn-right = { $count ->
    [one] 1 Punkt wert. Zum Löschen die Umrandung antippen.
   *[other] { $count } Punkte wert. Zum Löschen die Umrandung antippen.
}
ff-hint = Zieh über fünf Felder oder tippe sie an.
ff-help = So geht’s

## Der Tisch

ff-board = Dein Brett
ff-board-of = Das Brett von { $who }
ff-board-best = Das Beste, was auf dem Brett von { $who } möglich war
ff-board-end = { $count ->
    [one] Dein Brett mit einem 5er
   *[other] Dein Brett, 5er gezeichnet: { $count }
}
ff-players = Spieler
ff-you = Du
ff-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
ff-does-timer = hat die Sanduhr umgedreht
ff-does-draws = zeichnet
ff-does-crosses = streicht eine Form
ff-does-looks = sieht sich die Bretter an
ff-does-rests = ist fertig
ff-is-away = nicht da
ff-round = Runde { $round } von { $rounds }
ff-timer = Sanduhr, Sekunden übrig
ff-clock = Sekunden übrig
ff-to-beat = Dein Rekord: { $count }

## Nach der Runde

ff-stop = Stopp! Runde { $round } von { $rounds }
ff-turned = { $who_is ->
    [you] Du hast die Sanduhr umgedreht.
   *[other] { $who } hat die Sanduhr umgedreht.
}
ff-nobody-turned = Niemand hat die Sanduhr umgedreht.
ff-boards = Wessen Brett?
ff-total = insgesamt { $count }
ff-counts = zählt
ff-counts-double = zählt doppelt
ff-timer-point = die Sanduhr zuerst umgedreht
ff-nothing-drawn = Nichts umrandet.
ff-fault-not-five = keine fünf zusammenhängenden Felder
ff-fault-unfinished = unfertig: weniger als fünf Felder
ff-fault-wrong-symbols = passt nicht zu den Würfeln
ff-fault-overlap = überschneidet sich mit einem anderen 5er
ff-fault-twice = dieselbe Form zum zweiten Mal
ff-fault-too-many = einer zu viel: Nur die fünf niedrigsten zählen
ff-fault-used-shape = diese Form hattest du schon
ff-fault-used-square = ein Feld aus einer früheren Runde
ff-show-best = { $count ->
    [one] Bestmöglich: 1 Punkt
   *[other] Bestmöglich: { $count } Punkte
}
ff-show-best-one = { $count ->
    [one] Bester möglicher 5er: 1 Punkt
   *[other] Bester möglicher 5er: { $count } Punkte
}
ff-show-drawn = Was gezeichnet wurde
ff-best-none = Hier gab es keinen 5er.
ff-judged-order = So wird gewertet: Zuerst fällt weg, was nicht fünf zusammenhängende Felder hat oder nicht zu den Würfeln passt; dann alles, was sich überschneidet; dann jede Form beim zweiten Mal. Sind es mehr als fünf, zählen die niedrigsten.

## Das Ende

ff-you-win = Du gewinnst!
ff-wins = { $who } gewinnt!
ff-shared-win = { $who } teilen sich den Sieg
ff-tie-basic = Gleichstand: Die Punkte der ersten vier Runden haben entschieden.
ff-tie-puzzle = Gleichstand: Wer mehr 5er gefunden hat, gewinnt.
ff-place = { $place }.
ff-chart = Punkte nach jeder Runde
ff-scores = Punkte pro Runde
ff-sum = Summe
ff-last-round = Die letzte Runde

## Allein

ff-solo-over = Zwölf Runden allein
ff-daily-of = Brett vom { $day }
ff-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
ff-found = Gefunden: { $count } von 12
ff-record = Neuer Rekord!
ff-best-list = Deine besten Spiele
ff-this-game = dieses Spiel
ff-days = Deine Tage
ff-daily-again = { $count ->
    [one] Dein erstes Spiel an diesem Tag zählt: 1 Punkt.
   *[other] Dein erstes Spiel an diesem Tag zählt: { $count } Punkte.
}
ff-daily-note = Heute haben alle dasselbe Brett und dieselben Würfel. Morgen gibt es ein neues.

## So geht’s

ff-coach-dice = Die Würfel zeigen fünf Symbole.
ff-coach-five = Umrande fünf zusammenhängende Felder mit genau diesen Symbolen: ein 5er. Seltene Formen sind mehr wert.
ff-coach-rules = Jede Form nur einmal, nichts darf sich überschneiden, höchstens fünf pro Runde.
ff-coach-one = Umrande fünf zusammenhängende Felder mit genau diesen Symbolen: ein 5er. Einer pro Runde. Seltene Formen sind mehr wert.
ff-coach-timer = Alle zeichnen gleichzeitig. Wer zuerst die Sanduhr umdreht, bekommt einen Punkt und hört auf; die anderen haben nur noch Zeit, bis sie abgelaufen ist.
ff-coach-once = In der Puzzlevariante gibt es einen 5er pro Runde, und jede Form nur einmal im ganzen Spiel. Wer keinen findet, streicht eine Form.
ff-coach-alone = Allein spielst du zwölf Runden ohne Uhr: ein 5er pro Runde, jede Form nur einmal. Findest du keinen, streichst du eine Form.
ff-coach-day = Heute haben alle dasselbe Brett und dieselben Würfel. Dein erster Versuch zählt.
ff-coach-cross = Kein 5er in dieser Runde: Zeichne eine Form auf freie Felder, dann wird sie gestrichen. Die Symbole sind dabei egal.
ff-coach-cross-choice = Die Form und ihre Felder sind weg. Nimm also eine billige, und leg sie dorthin, wo sie am wenigsten stört.
ff-coach-tip = Zieh über die Felder oder tippe sie einzeln an. Zum Löschen tippst du auf eine Umrandung.
ff-coach-assist = Fehler siehst du schon beim Zeichnen.
ff-coach-unchecked = Falsche Umrandungen zählen nichts, und das zeigt sich erst am Ende der Runde.
ff-coach-title-basic = Fünf Würfel, fünf Felder
ff-coach-title-puzzle = Puzzle: jede Form nur einmal
ff-coach-title-solo = Allein: zwölf Runden
ff-coach-title-daily = Das Brett des Tages
ff-coach-cross-title = Eine Form streichen
ff-coach-done = Los geht’s
## Die Tasten

ff-key-board = Zum Brett
ff-key-timer = Sanduhr umdrehen
ff-key-done = Fertig
ff-key-no-five = Kein 5er
ff-key-cross = Form streichen
ff-key-ready = Bereit für die nächste Runde
ff-key-let-go = Umrandung neu anfangen
ff-key-walk = Auf dem Brett bewegen
ff-key-take = Feld nehmen oder Umrandung aufnehmen
ff-key-draw = Von Feld zu Feld zeichnen
ff-key-erase = Umrandung löschen

## Die Anleitung

ff-guide-goal-title = Ziel
ff-guide-goal = Fünf Würfel zeigen fünf Symbole. Finde auf deinem Brett fünf zusammenhängende Felder mit genau diesen Symbolen, Reihenfolge egal: Das ist ein 5er. Wer die meisten Punkte hat, gewinnt.
ff-guide-five-picture = Fünf zusammenhängende Felder sind umrandet: die Symbole der Würfel, in der Form eines T.
ff-guide-shapes-title = Die zwölf Formen
ff-guide-shapes = Fünf Felder lassen sich auf zwölf Arten verbinden. Die Zahl sagt, wie viele Punkte eine Form bringt. Gedreht oder gespiegelt bleibt sie dieselbe.
ff-guide-round-title = Eine Runde
ff-guide-round-roll = Es wird gewürfelt. Sind drei oder mehr gleich, wird noch einmal gewürfelt.
ff-guide-round-draw = Alle zeichnen gleichzeitig, jeder auf seinem Brett. Zieh über fünf Felder oder tippe sie an. Zum Löschen tippst du auf eine Umrandung.
ff-guide-round-timer = Genug gefunden? Dreh die Sanduhr um: Du bekommst einen Punkt und hörst auf. Die anderen haben Zeit, bis sie abgelaufen ist.
ff-guide-round-score = Stopp! Alle Bretter werden gezeigt und gewertet. Dann werden sie für die nächste Runde abgewischt.
ff-guide-rule-once = Jede Form nur einmal.
ff-guide-rule-apart = 5er dürfen sich nicht überschneiden.
ff-guide-rule-most = Höchstens fünf zählen.
ff-guide-rule-whole = Nur ganze Umrandungen zählen: fünf Felder, die an den Kanten zusammenhängen.
ff-guide-counts-title = Was zählt: drei Beispiele
ff-guide-counts = Die Runde ist vorbei. Das waren die Würfel, und Peter hat die Sanduhr umgedreht.
ff-guide-sara = Ein 5er zu viel: Der höchste fällt weg. 1 + 4 + 2 + 1 + 2 = 10.
ff-guide-peter = Zwei überschneiden sich, beide fallen weg. Eine Form ist zweimal da und zählt einmal. Mit der Sanduhr: 1 + 2 + 1 = 4.
ff-guide-anna = Einer passt nicht zu den Würfeln, einer ist nicht fertig. Die anderen zwei zählen: 3 + 1 = 4.
ff-guide-end-title = Das Ende
ff-guide-end = Fünf Runden. In der fünften zählen 5er doppelt, der Punkt für die Sanduhr nicht. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die ersten vier Runden.
ff-guide-puzzle-title = Das Puzzle
ff-guide-puzzle = Bis zu zwölf Runden mit je einem 5er. Die Bretter werden nicht abgewischt, und jede Form gibt es nur einmal im ganzen Spiel. Keinen 5er gefunden, oder einen falschen? Dann streichst du eine Form auf freien Feldern, egal was sie zeigen.
ff-guide-klaus-second-title = Klaus, Runde 2
ff-guide-klaus-second = Er findet keinen 5er. Also streicht er eine Form und ihre Felder.
ff-guide-klaus-third-title = Runde 3
ff-guide-klaus-third = Sein 5er passt nicht zu den Würfeln. Er wird weggewischt.
ff-guide-klaus-after-title = Nach Runde 3
ff-guide-klaus-after = Dafür streicht er noch eine Form, wo sie am wenigsten stört.
ff-guide-puzzle-end = Schluss ist nach zwölf Runden, oder nach einer Runde, in der niemand einen 5er gefunden hat. Es zählen deine 5er und ein Punkt für jedes Mal, wenn du die Sanduhr umgedreht hast.
ff-guide-alone-title = Allein und das Brett des Tages
ff-guide-alone = Allein spielst du das Puzzle ohne Sanduhr: immer zwölf Runden, und du willst deinen Rekord schlagen. Beim Brett des Tages haben alle dasselbe Brett und dieselben Würfel; dein erster Versuch zählt.

## Was auf dem Brett zu sehen ist

seen-marked = { $who_is ->
    [you] Du umrandest Felder.
   *[other] { $who } umrandet Felder.
}
seen-erased = { $who_is ->
    [you] Du löschst eine Umrandung.
   *[other] { $who } löscht eine Umrandung.
}
seen-outline-counts = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Ein 5er zählt { $points }.
seen-outline-not-five = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Eine Umrandung hat keine fünf zusammenhängenden Felder.
seen-outline-wrong-symbols = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Eine Umrandung passt nicht zu den Würfeln.
seen-outline-overlap = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Eine Umrandung überschneidet sich mit einem anderen 5er.
seen-outline-twice = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Eine Form ist zum zweiten Mal umrandet.
seen-outline-too-many = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Ein 5er ist zu viel.
seen-outline-used-shape = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Eine Form war schon verbraucht.
seen-outline-used-square = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: Ein Feld stammt aus einer früheren Runde.
seen-best = { $who_is ->
    [you] Das Beste auf deinem Brett:
   *[other] Das Beste auf dem Brett von { $who }:
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
seen-crossed = { $who_is ->
    [you] Du streichst
   *[other] { $who } streicht
} { $shape }.
seen-crossed-for = Die Zeit ist um: { $shape } wird für { $who_is ->
    [you] dich
   *[other] { $who }
} gestrichen.
seen-hint-mark = Umrande diese Felder.
seen-hint-erase = Lösch diese Umrandung.
seen-hint-cross = Streich { $shape } hier.
