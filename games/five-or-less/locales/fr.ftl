## Les cartes

piece-card = { $value }
piece-card-spoken = { $sign ->
    [minus] moins un
   *[plus] { $value }
}

## Ce qui se passe à la table

dealt = La manche { $round } est distribuée. { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
peek = { $who_is ->
    [you] Vous regardez la base de votre pyramide : { $cards }.
   *[other] { $who } regarde la base de sa pyramide : { $cards }.
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
    [you] Vous défaussez { $card } aussitôt.
   *[other] { $who } défausse { $card } aussitôt.
}
claimed = { $who_is ->
    [you] Vous lancez la carte de la place { $place }.
   *[other] { $who } lance la carte de la place { $place }.
}
dropped = { $who_is ->
    [you] Une défausse rapide a été plus vive : choisissez à nouveau.
   *[other] Une défausse rapide a devancé ce que voulait faire { $who }.
}
won-race = { $who_is ->
    [you] Défausse rapide ! Vous lancez { $card } au bout de { $ms } ms.
   *[other] Défausse rapide ! { $who } lance { $card } au bout de { $ms } ms.
}
blocked = Le pouvoir de { $card } est bloqué.
too-late = { $who_is ->
    [you] Trop tard : vous reprenez { $card }.
   *[other] Trop tard : { $who } reprend { $card }.
}
too-late-by-time = { $who_is ->
    [you] Trop tard, au bout de { $ms } ms : vous reprenez { $card }.
   *[other] Trop tard, au bout de { $ms } ms : { $who } reprend { $card }.
}
wrong = { $who_is ->
    [you] Erreur : vous avez lancé { $card } et reprenez la carte.
   *[other] Erreur : { $who } a lancé { $card } et reprend la carte.
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
    [you] Vous échangez la première carte de la pioche avec { $whom_is ->
        [you] votre propre carte
       *[other] la carte de { $whom }
    } à la place { $place }.
   *[other] { $who } échange la première carte de la pioche avec { $whom_is ->
        [you] votre carte
       *[other] la carte de { $whom }
    } à la place { $place }.
}
used-10 = { $who_is ->
    [you] Vous échangez votre carte de la place { $own } avec { $whom_is ->
        [you] la vôtre
       *[other] celle de { $whom }
    } à la place { $place }.
   *[other] { $who } échange sa carte de la place { $own } avec { $whom_is ->
        [you] la vôtre
       *[other] celle de { $whom }
    } à la place { $place }.
}
used-12 = { $who_is ->
    [you] Vous ajoutez la première carte de la pioche à { $whom_is ->
        [you] votre propre pyramide
       *[other] la pyramide de { $whom }
    }.
   *[other] { $who } ajoute la première carte de la pioche à { $whom_is ->
        [you] votre pyramide
       *[other] la pyramide de { $whom }
    }.
}
used-14 = { $who_is ->
    [you] Vous donnez votre carte de la place { $own } à { $whom_is ->
        [you] vous-même
       *[other] { $whom }
    }.
   *[other] { $who } donne sa carte de la place { $own } à { $whom_is ->
        [you] vous
       *[other] { $whom }
    }.
}
skipped = { $who_is ->
    [you] Votre pouvoir n’a plus de cible.
   *[other] Le pouvoir de { $who } n’a plus de cible.
}
called = { $who_is ->
    [you] Vous annoncez : 5 ou moins !
   *[other] { $who } annonce : 5 ou moins !
}
last-claims = Tous les tours sont joués. Dernières défausses rapides !
refilled = La pioche est vide : la défausse est mélangée et forme une nouvelle pioche de { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}.
round-ended = La manche { $round } est terminée.
counted = { $who_is ->
    [you] Vous avez { $cards }, soit { $sum }, et marquez { $points } : { $total } jusqu’ici.
   *[other] { $who } a { $cards }, soit { $sum }, et marque { $points } : { $total } jusqu’ici.
}
counted-winner = { $who_is ->
    [you] Vous gagnez la manche avec { $cards }, soit { $sum }, et marquez { $points } : { $total } jusqu’ici.
   *[other] { $who } gagne la manche avec { $cards }, soit { $sum }, et marque { $points } : { $total } jusqu’ici.
}
counted-caller = { $who_is ->
    [you] Vous avez annoncé « 5 ou moins » avec { $cards }, soit { $sum }, et marquez le double, { $points } : { $total } jusqu’ici.
   *[other] { $who } a annoncé « 5 ou moins » avec { $cards }, soit { $sum }, et marque le double, { $points } : { $total } jusqu’ici.
}
won = { $who_is ->
    [you] Vous gagnez la partie !
   *[other] { $who } gagne la partie !
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

hint-ready = Dites que vous en avez assez vu.
hint-draw = Piochez.
hint-take = Prenez { $card } à la place de votre carte de la place { $place }.
hint-swap = Mettez { $card } à la place { $place }.
hint-discard = Défaussez le { $card } que vous avez pioché.
hint-power = Utilisez le pouvoir du { $power }.
hint-target-8 = Échangez le dessus de la pioche avec la carte de { $whom } à la place { $place }.
hint-target-10 = Échangez votre carte de la place { $own } avec celle de { $whom } à la place { $place }.
hint-target-12 = Donnez à { $whom } le dessus de la pioche.
hint-target-14 = Donnez à { $whom } votre carte de la place { $own }.
hint-call = Dites « 5 ou moins ».
hint-end-turn = Terminez votre tour.
hint-claim = Lancez votre carte de la place { $place } !
why-ready-peek = Votre base est { $cards }, { $sum } en tout : retenez où est chaque carte.
why-ready-next = La manche est comptée ; la suivante commence quand tous sont prêts.
why-draw-only = La défausse ne peut pas être prise.
why-draw-high = Le { $card } de la défausse n’est pas plus bas que votre plus haute carte connue, le { $highest }.
why-draw-average = Le { $card } de la défausse vous apporte peu ; une carte jamais vue coûte environ { $average }.
why-put-unseen = Vous n’avez pas vu la carte qui est là. Le { $card } est plus bas que les { $average } que coûte en moyenne une carte jamais vue, et vous le connaîtrez.
why-put-known = Vous n’avez pas vu la carte qui est là ; ensuite vous la connaîtrez.
why-put-lower = Le { $card } est plus bas que le { $old } qui est là : { $points ->
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
why-put-other = C’est le { $old } qui est là.
why-discard-twin = Vous avez un autre { $card }, à lancer aussitôt après.
why-discard-highest = Aucune de vos cartes n’est plus haute.
why-discard-high = Il n’est pas plus bas que votre plus haute carte connue, le { $highest }.
why-discard-average = Le { $card } est plus haut que les { $average } que coûte en moyenne une carte que vous n’avez pas vue.
why-discard-keep = Vous gardez ce que vous avez : { $sum } en cartes connues.
why-power-8 = Une carte basse d’un autre peut partir contre une inconnue.
why-power-10 = Vous pouvez donner une carte haute contre une plus basse.
why-power-12 = Quelqu’un d’autre reçoit une carte de plus à payer.
why-power-14 = Vous vous débarrassez d’une carte, et quelqu’un d’autre l’a.
why-target-trade = Vous donnez { $given } et recevez { $got }.
why-target-gamble = Vous donnez { $given } ; une carte que vous n’avez pas vue coûte environ { $average }.
why-target-gift = Vous êtes débarrassé du { $given }.
why-target-low = Vous savez que c’est { $card } ; ce qui vient à la place coûte environ { $average }.
why-target-nearest = D’après tout ce que vous avez vu, { $whom } est le plus près de cinq.
why-target-cards = { $whom } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
why-call-known = Vous comptez { $sum }, et vous avez vu toutes vos cartes.
why-call-likely = Vous comptez { $sum } en cartes connues ; la chance que le reste ne dépasse pas cinq est de { $percent } %.
why-call-count = Vous comptez { $sum } en cartes connues, et il y en a { $hidden } que vous ne connaissez pas.
why-end-much = Vous comptez { $sum } : trop pour dire « 5 ou moins ».
why-end-enough = Vous comptez { $sum } ; il n’y a plus rien à faire dans ce tour.
why-end-unseen = Vous comptez { $sum } en cartes connues, et vous n’avez pas vu { $hidden ->
    [one] { $hidden } de vos cartes
   *[other] { $hidden } de vos cartes
} : dire « 5 ou moins » est trop risqué.
why-claim-same = C’est aussi { $card }, vous l’avez vu.
why-claim-guess = Vous n’avez pas vu que c’est la même : c’est un pari.

## Options

option-powers-title = Pouvoirs
option-powers = Les cartes 8, 10, 12 et 14 ont des pouvoirs. Sans eux, ce sont des cartes ordinaires : plus simple pour débuter.
option-target-title = Fin de la partie
option-target = Les points qui terminent la partie.
option-target-50 = 50
option-target-100 = 100
option-target-150 = 150
option-rounds-title = Partie courte
option-rounds = Une partie courte se joue aux manches gagnées, pas aux points. La règle du jeu en conseille 3 ou 5.
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
option-peek_seconds-title = Temps pour regarder
option-peek_seconds = Secondes pour regarder la base avant une manche.
option-turn_end_seconds-title = Fin d’un tour
option-turn_end_seconds = Secondes après lesquelles un tour se termine tout seul.
option-chain_quick_discards-title = Lancers en chaîne
option-chain_quick_discards = Une autre carte égale peut être lancée sur une carte lancée.
option-memory_aid-title = Aide-mémoire
option-memory_aid = La page se souvient pour chacun des cartes qu’il a vues.

## Refus

refuse-option-target = La partie se termine à 50, 100 ou 150 points, pas { $number }.
refuse-option-rounds = Une partie courte compte de 1 à 10 manches, ou 0 pour jouer aux points, pas { $number }.
refuse-option-peek = On regarde sa base de 3 à 60 secondes, pas { $number }.
refuse-option-turn-end = Un tour se termine tout seul après 2 à 30 secondes, pas { $number }.
refuse-not-seated = Seuls les joueurs agissent.
refuse-nothing-to-be-ready-for = Il n’y a rien à attendre maintenant.
refuse-old-round = Cette manche est terminée.
refuse-ready-already = C’est déjà confirmé.
refuse-no-round = Aucune manche n’est en cours.
refuse-locked = Vous avez annoncé « 5 ou moins » : votre pyramide est verrouillée.
refuse-claim-open = Votre dernier lancer n’est pas encore jugé.
refuse-waits = Ce que vous voulez faire n’est pas encore jugé.
refuse-no-penalty-card = La pioche est vide et une pénalité ne pourrait être payée : pas de défausse rapide maintenant.
refuse-pyramid-full = Votre pyramide n’a plus de place pour une carte de pénalité.
refuse-cannot-aim = On ne peut viser que la carte du dessus, ou une carte recouverte depuis moins de deux secondes.
refuse-thrown-already = On ne lance qu’une carte sur une défausse.
refuse-no-card-there = Vous n’avez pas de carte à cette place.
refuse-no-turns = Ce n’est le tour de personne.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-old-turn = Ce tour est passé.
refuse-drawn-already = Vous avez déjà pioché.
refuse-draw-first = Piochez d’abord une carte.
refuse-no-cards = Vous n’avez pas de carte à échanger : piochez, et défaussez ce que vous piochez.
refuse-not-on-top = Cette carte n’est pas sur le dessus de la défausse.
refuse-linked = Après une défausse rapide, on ne prend rien dans la défausse : piochez une carte.
refuse-power-for-two = À deux joueurs, on ne prend pas de carte pouvoir dans la défausse.
refuse-no-power = Il n’y a pas de pouvoir à utiliser : seule une carte défaussée de votre pyramide à votre tour en a un, tant qu’il n’est pas bloqué.
refuse-no-target = Il n’y a personne sur qui utiliser ce pouvoir.
refuse-no-power-started = Vous n’avez pas commencé à utiliser un pouvoir.
refuse-not-another-player = Un pouvoir s’utilise sur un autre joueur.
refuse-target-locked = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} annoncé « 5 ou moins » : cette pyramide est verrouillée.
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
refuse-position-missing = Il manque { $card } : pyramides, piles et carte piochée forment tout le paquet.
refuse-position-discard = Il y a une défausse dès que la manche a commencé, et aucune avant.
refuse-position-linked = Les défausses liées sont celles du dessus, de même valeur : deux, ou plus si elles peuvent se suivre.
refuse-position-refills = La pioche est refaite au plus deux fois par manche.
refuse-position-first-caller = Le premier à annoncer « 5 ou moins » l’a annoncé.
refuse-position-called = Qui a annoncé « 5 ou moins » ne joue plus, et personne ne l’annonce avant la manche.
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
refuse-position-over = La partie est finie quand les points ou les manches sont atteints, et pas avant.
