## Les cartes

piece-time = { $whole },{ $rest } s
piece-time-spoken = { $whole },{ $rest } secondes
piece-card = { $value }
piece-card-spoken = { $sign ->
    [minus] moins un
   *[plus] { $value }
}

## Ce qui se passe à la table

dealt = Manche { $round } : les cartes sont distribuées. { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
peek = { $who_is ->
    [you] Vous regardez vos cartes du bas : { $cards }.
   *[other] { $who } regarde ses cartes du bas : { $cards }.
}
began = { $who_is ->
    [you] Vous retournez { $card } et commencez.
   *[other] { $who } retourne { $card } et commence.
}
drew = { $who_is ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
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
    [you] Vous défaussez { $card } de la place { $place }.
   *[other] { $who } défausse { $card } de la place { $place }.
}
discarded-drawn = { $who_is ->
    [you] Vous défaussez le { $card } pioché.
   *[other] { $who } défausse le { $card } pioché.
}
claimed = { $who_is ->
    [you] Vous lancez la carte de la place { $place }.
   *[other] { $who } lance la carte de la place { $place }.
}
dropped = { $who_is ->
    [you] Une défausse rapide est passée avant vous : choisissez à nouveau.
   *[other] Une défausse rapide passe avant { $who }.
}
won-race = { $who_is ->
    [you] Défausse rapide ! Vous lancez { $card } en { $time }.
   *[other] Défausse rapide ! { $who } lance { $card } en { $time }.
}
blocked = Le pouvoir du { $card } est bloqué.
too-late = { $who_is ->
    [you] Trop tard : vous reprenez { $card }.
   *[other] Trop tard : { $who } reprend { $card }.
}
too-late-by-time = { $who_is ->
    [you] Trop tard, après { $time } : vous reprenez { $card }.
   *[other] Trop tard, après { $time } : { $who } reprend { $card }.
}
wrong = { $who_is ->
    [you] Erreur : vous reprenez { $card }.
   *[other] Erreur : { $who } reprend { $card }.
}
penalty = { $who_is ->
    [you] Vous recevez une carte de pénalité.
   *[other] { $who } reçoit une carte de pénalité.
}
started = { $who_is ->
    [you] Vous utilisez le pouvoir du { $power }.
   *[other] { $who } utilise le pouvoir du { $power }.
}
used-8 = { $who_is ->
    [you] Vous échangez la première carte de la pioche avec celle { $whom_is ->
        [you] de votre place { $place }
       *[other] de la place { $place } chez { $whom }
    }.
   *[other] { $who } échange la première carte de la pioche avec celle { $whom_is ->
        [you] de votre place { $place }
       *[other] de la place { $place } chez { $whom }
    }.
}
used-10 = { $who_is ->
    [you] Vous échangez la carte de votre place { $own } avec celle { $whom_is ->
        [you] de votre place { $place }
       *[other] de la place { $place } chez { $whom }
    }.
   *[other] { $who } échange la carte de sa place { $own } avec celle { $whom_is ->
        [you] de votre place { $place }
       *[other] de la place { $place } chez { $whom }
    }.
}
used-12 = { $who_is ->
    [you] Vous ajoutez la première carte de la pioche chez { $whom_is ->
        [you] vous
       *[other] { $whom }
    }.
   *[other] { $who } ajoute la première carte de la pioche chez { $whom_is ->
        [you] vous
       *[other] { $whom }
    }.
}
used-14 = { $who_is ->
    [you] Vous donnez la carte de votre place { $own } à { $whom_is ->
        [you] vous-même
       *[other] { $whom }
    }.
   *[other] { $whom_is ->
        [you] { $who } vous donne la carte de sa place { $own }.
       *[other] { $who } donne la carte de sa place { $own } à { $whom }.
    }
}
skipped = { $who_is ->
    [you] Votre pouvoir ne trouve plus de cible.
   *[other] { $who } n’a plus de cible pour son pouvoir.
}
called = { $who_is ->
    [you] Vous annoncez « 5 ou moins ! »
   *[other] { $who } annonce « 5 ou moins ! »
}
last-claims = Plus de tours à jouer. Dernière chance de lancer une carte !
refilled = La pioche est vide : on mélange la défausse, { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} à piocher.
round-ended = Fin de la manche { $round }.
counted = { $who_is ->
    [you] Vous marquez { $points } ({ $cards }, soit { $sum }) : { $total } en tout.
   *[other] { $who } marque { $points } ({ $cards }, soit { $sum }) : { $total } en tout.
}
counted-winner = { $who_is ->
    [you] Vous gagnez la manche et marquez { $points } ({ $cards }, soit { $sum }) : { $total } en tout.
   *[other] { $who } gagne la manche et marque { $points } ({ $cards }, soit { $sum }) : { $total } en tout.
}
counted-caller = { $who_is ->
    [you] Annonce ratée : vous marquez le double, { $points } ({ $cards }, soit { $sum }) : { $total } en tout.
   *[other] Annonce ratée : { $who } marque le double, { $points } ({ $cards }, soit { $sum }) : { $total } en tout.
}
won = { $who_is ->
    [you] Vous gagnez la partie !
   *[other] { $who } gagne la partie !
}
won-shared = { $who_is ->
    [you] Vous partagez la victoire.
   *[other] { $who } partage la victoire.
}

## Comment on écrit

written-card = { $value } dans « { $at } » n’est pas une carte : écrivez un nombre entier de -1 à 14.
written-slots = { $value } dans « { $at } » ne sont pas des places d’une pyramide : elle en a au plus { $most }, comptées à partir de 0.
written-power = { $value } dans « { $at } » n’est pas un pouvoir : les pouvoirs sont 8, 10, 12 et 14.

## Conseils

hint-ready = Passez à la suite.
hint-draw = Piochez.
hint-take = Prenez { $card } et mettez-le à la place { $place }.
hint-swap = Mettez { $card } à la place { $place }.
hint-discard = Défaussez le { $card } pioché.
hint-power = Utilisez le pouvoir du { $power }.
hint-target-8 = Échangez la première carte de la pioche avec celle de la place { $place } chez { $whom }.
hint-target-10 = Échangez la carte de votre place { $own } avec celle de la place { $place } chez { $whom }.
hint-target-12 = Donnez la première carte de la pioche à { $whom }.
hint-target-14 = Donnez à { $whom } la carte de votre place { $own }.
hint-call = Annoncez « 5 ou moins ».
hint-end-turn = Terminez votre tour.
hint-claim = Lancez la carte de votre place { $place } !
why-ready-peek = En bas, vous avez { $cards }, soit { $sum } : retenez où est chaque carte.
why-ready-next = Les points sont comptés.
why-draw-only = On ne peut rien prendre dans la défausse.
why-draw-high = Le { $card } de la défausse n’est pas plus bas que votre plus haute carte connue, le { $highest }.
why-draw-average = Le { $card } de la défausse vous apporte peu ; une carte inconnue vaut { $average } en moyenne.
why-put-unseen = Vous ne connaissez pas cette carte. Une carte inconnue vaut { $average } en moyenne : le { $card } est plus bas, et vous le connaîtrez.
why-put-known = Vous ne connaissez pas cette carte ; la nouvelle, vous la connaîtrez.
why-put-lower = Vous y avez { $old } : avec le { $card }, cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
why-put-twin = Le { $old } part pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins, et vous pourrez lancer votre autre { $old }.
why-put-power = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins, et le { $old } défaussé a un pouvoir à utiliser.
why-put-other = C’est là que vous avez le { $old }.
why-discard-twin = Vous avez un autre { $card }, à lancer juste après.
why-discard-highest = Aucune de vos cartes n’est plus haute.
why-discard-high = Il n’est pas plus bas que votre plus haute carte connue, le { $highest }.
why-discard-average = Le { $card } est plus haut qu’une carte inconnue, qui vaut { $average } en moyenne.
why-discard-keep = Vous gardez vos cartes : { $sum } pour celles que vous connaissez.
why-power-8 = Une carte basse d’un autre joueur peut partir contre une inconnue.
why-power-10 = Vous pouvez échanger une carte haute contre une plus basse.
why-power-12 = Un autre joueur reçoit une carte de plus.
why-power-14 = Vous vous débarrassez d’une carte, et un autre joueur la reçoit.
why-target-trade = Vous donnez { $given } et recevez { $got }.
why-target-gamble = Vous donnez { $given } ; une carte inconnue vaut { $average } en moyenne.
why-target-gift = Vous vous débarrassez du { $given }.
why-target-low = Vous savez que c’est { $card } ; ce qui vient à la place vaut { $average } en moyenne.
why-target-nearest = D’après ce que vous avez vu, c’est { $whom } qui est le plus près de cinq.
why-target-cards = { $whom } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
why-call-known = Vous avez { $sum }, et vous connaissez toutes vos cartes.
why-call-likely = Vous avez { $sum } en cartes connues : { $percent } % de chances de ne pas dépasser cinq.
why-call-count = Vous avez { $sum } en cartes connues, et il y en a { $hidden } que vous ne connaissez pas.
why-end-much = Vous avez { $sum } : trop pour annoncer « 5 ou moins ».
why-end-enough = Vous avez { $sum } ; il n’y a plus rien à faire dans ce tour.
why-end-unseen = Vous avez { $sum } en cartes connues, et { $hidden ->
    [one] { $hidden } carte inconnue
   *[other] { $hidden } cartes inconnues
} : annoncer est trop risqué.
why-claim-same = C’est aussi un { $card }, vous l’avez vu.
why-claim-guess = Vous ne l’avez pas vue : c’est un pari.

## Ce qui n’allait pas, dans une analyse

fault-call-much = Annonce trop tôt : les cartes que vous connaissez font déjà { $sum }{ $hidden ->
    [0] { "" }
    [one] , et une autre est inconnue
   *[other] , et { $hidden } autres sont inconnues
}.
fault-call-unseen = Annonce trop tôt : vous avez { $sum } en cartes connues, et { $hidden ->
    [0] aucune carte n’est inconnue
    [one] une carte est inconnue
   *[other] { $hidden } cartes sont inconnues
}.
fault-call-beaten = Annonce avec { $sum }{ $hidden ->
    [0] { "" }
    [one] { " " }et une carte inconnue
   *[other] { " " }et { $hidden } cartes inconnues
}, mais quelqu’un a peut-être moins : alors c’est le double.
fault-no-call = Annonce trop tard : avec { $sum }{ $hidden ->
    [0] { "" }
    [one] { " " }et une carte inconnue
   *[other] { " " }et { $hidden } cartes inconnues
} c’était le moment.
fault-wrong-throw = Vous avez lancé le { $card } sur le { $discard }, alors que vous l’aviez vu.
fault-guessed-throw = Vous avez lancé sur le { $discard } une carte que vous n’aviez pas vue.
fault-no-power = Vous pouviez utiliser le pouvoir du { $power }.
fault-power = Le pouvoir du { $power } ne vous apporte rien ici.
fault-left-card = Le { $card } était à prendre ; une carte inconnue vaut { $average } en moyenne.
fault-threw-lower = Vous avez défaussé le { $card } et gardé le { $old }.
fault-threw-low = Vous avez défaussé le { $card } ; une carte inconnue vaut { $average } en moyenne.
fault-put-higher = Le { $card } remplace une carte plus basse : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
fault-put-high = Le { $card } est une carte haute ; une carte inconnue vaut { $average } en moyenne.
fault-put-elsewhere = Le { $card } valait mieux à une autre place que sur le { $old }.
fault-put-unseen = Le { $card } valait mieux à une autre place.
fault-target-trade = Vous avez donné le { $given } et reçu le { $got }.
fault-target-given = Le { $given } n’est pas la carte à donner.
fault-target-card = { $whom_is ->
    [you] Il fallait prendre une autre de vos cartes.
   *[other] Il fallait prendre une autre carte à { $whom }.
}
fault-target-other = { $whom_is ->
    [you] Ce n’est pas vous
   *[other] Ce n’est pas { $whom }
} qu’il fallait arrêter.

## Options

option-powers-title = Pouvoirs
option-powers = Les cartes 8, 10, 12 et 14 ont des pouvoirs. Sans eux, c’est plus simple pour débuter.
option-target-title = Fin de la partie
option-target = La partie s’arrête quand un joueur a tant de points.
option-target-50 = 50
option-target-100 = 100
option-target-150 = 150
option-rounds-title = Partie courte
option-rounds = On joue un nombre de manches fixe, et qui en gagne le plus l’emporte. Le livret conseille 3 ou 5.
option-rounds-0 = Non
option-rounds-1 = 1 manche
option-rounds-2 = 2 manches
option-rounds-3 = 3 manches
option-rounds-4 = 4 manches
option-rounds-5 = 5 manches
option-rounds-6 = 6 manches
option-rounds-7 = 7 manches
option-rounds-8 = 8 manches
option-rounds-9 = 9 manches
option-rounds-10 = 10 manches
option-peek_seconds-title = Temps pour retenir
option-peek_seconds = Secondes pour regarder ses trois cartes du bas.
option-turn_end_seconds-title = Temps pour annoncer
option-turn_end_seconds = Secondes avant que le tour se termine tout seul.
option-chain_quick_discards-title = Lancers en chaîne
option-chain_quick_discards = On peut lancer une carte de même valeur sur une carte lancée.
option-memory_aid-title = Aide-mémoire
option-memory_aid = La page retient pour chacun les cartes qu’il a vues.

## Refus

refuse-option-target = La partie va jusqu’à 50, 100 ou 150 points, pas { $number }.
refuse-option-rounds = Une partie courte compte de 1 à 10 manches, ou 0 pour jouer aux points, pas { $number }.
refuse-option-peek = On regarde ses cartes du bas de 3 à 60 secondes, pas { $number }.
refuse-option-turn-end = Un tour se termine tout seul après 2 à 30 secondes, pas { $number }.
refuse-not-seated = Seuls les joueurs peuvent jouer.
refuse-nothing-to-be-ready-for = Il n’y a rien à confirmer maintenant.
refuse-old-round = Cette manche est terminée.
refuse-ready-already = C’est déjà confirmé.
refuse-no-round = Aucune manche n’est en cours.
refuse-locked = Vous avez annoncé « 5 ou moins » : votre pyramide est verrouillée.
refuse-claim-open = Attendez : votre dernier lancer n’est pas encore jugé.
refuse-waits = Attendez : on regarde qui a été le plus rapide.
refuse-no-penalty-card = La pioche est vide, il n’y aurait pas de carte de pénalité : pas de défausse rapide maintenant.
refuse-pyramid-full = Votre pyramide n’a plus de place pour une carte de pénalité.
refuse-cannot-aim = Trop tard : cette carte n’est plus sur le dessus.
refuse-thrown-already = Une carte a déjà été lancée sur cette défausse.
refuse-no-card-there = Vous n’avez pas de carte à cette place.
refuse-no-turns = Ce n’est le tour de personne.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-old-turn = Ce tour est passé.
refuse-drawn-already = Vous avez déjà pioché.
refuse-draw-first = Piochez d’abord une carte.
refuse-no-cards = Vous n’avez plus de carte à échanger : piochez et défaussez la carte piochée.
refuse-not-on-top = Cette carte n’est plus sur le dessus de la défausse.
refuse-linked = Après une défausse rapide, on ne prend rien dans la défausse : piochez.
refuse-power-for-two = À deux joueurs, on ne prend pas de carte pouvoir dans la défausse.
refuse-no-power = Pas de pouvoir à utiliser : il faut une carte pouvoir qui vient de quitter votre pyramide, et pas encore bloquée.
refuse-no-target = Ce pouvoir ne trouve pas de cible.
refuse-no-power-started = Vous n’avez pas commencé à utiliser un pouvoir.
refuse-not-another-player = Un pouvoir s’utilise sur un autre joueur.
refuse-target-locked = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} annoncé « 5 ou moins » : cette pyramide est verrouillée.
refuse-target-without-cards = Il n’y a pas de carte à échanger, ou pas de place pour en ajouter une.
refuse-no-such-target = Le 8 et le 10 visent une carte posée devant l’autre joueur, le 12 et le 14 aucune.
refuse-no-such-gift = Le 10 et le 14 prennent une carte posée devant vous, le 8 et le 12 aucune.
refuse-not-the-end = Ce n’est possible qu’à la fin de votre tour.
refuse-position-seats = Une table compte de 2 à 6 pyramides, pas { $count }.
refuse-position-seat = Une place nommée n’est pas à cette table.
refuse-position-round = Une partie compte les manches 1 à 50.
refuse-position-before = Une position commence avec des cartes distribuées.
refuse-position-ready = On n’est prêt qu’avant et après une manche, et quand tous le sont, le jeu continue.
refuse-position-places = Une pyramide a au plus 64 places.
refuse-position-dealt = Avant une manche, chacun a cinq cartes.
refuse-position-too-many = { $card } s’y trouve plus souvent que dans le paquet.
refuse-position-missing = Il manque { $card } : pyramides, piles et carte piochée forment tout le paquet.
refuse-position-discard = Il y a une défausse dès que la manche a commencé, et aucune avant.
refuse-position-linked = Les défausses liées sont celles du dessus, de même valeur : deux, ou plus si elles peuvent se suivre.
refuse-position-refills = La pioche est refaite au plus deux fois par manche.
refuse-position-first-caller = Le premier à annoncer « 5 ou moins » l’a annoncé.
refuse-position-called = Qui a annoncé « 5 ou moins » ne joue plus, et personne ne l’annonce avant la manche.
refuse-position-last-claims = Les dernières défausses rapides viennent quand ce serait de nouveau le tour du premier à avoir annoncé.
refuse-position-stage = On n’est au milieu d’un tour que pendant les tours.
refuse-position-drawn = Une carte piochée est tenue par celui qui doit la placer, et alors seulement.
refuse-position-power = Un pouvoir appartient à la carte du dessus, une fois défaussée dans ce tour.
refuse-position-target = Un pouvoir commencé a quelqu’un à viser.
refuse-position-blocked = Un pouvoir recouvert par une défausse rapide est bloqué.
refuse-position-until = Rien ne se termine tout seul ici.
refuse-position-shown = Seule une carte posée peut être montrée à tous, et huit au plus à la fois.
refuse-position-recent = Quatre défausses au plus viennent d’être recouvertes, toutes plus anciennes que celle du dessus.
refuse-position-claims = Dans une fenêtre ouverte, chacun a au plus un lancer, d’une carte posée, et le premier est juste.
refuse-position-pending = Une action n’attend qu’une fenêtre ouverte.
refuse-position-quota = Chacun a un quota de latence, 1500 ms au plus.
refuse-position-points = Les points et les manches gagnées sont donnés pour toutes les places ou aucune.
refuse-position-result = La fin d’une manche se montre après elle, et alors seulement.
refuse-position-over = La partie est terminée quand les points ou les manches sont atteints, et pas avant.
