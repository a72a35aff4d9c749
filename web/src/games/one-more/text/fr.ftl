## Cartes

om-card = { $face }, { $effect }
om-start-card = 5 plus ou moins, carte de départ
om-effect-again = rejouer
om-effect-turn_about = changement de sens
om-effect-draw = pioche
om-effect-exchange = échange
om-help-again = Rejouer : vous rejouez aussitôt et devez répondre à cette carte.
om-help-turn_about = Changement de sens : on tourne dans l’autre sens.
om-help-draw = Pioche : vous choisissez qui pioche une carte.
om-help-exchange = Échange : vous choisissez deux joueurs qui échangent une carte.
om-help-none = Carte de départ : aucun effet.
om-demand-plus = plus haut que { $digit }
om-demand-minus = plus bas que { $digit }
om-demand-both = n’importe quoi sauf un { $digit }
om-impossible = impossible !

## Ce que je peux faire

om-now-play = À vous : jouez { $demand }.
om-now-again = Vous rejouez ! Répondez à votre carte : jouez { $demand }.
om-now-draw = Qui pioche une carte ?
om-now-exchange = Qui échange une carte ? Choisissez deux joueurs.
om-now-exchange-second = Avec qui ? Choisissez le second joueur.
om-now-confirm = Confirmez ou changez d’avis.
om-now-give = Quelle carte donner à { $who } ? Elle reste cachée.
om-now-give-one = { $who } choisit une carte à donner.
om-now-give-both = { $who } et { $other } choisissent une carte à donner.
om-now-wait = { $who } doit jouer { $demand }.
om-now-wait-draw = { $who } choisit qui pioche.
om-now-wait-exchange = { $who } choisit qui échange une carte.
om-now-left = Vous n’avez plus de cartes. { $who } doit jouer { $demand }.
om-now-ready = La manche suivante commence quand tout le monde est prêt.
om-now-wait-ready = On attend { $who }.
om-now-over = La partie est terminée.
om-unfit = { $card } ne va pas ici : jouez { $demand }.
om-catch-up = Revenir au direct
om-hint-play = Touchez une carte deux fois, ou glissez-la au centre.
om-hint-draw = Touchez un nom, le vôtre si vous voulez.
om-hint-exchange = Touchez deux noms, le vôtre si vous voulez.
om-hint-give = Touchez une carte deux fois pour la donner.
om-hint-late = Après, c’est le hasard.
om-do-play = Jouer { $card }
om-do-give = Donner { $card }
om-do-draw = { $who_is ->
    [you] Je pioche
   *[other] { $who } pioche
}
om-do-exchange = { $who } ⇄ { $other }
om-cancel = Annuler

## La table

om-players = Les autres
om-you = Vous
om-you-are = { $name }, vous
om-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
om-losses = { $count ->
    [0] aucune manche perdue
    [one] 1 manche perdue sur 2
   *[other] { $count } manches perdues sur 2
}
om-lost-count = { $count ->
    [0] aucune manche perdue
    [one] 1 manche perdue
   *[other] { $count } manches perdues
}
om-at-turn = doit jouer
om-has-chosen = a choisi une carte
om-is-ready = attend les autres
om-is-left = plus de cartes dans cette manche
om-note-left = hors jeu
om-is-bot = robot
om-is-away = hors ligne
om-centre = Au centre : { $card }
om-pack = Paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
om-in-vain = Sans réponse : { $cards }
om-round = Manche { $round }
om-clockwise = On tourne dans le sens horaire.
om-counterclockwise = On tourne dans le sens inverse.
om-clock = Secondes pour choisir
om-next-round-in = Secondes avant la manche suivante
om-your-hand = Votre main
om-all-hands = Toutes les mains
om-new = nouvelle
om-can-play = jouable
om-will-give = choisie pour l’échange
om-tag-give = à donner

## Le but

om-goal = Rien à jouer ? Manche perdue. Deux manches perdues, partie gagnée !
om-goal-more = Comment on gagne
om-coach-title = Perdre deux fois pour gagner
om-coach-play = Répondez à la carte du centre : plus haut sur un +, plus bas sur un −. Si vous pouvez jouer, vous devez jouer.
om-coach-lose = Rien à jouer ? Tant mieux : vous perdez la manche et prenez une carte « one more ». Pareil si plus personne d’autre n’a de cartes.
om-coach-win = Perdez deux manches et vous gagnez la partie !
om-coach-tip = Jouez pour n’avoir plus rien à jouer, et laissez une issue aux autres.
om-coach-done = Compris
om-coach = Premiers pas
om-coach-off = Masquer les conseils
om-coach-hand = Les cartes à bord doré peuvent être jouées : touchez-en une deux fois, ou glissez-la au centre.
om-coach-pips = Ces deux cases sont pour vos cartes « one more ». Remplissez-les et vous gagnez.

## La fin d’une manche

om-round-over = Manche { $round } terminée
om-loses = { $who_is ->
    [you] Vous perdez la manche !
   *[other] { $who } perd la manche !
}
om-why-stuck = { $who_is ->
    [you] Rien à jouer.
   *[other] Rien à jouer pour { $who }.
}
om-why-last = { $who_is ->
    [you] Il ne restait de cartes qu’à vous.
   *[other] Il ne restait de cartes qu’à { $who }.
}
om-proof-stuck = { $count ->
    [one] carte injouable
   *[other] rien de jouable
}
om-proof-last = la dernière main
om-one-to-go = { $who_is ->
    [you] Encore une manche perdue et vous gagnez.
   *[other] Encore une manche perdue et { $who } gagne.
}
om-starts-next = { $who_is ->
    [you] Vous commencez la manche suivante.
   *[other] { $who } commence la manche suivante.
}
om-standings = Manches perdues
om-continue = Manche suivante

## La fin de la partie

om-wins = { $who_is ->
    [you] Vous gagnez !
   *[other] { $who } gagne !
}
om-wins-why = { $who_is ->
    [you] Deux manches perdues : one more !
   *[other] Deux manches perdues pour { $who } : one more !
}
om-place = { $place }.

## Les règles en une page

om-guide-goal = Le but
om-guide-deal = Chacun reçoit quatre cartes et une carte de départ, 5±.
om-guide-turn = À votre tour
om-guide-turn-text = Jouez une carte sur celle du centre : plus haut sur un +, plus bas sur un −, n’importe quoi sauf un 5 sur un 5±. Jamais le même chiffre. Si vous pouvez jouer, vous devez jouer.
om-guide-effects = Ce que font les cartes
om-guide-effects-text = Le signe au bas d’une carte agit dès que vous la jouez.
om-guide-end = La fin d’une manche
om-guide-end-text = Rien à jouer à votre tour ? Vous montrez vos cartes, perdez la manche et prenez une carte « one more ». Vous commencez la manche suivante.
om-guide-out = Plus de cartes ? Vous quittez la manche et ne pouvez plus la perdre. S’il ne reste qu’un joueur avec des cartes, c’est lui qui perd la manche.
om-guide-win = La victoire
om-guide-win-text = À la deuxième manche perdue, vous retournez votre carte « one more » : vous avez gagné !

# Keys
om-key-play = Jouer la carte choisie
om-key-enter = Choisir une carte, puis la jouer

# Ce qu’on dit d’un résultat partagé.
result-points = { $points ->
    [0] aucune manche perdue
    [one] { $points } manche perdue
   *[other] { $points } manches perdues
}
