## Was am Tisch geschieht

first = { $who_is ->
    [you] Ausgelost: Du beginnst.
   *[other] Ausgelost: { $who } beginnt.
}
under = { $card } wird aufgedeckt. Darauf passt nichts, die Karte kommt unter den Stapel.
in-vain = { $count ->
    [one] { $cards } wird aufgedeckt. { $who_is ->
        [you] Darauf kannst du nichts spielen, die Karte kommt unter den Stapel.
       *[other] Darauf kann { $who } nichts spielen, die Karte kommt unter den Stapel.
    }
   *[other] { $cards } werden aufgedeckt. { $who_is ->
        [you] Auf keine davon kannst du etwas spielen, sie kommen unter den Stapel.
       *[other] Auf keine davon kann { $who } etwas spielen, sie kommen unter den Stapel.
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
refilled = Der Stapel ist leer: Die gespielten Karten werden zu einem neuen Stapel mit { $cards } gemischt.
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
paired = { $who_is ->
    [you] Du und { $other } tauscht eine Karte.
   *[other] { $other_is ->
        [you] { $who } und du tauscht eine Karte.
       *[other] { $who } und { $other } tauschen eine Karte.
    }
}
offered = { $who_is ->
    [you] Du hast gewählt, welche Karte du gibst.
   *[other] { $who } hat eine Karte zum Tauschen gewählt.
}
offered-card = { $who_is ->
    [you] Du hast { $card } zum Tauschen gewählt.
   *[other] { $who } hat { $card } zum Tauschen gewählt.
}
exchanged = { $who_is ->
    [you] Du und { $other } habt getauscht.
   *[other] { $other_is ->
        [you] { $who } und du habt getauscht.
       *[other] { $who } und { $other } haben getauscht.
    }
}
gave = { $who_is ->
    [you] Du gibst { $other } { $card }.
   *[other] { $other_is ->
        [you] { $who } gibt dir { $card }.
       *[other] { $who } gibt { $other } { $card }.
    }
}
left = { $who_is ->
    [you] Du hast keine Karten mehr und bist raus.
   *[other] { $who } hat keine Karten mehr und ist raus.
}
lost-stuck = { $who_is ->
    [you] One more! Du verlierst Runde { $round }, denn nichts passt: { $hand }.
   *[other] One more! { $who } verliert Runde { $round }, denn nichts passt: { $hand }.
}
lost-last = { $who_is ->
    [you] One more! Du verlierst Runde { $round }, denn nur du hast noch Karten: { $hand }.
   *[other] One more! { $who } verliert Runde { $round }, denn sonst hat niemand mehr Karten: { $hand }.
}
won = { $who_is ->
    [you] Du hast zweimal verloren und gewinnst!
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
    [again] ↻
    [turn] ↶
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

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib Zahl, Vorzeichen und Effekt wie in 4+a, 7-x, 1+t oder 9-d, und 5* für eine Startkarte.
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
hint-ready = Tippe auf „Nächste Runde“.
why-loses = Auf { $card } musst du gleich selbst spielen und hast nichts dafür: Du verlierst die Runde, wie gewünscht.
why-only = Nur diese Karte passt auf { $centre }.
why-again = Du bist gleich noch einmal dran und sitzt eher fest: Deine übrigen Karten liegen zwischen { $low } und { $high }, und { $answers ->
    [one] nur eine passt
   *[other] { $answers } passen
} darauf.
why-last = Das ist deine letzte Karte: Du bist raus.
why-last-draw = Das ist deine letzte Karte, aber mit „Ziehen“ kannst du in der Runde bleiben.
why-rival = { $who } fehlt nur noch eine verlorene Runde, und darauf { $answers ->
    [8] passt fast jede Zahl
   *[other] passen { $answers } von neun Zahlen
}.
why-narrow = Deine übrigen Karten liegen zwischen { $low } und { $high }: Damit sitzt du bald fest, wie gewünscht.
why-narrow-one = Dir bleibt nur die Zahl { $digit }: Damit sitzt du bald fest, wie gewünscht.
why-easy = Darauf { $answers ->
    [8] passt fast jede Zahl
   *[other] passen { $answers } von neun Zahlen
}: { $who } sitzt kaum vor dir fest.
why-spread = Deine übrigen Karten liegen zwischen { $low } und { $high }.
why-draw-stay = Du hast keine Karte mehr: Ohne diese bist du raus und kannst die Runde nicht verlieren.
why-draw-mine = So hast du eine Karte mehr, auf der du sitzen bleiben kannst.
why-draw-rival = { $who } fehlt nur noch eine verlorene Runde; mit einer Karte mehr passt eher etwas.
why-draw-few = { $who } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; wer wenige hat, sitzt eher fest, und das willst du selbst.
why-exchange-wide = Deine Karten liegen zwischen { $low } und { $high }: Du kannst die äußerste loswerden.
why-exchange-mine = Du kannst dir aussuchen, was du weggibst.
why-exchange-narrow = Deine Karten liegen nah beieinander, zwischen { $low } und { $high }: Behalte sie.
why-exchange-others = Deine eigenen Karten bleiben, wie sie sind.
why-give-only = Du hast nur diese Karte.
why-ready = Die Runde ist vorbei; die nächste beginnt, wenn alle bereit sind.

## Was falsch war, in einer Analyse

fault-not-lost = Mit { $card } hättest du noch einmal spielen müssen und nicht gekonnt: So hättest du die Runde verloren, wie gewünscht.
fault-left-round = Ohne Karten bist du aus der Runde und kannst sie nicht mehr verlieren.
fault-not-again = Nach { $card } hättest du gleich noch einmal gespielt: eine Karte weniger, und du hättest eher festgesessen.
fault-spent-again = Nach { $card } musst du noch einmal spielen: Heb sie auf, dann sitzt du damit später fest.
fault-rival = { $who } fehlt nur noch eine verlorene Runde, und auf { $card } { $answers ->
    [0] passt keine
   *[other] passen nur { $answers }
} von neun Zahlen.
fault-hard = { $answers ->
    [0] Auf { $card } passt nichts: { $who } verliert die Runde vor dir.
   *[other] Auf { $card } passen nur { $answers } von neun Zahlen: { $who } sitzt vielleicht vor dir fest.
}
fault-wide = Ohne { $card } liegen deine Karten zwischen { $low } und { $high }; zwischen { $better_low } und { $better_high } würdest du eher festsitzen.
fault-drew = Mit einer Karte mehr passt eher etwas: Du sitzt später fest.
fault-draw-rival = { $who } fehlt nur noch eine verlorene Runde: Dort gehörte die Karte hin.
fault-draw-other = { $who } war näher daran, die Runde zu verlieren: Dort gehörte die Karte hin.
fault-exchanged = Deine Karten zwischen { $low } und { $high } waren gut, wie sie waren: Der Tausch hat sie gefährdet.
fault-not-exchanged = Deine Karten liegen zwischen { $low } und { $high }: Ein Tausch hätte dich von einer befreit, mit der du weiterspielen kannst.
fault-gave-bomb = Nach { $card } muss man noch einmal spielen: Damit hättest du die Runde am ehesten verloren.
fault-gave = Ohne { $card } liegen deine Karten zwischen { $low } und { $high }; zwischen { $better_low } und { $better_high } würdest du eher festsitzen.

## Optionen

option-deck-title = Kartensatz
option-deck = Weit: 1 bis 4 nur mit +, 6 bis 9 nur mit −; es passt immer etwas, die Runden sind lang, und manche werden alle Karten los. Alle Karten: jede Zahl mit + und mit −, auch 9+ und 1−, auf die nichts passt; die Runden sind kurz. Ohne Sackgasse: ebenso, aber ohne 9+ und 1−.
option-deck-wide = Weit
option-deck-every = Alle Karten
option-deck-no_dead_ends = Ohne Sackgasse
option-choice_seconds-title = Zeit zum Wählen
option-choice_seconds = So viele Sekunden hast du bei einem Effekt zum Wählen; danach entscheidet das Los. 0 heißt unbegrenzt.

## Ablehnungen

refuse-choice-seconds = Zum Wählen gibt es 0 bis { $most } Sekunden, nicht { $seconds }.
refuse-over = Das Spiel ist vorbei.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-not-your-turn = Du bist nicht dran.
refuse-effect-first = Erst kommt der Effekt deiner Karte: Wähle, wen er trifft.
refuse-not-held = Du hast { $card } nicht.
refuse-no-answer = { $card } passt nicht auf { $centre }: Auf + gehört eine höhere Zahl, auf − eine niedrigere, auf 5± jede außer der 5.
refuse-no-draw = Gerade muss niemand eine Karte ziehen.
refuse-no-exchange = Gerade tauscht niemand eine Karte.
refuse-no-such-player = So jemand sitzt nicht an diesem Tisch.
refuse-left = { $who_is ->
    [you] Du bist raus: Dich kann niemand mehr wählen.
   *[other] { $who } ist raus und kann nicht gewählt werden.
}
refuse-no-cards = { $who_is ->
    [you] Du hast keine Karte zum Tauschen.
   *[other] { $who } hat keine Karte zum Tauschen.
}
refuse-alone = Zum Tauschen gehören zwei: Wähle noch jemanden.
refuse-not-exchanging = Du gibst gerade keine Karte: Andere tauschen.
refuse-given = Du hast schon gewählt, welche Karte du gibst.
refuse-round-over = Die Runde ist vorbei: Die nächste beginnt, wenn alle bereit sind.
refuse-nothing-to-be-ready-for = Dafür musst du jetzt nicht bereit sein.
refuse-ready-already = Du bist schon bereit.
refuse-position-seats = An einem Tisch gibt es 3 bis 9 Hände, nicht { $count }.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-until = Eine Frist gibt es nur für eine Wahl, und nur mit der Option dafür.
refuse-position-pair = Es tauschen zwei, die je eine Karte haben, und mindestens einer von ihnen muss noch wählen.
refuse-position-between = Zwischen zwei Runden sagt „last“, wer die eben gespielte verloren hat, mit welcher Hand und auf welche Karte.
refuse-position-ready = Bereit ist man nur zwischen zwei Runden, und sind es alle, beginnt die nächste.
refuse-position-losses = Wer zwei Runden verloren hat, hat gewonnen: genau einer, und erst am Ende des Spiels.
refuse-position-start = Eine Startkarte ist nie im Stapel.
refuse-position-starts = Es sind mehr Startkarten als Spieler.
refuse-position-not-in-deck = { $card } gibt es in diesem Kartensatz nicht.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-under = Es wurden mehr Karten vergeblich aufgedeckt, als der Stapel haben kann.
refuse-position-answered = { $who_is ->
    [you] Auf eine Karte unter dem Stapel kannst du spielen: Sie wäre in der Mitte geblieben.
   *[other] Auf eine Karte unter dem Stapel kann { $who } spielen: Sie wäre in der Mitte geblieben.
}
refuse-position-missing = { $card } fehlt: Hände, Mitte, gespielte Karten und Stapel ergeben alle Karten.
refuse-position-last = Eine Runde ist vorbei, wenn nur noch einer Karten hat.
refuse-position-stuck = { $who_is ->
    [you] Du hast nichts, was auf die Mitte passt: Du hättest die Runde schon verloren.
   *[other] { $who } hat nichts, was auf die Mitte passt, und hätte die Runde schon verloren.
}
refuse-position-effect = Die Karte in der Mitte hat nicht den Effekt, für den gewählt wird.
refuse-position-no-draw = Es gibt keine Karte, die gezogen werden könnte.
refuse-position-offer = { $who_is ->
    [you] Du hast die Karte nicht, die du zum Tauschen gewählt hast.
   *[other] { $who } hat die zum Tauschen gewählte Karte nicht.
}
