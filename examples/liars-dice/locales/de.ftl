option-dice = Würfel pro Person. So viele hat jeder am Anfang.

# Pieces

piece-die = { $face ->
    [one] ⚀
    [two] ⚁
    [three] ⚂
    [four] ⚃
    [five] ⚄
   *[six] ⚅
}
piece-die-spoken = { $face ->
    [one] Eins
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
   *[six] Sechs
}

# How things are written

written-face = { $value } in „{ $at }“ ist keine Augenzahl: Schreib einen Text von 1 bis 6.

# What happens

rolled = Runde { $round }: { $who_is ->
    [you] Du fängst an
   *[other] { $who } fängt an
}.
hand = { $who_is ->
    [you] Du würfelst
   *[other] { $who } würfelt
} { $dice }.
bid = { $who_is ->
    [you] Du bietest
   *[other] { $who } bietet
} { $count } × { $face }.
called = { $who_is ->
    [you] Du zweifelst
   *[other] { $who } zweifelt
}: Es { $count ->
    [one] ist eine
   *[other] sind { $count }
} × { $face }.
lost = { $who_is ->
    [you] Du verlierst
   *[other] { $who } verliert
} einen Würfel.
won = { $who_is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt.
}

# Hints

bid-it = Biete { $count } × { $face }.
call-it = Zweifle das Gebot an.
why-chance = Das stimmt mit { $percent } % Wahrscheinlichkeit.
why-call = Das Gebot stimmt nur mit { $percent } % Wahrscheinlichkeit.

# Refusals

refuse-not-your-turn = Du bist nicht dran.
refuse-old-turn = Zu spät: Der Zug ist vorbei.
refuse-not-higher = Du musst höher bieten.
refuse-no-dice = Biete mindestens einen Würfel.
refuse-too-many-dice = Es sind nur { $dice } Würfel im Spiel.
refuse-nothing-to-call = Es hat noch niemand geboten.
refuse-dice-option = Jeder beginnt mit einem bis fünf Würfeln.
refuse-position = Diese Stellung gibt es nicht.
