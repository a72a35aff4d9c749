## Was ich jetzt tun kann

fl-now-peek = Merke dir deine drei unteren Karten, dann melde dich bereit.
fl-now-peek-wait = Die anderen sehen sich noch ihre Karten an …
fl-now-peek-watch = Alle sehen sich ihre unteren Karten an.
fl-now-draw = Du bist dran: Ziehe eine Karte oder nimm die oberste der Ablage.
fl-now-draw-last = Dein letzter Zug: Ziehe eine Karte oder nimm die oberste der Ablage.
fl-now-draw-only = Du bist dran: Ziehe eine Karte.
fl-now-draw-only-last = Dein letzter Zug: Ziehe eine Karte.
fl-now-take = Tippe auf die Karte, die dafür geht.
fl-now-place = Tippe auf die Karte, die dafür geht, oder lege die gezogene ab.
fl-now-place-throw = Tippe auf die Karte, die dafür geht, oder lege die gezogene ab. Oder wirf zuerst eine Karte.
fl-now-place-none = Du hast keine Karten mehr: Lege die gezogene ab.
fl-now-power = Die Kraft der { $power } nutzen? Oder ansagen, oder den Zug beenden.
fl-now-end = Sage „5 oder weniger“ oder beende deinen Zug.
fl-now-call-sure = Sind alle deine Karten zusammen 5 oder weniger?
fl-now-target-seat = Kraft der { $power }: Wähle jemanden aus.
fl-now-target-slot = Kraft der { $power }: Wähle eine fremde Karte.
fl-now-target-mine = Kraft der { $power }: Wähle eine deiner Karten.
fl-now-throw = Tippe auf die Karte, die du wirfst: Sie muss der obersten Ablage gleichen.
fl-now-throw-holding = Tippe auf die Karte, die der obersten gleicht. Die gezogene behältst du.
fl-now-judged = Es wird entschieden, wer schneller war …
fl-now-wait = { $who } ist am Zug.
fl-now-wait-last = { $who } hat jetzt den letzten Zug.
fl-now-wait-called = Du hast angesagt. { $who } ist am Zug.
fl-now-last-claims = Letzte Gelegenheit, eine Karte zu werfen!
fl-now-last-claims-watch = Letzte Gelegenheit, eine Karte zu werfen.
fl-now-over = Die Runde ist vorbei.

## Tun

fl-ready = Bereit
fl-ready-next = Bereit für die nächste Runde
fl-waits-for-others = Warten auf die anderen …
fl-draw = Ziehen
fl-take-card = { $card } nehmen
fl-discard-it = Ablegen
fl-use-power = Kraft { $power } nutzen
fl-call = 5 oder weniger!
fl-call-sure = Ja: „5 oder weniger!“
fl-end-turn = Zug beenden
fl-cancel = Abbrechen
fl-throw = Werfen
fl-throw-place = Karte { $place } werfen
fl-other-player = Jemand anderes
fl-choose-player = { $who } auswählen

## Die Kräfte

fl-power-8 = Die oberste Karte des Stapels wird gegen eine fremde Karte getauscht. Niemand sieht sie.
fl-power-10 = Eine deiner Karten wird gegen eine fremde getauscht. Niemand sieht sie.
fl-power-12 = Die oberste Karte des Stapels kommt ungesehen in eine fremde Pyramide.
fl-power-14 = Eine deiner Karten geht ungesehen an jemand anderen. Du hast eine weniger.

## Der Tisch

fl-players = Die anderen
fl-round = Runde { $round }
fl-round-of = Runde { $round } von { $rounds }
fl-last-turns = { $count ->
    [one] Letzter Zug
   *[other] Letzte Züge: { $count }
}
fl-time-left = Sekunden übrig
fl-next-round-in = Sekunden bis zur nächsten Runde
fl-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fl-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
fl-at-turn = am Zug
fl-has-called = hat „5 oder weniger“ gesagt, gesperrt
fl-is-ready = bereit
fl-is-bot = Bot
fl-is-away = nicht da
fl-called-short = 5 oder weniger
fl-locked = Gesperrt
fl-called-words = „5 oder weniger!“
fl-pyramid-of = Pyramide von { $who }
fl-my-pyramid = Deine Pyramide
fl-my-card-base = Deine Karte { $place }, unten
fl-my-card-top = Deine Karte { $place }, oben
fl-my-card-added = Deine Karte { $place }, dazugekommen
fl-my-card-open = Deine Karte { $place }: { $card }
fl-remembered = gemerkt: { $card }
fl-their-card = Karte { $place } von { $who }
fl-place-shows = Karte { $place }: { $card }
fl-gap = Platz { $place }: keine Karte
fl-pile-label = Stapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fl-discards = Ablage
fl-discard-label = Ablage, oben { $card }
fl-discard-empty = Ablage, leer
fl-linked = Verbunden
fl-drawn = Gezogen
fl-drawn-is = Du hast { $card } gezogen

## Das Rennen

fl-race = Schneller Abwurf: { $card }
fl-ms = { NUMBER($ms, useGrouping: 0) } ms
fl-late = Zu spät
fl-wrong = Falsch!
fl-wrong-penalty = Falsch! Eine Strafkarte
fl-blocks = Die Kraft der { $card } ist blockiert.

## Das Ende einer Runde

fl-round-over = Runde { $round } ist vorbei
fl-round-won = { $count ->
    [one] { $who } gewinnt die Runde.
   *[other] { $who } gewinnen die Runde.
}
fl-round-failed = { $count ->
    [one] { $who } hat mit mehr als 5 angesagt: Niemand gewinnt die Runde.
   *[other] { $who } haben mit mehr als 5 angesagt: Niemand gewinnt die Runde.
}
fl-round-nobody = Der Stapel ist zu Ende und niemand hat angesagt: Niemand gewinnt die Runde.
fl-cards-of = Karten von { $who }
fl-no-cards = keine Karten mehr
fl-total-is = zusammen { $total }
fl-reason-wins = Mit { $sum } angesagt: gewinnt, also 0 Punkte
fl-reason-wins-negative = Mit { $sum } angesagt: gewinnt, und eine negative Summe zählt, wie sie ist
fl-reason-doubled-over = Mit { $sum } angesagt, mehr als 5: verdoppelt auf { $points }
fl-reason-doubled-beaten = Mit { $sum } angesagt, aber jemand mit Ansage hatte weniger: verdoppelt auf { $points }
fl-reason-spared = Die Ansage war falsch: 0 Punkte statt { $sum }
fl-reason-counts = Nicht angesagt: Die Karten zählen, { $sum }
fl-goes-to = Das Spiel endet, wenn jemand { $target } Punkte hat.
fl-wins-so-far = Gewonnene Runden:

## Das Ende des Spiels

fl-you-win = Du gewinnst!
fl-wins = { $who } gewinnt
fl-shared-win = { $who } teilen sich den Sieg
fl-place = { $place }.
fl-rounds-won = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
fl-chart = Stand nach jeder Runde; weniger ist besser

## Anleitung im ersten Spiel

fl-coach = Anleitung
fl-coach-read = Verstanden
fl-coach-off = Keine Tipps mehr
fl-coach-peek = Merk dir diese drei Karten und ihre Plätze: Sie werden gleich umgedreht, und niemand zeigt sie dir noch einmal. Die wenigsten Punkte gewinnen.
fl-coach-no-powers = Zu viel für das erste Spiel? Wer einen Tisch eröffnet, kann die Kräfte ausschalten.
fl-coach-turn = Ziehe eine Karte, die nur du siehst, oder nimm die offene von der Ablage. Niedrige Karten sind gut. Tausche zuerst aus, was du nicht kennst.
fl-coach-place = Tippe auf eine deiner Karten: Die neue kommt an ihren Platz, die alte auf die Ablage. Oder lege die gezogene gleich ab.
fl-coach-end = Glaubst du, dass alle deine Karten zusammen 5 oder weniger ergeben? Dann sage es an. Stimmt es, zählst du 0, sonst das Doppelte. Alle anderen haben noch einen Zug.
fl-coach-power = Du hast eine Kraftkarte aus deiner Pyramide abgelegt: Du darfst ihre Kraft jetzt nutzen, bevor jemand eine gleiche Karte daraufwirft.
fl-coach-throw = Hast du eine Karte, die der obersten Ablage gleicht? Wirf sie, jederzeit: Schnippe sie nach oben, oder drücke „Werfen“ und tippe sie an. Wer am schnellsten ist, ist eine Karte los. Eine falsche kostet eine Strafkarte.
fl-coach-called = Jemand hat „5 oder weniger“ gesagt und die eigenen Karten damit gesperrt. Du hast noch einen Zug und darfst danach auch ansagen.

## Die Regeln auf einen Blick

fl-picture-pyramid = Deine Pyramide.
fl-picture-pyramid-text = Fünf Karten liegen vor dir. Die drei unteren siehst du einmal an; dann musst du sie dir merken.
fl-picture-throw = Schneller Abwurf.
fl-picture-throw-text = Wer eine Karte hat, die der obersten Ablage gleicht, darf sie jederzeit werfen. Wer zuerst wirft, wird sie los; eine falsche kostet eine Strafkarte.
fl-picture-powers = Kräfte.
fl-picture-powers-text = Eine 8, 10, 12 oder 14, die deine Pyramide verlässt, lässt dich fremde Karten verändern.
fl-picture-call = „5 oder weniger!“
fl-picture-call-text = Fünf Punkte oder weniger? Sag es am Ende deines Zugs. Stimmt es, zählst du 0; wenn nicht, doppelt.
