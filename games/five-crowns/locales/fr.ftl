## Ce qui se passe à la table

first-dealer = { $who_is ->
    [you] Vous distribuez la première manche.
   *[other] { $who } distribue la première manche.
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
    [you] Vous posez { $melds }. Il vous reste { $left } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } pose { $melds }. Il reste { $left } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
laid-all = { $who_is ->
    [you] Vous posez { $melds }. Il ne vous reste rien.
   *[other] { $who } pose { $melds }. Il ne reste rien.
}
laid-nothing = { $who_is ->
    [you] Vous n’avez rien à poser. Il vous reste { $left } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } n’a rien à poser. Il reste { $left } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
reshuffled = La pioche est vide : on mélange la défausse. { $stock } cartes à piocher, { $top } sur la défausse.
round-ended = Fin de la manche { $round }.
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
    } !
   *[other] { $who } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !
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

## En solo

solo-dealt = Onze mains sont distribuées ; il reste { $stock } cartes dans la pioche.
solo-hand = Main de { $size } : { $hand }.
solo-drew = Carte suivante : { $card }.
solo-placed = { $card } va dans la main de { $size }, { $discard } part à la défausse.
solo-passed = { $card } part aussitôt à la défausse, par la main de { $size }.
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
hint-pass = Défaussez { $card } tout de suite, par la main de { $size }.
why-draw-only = Il n’y a rien à prendre dans la défausse.
why-draw-ends = La pioche est vide pour la troisième fois : piocher termine la manche, et il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-draw-useless = Prendre { $card } ne change rien : il vous resterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-draw-little = Prendre { $card } ne vous ferait gagner que { $points ->
    [one] { $points } point
   *[other] { $points } points
} et montrerait votre jeu ; la pioche fait mieux en moyenne.
why-draw-average = Prendre { $card } vous ferait gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; la pioche fait mieux en moyenne.
why-take-out = Avec elle, vous pouvez poser votre main : { $melds }.
why-take-wild = { $card } remplace n’importe quelle carte.
why-take-meld = Elle complète { $meld } : il vous reste { $to ->
    [one] { $to } point
   *[other] { $to } points
} au lieu de { $from }.
why-take-fits = Elle va dans { $meld }.
why-take-lower = Il vous reste { $to ->
    [one] { $to } point
   *[other] { $to } points
} au lieu de { $from }.
why-take-average = Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec elle ; avec la pioche, ce serait plus en moyenne.
why-go-out = Toutes vos autres cartes sont en combinaisons : { $melds }. Les autres n’ont plus qu’un tour.
why-last-turn = C’est votre dernier tour, et il ne vous reste que { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-left = Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-discard-unwanted = Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Défausser autrement en laisserait moins, mais aiderait { $who }, qui a déjà pris de telles cartes.
why-discard-chances = Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}, un peu plus que possible, mais vos cartes ont plus de chances de former des combinaisons.
why-discard-pair = Trois cartes de valeur { $rank } font un brelan, deux ne font que des points. Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-discard-lonely = Elle ne va avec aucune de vos cartes. Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-discard-dearest = C’est votre carte la plus chère hors combinaison : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-place-closes = Cela ferme la main de { $size } : { $melds }.
why-place-nearer = La main de { $size } n’a plus que { $loose ->
    [one] { $loose } carte
   *[other] { $loose } cartes
} hors combinaison, au lieu de { $before }.
why-place-left = Dans la main de { $size }, il reste { $loose ->
    [one] { $loose } carte
   *[other] { $loose } cartes
} hors combinaison.
why-pass = { $card } n’avance aucune main ouverte.

## Ce qui n’allait pas, dans une analyse

fault-not-out = Vous pouviez poser votre main : { $melds }.
fault-left-out = { $card } était à prendre, et avec elle vous pouviez poser votre main : { $melds }.
fault-left-wild = { $card } était à prendre, et c’est un joker : il va partout.
fault-left-card = { $card } était à prendre : elle vous fait passer de { $from } à { $to ->
    [one] { $to } point
   *[other] { $to } points
}.
fault-left-chance = { $card } était à prendre : elle vous rapproche plus d’une combinaison qu’une carte inconnue.
fault-took = { $card } vous aide moins qu’une carte inconnue, et montre ce que vous cherchez.
fault-last-turn = Dernier tour : en défaussant { $card } il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}, alors que { $best ->
    [0] zéro
   *[other] { $best }
} était possible.
fault-laid-less = Vous pouviez poser davantage : { $melds }. Il ne vous serait resté { $points ->
    [0] aucun point
    [one] que { $points } point
   *[other] que { $points } points
}.
fault-threw-wild = { $card } est un joker et va partout : on ne le jette jamais.
fault-broke-meld = { $card } faisait partie de { $meld } : sans elle il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $best }.
fault-fed = { $who } joue ensuite et cherche des cartes comme { $card }.
fault-kept-dear = { $other } ne va nulle part et coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à garder que { $card }.
fault-threw-chance = { $card } était plus près d’une combinaison que { $other }.
fault-solo-open = { $card } aurait fermé la main de { $size }.
fault-solo-passed = { $card } était utile, et vous l’avez jetée.
fault-solo-placed = { $card } valait plus dans une autre main que dans la main de { $size }, ou y coûtait une meilleure carte.

## Options

option-first_deal-title = Première donne
option-first_deal = Nombre de cartes à la première manche. 3 pour jouer les onze manches, plus pour une partie express. Pas en solo.
option-fresh_discard_on_reshuffle-title = Tout mélanger quand la pioche est vide
option-fresh_discard_on_reshuffle = Quand quelqu’un veut piocher dans une pioche vide, toute la défausse est mélangée et l’on retourne une nouvelle carte. C’est la règle des Cinq Rois.

## Refus

refuse-first-deal = La première manche se joue avec 3 à 13 cartes, pas { $deal }.
refuse-first-deal-alone = En solo, les onze mains se jouent ensemble : pas de partie express.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-old-turn = Ce tour est passé.
refuse-only-alone = On ne place des cartes dans des mains qu’en solo.
refuse-drawn-already = Vous avez déjà pris une carte : défaussez-en une.
refuse-not-on-top = { $card } n’est pas sur le dessus de la défausse.
refuse-draw-first = Prenez d’abord une carte.
refuse-not-held = Vous n’avez pas { $card }.
refuse-nobody-out = On ne pose qu’avec toute sa main, ou au dernier tour quand quelqu’un d’autre l’a fait.
refuse-somebody-out = Quelqu’un a déjà posé sa main : c’est votre dernier tour. Défaussez une carte, vos combinaisons seront posées.
refuse-not-all-melds = Pour poser sa main, il faut que toutes les cartes sauf une forment des suites ou des brelans.
refuse-no-meld = { $cards } n’est ni une suite ni un brelan (joker de la manche : { $wild }).
refuse-meld-not-held = Ces combinaisons utilisent une carte que vous n’avez pas, ou celle que vous défaussez.
refuse-alone = En solo, on place la carte piochée dans une main, puis on défausse une carte de cette main.
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
refuse-position-solo-hands = En solo, il y a onze mains de 3, 4,… 13 cartes.
refuse-position-solo-over = Toutes les mains sont fermées : il n’y a plus de carte à placer.

## Cartes

piece-card = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}{ $suit ->
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
piece-rank = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
piece-rank-spoken = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
