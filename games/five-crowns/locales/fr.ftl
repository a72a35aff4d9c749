## Ce qui se passe à la table

first-dealer = { $who_is ->
    [you] Vous distribuez en premier.
   *[other] { $who } distribue en premier.
}
dealt = Manche { $round } : { $cards } cartes chacun, joker de la manche : { $wild }. { $who_is ->
    [you] Vous distribuez et retournez { $top }.
   *[other] { $who } distribue et retourne { $top }.
}
hand-dealt = { $who_is ->
    [you] Votre main : { $hand }.
   *[other] { $who } reçoit { $hand }.
}
drew = { $who_is ->
    [you] Vous piochez.
   *[other] { $who } pioche.
}
drew-card = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
took = { $who_is ->
    [you] Vous prenez { $card } dans la défausse.
   *[other] { $who } prend { $card } dans la défausse.
}
discarded = { $who_is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
went-out = { $who_is ->
    [you] Vous posez votre main : { $melds } !
   *[other] { $who } pose sa main : { $melds } !
}
laid = { $who_is ->
    [you] Vous posez { $melds }. Il vous reste { $left }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } pose { $melds }. Il reste { $left }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
laid-all = { $who_is ->
    [you] Vous posez { $melds }. Il ne vous reste rien.
   *[other] { $who } pose { $melds }. Il ne reste rien.
}
laid-nothing = { $who_is ->
    [you] Vous n’avez rien à poser. Il vous reste { $left }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } n’a rien à poser. Il reste { $left }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
reshuffled = La pioche est vide : la défausse est mélangée et forme une nouvelle pioche de { $stock } cartes, { $top } est sur la défausse.
round-ended = La manche { $round } est terminée.
scored = { $who_is ->
    [you] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
   *[other] { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
}
won = { $who_is ->
    [you] Vous gagnez avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
won-shared = { $who_is ->
    [you] Vous partagez la victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } partage la victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}

## Le jeu en solitaire

solo-dealt = Onze mains sont distribuées, il reste { $stock } cartes dans la pioche.
solo-hand = Main de { $size } : { $hand }.
solo-drew = La carte suivante est { $card }.
solo-placed = { $card } va dans la main de { $size }, on défausse { $discard }.
solo-passed = On défausse aussitôt { $card } de la main de { $size }.
solo-closed = La main de { $size } est fermée : { $melds }.
solo-counted = Les mains ouvertes coûtent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
solo-won = Les onze mains sont fermées. Vous gagnez !
solo-lost = La pioche est vide. { $closed ->
    [0] Aucune main n’est fermée.
    [one] Une main sur onze est fermée.
   *[other] { $closed } mains sur onze sont fermées.
}

## Comment on écrit

written-card = { $value } dans « { $at } » n’est pas une carte : écrivez la valeur et la couleur, comme 10h ou Kd (t h c s d), et W pour un joker.
written-rank = { $value } dans « { $at } » n’est pas une valeur : écrivez un nombre de 3 à 13 ; valet, dame et roi sont 11, 12 et 13.
written-hand = { $value } dans « { $at } » n’est pas une main : écrivez au plus 14 cartes, comme 3t 10h Jc Qs Kd W.
written-melds = Les combinaisons dans « { $at } » ont trop de cartes : ensemble, elles en ont au plus { $most }.

## Conseils

hint-draw = Piochez.
hint-take = Prenez { $card } dans la défausse.
hint-discard = Défaussez { $card }.
hint-go-out = Posez votre main et défaussez { $card }.
hint-lay = Posez { $melds } et défaussez { $card }.
hint-place = Mettez { $drawn } dans la main de { $size } et défaussez { $card }.
hint-pass = Défaussez aussitôt { $card } de la main de { $size }.
why-draw-only = Il n’y a rien à prendre dans la défausse.
why-draw-ends = La pioche est vide pour la troisième fois : piocher met fin à la manche, et il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-draw-useless = { $card } ne réduirait pas ce qui vous reste : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-draw-little = { $card } n’épargnerait que { $points ->
    [one] { $points } point
   *[other] { $points } points
} et montrerait ce que vous collectionnez ; une carte de la pioche fait mieux en moyenne.
why-take-out = Avec elle, vous pouvez poser votre main : { $melds }.
why-take-wild = { $card } est joker et va partout.
why-take-meld = Elle complète { $meld } et fait passer ce qui vous reste de { $from } à { $to ->
    [one] { $to } point
   *[other] { $to } points
}.
why-take-fits = Elle va dans { $meld }.
why-take-lower = Elle fait passer ce qui vous reste de { $from } à { $to ->
    [one] { $to } point
   *[other] { $to } points
}.
why-take-average = Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec elle ; une carte de la pioche en laisse davantage en moyenne.
why-go-out = Toutes les autres cartes sont en combinaisons : { $melds }. Les autres n’ont plus qu’un tour.
why-last-turn = C’est votre dernier tour, et il ne vous reste ainsi que { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-left = Il vous reste ainsi { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-discard-unwanted = Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Une défausse qui en laisse moins aiderait { $who }, qui a déjà pris de telles cartes.
why-discard-chances = Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}, un peu plus que nécessaire : les cartes gardées ont plus de chances de former des combinaisons.
why-discard-pair = Trois cartes de valeur { $rank } font un brelan, deux sont un fardeau. Il vous reste ainsi { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-discard-lonely = Elle ne va avec aucune de vos cartes. Il vous reste ainsi { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-discard-dearest = C’est votre carte isolée la plus chère : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-place-closes = La main de { $size } est alors fermée : { $melds }.
why-place-nearer = La main de { $size } a alors { $loose ->
    [one] { $loose } carte
   *[other] { $loose } cartes
} hors combinaison, contre { $before } avant.
why-place-left = Il reste dans la main de { $size } { $loose ->
    [one] { $loose } carte
   *[other] { $loose } cartes
} hors combinaison.
why-pass = { $card } ne rapproche aucune main ouverte de sa fermeture.

## Options

option-first_deal-title = Première donne
option-first_deal = Cartes distribuées à la première manche. Avec 3, on joue les onze manches ; avec plus, c’est la variante express. Pas en solitaire.
option-fresh_discard_on_reshuffle-title = Tout mélanger quand la pioche est vide
option-fresh_discard_on_reshuffle = Comme dans Les Cinq Rois : la pioche vide attend que quelqu’un pioche, on peut donc encore prendre la dernière défausse. Puis toute la défausse est mélangée et l’on retourne une nouvelle carte.

## Refus

refuse-first-deal = La première manche distribue de 3 à 13 cartes, pas { $deal }.
refuse-first-deal-alone = En solitaire, les onze mains se jouent ensemble : on ne peut pas commencer à une manche plus tardive.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-old-turn = Ce tour est passé.
refuse-only-alone = On ne place des cartes dans des mains que dans le jeu en solitaire.
refuse-drawn-already = Vous avez déjà pris une carte : défaussez-en une.
refuse-not-on-top = { $card } n’est pas la première carte de la défausse.
refuse-draw-first = Prenez d’abord une carte.
refuse-not-held = Vous n’avez pas { $card }.
refuse-nobody-out = On ne pose des combinaisons qu’en posant toute sa main, ou au dernier tour quand un autre l’a fait.
refuse-somebody-out = Quelqu’un a déjà posé sa main : c’est votre dernier tour. Défaussez une carte, vos combinaisons sont posées avec.
refuse-not-all-melds = Pour poser sa main, toutes les cartes sauf la défausse doivent former des suites ou des brelans.
refuse-no-meld = { $cards } n’est ni une suite ni un brelan (joker de la manche : { $wild }).
refuse-meld-not-held = Ces combinaisons utilisent une carte que vous n’avez pas, ou celle que vous défaussez.
refuse-alone = En solitaire, un tour place la carte piochée dans une main et défausse une carte de cette main.
refuse-nothing-to-place = Il n’y a pas de carte à placer.
refuse-no-such-hand = Il n’y a pas de main de { $hand } : les mains ont de 3 à 13 cartes.
refuse-hand-closed = La main de { $hand } est fermée.
refuse-not-in-hand = { $card } n’est ni dans la main de { $hand } ni la carte piochée.
refuse-position-seats = Une table compte de 2 à 10 mains, pas { $count }.
refuse-position-round = Le joker de la manche est d’avant la première manche de cette table.
refuse-position-seat = Une place nommée n’est pas à cette table.
refuse-position-hand = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : chacun en a autant que distribué, celui qui a pioché une de plus.
refuse-position-drawn = { $card } ne peut pas avoir été piochée : elle n’est pas dans la main de celui qui va défausser.
refuse-position-laid = Seuls ont posé des combinaisons celui qui a posé sa main et ceux qui ont eu leur dernier tour depuis.
refuse-position-meld = Une des combinaisons posées n’est ni une suite ni un brelan.
refuse-position-out = Celui qui a posé sa main n’a plus de cartes.
refuse-position-over = La partie ne finit qu’après la manche à 13 cartes.
refuse-position-points = Chacun a les points de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, 650 au plus chacune.
refuse-position-missing = Il manque { $card } : mains, combinaisons, défausse et pioche forment tout le paquet.
refuse-position-too-many = { $card } s’y trouve plus souvent que dans le paquet.
refuse-position-stock = La défausse a une carte au début d’un tour, la pioche aussi, à moins qu’elle n’attende d’être refaite.
refuse-position-reshuffles = Une manche où personne ne pose sa main finit au troisième mélange.
refuse-position-solo-hands = En solitaire il y a onze mains de 3, 4, … 13 cartes.
refuse-position-solo-over = Toutes les mains sont fermées : il n’y a plus de carte à placer.

## Cartes

piece-card = { $rank }{ $suit ->
    [t] ★
    [h] ♥
    [c] ♣
    [s] ♠
   *[d] ♦
}
piece-card-spoken = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
} { $suit ->
    [t] d’étoile
    [h] de cœur
    [c] de trèfle
    [s] de pique
   *[d] de carreau
}
piece-joker = Joker
piece-joker-spoken = joker
piece-rank = { $rank }
piece-rank-spoken = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
