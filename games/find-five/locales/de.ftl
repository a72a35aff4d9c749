## Was geschieht

rolled = Runde { $round }: Die Würfel zeigen { $roll }.
rolled-again = Die Würfel zeigen { $roll }: drei oder mehr gleiche, also wird neu gewürfelt.
marked = { $who_is ->
    [you] Du umrandest { $outline }.
   *[other] { $who } umrandet { $outline }.
}
erased = { $who_is ->
    [you] Du löschst { $outline }.
   *[other] { $who } löscht { $outline }.
}
timer-turned = { $who_is ->
    [you] Du drehst die Sanduhr um.
   *[other] { $who } dreht die Sanduhr um!
}
done = { $who_is ->
    [you] Du legst den Stift weg.
   *[other] { $who } legt den Stift weg.
}
stopped = Stopp! Runde { $round } ist vorbei.
outline-counts = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } zählt { $points }.
outline-not-five = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } sind keine fünf zusammenhängenden Felder.
outline-wrong-symbols = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } passt nicht zu den Würfeln.
outline-overlap = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } überschneidet sich mit einem anderen 5er.
outline-twice = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } ist dieselbe Form zum zweiten Mal.
outline-too-many = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } ist einer zu viel.
outline-used-shape = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } ist eine Form, die schon verbraucht war.
outline-used-square = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } benutzt ein Feld aus einer früheren Runde.
timer-point = { $who_is ->
    [you] Du bekommst einen Punkt für die Sanduhr.
   *[other] { $who } bekommt einen Punkt für die Sanduhr.
}
scored = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
best = { $who_is ->
    [you] Das Beste auf deinem Brett
   *[other] Das Beste auf dem Brett von { $who }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit { $fives }.
best-none = { $who_is ->
    [you] Auf deinem Brett gab es keinen 5er.
   *[other] Auf dem Brett von { $who } gab es keinen 5er.
}
must-cross = { $who_is ->
    [you] Du hast keinen 5er gefunden: Streich eine Form.
   *[other] { $who } hat keinen 5er gefunden und streicht eine Form.
}
crossed = { $who_is ->
    [you] Du streichst
   *[other] { $who } streicht
} { $shape } auf { $squares }.
crossed-for = Die Zeit ist um: { $shape } auf { $squares } wird { $who_is ->
    [you] für dich gestrichen.
   *[other] für { $who } gestrichen.
}
crossed-alone = Keine Form passt mehr: { $shape } wird { $who_is ->
    [you] für dich gestrichen.
   *[other] für { $who } gestrichen.
}
ready = { $who_is ->
    [you] Du bist bereit.
   *[other] { $who } ist bereit.
}
won = { $who_is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
won-shared = Geteilter Sieg: { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
solo-ended = { $who_is ->
    [you] Das Spiel ist vorbei: Du hast
   *[other] Das Spiel ist vorbei: { $who } hat
} { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.

## Wie man schreibt

written-board = { $value } in „{ $at }“ ist kein Brett: Schreib 100 Ziffern von 0 bis 5, Zeile für Zeile.
written-roll = { $value } in „{ $at }“ ist kein Wurf: Schreib fünf Ziffern von 0 bis 5 wie in 01123.
written-squares = { $value } in „{ $at }“ sind keine Felder: Schreib verschiedene Zahlen von 0 bis 99, Zeile für Zeile von links oben gezählt.

## Tipps

hint-mark = Umrande { $outline }.
hint-erase = Lösch { $outline }.
hint-timer = Dreh die Sanduhr um.
hint-done = Tippe auf „Fertig“.
hint-end-round = Beende die Runde.
hint-no-five = Tippe auf „Kein 5er“.
hint-cross = Streich { $shape } auf { $squares }.
hint-cross-alone = Streich { $shape }.
hint-ready = Weiter zur nächsten Runde.
why-mark-best = Das { $shape } zählt { $points } und gehört zum Besten, was hier geht: { $total } mit { $count ->
    [1] einem 5er
    [2] zwei 5ern
    [3] drei 5ern
    [4] vier 5ern
   *[other] fünf 5ern
}.
why-mark-dearest = Das { $shape } zählt { $points }; mehr bringt kein anderer 5er.
why-mark-dear-roomy = Das { $shape } zählt { $points }; mehr bringt kein anderer 5er, und hier bleibt am meisten Platz für die übrigen Formen.
why-mark-roomy = Das { $shape } zählt { $points }, und hier bleibt am meisten Platz für die übrigen Formen.
why-mark-keeps = Das { $shape } zählt { $points }; so { $dearer ->
    [one] bleibt dir eine wertvollere Form
   *[other] bleiben dir { $dearer } wertvollere Formen
} für später.
why-mark-fits = Das { $shape } zählt { $points }, passt zu den Würfeln und überschneidet sich mit nichts.
why-erase-void = Es zählt nicht.
why-erase-room = Dann sind die Felder wieder frei.
why-erase-cheapest = Von mehr als fünf 5ern zählen nur die fünf billigsten: Ohne diesen zählt ein besserer.
why-stop-none = Mit diesen Würfeln gibt es auf deinem Brett keinen 5er.
why-stop-all = Du hast { $count ->
    [0] keinen 5er
    [1] einen 5er
    [2] zwei 5er
    [3] drei 5er
    [4] vier 5er
   *[other] fünf 5er
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und daneben passt nichts mehr.
why-stop-enough = Du hast { $count ->
    [0] keinen 5er
    [1] einen 5er
    [2] zwei 5er
    [3] drei 5er
    [4] vier 5er
   *[other] fünf 5er
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}; weiterzusuchen kostet Zeit.
why-no-five = Keine Form, die du noch hast, passt mit { $roll } auf die freien Felder.
why-no-five-given = Du gibst diese Runde auf.
why-cross-cheapest = Sie zählt { $points }: Billiger wird keine Form, die noch passt.
why-cross-worth = Sie zählt { $points }.
why-cross-alone = Es passt keine Form mehr; diese zählt { $points }.
why-ready = Die Runde ist gewertet.

## Was falsch war, in einer Analyse

fault-overlooked = Du hast welche übersehen: Gezeichnet hast du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und { $count ->
    [one] ein 5er bringt
   *[other] die besten { $count } zusammen bringen
} { $best }.
fault-too-many = Du hast zu viele gezeichnet: Von mehr als fünf 5ern zählen nur die fünf billigsten.
fault-none = Es gab einen 5er für { $better }.
fault-cheap = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gezeichnet, und es gab einen 5er für { $better }.
fault-room = Der 5er für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nimmt den nächsten Runden Platz weg; ein anderer für { $better } lässt mehr.
fault-crossed = { $shape } war { $points } wert; du hättest auch eine für { $better } streichen können.
fault-crossed-room = Sie dort zu streichen nimmt mehr Platz als eine andere Form.

## Optionen

option-variant = Was ihr spielt. Wer allein spielt, spielt immer die Puzzlevariante.
option-variant-basic = Grundspiel: fünf Runden, je bis zu fünf 5er
option-variant-puzzle = Puzzlevariante: ein 5er pro Runde, jede Form einmal im Spiel
option-board = Die Bretter.
option-board-white = Weiß: alle verschieden
option-board-grey = Grau: für alle gleich
option-board-random = Zufällig: ausgelost, für alle gleich
option-timer = So lange läuft die Sanduhr.
option-timer-20 = 20 Sekunden
option-timer-30 = 30 Sekunden
option-timer-45 = 45 Sekunden
option-timer-60 = 60 Sekunden
option-limit-title = Längste Runde
option-limit = Dreht niemand die Sanduhr um, endet die Runde nach dieser Zeit.
option-limit-60 = 1 Minute
option-limit-120 = 2 Minuten
option-limit-180 = 3 Minuten
option-limit-300 = 5 Minuten
option-limit-600 = 10 Minuten
option-limit-0 = Unbegrenzt
option-assist = Beim Zeichnen auf Fehler hinweisen.
option-daily-title = Brett des Tages
option-daily = Brett und Würfel des Tages, für alle gleich. Nur für eine Person allein.

## Ablehnungen

refuse-limit = Eine Runde dauert 60 bis 900 Sekunden oder mit 0 beliebig lange; { $limit } geht nicht.
refuse-no-day = { $day } ist kein Tag: Der 15. November 2026 wird 20261115 geschrieben.
refuse-daily-alone = Das Brett des Tages ist für eine Person allein.
refuse-line = Eine Zeile ist ein Brett aus 100 Ziffern, ein Tabulator und ein Wurf aus 5 Ziffern.
refuse-board = Ein Brett ist 100 Ziffern von 0 bis 5, Zeile für Zeile.
refuse-roll = Ein Wurf ist fünf Ziffern von 0 bis 5.
refuse-roll-alike = Bei drei oder mehr gleichen wird neu gewürfelt.
refuse-no-player = Zeichnen darf nur, wer mitspielt.
refuse-other-round = Das galt für eine andere Runde: Jetzt läuft Runde { $round }.
refuse-stopped = Stopp: Jetzt darf niemand mehr zeichnen.
refuse-finished = Du bist schon fertig.
refuse-not-crossing = Jetzt wird keine Form gestrichen.
refuse-not-pausing = Die Runde ist noch nicht vorbei.
refuse-marked-already = Genau das hast du schon umrandet.
refuse-too-many-marks = Mehr als zwölf Umrandungen gehen nicht: Lösch zuerst eine.
refuse-no-such-mark = Eine solche Umrandung hast du in dieser Runde nicht.
refuse-empty-outline = Eine Umrandung hat mindestens ein Feld.
refuse-no-such-squares = Eine Umrandung besteht aus verschiedenen Feldern des Bretts, von 0 bis 99.
refuse-no-timer = Allein gibt es keine Sanduhr.
refuse-timer-turned = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} die Sanduhr schon umgedreht.
refuse-timer-not-turned = Die Sanduhr hat noch niemand umgedreht.
refuse-nothing-drawn = Umrande zuerst einen 5er oder tippe auf „Kein 5er“.
refuse-only-alone = „Kein 5er“ gibt es nur, wenn du allein spielst.
refuse-shape-used = { $shape } hast du schon gefunden oder gestrichen.
refuse-shapes-fit = Eine Form passt noch: Such einen Platz für sie.
refuse-not-that-shape = Diese Felder haben nicht die Form { $shape }.
refuse-squares-used = Ein Feld davon ist schon belegt.
refuse-position-seats = Es spielen eine bis vier Personen, nicht { $count }.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-symbols = Die Symbole 0 bis 3 stehen je 17-mal auf einem Brett, 4 und 5 je 16-mal.
refuse-position-boards = Es gibt ein Brett für jeden Platz oder eines für alle.
refuse-position-round = Die Runden sind 1 bis { $last }.
refuse-position-crossing = Gestrichen wird nur in der Puzzlevariante, und nicht nach ihrer letzten Runde.
refuse-position-pause = Nach der letzten Runde ist das Spiel vorbei.
refuse-position-over = Das Spiel endet erst nach seiner letzten Runde, in der Puzzlevariante auch nach einer, in der niemand einen 5er fand.
refuse-position-last = Das gezeigte Ergebnis ist das einer früheren Runde und hat ein Brett für jeden Platz.
refuse-position-clock = Allein gibt es weder Sanduhr noch Uhr.
refuse-position-timer = Wer die Sanduhr umgedreht hat, zeichnet nicht mehr; vorher zeichnen alle.
refuse-position-active = Das Spiel wartet auf jemanden, bis es vorbei ist.
refuse-position-due = Ist das Spiel vorbei, läuft nichts mehr ab.
refuse-position-unlimited = Ohne Grenze läuft nichts ab, bevor jemand die Sanduhr umdreht.
refuse-position-wiped = Umrandungen einer Runde gibt es nur, solange sie dauert.
refuse-position-marks = Umrandungen haben ein bis acht Felder, und keine steht zweimal da.
refuse-position-too-many-marks = Auf einem Brett stehen zu viele Umrandungen.
refuse-position-circled = Eingekreist und gestrichen wird nur in der Puzzlevariante.
refuse-position-used = Eine Form oder ein Feld ist zweimal benutzt.
refuse-position-shapes = Jede Runde verbraucht eine Form: Gespielt sind { $rounds }.
refuse-position-timers = Die Sanduhr wird höchstens einmal je Runde umgedreht, und allein nie.
refuse-position-points = Alle haben die Punkte von { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, keine mehr, als eine Runde geben kann.
refuse-position-sum = Die Punkte sind die eingekreisten Werte und einer für jede Sanduhr.

## Symbole, Felder, Formen

piece-symbol = { $symbol ->
    [ring] ○
    [triangle] ▲
    [square] ■
    [spark] ✦
    [cross] ✖
   *[moon] ☾
}
piece-symbol-spoken = { $symbol ->
    [ring] Ring
    [triangle] Dreieck
    [square] Quadrat
    [spark] Funke
    [cross] Kreuz
   *[moon] Mond
}
piece-square = { $column }{ $row }
piece-square-spoken = { $column } { $row }
piece-shape = { $letter }
piece-shape-spoken = { $letter }
