## Les cartes

fc-card = { $rank } { $suit }
fc-joker = joker
fc-suit-stars = d’étoile
fc-suit-hearts = de cœur
fc-suit-clubs = de trèfle
fc-suit-spades = de pique
fc-suit-diamonds = de carreau
fc-rank-3 = trois
fc-rank-4 = quatre
fc-rank-5 = cinq
fc-rank-6 = six
fc-rank-7 = sept
fc-rank-8 = huit
fc-rank-9 = neuf
fc-rank-10 = dix
fc-rank-11 = valet
fc-rank-12 = dame
fc-rank-13 = roi
fc-face-down = une carte qui arrive
fc-wild = joker
fc-new = nouvelle
fc-loose = hors combinaison
fc-in-meld = dans la combinaison { $meld }
fc-meld = Combinaison { $meld }

## Ce que je peux faire

fc-now-draw = À vous : piochez, ou prenez la carte de la défausse.
fc-now-draw-reshuffle = À vous. La pioche est vide : piocher mélange d’abord toute la défausse.
fc-now-draw-ends = À vous. La pioche est vide pour la troisième fois : piocher termine la manche.
fc-now-discard = Choisissez la carte à défausser.
fc-now-out = Vous pouvez poser votre main, ou défausser et continuer.
fc-now-last-draw = { $out } a posé sa main. Dernier tour : prenez une carte.
fc-now-last-discard = { $out } a posé sa main. Dernier tour : défaussez une carte.
fc-now-wait = À { $who } de jouer.
fc-now-wait-i-out = Vous avez posé votre main. { $who } joue son dernier tour.
fc-now-wait-last = { $out } a posé sa main. { $who } joue son dernier tour.
fc-now-over = La partie est terminée.
fc-lift-first = Touchez d’abord une de vos cartes, puis la défausse.

## La table

fc-players = Les autres joueurs
fc-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fc-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fc-points-short = pts
fc-at-turn = doit jouer
fc-is-out = a posé sa main
fc-is-done = a joué son dernier tour
fc-is-dealer = distribue
fc-is-bot = robot
fc-is-away = hors ligne
fc-note-out = a posé
fc-note-done = terminé
fc-note-away = hors ligne
fc-note-dealer = distribue
fc-round = Manche
fc-round-of = Manche { $round } sur { $rounds }
fc-wild-is = joker de la manche : { $rank }
fc-are-wild = joker
fc-stock = Pioche : { $count }
fc-stock-label = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fc-draw-it = Piocher
fc-stock-shuffle = Mélanger et piocher
fc-stock-end = Terminer la manche
fc-discard-top = Défausse, { $card } sur le dessus
fc-discard-empty = Défausse, vide
fc-take-it = Prendre
fc-discard-here = Défausser ici la carte choisie
fc-discards = Défausse : { $count }
fc-pile-help = De la plus récente à la plus ancienne. On ne prend que celle du dessus.
fc-laid = Posées dans cette manche
fc-plus = +{ $points }

## Ma main

fc-your-hand = Votre main
fc-sort = Trier par
fc-sort-rank = Valeur
fc-sort-suit = Couleur
fc-sort-melds = Combis
fc-all-melds = Toutes vos cartes sont en combinaisons.
fc-loose-sum = { $count ->
    [one] { $count } carte hors combinaison : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cartes hors combinaison : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
fc-sheet-button = Scores · { $total }
fc-discard = Défausse
fc-discard-card = Défausser { $card }
fc-cancel = Annuler
fc-close = Fermer
fc-go-out = Poser ma main
fc-out-with = Poser et défausser { $card }
fc-out-one = Toutes vos autres cartes sont posées. Vous défaussez :
fc-out-which = Toutes vos autres cartes sont posées. Quelle carte défausser ?
fc-last-turn = Votre dernier tour
fc-will-lay = Vous posez :
fc-nothing-to-lay = Rien à poser.
fc-will-leave = Il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fc-nothing-left = Il ne vous reste rien : 0 point.
fc-own-melds = Choisir mes combinaisons
fc-own-help = Touchez les cartes d’une combinaison, puis celle à défausser.
fc-own-target = Les cartes touchées vont dans
fc-own-choose-discard = Choisissez la carte à défausser
fc-own-lay = { $count ->
    [0] Ne rien poser et défausser
    [one] Poser { $count } combinaison et défausser
   *[other] Poser { $count } combinaisons et défausser
}
fc-key-draw = Piocher
fc-key-take = Prendre la carte de la défausse
fc-key-discard = Défausser la carte levée
fc-key-out = Poser ma main
fc-key-sort = Trier autrement
fc-key-move = Déplacer la carte dans votre main
fc-key-enter = Lever la carte, puis la défausser
fc-key-solo-place = Confirmer
fc-key-solo-back = Revenir en arrière
fc-key-solo-hands = Passer d’une main à l’autre
fc-key-solo-enter = Ouvrir la main ; choisir la carte, puis confirmer

## Les points

fc-round-over = Manche { $round } terminée
fc-was-wild = Joker de la manche : { $wild }.
fc-went-out = { $who } a posé sa main.
fc-you-went-out = Vous avez posé votre main !
fc-nobody-out = Personne n’a posé sa main.
fc-no-melds = aucune combinaison
fc-left = reste
fc-total-is = total { $total }
fc-continue = Continuer
fc-to-result = Voir le résultat
fc-last-round = Dernière manche
fc-sheet = Feuille de score
fc-sheet-help = Les points de chaque manche, le total en dessous. Le plus petit total gagne.
fc-sum = Total
fc-chart = Totaux par manche
fc-place = { $place }.
fc-you-win = Vous gagnez !
fc-wins = { $who } gagne !
fc-shared-win = { $who } partagent la victoire

## En solo

fc-solo-hands = Mains ouvertes
fc-solo-hand = Main de { $hand }
fc-solo-missing = { $count ->
    [0] fermée
    [one] { $count } hors combinaison
   *[other] { $count } hors combinaison
}
fc-solo-closed = { $count ->
    [one] main fermée sur 11
   *[other] mains fermées sur 11
}
fc-solo-stock = { $count ->
    [one] carte dans la pioche
   *[other] cartes dans la pioche
}
fc-solo-closed-hands = Mains fermées
fc-solo-is-closed = fermée
fc-solo-choose-hand = Dans quelle main mettre { $card } ?
fc-solo-choose-card = Quelle carte de la main de { $hand } défausser ?
fc-solo-ready = Confirmez ou choisissez une autre carte.
fc-solo-watch = Carte suivante…
fc-solo-tap-discard = Touchez la carte à défausser
fc-solo-place = Placer { $card }, défausser { $discard }
fc-solo-pass = Défausser { $card } tout de suite
fc-solo-won = Les onze mains sont fermées !
fc-solo-lost = La pioche est vide.
fc-solo-score = { $closed ->
    [one] { $closed } main fermée sur 11.
   *[other] { $closed } mains fermées sur 11.
}
fc-solo-points = Les mains ouvertes coûtent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Les conseils de la première partie

fc-coach-label = Conseil
fc-coach-title = Five Crowns en bref
fc-coach-melds = Formez des combinaisons : trois cartes ou plus qui se suivent dans une couleur, ou de même valeur.
fc-coach-wild = Un joker remplace n’importe quelle carte. Joker de cette manche : { $rank }.
fc-coach-turn = À votre tour, prenez une carte de la pioche ou de la défausse, puis défaussez-en une.
fc-coach-going-out = Toutes vos cartes sont en combinaisons, sauf celle à défausser ? Posez votre main !
fc-coach-tip = Les autres ont alors un dernier tour. Les cartes hors combinaison coûtent des points ; le plus petit total gagne.
fc-coach-done = Compris
fc-coach-off = Masquer les conseils
fc-coach-draw = À vous. Touchez la pioche pour une nouvelle carte, ou la défausse pour celle que vous voyez.
fc-coach-discard = Défaussez maintenant : touchez une carte, puis « Défausser ».
fc-coach-frames = Les cadres avec une lettre sont vos combinaisons.
fc-coach-out = Vous pouvez poser votre main : toutes vos cartes sauf une sont en combinaisons. Vous marquez 0, et les autres ont un dernier tour.
fc-coach-last = { $who } a posé sa main : c’est votre dernier tour. Prenez une carte et défaussez-en une. Vos combinaisons sont posées pour vous ; le reste coûte des points.
fc-coach-solo-title = Five Crowns en solo
fc-coach-solo-hands = Onze mains sont ouvertes, de 3 à 13 cartes. Toutes les cartes d’une main en combinaisons ? Elle est fermée.
fc-coach-solo-wild = Chaque main a son joker : dans la main de 4, ce sont les 4. Les cartes Joker le sont partout.
fc-coach-solo-turn = À chaque tour, vous recevez une carte. Mettez-la dans une main, puis défaussez une carte de cette main.
fc-coach-solo-tip = Fermez les onze mains avant que la pioche soit vide. Les cartes ne passent jamais d’une main à l’autre.
fc-coach-solo-hand = Voici votre nouvelle carte. Touchez la main à laquelle elle sert le plus.
fc-coach-solo-card = Touchez maintenant la carte dont cette main peut se passer. Elle ne reviendra pas.

## Le guide

fc-guide-goal = Le but
fc-guide-goal-text = Onze manches : la première avec 3 cartes, la dernière avec 13. Réunissez vos cartes en combinaisons. Ce qui reste à la fin d’une manche coûte des points, et le plus petit total gagne.
fc-guide-melds = Les combinaisons
fc-guide-run = Une suite : trois cartes ou plus qui se suivent, de la même couleur.
fc-guide-set = Un brelan : trois cartes ou plus de même valeur, peu importe la couleur.
fc-guide-wild-run = Quand les 7 sont jokers, une suite : neuf, un sept pour le dix, valet, un joker pour la dame.
fc-guide-wild-set = Quand les 8 sont jokers, un brelan : le huit remplace une troisième dame.
fc-guide-wild = Les jokers
fc-guide-wild-text = Les jokers remplacent n’importe quelle carte. Une valeur aussi, différente à chaque manche : avec trois cartes les trois, avec quatre les quatre, et ainsi de suite jusqu’aux rois. Une combinaison peut en contenir autant que vous voulez.
fc-guide-turn = Votre tour
fc-guide-take = Prenez la carte du dessus de la pioche ou de la défausse.
fc-guide-discard = Défaussez une carte, face visible. Seul le joueur suivant peut la prendre.
fc-guide-out = Poser sa main
fc-guide-out-text = Quand toutes vos cartes sauf une sont en combinaisons, vous pouvez les poser et défausser la dernière. Cela vous coûte 0 point. Rien ne vous y oblige tout de suite.
fc-guide-last = Le dernier tour :
fc-guide-last-text = les autres ont encore un tour, un seul. Chacun prend une carte, pose ses combinaisons et défausse. On n’ajoute rien aux combinaisons des autres.
fc-guide-points = Les points
fc-guide-points-text = Ce que vous n’avez pas pu poser vous coûte :
fc-guide-cost-number = du 3 au 10 : leur valeur
fc-guide-cost-court = valet 11, dame 12, roi 13
fc-guide-cost-wild = le joker de la manche : 20
fc-guide-cost-joker = un joker : 50
fc-guide-end-text = Après la manche à 13 cartes, le plus petit total gagne.
fc-guide-alone = En solo
fc-guide-alone-text = Onze mains de 3 à 13 cartes sont ouvertes, chacune avec son propre joker. Placez chaque carte piochée dans une main et défaussez-en une. Fermez les onze mains avant que la pioche soit vide.
