## Cartes

om-card = { $face }, { $effect }
om-start-card = 5±, carte de départ
om-effect-again = rejouer
om-effect-turn_about = changement de sens
om-effect-draw = pioche
om-effect-exchange = échange
om-help-again = Rejouer : vous rejouez aussitôt et devez répondre à cette carte.
om-help-turn_about = Changement de sens : on tourne dans l’autre sens.
om-help-draw = Pioche : vous choisissez qui prend une carte du paquet.
om-help-exchange = Échange : vous choisissez deux personnes qui se donnent une carte.
om-help-none = Carte de départ : aucun effet.
om-demand-plus = plus haut que { $digit }
om-demand-minus = plus bas que { $digit }
om-demand-both = tout sauf { $digit }
om-impossible = impossible !

## Ce que je peux faire

om-now-play = À vous : jouez { $demand }.
om-now-again = Vous rejouez ! Répondez à votre carte : jouez { $demand }.
om-now-draw = Qui pioche une carte ? Choisissez.
om-now-exchange = Qui échange une carte ? Choisissez deux personnes.
om-now-exchange-second = Avec qui ? Choisissez la seconde personne.
om-now-confirm = Confirmez ou changez votre choix.
om-now-give = Choisissez la carte que vous donnez à { $who }, face cachée.
om-now-give-one = { $who } choisit la carte à donner.
om-now-give-both = { $who } et { $other } choisissent les cartes à donner.
om-now-wait = { $who } doit jouer { $demand }.
om-now-wait-draw = { $who } choisit qui pioche une carte.
om-now-wait-exchange = { $who } choisit deux personnes qui échangent une carte.
om-now-left = Vous n’avez plus de cartes pour cette manche. { $who } doit jouer { $demand }.
om-now-over = La partie est terminée.
om-hint-play = Touchez une carte deux fois ou glissez-la au centre.
om-hint-draw = Touchez un nom, ou le vôtre.
om-hint-exchange = Touchez deux noms, le vôtre peut en être.
om-hint-give = Touchez une carte deux fois pour la donner.
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
om-at-turn = doit agir
om-has-chosen = a choisi une carte
om-is-left = hors de la manche
om-note-left = sorti
om-is-bot = robot
om-is-away = absent
om-centre = Au centre : { $card }
om-pack = Paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
om-in-vain = Sans réponse : { $cards }
om-round = Manche { $round }
om-clockwise = On tourne dans le sens des aiguilles d’une montre.
om-counterclockwise = On tourne dans le sens inverse des aiguilles d’une montre.
om-clock = Secondes pour choisir
om-your-hand = Votre main
om-all-hands = Toutes les mains
om-new = nouvelle
om-can-play = jouable
om-will-give = choisie pour l’échange
om-tag-give = à donner

## Le but

om-goal = Rien à jouer ? Manche perdue. Deux manches perdues : partie gagnée !
om-goal-more = Comment on gagne
om-coach-title = Perdre deux fois pour gagner
om-coach-play = Répondez à la carte du centre : un + demande un chiffre plus haut, un − un chiffre plus bas. Qui peut jouer doit jouer.
om-coach-lose = Impossible de jouer ? Tant mieux : vous perdez la manche et prenez une carte « one more ». De même si vous êtes seul à avoir encore des cartes.
om-coach-win = Perdez deux manches et vous gagnez la partie !
om-coach-tip = Jouez donc ce qui vous met dans l’embarras, et laissez une issue aux autres.
om-coach-done = Compris

## La fin d’une manche

om-round-over = La manche { $round } est finie
om-loses = { $who_is ->
    [you] Vous perdez la manche !
   *[other] { $who } perd la manche !
}
om-why-stuck = { $who_is ->
    [you] Vous ne pouviez pas jouer.
   *[other] { $who } ne pouvait pas jouer.
}
om-why-last = { $who_is ->
    [you] Il n’y avait plus que vous à avoir des cartes.
   *[other] Il n’y avait plus que { $who } à avoir des cartes.
}
om-proof-stuck = { $count ->
    [one] la main : pas une réponse
   *[other] la main : aucune réponse
}
om-proof-last = la main qui restait
om-one-to-go = { $who_is ->
    [you] Encore une manche perdue, et vous gagnez.
   *[other] Encore une manche perdue, et { $who } gagne.
}
om-starts-next = { $who_is ->
    [you] Vous commencez la manche suivante.
   *[other] { $who } commence la manche suivante.
}
om-standings = Qui est près de gagner
om-continue = Continuer

## La fin de la partie

om-wins = { $who_is ->
    [you] Vous gagnez !
   *[other] { $who } gagne !
}
om-wins-why = { $who_is ->
    [you] Vous avez perdu deux manches : one more !
   *[other] { $who } a perdu deux manches : one more !
}
om-place = { $place }.
