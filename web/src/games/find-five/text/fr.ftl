## Symboles et cases

ff-symbol-0 = anneau
ff-symbol-1 = triangle
ff-symbol-2 = carré
ff-symbol-3 = étincelle
ff-symbol-4 = croix
ff-symbol-5 = lune
ff-dice = Les dés : { $dice }
ff-outline = { $shape } en { $squares }
ff-square-circled = prise par un CINQ
ff-square-crossed = barrée
ff-square-mark = entourée
ff-square-draft = en cours

## Les formes

ff-shapes = Les douze formes
ff-worth = { $count ->
    [one] vaut { $count } point :
   *[other] vaut { $count } points :
}
ff-tile-open = { $shape }
ff-tile-drawn = { $shape } : entourée
ff-tile-circled = { $shape } : trouvée
ff-tile-crossed = { $shape } : barrée

## Ce que je peux faire

ff-now-basic = Entourez des CINQ : cinq cases adjacentes avec ces symboles.
ff-now-puzzle = Entourez un CINQ, d’une forme qu’il vous reste.
ff-now-solo = Entourez un CINQ. Prenez votre temps.
ff-now-more = { $count ->
    [one] { $count } forme entourée. Cherchez encore ou retournez le sablier.
   *[other] { $count } formes entourées. Cherchez encore ou retournez le sablier.
}
ff-now-one-drawn = Vous en avez un. Modifiez ou retournez le sablier.
ff-now-solo-drawn = Ce CINQ vous va ? Touchez Terminer.
ff-now-used = { $shape } est déjà prise : elle ne comptera pas. Cherchez une autre forme.
ff-now-wrong = Raté : { $why }. Touchez le contour pour l’effacer.
ff-now-hurry = { $who } a retourné le sablier. Vite !
ff-now-my-timer = { $count ->
    [one] Vous avez retourné le sablier. { $who } cherche encore.
   *[other] Vous avez retourné le sablier. { $who } cherchent encore.
}
ff-now-pen-down = { $count ->
    [one] Vous avez posé votre feutre. { $who } cherche encore.
   *[other] Vous avez posé votre feutre. { $who } cherchent encore.
}
ff-now-cross = Pas de CINQ. Entourez, sur des cases libres, une forme à barrer.
ff-now-cross-why = Pas de CINQ : { $why }. Entourez une forme à barrer sur des cases libres.
ff-now-cross-alone = Plus aucune forme ne tient. Choisissez-en une à barrer.
ff-now-wait-cross = { $count ->
    [one] { $who } barre une forme.
   *[other] { $who } barrent une forme.
}
ff-now-ready = Comparez les plateaux, puis touchez Continuer.
ff-now-ready-solo = Touchez Continuer pour la manche suivante.
ff-now-wait-ready = { $count ->
    [one] On attend { $who }.
   *[other] On attend { $who }.
}
ff-now-watch = Les joueurs cherchent.
ff-now-watch-timer = { $who } a retourné le sablier.
ff-now-over = La partie est terminée.
ff-double = Les CINQ comptent double !
ff-and = { $some } et { $last }

## Agir

ff-do-timer = Retourner le sablier
ff-do-done = Poser mon feutre
ff-do-done-solo = Terminer
ff-do-no-five = Pas de CINQ
ff-do-erase = Effacer
ff-do-cross = Barrer { $shape }
ff-do-cross-none = Barrer
ff-do-ready = Continuer
ff-sure = Touchez encore
ff-gathered = { $count } sur 5
ff-do-clear = { $count ->
    [one] { $count } case sur 5 : recommencer
   *[other] { $count } cases sur 5 : recommencer
}
ff-drawn = C’est entouré. Pour effacer un contour, touchez-le.
ff-drawn-right = { $count ->
    [one] Vaut { $count } point. Pour effacer un contour, touchez-le.
   *[other] Vaut { $count } points. Pour effacer un contour, touchez-le.
}
ff-hint = Glissez sur cinq cases, ou touchez-les.
ff-help = Comment ça marche

## La table

ff-board = Votre plateau
ff-board-of = Plateau : { $who }
ff-board-best = Le mieux possible : { $who }
ff-board-end = { $count ->
    [one] Votre plateau avec { $count } CINQ
   *[other] Votre plateau avec { $count } CINQ
}
ff-players = Joueurs
ff-you = Vous
ff-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ff-does-timer = a retourné le sablier
ff-does-draws = cherche
ff-does-crosses = barre une forme
ff-does-looks = compare les plateaux
ff-does-rests = a terminé
ff-is-away = hors ligne
ff-round = Manche { $round } sur { $rounds }
ff-timer = Sablier, secondes restantes
ff-clock = Secondes restantes
ff-to-beat = À battre : { $count }

## Après la manche

ff-stop = Stop ! Manche { $round } sur { $rounds }
ff-turned = { $who_is ->
    [you] Vous avez retourné le sablier.
   *[other] { $who } a retourné le sablier.
}
ff-nobody-turned = Personne n’a retourné le sablier.
ff-boards = Plateaux
ff-total = { $count } en tout
ff-counts = compte
ff-counts-double = compte double
ff-timer-point = a retourné le sablier
ff-nothing-drawn = Rien n’est entouré.
ff-fault-not-five = pas cinq cases adjacentes
ff-fault-unfinished = moins de cinq cases
ff-fault-wrong-symbols = pas les symboles des dés
ff-fault-overlap = chevauche un autre CINQ
ff-fault-twice = forme déjà entourée
ff-fault-too-many = un de trop : seuls les cinq plus faibles comptent
ff-fault-used-shape = forme déjà prise
ff-fault-used-square = case déjà prise
ff-show-best = { $count ->
    [one] Voir le mieux possible : { $count } point
   *[other] Voir le mieux possible : { $count } points
}
ff-show-best-one = { $count ->
    [one] Voir le meilleur CINQ : { $count } point
   *[other] Voir le meilleur CINQ : { $count } points
}
ff-show-drawn = Voir les contours
ff-best-none = Il n’y avait aucun CINQ ici.
ff-judged-order = Ne comptent pas : ce qui n’a pas cinq cases adjacentes ou montre d’autres symboles ; puis tout ce qui se chevauche ; puis une forme entourée deux fois. Au-delà de cinq, les plus faibles comptent.

## La fin

ff-you-win = Vous gagnez !
ff-wins = { $who } gagne !
ff-shared-win = { $who } partagent la victoire
ff-tie-basic = Égalité : les points des quatre premières manches départagent.
ff-tie-puzzle = Égalité : le nombre de CINQ trouvés départage.
ff-place = { $place }.
ff-chart = Points après chaque manche
ff-scores = Points par manche
ff-sum = Total
ff-last-round = Dernière manche

## Seul

ff-solo-over = Douze manches en solo
ff-daily-of = Plateau du { $day }
ff-points-word = { $count ->
    [one] point
   *[other] points
}
ff-found = { $count ->
    [one] { $count } CINQ sur 12
   *[other] { $count } CINQ sur 12
}
ff-record = Nouveau record !
ff-best-list = Vos meilleures parties
ff-this-game = cette partie
ff-days = Vos plateaux du jour
ff-daily-again = { $count ->
    [one] Seule votre première partie du jour compte : { $count } point.
   *[other] Seule votre première partie du jour compte : { $count } points.
}
ff-daily-note = Le même plateau et les mêmes dés pour tout le monde. Il y en aura un nouveau demain.

## Comment ça marche

ff-coach-dice = Les dés montrent cinq symboles.
ff-coach-five = Entourez cinq cases adjacentes avec exactement ces symboles : un CINQ. Les formes rares valent plus.
ff-coach-rules = Chaque forme une fois, sans chevauchement, cinq CINQ au plus par manche.
ff-coach-one = Entourez cinq cases adjacentes avec exactement ces symboles : un CINQ. Un seul par manche. Les formes rares valent plus.
ff-coach-timer = Tout le monde cherche en même temps. Qui retourne le sablier en premier gagne un point et s’arrête ; les autres n’ont plus que le temps du sablier.
ff-coach-once = Au casse-tête, un seul CINQ par manche, et chaque forme une fois par partie. Qui n’en trouve pas barre une forme.
ff-coach-alone = En solo, douze manches sans sablier, un CINQ par manche, chaque forme une fois. Pas de CINQ ? Barrez une forme.
ff-coach-day = Aujourd’hui, le même plateau et les mêmes dés pour tout le monde. Votre première partie compte.
ff-coach-cross = Pas de CINQ cette fois : entourez une forme sur des cases libres pour la barrer. Les symboles n’y font rien.
ff-coach-cross-choice = La forme et ses cases sont perdues. Prenez-en une de peu de valeur, là où elle gêne le moins.
ff-coach-tip = Glissez sur les cases ou touchez-les une à une. Pour effacer un contour, touchez-le.
ff-coach-assist = Les erreurs sont signalées pendant que vous entourez.
ff-coach-unchecked = Un contour faux ne rapporte rien, et on ne le voit qu’à la fin de la manche.
ff-coach-title-basic = Cinq dés, cinq cases
ff-coach-title-puzzle = Casse-tête : chaque forme une fois
ff-coach-title-solo = En solo : douze manches
ff-coach-title-daily = Le plateau du jour
ff-coach-cross-title = Barrer une forme
ff-coach-done = C’est parti
## Le clavier

ff-key-board = Aller au plateau
ff-key-timer = Retourner le sablier
ff-key-done = Terminer
ff-key-no-five = Pas de CINQ
ff-key-cross = Barrer la forme
ff-key-ready = Continuer
ff-key-let-go = Recommencer le contour
ff-key-walk = Se déplacer sur le plateau
ff-key-take = Prendre une case, ou un contour
ff-key-draw = Entourer de case en case
ff-key-erase = Effacer le contour

## Le guide

ff-guide-goal-title = But du jeu
ff-guide-goal = Cinq dés montrent cinq symboles. Trouvez sur votre plateau cinq cases adjacentes avec exactement ces symboles, dans n’importe quel ordre : c’est un CINQ. Le plus de points gagne.
ff-guide-five-picture = Cinq cases adjacentes entourées : les symboles des dés, en forme de T.
ff-guide-shapes-title = Les douze formes
ff-guide-shapes = Cinq cases s’assemblent de douze façons. Le chiffre dit combien de points vaut la forme. Tournée ou retournée, c’est toujours la même.
ff-guide-round-title = Une manche
ff-guide-round-roll = On lance les dés. S’il y en a trois pareils ou plus, on relance.
ff-guide-round-draw = Tout le monde cherche en même temps, chacun sur son plateau. Glissez sur cinq cases ou touchez-les. Pour effacer un contour, touchez-le.
ff-guide-round-timer = Vous en avez assez ? Retournez le sablier : vous gagnez un point et vous vous arrêtez. Les autres ont jusqu’à la fin du sablier.
ff-guide-round-score = Stop ! On montre tous les plateaux et on compte. Puis on les efface pour la manche suivante.
ff-guide-rule-once = Chaque forme une seule fois.
ff-guide-rule-apart = Les CINQ ne se chevauchent pas.
ff-guide-rule-most = Cinq CINQ comptent au plus.
ff-guide-rule-whole = Seuls les contours complets comptent : cinq cases qui se touchent par un côté.
ff-guide-counts-title = Ce qui compte : trois exemples
ff-guide-counts = La manche est terminée. Voici les dés, et Peter a retourné le sablier.
ff-guide-sara = Un CINQ de trop : le plus fort ne compte pas. 1 + 4 + 2 + 1 + 2 = 10.
ff-guide-peter = Deux se chevauchent : aucun ne compte. Une forme est là deux fois et compte une fois. Avec le sablier : 1 + 2 + 1 = 4.
ff-guide-anna = L’un n’a pas les symboles des dés, l’autre n’est pas terminé. Les deux derniers comptent : 3 + 1 = 4.
ff-guide-end-title = La fin
ff-guide-end = Cinq manches. À la cinquième, les CINQ comptent double, le point du sablier non. Le plus de points gagne. En cas d’égalité, les quatre premières manches départagent.
ff-guide-puzzle-title = Le casse-tête
ff-guide-puzzle = Jusqu’à douze manches, un CINQ par manche. On n’efface pas les plateaux, et chaque forme ne sert qu’une fois de toute la partie. Pas de CINQ, ou un faux ? Barrez une forme sur des cases libres, quels que soient leurs symboles.
ff-guide-klaus-second-title = Klaus, manche 2
ff-guide-klaus-second = Il ne trouve pas de CINQ. Il barre donc une forme et ses cases.
ff-guide-klaus-third-title = Manche 3
ff-guide-klaus-third = Son CINQ n’a pas les symboles des dés. On l’efface.
ff-guide-klaus-after-title = Après la manche 3
ff-guide-klaus-after = À la place, il barre une autre forme, là où elle gêne le moins.
ff-guide-puzzle-end = La partie finit après douze manches, ou après une manche où personne n’a trouvé de CINQ. Comptent vos CINQ, plus un point par sablier retourné.
ff-guide-alone-title = En solo, et le plateau du jour
ff-guide-alone = En solo, c’est le casse-tête sans sablier : toujours douze manches, pour battre votre record. Le plateau du jour et ses dés sont les mêmes pour tout le monde ; votre première partie compte.

## Ce que montre le plateau

seen-marked = { $who_is ->
    [you] Vous entourez des cases.
   *[other] { $who } entoure des cases.
}
seen-erased = { $who_is ->
    [you] Vous effacez un contour.
   *[other] { $who } efface un contour.
}
seen-outline-counts = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : un CINQ compte { $points }.
seen-outline-not-five = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : un contour n’a pas cinq cases adjacentes.
seen-outline-wrong-symbols = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : un contour n’a pas les symboles des dés.
seen-outline-overlap = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : un contour en chevauche un autre.
seen-outline-twice = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : une forme entourée deux fois.
seen-outline-too-many = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : un contour de trop.
seen-outline-used-shape = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : une forme déjà prise.
seen-outline-used-square = { $who_is ->
    [you] Chez vous
   *[other] { $who }
} : une case déjà prise.
seen-best = { $who_is ->
    [you] Le mieux possible sur votre plateau
   *[other] Le mieux possible pour { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seen-crossed = { $who_is ->
    [you] Vous barrez
   *[other] { $who } barre
} { $shape }.
seen-crossed-for = Temps écoulé : on barre { $shape } pour { $who_is ->
    [you] vous.
   *[other] { $who }.
}
seen-hint-mark = Entourez ces cases.
seen-hint-erase = Effacez ce contour.
seen-hint-cross = Barrez { $shape } ici.
