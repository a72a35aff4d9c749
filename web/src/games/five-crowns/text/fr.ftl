## Les cartes

fc-card = { $rank } de { $suit }
fc-joker = joker
fc-suit-stars = étoile
fc-suit-hearts = cœur
fc-suit-clubs = trèfle
fc-suit-spades = pique
fc-suit-diamonds = carreau
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
fc-face-down = une carte en chemin
fc-wild = joker
fc-new = nouvelle
fc-loose = isolée
fc-in-meld = dans la combinaison { $meld }
fc-meld = Combinaison { $meld }

## Ce que je peux faire

fc-now-draw = À vous : prenez une carte d’une pile.
fc-now-draw-reshuffle = À vous : prenez une carte. La pioche est vide ; si vous piochez, toute la défausse est d’abord mélangée.
fc-now-draw-ends = À vous : prenez une carte. La pioche est vide pour la troisième fois ; si vous piochez, la manche se termine.
fc-now-discard = Choisissez la carte à défausser.
fc-now-out = Vous pouvez poser – ou défausser et continuer.
fc-now-last-draw = { $out } a posé. Dernier tour : prenez une carte.
fc-now-last-discard = { $out } a posé. Dernier tour : défaussez une carte.
fc-now-wait = { $who } joue.
fc-now-wait-i-out = Vous avez posé votre main. { $who } a encore un tour.
fc-now-wait-last = { $out } a posé sa main. { $who } joue son dernier tour.
fc-now-over = La partie est terminée.
fc-lift-first = Touchez d’abord une carte de votre main, puis la défausse.

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
fc-at-turn = joue maintenant
fc-is-out = a posé sa main
fc-is-done = a eu son dernier tour
fc-is-dealer = donneur
fc-is-bot = robot
fc-is-away = absent
fc-note-out = a posé
fc-note-done = fini
fc-note-away = absent
fc-note-dealer = donneur
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
fc-stock-end = Finir la manche
fc-discard-top = Défausse, { $card } sur le dessus
fc-discard-empty = Défausse, vide
fc-take-it = La prendre
fc-discard-here = Défausser ici la carte levée
fc-discards = Défausse : { $count }
fc-pile-help = La dernière carte d’abord. Seule la carte du dessus peut être prise.
fc-laid = Posé pendant cette manche
fc-plus = +{ $points }

## Ma main

fc-your-hand = Votre main
fc-sort = Trier par
fc-sort-rank = Valeur
fc-sort-suit = Couleur
fc-sort-melds = Combis
fc-all-melds = Toutes vos cartes sont dans des combinaisons.
fc-loose-sum = { $count ->
    [one] { $count } carte isolée : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cartes isolées : { $points ->
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
fc-out-one = Toutes vos autres cartes sont posées. Voici la carte que vous défaussez :
fc-out-which = Toutes vos autres cartes sont posées. Choisissez la carte que vous défaussez :
fc-last-turn = Votre dernier tour
fc-will-lay = Seront posées :
fc-nothing-to-lay = Vous n’avez rien à poser.
fc-will-leave = Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fc-nothing-left = Il ne reste rien : 0 point.
fc-own-melds = Choisir mes combinaisons
fc-own-help = Touchez les cartes d’une combinaison, et une à défausser.
fc-own-target = Les cartes touchées vont dans
fc-own-choose-discard = Choisissez la carte à défausser
fc-own-lay = { $count ->
    [0] Ne rien poser et défausser
    [one] Poser { $count } combinaison et défausser
   *[other] Poser { $count } combinaisons et défausser
}
fc-key-arrows = ← →
fc-key-arrows-does = choisir une carte, Entrée la lève et la défausse
fc-key-shift = ⇧ ← →
fc-key-shift-does = la déplacer
fc-key-d = D
fc-key-d-does = piocher
fc-key-t = T
fc-key-t-does = prendre la défausse
fc-key-x = X
fc-key-x-does = défausser
fc-key-o = O
fc-key-o-does = poser sa main
fc-key-s = S
fc-key-s-does = trier

## Les points

fc-round-over = Manche { $round } terminée · joker : { $wild }
fc-went-out = { $who } a posé sa main.
fc-you-went-out = Vous avez posé votre main !
fc-nobody-out = Personne n’a posé sa main.
fc-no-melds = aucune combinaison
fc-left = reste
fc-total-is = total { $total }
fc-continue = Continuer
fc-to-result = Voir le résultat
fc-last-round = La dernière manche
fc-sheet = Feuille de score
fc-sheet-help = Les points de chaque manche, le total en dessous. Le moins de points gagne.
fc-sum = Total
fc-chart = Totaux par manche
fc-place = { $place }.
fc-you-win = Vous gagnez !
fc-wins = { $who } gagne
fc-shared-win = { $who } partagent la victoire

## Le jeu en solitaire

fc-solo-hands = Mains ouvertes
fc-solo-hand = Main de { $hand }
fc-solo-missing = { $count ->
    [0] complète
    [one] { $count } isolée
   *[other] { $count } isolées
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
fc-solo-choose-hand = Choisissez la main qui reçoit : { $card }.
fc-solo-choose-card = Choisissez la carte de la main de { $hand } qui part.
fc-solo-ready = Confirmez, ou choisissez une autre carte.
fc-solo-watch = La carte suivante arrive.
fc-solo-tap-discard = Touchez la carte qui part
fc-solo-place = Placer { $card }, défausser { $discard }
fc-solo-pass = Défausser { $card } aussitôt
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
fc-solo-keys = Tab parcourt les mains, les flèches les cartes. Entrée choisit et confirme, X confirme, Échap revient.

## The rules in pictures

fc-picture-run = Une suite :
fc-picture-run-text = trois cartes ou plus qui se suivent, d’une même couleur.
fc-picture-set = Un brelan :
fc-picture-set-text = trois cartes ou plus de même valeur, de toutes couleurs.
fc-picture-wild = Les jokers :
fc-picture-wild-text = le joker de la manche et chaque joker remplacent n’importe quelle carte. Ici les sept sont jokers : neuf, un sept pour le dix, valet, un joker pour la dame.
fc-picture-out = Poser sa main :
fc-picture-out-text = toutes les cartes sauf une forment des combinaisons ; la dernière est défaussée. Les autres ont encore un tour.
