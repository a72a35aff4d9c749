## Ce qui se passe

rolled = Manche { $round } : les dés montrent { $roll }.
rolled-again = Les dés montrent { $roll } : au moins trois symboles identiques, on relance.
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
stopped = Stop ! La manche { $round } est terminée.
outline-counts = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } compte { $points }.
outline-not-five = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } ne forme pas cinq cases reliées.
outline-wrong-symbols = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } ne montre pas les symboles des dés.
outline-overlap = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } chevauche un autre CINQ.
outline-twice = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } est la même forme une deuxième fois.
outline-too-many = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } est en trop.
outline-used-shape = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } est une forme déjà utilisée.
outline-used-square = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : { $outline } utilise une case d’une manche précédente.
timer-point = { $who_is ->
    [you] Vous recevez un point pour le sablier.
   *[other] { $who } reçoit un point pour le sablier.
}
scored = { $who_is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.
best = { $who_is ->
    [you] Le mieux sur votre plateau
   *[other] Le mieux sur le plateau de { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $fives }.
best-none = { $who_is ->
    [you] Il n’y avait aucun CINQ sur votre plateau.
   *[other] Il n’y avait aucun CINQ sur le plateau de { $who }.
}
must-cross = { $who_is ->
    [you] Vous n’avez pas trouvé de CINQ : barrez une forme.
   *[other] { $who } n’a pas trouvé de CINQ et barre une forme.
}
crossed = { $who_is ->
    [you] Vous barrez
   *[other] { $who } barre
} { $shape } en { $squares }.
crossed-for = Le temps est écoulé. { $shape } en { $squares } est barré { $who_is ->
    [you] pour vous.
   *[other] pour { $who }.
}
crossed-alone = Plus aucune forme ne tient. { $shape } est barré { $who_is ->
    [you] pour vous.
   *[other] pour { $who }.
}
ready = { $who_is ->
    [you] Vous êtes d’accord pour continuer.
   *[other] { $who } est d’accord pour continuer.
}
won = { $who_is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
won-shared = { $who_is ->
    [you] Vous partagez la victoire
   *[other] { $who } partage la victoire
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
solo-ended = { $who_is ->
    [you] La partie est terminée : vous avez
   *[other] La partie est terminée : { $who } a
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
hint-no-five = Dites qu’il n’y a pas de CINQ.
hint-cross = Barrez { $shape } en { $squares }.
hint-cross-alone = Barrez { $shape }.
hint-ready = Passez à la manche suivante.
why-mark-best = Le { $shape } vaut { $points }, et c’est l’un des { $count } CINQ qui ensemble font le plus possible : { $total }.
why-mark-dearest = Le { $shape } vaut { $points }, et aucun CINQ encore possible ne vaut plus.
why-mark-dear-roomy = Le { $shape } vaut { $points }, aucun autre CINQ ne vaut plus, et ici il laisse le plus de place aux formes à venir.
why-mark-roomy = Le { $shape } vaut { $points }, et ici il laisse le plus de place aux formes à venir.
why-mark-keeps = Le { $shape } vaut { $points } ; { $dearer ->
    [one] une forme plus chère est gardée
   *[other] { $dearer } formes plus chères sont gardées
} pour d’autres lancers.
why-mark-fits = Le { $shape } vaut { $points }, montre les dés et ne touche aucun de vos contours.
why-erase-void = Il ne compte pas.
why-erase-room = Ses cases sont alors libres.
why-stop-none = Il n’y a aucun CINQ pour ces dés sur votre plateau.
why-stop-all = Vous avez { $count ->
    [one] { $count } CINQ
   *[other] { $count } CINQ
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et rien d’autre ne va à côté.
why-stop-enough = Vous avez { $count ->
    [one] { $count } CINQ
   *[other] { $count } CINQ
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en chercher d’autres prend du temps.
why-no-five = Aucune forme qui vous reste ne montre { $roll } sur les cases libres.
why-no-five-given = Vous abandonnez cette manche.
why-cross-cheapest = Elle vaut { $points } : aucune forme qui va encore ne vous coûte moins.
why-cross-worth = Elle vaut { $points }.
why-cross-alone = Plus aucune forme ne va ; celle-ci vaut { $points }.
why-ready = La manche est comptée.

## Options

option-variant = Ce qu’on joue. En solitaire, on joue toujours la variante casse-tête.
option-variant-basic = Jeu de base : cinq manches, jusqu’à cinq CINQ dans chacune
option-variant-puzzle = Casse-tête : un CINQ par manche, chaque forme une seule fois
option-board = Les plateaux.
option-board-white = Blanc : chacun le sien
option-board-grey = Gris : le même pour tous
option-board-random = Au hasard : tiré au sort, le même pour tous
option-timer = La durée du sablier.
option-timer-20 = 20 secondes
option-timer-30 = 30 secondes
option-timer-45 = 45 secondes
option-timer-60 = 60 secondes
option-limit-title = Durée maximale d’une manche
option-limit = Si personne ne retourne le sablier, la manche s’arrête au bout de ce temps.
option-limit-60 = 1 minute
option-limit-120 = 2 minutes
option-limit-180 = 3 minutes
option-limit-300 = 5 minutes
option-limit-600 = 10 minutes
option-limit-0 = Sans limite
option-assist = Signaler les erreurs pendant le tracé.
option-daily-title = Plateau du jour
option-daily = Le plateau et les dés d’un jour, les mêmes pour tous, pour une seule personne.

## Refus

refuse-limit = Une manche dure au plus 60 à 900 secondes, ou n’a pas de limite avec 0 ; { $limit } ne convient pas.
refuse-no-day = { $day } n’est pas un jour : le 15 novembre 2026 s’écrit 20261115.
refuse-daily-alone = Le plateau du jour se joue seul.
refuse-line = Une ligne est un plateau de 100 chiffres, une tabulation et un lancer de 5 chiffres.
refuse-board = Un plateau est 100 chiffres de 0 à 5, ligne par ligne.
refuse-roll = Un lancer est cinq chiffres de 0 à 5.
refuse-roll-alike = Avec au moins trois symboles identiques, on relance les dés.
refuse-no-player = Seuls les joueurs tracent.
refuse-other-round = Cela concernait une autre manche : c’est la manche { $round }.
refuse-stopped = Stop : on ne trace pas maintenant.
refuse-finished = Vous avez déjà terminé cela.
refuse-not-crossing = On ne barre pas de forme maintenant.
refuse-not-pausing = La manche n’est pas encore terminée.
refuse-marked-already = Vous avez déjà entouré exactement cela.
refuse-too-many-marks = Un plateau porte au plus douze tracés : effacez-en un d’abord.
refuse-no-such-mark = Vous n’avez pas ce tracé dans cette manche.
refuse-empty-outline = Un tracé a au moins une case.
refuse-no-such-squares = Un tracé est fait de cases différentes du plateau, de 0 à 99.
refuse-no-timer = En solitaire, il n’y a pas de sablier.
refuse-timer-turned = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} déjà retourné le sablier.
refuse-timer-not-turned = Le sablier n’est pas encore retourné.
refuse-nothing-drawn = Entourez d’abord un CINQ, ou dites qu’il n’y en a pas.
refuse-only-alone = On ne dit qu’il n’y a pas de CINQ qu’en solitaire.
refuse-shape-used = { $shape } est déjà cerclé ou barré.
refuse-shapes-fit = Il y a encore une forme qui tient : choisissez-lui une place.
refuse-not-that-shape = Ces cases ne sont pas la forme { $shape }.
refuse-squares-used = Une de ces cases est déjà utilisée.
refuse-position-seats = On joue de un à quatre, pas à { $count }.
refuse-position-seat = Une place nommée n’est pas à la table.
refuse-position-symbols = Les symboles 0 à 3 figurent 17 fois sur un plateau, 4 et 5 y figurent 16 fois.
refuse-position-boards = Il y a un plateau pour chaque place, ou un pour toutes.
refuse-position-round = Les manches vont de 1 à { $last }.
refuse-position-crossing = On ne barre des formes que dans le casse-tête, et pas après la dernière manche.
refuse-position-pause = Après la dernière manche, la partie est terminée.
refuse-position-over = La partie n’est terminée qu’après la dernière manche ou, dans le casse-tête, après une manche sans aucun CINQ.
refuse-position-last = Le résultat montré est celui d’une manche précédente et a un plateau pour chaque place.
refuse-position-clock = En solitaire, il n’y a ni sablier ni horloge.
refuse-position-timer = Qui a retourné le sablier ne trace plus ; avant cela, tout le monde trace.
refuse-position-active = La partie attend quelqu’un jusqu’à sa fin.
refuse-position-due = Quand la partie est terminée, plus rien n’arrive à échéance.
refuse-position-unlimited = Sans limite, rien n’arrive à échéance avant qu’on retourne le sablier.
refuse-position-wiped = Les tracés d’une manche ne sont là que tant qu’elle dure.
refuse-position-marks = Un tracé a de une à huit cases, et aucun n’est là deux fois.
refuse-position-too-many-marks = Il y a trop de tracés sur un plateau.
refuse-position-circled = On ne cercle et ne barre des formes que dans le casse-tête.
refuse-position-used = Une forme ou une case est utilisée deux fois.
refuse-position-shapes = Chaque manche utilise une forme : { $rounds } sont jouées.
refuse-position-timers = Le sablier est retourné au plus une fois par manche, et jamais en solitaire.
refuse-position-points = Chaque joueur a les points de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, pas plus qu’une manche n’en peut donner.
refuse-position-sum = Les points d’un joueur sont les valeurs cerclées et un par sablier.

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
