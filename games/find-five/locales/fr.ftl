## Ce qui se passe

rolled = Manche { $round } : les dés montrent { $roll }.
rolled-again = Les dés montrent { $roll } : trois symboles identiques ou plus, on relance.
marked = { $who_is ->
    [you] Vous entourez { $outline }.
   *[other] { $who } entoure { $outline }.
}
erased = { $who_is ->
    [you] Vous effacez { $outline }.
   *[other] { $who } efface { $outline }.
}
timer-turned = { $who_is ->
    [you] Vous retournez le sablier.
   *[other] { $who } retourne le sablier !
}
done = { $who_is ->
    [you] Vous posez votre feutre.
   *[other] { $who } pose son feutre.
}
stopped = Stop ! Fin de la manche { $round }.
outline-counts = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } compte { $points }.
outline-not-five = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } n’a pas cinq cases adjacentes.
outline-wrong-symbols = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } n’a pas les symboles des dés.
outline-overlap = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } chevauche un autre CINQ.
outline-twice = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline }, forme déjà entourée.
outline-too-many = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } est en trop.
outline-used-shape = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline }, forme déjà prise.
outline-used-square = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline }, case déjà prise.
timer-point = { $who_is ->
    [you] Vous gagnez un point pour le sablier.
   *[other] { $who } gagne un point pour le sablier.
}
scored = { $who_is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
best = { $who_is ->
    [you] Le mieux possible sur votre plateau
   *[other] Le mieux possible pour { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $fives }.
best-none = { $who_is ->
    [you] Il n’y avait aucun CINQ sur votre plateau.
   *[other] Il n’y avait aucun CINQ à trouver pour { $who }.
}
must-cross = { $who_is ->
    [you] Pas de CINQ : barrez une forme.
   *[other] Pas de CINQ : { $who } barre une forme.
}
crossed = { $who_is ->
    [you] Vous barrez
   *[other] { $who } barre
} { $shape } en { $squares }.
crossed-for = Temps écoulé : on barre { $shape } en { $squares } { $who_is ->
    [you] pour vous.
   *[other] pour { $who }.
}
crossed-alone = Plus aucune forme ne tient : { $who_is ->
    [you] vous barrez { $shape }.
   *[other] { $who } barre { $shape }.
}
ready = { $who_is ->
    [you] Vous attendez la suite.
   *[other] { $who } attend la suite.
}
won = { $who_is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} !
won-shared = { $who_is ->
    [you] Vous partagez la victoire
   *[other] { $who } partage la victoire
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
solo-ended = { $who_is ->
    [you] Partie terminée : vous avez
   *[other] Partie terminée : { $who } a
} { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Comment on écrit

written-board = { $value } dans « { $at } » n’est pas un plateau : écrivez 100 chiffres de 0 à 5, ligne par ligne.
written-roll = { $value } dans « { $at } » n’est pas un lancer : écrivez cinq chiffres de 0 à 5, comme 01123.
written-squares = { $value } dans « { $at } » ne sont pas des cases : écrivez des nombres différents de 0 à 99, comptés ligne par ligne depuis le coin supérieur gauche.

## Conseils

hint-mark = Entourez { $outline }.
hint-erase = Effacez { $outline }.
hint-timer = Retournez le sablier.
hint-done = Posez votre feutre.
hint-end-round = Terminez la manche.
hint-no-five = Touchez « Pas de CINQ ».
hint-cross = Barrez { $shape } en { $squares }.
hint-cross-alone = Barrez { $shape }.
hint-ready = Passez à la manche suivante.
why-mark-best = La forme { $shape } vaut { $points }, et c’est l’un des { $count } CINQ du meilleur total possible : { $total }.
why-mark-dearest = La forme { $shape } vaut { $points } : aucun CINQ possible ne vaut plus.
why-mark-dear-roomy = La forme { $shape } vaut { $points }, aucun CINQ ne vaut plus, et ici elle laisse le plus de place aux suivantes.
why-mark-roomy = La forme { $shape } vaut { $points }, et ici elle laisse le plus de place aux suivantes.
why-mark-keeps = La forme { $shape } vaut { $points } ; vous gardez { $dearer ->
    [one] une forme plus chère
   *[other] { $dearer } formes plus chères
} pour d’autres dés.
why-mark-fits = La forme { $shape } vaut { $points }, a les bons symboles et ne chevauche rien.
why-erase-void = Ce contour ne compte pas.
why-erase-room = Cela libère ses cases.
why-erase-cheapest = Au-delà de cinq CINQ, seuls les cinq moins chers comptent : sans celui-ci, un meilleur compte.
why-stop-none = Il n’y a pas de CINQ pour ces dés sur votre plateau.
why-stop-all = Vous avez { $count ->
    [one] { $count } CINQ
   *[other] { $count } CINQ
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et rien d’autre ne tient à côté.
why-stop-enough = Vous avez { $count ->
    [one] { $count } CINQ
   *[other] { $count } CINQ
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en chercher d’autres prend du temps.
why-no-five = Aucune de vos formes n’a { $roll } sur des cases libres.
why-no-five-given = Tant pis pour cette manche.
why-cross-cheapest = Elle vaut { $points } : aucune forme qui tient encore ne coûte moins.
why-cross-worth = Elle vaut { $points }.
why-cross-alone = Plus aucune forme ne tient ; celle-ci vaut { $points }.
why-ready = Les points sont comptés.

## Ce qui n’allait pas, dans une analyse

fault-overlooked = Il en restait : vous avez marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $count ->
    [one] { $count } CINQ donne
   *[other] { $count } CINQ donnent
} { $best }.
fault-too-many = Vous en avez entouré trop : au-delà de cinq CINQ, seuls les cinq moins chers comptent.
fault-none = Il y avait un CINQ, à { $better }.
fault-cheap = Vous avez marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et il y avait un CINQ à { $better }.
fault-room = Le CINQ entouré pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} prend de la place aux manches à venir ; un autre, à { $better }, en laisse plus.
fault-crossed = { $shape } valait { $points } ; vous pouviez en barrer une à { $better }.
fault-crossed-room = La barrer là prend plus de place qu’une autre forme.

## Options

option-variant = En solo, c’est toujours le casse-tête.
option-variant-basic = Jeu de base : cinq manches, cinq CINQ au plus par manche
option-variant-puzzle = Casse-tête : un CINQ par manche, chaque forme une seule fois
option-board = Les plateaux.
option-board-white = Blanc : chacun le sien
option-board-grey = Gris : le même pour tous
option-board-random = Au hasard : un nouveau, le même pour tous
option-timer = La durée du sablier.
option-timer-20 = 20 secondes
option-timer-30 = 30 secondes
option-timer-45 = 45 secondes
option-timer-60 = 60 secondes
option-limit-title = Durée maximale d’une manche
option-limit = Au bout de ce temps, la manche s’arrête même si personne ne retourne le sablier.
option-limit-60 = 1 minute
option-limit-120 = 2 minutes
option-limit-180 = 3 minutes
option-limit-300 = 5 minutes
option-limit-600 = 10 minutes
option-limit-0 = Sans limite
option-assist = Signaler les erreurs tout de suite.
option-daily-title = Plateau du jour
option-daily = Le plateau et les dés du jour, les mêmes pour tous. Se joue en solo.

## Refus

refuse-limit = Une manche dure au plus 60 à 900 secondes, ou n’a pas de limite avec 0 ; { $limit } ne convient pas.
refuse-no-day = { $day } n’est pas un jour : le 15 novembre 2026 s’écrit 20261115.
refuse-daily-alone = Le plateau du jour se joue en solo.
refuse-line = Une ligne est un plateau de 100 chiffres, une tabulation et un lancer de 5 chiffres.
refuse-board = Un plateau est 100 chiffres de 0 à 5, ligne par ligne.
refuse-roll = Un lancer est cinq chiffres de 0 à 5.
refuse-roll-alike = Avec au moins trois symboles identiques, on relance les dés.
refuse-no-player = Seuls les joueurs peuvent entourer.
refuse-other-round = On en est à la manche { $round }.
refuse-stopped = Stop : on n’entoure plus.
refuse-finished = Vous avez déjà terminé.
refuse-not-crossing = On ne barre pas de forme maintenant.
refuse-not-pausing = La manche n’est pas encore terminée.
refuse-marked-already = Vous avez déjà entouré ces cases.
refuse-too-many-marks = Douze contours au plus : effacez-en un d’abord.
refuse-no-such-mark = Vous n’avez pas ce contour dans cette manche.
refuse-empty-outline = Un contour a au moins une case.
refuse-no-such-squares = Un contour est fait de cases différentes du plateau, de 0 à 99.
refuse-no-timer = En solo, il n’y a pas de sablier.
refuse-timer-turned = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} déjà retourné le sablier.
refuse-timer-not-turned = Le sablier n’est pas encore retourné.
refuse-nothing-drawn = Entourez d’abord un CINQ, ou touchez « Pas de CINQ ».
refuse-only-alone = On ne dit « Pas de CINQ » qu’en solo.
refuse-shape-used = La forme { $shape } est déjà prise ou barrée.
refuse-shapes-fit = Une forme tient encore : choisissez où la barrer.
refuse-not-that-shape = Ces cases n’ont pas la forme { $shape }.
refuse-squares-used = Une de ces cases est déjà prise.
refuse-position-seats = On joue de un à quatre, pas à { $count }.
refuse-position-seat = Une place nommée n’est pas à la table.
refuse-position-symbols = Les symboles 0 à 3 figurent 17 fois sur un plateau, 4 et 5 y figurent 16 fois.
refuse-position-boards = Il y a un plateau pour chaque place, ou un pour toutes.
refuse-position-round = Les manches vont de 1 à { $last }.
refuse-position-crossing = On ne barre des formes que dans le casse-tête, et pas après la dernière manche.
refuse-position-pause = Après la dernière manche, la partie est terminée.
refuse-position-over = La partie n’est terminée qu’après la dernière manche ou, dans le casse-tête, après une manche sans aucun CINQ.
refuse-position-last = Le résultat montré est celui d’une manche précédente et a un plateau pour chaque place.
refuse-position-clock = En solo, il n’y a ni sablier ni horloge.
refuse-position-timer = Qui a retourné le sablier n’entoure plus ; avant cela, tout le monde entoure.
refuse-position-active = La partie attend quelqu’un jusqu’à sa fin.
refuse-position-due = Quand la partie est terminée, plus rien n’arrive à échéance.
refuse-position-unlimited = Sans limite, rien n’arrive à échéance avant qu’on retourne le sablier.
refuse-position-wiped = Les contours d’une manche ne sont là que tant qu’elle dure.
refuse-position-marks = Un contour a de une à huit cases, et aucun n’est là deux fois.
refuse-position-too-many-marks = Il y a trop de contours sur un plateau.
refuse-position-circled = On ne garde et ne barre des formes que dans le casse-tête.
refuse-position-used = Une forme ou une case est utilisée deux fois.
refuse-position-shapes = Chaque manche utilise une forme : { $rounds } sont jouées.
refuse-position-timers = Le sablier est retourné au plus une fois par manche, et jamais en solo.
refuse-position-points = Chaque joueur a les points de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, pas plus qu’une manche n’en peut donner.
refuse-position-sum = Les points d’un joueur sont les valeurs des formes trouvées et un par sablier.

## Symboles, cases, formes

piece-symbol = { $symbol ->
    [ring] ○
    [triangle] ▲
    [square] ■
    [spark] ✦
    [cross] ✖
   *[moon] ☾
}
piece-symbol-spoken = { $symbol ->
    [ring] anneau
    [triangle] triangle
    [square] carré
    [spark] étincelle
    [cross] croix
   *[moon] lune
}
piece-square = { $column }{ $row }
piece-square-spoken = { $column } { $row }
piece-shape = { $letter }
piece-shape-spoken = { $letter }
