## Was geschieht

rolled = Runde { $round }: Die Würfel zeigen { $roll }.
rolled-again = Die Würfel zeigen { $roll }: drei oder mehr gleiche, also wird neu gewürfelt.
marked = { $who_is ->
    [you] Du umrandest { $outline }.
   *[other] { $who } umrandet { $outline }.
}
erased = { $who_is ->
    [you] Du wischst { $outline } weg.
   *[other] { $who } wischt { $outline } weg.
}
timer-turned = { $who_is ->
    [you] Du drehst die Sanduhr um.
   *[other] { $who } dreht die Sanduhr um!
}
done = { $who_is ->
    [you] Du legst den Stift weg.
   *[other] { $who } legt den Stift weg.
}
stopped = Stopp! Runde { $round } ist zu Ende.
outline-counts = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } zählt { $points }.
outline-not-five = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } sind nicht fünf verbundene Felder.
outline-wrong-symbols = { $who_is ->
    [you] Bei dir
   *[other] { $who }
}: { $outline } zeigt nicht die gewürfelten Symbole.
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
}: { $outline } ist eine schon verbrauchte Form.
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
}, zusammen { $total }.
best = { $who_is ->
    [you] Das Beste auf deinem Spielplan
   *[other] Das Beste auf dem Spielplan von { $who }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit { $fives }.
best-none = { $who_is ->
    [you] Auf deinem Spielplan gab es keinen 5er.
   *[other] Auf dem Spielplan von { $who } gab es keinen 5er.
}
must-cross = { $who_is ->
    [you] Du hast keinen 5er gefunden: Streiche eine Form.
   *[other] { $who } hat keinen 5er gefunden und streicht eine Form.
}
crossed = { $who_is ->
    [you] Du streichst
   *[other] { $who } streicht
} { $shape } auf { $squares }.
crossed-for = Die Zeit ist um. { $shape } auf { $squares } wird { $who_is ->
    [you] für dich gestrichen.
   *[other] für { $who } gestrichen.
}
crossed-alone = Keine Form passt mehr. { $shape } wird { $who_is ->
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
won-shared = { $who_is ->
    [you] Du teilst den Sieg
   *[other] { $who } teilt den Sieg
} mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
solo-ended = { $who_is ->
    [you] Das Spiel ist zu Ende: Du hast
   *[other] Das Spiel ist zu Ende: { $who } hat
} { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.

## Wie man schreibt

written-board = { $value } in „{ $at }“ ist kein Spielplan: Schreib 100 Ziffern von 0 bis 5, Zeile für Zeile.
written-roll = { $value } in „{ $at }“ ist kein Wurf: Schreib fünf Ziffern von 0 bis 5 wie in 01123.
written-squares = { $value } in „{ $at }“ sind keine Felder: Schreib verschiedene Zahlen von 0 bis 99, Zeile für Zeile von links oben gezählt.

## Tipps

hint-mark = Umrande { $outline }.
hint-erase = Wisch { $outline } weg.
hint-timer = Dreh die Sanduhr um.
hint-done = Leg den Stift weg.
hint-end-round = Beende die Runde.
hint-no-five = Sag, dass es keinen 5er gibt.
hint-cross = Streich { $shape } auf { $squares } durch.
hint-cross-alone = Streich { $shape } durch.
hint-ready = Geh zur nächsten Runde.
why-mark-best = Das { $shape } zählt { $points } und gehört zu dem, was zusammen am meisten zählt: { $total } mit { $count ->
    [1] einem 5er
    [2] zwei 5ern
    [3] drei 5ern
    [4] vier 5ern
   *[other] fünf 5ern
}.
why-mark-dearest = Das { $shape } zählt { $points }, und kein 5er, der noch geht, zählt mehr.
why-mark-dear-roomy = Das { $shape } zählt { $points }, kein anderer 5er zählt mehr, und hier lässt es den Formen, die noch kommen, am meisten Raum.
why-mark-roomy = Das { $shape } zählt { $points }, und hier lässt es den Formen, die noch kommen, am meisten Raum.
why-mark-keeps = Das { $shape } zählt { $points }; so { $dearer ->
    [one] bleibt eine teurere Form
   *[other] bleiben { $dearer } teurere Formen
} für spätere Würfe.
why-mark-fits = Das { $shape } zählt { $points }, zeigt die Würfel und berührt keine deiner Umrandungen.
why-erase-void = Es zählt nicht.
why-erase-room = Dann sind seine Felder frei.
why-stop-none = Für diese Würfel gibt es auf deinem Spielplan keinen 5er.
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
}; nach mehr zu suchen kostet Zeit.
why-no-five = Keine Form, die du noch hast, zeigt { $roll } irgendwo auf den freien Feldern.
why-no-five-given = Du gibst diese Runde auf.
why-cross-cheapest = Sie zählt { $points }: Keine Form, die noch passt, kostet dich weniger.
why-cross-worth = Sie zählt { $points }.
why-cross-alone = Es passt keine Form mehr; diese zählt { $points }.
why-ready = Die Runde ist gezählt.

## Optionen

option-variant = Was gespielt wird. Wer allein spielt, spielt immer die Puzzlevariante.
option-variant-basic = Grundspiel: fünf Runden, je bis zu fünf 5er
option-variant-puzzle = Puzzlevariante: ein 5er je Runde, jede Form einmal im Spiel
option-board = Die Spielpläne.
option-board-white = Weiß: alle verschieden
option-board-grey = Grau: für alle gleich
option-board-random = Zufällig: ausgelost, für alle gleich
option-timer = Wie lange die Sanduhr läuft.
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
option-daily-title = Tagesplan
option-daily = Plan und Würfel eines Tages, für alle dieselben, für eine Person allein.

## Ablehnungen

refuse-limit = Eine Runde dauert höchstens 60 bis 900 Sekunden oder mit 0 beliebig lange; { $limit } geht nicht.
refuse-no-day = { $day } ist kein Tag: Der 15. November 2026 wird 20261115 geschrieben.
refuse-daily-alone = Der Tagesplan ist für eine Person allein.
refuse-line = Eine Zeile ist ein Spielplan aus 100 Ziffern, ein Tabulator und ein Wurf aus 5 Ziffern.
refuse-board = Ein Spielplan ist 100 Ziffern von 0 bis 5, Zeile für Zeile.
refuse-roll = Ein Wurf ist fünf Ziffern von 0 bis 5.
refuse-roll-alike = Bei drei oder mehr gleichen wird neu gewürfelt.
refuse-no-player = Nur wer mitspielt, zeichnet.
refuse-other-round = Das galt einer anderen Runde: Dies ist Runde { $round }.
refuse-stopped = Stopp: Jetzt zeichnet niemand.
refuse-finished = Damit bist du schon fertig.
refuse-not-crossing = Jetzt wird keine Form gestrichen.
refuse-not-pausing = Die Runde ist noch nicht zu Ende.
refuse-marked-already = Genau das hast du schon umrandet.
refuse-too-many-marks = Auf einem Spielplan stehen höchstens zwölf Umrandungen: Wische zuerst eine weg.
refuse-no-such-mark = Eine solche Umrandung hast du in dieser Runde nicht.
refuse-empty-outline = Eine Umrandung hat mindestens ein Feld.
refuse-no-such-squares = Eine Umrandung sind verschiedene Felder des Spielplans, von 0 bis 99.
refuse-no-timer = Allein gibt es keine Sanduhr.
refuse-timer-turned = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} die Sanduhr schon umgedreht.
refuse-timer-not-turned = Die Sanduhr ist noch nicht umgedreht.
refuse-nothing-drawn = Umrande zuerst einen 5er, oder sage, dass es keinen gibt.
refuse-only-alone = Nur wer allein spielt, sagt, dass es keinen 5er gibt.
refuse-shape-used = { $shape } ist schon eingekreist oder gestrichen.
refuse-shapes-fit = Es gibt noch eine Form, die passt: Wähle einen Platz für sie.
refuse-not-that-shape = Diese Felder sind nicht die Form { $shape }.
refuse-squares-used = Ein Feld davon ist schon benutzt.
refuse-position-seats = Es spielen eine bis vier Personen, nicht { $count }.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-symbols = Die Symbole 0 bis 3 stehen je 17-mal auf einem Spielplan, 4 und 5 je 16-mal.
refuse-position-boards = Es gibt einen Spielplan für jeden Platz oder einen für alle.
refuse-position-round = Die Runden sind 1 bis { $last }.
refuse-position-crossing = Gestrichen wird nur in der Puzzlevariante, und nicht nach ihrer letzten Runde.
refuse-position-pause = Nach der letzten Runde ist das Spiel zu Ende.
refuse-position-over = Das Spiel endet erst nach seiner letzten Runde, in der Puzzlevariante auch nach einer, in der niemand einen 5er fand.
refuse-position-last = Das gezeigte Ergebnis ist das einer früheren Runde und hat einen Spielplan für jeden Platz.
refuse-position-clock = Allein gibt es weder Sanduhr noch Uhr.
refuse-position-timer = Wer die Sanduhr umgedreht hat, zeichnet nicht mehr; vorher zeichnen alle.
refuse-position-active = Das Spiel wartet auf jemanden, bis es zu Ende ist.
refuse-position-due = Ist das Spiel zu Ende, läuft nichts mehr ab.
refuse-position-unlimited = Ohne Grenze läuft nichts ab, bevor jemand die Sanduhr umdreht.
refuse-position-wiped = Umrandungen einer Runde gibt es nur, solange sie dauert.
refuse-position-marks = Umrandungen haben ein bis acht Felder, und keine steht zweimal da.
refuse-position-too-many-marks = Auf einem Spielplan stehen zu viele Umrandungen.
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
