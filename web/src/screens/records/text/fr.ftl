alone = en solo
option-off = { $title } : non
gathering = Les anciennes parties arrivent encore. Revenez dans quelques minutes.
empty-title = Aucune partie pour l’instant
empty-text = Jouez-en une jusqu’au bout, et elle apparaîtra ici : points, séries de victoires, adversaires battus.
empty-play = Jouer
filter-game = Jeu
filter-time = Période
all-games = Tous les jeux
time-all = Depuis toujours
time-week = 7 derniers jours
time-month = 30 derniers jours
time-year = 365 derniers jours
figures = Chiffres
nothing-then = Aucune partie pendant cette période.
played = Parties
won = Gagnées
best = Record
mean = Moyenne
streak = Victoires de suite
longest = record { $count }
accuracy = Précision
reviewed = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
accuracy-of = précision { $percent } %
on-your-device = sur votre appareil
played-won = { $count ->
    [one] { $count } partie, { $won } gagnée
   *[other] { $count } parties, { $won } gagnées
}
pages = Pages
newer = Plus récentes
older = Plus anciennes
page-of = { $page } sur { $pages }
plot = Points au fil du temps
plot-each = Chaque point est une partie.
plot-means = Chaque point est la moyenne de { $count } parties de suite.
plot-points = Points
plot-recent = Tendance
plot-label = Points au fil du temps, { $title } : de { $from } à { $to }
you = Vous
gone = Joueur supprimé
won-mark = Gagné
minutes = { $count } min
look = Revoir
rivals = Adversaires
rival = Nom
ahead = Vous devant
behind = Vous derrière
together = { $count ->
    [one] { $count } partie en équipe
   *[other] { $count } parties en équipe
}
person = Vos appareils
person-text = Ici, pas de compte : ce navigateur vous reconnaît grâce à un cookie. Pour retrouver vos parties sur un autre appareil, ou après avoir vidé le navigateur, voici comment faire.
devices = Vous êtes la même personne sur { $count } appareils.
leave = Séparer cet appareil…
leave-title = Séparer cet appareil ?
leave-text = Un appareil perdu, ou quelqu’un d’autre a vos mots ? Cet appareil devient une personne à part, avec les parties jouées dessus. Les autres n’atteignent plus ses places, et ni les anciens mots ni les anciens liens ne mènent ici.
leave-rest = Ce qui a été joué sur les autres appareils leur reste. Vous pourrez rattacher les vôtres par un nouveau lien.
leave-go = Séparer
left = Cet appareil est maintenant une personne à part
other-device = Ajouter un appareil
other-device-text = Ouvrez-y le lien dans les 15 minutes. Il sert une seule fois.
make-link = Créer un lien
phrase = Des mots à noter
phrase-text = Neuf mots vous ramènent, même si tous vos appareils sont perdus. De nouveaux mots remplacent les anciens.
make-phrase = Montrer les mots
phrase-once = Notez-les maintenant : ils ne s’affichent qu’une fois. Qui les a peut prendre votre place.
come-back = J’ai mes mots
come-back-text = Cet appareil montrera alors les parties de cette personne ; celles jouées ici suivent.
phrase-field = Vos neuf mots
phrase-missing = Tapez d’abord les neuf mots.
come-back-go = Retrouver mes parties
joined = Cet appareil est maintenant le vôtre aussi
join-title = Ajouter cet appareil ?
join-text = Vous serez ici la même personne que sur l’appareil qui a créé ce lien. Les parties jouées ici suivent. N’ouvrez ainsi qu’un lien à vous : la personne qui l’a envoyé tiendrait vos places, verrait vos cartes et pourrait supprimer vos parties.
join-go = Ajouter cet appareil
not-now = Pas maintenant
data = Vos données
data-text = Sont gardés : vos parties avec les noms, places et points, tous les coups, les noms que vous avez pris, et ce que vous avez écrit dans la discussion. Ni adresse, ni e-mail, rien d’autre.
take-out = Télécharger vos données (JSON)
take-out-text = Le fichier contient tout cela : chaque table où vous avez une place, avec vos noms et ce que vous y avez écrit ; les coups se trouvent derrière les liens qu’il contient. N’y sont pas : ce que d’autres ont écrit, ni ce que vous avez écrit à une table quittée avant le début de la partie ou dont on vous a retiré.
delete = Tout supprimer…
delete-title = Tout supprimer ?
delete-what = Les parties jouées seul ou contre des robots sont supprimées.
delete-others = Les parties avec d’autres leur restent : votre nom et vos messages sont retirés, vos coups restent sans nom. À une table que vous avez quittée avant le début de la partie, ou dont on vous a retiré, votre nom et vos messages restent jusqu’à la suppression de la table.
delete-final = C’est définitif, et il faut quelques minutes pour atteindre toutes les parties.
delete-go = Tout supprimer
keep = Garder
deleted = { $count ->
    [one] Supprimé : vous ne figurez plus à { $count } table
   *[other] Supprimé : vous ne figurez plus à { $count } tables
}
series = Vos soirées ensemble
series-tonight = Ce soir
series-all = Les { $count } parties ensemble
series-none = Vous n’avez pas encore terminé de partie ensemble.
series-wins = Victoires
series-of = Joué ensemble
evening = Soirée du { $day }
series-address = Lien pour les personnes qui ont joué
series-open = Toutes les soirées
device-title = Sur cet appareil
device-hint = Jouées sans connexion. Dès que vous êtes de nouveau en ligne, elles comptent parmi vos parties.
device-only = Ces parties ne sont gardées que sur cet appareil.
device-counted = Compte parmi vos parties
device-save = Enregistrer dans un fichier
device-remove = Supprimer
