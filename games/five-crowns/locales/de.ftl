## Was am Tisch geschieht

first-dealer = { $who_is ->
    [you] Du gibst zuerst.
   *[other] { $who } gibt zuerst.
}
dealt = Runde { $round }: je { $cards } Karten, { $wild } ist wild. { $who_is ->
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
    [you] Du gehst aus mit { $melds }!
   *[other] { $who } geht aus mit { $melds }!
}
laid = { $who_is ->
    [you] Du legst { $melds } aus. Es bleiben { $left }, { $points } Punkte.
   *[other] { $who } legt { $melds } aus. Es bleiben { $left }, { $points } Punkte.
}
laid-all = { $who_is ->
    [you] Du legst { $melds } aus. Es bleibt nichts.
   *[other] { $who } legt { $melds } aus. Es bleibt nichts.
}
laid-nothing = { $who_is ->
    [you] Du kannst nichts auslegen. Es bleiben { $left }, { $points } Punkte.
   *[other] { $who } kann nichts auslegen. Es bleiben { $left }, { $points } Punkte.
}
reshuffled = Der Stapel ist leer: Die Ablage wird zu einem neuen Stapel von { $stock } Karten gemischt, { $top } liegt auf der Ablage.
round-ended = Runde { $round } ist zu Ende.
scored = { $who_is ->
    [you] Du bekommst { $points } Punkte, zusammen { $total }.
   *[other] { $who } bekommt { $points } Punkte, zusammen { $total }.
}
won = { $who_is ->
    [you] Du gewinnst mit { $total } Punkten.
   *[other] { $who } gewinnt mit { $total } Punkten.
}
won-shared = { $who_is ->
    [you] Du teilst den Sieg mit { $total } Punkten.
   *[other] { $who } teilt den Sieg mit { $total } Punkten.
}

## Das Spiel allein

solo-dealt = Elf Hände sind ausgeteilt, im Stapel sind noch { $stock } Karten.
solo-hand = Hand mit { $size }: { $hand }.
solo-drew = Die nächste Karte ist { $card }.
solo-placed = { $card } kommt in die Hand mit { $size }, { $discard } wird abgelegt.
solo-passed = { $card } wird aus der Hand mit { $size } gleich wieder abgelegt.
solo-closed = Die Hand mit { $size } ist geschlossen: { $melds }.
solo-counted = Die offenen Hände kosten { $points } Punkte.
solo-won = Alle elf Hände sind geschlossen. Du gewinnst!
solo-lost = Der Stapel ist leer. { $closed } von elf Händen sind geschlossen.

## Wie man schreibt

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib Wert und Farbe wie in 10h oder Kd (t h c s d), und W für einen Joker.
written-rank = { $value } in „{ $at }“ ist kein Wert: Schreib eine Zahl von 3 bis 13; Bube, Dame und König sind 11, 12 und 13.
written-hand = { $value } in „{ $at }“ ist keine Hand: Schreib bis zu 14 Karten wie in 3t 10h Jc Qs Kd W.
written-melds = Die Kombinationen in „{ $at }“ haben zu viele Karten: zusammen höchstens { $most }.

## Tipps

hint-draw = Zieh vom Stapel.
hint-take = Nimm { $card } von der Ablage.
hint-discard = Leg { $card } ab.
hint-go-out = Geh aus und leg { $card } ab.
hint-lay = Leg { $melds } aus und { $card } ab.
hint-place = Nimm { $drawn } in die Hand mit { $size } und leg { $card } ab.
hint-pass = Leg { $card } aus der Hand mit { $size } gleich wieder ab.
why-draw-only = Von der Ablage ist nichts zu nehmen.
why-draw-useless = { $card } würde die { $points } Punkte, die dir bleiben, nicht senken.
why-draw-little = { $card } würde nur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} sparen und zeigen, was du sammelst; eine Karte vom Stapel ist im Mittel besser.
why-take-out = Damit kannst du ausgehen: { $melds }.
why-take-wild = { $card } ist wild und passt überall.
why-take-meld = Sie vervollständigt { $meld } und senkt, was dir bleibt, von { $from } auf { $to } Punkte.
why-take-fits = Sie passt in { $meld }.
why-take-lower = Sie senkt, was dir bleibt, von { $from } auf { $to } Punkte.
why-take-average = Mit ihr bleiben dir { $points } Punkte; mit einer Karte vom Stapel wären es im Mittel mehr.
why-go-out = Alle anderen Karten sind in Kombinationen: { $melds }. Die anderen haben noch einen Zug.
why-last-turn = Es ist dein letzter Zug, und so { $points ->
    [one] bleibt nur ein Punkt
   *[other] bleiben nur { $points } Punkte
}.
why-left = So { $points ->
    [one] bleibt ein Punkt
   *[other] bleiben { $points } Punkte
}.
why-discard-unwanted = Es bleiben { $points } Punkte. Eine Karte, die weniger übrig lässt, würde { $who } helfen: Solche Karten waren dort schon gefragt.
why-discard-chances = Es bleiben { $points } Punkte, etwas mehr als nötig: Die übrigen Karten werden eher zu Kombinationen.
why-discard-pair = Drei Karten vom Rang { $rank } sind ein Satz, zwei sind eine Last. So bleiben { $points } Punkte.
why-discard-lonely = Sie passt zu keiner deiner Karten. So bleiben { $points } Punkte.
why-discard-dearest = Sie ist die teuerste der Karten, die in keiner Kombination sind: { $points } Punkte.
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
option-first_deal = Karten in der ersten Runde. 3 spielt alle elf Runden, mehr ist ein Schnellstart.
option-fresh_discard_on_reshuffle-title = Frische Ablage, wenn der Stapel leer ist
option-fresh_discard_on_reshuffle = Ist der Stapel leer, wird die ganze Ablage gemischt und eine neue Karte aufgedeckt.

## Ablehnungen

refuse-first-deal = In der ersten Runde gibt es 3 bis 13 Karten, nicht { $deal }.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-only-alone = Karten in Hände einordnen kann man nur im Spiel allein.
refuse-drawn-already = Du hast schon gezogen: Lege jetzt eine Karte ab.
refuse-not-on-top = { $card } liegt nicht oben auf der Ablage.
refuse-draw-first = Ziehe zuerst eine Karte.
refuse-not-held = Du hast { $card } nicht.
refuse-nobody-out = Ausgelegt wird nur beim Ausgehen oder im letzten Zug, nachdem jemand ausgegangen ist.
refuse-somebody-out = Jemand ist schon ausgegangen: Dies ist dein letzter Zug. Lege eine Karte ab, deine Kombinationen werden mit ausgelegt.
refuse-not-all-melds = Zum Ausgehen müssen alle Karten außer der abgelegten in Folgen oder Sätzen sein.
refuse-no-meld = { $cards } ist weder eine Folge noch ein Satz (wild: { $wild }).
refuse-meld-not-held = Diese Kombinationen brauchen eine Karte, die du nicht hast oder gerade ablegst.
refuse-alone = Im Spiel allein kommt die gezogene Karte in eine Hand, und eine Karte dieser Hand wird abgelegt.
refuse-nothing-to-place = Es gibt keine Karte zum Einordnen.
refuse-no-such-hand = Es gibt keine Hand mit { $hand }: Hände haben 3 bis 13 Karten.
refuse-hand-closed = Die Hand mit { $hand } ist geschlossen.
refuse-not-in-hand = { $card } ist weder in der Hand mit { $hand } noch die gezogene Karte.
refuse-position-seats = An einem Tisch gibt es 2 bis 10 Hände, nicht { $count }.
refuse-position-round = Der wilde Rang liegt vor der ersten Runde dieses Tisches.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-hand = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $cards } Karten: Alle haben so viele, wie gegeben wurden, wer gezogen hat, eine mehr.
refuse-position-drawn = { $card } kann nicht gezogen sein: Wer als Nächstes ablegt, hat sie nicht.
refuse-position-laid = Ausgelegt haben genau die, die ausgegangen sind oder seither ihren letzten Zug hatten.
refuse-position-meld = Unter dem Ausgelegten ist etwas, das weder Folge noch Satz ist.
refuse-position-out = Wer ausgegangen ist, hat keine Karten mehr.
refuse-position-over = Das Spiel endet erst nach der Runde mit 13 Karten.
refuse-position-points = Alle haben die Punkte von { $rounds } Runden, je höchstens 650.
refuse-position-missing = { $card } fehlt: Hände, Ausgelegtes, Ablage und Stapel ergeben das ganze Spiel.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-stock = Stapel und Ablage haben zu Beginn eines Zuges je eine Karte.
refuse-position-reshuffles = Eine Runde, in der niemand ausgeht, endet beim dritten Mischen.
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
