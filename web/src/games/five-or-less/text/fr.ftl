## Ce que je peux faire maintenant

fl-now-peek = Retenez vos trois cartes du bas, puis touchez « C’est retenu ».
fl-now-peek-wait = Les autres regardent encore leurs cartes…
fl-now-peek-watch = Chacun regarde ses cartes du bas.
fl-now-draw = À vous : piochez, ou prenez la carte de la défausse.
fl-now-draw-last = Dernier tour : piochez, ou prenez la carte de la défausse.
fl-now-draw-only = À vous : piochez.
fl-now-draw-only-last = Dernier tour : piochez.
fl-now-take = Touchez celle de vos cartes qu’elle remplace.
fl-now-place = Touchez celle de vos cartes qu’elle remplace, ou défaussez-la.
fl-now-place-throw = Touchez la carte qu’elle remplace, défaussez-la, ou lancez d’abord une carte.
fl-now-place-none = Vous n’avez plus de cartes : défaussez celle-ci.
fl-now-power = Utilisez le pouvoir du { $power }, annoncez, ou terminez votre tour.
fl-now-end = Annoncez « 5 ou moins », ou terminez votre tour.
fl-now-call-sure = Avez-vous bien 5 ou moins en tout ?
fl-now-target-seat = Pouvoir du { $power } : choisissez un joueur.
fl-now-target-slot = Pouvoir du { $power } : choisissez une de ses cartes.
fl-now-target-mine = Pouvoir du { $power } : choisissez une de vos cartes.
fl-now-throw = Touchez une carte de même valeur que celle du dessus.
fl-now-throw-holding = Touchez une carte de même valeur que celle du dessus. Vous gardez la carte piochée.
fl-now-judged = On regarde qui a été le plus rapide…
fl-now-wait = À { $who } de jouer.
fl-now-wait-last = { $who } joue son dernier tour.
fl-now-wait-called = Vous avez annoncé. À { $who } de jouer.
fl-now-last-claims = Dernière chance de lancer une carte !
fl-now-last-claims-watch = Dernière chance de lancer une carte.
fl-now-over = La manche est terminée.

## Faire

fl-ready = C’est retenu
fl-ready-next = Manche suivante
fl-waits-for-others = On attend les autres…
fl-draw = Piocher
fl-take-card = Prendre { $card }
fl-discard-it = Défausser
fl-use-power = Pouvoir du { $power }
fl-call = 5 ou moins !
fl-call-sure = Oui : « 5 ou moins ! »
fl-end-turn = Terminer le tour
fl-cancel = Annuler
fl-throw = Lancer
fl-throw-place = Lancer la carte de la place { $place }
fl-other-player = Un autre joueur
fl-choose-player = Choisir { $who }

## Les pouvoirs

fl-power-8 = Échangez à l’aveugle la première carte de la pioche et celle d’un autre.
fl-power-10 = Échangez à l’aveugle une de vos cartes et celle d’un autre.
fl-power-12 = Donnez à l’aveugle la première carte de la pioche à un autre.
fl-power-14 = Donnez à l’aveugle une de vos cartes à un autre. Vous en avez une de moins.
fl-power-later = En la remplaçant :
fl-powers = Pouvoirs
fl-power-name = Le { $power }
fl-power-when = Le pouvoir agit quand la carte quitte votre pyramide, pas quand vous la défaussez directement de la pioche. Il n’est jamais obligatoire.

## La table

fl-players = Les autres joueurs
fl-round = Manche { $round }
fl-round-of = Manche { $round } sur { $rounds }
fl-last-turns = { $count ->
    [one] Dernier tour
   *[other] Derniers tours : { $count }
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
fl-at-turn = doit jouer
fl-has-called = a annoncé « 5 ou moins », pyramide verrouillée
fl-is-ready = attend les autres
fl-is-bot = robot
fl-is-away = hors ligne
fl-called-short = 5 ou moins
fl-locked = Verrouillée
fl-called-words = « 5 ou moins ! »
fl-pyramid-of = Pyramide : { $who }
fl-my-pyramid = Votre pyramide
fl-my-card-base = Place { $place }, en bas
fl-my-card-top = Place { $place }, en haut
fl-my-card-added = Place { $place }, carte ajoutée
fl-my-card-open = Place { $place } : { $card }
fl-remembered = retenue : { $card }
fl-their-card = Place { $place }, { $who }
fl-place-shows = Place { $place } : { $card }
fl-gap = Place { $place } : pas de carte
fl-pile-label = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fl-discards = Défausse
fl-discard-label = Défausse, { $card } sur le dessus
fl-discard-empty = Défausse, vide
fl-linked = Prise interdite
fl-drawn = Piochée
fl-drawn-is = Carte piochée : { $card }

## La course

fl-race = Défausse rapide sur { $card }
fl-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
fl-late = Trop tard
fl-wrong = Pas la même !
fl-wrong-penalty = Pas la même : +1 carte
fl-blocks = Pouvoir du { $card } bloqué.

## La fin d’une manche

fl-round-over = Manche { $round } terminée
fl-round-won = { $count ->
    [one] { $who } gagne la manche !
   *[other] { $who } gagnent la manche !
}
fl-round-failed = { $count ->
    [one] Personne ne gagne : { $who } a annoncé avec plus de 5.
   *[other] Personne ne gagne : { $who } ont annoncé avec plus de 5.
}
fl-round-nobody = Personne ne gagne : la pioche est épuisée et personne n’a annoncé.
fl-cards-of = Cartes : { $who }
fl-no-cards = plus de cartes
fl-total-is = total { $total }
fl-reason-wins = 0 point : gagne avec { $sum }
fl-reason-wins-negative = Gagne avec { $sum }, compté tel quel
fl-reason-doubled-over = Annonce avec { $sum } : raté, le double fait { $points }
fl-reason-doubled-beaten = Annonce avec { $sum }, mais quelqu’un avait moins : le double fait { $points }
fl-reason-spared = 0 point au lieu de { $sum } : l’annonce était fausse
fl-reason-counts = Pas d’annonce : { $sum }
fl-goes-to = La partie s’arrête quand un joueur atteint { $target } points.
fl-wins-so-far = Manches gagnées :

## La fin de la partie

fl-you-win = Vous gagnez !
fl-wins = { $who } gagne !
fl-shared-win = { $who } partagent la victoire
fl-place = { $place }.
fl-rounds-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
fl-chart = Totaux après chaque manche : le plus bas gagne

## Le guide

fl-coach = Guide
fl-coach-read = Compris
fl-coach-off = Masquer les conseils
fl-goal-title = Le jeu en quatre images
fl-goal-peek = Cinq cartes face cachée forment votre pyramide. Regardez-en trois une seule fois, et retenez-les.
fl-goal-swap = À votre tour, piochez une carte et échangez-la contre une des vôtres. Gardez les petites.
fl-goal-throw = La même carte que celle du dessus de la défausse ? Lancez la vôtre dessus, à tout moment. Le plus rapide s’en débarrasse.
fl-goal-call = Vous pensez avoir 5 ou moins ? Annoncez-le !
fl-goal-tip = C’est juste : 0 point. Sinon, le double. À la fin, le plus petit total gagne.
fl-coach-peek = Retenez ces trois cartes et leur place : vous ne les reverrez plus. À la fin, le plus petit total gagne.
fl-coach-no-powers = Trop compliqué pour une première partie ? À la prochaine table, désactivez les pouvoirs.
fl-coach-advice = Un conseil du livret de règles.
fl-coach-turn = Piochez une carte, que personne d’autre ne voit, ou prenez celle de la défausse. Gardez les petites.
fl-coach-place = Touchez une de vos cartes : la nouvelle prend sa place, l’ancienne va à la défausse. Ou défaussez la carte piochée.
fl-coach-end = Vous pensez avoir 5 ou moins en tout ? Annoncez ! Si c’est juste, 0 point ; sinon, le double. Les autres ont encore un tour.
fl-coach-power = Une carte pouvoir vient de quitter votre pyramide : utilisez-la avant qu’on la bloque en lançant une carte de même valeur.
fl-coach-throw = Vous avez une carte de même valeur que celle du dessus ? Lancez-la, même si ce n’est pas votre tour : glissez-la vers le haut, ou touchez « Lancer » puis la carte. Le plus rapide s’en débarrasse ; une erreur coûte une carte.
fl-coach-called = Quelqu’un a annoncé « 5 ou moins » : ses cartes sont verrouillées. Il vous reste un tour, et vous pourrez annoncer aussi.
fl-coach-alex = Le conseil d’Alex : remplacez d’abord les cartes que vous ne connaissez pas. Vous connaîtrez plus vite votre pyramide et pourrez lancer plus souvent.
fl-coach-mathilde = L’astuce de Mathilde : une petite carte sur la défausse ? Prenez-la, plutôt que de tenter votre chance à la pioche.
fl-coach-terrie = L’astuce de Terrie : une carte pouvoir sur la défausse ? Prenez-la dans votre pyramide : vous utiliserez son pouvoir en la remplaçant plus tard.
fl-coach-greg = La stratégie de Greg : lancez aussi souvent que possible. Moins de cartes à retenir, et 5 ou moins arrive plus vite.
fl-coach-clement = Le coup spécial de Clément : rassemblez des cartes de même valeur. Vous en défaussez une ? Lancez l’autre dessus aussitôt.
fl-coach-emilie = La technique d’Émilie : retenez les petites cartes que prennent les autres. Avec un 10, vous pourrez les voler.

## The game on one page

fl-guide-face-down = face cachée
fl-guide-goal = Le but
fl-guide-goal-text = Descendez à 5 points ou moins, puis annoncez « 5 ou moins ». Chaque carte vaut ce qu’elle montre, de −1 à 14. À la fin de la partie, le plus petit total gagne.
fl-guide-peek-text = Cinq cartes sont posées devant vous, face cachée. Avant la manche, vous regardez une fois les trois du bas. Ensuite, plus personne ne regarde ses cartes : il faut s’en souvenir.
fl-guide-turn = Votre tour
fl-guide-turn-text = Piochez une carte, que vous seul voyez, ou prenez celle de la défausse.
fl-guide-turn-more = Elle remplace une de vos cartes, qui va face visible sur la défausse. Une carte piochée peut aussi être défaussée aussitôt ; une carte prise, non.
fl-guide-throw = Défausse rapide
fl-guide-throw-text = Une carte de même valeur que celle du dessus ? Lancez-la, à tout moment, même si ce n’est pas votre tour. Le plus rapide s’en débarrasse.
fl-guide-throw-more = Trop tard : vous la reprenez. Mauvaise carte : vous la reprenez, avec une carte de pénalité. Après une défausse rapide, le joueur suivant ne peut pas prendre à la défausse.
fl-guide-powers-more = Une carte de même valeur lancée sur une carte pouvoir bloque le pouvoir s’il n’est pas encore utilisé. À deux joueurs, on ne prend pas de carte pouvoir à la défausse.
fl-guide-call = « 5 ou moins ! »
fl-guide-call-text = Annoncez à la fin de votre tour. Vos cartes sont verrouillées : plus de défausse rapide, plus de pouvoir contre vous. Chacun des autres a encore un tour et peut annoncer aussi. Puis on retourne tout.
fl-guide-score-right = Annoncé, le plus petit total : 0 point
fl-guide-score-right-text = −1, 0 et 4 font 3 : la manche est gagnée. Un total négatif se garde tel quel.
fl-guide-score-wrong = Annoncé avec plus de 5 : le double
fl-guide-score-wrong-text = 2, 1 et 5 font 8 : 16 points. Si toutes les annonces sont fausses, les autres marquent 0.
fl-guide-score-beaten = Annoncé, mais quelqu’un a moins : le double
fl-guide-score-beaten-text = 5 et 0 font 5 : 10 points. À égalité du plus petit total, tous gagnent.
fl-guide-score-quiet = Pas annoncé : vos points comptent
fl-guide-score-quiet-text = 3 et 1 font 4 : 4 points. Sans annonce, on ne gagne pas la manche.
fl-guide-end = La fin
fl-guide-end-text = Dès qu’un joueur a 100 points, la partie est terminée et le plus petit total gagne. En partie courte, on joue un nombre de manches fixé, et celui qui en gagne le plus l’emporte.

## Keys

fl-key-draw = Piocher
fl-key-take = Prendre la carte de la défausse
fl-key-discard = Défausser la carte piochée
fl-key-card = Choisir votre carte de ce numéro
fl-key-throw-card = Lancer votre carte de ce numéro
fl-key-throw = Lancer la prochaine carte choisie
fl-key-power = Utiliser le pouvoir
fl-key-call = Annoncer « 5 ou moins »
fl-key-end = Terminer votre tour
fl-key-ready = Passer à la suite
fl-key-sheet = Voir les pouvoirs
