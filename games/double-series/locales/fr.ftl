## Ce qui se passe à la table

first-dealer = { $who_is ->
    [you] Vous distribuez.
   *[other] { $who } distribue.
}
laid-out = Le plateau est mélangé.
dealt = Chacun reçoit { $cards } cartes, il en reste { $deck } dans la pioche.
hand-dealt = { $who_is ->
    [you] Votre main : { $hand }.
   *[other] { $who } reçoit { $hand }.
}
placed = { $who_is ->
    [you] Vous jouez { $card } : un jeton de l’équipe { $team }, { $square }.
   *[other] { $who } joue { $card } : un jeton de l’équipe { $team }, { $square }.
}
placed-anywhere = { $who_is ->
    [you] Vous jouez { $card }, qui va partout : un jeton de l’équipe { $team }, { $square }.
   *[other] { $who } joue { $card }, qui va partout : un jeton de l’équipe { $team }, { $square }.
}
removed = { $who_is ->
    [you] Vous jouez { $card } et retirez le jeton de l’équipe { $team }, { $square }.
   *[other] { $who } joue { $card } et retire le jeton de l’équipe { $team }, { $square }.
}
exchanged = { $who_is ->
    [you] Vous échangez la carte morte { $card }.
   *[other] { $who } échange la carte morte { $card }.
}
discarded = { $who_is ->
    [you] Vous ne pouvez pas jouer et défaussez { $card }.
   *[other] { $who } ne peut pas jouer et défausse { $card }.
}
drew = { $who_is ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
}
drew-card = { $who_is ->
    [you] Vous piochez { $card }.
   *[other] { $who } pioche { $card }.
}
forfeited = { $who_is ->
    [you] Vous n’avez pas pioché à temps et continuez avec une carte de moins.
   *[other] { $who } n’a pas pioché à temps et continue avec une carte de moins.
}
reshuffled = La pioche est épuisée : les défausses sont mélangées et forment une nouvelle pioche de { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}.
choosing = { $who_is ->
    [you] Vous choisissez laquelle des { $fives } lignes de cinq est la série.
   *[other] { $who } choisit laquelle des { $fives } lignes de cinq est la série.
}
scored = { $who_is ->
    [you] Vous complétez une série pour l’équipe { $team } : de la { $from } à la { $to }.
   *[other] { $who } complète une série pour l’équipe { $team } : de la { $from } à la { $to }.
}
accused = { $who_is ->
    [you] Vous accusez { $whom_is ->
        [you] vous-même
       *[other] { $whom }
    }
   *[other] { $who } { $whom_is ->
        [you] vous accuse
       *[other] accuse { $whom }
    }
} d’avoir donné un signe (message { $message }).
voted-agree = { $who_is ->
    [you] Vous êtes d’accord.
   *[other] { $who } est d’accord.
}
voted-disagree = { $who_is ->
    [you] Vous n’êtes pas d’accord.
   *[other] { $who } n’est pas d’accord.
}
voted-abstain = { $who_is ->
    [you] Vous vous abstenez.
   *[other] { $who } s’abstient.
}
judged-not-guilty = L’accusation est rejetée.
judged-admitted = C’est avoué : c’était un signe.
judged-majority = Plus de oui que de non : c’était un signe.
judged-no-majority = L’accusation est rejetée : pas plus de oui que de non.
judged-one-sided = L’accusation est rejetée : seule l’équipe de l’accusateur est d’accord.
judged-guilty = C’était un signe : chaque membre de cette équipe se défait d’une carte.
owes = { $who_is ->
    [you] Vous devez vous défaire d’une carte.
   *[other] { $who } doit se défaire d’une carte.
}
gave-up = { $who_is ->
    [you] Vous vous défaites de { $card }.
   *[other] { $who } se défait de { $card }.
}
gave-up-by-lot = { $who_is ->
    [you] Le temps est écoulé : { $card } est tiré au sort dans votre main.
   *[other] Le temps est écoulé : { $card } est tiré au sort dans la main de { $who }.
}
ended-board = Il n’y a plus de case libre.
ended-hands = Personne n’a plus de carte.
ended-round = Plus personne ne peut jouer.
ended-reshuffle = La pioche est épuisée pour la quatrième fois.
drawn-game = La partie est nulle.
won = { $who_is ->
    [you] Vous gagnez avec { $series ->
        [one] une série
       *[other] { $series } séries
    }.
   *[other] { $who } gagne avec { $series ->
        [one] une série
       *[other] { $series } séries
    }.
}

## Le résultat

result-place = { $place }. { $who_is ->
    [you] Vous
   *[other] { $who }
} : { $score ->
    [0] aucune série
    [one] 1 série
   *[other] { $score } séries
}
score-title = séries

## Comment on écrit

written-card = { $value } dans « { $at } » n’est pas une carte : écrivez la valeur et la couleur, comme 2S, 10H, JC ou AD.
written-cards = Il y a trop de cartes dans « { $at } » : il y a de la place pour { $most }.
written-square = { $value } dans « { $at } » n’est pas une case : les cases sont numérotées de 0 à 99, rangée par rangée depuis le coin supérieur gauche.
written-series = { $value } dans « { $at } » n’est pas une série : écrivez cinq cases alignées.
written-layout = « { $at } » n’est pas un plateau : écrivez 100 cartes rangée par rangée, null dans les coins, et chaque carte deux fois, sauf les valets.
written-markers = « { $at } » ne montre pas les pions : écrivez dix rangées de dix signes, * pour un coin, . pour une case libre, a b c pour les pions des équipes.
written-teams = « { $at } » doit être automatic, two ou three, et non { $value }.

## Conseils

hint-place = Jouez { $card } : un jeton { $square }.
hint-remove = Jouez { $card } : retirez le jeton { $square }.
hint-exchange = Échangez la carte morte { $card }.
hint-discard = Défaussez { $card }.
hint-draw = Piochez une carte.
hint-choose = Choisissez la série de la { $from } à la { $to }.
hint-vote-agree = Approuvez.
hint-vote-disagree = Désapprouvez.
hint-vote-abstain = Abstenez-vous.
hint-give-up = Cédez { $card }.
why-wins = Il complète la série qui gagne la partie.
why-series = Il complète une série.
why-stops-series = L’équipe { $team } a quatre jetons en ligne à cet endroit : sans cela elle complète sa série.
why-four = Cela fait quatre en ligne : le prochain peut être une série.
why-blocks = Il ferme une ligne où l’équipe { $team } en a { $length }.
why-builds = Cela fait { $length } dans une ligne qui peut encore devenir une série.
why-keeps-jack = Cela fait { $length ->
    [one] un début
   *[other] { $length } en ligne
}, et votre valet reste pour un meilleur moment.
why-begins = { $lines ->
    [one] { $lines } ligne qui peut devenir une série passe
   *[other] { $lines } lignes qui peuvent devenir une série passent
} par là.
why-nothing = Cela vous coûte peu : aucune série à vous ne peut plus passer par là.
why-remove-line = L’équipe { $team } a { $length ->
    [one] { $length } jeton
   *[other] { $length } jetons
} en ligne à cet endroit, et cela la brise.
why-remove-room = Votre équipe a { $length ->
    [one] { $length } jeton
   *[other] { $length } jetons
} dans une ligne qui passe par là, et la case devient libre.
why-remove-any = Cela éclaircit leurs jetons.
why-exchange = Ses deux cases sont occupées : une nouvelle carte ne vous coûte rien.
why-discard = Aucune de vos cartes ne peut être jouée.
why-draw = Une carte qui n’est pas piochée avant que le suivant ait joué est perdue.
why-choose = Ces cinq sont une série.
why-choose-rest = { $others ->
    [one] L’autre jeton de votre équipe reste libre
   *[other] Les { $others } autres jetons de votre équipe restent libres
} pour une autre série.
why-vote = C’est à vous de juger si ce message était un signe : aucun robot ne lit la discussion.
why-give-up-dead = Ses deux cases sont occupées : elle ne sert à rien.
why-give-up-jack = Les autres vous coûteraient plus.
why-give-up-least = Elle ne ferait pas plus de { $length } en ligne.

## Matériel

piece-card = { $rank }{ $suit ->
    [h] ♥
    [c] ♣
    [d] ♦
   *[s] ♠
}
piece-card-spoken = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
} de { $suit ->
    [h] cœur
    [c] trèfle
    [d] carreau
   *[s] pique
}
piece-square = rangée { $row }, colonne { $column }
piece-square-spoken = rangée { $row }, colonne { $column }

## Options

option-teams = Trois équipes demandent trois, six ou neuf joueurs ; deux équipes, un nombre pair. Automatique : trois équipes pour trois et neuf joueurs, sinon deux.
option-teams-title = Équipes
option-teams-automatic = automatique
option-teams-two = deux
option-teams-three = trois
option-series_to_win-title = Séries pour gagner
option-series_to_win = Combien de séries gagnent la partie.
option-layout-title = Plateau
option-layout = Où se trouve chaque carte : en spirale depuis le coin en haut à gauche, ou n’importe où. C’est nous qui en décidons, le livret n’en dit rien.
option-layout-spiral = en spirale
option-layout-shuffled = mélangé
option-draw-title = Nouvelles cartes
option-draw = Votre nouvelle carte vient d’elle-même, c’est notre règle ; ou bien, comme le veut le livret, vous la piochez avant que le suivant ait joué, sinon vous continuez avec une carte de moins.
option-draw-automatic = d’elle-même
option-draw-strict = à la main (livret)
option-table_talk_penalty-title = Punir les signes
option-table_talk_penalty = Un signe à un coéquipier coûte une carte à chacun de l’équipe, si le vote le dit. Les adversaires seuls ne peuvent pas en décider.

## Refus

refuse-series-to-win = Une ou deux séries gagnent la partie.
refuse-no-equal-teams = { $count } joueurs ne peuvent pas former deux ou trois équipes de même taille.
refuse-uneven-teams = { $count } joueurs ne peuvent pas former { $teams } équipes de même taille.
refuse-no-seat = Vous n’avez pas de place à cette table.
refuse-over = La partie est terminée, ou n’a pas commencé.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-old-turn = Ce tour est passé.
refuse-choose-first = Choisissez d’abord la ligne de cinq qui est la série.
refuse-give-up-first = Défaites-vous d’abord d’une carte.
refuse-not-held = Vous n’avez pas { $card }.
refuse-one-eyed-places = { $card } est un valet borgne : il retire un jeton et n’en pose pas.
refuse-corner = Les coins sont à tout le monde.
refuse-other-card = Cette case ne montre pas { $card }.
refuse-occupied = Il y a déjà un jeton { $square }.
refuse-not-one-eyed = { $card } ne peut pas retirer de jeton : seuls les valets de pique et de cœur le peuvent.
refuse-no-marker = Il n’y a pas de jeton { $square }.
refuse-own-marker = Ce jeton est à votre équipe.
refuse-protected = Ce jeton fait partie d’une série marquée et reste en place.
refuse-not-dead = { $card } n’est pas morte.
refuse-exchanged-enough = Vous ne pouvez plus échanger de carte dans ce tour.
refuse-nothing-to-draw = Il n’y a rien à piocher.
refuse-playable = Vous avez une carte qui peut être jouée.
refuse-exchange-first = { $card } est morte : échangez-la d’abord.
refuse-draws-by-itself = À cette table, la carte de remplacement vient d’elle-même.
refuse-no-draw = Vous n’avez pas de carte à piocher.
refuse-old-draw = Cette carte ne peut plus être piochée.
refuse-no-choice = Il n’y a rien à choisir.
refuse-not-a-choice = Ces cinq cases ne sont pas parmi celles que vous pouvez choisir.
refuse-no-penalty = À cette table, parler n’est pas puni.
refuse-own-team = On ne peut accuser qu’un joueur d’une autre équipe.
refuse-accused-before = Le message { $message } a déjà été accusé.
refuse-accusation-under-way = Une seule accusation à la fois.
refuse-failed-often = Trois de vos accusations ont été rejetées.
refuse-just-paid = Cette équipe vient de payer : que chacun joue d’abord un tour.
refuse-nothing-to-give = Personne dans cette équipe n’a plus d’une carte.
refuse-no-vote = Il n’y a pas de vote sur ce message.
refuse-own-accusation = C’est vous qui accusez : les autres votent.
refuse-voted = Vous avez déjà voté.
refuse-nothing-owed = Vous n’avez pas de carte à rendre.
refuse-position-seat = Une place nommée n’est pas à cette table.
refuse-position-layout = Le plateau montre deux fois chaque carte sauf les valets, et la spirale est toujours la même.
refuse-position-too-many = { $card } s’y trouve plus souvent que dans le paquet.
refuse-position-missing = Il manque { $card } : mains, défausses et pioche forment tout le paquet.
refuse-position-hand = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : chacun en a autant que distribué, sauf celles qui sont perdues ou pas encore piochées.
refuse-position-team = Il y a des jetons d’une équipe qui ne joue pas.
refuse-position-series = Une série marquée, ce sont cinq cases en ligne avec des jetons d’une équipe ou des coins.
refuse-position-overlap = Deux séries d’une équipe partagent une case au plus.
refuse-position-not-over = Il y a plus de séries qu’une partie ne peut en avoir.
refuse-position-unscored = Une équipe a cinq jetons en ligne qui ne sont pas marqués.
refuse-position-choice = Il n’y a pas un tel choix entre des lignes de cinq.
refuse-position-draw = Qui peut encore piocher a joué avant le joueur dont c’est le tour, là où l’on pioche à la main.
refuse-position-exchanges = On n’échange pas plus de cartes mortes qu’une main n’en a.
refuse-position-no-cards = Qui n’a pas de cartes passe son tour.
refuse-position-deck = La pioche n’est jamais vide, et elle est refaite trois fois au plus.
refuse-position-trial = Une telle accusation n’est pas possible.
refuse-position-end = La partie est terminée exactement quand une équipe a assez de séries ou que rien ne va plus.
