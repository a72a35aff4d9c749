option-dice = Dés par joueur. Chacun commence avec ce nombre de dés.

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
    [one] as
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
   *[six] six
}

# How things are written

written-face = { $value } dans « { $at } » n’est pas une face : écrivez un texte de 1 à 6.

# What happens

rolled = Manche { $round } : { $who_is ->
    [you] vous commencez
   *[other] { $who } commence
}.
hand = { $who_is ->
    [you] Vous lancez
   *[other] { $who } lance
} { $dice }.
bid = { $who_is ->
    [you] Vous annoncez
   *[other] { $who } annonce
} { $count } × { $face }.
called = { $who_is ->
    [you] Vous criez
   *[other] { $who } crie
} au menteur : il y { $count ->
    [one] en a un
   *[other] en a { $count }
} × { $face }.
lost = { $who_is ->
    [you] Vous perdez
   *[other] { $who } perd
} un dé.
won = { $who_is ->
    [you] Vous gagnez !
   *[other] { $who } gagne.
}

# Hints

bid-it = Annoncez { $count } × { $face }.
call-it = Criez au menteur.
why-chance = C’est vrai avec une probabilité de { $percent } %.
why-call = L’annonce n’est vraie qu’avec une probabilité de { $percent } %.

# Refusals

refuse-not-your-turn = Ce n’est pas à vous de jouer.
refuse-old-turn = Trop tard : le tour est passé.
refuse-not-higher = Il faut annoncer plus haut.
refuse-no-dice = Annoncez au moins un dé.
refuse-too-many-dice = Il n’y a que { $dice } dés en jeu.
refuse-nothing-to-call = Personne n’a encore rien annoncé.
refuse-dice-option = Chacun commence avec un à cinq dés.
refuse-position = Cette position est impossible.
