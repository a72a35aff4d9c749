## Karten

piece-card = { $value }
piece-card-spoken = { $sign ->
    [minus] minus eins
   *[plus] { $value }
}

## Was am Tisch geschieht

dealt = Runde { $round } ist gegeben. { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
peek = { $who_is ->
    [you] Du siehst dir die unteren Karten deiner Pyramide an: { $cards }.
   *[other] { $who } sieht sich die unteren Karten der Pyramide an: { $cards }.
}
began = { $who_is ->
    [you] Du deckst { $card } auf und beginnst.
   *[other] { $who } deckt { $card } auf und beginnt.
}
drew = { $who_is ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
drew-card = { $who_is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
took = { $who_is ->
    [you] Du nimmst { $card } von der Ablage.
   *[other] { $who } nimmt { $card } von der Ablage.
}
discarded = { $who_is ->
    [you] Du legst { $card } von Platz { $place } ab.
   *[other] { $who } legt { $card } von Platz { $place } ab.
}
discarded-drawn = { $who_is ->
    [you] Du legst { $card } gleich wieder ab.
   *[other] { $who } legt { $card } gleich wieder ab.
}
claimed = { $who_is ->
    [you] Du wirfst die Karte von Platz { $place }.
   *[other] { $who } wirft die Karte von Platz { $place }.
}
dropped = { $who_is ->
    [you] Ein schneller Abwurf war früher da: Wähle noch einmal.
   *[other] Ein schneller Abwurf kam dem zuvor, was { $who } tun wollte.
}
won-race = { $who_is ->
    [you] Schneller Abwurf! Du wirfst { $card } nach { $ms } ms.
   *[other] Schneller Abwurf! { $who } wirft { $card } nach { $ms } ms.
}
blocked = Die Kraft der { $card } ist blockiert.
too-late = { $who_is ->
    [you] Zu spät: Du nimmst { $card } zurück.
   *[other] Zu spät: { $who } nimmt { $card } zurück.
}
too-late-by-time = { $who_is ->
    [you] Zu spät, nach { $ms } ms: Du nimmst { $card } zurück.
   *[other] Zu spät, nach { $ms } ms: { $who } nimmt { $card } zurück.
}
wrong = { $who_is ->
    [you] Falsch: Du hast { $card } geworfen und nimmst die Karte zurück.
   *[other] Falsch: { $who } hat { $card } geworfen und nimmt die Karte zurück.
}
penalty = { $who_is ->
    [you] Du bekommst eine Strafkarte.
   *[other] { $who } bekommt eine Strafkarte.
}
started = { $who_is ->
    [you] Du nutzt die Kraft der { $power }.
   *[other] { $who } nutzt die Kraft der { $power }.
}
used-8 = { $who_is ->
    [you] Du tauschst die oberste Karte des Stapels gegen { $whom_is ->
        [you] deine eigene Karte
       *[other] die Karte von { $whom }
    } auf Platz { $place }.
   *[other] { $who } tauscht die oberste Karte des Stapels gegen { $whom_is ->
        [you] deine Karte
       *[other] die Karte von { $whom }
    } auf Platz { $place }.
}
used-10 = { $who_is ->
    [you] Du tauschst deine Karte von Platz { $own } gegen { $whom_is ->
        [you] deine eigene
       *[other] die von { $whom }
    } auf Platz { $place }.
   *[other] { $who } tauscht die Karte von Platz { $own } gegen { $whom_is ->
        [you] deine
       *[other] die von { $whom }
    } auf Platz { $place }.
}
used-12 = { $who_is ->
    [you] Du legst die oberste Karte des Stapels zu { $whom_is ->
        [you] deiner eigenen Pyramide
       *[other] der Pyramide von { $whom }
    }.
   *[other] { $who } legt die oberste Karte des Stapels zu { $whom_is ->
        [you] deiner Pyramide
       *[other] der Pyramide von { $whom }
    }.
}
used-14 = { $who_is ->
    [you] Du gibst deine Karte von Platz { $own } an { $whom_is ->
        [you] dich selbst
       *[other] { $whom }
    }.
   *[other] { $who } gibt die Karte von Platz { $own } an { $whom_is ->
        [you] dich
       *[other] { $whom }
    }.
}
skipped = { $who_is ->
    [you] Deine Kraft hat kein Ziel mehr.
   *[other] Die Kraft von { $who } hat kein Ziel mehr.
}
called = { $who_is ->
    [you] Du sagst: 5 oder weniger!
   *[other] { $who } sagt: 5 oder weniger!
}
last-claims = Alle Züge sind vorbei. Letzte schnelle Abwürfe!
refilled = Der Stapel ist leer: Die Ablage wird zu einem neuen Stapel von { $pile ->
    [one] einer Karte
   *[other] { $pile } Karten
} gemischt.
round-ended = Runde { $round } ist zu Ende.
counted = { $who_is ->
    [you] Du hast { $cards }, zusammen { $sum }, und bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: bisher { $total }.
   *[other] { $who } hat { $cards }, zusammen { $sum }, und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: bisher { $total }.
}
counted-winner = { $who_is ->
    [you] Du gewinnst die Runde mit { $cards }, zusammen { $sum }, und bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: bisher { $total }.
   *[other] { $who } gewinnt die Runde mit { $cards }, zusammen { $sum }, und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: bisher { $total }.
}
counted-caller = { $who_is ->
    [you] Du hast „5 oder weniger“ gesagt mit { $cards }, zusammen { $sum }, und bekommst das Doppelte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: bisher { $total }.
   *[other] { $who } hat „5 oder weniger“ gesagt mit { $cards }, zusammen { $sum }, und bekommt das Doppelte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: bisher { $total }.
}
won = { $who_is ->
    [you] Du gewinnst das Spiel!
   *[other] { $who } gewinnt das Spiel!
}
won-shared = { $who_is ->
    [you] Du teilst dir den Sieg.
   *[other] { $who } teilt sich den Sieg.
}

## Wie man schreibt

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib eine ganze Zahl von -1 bis 14.
written-slots = { $value } in „{ $at }“ sind keine Plätze einer Pyramide: Sie hat höchstens { $most }, gezählt ab 0.
written-power = { $value } in „{ $at }“ hat keine Kraft: Eine Kraft haben 8, 10, 12 und 14.

## Tipps

hint-ready = Sag, dass du genug gesehen hast.
hint-draw = Zieh vom Stapel.
hint-take = Nimm { $card } für deine Karte auf Platz { $place }.
hint-swap = Leg { $card } auf Platz { $place }.
hint-discard = Leg die gezogene { $card } ab.
hint-power = Nutze die Kraft der { $power }.
hint-target-8 = Tausche die oberste Karte des Stapels gegen die von { $whom } auf Platz { $place }.
hint-target-10 = Tausche deine Karte auf Platz { $own } gegen die von { $whom } auf Platz { $place }.
hint-target-12 = Gib { $whom } die oberste Karte des Stapels.
hint-target-14 = Gib { $whom } deine Karte von Platz { $own }.
hint-call = Sag „5 oder weniger“.
hint-end-turn = Beende deinen Zug.
hint-claim = Wirf deine Karte von Platz { $place }!
why-ready-peek = Deine unteren Karten sind { $cards }, zusammen { $sum }: Merk dir, welche wo liegt.
why-ready-next = Die Runde ist gezählt; die nächste beginnt, wenn alle bereit sind.
why-draw-only = Die oberste Karte der Ablage kann nicht genommen werden.
why-draw-high = Die { $card } auf der Ablage ist nicht niedriger als deine höchste bekannte Karte, die { $highest }.
why-draw-average = Die { $card } auf der Ablage bringt dir wenig; eine Karte, die niemand gesehen hat, kostet etwa { $average }.
why-put-unseen = Was dort liegt, hast du nicht gesehen. Die { $card } ist niedriger als die { $average }, die eine ungesehene Karte im Mittel kostet, und dann kennst du sie.
why-put-known = Was dort liegt, hast du nicht gesehen; dann kennst du es.
why-put-lower = Die { $card } ist niedriger als die { $old } dort: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger.
why-put-twin = Die { $old } geht, das sind { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger, und deine andere { $old } kannst du hinterherwerfen.
why-put-power = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} weniger, und die abgelegte { $old } hat eine Kraft.
why-put-other = Dort liegt die { $old }.
why-discard-twin = Du hast noch eine { $card }, die du gleich hinterherwerfen kannst.
why-discard-highest = Keine deiner Karten ist höher.
why-discard-high = Sie ist nicht niedriger als deine höchste bekannte Karte, die { $highest }.
why-discard-average = Die { $card } ist höher als die { $average }, die eine Karte, die du nicht gesehen hast, im Mittel kostet.
why-discard-keep = Du behältst, was du hast: { $sum } in den Karten, die du kennst.
why-power-8 = Eine niedrige Karte von jemand anderem kann gegen eine unbekannte gehen.
why-power-10 = Du kannst eine hohe Karte gegen eine niedrigere weggeben.
why-power-12 = Jemand anderes bekommt eine Karte mehr zu zahlen.
why-power-14 = Du wirst eine Karte los, und jemand anderes hat sie.
why-target-trade = Du gibst { $given } und bekommst { $got }.
why-target-gamble = Du gibst { $given }; eine Karte, die du nicht gesehen hast, kostet etwa { $average }.
why-target-gift = Du bist die { $given } los.
why-target-low = Du weißt, dass es die { $card } ist; was dafür kommt, kostet etwa { $average }.
why-target-nearest = Nach allem, was du gesehen hast, ist { $whom } am nächsten an der Fünf.
why-target-cards = { $whom } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
why-call-known = Du zählst { $sum } und hast alle deine Karten gesehen.
why-call-likely = Du zählst { $sum } in den Karten, die du kennst; dass es mit dem Rest höchstens fünf sind, ist zu { $percent } % wahrscheinlich.
why-call-count = Du zählst { $sum } in den Karten, die du kennst, und { $hidden } kennst du nicht.
why-end-much = Du zählst { $sum }: zu viel, um „5 oder weniger“ zu sagen.
why-end-enough = Du zählst { $sum }; in diesem Zug ist nichts mehr zu tun.
why-end-unseen = Du zählst { $sum } in den Karten, die du kennst, und { $hidden ->
    [one] eine deiner Karten hast du
   *[other] { $hidden } deiner Karten hast du
} nicht gesehen: „5 oder weniger“ zu sagen wäre zu gewagt.
why-claim-same = Es ist auch { $card }, das hast du gesehen.
why-claim-guess = Dass es die gleiche ist, hast du nicht gesehen: Das ist geraten.

## Optionen

option-powers-title = Kräfte
option-powers = Die Karten 8, 10, 12 und 14 haben Kräfte. Ohne sie sind es gewöhnliche Karten: leichter für das erste Spiel.
option-target-title = Ende des Spiels
option-target = Die Punkte, mit denen das Spiel endet.
option-target-50 = 50
option-target-100 = 100
option-target-150 = 150
option-rounds-title = Kurzes Spiel
option-rounds = Ein kurzes Spiel entscheiden die gewonnenen Runden, nicht die Punkte. Die Anleitung empfiehlt 3 oder 5 Runden.
option-rounds-0 = Nein
option-rounds-1 = 1 Runde
option-rounds-2 = 2 Runden
option-rounds-3 = 3 Runden
option-rounds-4 = 4 Runden
option-rounds-5 = 5 Runden
option-rounds-6 = 6 Runden
option-rounds-7 = 7 Runden
option-rounds-8 = 8 Runden
option-rounds-9 = 9 Runden
option-rounds-10 = 10 Runden
option-peek_seconds-title = Zeit zum Ansehen
option-peek_seconds = Sekunden, um vor einer Runde die unteren Karten anzusehen.
option-turn_end_seconds-title = Ende eines Zugs
option-turn_end_seconds = Sekunden, nach denen ein Zug von selbst endet.
option-chain_quick_discards-title = Würfe in Ketten
option-chain_quick_discards = Auf eine geworfene Karte darf eine weitere gleiche geworfen werden.
option-memory_aid-title = Merkhilfe
option-memory_aid = Die Seite merkt sich für alle, welche Karten sie gesehen haben.

## Ablehnungen

refuse-option-target = Das Spiel endet bei 50, 100 oder 150 Punkten, nicht bei { $number }.
refuse-option-rounds = Ein kurzes Spiel hat 1 bis 10 Runden, oder 0 für ein Spiel nach Punkten, nicht { $number }.
refuse-option-peek = Die unteren Karten sieht man 3 bis 60 Sekunden an, nicht { $number }.
refuse-option-turn-end = Ein Zug endet nach 2 bis 30 Sekunden von selbst, nicht nach { $number }.
refuse-not-seated = Nur wer mitspielt, handelt.
refuse-nothing-to-be-ready-for = Es gibt jetzt nichts, wofür man bereit sein könnte.
refuse-old-round = Diese Runde ist vorbei.
refuse-ready-already = Du bist schon bereit.
refuse-no-round = Gerade wird keine Runde gespielt.
refuse-locked = Du hast „5 oder weniger“ gesagt: Deine Pyramide ist gesperrt.
refuse-claim-open = Über deinen letzten Wurf wird noch entschieden.
refuse-waits = Über das, was du tun willst, wird noch entschieden.
refuse-no-penalty-card = Der Stapel ist leer und eine Strafkarte gäbe es nicht: jetzt kein schneller Abwurf.
refuse-pyramid-full = Deine Pyramide hat keinen Platz für eine Strafkarte.
refuse-cannot-aim = Zielen kann man nur auf die oberste Ablage oder auf eine, die seit weniger als zwei Sekunden verdeckt ist.
refuse-thrown-already = Auf eine abgelegte Karte wird nur eine geworfen.
refuse-no-card-there = Auf diesem Platz hast du keine Karte.
refuse-no-turns = Gerade ist niemand am Zug.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-drawn-already = Du hast schon gezogen.
refuse-draw-first = Ziehe zuerst eine Karte.
refuse-no-cards = Du hast keine Karte zum Tauschen: Ziehe, und lege das Gezogene ab.
refuse-not-on-top = Diese Karte liegt nicht oben auf der Ablage.
refuse-linked = Nach einem schnellen Abwurf wird nichts von der Ablage genommen: Ziehe eine Karte.
refuse-power-for-two = Zu zweit nimmt man keine Kraftkarte von der Ablage.
refuse-no-power = Es gibt keine Kraft zu nutzen: Nur eine Karte, die du in deinem Zug aus deiner Pyramide ablegst, hat eine, solange sie nicht blockiert ist.
refuse-no-target = Es gibt niemanden, auf den diese Kraft wirken kann.
refuse-no-power-started = Du hast keine Kraft begonnen.
refuse-not-another-player = Eine Kraft wirkt auf jemand anderen.
refuse-target-locked = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} „5 oder weniger“ gesagt: Diese Pyramide ist gesperrt.
refuse-target-without-cards = Dort ist keine Karte zum Tauschen, oder kein Platz für eine weitere.
refuse-no-such-target = 8 und 10 nennen eine Karte, die vor der anderen Person liegt, 12 und 14 keine.
refuse-no-such-gift = 10 und 14 nennen eine Karte, die vor dir liegt, 8 und 12 keine.
refuse-not-the-end = Das geht nur am Ende deines Zuges.
refuse-position-seats = An einem Tisch gibt es 2 bis 6 Pyramiden, nicht { $count }.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-round = Ein Spiel hat die Runden 1 bis 50.
refuse-position-before = Eine Stellung beginnt mit gegebenen Karten.
refuse-position-ready = Bereit ist man nur vor und nach einer Runde, und sind es alle, geht es weiter.
refuse-position-places = Eine Pyramide hat höchstens 64 Plätze.
refuse-position-dealt = Vor einer Runde haben alle fünf Karten.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-missing = { $card } fehlt: Pyramiden, Stapel, Ablage und gezogene Karte ergeben das ganze Spiel.
refuse-position-discard = Eine Ablage gibt es, sobald die Runde begonnen hat, und vorher keine.
refuse-position-linked = Verbunden sind die obersten Ablagen von gleichem Wert: zwei, oder mehr, wo sie einander folgen dürfen.
refuse-position-refills = Der Stapel wird in einer Runde höchstens zweimal erneuert.
refuse-position-first-caller = Wer zuerst „5 oder weniger“ gesagt hat, hat es gesagt.
refuse-position-called = Wer „5 oder weniger“ gesagt hat, ist nicht mehr am Zug, und vor der Runde sagt es niemand.
refuse-position-last-claims = Letzte schnelle Abwürfe kommen, wenn wieder an der Reihe wäre, wer zuerst gerufen hat.
refuse-position-stage = Mitten in einem Zug ist man nur, solange reihum gespielt wird.
refuse-position-drawn = Eine gezogene Karte hat, wer sie als Nächstes ablegt, und nur dann.
refuse-position-power = Eine Kraft gehört zur obersten Karte, nachdem sie in diesem Zug abgelegt wurde.
refuse-position-target = Eine begonnene Kraft hat jemanden, den sie treffen kann.
refuse-position-blocked = Eine Kraft mit einem schnellen Abwurf darauf ist blockiert.
refuse-position-until = Hier geht nichts von selbst zu Ende.
refuse-position-shown = Allen gezeigt wird nur eine liegende Karte, und höchstens acht zugleich.
refuse-position-recent = Höchstens vier Ablagen wurden eben verdeckt, alle älter als die oberste.
refuse-position-claims = In einem offenen Fenster hat jeder höchstens einen Wurf mit einer liegenden Karte, und der erste ist richtig.
refuse-position-pending = Eine Handlung wartet nur auf ein offenes Fenster.
refuse-position-quota = Alle haben ein Kontingent an Verzögerung, höchstens 1500 ms.
refuse-position-points = Punkte und gewonnene Runden gibt es für alle Plätze oder keinen.
refuse-position-result = Wie eine Runde endete, zeigt man danach, und nur dann.
refuse-position-over = Das Spiel ist zu Ende, wenn Punkte oder Runden erreicht sind, und nicht vorher.
