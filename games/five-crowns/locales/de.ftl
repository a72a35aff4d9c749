## Was am Tisch geschieht

first-dealer = { $who_is ->
    [you] Du gibst zuerst.
   *[other] { $who } gibt zuerst.
}
dealt = Runde { $round }: je { $cards } Karten, Joker: { $wild }. { $who_is ->
    [you] Du gibst und deckst { $top } auf.
   *[other] { $who } gibt und deckt { $top } auf.
}
hand-dealt = { $who_is ->
    [you] Deine Hand: { $hand }.
   *[other] { $who } bekommt { $hand }.
}
drew = { $who_is ->
    [you] Du ziehst vom Stapel.
   *[other] { $who } zieht vom Stapel.
}
drew-card = { $who_is ->
    [you] Du ziehst { $card } vom Stapel.
   *[other] { $who } zieht { $card } vom Stapel.
}
took = { $who_is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $who } nimmt { $card } vom Ablagestapel.
}
discarded = { $who_is ->
    [you] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
}
went-out = { $who_is ->
    [you] Du machst Schluss mit { $melds }!
   *[other] { $who } macht Schluss mit { $melds }!
}
laid = { $who_is ->
    [you] Du legst { $melds } aus. Übrig: { $left }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } legt { $melds } aus. Übrig: { $left }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
laid-all = { $who_is ->
    [you] Du legst { $melds } aus. Nichts bleibt übrig.
   *[other] { $who } legt { $melds } aus. Nichts bleibt übrig.
}
laid-nothing = { $who_is ->
    [you] Du kannst nichts auslegen. Übrig: { $left }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } kann nichts auslegen. Übrig: { $left }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
reshuffled = Der Stapel ist leer: Der Ablagestapel wird zu einem neuen Stapel mit { $stock } Karten gemischt, { $top } liegt offen.
round-ended = Runde { $round } ist vorbei.
scored = { $who_is ->
    [you] Du bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
   *[other] { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
}
won = { $who_is ->
    [you] Du gewinnst mit { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkten
    }.
   *[other] { $who } gewinnt mit { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkten
    }.
}
won-shared = { $who_is ->
    [you] Geteilter Sieg: Du hast { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.
   *[other] Geteilter Sieg: { $who } hat { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.
}

## Das Spiel allein

solo-dealt = Elf Hände sind ausgeteilt, im Stapel sind noch { $stock } Karten.
solo-hand = { $size }er-Hand: { $hand }.
solo-drew = Die nächste Karte ist { $card }.
solo-placed = { $card } kommt in die { $size }er-Hand, { $discard } wird abgelegt.
solo-passed = { $card } wird aus der { $size }er-Hand gleich wieder abgelegt.
solo-closed = Die { $size }er-Hand ist geschlossen: { $melds }.
solo-counted = Die offenen Hände kosten { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
solo-won = Alle elf Hände sind geschlossen. Du gewinnst!
solo-lost = Der Stapel ist leer. { $closed ->
    [0] Keine der elf Hände ist geschlossen.
    [one] Eine von elf Händen ist geschlossen.
   *[other] { $closed } von elf Händen sind geschlossen.
}

## Wie man schreibt

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib Wert und Farbe wie in 10h oder Kd (t h c s d), und W für einen Joker.
written-rank = { $value } in „{ $at }“ ist kein Wert: Schreib eine Zahl von 3 bis 13; Bube, Dame und König sind 11, 12 und 13.
written-hand = { $value } in „{ $at }“ ist keine Hand: Schreib bis zu 14 Karten wie in 3t 10h Jc Qs Kd W.
written-melds = Die Kombinationen in „{ $at }“ haben zu viele Karten: zusammen höchstens { $most }.

## Tipps

hint-draw = Zieh vom Stapel.
hint-take = Nimm { $card } vom Ablagestapel.
hint-discard = Leg { $card } ab.
hint-go-out = Mach Schluss und leg { $card } ab.
hint-lay = Leg { $melds } aus und { $card } ab.
hint-place = Nimm { $drawn } in die { $size }er-Hand und leg { $card } ab.
hint-pass = Leg { $card } aus der { $size }er-Hand gleich wieder ab.
why-draw-only = Vom Ablagestapel kannst du nichts nehmen.
why-draw-ends = Der Stapel ist zum dritten Mal leer: Ziehst du, endet die Runde, und dir { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}.
why-draw-useless = { $card } hilft dir nicht: Dir { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}.
why-draw-little = { $card } spart dir nur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und verrät, was du sammelst; vom Stapel ziehen ist im Schnitt besser.
why-draw-average = { $card } spart dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}; vom Stapel ziehen ist im Schnitt besser.
why-take-out = Damit kannst du Schluss machen: { $melds }.
why-take-wild = { $card } ist Joker und passt überall.
why-take-meld = Sie passt in { $meld }: Statt { $from } { $to ->
    [one] bleibt dir 1 Punkt
   *[other] bleiben dir { $to } Punkte
}.
why-take-fits = Sie passt in { $meld }.
why-take-lower = Statt { $from } { $to ->
    [one] bleibt dir dann 1 Punkt
   *[other] bleiben dir dann { $to } Punkte
}.
why-take-average = Mit ihr { $points ->
    [one] bleibt dir 1 Punkt
   *[other] bleiben dir { $points } Punkte
}; mit einer Karte vom Stapel wären es im Schnitt mehr.
why-go-out = Alle anderen Karten sind in Kombinationen: { $melds }. Die anderen haben noch einen Zug.
why-last-turn = Es ist dein letzter Zug, und so { $points ->
    [one] bleibt dir nur ein Punkt
   *[other] bleiben dir nur { $points } Punkte
}.
why-left = So { $points ->
    [one] bleibt dir ein Punkt
   *[other] bleiben dir { $points } Punkte
}.
why-discard-unwanted = Dir { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}. Es ginge mit weniger, aber die Karte dafür würde { $who } helfen.
why-discard-chances = Dir { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}, etwas mehr als nötig: Aus den übrigen Karten werden eher Kombinationen.
why-discard-pair = Dreimal { $rank } ist ein Satz, zweimal nur Ballast. So { $points ->
    [one] bleibt dir 1 Punkt
   *[other] bleiben dir { $points } Punkte
}.
why-discard-lonely = Sie passt zu keiner deiner Karten. So { $points ->
    [one] bleibt dir 1 Punkt
   *[other] bleiben dir { $points } Punkte
}.
why-discard-dearest = Sie ist deine teuerste lose Karte: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
why-place-closes = Damit ist die { $size }er-Hand geschlossen: { $melds }.
why-place-nearer = In der { $size }er-Hand { $loose ->
    [one] ist dann nur eine Karte
   *[other] sind dann nur { $loose } Karten
} lose, vorher { $before }.
why-place-left = In der { $size }er-Hand { $loose ->
    [one] bleibt eine Karte
   *[other] bleiben { $loose } Karten
} lose.
why-pass = { $card } hilft keiner offenen Hand.

## Was falsch war, in einer Analyse

fault-not-out = Du hättest Schluss machen können: { $melds }.
fault-left-out = { $card } lag offen, und damit hättest du Schluss machen können: { $melds }.
fault-left-wild = { $card } lag offen und ist ein Joker: Er passt überall.
fault-left-card = { $card } lag offen und bringt dich von { $from } auf { $to ->
    [one] { $to } Punkt
   *[other] { $to } Punkte
}.
fault-left-chance = { $card } lag offen und bringt dich näher an eine Kombination als eine unbekannte Karte.
fault-took = { $card } hilft dir weniger als eine unbekannte Karte und zeigt, was du sammelst.
fault-last-turn = Dein letzter Zug: Mit { $card } auf dem Ablagestapel bleiben dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $best ->
    [0] keiner
   *[other] { $best }
} wäre möglich gewesen.
fault-laid-less = Du hättest mehr auslegen können: { $melds }. Dann bleiben { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf der Hand.
fault-threw-wild = { $card } ist ein Joker und passt überall: Den wirft man nie weg.
fault-broke-meld = { $card } gehörte zu { $meld }: Ohne sie bleiben dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $best }.
fault-fed = { $who } ist als Nächstes dran und sammelt Karten wie { $card }.
fault-kept-dear = { $other } passt nirgends und kostet beim Behalten { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als { $card }.
fault-threw-chance = Aus { $card } wäre eher eine Kombination geworden als aus { $other }.
fault-solo-open = Mit { $card } wäre die { $size }er-Hand geschlossen.
fault-solo-passed = { $card } war nützlich, und du hast sie weggeworfen.
fault-solo-placed = { $card } war in einer anderen Hand mehr wert als in der { $size }er-Hand, oder kostete dort eine bessere Karte.

## Optionen

option-first_deal-title = Erste Runde
option-first_deal = So viele Karten gibt es in der ersten Runde. Mit 3 spielt ihr alle elf Runden, mit mehr geht es schneller. Allein zählt das nicht.
option-fresh_discard_on_reshuffle-title = Alles mischen, wenn der Stapel leer ist
option-fresh_discard_on_reshuffle = Wie in Les Cinq Rois: Der leere Stapel wartet, bis jemand ziehen will; die letzte abgelegte Karte kann also noch genommen werden. Dann wird der ganze Ablagestapel gemischt und eine neue Karte aufgedeckt.

## Ablehnungen

refuse-first-deal = In der ersten Runde gibt es 3 bis 13 Karten, nicht { $deal }.
refuse-first-deal-alone = Allein liegen alle elf Hände auf einmal da: Es gibt keine spätere Runde zum Anfangen.
refuse-not-your-turn = Du bist nicht dran.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-only-alone = Karten auf Hände verteilen kannst du nur, wenn du allein spielst.
refuse-drawn-already = Du hast schon gezogen: Leg jetzt eine Karte ab.
refuse-not-on-top = { $card } liegt nicht oben auf dem Ablagestapel.
refuse-draw-first = Zieh zuerst eine Karte.
refuse-not-held = Du hast { $card } nicht.
refuse-nobody-out = Auslegen darfst du nur, wenn du Schluss machst oder jemand schon Schluss gemacht hat.
refuse-somebody-out = Jemand hat schon Schluss gemacht: Leg eine Karte ab, deine Kombinationen werden mit ausgelegt.
refuse-not-all-melds = Schluss machen kannst du nur, wenn alle Karten außer der abgelegten in Folgen oder Sätzen sind.
refuse-no-meld = { $cards } ist weder Folge noch Satz (Joker: { $wild }).
refuse-meld-not-held = Diese Kombinationen brauchen eine Karte, die du nicht hast oder gerade ablegst.
refuse-alone = Allein kommt die gezogene Karte in eine Hand, und eine Karte dieser Hand wird abgelegt.
refuse-nothing-to-place = Es gibt gerade keine Karte zu verteilen.
refuse-no-such-hand = Es gibt keine { $hand }er-Hand: Hände haben 3 bis 13 Karten.
refuse-hand-closed = Die { $hand }er-Hand ist geschlossen.
refuse-not-in-hand = { $card } ist weder in der { $hand }er-Hand noch die gezogene Karte.
refuse-position-seats = An einem Tisch gibt es 2 bis 10 Hände, nicht { $count }.
refuse-position-round = Der Joker liegt vor der ersten Runde dieses Tisches.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-hand = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: Alle haben so viele, wie ausgeteilt wurden, wer gezogen hat, eine mehr.
refuse-position-drawn = { $card } kann nicht gezogen sein: Wer als Nächstes ablegt, hat sie nicht.
refuse-position-laid = Ausgelegt haben genau die, die Schluss gemacht haben oder seither ihren letzten Zug hatten.
refuse-position-meld = Unter dem Ausgelegten ist etwas, das weder Folge noch Satz ist.
refuse-position-out = Wer Schluss gemacht hat, hat keine Karten mehr.
refuse-position-over = Das Spiel endet erst nach der Runde mit 13 Karten.
refuse-position-points = Alle haben die Punkte von { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, je höchstens 650.
refuse-position-missing = { $card } fehlt: Hände, Ausgelegtes, Ablagestapel und Stapel ergeben das ganze Spiel.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-stock = Der Ablagestapel hat zu Beginn eines Zuges eine Karte, der Stapel auch, außer er wartet aufs Mischen.
refuse-position-reshuffles = Eine Runde, in der niemand Schluss macht, endet beim dritten Mischen.
refuse-position-solo-hands = Allein gibt es elf Hände mit 3, 4, … 13 Karten.
refuse-position-solo-over = Alle Hände sind geschlossen: Es gibt keine Karte mehr zu verteilen.

## Karten

piece-card = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}{ $suit ->
    [t] ★
    [h] ♥
    [c] ♣
    [s] ♠
   *[d] ♦
}
piece-card-spoken = { $suit ->
    [t] Stern
    [h] Herz
    [c] Kreuz
    [s] Pik
   *[d] Karo
}{ $rank ->
    [J] -Bube
    [Q] -Dame
    [K] -König
   *[other] { " " }{ $rank }
}
piece-joker = Joker
piece-joker-spoken = Joker
piece-rank = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}
piece-rank-spoken = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
