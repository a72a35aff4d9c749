## Ce qui se passe à la table

first = { $who_is ->
    [you] Le sort vous désigne pour commencer.
   *[other] Le sort désigne { $who } pour commencer.
}
under = { $card } est retournée. Rien n’y répond, elle va sous le paquet.
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
dealt = Manche { $round } : { $centre } est au centre. { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
hand-dealt = { $who_is ->
    [you] Votre main : { $hand }.
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
    [you] Vous jouez { $card } : changement de sens, on tourne dans le sens des aiguilles d’une montre.
   *[other] { $who } joue { $card } : changement de sens, on tourne dans le sens des aiguilles d’une montre.
}
played-counterclockwise = { $who_is ->
    [you] Vous jouez { $card } : changement de sens, on tourne dans le sens inverse des aiguilles d’une montre.
   *[other] { $who } joue { $card } : changement de sens, on tourne dans le sens inverse des aiguilles d’une montre.
}
played-draw = { $who_is ->
    [you] Vous jouez { $card } : pioche.
   *[other] { $who } joue { $card } : pioche.
}
played-exchange = { $who_is ->
    [you] Vous jouez { $card } : échange.
   *[other] { $who } joue { $card } : échange.
}
refilled = Le paquet est vide : les cartes jouées sont mélangées et forment un nouveau paquet de { $cards }.
late = { $who_is ->
    [you] Votre temps est écoulé : le sort choisit.
   *[other] Le temps de { $who } est écoulé : le sort choisit.
}
drew = { $who_is ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
}
drew-card = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
paired = Échange d’une carte entre { $who_is ->
    [you] vous
   *[other] { $who }
} et { $other_is ->
    [you] vous
   *[other] { $other }
}.
offered = { $who_is ->
    [you] Vous avez choisi la carte à donner.
   *[other] { $who } a choisi la carte à donner.
}
offered-card = { $who_is ->
    [you] Vous avez choisi de donner { $card }.
   *[other] { $who } a choisi de donner { $card }.
}
exchanged = L’échange est fait entre { $who_is ->
    [you] vous
   *[other] { $who }
} et { $other_is ->
    [you] vous
   *[other] { $other }
}.
gave = { $who_is ->
    [you] Vous donnez { $card } à { $other }.
   *[other] { $other_is ->
        [you] { $who } vous donne { $card }.
       *[other] { $who } donne { $card } à { $other }.
    }
}
left = { $who_is ->
    [you] Vous n’avez plus de cartes et vous retirez de la manche.
   *[other] { $who } n’a plus de cartes et se retire de la manche.
}
lost-stuck = { $who_is ->
    [you] Vous ne pouvez pas jouer et perdez la manche { $round } avec { $hand } : one more !
   *[other] { $who } ne peut pas jouer et perd la manche { $round } avec { $hand } : one more !
}
lost-last = { $who_is ->
    [you] Personne d’autre n’a de cartes, vous perdez la manche { $round } avec { $hand } : one more !
   *[other] Personne d’autre n’a de cartes, { $who } perd la manche { $round } avec { $hand } : one more !
}
won = { $who_is ->
    [you] Vous avez perdu deux fois : vous gagnez !
   *[other] { $who } a perdu deux fois et gagne !
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
    [again] »
    [turn] ⟲
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
    [you] Piochez vous-même une carte.
   *[other] Faites piocher une carte à { $who }.
}
hint-exchange = Faites échanger une carte entre { $who_is ->
    [you] vous
   *[other] { $who }
} et { $other_is ->
    [you] vous
   *[other] { $other }
}.
hint-give = Donnez { $card }.
why-loses = Vous devez répondre vous-même à { $card } et n’avez rien pour cela : vous perdez la manche, comme voulu.
why-only = C’est votre seule carte qui réponde à { $centre }.
why-again = Vous rejouez aussitôt et serez plus vite bloqué : le reste va de { $low } à { $high }, avec { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.
why-last = C’est votre dernière carte : vous quittez la manche.
why-last-draw = C’est votre dernière carte, mais sa pioche peut vous garder dans la manche.
why-rival = Il ne manque qu’une défaite à { $who }, qui peut répondre avec { $answers ->
    [one] { $answers } chiffre
   *[other] { $answers } chiffres
} sur neuf.
why-narrow = Ce que vous gardez va de { $low } à { $high } : au-delà, vous êtes bloqué, comme voulu.
why-narrow-one = Vous ne gardez que le chiffre { $digit } : vous serez vite bloqué, comme voulu.
why-easy = { $who } peut répondre avec { $answers ->
    [one] { $answers } chiffre
   *[other] { $answers } chiffres
} sur neuf, et ne sera guère bloqué avant vous.
why-spread = Vous gardez des cartes de { $low } à { $high }.
why-draw-stay = Vous n’avez plus de carte : sans celle-ci vous quittez la manche et ne pouvez plus la perdre.
why-draw-mine = Vous avez alors une carte de plus avec laquelle être bloqué.
why-draw-rival = Il ne manque qu’une défaite à { $who } ; une carte de plus est une réponse de plus.
why-draw-few = { $who } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; moins on en a, plus vite on est bloqué, et c’est vous qui voulez l’être.
why-exchange-wide = Vos cartes vont de { $low } à { $high } : vous pouvez donner la plus éloignée.
why-exchange-mine = Vous pouvez choisir ce que vous donnez.
why-exchange-narrow = Vos propres cartes sont proches, de { $low } à { $high } : gardez-les.
why-exchange-others = Vos propres cartes restent ce qu’elles sont.
why-give-only = C’est votre seule carte.

## Options

option-deck-title = Jeu de cartes
option-deck = La liste des 72 cartes est perdue : voici trois jeux au choix. Large : les 1 à 4 seulement avec +, les 6 à 9 seulement avec − ; il reste toujours une issue, les manches sont longues et on finit ses cartes. Toutes les cartes : chaque chiffre avec + et avec −, même 9+ et 1−, auxquels rien ne répond ; les manches sont courtes. Sans impasse : de même, sans 9+ ni 1−.
option-deck-wide = Large
option-deck-every = Toutes
option-deck-no_dead_ends = Sans impasse
option-choice_seconds = Secondes pour choisir ce que fait un effet ; ensuite le sort choisit. 0 : sans limite.

## Refus

refuse-choice-seconds = Le temps pour un choix va de 0 à { $most } secondes, pas { $seconds }.
refuse-over = La partie est terminée.
refuse-old-turn = Ce tour est passé.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-effect-first = Votre carte a un effet : choisissez d’abord ce qu’il fait.
refuse-not-held = Vous n’avez pas { $card }.
refuse-no-answer = { $card } ne répond pas à { $centre } : un + demande un chiffre supérieur, un − un chiffre inférieur, un 5± tout sauf un 5.
refuse-no-draw = Aucune carte qui fait piocher ne vient d’être jouée.
refuse-no-exchange = Il n’y a pas d’échange pour lequel désigner deux joueurs.
refuse-no-such-player = Ce joueur n’est pas à cette table.
refuse-left = { $who_is ->
    [you] Vous avez quitté la manche : désignez quelqu’un d’autre.
   *[other] { $who } a quitté la manche : désignez quelqu’un d’autre.
}
refuse-no-cards = { $who_is ->
    [you] Vous n’avez pas de carte à échanger.
   *[other] { $who } n’a pas de carte à échanger.
}
refuse-alone = On n’échange pas de carte avec soi-même : désignez deux joueurs.
refuse-not-exchanging = Vous n’avez pas de carte à donner : vous n’êtes pas de ceux qui échangent maintenant.
refuse-given = Vous avez déjà choisi la carte à donner.
refuse-position-seats = Une table compte de 3 à 9 mains, pas { $count }.
refuse-position-seat = Une place nommée n’est pas à cette table.
refuse-position-until = Il n’y a de délai que pour les choix, et seulement avec l’option correspondante.
refuse-position-pair = Un échange se fait entre deux joueurs qui ont chacun une carte, et l’un d’eux au moins doit encore choisir.
refuse-position-losses = Qui a perdu deux manches a gagné : un seul joueur, et seulement à la fin de la partie.
refuse-position-start = Une carte de départ n’est jamais dans le paquet.
refuse-position-starts = Il y a plus de cartes de départ que de joueurs.
refuse-position-not-in-deck = { $card } n’est pas dans ce jeu de cartes.
refuse-position-too-many = { $card } s’y trouve plus souvent que dans le paquet.
refuse-position-under = Il y a plus de cartes retournées en vain que le paquet ne peut en contenir.
refuse-position-answered = { $who_is ->
    [you] Vous pouvez répondre à une carte qui est allée sous le paquet : elle serait restée au centre.
   *[other] { $who } peut répondre à une carte qui est allée sous le paquet : elle serait restée au centre.
}
refuse-position-missing = Il manque { $card } : mains, centre, cartes jouées et paquet forment toutes les cartes.
refuse-position-last = La manche est finie quand un seul joueur a des cartes.
refuse-position-stuck = { $who_is ->
    [you] Vous ne pouvez pas répondre au centre : vous auriez déjà perdu la manche.
   *[other] { $who } ne peut pas répondre au centre et aurait déjà perdu la manche.
}
refuse-position-effect = La carte au centre n’a pas l’effet pour lequel on choisit.
refuse-position-no-draw = Il n’y a pas de carte à piocher.
refuse-position-offer = { $who_is ->
    [you] Vous n’avez pas la carte que vous avez choisi de donner.
   *[other] { $who } n’a pas la carte choisie pour l’échange.
}
