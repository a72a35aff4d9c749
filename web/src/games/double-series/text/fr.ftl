## Cartes et cases

ds-card = { $rank } de { $suit }
ds-card-one-eyed = { $card }, un œil : retire un pion
ds-card-two-eyed = { $card }, deux yeux : va partout
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
ds-marker-scored = pion de l’{ $team } dans une série marquée, ne peut pas être retiré
ds-held = vous avez cette carte
ds-can = peut être choisie
ds-last = dernier coup
ds-board = Plateau de dix cases sur dix
ds-your-hand = Votre main
ds-is-dead = morte : ses deux cases sont occupées
ds-tag-dead = morte
ds-new = nouvelle
ds-zoom-in = Agrandir le plateau
ds-zoom-out = Montrer tout le plateau

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
    [one] { $count } perdue pour de bon
   *[other] { $count } perdues pour de bon
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
    [0] Elle n’a pas encore été remélangée ; la quatrième fois met fin à la partie.
    [one] Elle a été remélangée une fois ; la quatrième fois met fin à la partie.
   *[other] Elle a été remélangée { $count } fois ; la quatrième fois met fin à la partie.
}
ds-players = Équipes et joueurs
ds-pile = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
ds-how = Comment jouer

## Ce que je peux faire

ds-now-play = À vous : choisissez une carte, puis une case.
ds-now-space = Choisissez une de ses cases.
ds-now-anywhere = Il va partout : choisissez une case libre.
ds-now-take = Choisissez un pion adverse à retirer.
ds-now-dead = Cette carte est morte : échangez-la ou jouez-en une autre.
ds-now-confirm = Confirmez, ou choisissez une autre case.
ds-now-exchange = Aucune de vos cartes ne peut être jouée : échangez une carte morte.
ds-now-discard = Aucune de vos cartes ne peut être jouée : posez-en une.
ds-now-choose = Quels cinq pions forment la série ? Choisissez sur le plateau.
ds-now-draw = Piochez avant que { $who } ait joué !
ds-now-give-up = Votre équipe a parlé : choisissez une carte à abandonner.
ds-now-give-up-card = Abandonnez cette carte, ou choisissez-en une autre.
ds-now-wait = { $who } joue.
ds-now-wait-choose = { $who } choisit les cinq pions de la série.
ds-now-out = Vous n’avez plus de cartes. { $who } joue.
ds-now-over = La partie est finie.
ds-hint-dead = Ses deux cases sont occupées. À votre tour, vous pouvez l’échanger, ou la garder : un valet peut libérer une case.
ds-hint-later = { $free ->
    [0] Elle ne peut aller nulle part pour l’instant.
    [one] Elle peut aller sur { $free } case.
   *[other] Elle peut aller sur { $free } cases.
}
ds-do-put = Poser un pion sur { $card }
ds-do-take = Retirer le pion de { $card }
ds-do-exchange = Échanger { $card }
ds-do-discard = Poser { $card }
ds-do-draw = Piocher une carte
ds-do-score = Marquer cette série ({ $number } sur { $count })
ds-do-other-series = En montrer une autre
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
ds-accuse-means = Les signes à un partenaire sont interdits. Tous les autres votent en 30 secondes, l’accusé aussi. S’il y a plus de oui que de non, et pas seulement dans votre équipe, chaque joueur de cette équipe abandonne une carte pour de bon. Après trois accusations rejetées, vous n’accusez plus.
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
ds-ask-accused = Était-ce un signe ? Si vous l’avouez, chacun dans votre équipe abandonne une carte.
ds-vote-agree = Oui
ds-vote-disagree = Non
ds-vote-abstain = S’abstenir
ds-own-vote-agree = J’avoue
ds-own-vote-disagree = Non
ds-votes = Votes
ds-cast-agree = { $who } : oui
ds-cast-disagree = { $who } : non
ds-cast-abstain = { $who } : abstention
ds-cast-waiting = { $who } : pas encore voté
ds-fold = Réduire
ds-unfold = Afficher le vote
ds-ok = OK
ds-ruling-admitted = { $who_is ->
    [you] Vous avouez : c’était un signe.
   *[other] { $who } avoue : c’était un signe.
}
ds-ruling-majority = Plus de oui que de non : c’était un signe.
ds-ruling-no_majority = Pas plus de oui que de non : personne n’abandonne de carte.
ds-ruling-one_sided = Seule l’équipe qui accuse dit oui, et cela ne suffit pas : personne n’abandonne de carte.
ds-giving-up = L’équipe { $team } abandonne des cartes. On attend : { $who }.

## Comment jouer

ds-coach-title = Cinq en ligne
ds-coach-play = Jouez une carte et posez un pion sur l’une des deux cases qui la montrent. Puis piochez une carte.
ds-coach-win = { $goal ->
    [one] La première équipe avec cinq pions en ligne gagne.
   *[other] La première équipe avec deux lignes de cinq gagne.
}
ds-coach-corner = Les coins comptent pour tous. Une deuxième ligne peut partager une case avec la première.
ds-coach-two-eyed = Les valets à deux yeux vont sur n’importe quelle case libre.
ds-coach-one-eyed = Les valets à un œil retirent un pion adverse, sauf s’il fait partie d’une série.
ds-coach-tip = Un coin plié marque les cases dont vous avez la carte. Les équipes ont un anneau, une croix ou un triangle.
ds-coach-done = Compris

## La fin

ds-you-win = Vous gagnez !
ds-your-team-wins = Votre équipe gagne !
ds-team-wins = L’équipe { $team } gagne !
ds-draw = Partie nulle
ds-why-series = { $count ->
    [one] La première série est marquée.
   *[other] { $count } séries sont marquées.
}
ds-why-board = Plus aucune case libre : le plus de séries gagne.
ds-why-hands = Plus personne n’a de carte : le plus de séries gagne.
ds-why-round = Plus personne ne peut jouer : le plus de séries gagne.
ds-why-reshuffle = La pioche est épuisée pour la quatrième fois : le plus de séries gagne.
ds-standings = Les équipes par place
ds-place-number = { $place }.
