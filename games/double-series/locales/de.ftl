## Was am Tisch geschieht

first-dealer = { $who_is ->
    [you] Du gibst.
   *[other] { $who } gibt.
}
laid-out = Das Brett wird gemischt.
dealt = Alle bekommen { $cards } Karten, { $deck } bleiben im Stapel.
hand-dealt = { $who_is ->
    [you] Deine Hand: { $hand }.
   *[other] { $who } bekommt { $hand }.
}
placed = { $who_is ->
    [you] Du spielst { $card }: Stein für Team { $team } in { $square }.
   *[other] { $who } spielt { $card }: Stein für Team { $team } in { $square }.
}
placed-anywhere = { $who_is ->
    [you] Du spielst { $card }, der überall passt: Stein für Team { $team } in { $square }.
   *[other] { $who } spielt { $card }, der überall passt: Stein für Team { $team } in { $square }.
}
removed = { $who_is ->
    [you] Du spielst { $card } und nimmst den Stein von Team { $team } in { $square } weg.
   *[other] { $who } spielt { $card } und nimmt den Stein von Team { $team } in { $square } weg.
}
exchanged = { $who_is ->
    [you] Du tauschst die tote Karte { $card }.
   *[other] { $who } tauscht die tote Karte { $card }.
}
discarded = { $who_is ->
    [you] Du kannst nicht spielen und legst { $card } ab.
   *[other] { $who } kann nicht spielen und legt { $card } ab.
}
drew = { $who_is ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
drew-card = { $who_is ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
forfeited = { $who_is ->
    [you] Zu spät gezogen: Du spielst mit einer Karte weniger weiter.
   *[other] Zu spät gezogen: { $who } spielt mit einer Karte weniger weiter.
}
reshuffled = Der Stapel ist leer: Die Ablagestapel werden zu einem neuen Stapel mit { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} gemischt.
choosing = { $who_is ->
    [you] Du wählst, welche von { $fives } möglichen Reihen zählt.
   *[other] { $who } wählt, welche von { $fives } möglichen Reihen zählt.
}
scored = { $who_is ->
    [you] Du machst eine Reihe für Team { $team } voll: { $from } bis { $to }.
   *[other] { $who } macht eine Reihe für Team { $team } voll: { $from } bis { $to }.
}
accused = { $who_is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { $whom_is ->
    [you] dich
   *[other] { $whom }
} wegen Absprache (Nachricht { $message }).
voted-agree = { $who_is ->
    [you] Du stimmst dafür.
   *[other] { $who } stimmt dafür.
}
voted-disagree = { $who_is ->
    [you] Du stimmst dagegen.
   *[other] { $who } stimmt dagegen.
}
voted-abstain = { $who_is ->
    [you] Du enthältst dich.
   *[other] { $who } enthält sich.
}
judged-not-guilty = Die Beschuldigung ist abgelehnt.
judged-admitted = Zugegeben: Es war ein Zeichen.
judged-majority = Die meisten sind dafür: Es war ein Zeichen.
judged-no-majority = Die Beschuldigung ist abgelehnt: keine Mehrheit.
judged-one-sided = Die Beschuldigung ist abgelehnt: Nur ein Team ist dafür, und das hat beschuldigt.
judged-guilty = Es war ein Zeichen: Jeder in diesem Team gibt eine Karte ab.
owes = { $who_is ->
    [you] Du musst eine Karte abgeben.
   *[other] { $who } muss eine Karte abgeben.
}
gave-up = { $who_is ->
    [you] Du gibst { $card } ab.
   *[other] { $who } gibt { $card } ab.
}
gave-up-by-lot = { $who_is ->
    [you] Deine Zeit ist um: { $card } wird ausgelost, und du gibst sie ab.
   *[other] Die Zeit ist um: { $card } wird ausgelost, und { $who } gibt sie ab.
}
ended-board = Kein Feld ist mehr frei.
ended-hands = Niemand hat mehr Karten.
ended-round = Niemand kann mehr spielen.
ended-reshuffle = Der Stapel ist zum vierten Mal leer.
drawn-game = Unentschieden!
won = { $who_is ->
    [you] Du gewinnst mit { $series ->
        [one] einer Reihe
       *[other] { $series } Reihen
    }.
   *[other] { $who } gewinnt mit { $series ->
        [one] einer Reihe
       *[other] { $series } Reihen
    }.
}

## Das Ergebnis

result-place = { $place }. { $who_is ->
    [you] Du
   *[other] { $who }
}: { $score ->
    [0] keine Reihe
    [one] 1 Reihe
   *[other] { $score } Reihen
}
score-title = Reihen

## Wie man schreibt

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib Wert und Farbe wie in 2S, 10H, JC oder AD.
written-cards = In „{ $at }“ sind zu viele Karten: Platz ist für { $most }.
written-square = { $value } in „{ $at }“ ist kein Feld: Die Felder sind von 0 bis 99 nummeriert, Zeile für Zeile von links oben.
written-series = { $value } in „{ $at }“ ist keine Reihe: Schreib fünf Felder in gerader Linie.
written-layout = „{ $at }“ ist kein Brett: Schreib 100 Karten Zeile für Zeile, null in den Ecken, und jede Karte außer den Buben zweimal.
written-markers = „{ $at }“ zeigt keine Steine: Schreib zehn Zeilen zu zehn Zeichen, * für eine Ecke, . für ein freies Feld, a b c für die Steine der Teams.
written-teams = „{ $at }“ muss automatic, two oder three sein, nicht { $value }.

## Tipps

hint-place = Spiel { $card }: Leg einen Stein in { $square }.
hint-remove = Spiel { $card }: Nimm den Stein in { $square } weg.
hint-exchange = Tausche die tote Karte { $card }.
hint-discard = Leg { $card } ab.
hint-draw = Zieh eine Karte.
hint-choose = Wähle die Reihe von { $from } bis { $to }.
hint-vote-agree = Stimm dafür.
hint-vote-disagree = Stimm dagegen.
hint-vote-abstain = Enthalte dich.
hint-give-up = Gib { $card } ab.
why-wins = Das ist die Reihe zum Sieg.
why-series = Damit ist eine Reihe voll.
why-stops-series = Team { $team } hat dort schon vier: Sonst wird das eine Reihe.
why-four = Damit hast du vier in einer Reihe: Einer fehlt noch.
why-blocks = Das versperrt eine Reihe, in der Team { $team } schon { $length } hat.
why-builds = Damit hast du { $length } in einer Reihe, die noch voll werden kann.
why-keeps-jack = Das { $length ->
    [one] ist ein Anfang
   *[other] macht { $length } in einer Reihe
}, und dein Bube bleibt für einen besseren Moment.
why-begins = { $lines ->
    [one] Eine Reihe ist
   *[other] { $lines } Reihen sind
} hier noch möglich.
why-nothing = Das kostet dich wenig: Über dieses Feld geht für dich keine Reihe mehr.
why-remove-line = Team { $team } hat dort { $length } in einer Reihe: Das macht ein Loch hinein.
why-remove-room = Dein Team hat dort { $length } in einer Reihe, und das Feld wird frei.
why-remove-any = Ein gegnerischer Stein weniger.
why-exchange = Beide Felder sind besetzt: Eine neue Karte kostet dich nichts.
why-discard = Du kannst keine deiner Karten spielen.
why-draw = Was du nicht ziehst, bevor der Nächste gespielt hat, ist verloren.
why-choose = Diese fünf sind eine Reihe.
why-choose-rest = { $others ->
    [one] Der andere Stein deines Teams bleibt
   *[other] Die anderen { $others } Steine deines Teams bleiben
} frei für eine weitere Reihe.
why-vote = Ob das ein Zeichen war, musst du selbst beurteilen: Kein Bot liest den Chat.
why-give-up-dead = Beide Felder sind besetzt: Sie nützt dir nichts.
why-give-up-jack = Die anderen Karten nützen dir mehr.
why-give-up-least = Sie bringt dich höchstens auf { $length } in einer Reihe.

## Was falsch war, in einer Analyse

fault-no-series = Mit einem Stein in { $square } wäre eine Reihe voll gewesen.
fault-left-four = Team { $team } hat mit { $square } vier in einer Reihe, und du hast es zugelassen.
fault-left-three = Team { $team } hat mit { $square } drei in einer Reihe und darf weiterbauen.
fault-wasted-jack = Du hast { $card } gespielt, wo eine gewöhnliche Karte gereicht hätte.
fault-built-less = So sind es { $length } in einer Reihe; in { $square } wären es { $better } gewesen.
fault-gave-up-jack = { $card } ist mehr wert als jede andere Karte: Gib sie zuletzt ab.
fault-gave-up-line = Mit { $card } wären es { $length } in einer Reihe gewesen.

## Spielmaterial

piece-card = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}{ $suit ->
    [h] ♥
    [c] ♣
    [d] ♦
   *[s] ♠
}
piece-card-spoken = { $suit ->
    [h] Herz
    [c] Kreuz
    [d] Karo
   *[s] Pik
}-{ $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
piece-square = Zeile { $row }, Spalte { $column }
piece-square-spoken = Zeile { $row }, Spalte { $column }

## Optionen

option-teams = Drei Teams brauchen drei, sechs oder neun Spieler, zwei Teams eine gerade Zahl. Automatisch: drei Teams für drei und neun Spieler, sonst zwei.
option-teams-title = Teams
option-teams-automatic = automatisch
option-teams-two = zwei
option-teams-three = drei
option-series_to_win-title = Reihen zum Sieg
option-series_to_win = So viele Reihen braucht ein Team zum Sieg.
option-layout-title = Brett
option-layout = Die Karten liegen als Spirale von links oben oder bunt gemischt. Das Regelheft sagt dazu nichts.
option-layout-spiral = Spirale
option-layout-shuffled = gemischt
option-draw-title = Neue Karten
option-draw = Deine neue Karte kommt von selbst. Oder wie im Regelheft: Du ziehst sie, bevor der Nächste gespielt hat, sonst spielst du mit einer Karte weniger weiter.
option-draw-automatic = von selbst
option-draw-strict = von Hand (Regelheft)
option-table_talk_penalty-title = Absprachen bestrafen
option-table_talk_penalty = Ein Zeichen an die eigenen Leute kostet jeden im Team eine Karte, wenn die Abstimmung es so entscheidet. Die Gegner allein können das nicht.

## Ablehnungen

refuse-series-to-win = Zum Sieg braucht es eine oder zwei Reihen.
refuse-no-equal-teams = { $count } Spieler können nicht in zwei oder drei gleich großen Teams sitzen.
refuse-uneven-teams = { $count } Spieler können nicht in { $teams } gleich großen Teams sitzen.
refuse-no-seat = Du hast keinen Platz an diesem Tisch.
refuse-over = Das Spiel ist vorbei oder hat noch nicht begonnen.
refuse-not-your-turn = Du bist nicht dran.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-choose-first = Wähle zuerst, welche fünf die Reihe sind.
refuse-give-up-first = Gib zuerst eine Karte ab.
refuse-not-held = Du hast { $card } nicht.
refuse-one-eyed-places = { $card } ist ein Bube mit einem Auge: Er nimmt einen Stein weg und legt keinen.
refuse-corner = Die Ecken gehören allen.
refuse-other-card = { $card } passt nicht auf dieses Feld.
refuse-occupied = In { $square } liegt schon ein Stein.
refuse-not-one-eyed = { $card } kann keinen Stein wegnehmen: Das können nur Pik-Bube und Herz-Bube.
refuse-no-marker = In { $square } liegt kein Stein.
refuse-own-marker = Dieser Stein gehört deinem Team.
refuse-protected = Dieser Stein liegt in einer fertigen Reihe und bleibt liegen.
refuse-not-dead = { $card } ist nicht tot.
refuse-exchanged-enough = Du kannst in diesem Zug keine Karte mehr tauschen.
refuse-nothing-to-draw = Es ist keine Karte zum Ziehen da.
refuse-playable = Du hast eine Karte, die du spielen kannst.
refuse-exchange-first = { $card } ist tot: Tausche sie zuerst.
refuse-draws-by-itself = An diesem Tisch kommt die neue Karte von selbst.
refuse-no-draw = Du musst gerade keine Karte ziehen.
refuse-old-draw = Zu spät: Diese Karte kannst du nicht mehr ziehen.
refuse-no-choice = Es gibt gerade nichts zu wählen.
refuse-not-a-choice = Diese fünf stehen nicht zur Wahl.
refuse-no-penalty = An diesem Tisch werden Absprachen nicht bestraft.
refuse-own-team = Beschuldigen kann man nur jemanden aus einem anderen Team.
refuse-accused-before = Wegen Nachricht { $message } wurde schon jemand beschuldigt.
refuse-accusation-under-way = Es läuft schon eine Abstimmung.
refuse-failed-often = Drei deiner Beschuldigungen wurden abgelehnt: Mehr sind nicht erlaubt.
refuse-just-paid = Dieses Team hat gerade Karten abgegeben: Erst sind alle einmal dran.
refuse-nothing-to-give = In diesem Team hat niemand mehr als eine Karte.
refuse-no-vote = Über diese Nachricht wird nicht abgestimmt.
refuse-own-accusation = Du hast beschuldigt: Jetzt stimmen die anderen ab.
refuse-voted = Du hast schon abgestimmt.
refuse-nothing-owed = Du musst keine Karte abgeben.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-layout = Das Brett zeigt jede Karte außer den Buben zweimal, und die Spirale ist immer dieselbe.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-missing = { $card } fehlt: Hände, Ablagestapel und Stapel ergeben das ganze Spiel.
refuse-position-hand = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}: Alle haben so viele, wie ausgeteilt wurden, außer verlorenen oder noch nicht gezogenen.
refuse-position-team = Es liegen Steine eines Teams, das nicht mitspielt.
refuse-position-series = Eine gewertete Reihe sind fünf Felder in gerader Linie mit Steinen eines Teams oder Ecken.
refuse-position-overlap = Zwei Reihen eines Teams teilen sich höchstens ein Feld.
refuse-position-not-over = Es sind mehr Reihen, als ein Spiel haben kann.
refuse-position-unscored = Ein Team hat fünf in einer Reihe, die nicht gewertet ist.
refuse-position-choice = Eine solche Wahl zwischen Reihen gibt es nicht.
refuse-position-draw = Wer noch ziehen darf, hat direkt vor dem gespielt, der dran ist, wo von Hand gezogen wird.
refuse-position-exchanges = Es werden nicht mehr tote Karten getauscht, als eine Hand hat.
refuse-position-no-cards = Wer keine Karten hat, wird übersprungen.
refuse-position-deck = Der Stapel ist nie leer und wird höchstens dreimal neu gemischt.
refuse-position-trial = Eine solche Beschuldigung kann es nicht geben.
refuse-position-end = Das Spiel ist genau dann vorbei, wenn ein Team genug Reihen hat oder nichts mehr geht.
