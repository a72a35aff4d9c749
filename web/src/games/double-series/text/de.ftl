## Karten und Felder

ds-card = { $suit } { $rank }
ds-card-one-eyed = { $card }, einäugig: nimmt einen Stein weg
ds-card-two-eyed = { $card }, zweiäugig: geht überallhin
ds-rank-J = Bube
ds-rank-Q = Dame
ds-rank-K = König
ds-rank-A = Ass
ds-suit-hearts = Herz
ds-suit-clubs = Kreuz
ds-suit-spades = Pik
ds-suit-diamonds = Karo
ds-corner = Ecke, zählt für jedes Team
ds-place = Reihe { $row }, Spalte { $column }
ds-marker = Stein von { $team }
ds-marker-scored = Stein von { $team } in einer gewerteten Reihe, kann nicht weggenommen werden
ds-held = diese Karte hast du
ds-can = kann gewählt werden
ds-last = letzter Zug
ds-board = Brett mit zehn mal zehn Feldern
ds-your-hand = Deine Hand
ds-is-dead = tot: beide Felder sind besetzt
ds-tag-dead = tot
ds-new = neu
ds-zoom-in = Brett vergrößern
ds-zoom-out = Ganzes Brett zeigen

## Teams

ds-team = Team { $team }
ds-team-sign = Team { $team } ({ $sign })
ds-sign-0 = Ring
ds-sign-1 = Kreuz
ds-sign-2 = Dreieck
ds-your-team = dein Team
ds-you = Du
ds-you-are = { $name } (du)
ds-at-turn = ist am Zug
ds-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ds-lost = { $count ->
    [one] 1 für immer verloren
   *[other] { $count } für immer verloren
}
ds-series-of = { $series } von { $goal } Reihen
ds-series-count = { $count ->
    [0] keine Reihe
    [one] 1 Reihe
   *[other] { $count } Reihen
}
ds-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
ds-reshuffles = { $count ->
    [0] Er wurde noch nicht neu gemischt; beim vierten Mal endet das Spiel.
    [one] Er wurde einmal neu gemischt; beim vierten Mal endet das Spiel.
   *[other] Er wurde { $count }-mal neu gemischt; beim vierten Mal endet das Spiel.
}
ds-players = Teams und Spieler
ds-pile = { $count ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
ds-how = So wird gespielt

## Was ich jetzt tun kann

ds-now-play = Du bist am Zug: Wähle eine Karte, dann ein Feld.
ds-now-space = Wähle eines ihrer Felder.
ds-now-anywhere = Er geht überallhin: Wähle ein freies Feld.
ds-now-take = Wähle einen Stein der Gegner, den du wegnimmst.
ds-now-dead = Diese Karte ist tot: Tausche sie, oder spiele eine andere.
ds-now-confirm = Bestätige, oder wähle ein anderes Feld.
ds-now-exchange = Keine deiner Karten kann gespielt werden: Tausche eine tote.
ds-now-discard = Keine deiner Karten kann gespielt werden: Lege eine ab.
ds-now-choose = Welche fünf sind deine Reihe? Wähle auf dem Brett.
ds-now-draw = Zieh deine Karte, bevor { $who } gespielt hat!
ds-now-give-up = Dein Team hat geredet: Wähle eine Karte, die du abgibst.
ds-now-give-up-card = Gib diese Karte ab, oder wähle eine andere.
ds-now-wait = { $who } ist am Zug.
ds-now-wait-choose = { $who } wählt, welche fünf die Reihe sind.
ds-now-out = Du hast keine Karten mehr. { $who } ist am Zug.
ds-now-over = Das Spiel ist aus.
ds-hint-dead = Beide Felder sind besetzt. In deinem Zug kannst du sie tauschen, oder behalten: Ein Bube kann ein Feld frei machen.
ds-hint-later = { $free ->
    [0] Sie kann jetzt nirgends hin.
    [one] Sie kann auf 1 Feld.
   *[other] Sie kann auf { $free } Felder.
}
ds-do-put = Stein auf { $card } legen
ds-do-take = Stein von { $card } nehmen
ds-do-exchange = { $card } tauschen
ds-do-discard = { $card } ablegen
ds-do-draw = Karte ziehen
ds-do-score = Diese Reihe werten ({ $number } von { $count })
ds-do-other-series = Andere zeigen
ds-do-give-up = { $card } abgeben
ds-cancel = Abbrechen
ds-clock = Sekunden übrig
ds-scored = { $count ->
    [one] Eine Reihe für Team { $team }!
   *[other] { $count } Reihen für Team { $team }!
}

## Absprachen

ds-trial = Absprachen
ds-accuse = Beschuldigen
ds-accuse-title = { $who } wegen Absprache beschuldigen?
ds-accuse-means = Zeichen an die eigenen Leute sind nicht erlaubt. Alle anderen stimmen binnen 30 Sekunden ab, auch wer beschuldigt ist. Sind mehr dafür als dagegen, und nicht nur dein eigenes Team, geben alle in diesem Team eine Karte für immer ab. Nach drei abgelehnten Beschuldigungen ist für dich Schluss damit.
ds-accuses = { $who_is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { $whom_is ->
    [you] dich
   *[other] { $whom }
} wegen Absprache:
ds-quoted = „{ $text }“
ds-message = Nachricht { $number }
ds-ask = War es ein Zeichen? Wenn ja, geben alle in Team { $team } eine Karte ab.
ds-ask-team = War es ein Zeichen? Wenn ja, geben alle in deinem Team eine Karte ab.
ds-ask-accused = War es ein Zeichen? Gibst du es zu, geben alle in deinem Team eine Karte ab.
ds-vote-agree = Ja
ds-vote-disagree = Nein
ds-vote-abstain = Enthaltung
ds-own-vote-agree = Ich gebe es zu
ds-own-vote-disagree = Nein
ds-votes = Stimmen
ds-cast-agree = { $who }: ja
ds-cast-disagree = { $who }: nein
ds-cast-abstain = { $who }: Enthaltung
ds-cast-waiting = { $who }: noch keine Stimme
ds-fold = Kleiner
ds-unfold = Abstimmung zeigen
ds-ok = OK
ds-ruling-admitted = { $who_is ->
    [you] Du gibst es zu: Es war ein Zeichen.
   *[other] { $who } gibt es zu: Es war ein Zeichen.
}
ds-ruling-majority = Mehr sind dafür als dagegen: Es war ein Zeichen.
ds-ruling-no_majority = Nicht mehr sind dafür als dagegen: Niemand gibt eine Karte ab.
ds-ruling-one_sided = Nur das Team, das beschuldigt, ist dafür, und das reicht nicht: Niemand gibt eine Karte ab.
ds-giving-up = Team { $team } gibt Karten ab. Gewartet wird auf: { $who }.

## So wird gespielt

ds-coach-title = Fünf in einer Reihe
ds-coach-play = Spiele eine Karte und lege einen Stein auf eines der zwei Felder, die sie zeigen. Dann zieh eine neue Karte.
ds-coach-win = { $goal ->
    [one] Das erste Team mit fünf Steinen in einer Reihe gewinnt.
   *[other] Das erste Team mit zwei Fünferreihen gewinnt.
}
ds-coach-corner = Die Ecken zählen für alle. Eine zweite Reihe darf ein Feld mit der ersten teilen.
ds-coach-two-eyed = Buben mit zwei Augen gehen auf jedes freie Feld.
ds-coach-one-eyed = Buben mit einem Auge nehmen einen Stein der Gegner weg, wenn er in keiner Reihe liegt.
ds-coach-tip = Eine umgeknickte Ecke zeigt Felder, deren Karte du hast. Die Teams haben Ring, Kreuz oder Dreieck.
ds-coach-done = Verstanden

## Das Ende

ds-you-win = Du gewinnst!
ds-your-team-wins = Dein Team gewinnt!
ds-team-wins = Team { $team } gewinnt!
ds-draw = Unentschieden
ds-why-series = { $count ->
    [one] Die erste Reihe ist gewertet.
   *[other] { $count } Reihen sind gewertet.
}
ds-why-board = Kein Feld ist mehr frei: Wer mehr Reihen hat, gewinnt.
ds-why-hands = Niemand hat mehr eine Karte: Wer mehr Reihen hat, gewinnt.
ds-why-round = Niemand kann mehr spielen: Wer mehr Reihen hat, gewinnt.
ds-why-reshuffle = Der Stapel ist zum vierten Mal aufgebraucht: Wer mehr Reihen hat, gewinnt.
ds-standings = Die Teams nach Plätzen
ds-place-number = { $place }.
