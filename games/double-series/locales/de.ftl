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
    [you] Du spielst { $card }: ein Stein von Team { $team } in { $square }.
   *[other] { $who } spielt { $card }: ein Stein von Team { $team } in { $square }.
}
placed-anywhere = { $who_is ->
    [you] Du spielst { $card }, der überall hinpasst: ein Stein von Team { $team } in { $square }.
   *[other] { $who } spielt { $card }, der überall hinpasst: ein Stein von Team { $team } in { $square }.
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
    [you] Du hast nicht rechtzeitig gezogen und spielst mit einer Karte weniger weiter.
   *[other] { $who } hat nicht rechtzeitig gezogen und spielt mit einer Karte weniger weiter.
}
reshuffled = Der Stapel ist aufgebraucht: Die Ablagen werden zu einem neuen Stapel von { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} gemischt.
choosing = { $who_is ->
    [you] Du wählst, welche von { $fives } Fünferlinien die Serie ist.
   *[other] { $who } wählt, welche von { $fives } Fünferlinien die Serie ist.
}
scored = { $who_is ->
    [you] Du vollendest eine Serie für Team { $team }: { $from } bis { $to }.
   *[other] { $who } vollendet eine Serie für Team { $team }: { $from } bis { $to }.
}
accused = { $who_is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { $whom_is ->
    [you] dich
   *[other] { $whom }
}, ein Zeichen gegeben zu haben (Nachricht { $message }).
voted-agree = { $who_is ->
    [you] Du stimmst zu.
   *[other] { $who } stimmt zu.
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
judged-admitted = Zugegeben: Es war eine Absprache.
judged-majority = Mehr sind dafür als dagegen: Es war eine Absprache.
judged-no-majority = Die Beschuldigung ist abgelehnt: Nicht mehr sind dafür als dagegen.
judged-one-sided = Die Beschuldigung ist abgelehnt: Nur das Team, das beschuldigt, ist dafür.
judged-guilty = Es war ein Zeichen: Alle in diesem Team geben eine Karte ab.
owes = { $who_is ->
    [you] Du musst eine Karte abgeben.
   *[other] { $who } muss eine Karte abgeben.
}
gave-up = { $who_is ->
    [you] Du gibst { $card } ab.
   *[other] { $who } gibt { $card } ab.
}
gave-up-by-lot = { $who_is ->
    [you] Deine Zeit ist um: { $card } wird aus deiner Hand gelost und abgegeben.
   *[other] Die Zeit ist um: { $card } wird aus der Hand von { $who } gelost und abgegeben.
}
ended-board = Kein Feld ist mehr frei.
ended-hands = Niemand hat mehr eine Karte.
ended-round = Niemand kann mehr spielen.
ended-reshuffle = Der Stapel ist zum vierten Mal aufgebraucht.
drawn-game = Das Spiel ist unentschieden.
won = { $who_is ->
    [you] Du gewinnst mit { $series ->
        [one] einer Serie
       *[other] { $series } Serien
    }.
   *[other] { $who } gewinnt mit { $series ->
        [one] einer Serie
       *[other] { $series } Serien
    }.
}

## Das Ergebnis

result-place = { $place }. { $who_is ->
    [you] Du
   *[other] { $who }
}: { $score ->
    [0] keine Serie
    [one] 1 Serie
   *[other] { $score } Serien
}
score-title = Serien

## Wie man schreibt

written-card = { $value } in „{ $at }“ ist keine Karte: Schreib Wert und Farbe wie in 2S, 10H, JC oder AD.
written-cards = In „{ $at }“ sind zu viele Karten: Platz ist für { $most }.
written-square = { $value } in „{ $at }“ ist kein Feld: Die Felder sind von 0 bis 99 nummeriert, Zeile für Zeile von links oben.
written-series = { $value } in „{ $at }“ ist keine Reihe: Schreib fünf Felder in gerader Linie.
written-layout = „{ $at }“ ist kein Brett: Schreib 100 Karten Zeile für Zeile, null in den Ecken, und jede Karte außer den Buben zweimal.
written-markers = „{ $at }“ zeigt keine Steine: Schreib zehn Zeilen zu zehn Zeichen, * für eine Ecke, . für ein freies Feld, a b c für die Steine der Teams.
written-teams = „{ $at }“ muss automatic, two oder three sein, nicht { $value }.

## Tipps

hint-place = Spiel { $card }: ein Stein in { $square }.
hint-remove = Spiel { $card }: Nimm den Stein in { $square } weg.
hint-exchange = Tausche die tote Karte { $card }.
hint-discard = Leg { $card } ab.
hint-draw = Zieh eine Karte.
hint-choose = Wähl die Serie von { $from } bis { $to }.
hint-vote-agree = Stimm zu.
hint-vote-disagree = Stimm dagegen.
hint-vote-abstain = Enthalte dich.
hint-give-up = Gib { $card } ab.
why-wins = Er vollendet die Serie, die das Spiel gewinnt.
why-series = Er vollendet eine Serie.
why-stops-series = Team { $team } hat dort vier in einer Linie: Ohne das wird es eine Serie.
why-four = Damit sind es vier in einer Linie: Der nächste kann eine Serie sein.
why-blocks = Er schließt eine Linie, in der Team { $team } { $length } hat.
why-builds = Damit sind es { $length } in einer Linie, die noch eine Serie werden kann.
why-keeps-jack = Das { $length ->
    [one] ist ein Anfang
   *[other] macht { $length } in einer Linie
}, und dein Bube bleibt für einen besseren Moment.
why-begins = { $lines ->
    [one] Eine Linie, die eine Serie werden kann, läuft
   *[other] { $lines } Linien, die eine Serie werden können, laufen
} hindurch.
why-nothing = Es kostet dich wenig: Durch dieses Feld kann keine Serie von dir mehr laufen.
why-remove-line = Team { $team } hat dort { $length } in einer Linie, und das bricht sie.
why-remove-room = Dein Team hat { $length } in einer Linie durch dieses Feld, und es wird frei.
why-remove-any = Es lichtet ihre Steine.
why-exchange = Beide Felder sind besetzt: Eine neue Karte kostet dich nichts.
why-discard = Keine deiner Karten kann gespielt werden.
why-draw = Eine Karte, die nicht gezogen ist, bevor der Nächste gespielt hat, ist verloren.
why-choose = Diese fünf sind eine Serie.
why-choose-rest = { $others ->
    [one] Der andere Stein deines Teams bleibt
   *[other] Die anderen { $others } Steine deines Teams bleiben
} frei für eine weitere Serie.
why-vote = Ob diese Nachricht ein Zeichen war, musst du beurteilen: Kein Bot liest den Chat.
why-give-up-dead = Beide Felder sind besetzt: Sie nützt nichts.
why-give-up-jack = Die anderen würden dich mehr kosten.
why-give-up-least = Sie würde höchstens { $length } in einer Linie machen.

## Spielmaterial

piece-card = { $rank }{ $suit ->
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
piece-square = Reihe { $row }, Spalte { $column }
piece-square-spoken = Reihe { $row }, Spalte { $column }

## Optionen

option-teams = Drei Teams brauchen drei, sechs oder neun Spieler, zwei Teams eine gerade Zahl. Automatisch: drei Teams für drei und neun Spieler, sonst zwei.
option-teams-title = Teams
option-teams-automatic = automatisch
option-teams-two = zwei
option-teams-three = drei
option-series_to_win-title = Reihen zum Sieg
option-series_to_win = Wie viele Serien das Spiel gewinnen.
option-layout-title = Brett
option-layout = Wo welche Karte liegt: als Spirale von links oben oder irgendwo. Beides haben wir so entschieden: Im Regelheft steht dazu nichts.
option-layout-spiral = Spirale
option-layout-shuffled = gemischt
option-draw-title = Neue Karten
option-draw = Deine neue Karte kommt von selbst, das ist unsere Regel. Oder wie im Regelheft: Du ziehst sie, bevor die nächste Person gespielt hat, sonst spielst du mit einer Karte weniger weiter.
option-draw-automatic = von selbst
option-draw-strict = von Hand (Regelheft)
option-table_talk_penalty-title = Absprachen bestrafen
option-table_talk_penalty = Ein Zeichen an die eigenen Leute kostet alle im Team eine Karte, wenn die Abstimmung es so entscheidet. Die Gegner allein können das nicht.

## Ablehnungen

refuse-series-to-win = Eine oder zwei Serien gewinnen das Spiel.
refuse-no-equal-teams = { $count } Spieler können nicht in zwei oder drei gleich großen Teams sitzen.
refuse-uneven-teams = { $count } Spieler können nicht in { $teams } gleich großen Teams sitzen.
refuse-no-seat = Du hast keinen Platz an diesem Tisch.
refuse-over = Das Spiel ist zu Ende oder hat noch nicht begonnen.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-old-turn = Dieser Zug ist vorbei.
refuse-choose-first = Wähle zuerst, welche fünf die Serie sind.
refuse-give-up-first = Gib zuerst eine Karte ab.
refuse-not-held = Du hast { $card } nicht.
refuse-one-eyed-places = { $card } ist ein einäugiger Bube: Er nimmt einen Stein weg und setzt keinen.
refuse-corner = Die Ecken gehören allen.
refuse-other-card = Dieses Feld zeigt { $card } nicht.
refuse-occupied = In { $square } liegt schon ein Stein.
refuse-not-one-eyed = { $card } kann keinen Stein wegnehmen: Das können nur Pik-Bube und Herz-Bube.
refuse-no-marker = In { $square } liegt kein Stein.
refuse-own-marker = Dieser Stein gehört deinem Team.
refuse-protected = Dieser Stein gehört zu einer gewerteten Serie und bleibt liegen.
refuse-not-dead = { $card } ist nicht tot.
refuse-exchanged-enough = Du kannst in diesem Zug keine Karte mehr tauschen.
refuse-nothing-to-draw = Es gibt nichts zu ziehen.
refuse-playable = Du hast eine Karte, die gespielt werden kann.
refuse-exchange-first = { $card } ist tot: Tausche sie zuerst.
refuse-draws-by-itself = An diesem Tisch kommt die Ersatzkarte von selbst.
refuse-no-draw = Du hast keine Karte zu ziehen.
refuse-old-draw = Diese Karte kann nicht mehr gezogen werden.
refuse-no-choice = Es gibt nichts zu wählen.
refuse-not-a-choice = Diese fünf stehen nicht zur Wahl.
refuse-no-penalty = An diesem Tisch wird Reden nicht bestraft.
refuse-own-team = Beschuldigen kann man nur jemanden aus einem anderen Team.
refuse-accused-before = Nachricht { $message } ist schon beschuldigt worden.
refuse-accusation-under-way = Nur eine Beschuldigung auf einmal.
refuse-failed-often = Drei deiner Beschuldigungen sind abgelehnt worden.
refuse-just-paid = Dieses Team hat gerade Karten abgegeben: Erst kommen alle einmal an die Reihe.
refuse-nothing-to-give = In diesem Team hat niemand mehr als eine Karte.
refuse-no-vote = Über diese Nachricht wird nicht abgestimmt.
refuse-own-accusation = Du beschuldigst: Die anderen stimmen ab.
refuse-voted = Du hast schon abgestimmt.
refuse-nothing-owed = Du hast keine Karte abzugeben.
refuse-position-seat = Ein genannter Platz ist nicht am Tisch.
refuse-position-layout = Das Brett zeigt jede Karte außer den Buben zweimal, und die Spirale ist immer dieselbe.
refuse-position-too-many = { $card } kommt öfter vor als im Spiel.
refuse-position-missing = { $card } fehlt: Hände, Ablagen und Stapel ergeben das ganze Spiel.
refuse-position-hand = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}: Alle haben so viele, wie gegeben wurden, außer verlorenen oder noch nicht gezogenen.
refuse-position-team = Es liegen Steine eines Teams, das nicht mitspielt.
refuse-position-series = Eine gewertete Serie sind fünf Felder in einer Linie mit Steinen eines Teams oder Ecken.
refuse-position-overlap = Zwei Serien eines Teams teilen sich höchstens ein Feld.
refuse-position-not-over = Es sind mehr Serien, als ein Spiel haben kann.
refuse-position-unscored = Ein Team hat fünf in einer Linie, die nicht gewertet sind.
refuse-position-choice = Eine solche Wahl zwischen Fünferlinien gibt es nicht.
refuse-position-draw = Wer noch ziehen darf, hat vor der Person am Zug gespielt, wo von Hand gezogen wird.
refuse-position-exchanges = Es werden nicht mehr tote Karten getauscht, als eine Hand hat.
refuse-position-no-cards = Wer keine Karten hat, wird übersprungen.
refuse-position-deck = Der Stapel ist nie leer und wird höchstens dreimal neu gemacht.
refuse-position-trial = Eine solche Beschuldigung kann es nicht geben.
refuse-position-end = Das Spiel ist genau dann zu Ende, wenn ein Team genug Serien hat oder nichts mehr geht.
