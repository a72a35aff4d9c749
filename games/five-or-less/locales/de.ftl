## Karten

piece-time = { $whole },{ $rest } s
piece-time-spoken = { $whole },{ $rest } Sekunden
piece-card = { $value }
piece-card-spoken = { $sign ->
    [minus] minus eins
   *[plus] { $value }
}

## Was am Tisch geschieht

dealt = Runde { $round }: Die Karten sind ausgeteilt. { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
peek = { $who_is ->
    [you] Du siehst dir deine unteren Karten an: { $cards }.
   *[other] { $who } sieht sich die unteren Karten an: { $cards }.
}
began = { $who_is ->
    [you] Du deckst eine { $card } auf und beginnst.
   *[other] { $who } deckt eine { $card } auf und beginnt.
}
drew = { $who_is ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
drew-card = { $who_is ->
    [you] Du ziehst eine { $card }.
   *[other] { $who } zieht eine { $card }.
}
took = { $who_is ->
    [you] Du nimmst die { $card } vom Ablagestapel.
   *[other] { $who } nimmt die { $card } vom Ablagestapel.
}
discarded = { $who_is ->
    [you] Du legst die { $card } von Platz { $place } ab.
   *[other] { $who } legt die { $card } von Platz { $place } ab.
}
discarded-drawn = { $who_is ->
    [you] Du legst die gezogene { $card } gleich ab.
   *[other] { $who } legt die gezogene { $card } gleich ab.
}
claimed = { $who_is ->
    [you] Du wirfst die Karte von Platz { $place } ab.
   *[other] { $who } wirft die Karte von Platz { $place } ab.
}
dropped = { $who_is ->
    [you] Ein schneller Abwurf kam dir zuvor: Wähle noch einmal.
   *[other] Ein schneller Abwurf kam { $who } zuvor.
}
won-race = { $who_is ->
    [you] Schneller Abwurf! Du wirst die { $card } nach { $time } los.
   *[other] Schneller Abwurf! { $who } wird die { $card } nach { $time } los.
}
blocked = Die Aktion der { $card } ist blockiert.
too-late = { $who_is ->
    [you] Zu spät: Du nimmst die { $card } zurück.
   *[other] Zu spät: { $who } nimmt die { $card } zurück.
}
too-late-by-time = { $who_is ->
    [you] Zu spät, nach { $time }: Du nimmst die { $card } zurück.
   *[other] Zu spät, nach { $time }: { $who } nimmt die { $card } zurück.
}
wrong = { $who_is ->
    [you] Falsch: Du nimmst die { $card } zurück.
   *[other] Falsch: { $who } nimmt die { $card } zurück.
}
penalty = { $who_is ->
    [you] Du bekommst eine Strafkarte.
   *[other] { $who } bekommt eine Strafkarte.
}
started = { $who_is ->
    [you] Du nutzt die Aktion der { $power }.
   *[other] { $who } nutzt die Aktion der { $power }.
}
used-8 = { $who_is ->
    [you] Du tauschst die oberste Karte vom Stapel gegen { $whom_is ->
        [you] deine eigene Karte
       *[other] die Karte von { $whom }
    } auf Platz { $place }.
   *[other] { $who } tauscht die oberste Karte vom Stapel gegen { $whom_is ->
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
    [you] Du legst die oberste Karte vom Stapel in { $whom_is ->
        [you] deine eigene Pyramide
       *[other] die Pyramide von { $whom }
    }.
   *[other] { $who } legt die oberste Karte vom Stapel in { $whom_is ->
        [you] deine Pyramide
       *[other] die Pyramide von { $whom }
    }.
}
used-14 = { $who_is ->
    [you] Du gibst { $whom_is ->
        [you] dir selbst
       *[other] { $whom }
    } deine Karte von Platz { $own }.
   *[other] { $who } gibt { $whom_is ->
        [you] dir
       *[other] { $whom }
    } die Karte von Platz { $own }.
}
skipped = { $who_is ->
    [you] Deine Aktion entfällt: Sie hat kein Ziel mehr.
   *[other] Die Aktion von { $who } entfällt: Sie hat kein Ziel mehr.
}
called = { $who_is ->
    [you] Du sagst: „5 oder weniger!“
   *[other] { $who } sagt: „5 oder weniger!“
}
last-claims = Alle Züge sind vorbei. Letzte Chance zum Abwerfen!
refilled = Der Stapel ist leer: Der Ablagestapel wird zu einem neuen Stapel mit { $pile ->
    [one] einer Karte
   *[other] { $pile } Karten
} gemischt.
round-ended = Runde { $round } ist vorbei.
counted = { $who_is ->
    [you] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }: { $cards }, zusammen { $sum }.
   *[other] { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }: { $cards }, zusammen { $sum }.
}
counted-winner = { $who_is ->
    [you] Du gewinnst die Runde und bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }: { $cards }, zusammen { $sum }.
   *[other] { $who } gewinnt die Runde und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }: { $cards }, zusammen { $sum }.
}
counted-caller = { $who_is ->
    [you] Du hast angesagt und bekommst das Doppelte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }: { $cards }, zusammen { $sum }.
   *[other] { $who } hat angesagt und bekommt das Doppelte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }: { $cards }, zusammen { $sum }.
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
written-power = { $value } in „{ $at }“ hat keine Aktion: Aktionen haben 8, 10, 12 und 14.

## Tipps

hint-ready = Tippe auf „Bereit“.
hint-draw = Zieh vom Stapel.
hint-take = Nimm die { $card } für deine Karte auf Platz { $place }.
hint-swap = Leg die { $card } auf Platz { $place }.
hint-discard = Leg die gezogene { $card } ab.
hint-power = Nutze die Aktion der { $power }.
hint-target-8 = Tausche die oberste Karte vom Stapel gegen die von { $whom } auf Platz { $place }.
hint-target-10 = Tausche deine Karte auf Platz { $own } gegen die von { $whom } auf Platz { $place }.
hint-target-12 = Gib { $whom } die oberste Karte vom Stapel.
hint-target-14 = Gib { $whom } deine Karte von Platz { $own }.
hint-call = Sag „5 oder weniger“.
hint-end-turn = Beende deinen Zug.
hint-claim = Wirf deine Karte von Platz { $place } ab!
why-ready-peek = Deine unteren Karten sind { $cards }, zusammen { $sum }: Merk dir, was wo liegt.
why-ready-next = Die nächste Runde beginnt, wenn alle bereit sind.
why-draw-only = Vom Ablagestapel darfst du gerade nichts nehmen.
why-draw-high = Die { $card } auf dem Ablagestapel ist nicht niedriger als die { $highest }, deine höchste bekannte Karte.
why-draw-average = Die { $card } auf dem Ablagestapel bringt dir wenig; eine unbekannte Karte kostet im Schnitt { $average }.
why-put-unseen = Die Karte dort kennst du nicht. Im Schnitt kostet so eine { $average }; die { $card } kostet weniger, und du kennst sie.
why-put-known = Die Karte dort kennst du nicht; danach weißt du, was da liegt.
why-put-lower = Die { $card } ist niedriger als die { $old } dort: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger.
why-put-twin = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} weniger, und deine andere { $old } kannst du gleich hinterher abwerfen.
why-put-power = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} weniger, und die { $old } bringt dir eine Aktion.
why-put-other = Dort liegt die { $old }.
why-discard-twin = Du hast noch eine { $card }, die du gleich hinterher abwerfen kannst.
why-discard-highest = Keine deiner Karten ist höher.
why-discard-high = Sie ist nicht niedriger als deine höchste bekannte Karte, die { $highest }.
why-discard-average = Die { $card } kostet mehr als eine unbekannte Karte im Schnitt: { $average }.
why-discard-keep = Du behältst, was du hast: Deine bekannten Karten zählen { $sum }.
why-power-8 = Jemand tauscht so vielleicht eine niedrige Karte gegen eine unbekannte.
why-power-10 = Du kannst eine hohe Karte gegen eine niedrigere tauschen.
why-power-12 = Jemand anders bekommt eine Karte mehr.
why-power-14 = Du wirst eine Karte los, und jemand anders hat sie.
why-target-trade = Du gibst { $given } und bekommst { $got }.
why-target-gamble = Du gibst { $given }; eine unbekannte Karte kostet im Schnitt { $average }.
why-target-gift = Du wirst die { $given } los.
why-target-low = Du weißt, dass dort die { $card } liegt; was dafür kommt, kostet im Schnitt { $average }.
why-target-nearest = Soweit du weißt, ist { $whom } am nächsten an der Fünf.
why-target-cards = { $whom } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
why-call-known = Du kennst alle deine Karten: zusammen { $sum }.
why-call-likely = Deine bekannten Karten zählen { $sum }; dass es insgesamt höchstens 5 sind, ist zu { $percent } % wahrscheinlich.
why-call-count = Deine bekannten Karten zählen { $sum }, und { $hidden } kennst du nicht.
why-end-much = Du hast { $sum }: zu viel, um „5 oder weniger“ zu sagen.
why-end-enough = Du hast { $sum }; mehr gibt es in diesem Zug nicht zu tun.
why-end-unseen = Deine bekannten Karten zählen { $sum }, und { $hidden ->
    [one] eine kennst du
   *[other] { $hidden } kennst du
} nicht: „5 oder weniger“ zu sagen wäre zu gewagt.
why-claim-same = Das ist auch eine { $card }, du hast sie gesehen.
why-claim-guess = Ob sie gleich ist, weißt du nicht: Das ist geraten.

## Was falsch war, in einer Analyse

fault-call-much = Zu früh angesagt: Schon deine bekannten Karten zählen { $sum }{ $hidden ->
    [0] { "" }
    [one] , und eine weitere kennst du nicht
   *[other] , und { $hidden } weitere kennst du nicht
}.
fault-call-unseen = Zu früh angesagt: Deine bekannten Karten zählen { $sum }, und { $hidden ->
    [one] eine
   *[other] { $hidden }
} kennst du nicht.
fault-call-beaten = Mit { $sum }{ $hidden ->
    [0] { "" }
    [one] { " " }und einer unbekannten Karte
   *[other] { " " }und { $hidden } unbekannten Karten
} angesagt, aber jemand hat vielleicht weniger: Dann zählt es doppelt.
fault-no-call = Zu spät angesagt: Mit { $sum }{ $hidden ->
    [0] { "" }
    [one] { " " }und einer unbekannten Karte
   *[other] { " " }und { $hidden } unbekannten Karten
} war es so weit.
fault-wrong-throw = Du hast die { $card } auf die { $discard } abgeworfen, obwohl du sie gesehen hattest.
fault-guessed-throw = Du hast auf die { $discard } eine Karte abgeworfen, die du nicht kanntest.
fault-no-power = Du hättest die Aktion der { $power } nutzen können.
fault-power = Die Aktion der { $power } bringt dir hier nichts.
fault-left-card = Die { $card } lag offen; eine unbekannte Karte kostet im Schnitt { $average }.
fault-threw-lower = Du hast die { $card } abgelegt und die { $old } behalten.
fault-threw-low = Du hast die { $card } abgelegt; eine unbekannte Karte kostet im Schnitt { $average }.
fault-put-higher = Die { $card } ersetzt eine niedrigere Karte: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
fault-put-high = Die { $card } ist hoch; eine unbekannte Karte kostet im Schnitt { $average }.
fault-put-elsewhere = Die { $card } war auf einem anderen Platz mehr wert als für die { $old }.
fault-put-unseen = Die { $card } war auf einem anderen Platz mehr wert.
fault-target-trade = Du hast die { $given } gegeben und die { $got } bekommen.
fault-target-given = Die { $given } gibt man nicht weg.
fault-target-card = { $whom_is ->
    [you] Eine andere deiner Karten wäre die richtige gewesen.
   *[other] Eine andere Karte von { $whom } wäre die richtige gewesen.
}
fault-target-other = Nicht { $whom_is ->
    [you] dich
   *[other] { $whom }
} galt es zu bremsen.

## Optionen

option-powers-title = Aktionen
option-powers = Die Karten 8, 10, 12 und 14 haben Aktionen. Ohne sie ist das erste Spiel leichter.
option-target-title = Ende des Spiels
option-target = Bei so vielen Punkten endet das Spiel.
option-target-50 = 50
option-target-100 = 100
option-target-150 = 150
option-rounds-title = Kurzes Spiel
option-rounds = Im kurzen Spiel zählen die gewonnenen Runden statt der Punkte. Am besten sind 3 oder 5 Runden.
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
option-peek_seconds = So viele Sekunden siehst du dir vor der Runde deine unteren Karten an.
option-turn_end_seconds-title = Ende eines Zugs
option-turn_end_seconds = Nach so vielen Sekunden endet ein Zug von selbst.
option-chain_quick_discards-title = Abwürfe in Ketten
option-chain_quick_discards = Auf eine abgeworfene Karte darf gleich noch eine gleiche.
option-memory_aid-title = Merkhilfe
option-memory_aid = Die Seite merkt sich für dich, welche Karten du gesehen hast. Das gilt für alle am Tisch.

## Ablehnungen

refuse-option-target = Das Spiel endet bei 50, 100 oder 150 Punkten, nicht bei { $number }.
refuse-option-rounds = Ein kurzes Spiel hat 1 bis 10 Runden, oder 0 für ein Spiel nach Punkten, nicht { $number }.
refuse-option-peek = Die unteren Karten sieht man 3 bis 60 Sekunden an, nicht { $number }.
refuse-option-turn-end = Ein Zug endet nach 2 bis 30 Sekunden von selbst, nicht nach { $number }.
refuse-not-seated = Das geht nur, wenn du mitspielst.
refuse-nothing-to-be-ready-for = Dafür musst du jetzt nicht bereit sein.
refuse-old-round = Diese Runde ist vorbei.
refuse-ready-already = Du bist schon bereit.
refuse-no-round = Gerade läuft keine Runde.
refuse-locked = Du hast „5 oder weniger“ gesagt: Deine Pyramide ist gesperrt.
refuse-claim-open = Dein letzter Abwurf ist noch nicht entschieden.
refuse-waits = Einen Moment: Dein letzter Zug ist noch nicht entschieden.
refuse-no-penalty-card = Jetzt geht kein Abwurf: Der Stapel ist leer, es gäbe keine Strafkarte.
refuse-pyramid-full = Deine Pyramide ist voll: Für eine Strafkarte ist kein Platz.
refuse-cannot-aim = Abwerfen kannst du nur auf die oberste Karte oder auf eine, die eben noch oben lag.
refuse-thrown-already = Auf jede abgelegte Karte passt nur ein Abwurf.
refuse-no-card-there = Auf diesem Platz hast du keine Karte.
refuse-no-turns = Gerade ist niemand dran.
refuse-not-your-turn = Du bist nicht dran.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-drawn-already = Du hast schon gezogen.
refuse-draw-first = Zieh zuerst eine Karte.
refuse-no-cards = Du hast keine Karte zum Tauschen: Zieh eine und leg sie ab.
refuse-not-on-top = Diese Karte liegt nicht oben auf dem Ablagestapel.
refuse-linked = Nach einem Abwurf darfst du nichts vom Ablagestapel nehmen: Zieh eine Karte.
refuse-power-for-two = Zu zweit darf man keine Aktionskarte vom Ablagestapel nehmen.
refuse-no-power = Hier gibt es keine Aktion: Die hat nur eine Karte, die du in deinem Zug aus deiner Pyramide ablegst, solange sie niemand blockiert.
refuse-no-target = Für diese Aktion gibt es kein Ziel.
refuse-no-power-started = Du hast keine Aktion begonnen.
refuse-not-another-player = Eine Aktion trifft immer jemand anders.
refuse-target-locked = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} „5 oder weniger“ gesagt: Diese Pyramide ist gesperrt.
refuse-target-without-cards = Dort ist keine Karte zum Tauschen, oder kein Platz für eine weitere.
refuse-no-such-target = Bei 8 und 10 wählst du eine fremde Karte aus, bei 12 und 14 nicht.
refuse-no-such-gift = Bei 10 und 14 wählst du eine eigene Karte aus, bei 8 und 12 nicht.
refuse-not-the-end = Das geht nur am Ende deines Zuges.
refuse-position-seats = An einem Tisch gibt es 2 bis 6 Pyramiden, nicht { $count }.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-round = Ein Spiel hat die Runden 1 bis 50.
refuse-position-before = Eine Stellung beginnt mit ausgeteilten Karten.
refuse-position-ready = Bereit ist man nur vor und nach einer Runde, und sind es alle, geht es weiter.
refuse-position-places = Eine Pyramide hat höchstens 64 Plätze.
refuse-position-dealt = Vor einer Runde haben alle fünf Karten.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-missing = { $card } fehlt: Pyramiden, Stapel, Ablagestapel und gezogene Karte ergeben das ganze Spiel.
refuse-position-discard = Einen Ablagestapel gibt es, sobald die Runde begonnen hat, und vorher keinen.
refuse-position-linked = Verbunden sind die obersten abgelegten Karten von gleichem Wert: zwei, oder mehr, wo sie einander folgen dürfen.
refuse-position-refills = Der Stapel wird in einer Runde höchstens zweimal erneuert.
refuse-position-first-caller = Wer zuerst „5 oder weniger“ gesagt hat, hat es gesagt.
refuse-position-called = Wer „5 oder weniger“ gesagt hat, ist nicht mehr dran, und vor der Runde sagt es niemand.
refuse-position-last-claims = Die letzten Abwürfe kommen, wenn wieder dran wäre, wer zuerst angesagt hat.
refuse-position-stage = Mitten in einem Zug ist man nur, solange reihum gespielt wird.
refuse-position-drawn = Eine gezogene Karte hat, wer sie als Nächstes ablegt, und nur dann.
refuse-position-power = Eine Aktion gehört zur obersten Karte, nachdem sie in diesem Zug abgelegt wurde.
refuse-position-target = Eine begonnene Aktion hat jemanden, den sie treffen kann.
refuse-position-blocked = Eine Aktion mit einem Abwurf darauf ist blockiert.
refuse-position-until = Hier geht nichts von selbst zu Ende.
refuse-position-shown = Allen gezeigt wird nur eine liegende Karte, und höchstens acht zugleich.
refuse-position-recent = Höchstens vier abgelegte Karten wurden eben verdeckt, alle älter als die oberste.
refuse-position-claims = In einem offenen Zeitfenster hat jeder höchstens einen Abwurf mit einer liegenden Karte, und der erste ist richtig.
refuse-position-pending = Ein Zug wartet nur auf ein offenes Zeitfenster.
refuse-position-quota = Alle haben ein Kontingent an Verzögerung, höchstens 1500 ms.
refuse-position-points = Punkte und gewonnene Runden gibt es für alle Plätze oder keinen.
refuse-position-result = Wie eine Runde endete, zeigt man danach, und nur dann.
refuse-position-over = Das Spiel ist vorbei, wenn Punkte oder Runden erreicht sind, und nicht vorher.
