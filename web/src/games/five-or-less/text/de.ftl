## Was ich jetzt tun kann

fl-now-peek = Merk dir deine drei unteren Karten, dann tippe auf „Bereit“.
fl-now-peek-wait = Die anderen sehen sich noch ihre Karten an …
fl-now-peek-watch = Alle sehen sich ihre unteren Karten an.
fl-now-draw = Du bist dran: Zieh eine Karte oder nimm die oberste vom Ablagestapel.
fl-now-draw-last = Dein letzter Zug: Zieh eine Karte oder nimm die oberste vom Ablagestapel.
fl-now-draw-only = Du bist dran: Zieh eine Karte.
fl-now-draw-only-last = Dein letzter Zug: Zieh eine Karte.
fl-now-take = Tippe auf die Karte, die du dafür hergibst.
fl-now-place = Tippe auf die Karte, die du hergibst, oder leg die gezogene ab.
fl-now-place-throw = Tippe auf die Karte, die du hergibst, leg die gezogene ab oder wirf erst eine ab.
fl-now-place-none = Du hast keine Karten mehr: Leg die gezogene ab.
fl-now-power = Nutze die Aktion der { $power }, sag an oder beende deinen Zug.
fl-now-end = Sag „5 oder weniger“ oder beende deinen Zug.
fl-now-call-sure = Kommst du wirklich auf 5 oder weniger?
fl-now-target-seat = Aktion der { $power }: Wähle jemanden aus.
fl-now-target-slot = Aktion der { $power }: Wähle eine fremde Karte.
fl-now-target-mine = Aktion der { $power }: Wähle eine eigene Karte.
fl-now-throw = Tippe auf eine Karte mit dem gleichen Wert wie die oberste auf dem Ablagestapel.
fl-now-throw-holding = Tippe auf eine Karte mit dem Wert der obersten. Die gezogene behältst du.
fl-now-judged = Wer war schneller? Einen Moment …
fl-now-wait = { $who } ist dran.
fl-now-wait-last = { $who } hat den letzten Zug.
fl-now-wait-called = Du hast angesagt. { $who } ist dran.
fl-now-last-claims = Letzte Chance zum Abwerfen!
fl-now-last-claims-watch = Letzte Chance zum Abwerfen.
fl-now-over = Die Runde ist vorbei.

## Tun

fl-ready = Bereit
fl-ready-next = Nächste Runde
fl-waits-for-others = Warten auf die anderen …
fl-draw = Ziehen
fl-take-card = { $card } nehmen
fl-discard-it = Ablegen
fl-use-power = Aktion der { $power } nutzen
fl-call = 5 oder weniger!
fl-call-sure = Ja: „5 oder weniger!“
fl-end-turn = Zug beenden
fl-cancel = Abbrechen
fl-throw = Abwerfen
fl-throw-place = Karte { $place } abwerfen
fl-other-player = Jemand anders
fl-choose-player = { $who } auswählen

## Die Aktionen

fl-power-8 = Tausche die oberste Karte vom Stapel ungesehen gegen eine fremde.
fl-power-10 = Tausche eine deiner Karten ungesehen gegen eine fremde.
fl-power-12 = Leg die oberste Karte vom Stapel ungesehen in eine fremde Pyramide.
fl-power-14 = Gib jemandem ungesehen eine deiner Karten. Du hast dann eine weniger.
fl-power-later = Wenn du sie hergibst:
fl-powers = Aktionen
fl-power-name = Die { $power }
fl-power-when = Eine Aktion gilt, wenn die Karte deine Pyramide verlässt, nicht wenn du sie gleich vom Stapel ablegst. Du musst sie nicht nutzen.

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
fl-at-turn = ist dran
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
fl-discards = Ablagestapel
fl-discard-label = Ablagestapel, oben { $card }
fl-discard-empty = Ablagestapel, leer
fl-linked = Gesperrt
fl-drawn = Gezogen
fl-drawn-is = Du hast { $card } gezogen

## Das Rennen

fl-race = Schneller Abwurf: { $card }
fl-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
fl-late = Zu spät
fl-wrong = Passt nicht!
fl-wrong-penalty = Passt nicht: +1 Karte
fl-blocks = Die Aktion der { $card } ist blockiert.

## Das Ende einer Runde

fl-round-over = Runde { $round } ist vorbei
fl-round-won = { $count ->
    [one] { $who } gewinnt die Runde.
   *[other] { $who } gewinnen die Runde.
}
fl-round-failed = { $count ->
    [one] Niemand gewinnt die Runde: { $who } hat mit mehr als 5 angesagt.
   *[other] Niemand gewinnt die Runde: { $who } haben mit mehr als 5 angesagt.
}
fl-round-nobody = Niemand gewinnt die Runde: Der Stapel ist leer, und niemand hat angesagt.
fl-cards-of = Karten von { $who }
fl-no-cards = keine Karten mehr
fl-total-is = insgesamt { $total }
fl-reason-wins = Mit { $sum } angesagt und gewonnen: 0 Punkte
fl-reason-wins-negative = Mit { $sum } angesagt und gewonnen: Minuspunkte zählen
fl-reason-doubled-over = Mit { $sum } angesagt, das ist mehr als 5: doppelt, also { $points }
fl-reason-doubled-beaten = Mit { $sum } angesagt, aber jemand hatte weniger: doppelt, also { $points }
fl-reason-spared = Die Ansage war falsch: 0 Punkte statt { $sum }
fl-reason-counts = Nicht angesagt: Die Karten zählen { $sum }
fl-goes-to = Das Spiel endet, sobald jemand { $target } Punkte hat.
fl-wins-so-far = Gewonnene Runden:

## Das Ende des Spiels

fl-you-win = Du gewinnst!
fl-wins = { $who } gewinnt!
fl-shared-win = { $who } teilen sich den Sieg
fl-place = { $place }.
fl-rounds-won = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
fl-chart = Punkte nach jeder Runde; weniger ist besser

## Anleitung im ersten Spiel

fl-coach = Anleitung
fl-coach-read = Verstanden
fl-coach-off = Keine Tipps mehr
fl-goal-title = So geht 5 ou Moins
fl-goal-peek = Fünf verdeckte Karten sind deine Pyramide. Drei davon siehst du ein einziges Mal: Merk sie dir.
fl-goal-swap = Wenn du dran bist, zieh eine Karte und tausche sie gegen eine von deinen. Niedrig ist gut.
fl-goal-throw = Du hast die gleiche Karte wie oben auf dem Ablagestapel? Wirf sie ab, jederzeit. Der Schnellste wird sie los.
fl-goal-call = Du glaubst, du hast 5 oder weniger? Sag es an!
fl-goal-tip = Stimmt es: 0 Punkte. Sonst doppelt. Wer am Ende die wenigsten Punkte hat, gewinnt.
fl-coach-peek = Merk dir diese drei Karten und wo sie liegen: Gleich sind sie verdeckt, und du siehst sie nicht wieder. Die wenigsten Punkte gewinnen.
fl-coach-no-powers = Zu viel fürs erste Spiel? Der Gastgeber kann die Aktionen vor dem Start ausschalten.
fl-coach-advice = Ein Tipp aus der Spielanleitung.
fl-coach-turn = Zieh eine Karte, die nur du siehst, oder nimm die offene vom Ablagestapel. Niedrige Karten sind gut.
fl-coach-place = Tippe auf eine deiner Karten: Die neue kommt an ihren Platz, die alte auf den Ablagestapel. Oder leg die gezogene gleich ab.
fl-coach-end = Glaubst du, dass du auf 5 oder weniger kommst? Dann sag es an. Stimmt es, bekommst du 0 Punkte, sonst das Doppelte. Alle anderen haben noch einen Zug.
fl-coach-power = Du hast eine Aktionskarte aus deiner Pyramide abgelegt: Nutze ihre Aktion, bevor jemand eine gleiche Karte darauf abwirft.
fl-coach-throw = Hast du die gleiche Karte wie oben auf dem Ablagestapel? Wirf sie ab, jederzeit: Schnipp sie nach oben, oder tippe auf „Abwerfen“ und dann auf die Karte. Nur der Schnellste wird sie los. Eine falsche kostet eine Strafkarte.
fl-coach-called = Jemand hat „5 oder weniger“ gesagt; diese Karten sind jetzt gesperrt. Du hast noch einen Zug und darfst danach auch ansagen.
fl-coach-alex = Alex rät: Tausche zuerst die Karten aus, die du nicht kennst. So kennst du deine Pyramide schneller und kannst öfter abwerfen.
fl-coach-mathilde = Mathildes Trick: Liegt eine niedrige Karte auf dem Ablagestapel? Nimm sie, statt dein Glück am Stapel zu versuchen.
fl-coach-terrie = Terries Trick: Liegt eine Aktionskarte auf dem Ablagestapel? Nimm sie in deine Pyramide. Tauschst du sie später aus, darfst du ihre Aktion nutzen.
fl-coach-greg = Gregs Strategie: Wirf ab, so oft du kannst. Dann musst du dir weniger merken und kommst schneller auf 5 oder weniger.
fl-coach-clement = Cléments Spezialzug: Sammle gleiche Karten. Legst du eine ab, wirf die andere gleich hinterher.
fl-coach-emilie = Emilies Technik: Merk dir die niedrigen Karten, die andere nehmen. Mit einer 10 kannst du sie klauen.

## The game on one page

fl-guide-face-down = verdeckt
fl-guide-goal = Das Ziel
fl-guide-goal-text = Komm mit deinen Karten auf 5 Punkte oder weniger und sag „5 oder weniger“. Jede Karte zählt, was auf ihr steht, von −1 bis 14. Wer am Ende die wenigsten Punkte hat, gewinnt.
fl-guide-peek-text = Fünf Karten liegen verdeckt vor dir. Vor der Runde siehst du dir die drei unteren einmal an. Danach sieht sich niemand mehr seine Karten an: Merk sie dir.
fl-guide-turn = Dein Zug
fl-guide-turn-text = Zieh eine Karte, die nur du siehst, oder nimm die oberste vom Ablagestapel.
fl-guide-turn-more = Tausche sie gegen eine deiner Karten: Die alte kommt offen auf den Ablagestapel. Eine gezogene Karte darfst du auch gleich ablegen, eine genommene nicht.
fl-guide-throw = Schneller Abwurf
fl-guide-throw-text = Hast du die gleiche Karte wie oben auf dem Ablagestapel? Wirf sie ab, jederzeit, auch wenn du nicht dran bist. Nur der Schnellste wird sie los.
fl-guide-throw-more = Zu spät: Du nimmst sie zurück. Falsche Karte: Du nimmst sie zurück und bekommst eine Strafkarte. Nach einem Abwurf darf der Nächste nicht vom Ablagestapel nehmen.
fl-guide-powers-more = Wirft jemand die gleiche Karte auf eine Aktionskarte, bevor die Aktion genutzt wird, ist sie blockiert. Zu zweit darf man keine Aktionskarten vom Ablagestapel nehmen.
fl-guide-call = „5 oder weniger!“
fl-guide-call-text = Sag es am Ende deines Zugs an. Deine Karten sind dann gesperrt: Du wirfst nichts mehr ab, und keine Aktion trifft dich. Alle anderen haben noch einen Zug und dürfen auch ansagen. Dann wird aufgedeckt.
fl-guide-score-right = Angesagt, und niemand hat weniger: 0 Punkte
fl-guide-score-right-text = −1, 0 und 4 sind 3: Runde gewonnen. Wer mit Minuspunkten gewinnt, behält sie.
fl-guide-score-wrong = Angesagt mit mehr als 5: doppelt
fl-guide-score-wrong-text = 2, 1 und 5 sind 8: 16 Punkte. Lagen alle Ansagen daneben, bekommen die anderen 0.
fl-guide-score-beaten = Angesagt, aber jemand hat weniger: doppelt
fl-guide-score-beaten-text = 5 und 0 sind 5: 10 Punkte. Bei Gleichstand gewinnen alle mit den wenigsten.
fl-guide-score-quiet = Nicht angesagt: Deine Punkte zählen
fl-guide-score-quiet-text = 3 und 1 sind 4: 4 Punkte. Ohne Ansage gewinnst du die Runde nicht.
fl-guide-end = Das Ende
fl-guide-end-text = Sobald jemand 100 Punkte hat, ist Schluss, und die wenigsten Punkte gewinnen. Im kurzen Spiel spielt ihr eine feste Zahl von Runden; wer die meisten gewinnt, ist Sieger.

## Keys

fl-key-draw = Karte ziehen
fl-key-take = Oberste vom Ablagestapel nehmen
fl-key-discard = Gezogene Karte ablegen
fl-key-card = Deine Karte mit dieser Nummer wählen
fl-key-throw-card = Deine Karte mit dieser Nummer abwerfen
fl-key-throw = Die nächste gewählte Karte abwerfen
fl-key-power = Aktion nutzen
fl-key-call = „5 oder weniger“ ansagen
fl-key-end = Zug beenden
fl-key-ready = Bereit
fl-key-sheet = Aktionen zeigen
