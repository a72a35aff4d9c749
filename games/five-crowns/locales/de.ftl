## Was am Tisch geschieht

first-dealer = { $who_is ->
    [you] Du gibst zuerst.
   *[other] { $who } gibt zuerst.
}
dealt = Runde { $round }: je { $cards } Karten, { $wild } ist Joker. { $who_is ->
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
    [you] Du nimmst { $card } von der Ablage.
   *[other] { $who } nimmt { $card } von der Ablage.
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
    [you] Du legst { $melds } aus. Es bleibt nichts.
   *[other] { $who } legt { $melds } aus. Es bleibt nichts.
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
reshuffled = Der Stapel ist leer: Die Ablage wird zu einem neuen Stapel von { $stock } Karten gemischt, { $top } liegt auf der Ablage.
round-ended = Runde { $round } ist zu Ende.
scored = { $who_is ->
    [you] Du bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
   *[other] { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
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
    [you] Du teilst den Sieg mit { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkten
    }.
   *[other] { $who } teilt den Sieg mit { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkten
    }.
}

## Das Spiel allein

solo-dealt = Elf Hände sind ausgeteilt, im Stapel sind noch { $stock } Karten.
solo-hand = Hand mit { $size }: { $hand }.
solo-drew = Die nächste Karte ist { $card }.
solo-placed = { $card } kommt in die Hand mit { $size }, { $discard } wird abgelegt.
solo-passed = { $card } wird aus der Hand mit { $size } gleich wieder abgelegt.
solo-closed = Die Hand mit { $size } ist geschlossen: { $melds }.
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
hint-take = Nimm { $card } von der Ablage.
hint-discard = Leg { $card } ab.
hint-go-out = Mach Schluss und leg { $card } ab.
hint-lay = Leg { $melds } aus und { $card } ab.
hint-place = Nimm { $drawn } in die Hand mit { $size } und leg { $card } ab.
hint-pass = Leg { $card } aus der Hand mit { $size } gleich wieder ab.
why-draw-only = Von der Ablage ist nichts zu nehmen.
why-draw-ends = Der Stapel ist zum dritten Mal leer: Wer zieht, beendet die Runde, und dir { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}.
why-draw-useless = { $card } würde nichts daran ändern: Dir { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}.
why-draw-little = { $card } würde nur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} sparen und zeigen, was du sammelst; eine Karte vom Stapel ist im Mittel besser.
why-take-out = Damit kannst du Schluss machen: { $melds }.
why-take-wild = { $card } ist Joker und passt überall.
why-take-meld = Sie vervollständigt { $meld } und senkt, was dir bleibt, von { $from } auf { $to ->
    [one] 1 Punkt
   *[other] { $to } Punkte
}.
why-take-fits = Sie passt in { $meld }.
why-take-lower = Sie senkt, was dir bleibt, von { $from } auf { $to ->
    [one] 1 Punkt
   *[other] { $to } Punkte
}.
why-take-average = Mit ihr { $points ->
    [one] bleibt dir 1 Punkt
   *[other] bleiben dir { $points } Punkte
}; mit einer Karte vom Stapel wären es im Mittel mehr.
why-go-out = Alle anderen Karten sind in Kombinationen: { $melds }. Die anderen haben noch einen Zug.
why-last-turn = Es ist dein letzter Zug, und so { $points ->
    [one] bleibt nur ein Punkt
   *[other] bleiben nur { $points } Punkte
}.
why-left = So { $points ->
    [one] bleibt ein Punkt
   *[other] bleiben { $points } Punkte
}.
why-discard-unwanted = Es { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}. Eine Karte, die weniger übrig lässt, würde { $who } helfen: Solche Karten waren dort schon gefragt.
why-discard-chances = Es { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}, etwas mehr als nötig: Die übrigen Karten werden eher zu Kombinationen.
why-discard-pair = Drei Karten vom Rang { $rank } sind ein Satz, zwei sind eine Last. So { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}.
why-discard-lonely = Sie passt zu keiner deiner Karten. So { $points ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $points } Punkte
}.
why-discard-dearest = Sie ist deine teuerste lose Karte: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
why-place-closes = Damit ist die Hand mit { $size } geschlossen: { $melds }.
why-place-nearer = In der Hand mit { $size } { $loose ->
    [one] ist dann eine Karte
   *[other] sind dann { $loose } Karten
} in keiner Kombination, vorher { $before }.
why-place-left = In der Hand mit { $size } { $loose ->
    [one] bleibt eine Karte
   *[other] bleiben { $loose } Karten
} in keiner Kombination.
why-pass = { $card } bringt keine offene Hand näher an ihren Schluss.

## Optionen

option-first_deal-title = Erste Runde
option-first_deal = Karten in der ersten Runde. Mit 3 spielt ihr alle elf Runden, mit mehr ein schnelles Spiel. Nicht im Spiel allein.
option-fresh_discard_on_reshuffle-title = Alles mischen, wenn der Stapel leer ist
option-fresh_discard_on_reshuffle = Wie in Les Cinq Rois: Der leere Stapel wartet, bis jemand ziehen will; die letzte abgelegte Karte kann also noch genommen werden. Dann wird die ganze Ablage gemischt und eine neue Karte aufgedeckt.

## Ablehnungen

refuse-first-deal = In der ersten Runde gibt es 3 bis 13 Karten, nicht { $deal }.
refuse-first-deal-alone = Im Spiel allein liegen alle elf Hände auf einmal: Es gibt keine spätere Runde zum Anfangen.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-only-alone = Karten in Hände einordnen kann man nur im Spiel allein.
refuse-drawn-already = Du hast schon gezogen: Lege jetzt eine Karte ab.
refuse-not-on-top = { $card } liegt nicht oben auf der Ablage.
refuse-draw-first = Ziehe zuerst eine Karte.
refuse-not-held = Du hast { $card } nicht.
refuse-nobody-out = Ausgelegt wird nur, wenn du Schluss machst, oder im letzten Zug, nachdem jemand Schluss gemacht hat.
refuse-somebody-out = Jemand hat schon Schluss gemacht: Dies ist dein letzter Zug. Lege eine Karte ab, deine Kombinationen werden mit ausgelegt.
refuse-not-all-melds = Um Schluss zu machen, müssen alle Karten außer der abgelegten in Folgen oder Sätzen sein.
refuse-no-meld = { $cards } ist weder eine Folge noch ein Satz (Joker: { $wild }).
refuse-meld-not-held = Diese Kombinationen brauchen eine Karte, die du nicht hast oder gerade ablegst.
refuse-alone = Im Spiel allein kommt die gezogene Karte in eine Hand, und eine Karte dieser Hand wird abgelegt.
refuse-nothing-to-place = Es gibt keine Karte zum Einordnen.
refuse-no-such-hand = Es gibt keine Hand mit { $hand }: Hände haben 3 bis 13 Karten.
refuse-hand-closed = Die Hand mit { $hand } ist geschlossen.
refuse-not-in-hand = { $card } ist weder in der Hand mit { $hand } noch die gezogene Karte.
refuse-position-seats = An einem Tisch gibt es 2 bis 10 Hände, nicht { $count }.
refuse-position-round = Der Joker liegt vor der ersten Runde dieses Tisches.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-hand = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: Alle haben so viele, wie gegeben wurden, wer gezogen hat, eine mehr.
refuse-position-drawn = { $card } kann nicht gezogen sein: Wer als Nächstes ablegt, hat sie nicht.
refuse-position-laid = Ausgelegt haben genau die, die Schluss gemacht haben oder seither ihren letzten Zug hatten.
refuse-position-meld = Unter dem Ausgelegten ist etwas, das weder Folge noch Satz ist.
refuse-position-out = Wer Schluss gemacht hat, hat keine Karten mehr.
refuse-position-over = Das Spiel endet erst nach der Runde mit 13 Karten.
refuse-position-points = Alle haben die Punkte von { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, je höchstens 650.
refuse-position-missing = { $card } fehlt: Hände, Ausgelegtes, Ablage und Stapel ergeben das ganze Spiel.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-stock = Die Ablage hat zu Beginn eines Zuges eine Karte, der Stapel auch, außer er wartet aufs Mischen.
refuse-position-reshuffles = Eine Runde, in der niemand Schluss macht, endet beim dritten Mischen.
refuse-position-solo-hands = Im Spiel allein gibt es elf Hände mit 3, 4, … 13 Karten.
refuse-position-solo-over = Alle Hände sind geschlossen: Es gibt keine Karte mehr einzuordnen.

## Karten

piece-card = { $rank }{ $suit ->
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
piece-rank = { $rank }
piece-rank-spoken = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
