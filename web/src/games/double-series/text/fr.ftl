## Cartes et cases

ds-card = { $rank } de { $suit }
ds-card-remove = { $card }, un œil : retire un pion
ds-card-place_anywhere = { $card }, deux yeux : va partout
ds-rank-J = valet
ds-rank-Q = dame
ds-rank-K = roi
ds-rank-A = as
ds-suit-hearts = cœur
ds-suit-clubs = trèfle
ds-suit-spades = pique
ds-suit-diamonds = carreau
ds-corner = Coin, compte pour toutes les équipes
ds-place = ligne { $row }, colonne { $column }
ds-marker = pion de l’{ $team }
ds-marker-scored = pion de l’{ $team } dans une série, protégé
ds-held = vous avez cette carte
ds-not-held = Vous n’avez pas cette carte : { $card }.
ds-can = jouable
ds-last = dernier coup
ds-board = Plateau de dix cases sur dix
ds-your-hand = Votre main
ds-is-dead = morte : ses deux cases sont occupées
ds-tag-dead = morte
ds-new = nouvelle
ds-zoom-in = Agrandir le plateau
ds-zoom-out = Voir tout le plateau

## Équipes

ds-team = Équipe { $team }
ds-team-sign = équipe { $team } ({ $sign })
ds-sign-0 = anneau
ds-sign-1 = croix
ds-sign-2 = triangle
ds-your-team = votre équipe
ds-you = Vous
ds-you-are = { $name } (vous)
ds-at-turn = doit jouer
ds-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ds-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
ds-series-of = { $series } sur { $goal } séries
ds-series-count = { $count ->
    [0] aucune série
    [one] { $count } série
   *[other] { $count } séries
}
ds-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
ds-reshuffles = { $count ->
    [0] Jamais remélangée ; la quatrième fois termine la partie.
    [one] Remélangée { $count } fois ; la quatrième fois termine la partie.
   *[other] Remélangée { $count } fois ; la quatrième fois termine la partie.
}
ds-players = Équipes et joueurs
ds-pile = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
ds-how = Comment jouer

## Ce que je peux faire

ds-now-play = À vous : choisissez une carte, puis une case.
ds-now-place = Choisissez une case de cette carte.
ds-now-place_anywhere = Ce valet va partout : choisissez une case libre.
ds-now-remove = Choisissez un pion adverse à retirer.
ds-now-nothing = Aucun pion à retirer : jouez une autre carte.
ds-now-dead = Carte morte : échangez-la ou jouez-en une autre.
ds-now-confirm = Confirmez ou choisissez une autre case.
ds-now-exchange = Rien à jouer : échangez une carte morte.
ds-now-discard = Rien à jouer : défaussez une carte.
ds-now-choose = Quels cinq pions forment la série ? Choisissez sur le plateau.
ds-now-draw = Vite, piochez ! { $who } va jouer.
ds-now-give-up = Votre équipe a fait un signe : abandonnez une carte.
ds-now-give-up-card = Abandonnez cette carte, ou choisissez-en une autre.
ds-now-wait = À { $who } de jouer.
ds-now-wait-choose = { $who } choisit les cinq pions de la série.
ds-now-out = Vous n’avez plus de cartes. À { $who } de jouer.
ds-now-over = La partie est terminée.
ds-hint-dead = Ses deux cases sont occupées : échangez-la à votre tour, ou attendez un valet.
ds-hint-later = { $free ->
    [0] Aucune case libre pour l’instant.
    [one] { $free } case possible.
   *[other] { $free } cases possibles.
}
ds-do-put = Poser un pion sur { $card }
ds-do-take = Retirer le pion de { $card }
ds-do-exchange = Échanger { $card }
ds-do-discard = Défausser { $card }
ds-do-draw = Piocher une carte
ds-do-score = Marquer cette série ({ $number } sur { $count })
ds-do-other-series = Voir une autre série
ds-do-give-up = Abandonner { $card }
ds-cancel = Annuler
ds-clock = Secondes restantes
ds-scored = { $count ->
    [one] Une série pour l’équipe { $team } !
   *[other] { $count } séries pour l’équipe { $team } !
}

## Signes entre partenaires

ds-trial = Signes entre partenaires
ds-accuse = Accuser
ds-accuse-title = Accuser { $who } d’avoir fait un signe ?
ds-accuse-means = Faire signe à un partenaire est interdit. Tous les autres joueurs votent, en 30 secondes. S’il y a plus de oui que de non, et pas seulement dans votre équipe, chaque joueur de l’équipe accusée abandonne une carte. Après trois accusations rejetées, vous ne pouvez plus accuser.
ds-accuses = { $who_is ->
    [you] Vous accusez { $whom_is ->
        [you] vous-même
       *[other] { $whom }
    }
   *[other] { $who } { $whom_is ->
        [you] vous accuse
       *[other] accuse { $whom }
    }
} d’avoir fait un signe :
ds-quoted = « { $text } »
ds-message = Message { $number }
ds-ask = Était-ce un signe ? Si oui, chaque joueur de l’équipe { $team } abandonne une carte.
ds-ask-team = Était-ce un signe ? Si oui, chacun dans votre équipe abandonne une carte.
ds-ask-accused = Était-ce un signe ? Si vous avouez, chacun dans votre équipe abandonne une carte.
ds-vote-agree = Oui
ds-vote-disagree = Non
ds-vote-abstain = S’abstenir
ds-own-vote-agree = Avouer
ds-own-vote-disagree = Non
ds-votes = Votes
ds-cast-agree = { $who } : oui
ds-cast-disagree = { $who } : non
ds-cast-abstain = { $who } : abstention
ds-cast-waiting = { $who } : pas encore voté
ds-fold = Réduire
ds-unfold = Voir le vote
ds-ok = OK
ds-ruling-admitted = { $who_is ->
    [you] C’était un signe : vous avouez.
   *[other] C’était un signe : { $who } avoue.
}
ds-ruling-majority = C’était un signe : plus de oui que de non.
ds-ruling-no_majority = Accusation rejetée : pas plus de oui que de non.
ds-ruling-one_sided = Accusation rejetée : seule l’équipe qui accuse a dit oui.
ds-giving-up = L’équipe { $team } abandonne des cartes. On attend { $who }.

## Comment jouer

ds-coach-title = Cinq pions alignés
ds-coach-play = Jouez une carte et posez un pion sur une des deux cases qui la montrent. Puis piochez.
ds-coach-win = { $goal ->
    [one] La première équipe qui aligne cinq pions gagne.
   *[other] Cinq pions alignés font une série. La première équipe à deux séries gagne.
}
ds-coach-corner = Les coins comptent pour toutes les équipes. Deux séries peuvent partager une case.
ds-coach-two-eyed = Un valet à deux yeux va sur n’importe quelle case libre.
ds-coach-one-eyed = Un valet à un œil retire un pion adverse, sauf dans une série.
ds-coach-tip = Un coin plié marque les cases de vos cartes. Chaque équipe a son signe : anneau, croix ou triangle.
ds-coach-done = Compris
ds-coach = Conseils
ds-coach-off = Masquer les conseils
ds-lesson-place = Touchez une carte : ses cases s’allument. Touchez-en une, puis confirmez. Vous pouvez aussi commencer par la case.
ds-lesson-dead = Les deux cases de cette carte sont occupées : elle est morte. Prenez-la pour l’échanger, puis jouez normalement.
ds-lesson-remove = Un valet à un œil : il retire un pion adverse. Gardez-le pour casser trois ou quatre pions alignés.
ds-lesson-anywhere = Un valet à deux yeux : il va sur n’importe quelle case libre. Gardez-le pour finir une série.
ds-lesson-series = Une série pour votre équipe ! Ses pions ne bougent plus. La prochaine peut partager une de ses cases.

## Le guide

ds-guide-goal = Le but
ds-guide-goal-text = Alignez cinq pions de votre équipe : en ligne, en colonne ou en diagonale. C’est une série. La première équipe à deux séries gagne.
ds-guide-across = Cinq en ligne
ds-guide-down = Cinq en colonne
ds-guide-corner = Un coin compte comme un pion de chaque équipe : avec lui, quatre pions suffisent.
ds-guide-turn = Votre tour
ds-guide-turn-text = Jouez une carte de votre main, posez un pion sur une des deux cases qui la montrent, et piochez. Puis c’est au joueur suivant.
ds-guide-turn-picture = On joue le neuf de cœur et pose un pion sur une des deux cases qui le montrent
ds-guide-jacks = Les valets
ds-guide-jacks-text = Les valets ne sont pas sur le plateau. Comptez leurs yeux.
ds-guide-two-eyed = Deux yeux (carreau, trèfle) : posez un pion sur n’importe quelle case libre.
ds-guide-one-eyed = Un œil (pique, cœur) : retirez un pion adverse, sauf dans une série marquée.
ds-guide-dead = Cartes mortes
ds-guide-dead-text = Une carte dont les deux cases sont occupées est morte. À votre tour, vous pouvez l’échanger, puis jouer. Ou la garder : un valet peut libérer une case.
ds-guide-dead-picture = Les deux cases du neuf de cœur sont occupées
ds-guide-second = La deuxième série
ds-guide-second-text = Une série marquée est protégée : personne ne peut retirer ses pions. La deuxième peut la croiser et partager une case.
ds-guide-cross = Deux séries qui partagent une case : la partie est gagnée.
ds-guide-teams = Les équipes
ds-guide-teams-text = Deux partenaires ne sont jamais côte à côte, et chaque équipe a sa couleur et son signe. Pas de signe ni de conseil entre partenaires : si un adversaire accuse un message et que le vote lui donne raison, chacun dans votre équipe abandonne une carte.
ds-guide-teams-picture = Les signes des équipes : anneau, croix, triangle
ds-guide-end = La fin
ds-guide-end-text = Deux séries gagnent aussitôt. Si plus personne ne peut jouer, l’équipe qui a le plus de séries gagne ; à égalité, la partie est nulle.

## Touches

ds-key-card = Prendre une carte
ds-key-next = Aller à la prochaine case jouable
ds-key-play = Jouer ce qui est choisi
ds-key-hand = Revenir à la main
ds-key-draw = Piocher une carte
ds-key-board = Se déplacer sur le plateau
ds-key-enter = Choisir une case, puis confirmer

## La fin

ds-you-win = Vous gagnez !
ds-your-team-wins = Votre équipe gagne !
ds-team-wins = L’équipe { $team } gagne !
ds-draw = Partie nulle
ds-why-series = { $count ->
    [one] { $count } série marquée.
   *[other] { $count } séries marquées.
}
ds-why-board = Plus de case libre : l’équipe qui a le plus de séries gagne.
ds-why-hands = Plus de cartes : l’équipe qui a le plus de séries gagne.
ds-why-round = Plus personne ne peut jouer : l’équipe qui a le plus de séries gagne.
ds-why-reshuffle = Pioche épuisée pour la quatrième fois : l’équipe qui a le plus de séries gagne.
ds-standings = Classement des équipes
ds-place-number = { $place }.

## Ce que montre le plateau

seen-placed = { $who_is ->
    [you] Vous jouez { $card } pour l’équipe { $team }.
   *[other] { $who } joue { $card } pour l’équipe { $team }.
}
seen-placed-anywhere = { $who_is ->
    [you] Vous jouez { $card }, qui va partout, pour l’équipe { $team }.
   *[other] { $who } joue { $card }, qui va partout, pour l’équipe { $team }.
}
seen-removed = { $who_is ->
    [you] Vous jouez { $card } et retirez un pion de l’équipe { $team }.
   *[other] { $who } joue { $card } et retire un pion de l’équipe { $team }.
}
seen-scored = { $who_is ->
    [you] Série pour l’équipe { $team } ! Vous la complétez.
   *[other] Série pour l’équipe { $team } ! { $who } la complète.
}
seen-hint-place = Jouez { $card } ici.
seen-hint-remove = Jouez { $card } et retirez ce pion.
seen-hint-choose = Choisissez cette série.
seen-refuse-occupied = Cette case est occupée.
seen-refuse-no-marker = Il n’y a pas de pion sur cette case.
ds-all-hands = Toutes les mains

# Ce qu’on dit d’un résultat partagé.
result-points = { $points ->
    [0] aucune série
    [one] { $points } série
   *[other] { $points } séries
}
