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
ff-square-draft = en cours de tracé

## Les formes

ff-shapes = Les douze formes
ff-worth = { $count ->
    [one] vaut { $count } point :
   *[other] vaut { $count } points :
}
ff-tile-open = { $shape }
ff-tile-drawn = { $shape } : tracée
ff-tile-circled = { $shape } : trouvée
ff-tile-crossed = { $shape } : barrée

## Ce que je peux faire

ff-now-basic = Trouvez des CINQ : cinq cases adjacentes avec ces symboles.
ff-now-puzzle = Trouvez un CINQ d’une forme qu’il vous reste.
ff-now-solo = Trouvez un CINQ. Prenez votre temps : rien ne presse.
ff-now-more = { $count ->
    [one] { $count } CINQ tracé. Cherchez encore ou retournez le sablier.
   *[other] { $count } CINQ tracés. Cherchez encore ou retournez le sablier.
}
ff-now-one-drawn = Vous en avez un. Changez-le ou retournez le sablier.
ff-now-solo-drawn = C’est bien celui-là ? Alors dites Terminé.
ff-now-hurry = { $who } a retourné le sablier. Vite !
ff-now-my-timer = { $count ->
    [one] Vous avez retourné le sablier. { $who } dessine encore.
   *[other] Vous avez retourné le sablier. { $who } dessinent encore.
}
ff-now-pen-down = { $count ->
    [one] Votre crayon est posé. { $who } dessine encore.
   *[other] Votre crayon est posé. { $who } dessinent encore.
}
ff-now-cross = Pas de CINQ cette fois. Tracez sur des cases libres la forme que vous barrez.
ff-now-cross-alone = Plus aucune forme ne tient. Choisissez-en une à barrer.
ff-now-wait-cross = { $count ->
    [one] { $who } barre une forme.
   *[other] { $who } barrent une forme.
}
ff-now-ready = Regardez les plateaux. On continue quand vous êtes prêt.
ff-now-ready-solo = À la manche suivante quand vous êtes prêt.
ff-now-wait-ready = { $count ->
    [one] On attend { $who }.
   *[other] On attend { $who }.
}
ff-now-watch = Les joueurs dessinent.
ff-now-watch-timer = { $who } a retourné le sablier.
ff-now-over = La partie est terminée.
ff-double = Les CINQ comptent double !
ff-and = { $some } et { $last }

## Agir

ff-do-timer = Retourner le sablier
ff-do-done = Terminé
ff-do-done-solo = Terminé
ff-do-no-five = Aucun CINQ
ff-do-erase = Effacer
ff-do-cross = Barrer { $shape }
ff-do-cross-none = Barrer
ff-do-ready = Prêt
ff-sure = Touchez encore
ff-gathered = { $count } sur 5
ff-drawn = { $value ->
    [one] { $shape }, vaut { $value }. Touchez-le pour l’effacer.
   *[other] { $shape }, vaut { $value }. Touchez-le pour l’effacer.
}
ff-hint = Glissez sur cinq cases, ou touchez-les.
ff-missed = Votre tracé : { $why }
ff-help = Comment ça marche

## La table

ff-board = Votre plateau
ff-board-of = Le plateau de { $who }
ff-board-best = Le mieux possible sur le plateau de { $who }
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
ff-does-draws = dessine
ff-does-crosses = barre une forme
ff-does-looks = regarde les plateaux
ff-does-rests = a fini
ff-is-away = absent
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
ff-boards = Quel plateau
ff-total = { $count } en tout
ff-counts = compte
ff-counts-double = compte double
ff-timer-point = premier à retourner le sablier
ff-nothing-drawn = Rien n’a été entouré.
ff-fault-not-five = pas cinq cases adjacentes
ff-fault-unfinished = inachevé : moins de cinq cases
ff-fault-wrong-symbols = pas les symboles des dés
ff-fault-overlap = chevauche un autre CINQ
ff-fault-twice = la même forme une seconde fois
ff-fault-too-many = un de trop : les cinq plus faibles comptent
ff-fault-used-shape = une forme déjà utilisée
ff-fault-used-square = une case d’une manche précédente
ff-show-best = { $count ->
    [one] Meilleur possible : { $count } point
   *[other] Meilleur possible : { $count } points
}
ff-show-best-one = { $count ->
    [one] Meilleur CINQ possible : { $count } point
   *[other] Meilleur CINQ possible : { $count } points
}
ff-show-drawn = Ce qui a été tracé
ff-best-none = Il n’y avait aucun CINQ ici.
ff-judged-order = Ordre du jugement : ce qui n’est pas cinq cases adjacentes ou montre d’autres symboles est écarté ; puis tout ce qui se chevauche ; puis une forme tracée deux fois ; au-delà de cinq, les plus faibles comptent.

## La fin

ff-you-win = Vous gagnez !
ff-wins = { $who } gagne !
ff-shared-win = { $who } partagent la victoire
ff-tie-basic = Égalité : plus de points dans les quatre premières manches ont décidé.
ff-tie-puzzle = Égalité : plus de CINQ trouvés ont décidé.
ff-place = { $place }.
ff-chart = Points après chaque manche
ff-scores = Points par manche
ff-sum = Total
ff-last-round = La dernière manche

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
ff-record = Un nouveau record !
ff-best-list = Vos meilleures parties
ff-this-game = cette partie
ff-days = Vos journées
ff-daily-again = { $count ->
    [one] Votre première partie de ce jour compte : { $count } point.
   *[other] Votre première partie de ce jour compte : { $count } points.
}
ff-daily-note = Le même jour, tout le monde a le même plateau et les mêmes dés. Demain, il y en aura un nouveau.

## Comment ça marche

ff-coach-title = Cinq dés, cinq cases
ff-coach-dice = Les dés montrent cinq symboles.
ff-coach-five = Trouvez cinq cases adjacentes avec exactement ces symboles, dans n’importe quel ordre, et entourez-les : un CINQ. Les formes rares valent plus. Chaque forme une fois, sans chevauchement, cinq au plus par manche.
ff-coach-timer = Tous dessinent en même temps. Qui retourne le sablier en premier gagne un point et s’arrête ; les autres n’ont plus que le temps du sablier.
ff-coach-once = Dans le casse-tête, un seul CINQ par manche et chaque forme une fois par partie. Qui n’en trouve pas barre une forme.
ff-coach-alone = Seul, un CINQ par manche pendant douze manches, chaque forme une fois, sans sablier. S’il n’y en a pas, vous barrez une forme.
ff-coach-tip = Glissez sur les cases ou touchez-les une à une. Toucher un tracé permet de l’effacer.
ff-coach-keys = Touches : les flèches déplacent, Entrée prend une case, Maj avec les flèches trace, Suppr efface ; T sablier, D terminé, N aucun CINQ, R prêt.
ff-coach-done = C’est parti
