## Was am Tisch geschieht

first = { $who_is ->
    [you] Das Los bestimmt: Du beginnst.
   *[other] Das Los bestimmt: { $who } beginnt.
}
under = { $card } wird aufgedeckt. Darauf gibt es keine Antwort, die Karte kommt unter den Stapel.
in-vain = { $count ->
    [one] { $cards } wird aufgedeckt. { $who_is ->
        [you] Darauf kannst du nicht antworten, die Karte kommt unter den Stapel.
       *[other] Darauf kann { $who } nicht antworten, die Karte kommt unter den Stapel.
    }
   *[other] { $cards } werden aufgedeckt. { $who_is ->
        [you] Auf keine davon kannst du antworten, sie kommen unter den Stapel.
       *[other] Auf keine davon kann { $who } antworten, sie kommen unter den Stapel.
    }
}
dealt = Runde { $round }: In der Mitte liegt { $centre }. { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
hand-dealt = { $who_is ->
    [you] Deine Hand: { $hand }.
   *[other] { $who } bekommt { $hand }.
}
played = { $who_is ->
    [you] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
}
played-again = { $who_is ->
    [you] Du spielst { $card }: noch einmal.
   *[other] { $who } spielt { $card }: noch einmal.
}
played-clockwise = { $who_is ->
    [you] Du spielst { $card }: Richtungswechsel, jetzt im Uhrzeigersinn.
   *[other] { $who } spielt { $card }: Richtungswechsel, jetzt im Uhrzeigersinn.
}
played-counterclockwise = { $who_is ->
    [you] Du spielst { $card }: Richtungswechsel, jetzt gegen den Uhrzeigersinn.
   *[other] { $who } spielt { $card }: Richtungswechsel, jetzt gegen den Uhrzeigersinn.
}
played-draw = { $who_is ->
    [you] Du spielst { $card }: Ziehen.
   *[other] { $who } spielt { $card }: Ziehen.
}
played-exchange = { $who_is ->
    [you] Du spielst { $card }: Tauschen.
   *[other] { $who } spielt { $card }: Tauschen.
}
refilled = Der Stapel ist leer: Die gespielten Karten werden zu einem neuen Stapel von { $cards } gemischt.
late = { $who_is ->
    [you] Deine Zeit ist um: Das Los entscheidet.
   *[other] Die Zeit von { $who } ist um: Das Los entscheidet.
}
drew = { $who_is ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
drew-card = { $who_is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
paired = Es tauschen eine Karte: { $who_is ->
    [you] du
   *[other] { $who }
} und { $other_is ->
    [you] du
   *[other] { $other }
}.
offered = { $who_is ->
    [you] Du hast gewählt, welche Karte du gibst.
   *[other] { $who } hat eine Karte zum Tauschen gewählt.
}
offered-card = { $who_is ->
    [you] Du hast { $card } zum Tauschen gewählt.
   *[other] { $who } hat { $card } zum Tauschen gewählt.
}
exchanged = Es haben getauscht: { $who_is ->
    [you] du
   *[other] { $who }
} und { $other_is ->
    [you] du
   *[other] { $other }
}.
gave = { $who_is ->
    [you] Du gibst { $other } { $card }.
   *[other] { $other_is ->
        [you] { $who } gibt dir { $card }.
       *[other] { $who } gibt { $other } { $card }.
    }
}
left = { $who_is ->
    [you] Du hast keine Karten mehr und verlässt die Runde.
   *[other] { $who } hat keine Karten mehr und verlässt die Runde.
}
lost-stuck = { $who_is ->
    [you] Du kannst nicht spielen und verlierst Runde { $round } mit { $hand }: One more!
   *[other] { $who } kann nicht spielen und verliert Runde { $round } mit { $hand }: One more!
}
lost-last = { $who_is ->
    [you] Nur du hast noch Karten und verlierst Runde { $round } mit { $hand }: One more!
   *[other] Nur { $who } hat noch Karten und verliert Runde { $round } mit { $hand }: One more!
}
won = { $who_is ->
    [you] Du hast zweimal verloren: Du gewinnst!
   *[other] { $who } hat zweimal verloren und gewinnt!
}

## Karten

piece-face = { $digit }{ $sign ->
    [plus] +
    [minus] −
   *[both] ±
}
piece-face-spoken = { $digit } { $sign ->
    [plus] plus
    [minus] minus
   *[both] plus oder minus
}
piece-card = { $digit }{ $sign ->
    [plus] +
    [minus] −
   *[both] ±
}{ $effect ->
    [again] »
    [turn] ⟲
    [draw] ↓
    [exchange] ⇄
   *[none] { "" }
}
piece-card-spoken = { $digit } { $sign ->
    [plus] plus
    [minus] minus
   *[both] plus oder minus
}{ $effect ->
    [again] { " " }noch einmal
    [turn] { " " }Richtungswechsel
    [draw] { " " }Ziehen
    [exchange] { " " }Tauschen
   *[none] { "" }
}

## Wie man schreibt

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib Ziffer, Zeichen und Wirkung wie in 4+a, 7-x, 1+t oder 9-d, und 5* für eine Startkarte.
written-cards = { $value } in „{ $at }“ enthält eine Karte öfter, als es sie gibt.

## Tipps

hint-play = Spiel { $card }.
hint-draw = { $who_is ->
    [you] Zieh selbst eine Karte.
   *[other] Lass { $who } eine Karte ziehen.
}
hint-exchange = Lass { $who_is ->
    [you] dich
   *[other] { $who }
} und { $other_is ->
    [you] dich
   *[other] { $other }
} eine Karte tauschen.
hint-give = Gib { $card }.
why-loses = Du musst { $card } selbst beantworten und hast nichts dafür: Du verlierst die Runde, wie gewünscht.
why-only = Es ist deine einzige Antwort auf { $centre }.
why-again = Du spielst gleich noch einmal und sitzt eher fest: Der Rest liegt zwischen { $low } und { $high }, mit { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
} darauf.
why-last = Es ist deine letzte Karte: Du verlässt die Runde.
why-last-draw = Es ist deine letzte Karte, aber ihr Ziehen kann dich in der Runde halten.
why-rival = { $who } braucht nur noch eine Niederlage und kann darauf mit { $answers } von neun Ziffern antworten.
why-narrow = Was du behältst, liegt zwischen { $low } und { $high }: Bei allem darüber hinaus sitzt du fest, wie gewünscht.
why-narrow-one = Du behältst nur die Ziffer { $digit }: Du sitzt bald fest, wie gewünscht.
why-easy = { $who } kann mit { $answers } von neun Ziffern antworten und sitzt kaum vor dir fest.
why-spread = Du behältst Karten zwischen { $low } und { $high }.
why-draw-stay = Du hast keine Karte mehr: Ohne diese verlässt du die Runde und kannst sie nicht verlieren.
why-draw-mine = Dann hast du eine Karte mehr, auf der du sitzen bleiben kannst.
why-draw-rival = { $who } braucht nur noch eine Niederlage; eine Karte mehr ist eine Antwort mehr.
why-draw-few = { $who } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; je weniger, desto eher sitzt man fest, und das willst du selbst.
why-exchange-wide = Deine Karten liegen zwischen { $low } und { $high }: Du kannst die äußerste weggeben.
why-exchange-mine = Du kannst wählen, was du weggibst.
why-exchange-narrow = Deine eigenen Karten liegen nah beieinander, zwischen { $low } und { $high }: Behalte sie.
why-exchange-others = Deine eigenen Karten bleiben, wie sie sind.
why-give-only = Es ist deine einzige Karte.

## Optionen

option-deck-title = Kartensatz
option-deck = Die Liste der 72 Karten ist verloren, darum gibt es drei Kartensätze. Weit: 1 bis 4 nur mit +, 6 bis 9 nur mit −; es gibt immer einen Ausweg, die Runden sind lang, und Spieler werden ihre Karten los. Alle Karten: jede Ziffer mit + und mit −, auch 9+ und 1−, auf die nichts passt; die Runden sind kurz. Ohne Sackgasse: ebenso, aber ohne 9+ und 1−.
option-deck-wide = Weit
option-deck-every = Alle Karten
option-deck-no_dead_ends = Ohne Sackgasse
option-choice_seconds = Sekunden, um zu wählen, was ein Effekt tut; danach entscheidet das Los. 0 heißt ohne Grenze.

## Ablehnungen

refuse-choice-seconds = Für eine Wahl gibt es 0 bis { $most } Sekunden, nicht { $seconds }.
refuse-over = Das Spiel ist zu Ende.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-effect-first = Deine Karte hat einen Effekt: Wähle zuerst, was er tut.
refuse-not-held = Du hast { $card } nicht.
refuse-no-answer = { $card } ist keine Antwort auf { $centre }: Ein + verlangt eine höhere Ziffer, ein − eine niedrigere, eine 5± jede außer der 5.
refuse-no-draw = Es wurde gerade keine Karte gespielt, für die jemand ziehen muss.
refuse-no-exchange = Es gibt keinen Tausch, für den zwei zu wählen wären.
refuse-no-such-player = So jemand sitzt nicht an diesem Tisch.
refuse-left = { $who_is ->
    [you] Du hast die Runde verlassen und kannst nicht gewählt werden.
   *[other] { $who } hat die Runde verlassen und kann nicht gewählt werden.
}
refuse-no-cards = { $who_is ->
    [you] Du hast keine Karte zum Tauschen.
   *[other] { $who } hat keine Karte zum Tauschen.
}
refuse-alone = Niemand tauscht allein: Wähle zwei.
refuse-not-exchanging = Du hast keine Karte zu geben: Du gehörst nicht zu den zweien, die gerade tauschen.
refuse-given = Du hast schon gewählt, welche Karte du gibst.
refuse-position-seats = An einem Tisch gibt es 3 bis 9 Hände, nicht { $count }.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-until = Eine Frist gibt es nur für eine Wahl, und nur mit der Option dafür.
refuse-position-pair = Es tauschen zwei, die je eine Karte haben, und mindestens einer von ihnen muss noch wählen.
refuse-position-losses = Wer zwei Runden verloren hat, hat gewonnen: genau einer, und erst am Ende des Spiels.
refuse-position-start = Eine Startkarte ist nie im Stapel.
refuse-position-starts = Es sind mehr Startkarten als Spieler.
refuse-position-not-in-deck = { $card } gibt es in diesem Kartensatz nicht.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-under = Es wurden mehr Karten vergeblich aufgedeckt, als der Stapel haben kann.
refuse-position-answered = { $who_is ->
    [you] Auf eine Karte unter dem Stapel kannst du antworten: Sie wäre in der Mitte geblieben.
   *[other] Auf eine Karte unter dem Stapel kann { $who } antworten: Sie wäre in der Mitte geblieben.
}
refuse-position-missing = { $card } fehlt: Hände, Mitte, gespielte Karten und Stapel ergeben alle Karten.
refuse-position-last = Eine Runde ist zu Ende, wenn nur noch einer Karten hat.
refuse-position-stuck = { $who_is ->
    [you] Du hast keine Antwort auf die Mitte: Du hättest die Runde schon verloren.
   *[other] { $who } hat keine Antwort auf die Mitte und hätte die Runde schon verloren.
}
refuse-position-effect = Die Karte in der Mitte hat nicht den Effekt, für den gewählt wird.
refuse-position-no-draw = Es gibt keine Karte, die gezogen werden könnte.
refuse-position-offer = { $who_is ->
    [you] Du hast die Karte nicht, die du zum Tauschen gewählt hast.
   *[other] { $who } hat die zum Tauschen gewählte Karte nicht.
}
