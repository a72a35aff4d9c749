## Ce que je peux faire maintenant

fl-now-peek = Mémorisez vos trois cartes de base, puis dites que vous êtes prêt.
fl-now-peek-wait = Les autres regardent encore leurs cartes…
fl-now-peek-watch = Chacun regarde ses cartes de base.
fl-now-draw = À vous : piochez une carte, ou prenez le dessus de la défausse.
fl-now-draw-last = Votre dernier tour : piochez, ou prenez le dessus de la défausse.
fl-now-draw-only = À vous : piochez une carte.
fl-now-draw-only-last = Votre dernier tour : piochez une carte.
fl-now-take = Touchez celle de vos cartes qui part à sa place.
fl-now-place = Touchez celle de vos cartes qui part à sa place, ou défaussez-la.
fl-now-place-throw = Touchez la carte qu’elle remplace, ou défaussez-la. Ou lancez d’abord une carte.
fl-now-place-none = Vous n’avez plus de cartes : défaussez la carte piochée.
fl-now-power = Utiliser le pouvoir du { $power } ? Ou annoncer, ou finir le tour.
fl-now-end = Annoncez « 5 ou moins », ou finissez votre tour.
fl-now-call-sure = Toutes vos cartes font-elles 5 ou moins ?
fl-now-target-seat = Pouvoir du { $power } : choisissez un joueur.
fl-now-target-slot = Pouvoir du { $power } : choisissez une de ses cartes.
fl-now-target-mine = Pouvoir du { $power } : choisissez une de vos cartes.
fl-now-throw = Touchez la carte à lancer : même valeur que le dessus de la défausse.
fl-now-throw-holding = Touchez une carte de même valeur que celle du dessus. Vous gardez la carte piochée.
fl-now-judged = On juge qui a été le plus rapide…
fl-now-wait = C’est à { $who } de jouer.
fl-now-wait-last = { $who } joue son dernier tour.
fl-now-wait-called = Vous avez annoncé. C’est à { $who } de jouer.
fl-now-last-claims = Dernière chance de lancer une carte !
fl-now-last-claims-watch = Dernière chance de lancer une carte.
fl-now-over = La manche est finie.

## Faire

fl-ready = Prêt
fl-ready-next = Prêt pour la manche suivante
fl-waits-for-others = On attend les autres…
fl-draw = Piocher
fl-take-card = Prendre { $card }
fl-discard-it = Défausser
fl-use-power = Pouvoir du { $power }
fl-call = 5 ou moins !
fl-call-sure = Oui : « 5 ou moins ! »
fl-end-turn = Finir le tour
fl-cancel = Annuler
fl-throw = Lancer
fl-throw-place = Lancer la carte { $place }
fl-other-player = Un autre joueur
fl-choose-player = Choisir { $who }

## Les pouvoirs

fl-power-8 = La première carte de la pioche est échangée avec une carte d’un autre joueur. Personne ne les voit.
fl-power-10 = Une de vos cartes est échangée avec une carte d’un autre joueur. Personne ne les voit.
fl-power-12 = La première carte de la pioche s’ajoute, sans être vue, à la pyramide d’un autre joueur.
fl-power-14 = Une de vos cartes part chez un autre joueur, sans être vue. Vous en avez une de moins.

## La table

fl-players = Les autres joueurs
fl-round = Manche { $round }
fl-round-of = Manche { $round } sur { $rounds }
fl-last-turns = { $count ->
    [one] Dernier tour
   *[other] Derniers tours : { $count }
}
fl-time-left = Secondes restantes
fl-next-round-in = Secondes avant la manche suivante
fl-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fl-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fl-at-turn = à son tour
fl-has-called = a annoncé « 5 ou moins », pyramide verrouillée
fl-is-ready = prêt
fl-is-bot = robot
fl-is-away = absent
fl-called-short = 5 ou moins
fl-locked = Verrouillée
fl-called-words = « 5 ou moins ! »
fl-pyramid-of = Pyramide de { $who }
fl-my-pyramid = Votre pyramide
fl-my-card-base = Votre carte { $place }, à la base
fl-my-card-top = Votre carte { $place }, en haut
fl-my-card-added = Votre carte { $place }, ajoutée
fl-my-card-open = Votre carte { $place } : { $card }
fl-remembered = retenue : { $card }
fl-their-card = Carte { $place } de { $who }
fl-place-shows = Carte { $place } : { $card }
fl-gap = Place { $place } : pas de carte
fl-pile-label = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fl-discards = Défausse
fl-discard-label = Défausse, { $card } sur le dessus
fl-discard-empty = Défausse, vide
fl-linked = Liées
fl-drawn = Piochée
fl-drawn-is = Vous avez pioché { $card }

## La course

fl-race = Défausse rapide : { $card }
fl-ms = { NUMBER($ms, useGrouping: 0) } ms
fl-late = Trop tard
fl-wrong = Erreur !
fl-wrong-penalty = Erreur ! Une carte de pénalité
fl-blocks = Le pouvoir du { $card } est bloqué.

## La fin d’une manche

fl-round-over = La manche { $round } est finie
fl-round-won = { $count ->
    [one] { $who } gagne la manche.
   *[other] { $who } gagnent la manche.
}
fl-round-failed = { $count ->
    [one] { $who } a annoncé avec plus de 5 : personne ne gagne la manche.
   *[other] { $who } ont annoncé avec plus de 5 : personne ne gagne la manche.
}
fl-round-nobody = La pioche est épuisée et personne n’a annoncé : personne ne gagne la manche.
fl-cards-of = Cartes de { $who }
fl-no-cards = plus de cartes
fl-total-is = total { $total }
fl-reason-wins = Annonce avec { $sum } : gagne, donc 0 point
fl-reason-wins-negative = Annonce avec { $sum } : gagne, et un total négatif compte tel quel
fl-reason-doubled-over = Annonce avec { $sum }, plus de 5 : doublé à { $points }
fl-reason-doubled-beaten = Annonce avec { $sum }, mais une autre annonce avait moins : doublé à { $points }
fl-reason-spared = L’annonce était fausse : 0 point au lieu de { $sum }
fl-reason-counts = Pas d’annonce : les cartes comptent, { $sum }
fl-goes-to = La partie finit quand un joueur a { $target } points.
fl-wins-so-far = Manches gagnées :

## La fin de la partie

fl-you-win = Vous gagnez !
fl-wins = { $who } gagne
fl-shared-win = { $who } partagent la victoire
fl-place = { $place }.
fl-rounds-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
fl-chart = Totaux après chaque manche ; moins il y en a, mieux c’est

## Le guide

fl-coach = Guide
fl-coach-read = Compris
fl-coach-off = Plus de conseils
fl-coach-peek = Retenez ces trois cartes et leur place : elles vont être retournées, et personne ne vous les remontrera. Le moins de points gagne.
fl-coach-no-powers = Trop pour une première partie ? Qui ouvre une table peut désactiver les pouvoirs.
fl-coach-turn = Piochez une carte que vous seul voyez, ou prenez celle de la défausse. Les petites cartes sont bonnes. Échangez d’abord celles que vous ne connaissez pas.
fl-coach-place = Touchez une de vos cartes : la nouvelle prend sa place, l’ancienne va à la défausse. Ou défaussez la carte piochée.
fl-coach-end = Si vous pensez que toutes vos cartes font 5 ou moins, annoncez. Si c’est juste, vous marquez 0 ; sinon, le double. Les autres ont encore un tour chacun.
fl-coach-power = Vous avez défaussé une carte pouvoir de votre pyramide : vous pouvez utiliser son pouvoir, avant que quelqu’un n’y lance une carte égale.
fl-coach-throw = Avez-vous une carte égale au dessus de la défausse ? Lancez-la, à tout moment : d’un geste vers le haut, ou avec « Lancer » puis en la touchant. Le plus rapide se débarrasse d’une carte. Une erreur coûte une carte de pénalité.
fl-coach-called = Quelqu’un a annoncé « 5 ou moins » : ses cartes sont verrouillées. Vous avez encore un tour, et pouvez annoncer aussi à la fin.

## Les règles en un coup d’œil

fl-picture-pyramid = Votre pyramide.
fl-picture-pyramid-text = Cinq cartes devant vous. Vous regardez une fois les trois de la base ; ensuite, il faut s’en souvenir.
fl-picture-throw = Défausse rapide.
fl-picture-throw-text = Qui a une carte égale au sommet de la défausse peut la lancer à tout moment. Le premier s’en débarrasse ; une carte fausse coûte une carte de pénalité.
fl-picture-powers = Pouvoirs.
fl-picture-powers-text = Un 8, 10, 12 ou 14 qui sort de votre pyramide vous permet de changer les cartes des autres.
fl-picture-call = « 5 ou moins ! »
fl-picture-call-text = Cinq points ou moins ? Dites-le à la fin de votre tour. Juste, c’est 0 point ; faux, vos points doublent.
