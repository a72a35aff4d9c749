## Ce qui se passe à la table

first = { $who_is ->
    [you] Tirage au sort : vous commencez.
   *[other] Tirage au sort : { $who } commence.
}
under = { $card } est retournée. Rien n’y répond : elle va sous le paquet.
in-vain = { $count ->
    [one] { $cards } est retournée. { $who_is ->
        [you] Vous ne pouvez pas y répondre : elle va sous le paquet.
       *[other] { $who } ne peut pas y répondre : elle va sous le paquet.
    }
   *[other] { $cards } sont retournées. { $who_is ->
        [you] Vous ne pouvez répondre à aucune : elles vont sous le paquet.
       *[other] { $who } ne peut répondre à aucune : elles vont sous le paquet.
    }
}
dealt = Manche { $round } : { $centre } au centre. { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
hand-dealt = { $who_is ->
    [you] Votre main : { $hand }.
   *[other] { $who } reçoit { $hand }.
}
played = { $who_is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
played-again = { $who_is ->
    [you] Vous jouez { $card } et rejouez.
   *[other] { $who } joue { $card } et rejoue.
}
played-clockwise = { $who_is ->
    [you] Vous jouez { $card } : on repart dans le sens horaire.
   *[other] { $who } joue { $card } : on repart dans le sens horaire.
}
played-counterclockwise = { $who_is ->
    [you] Vous jouez { $card } : on tourne dans le sens inverse.
   *[other] { $who } joue { $card } : on tourne dans le sens inverse.
}
played-draw = { $who_is ->
    [you] Vous jouez { $card } : pioche.
   *[other] { $who } joue { $card } : pioche.
}
played-exchange = { $who_is ->
    [you] Vous jouez { $card } : échange.
   *[other] { $who } joue { $card } : échange.
}
refilled = Le paquet est vide : on mélange les cartes jouées, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à piocher.
late = { $who_is ->
    [you] Temps écoulé : le hasard choisit pour vous.
   *[other] Temps écoulé : le hasard choisit pour { $who }.
}
drew = { $who_is ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
}
drew-card = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
paired = { $who_is ->
    [you] Vous
   *[other] { $who }
} et { $other_is ->
    [you] vous
   *[other] { $other }
} : échange d’une carte.
offered = { $who_is ->
    [you] Vous avez choisi une carte à donner.
   *[other] { $who } a choisi une carte à donner.
}
offered-card = { $who_is ->
    [you] Vous avez choisi de donner { $card }.
   *[other] { $who } a choisi de donner { $card }.
}
exchanged = { $who_is ->
    [you] Vous
   *[other] { $who }
} et { $other_is ->
    [you] vous
   *[other] { $other }
} : échange fait.
gave = { $who_is ->
    [you] Vous donnez { $card } à { $other }.
   *[other] { $other_is ->
        [you] { $who } vous donne { $card }.
       *[other] { $who } donne { $card } à { $other }.
    }
}
left = { $who_is ->
    [you] Vous n’avez plus de cartes et quittez la manche.
   *[other] { $who } n’a plus de cartes et quitte la manche.
}
lost-stuck = { $who_is ->
    [you] Rien à jouer : vous perdez la manche { $round } avec { $hand }. One more !
   *[other] Rien à jouer : { $who } perd la manche { $round } avec { $hand }. One more !
}
lost-last = { $who_is ->
    [you] Plus personne d’autre n’a de cartes : vous perdez la manche { $round } avec { $hand }. One more !
   *[other] Plus personne d’autre n’a de cartes : { $who } perd la manche { $round } avec { $hand }. One more !
}
won = { $who_is ->
    [you] Vous gagnez : deux manches perdues !
   *[other] { $who } gagne : deux manches perdues !
}

## Cartes

piece-face = { $digit }{ $sign ->
    [plus] +
    [minus] −
   *[both] ±
}
piece-face-spoken = { $digit } { $sign ->
    [plus] plus
    [minus] moins
   *[both] plus ou moins
}
piece-card = { $digit }{ $sign ->
    [plus] +
    [minus] −
   *[both] ±
}{ $effect ->
    [again] ↻
    [turn] ↶
    [draw] ↓
    [exchange] ⇄
   *[none] { "" }
}
piece-card-spoken = { $digit } { $sign ->
    [plus] plus
    [minus] moins
   *[both] plus ou moins
}{ $effect ->
    [again] { " " }rejouer
    [turn] { " " }changement de sens
    [draw] { " " }pioche
    [exchange] { " " }échange
   *[none] { "" }
}

## Comment on écrit

written-card = { $value } dans « { $at } » n’est pas une carte : écrivez le chiffre, le signe et l’effet, comme 4+a, 7-x, 1+t ou 9-d, et 5* pour une carte de départ.
written-cards = { $value } dans « { $at } » contient une carte plus souvent qu’il n’y en a.

## Conseils

hint-play = Jouez { $card }.
hint-draw = { $who_is ->
    [you] Piochez vous-même.
   *[other] Faites piocher { $who }.
}
hint-exchange = Faites échanger une carte entre { $who_is ->
    [you] vous
   *[other] { $who }
} et { $other_is ->
    [you] vous
   *[other] { $other }
}.
hint-give = Donnez { $card }.
hint-ready = Passez à la manche suivante.
why-loses = Il faudra répondre vous-même à { $card }, sans rien pour le faire : manche perdue, et c’est le but !
why-only = C’est votre seule réponse à { $centre }.
why-again = Vous rejouez aussitôt, et la manche se perd plus vite : vos autres cartes vont de { $low } à { $high }, et { $answers ->
    [0] aucune ne pourra
    [one] une seule pourra
   *[other] { $answers } d’entre elles pourront
} suivre.
why-last = C’est votre dernière carte : vous quittez la manche.
why-last-draw = C’est votre dernière carte, mais en piochant vous restez dans la manche.
why-rival = { $who } n’a plus qu’une manche à perdre, et peut répondre avec { $answers ->
    [8] presque n’importe quel chiffre
   *[other] { $answers } chiffres sur neuf
}.
why-narrow = Vous gardez de { $low } à { $high } : au-delà, plus rien à jouer, et c’est le but.
why-narrow-one = Vous ne gardez que des { $digit } : bientôt plus rien à jouer, et c’est le but.
why-easy = { $who } peut répondre avec { $answers ->
    [8] presque n’importe quel chiffre
   *[other] { $answers } chiffres sur neuf
}, et ne perdra sans doute pas avant vous.
why-spread = Vous gardez des cartes de { $low } à { $high }.
why-draw-stay = Vous n’avez plus de carte : sans celle-ci, vous quittez la manche sans la perdre.
why-draw-mine = Une carte de plus, c’est une chance de plus de perdre la manche.
why-draw-rival = { $who } n’a plus qu’une manche à perdre ; une carte de plus, c’est une réponse de plus.
why-draw-few = { $who } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; avec une de plus, perdre la manche avant vous sera plus dur.
why-exchange-wide = Vous avez de { $low } à { $high } : donnez la carte la plus éloignée.
why-exchange-mine = C’est vous qui choisissez ce que vous donnez.
why-exchange-narrow = Vos cartes se ressemblent, toutes entre { $low } et { $high } : gardez-les.
why-exchange-others = Vous gardez vos cartes.
why-give-only = C’est votre seule carte.
why-ready = La manche est terminée ; la suivante commence quand tout le monde est prêt.

## Ce qui n’allait pas, dans une analyse

fault-not-lost = Avec { $card } vous rejouiez sans rien avoir à jouer : la manche était perdue, et c’est le but !
fault-left-round = Sans cartes vous quittez la manche et ne pouvez plus la perdre.
fault-not-again = Après { $card } vous auriez rejoué aussitôt : une carte de moins, et plus vite rien à jouer.
fault-spent-again = { $card } vous fait rejouer : gardée pour plus tard, elle vous fait perdre la manche.
fault-rival = Il ne manque qu’une manche perdue à { $who }, et sur { $card } { $answers ->
    [0] on ne peut rien jouer
    [one] on ne peut jouer que { $answers } chiffre sur neuf
   *[other] on ne peut jouer que { $answers } chiffres sur neuf
}.
fault-hard = { $answers ->
    [0] Sur { $card } on ne peut rien jouer : { $who } perd la manche avant vous.
    [one] Sur { $card } on ne peut jouer que { $answers } chiffre sur neuf : { $who } risque de n’avoir rien à jouer avant vous.
   *[other] Sur { $card } on ne peut jouer que { $answers } chiffres sur neuf : { $who } risque de n’avoir rien à jouer avant vous.
}
fault-wide = Sans { $card } vos cartes vont de { $low } à { $high } ; de { $better_low } à { $better_high }, vous auriez plus vite rien à jouer.
fault-drew = Une carte de plus dans votre main, c’est une réponse de plus : vous perdrez la manche plus tard.
fault-draw-rival = Il ne manque qu’une manche perdue à { $who } : c’est là qu’il fallait faire piocher.
fault-draw-other = { $who } était plus près de perdre la manche : c’est là qu’il fallait faire piocher.
fault-exchanged = Vos cartes, de { $low } à { $high }, étaient bien comme elles étaient : l’échange les a mises en danger.
fault-not-exchanged = Vos cartes vont de { $low } à { $high } : un échange aurait fait partir celle qui vous fait encore jouer.
fault-gave-bomb = { $card } fait rejouer : c’était votre meilleur moyen de perdre la manche.
fault-gave = Sans { $card } vos cartes vont de { $low } à { $high } ; de { $better_low } à { $better_high }, vous auriez plus vite rien à jouer.

## Options

option-deck-title = Jeu de cartes
option-deck = Large : de 1 à 4 toujours +, de 6 à 9 toujours −. Chaque carte a beaucoup de réponses, les manches sont longues. Toutes : chaque chiffre avec + et avec −, même 9+ et 1−, sans réponse ; les manches sont courtes. Sans impasse : toutes, sauf 9+ et 1−.
option-deck-wide = Large
option-deck-every = Toutes
option-deck-no_dead_ends = Sans impasse
option-choice_seconds-title = Temps pour choisir
option-choice_seconds = Secondes pour choisir l’effet d’une carte ; ensuite, c’est le hasard qui choisit. 0 : sans limite.

## Refus

refuse-choice-seconds = Le temps pour un choix va de 0 à { $most } secondes, pas { $seconds }.
refuse-over = La partie est terminée.
refuse-old-turn = Ce tour est passé.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-effect-first = Votre carte a un effet : choisissez d’abord ce qu’il fait.
refuse-not-held = Vous n’avez pas { $card }.
refuse-no-answer = { $card } ne répond pas à { $centre } : plus haut sur un +, plus bas sur un −, n’importe quoi sauf un 5 sur un 5±.
refuse-no-draw = Personne n’a à piocher maintenant.
refuse-no-exchange = Il n’y a pas d’échange en cours.
refuse-no-such-player = Ce joueur n’est pas à cette table.
refuse-left = { $who_is ->
    [you] Vous avez quitté la manche : choisissez quelqu’un d’autre.
   *[other] { $who } a quitté la manche : choisissez quelqu’un d’autre.
}
refuse-no-cards = { $who_is ->
    [you] Vous n’avez pas de carte à échanger.
   *[other] { $who } n’a pas de carte à échanger.
}
refuse-alone = On n’échange pas de carte avec soi-même : choisissez deux joueurs.
refuse-not-exchanging = Vous n’avez pas de carte à donner : l’échange se fait entre d’autres.
refuse-given = Vous avez déjà choisi la carte à donner.
refuse-round-over = La manche est terminée : la suivante commence quand tout le monde est prêt.
refuse-nothing-to-be-ready-for = Il n’y a rien à confirmer maintenant.
refuse-ready-already = C’est déjà confirmé.
refuse-position-seats = Une table compte de 3 à 9 mains, pas { $count }.
refuse-position-seat = Une place nommée n’est pas à cette table.
refuse-position-until = Il n’y a de délai que pour les choix, et seulement avec l’option correspondante.
refuse-position-pair = Un échange se fait entre deux joueurs qui ont chacun une carte, et l’un d’eux au moins doit encore choisir.
refuse-position-between = Entre deux manches, « last » dit qui a perdu celle qui vient de finir, avec quelle main et sur quelle carte.
refuse-position-ready = On n’est prêt qu’entre deux manches, et quand tous le sont, la suivante commence.
refuse-position-losses = Qui a perdu deux manches a gagné : un seul joueur, et seulement à la fin de la partie.
refuse-position-start = Une carte de départ n’est jamais dans le paquet.
refuse-position-starts = Il y a plus de cartes de départ que de joueurs.
refuse-position-not-in-deck = { $card } n’est pas dans ce jeu de cartes.
refuse-position-too-many = { $card } s’y trouve plus souvent que dans le paquet.
refuse-position-under = Il y a plus de cartes retournées en vain que le paquet ne peut en contenir.
refuse-position-answered = { $who_is ->
    [you] Vous pouvez répondre à une carte qui est allée sous le paquet : elle serait restée au centre.
   *[other] { $who } peut répondre à une carte qui est allée sous le paquet : elle serait restée au centre.
}
refuse-position-missing = Il manque { $card } : mains, centre, cartes jouées et paquet forment toutes les cartes.
refuse-position-last = La manche est terminée quand un seul joueur a des cartes.
refuse-position-stuck = { $who_is ->
    [you] Vous ne pouvez pas répondre au centre : vous auriez déjà perdu la manche.
   *[other] { $who } ne peut pas répondre au centre et aurait déjà perdu la manche.
}
refuse-position-effect = La carte au centre n’a pas l’effet pour lequel on choisit.
refuse-position-no-draw = Il n’y a pas de carte à piocher.
refuse-position-offer = { $who_is ->
    [you] Vous n’avez pas la carte que vous avez choisi de donner.
   *[other] { $who } n’a pas la carte choisie pour l’échange.
}
