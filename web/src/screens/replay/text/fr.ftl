re-title = Revoir la partie
re-loading = Ouverture de la partie…
re-eyes = Vue de
re-eyes-open = Tout voir
re-eyes-spectator = Spectateur
re-timeline = Moment de la partie
re-moment = { $round ->
    [0] Moment { $number } sur { $count }
   *[other] Manche { $round }, moment { $number } sur { $count }
}
re-play = Lecture
re-pause = Pause
re-first = Au début
re-last = À la fin
re-back = Un pas en arrière
re-next = Un pas en avant
re-speed = Vitesse
re-times = ×{ $speed }
re-key-step = Un pas en arrière ou en avant
re-key-mark = Moment fort précédent ou suivant
re-key-play = Lecture ou pause
re-key-ends = Début ou fin
re-mark-round = Manche { $round }
re-mark-call = Annonce
re-mark-race = Course
re-mark-out = Main posée
re-mark-series = Série
re-mark-stop = Stop
re-mark-round_end = Fin de la manche { $round }
re-mark-end = Fin de la partie
re-copy = Lien vers ce moment
re-copied = Lien copié
re-save = Enregistrer la partie
re-open = Ouvrir une partie depuis un fichier
re-open-hint = Une partie enregistrée (.jsonl), comme on peut en enregistrer ici.
re-other-file = Ouvrir un autre fichier
re-nearest = Il n’y a pas de moment { $wanted } ici. Voici le plus proche, le { $shown }.
re-failed = Impossible de montrer cette partie.
re-branched = Reprise d’une autre partie, au moment { $step }
rv-title = Analyse
rv-about = Chaque décision est comparée à ce qu’un joueur aguerri aurait fait avec ce que cette place savait alors : ce qu’elle a coûté, ce qui était mieux et pourquoi, et la part de la chance.
rv-ask = Analyser cette partie
rv-thinking = Analyse de la partie : { $percent } %
rv-thinking-hint = Vous pouvez regarder la partie en attendant.
rv-ready = L’analyse est prête.
rv-turned = { $count ->
    [one] Le tournant
   *[other] { $count } tournants
}
rv-chances = Chances de gagner
rv-chances-label = Les chances de chacun au fil de la partie
rv-round = Manche { $round }
rv-decisions = Ce qui pouvait être mieux joué
rv-whose = Décisions de
rv-people = Humains
rv-everybody = Tout le monde
rv-none = Aucune décision n’était nettement moins bonne qu’une autre. Bien joué.
rv-fine = Bon coup
rv-inaccurate = Imprécision
rv-mistake = Erreur
rv-blunder = Gaffe
rv-missed = Occasion manquée
rv-before = Décision marquée précédente
rv-after = Décision marquée suivante
rv-key-marked = Décision marquée suivante ou précédente
rv-players = Chance et talent
rv-accuracy = { $decisions ->
    [one] { $percent } % de { $decisions } décision sans reproche
   *[other] { $percent } % de { $decisions } décisions sans reproche
}
rv-lost = Perdu
rv-result = Résultat
rv-luck = Chance
rv-skill = Talent
rv-rest = Ni l’un ni l’autre
rv-unit-points = En points, avec l’intervalle valable dans 19 cas sur 20.
rv-unit-chance = En pour cent de chances de gagner, avec l’intervalle valable dans 19 cas sur 20.
re-on = Rejouer à partir d’ici
re-on-seat = Votre place
re-on-seat-hint = Vous savez ce que cette personne savait à ce moment-là.
re-on-other = À la place de { $name }
re-on-bot = Robot, { $level }
re-on-friend = Un ami, par lien
re-on-comes = Ce que personne ne savait
re-on-anew = Mélangé à nouveau
re-on-was = Comme alors
re-on-anew-hint = Les cartes cachées que personne n’a vues, et tout ce qui sera pioché ou lancé, sont nouvelles.
re-on-was-hint = Les cartes et les dés viennent comme ils sont venus.
re-on-counts = Cette partie ne compte pas dans vos résultats.
re-on-go = Rejouer
re-on-invite = Inviter et rejouer
re-on-list = Rejouée :
re-on-from = depuis le moment { $step }
re-on-original = Voir ce moment
