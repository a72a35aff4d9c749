## Ce qui se passe à la table

first-dealer = { $who_is ->
    [you] Vous distribuez.
   *[other] { $who } distribue.
}
laid-out = Le plateau est mélangé.
dealt = Chacun reçoit { $cards } cartes ; il en reste { $deck } dans la pioche.
hand-dealt = { $who_is ->
    [you] Votre main : { $hand }.
   *[other] { $who } reçoit { $hand }.
}
placed = { $who_is ->
    [you] Vous jouez { $card } : un pion de l’équipe { $team }, { $square }.
   *[other] { $who } joue { $card } : un pion de l’équipe { $team }, { $square }.
}
placed-anywhere = { $who_is ->
    [you] Vous jouez { $card }, qui va partout : un pion de l’équipe { $team }, { $square }.
   *[other] { $who } joue { $card }, qui va partout : un pion de l’équipe { $team }, { $square }.
}
removed = { $who_is ->
    [you] Vous jouez { $card } et retirez un pion de l’équipe { $team }, { $square }.
   *[other] { $who } joue { $card } et retire un pion de l’équipe { $team }, { $square }.
}
exchanged = { $who_is ->
    [you] Vous échangez la carte morte { $card }.
   *[other] { $who } échange la carte morte { $card }.
}
discarded = { $who_is ->
    [you] Rien à jouer : vous défaussez { $card }.
   *[other] Rien à jouer : { $who } défausse { $card }.
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
    [you] Trop tard pour piocher : vous continuez avec une carte de moins.
   *[other] Trop tard pour piocher : { $who } continue avec une carte de moins.
}
reshuffled = La pioche est vide : on mélange les défausses, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} à piocher.
choosing = { $who_is ->
    [you] Vous choisissez la série parmi { $fives } possibles.
   *[other] { $who } choisit la série parmi { $fives } possibles.
}
scored = { $who_is ->
    [you] Série pour l’équipe { $team } ! Vous la complétez, de la { $from } à la { $to }.
   *[other] Série pour l’équipe { $team } ! { $who } la complète, de la { $from } à la { $to }.
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
} d’avoir fait un signe (message { $message }).
voted-agree = { $who_is ->
    [you] Vous votez oui.
   *[other] { $who } vote oui.
}
voted-disagree = { $who_is ->
    [you] Vous votez non.
   *[other] { $who } vote non.
}
voted-abstain = { $who_is ->
    [you] Vous vous abstenez.
   *[other] { $who } s’abstient.
}
judged-not-guilty = Accusation rejetée.
judged-admitted = C’était un signe : c’est avoué.
judged-majority = C’était un signe : plus de oui que de non.
judged-no-majority = Accusation rejetée : pas plus de oui que de non.
judged-one-sided = Accusation rejetée : seule l’équipe qui accuse a dit oui.
judged-guilty = C’était un signe : chacun dans cette équipe abandonne une carte.
owes = { $who_is ->
    [you] Vous devez abandonner une carte.
   *[other] { $who } doit abandonner une carte.
}
gave-up = { $who_is ->
    [you] Vous abandonnez { $card }.
   *[other] { $who } abandonne { $card }.
}
gave-up-by-lot = { $who_is ->
    [you] Temps écoulé : vous abandonnez { $card }, au hasard.
   *[other] Temps écoulé : { $who } abandonne { $card }, au hasard.
}
ended-board = Plus de case libre.
ended-hands = Plus personne n’a de cartes.
ended-round = Plus personne ne peut jouer.
ended-reshuffle = La pioche est épuisée pour la quatrième fois.
drawn-game = Partie nulle.
won = { $who_is ->
    [you] Vous gagnez avec { $series ->
        [one] une série
       *[other] { $series } séries
    } !
   *[other] { $who } gagne avec { $series ->
        [one] une série
       *[other] { $series } séries
    } !
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
written-square = { $value } dans « { $at } » n’est pas une case : les cases sont numérotées de 0 à 99, ligne par ligne depuis le coin supérieur gauche.
written-series = { $value } dans « { $at } » n’est pas une série : écrivez cinq cases alignées.
written-layout = « { $at } » n’est pas un plateau : écrivez 100 cartes ligne par ligne, null dans les coins, et chaque carte deux fois, sauf les valets.
written-markers = « { $at } » ne montre pas les pions : écrivez dix lignes de dix signes, * pour un coin, . pour une case libre, a b c pour les pions des équipes.
written-teams = « { $at } » doit être automatic, two ou three, et non { $value }.

## Conseils

hint-place = Jouez { $card } : un pion { $square }.
hint-remove = Jouez { $card } : retirez le pion { $square }.
hint-exchange = Échangez la carte morte { $card }.
hint-discard = Défaussez { $card }.
hint-draw = Piochez.
hint-choose = Choisissez la série de la { $from } à la { $to }.
hint-vote-agree = Votez oui.
hint-vote-disagree = Votez non.
hint-vote-abstain = Abstenez-vous.
hint-give-up = Abandonnez { $card }.
why-wins = Cela complète la série qui gagne la partie.
why-series = Cela complète une série.
why-stops-series = L’équipe { $team } a quatre pions alignés ici : sinon, elle complète sa série.
why-four = Cela fait quatre pions alignés : le prochain peut compléter la série.
why-blocks = Cela bloque l’équipe { $team }, qui en a { $length } d’alignés.
why-builds = Cela en fait { $length } d’alignés, qui peuvent encore devenir une série.
why-keeps-jack = Cela fait { $length ->
    [one] un début
   *[other] { $length } pions alignés
}, et vous gardez votre valet pour un meilleur moment.
why-begins = { $lines ->
    [one] { $lines } série possible passe
   *[other] { $lines } séries possibles passent
} par là.
why-nothing = Cela vous coûte peu : aucune de vos séries ne peut plus passer par là.
why-remove-line = L’équipe { $team } a { $length ->
    [one] { $length } pion
   *[other] { $length } pions
} en ligne ici : cela la casse.
why-remove-room = Votre équipe a { $length ->
    [one] { $length } pion
   *[other] { $length } pions
} en ligne ici : cela libère la case.
why-remove-any = Cela leur fait un pion de moins.
why-exchange = Ses deux cases sont occupées : autant en changer.
why-discard = Aucune de vos cartes ne peut être jouée.
why-draw = Une carte qu’on ne pioche pas avant que le suivant ait joué est perdue.
why-choose = Ces cinq pions sont une série.
why-choose-rest = { $others ->
    [one] L’autre pion de votre équipe reste libre
   *[other] Les { $others } autres pions de votre équipe restent libres
} pour une autre série.
why-vote = À vous de juger si ce message était un signe : un robot ne lit pas la discussion.
why-give-up-dead = Ses deux cases sont occupées : elle ne sert à rien.
why-give-up-jack = Les autres vous coûteraient plus.
why-give-up-least = Elle n’en ferait pas plus de { $length } d’alignés.

## Ce qui n’allait pas, dans une analyse

fault-no-series = Un pion { $square } aurait complété une série.
fault-left-four = L’équipe { $team } a quatre pions alignés avec la { $square }, et vous avez laissé faire.
fault-left-three = L’équipe { $team } a trois pions alignés avec la { $square }, et vous l’avez laissée continuer.
fault-wasted-jack = Vous avez joué { $card } là où une carte ordinaire suffisait.
fault-built-less = Cela en fait { $length } d’alignés ; en { $square }, il y en aurait eu { $better }.
fault-gave-up-jack = { $card } vaut plus que toute autre carte : c’est la dernière à abandonner.
fault-gave-up-line = Avec { $card }, il y en aurait eu { $length } d’alignés.

## Matériel

piece-card = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}{ $suit ->
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
piece-square = ligne { $row }, colonne { $column }
piece-square-spoken = ligne { $row }, colonne { $column }

## Options

option-teams = Deux équipes avec un nombre pair de joueurs, trois équipes à trois, six ou neuf. Automatique : trois équipes à trois et à neuf, sinon deux.
option-teams-title = Équipes
option-teams-automatic = automatique
option-teams-two = deux
option-teams-three = trois
option-series_to_win-title = Séries pour gagner
option-series_to_win = Nombre de séries à faire pour gagner.
option-layout-title = Plateau
option-layout = Les cartes en spirale depuis le coin en haut à gauche, ou mélangées. Le livret n’en dit rien.
option-layout-spiral = en spirale
option-layout-shuffled = mélangé
option-draw-title = Nouvelles cartes
option-draw = La carte suivante arrive toute seule. Ou bien, comme dans le livret, vous la piochez avant que le suivant ait joué ; sinon, elle est perdue.
option-draw-automatic = toutes seules
option-draw-strict = à piocher soi-même
option-table_talk_penalty-title = Punir les signes
option-table_talk_penalty = Un signe à un partenaire coûte une carte à chacun dans l’équipe, si la table vote oui. L’équipe qui accuse ne peut pas en décider seule.

## Refus

refuse-series-to-win = Il faut une ou deux séries pour gagner.
refuse-no-equal-teams = { $count } joueurs ne peuvent pas former deux ou trois équipes de même taille.
refuse-uneven-teams = { $count } joueurs ne peuvent pas former { $teams } équipes de même taille.
refuse-no-seat = Vous ne jouez pas à cette table.
refuse-over = La partie est terminée, ou n’a pas commencé.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-old-turn = Ce tour est passé.
refuse-choose-first = Choisissez d’abord les cinq pions de la série.
refuse-give-up-first = Abandonnez d’abord une carte.
refuse-not-held = Vous n’avez pas { $card }.
refuse-one-eyed-places = { $card } est un valet à un œil : il retire un pion et n’en pose pas.
refuse-corner = Les coins sont déjà à tout le monde.
refuse-other-card = Cette case ne montre pas { $card }.
refuse-occupied = Il y a déjà un pion { $square }.
refuse-not-one-eyed = { $card } ne retire pas de pion : il faut un valet de pique ou de cœur.
refuse-no-marker = Il n’y a pas de pion { $square }.
refuse-own-marker = Ce pion est à votre équipe.
refuse-protected = Ce pion fait partie d’une série : il reste là.
refuse-not-dead = { $card } n’est pas morte.
refuse-exchanged-enough = Plus d’échange possible dans ce tour.
refuse-nothing-to-draw = Il n’y a rien à piocher.
refuse-playable = Vous avez une carte à jouer.
refuse-exchange-first = { $card } est morte : échangez-la d’abord.
refuse-draws-by-itself = À cette table, la nouvelle carte vient toute seule.
refuse-no-draw = Vous n’avez pas de carte à piocher.
refuse-old-draw = Trop tard pour piocher cette carte.
refuse-no-choice = Il n’y a rien à choisir.
refuse-not-a-choice = Ces cinq cases ne sont pas une des séries possibles.
refuse-no-penalty = À cette table, les signes ne coûtent rien.
refuse-own-team = On n’accuse qu’un joueur d’une autre équipe.
refuse-accused-before = Le message { $message } a déjà été jugé.
refuse-accusation-under-way = Une seule accusation à la fois.
refuse-failed-often = Trois de vos accusations ont été rejetées : vous ne pouvez plus accuser.
refuse-just-paid = Cette équipe vient d’abandonner des cartes : laissez chacun jouer un tour.
refuse-nothing-to-give = Personne dans cette équipe n’a plus d’une carte.
refuse-no-vote = Il n’y a pas de vote sur ce message.
refuse-own-accusation = C’est vous qui accusez : les autres votent.
refuse-voted = Vous avez déjà voté.
refuse-nothing-owed = Vous n’avez pas de carte à abandonner.
refuse-position-seat = Une place nommée n’est pas à cette table.
refuse-position-layout = Le plateau montre deux fois chaque carte sauf les valets, et la spirale est toujours la même.
refuse-position-too-many = { $card } s’y trouve plus souvent que dans le paquet.
refuse-position-missing = Il manque { $card } : mains, défausses et pioche forment tout le paquet.
refuse-position-hand = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : chacun en a autant que distribué, sauf celles qui sont perdues ou pas encore piochées.
refuse-position-team = Il y a des pions d’une équipe qui ne joue pas.
refuse-position-series = Une série, ce sont cinq cases alignées avec des pions d’une équipe ou des coins.
refuse-position-overlap = Deux séries d’une équipe partagent une case au plus.
refuse-position-not-over = Il y a plus de séries qu’une partie ne peut en avoir.
refuse-position-unscored = Une équipe a cinq pions alignés qui ne sont pas marqués.
refuse-position-choice = Il n’y a pas de tel choix entre des séries.
refuse-position-draw = Qui peut encore piocher a joué avant le joueur dont c’est le tour, là où l’on pioche à la main.
refuse-position-exchanges = On n’échange pas plus de cartes mortes qu’une main n’en a.
refuse-position-no-cards = Qui n’a pas de cartes passe son tour.
refuse-position-deck = La pioche n’est jamais vide, et elle est refaite trois fois au plus.
refuse-position-trial = Une telle accusation n’est pas possible.
refuse-position-end = La partie est terminée exactement quand une équipe a assez de séries ou que rien ne va plus.
