## La page

skip = Aller au contenu
close = Fermer
loading = Un instant…
try-again = Réessayer
reload = Recharger
to-home = Accueil
guest = Invité
error-no-answer = Le serveur ne répond pas. Êtes-vous en ligne ?
missing-page = Il n’y a rien ici
missing-page-hint = Vérifiez l’adresse : la page a peut-être disparu.
missing-table = Cette table n’existe pas
missing-table-hint = Vérifiez le code ou demandez le lien : le code ne marche plus une fois la partie commencée. Les tables désertes sont supprimées.
rule-why = Pourquoi ?
rule-number = Règle { $rule }
rules-all = Toutes les règles
list-all = Tout afficher ({ $count })

## Accueil

home-title = Cinq jeux, une table
your-games = Vos parties
home-lead = Ouvrez un lien, donnez un nom, jouez. Avec vos amis, ou tout de suite contre des robots.
continue-title = Reprendre
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte à tous en ce moment. Ouvrez la vôtre et invitez vos amis.
table-running = en cours
seats-free = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
}
join-title = Rejoindre une table
join-code = Code ou lien
join-wrong = Ce n’est ni un code ni un lien de table.
join = Rejoindre
play-now = Jouer
invite-friends = Inviter des amis
play-alone = Jouer en solo
play-today = Plateau du jour
best-alone = Votre record en solo : { $points }
best-today = Aujourd’hui : { $points }
open-table = Ouvrir la table
coming = Bientôt
rules = Règles
players-range = { $fewest } à { $most } joueurs
players-some = { $counts } joueurs
minutes = { $minutes } min

bots-level = Niveau des robots
bots-easy = Robots faciles
bots-medium = Robots moyens
bots-hard = Robots forts
continue-clear = Vider la liste
continue-drop = Retirer { $game } de la liste
continue-cleared = { $count ->
    [one] Retirée de la liste. Votre place est gardée : le lien marche toujours.
   *[other] Liste vidée. Vos places sont gardées : les liens marchent toujours.
}

## Réglages

settings = Réglages
your-name = Votre nom
your-name-hint = Pour que vos amis vous reconnaissent. Pas besoin de compte.
language = Langue
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
setting-legal-moves = Montrer les coups possibles
setting-legal-moves-hint = Les cartes et les cases jouables ressortent.
setting-suits = Couleurs des cartes
suits-each = Une par enseigne
suits-classic = Rouge et noir
setting-cards = Taille de vos cartes
cards-normal = Normales
cards-large = Grandes
# Les lettres du valet, de la dame, du roi et de l’as, séparées par un espace.
card-letters = V D R A
setting-sound = Sons et vibrations
sound-is-on = Sons activés
sound-is-off = Sons coupés
setting-motion = Animations
setting-motion-hint = Coupées aussi si votre appareil demande moins d’animations.
setting-volume = Volume
setting-notify = Me prévenir quand c’est mon tour
setting-notify-hint = Seulement quand vous regardez autre chose.
setting-notify-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.

## Une table avant le début

table-opening = On rejoint la table…
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-code = Code
seats = Places
seat-number = Place { $number }
seat-free = Place libre
seat-you = vous
seat-host = Hôte
seat-away = hors ligne
seat-stand-in = un robot à sa place
seat-to-act = doit jouer
team-of = Équipe { $team }
team-hint = Les équipes alternent autour de la table : choisir sa place, c’est choisir son équipe.
seat-count = Nombre de places
fewer-seats = Une place de moins
more-seats = Une place de plus
sit-down = S’asseoir
sit-here = S’asseoir
change-name = Changer de nom
stand-up = Se lever
bot = Robot
add-bot = Robot
no-bot = pas de robot
bot-level = Niveau du robot { $name }
remove = Retirer { $name }
move-up = Monter la place { $seat }
move-down = Descendre la place { $seat }
level-random = joue au hasard
level-easy = facile
level-medium = moyen
level-hard = fort
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
start = Lancer la partie
start-waits = On attend l’hôte pour lancer la partie
start-waits-for = On attend { $host } pour lancer la partie
start-fills = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
starting = C’est parti…
starting-waits = { $count ->
    [one] On attend { $names }
   *[other] On attend { $names }
}
start-failed = { $count ->
    [one] Pas de réponse à temps : { $names }. Rien n’a été distribué ; on a recommencé sans son texte aléatoire.
   *[other] Pas de réponse à temps : { $names }. Rien n’a été distribué ; on a recommencé sans leurs textes aléatoires.
}
start-ready = Tout le monde est là.
invite-hint = Ce lien ou ce code suffit pour s’asseoir à la table.
qr-label = Code QR du lien
copy-link = Copier le lien
copied = Copié
copy-failed = Votre navigateur ne permet pas de copier. Sélectionnez le lien pour le copier.
share-link = Partager
share-title = { $game } sur Quintet
table-open = Ouverte à tous
table-open-hint = La table apparaît sur la page d’accueil.
options = Options
options-hint = Les règles de base. Changez ce que vous voulez.
options-hint-guest = C’est l’hôte qui choisit.
turn-limit = Temps par tour
turn-limit-hint = Au-delà, un robot joue jusqu’au retour du joueur.
turn-limit-none = Sans limite
turn-limit-seconds = { $seconds } s
turn-limit-minutes = { $minutes } min
turn-limit-yours = Votre temps
host-menu = Options de l’hôte
close-table = Fermer la table
close-table-ask = Fermer la table pour tout le monde ? La partie s’arrêtera là.
remove-ask = Retirer { $name } de la partie ? Un robot prendra sa place.
watch-may = Spectateurs
watch-may-hint = Ce que voient ceux qui ne jouent pas.
watch-everything = Table, et tout à la fin
watch-table = La table
watch-nothing = Rien
table-closed = L’hôte a fermé cette table.
table-not-shown = Pas de spectateurs à cette table.
table-removed = L’hôte vous a fait quitter cette table.
removed-names = Vous avez retiré : { $names }
let-back = Laisser revenir
yes = Oui
cancel = Annuler
tip-ask = Demander un conseil
tip-thinking = Réflexion…
tip-close = Fermer le conseil
tip-marked = conseil
tip-allow = Conseils
tip-allow-hint = Chacun peut demander ce qu’un bon robot jouerait à sa place. S’asseoir, c’est accepter.
tip-allowed = Les conseils sont permis à cette table.
tip-not-allowed = Les conseils ne sont plus permis à cette table.
fair-title = Mélange vérifiable
fair-text = Le serveur s’engage sur sa part du hasard par cette empreinte, et l’appareil de chaque joueur s’engage de même sur un texte aléatoire. Ensuite seulement, les textes sont montrés, et le tout décide du mélange : personne ne peut choisir la donne, pas même qui fait tourner le serveur. À la fin, la part du serveur est montrée aussi, et chacun peut vérifier.
fair-commitment = Empreinte de la part du serveur
fair-secret = Part du serveur
fair-log = Télécharger la partie
fair-checking = Vérification du mélange…
fair-unreachable = Mélange non vérifié : impossible de récupérer l’enregistrement.
fair-checked = Mélange vérifié : le serveur a tenu parole, le texte aléatoire de votre appareil a compté, et aucun début de partie n’a été caché.
fair-checked-others = Mélange vérifié : le serveur a tenu parole, et aucun début de partie n’a été caché. Le texte aléatoire de votre appareil n’y est pas.
fair-checked-nobody = Aucun appareil n’a ajouté de texte aléatoire : le serveur a pu choisir ce mélange.
fair-wrong = Ce mélange n’est pas fiable :
fair-wrong-unreadable = L’enregistrement de la partie est illisible.
fair-wrong-secret = La part du serveur n’est pas celle sur laquelle il s’était engagé.
fair-wrong-texts = Un texte aléatoire de l’enregistrement ne correspond pas à son empreinte.
fair-wrong-start = L’enregistrement montre un autre début que celui que votre appareil a vu.
fair-wrong-terms = L’enregistrement a d’autres options, d’autres joueurs ou un autre premier joueur que ce que votre appareil a vu.
fair-wrong-own = Le texte aléatoire de votre appareil n’est pas dans l’enregistrement.
fair-wrong-hidden = L’enregistrement cache un début de partie que votre appareil a vu.
fair-wrong-blamed = L’enregistrement dit que votre appareil n’a pas répondu, alors que le serveur avait confirmé sa réponse.
fair-distrust = Le serveur a changé sa part du hasard au dernier moment. Votre appareil a gardé son texte aléatoire pour lui.
fair-receipt = Enregistrer votre reçu
fair-receipt-hint = Avec la partie et ce reçu, « quintet verify » vérifie tout, jusqu’à la dernière carte.
table-full-own = Ouvrir votre propre table
table-closed-next = On ne peut plus jouer ici. Ouvrez une nouvelle table et envoyez le lien.
table-not-shown-next = Si vous deviez jouer, demandez une place avant la prochaine partie.
table-removed-next = Si c’est une erreur, dites-le à l’hôte. Ou ouvrez votre propre table.

## Une table pendant la partie

players = Joueurs

keys-title = Raccourcis clavier
key-list = Voir les raccourcis
key-walk = Parcourir votre main
key-lift = Choisir une carte ou la reposer
key-let-go = Reposer la carte
key-name-escape = Échap
key-name-enter = Entrée
key-name-space = Espace
key-name-delete = Suppr
coach-waits = La partie attend que vous ayez lu.
only-looking = Vous regardez, sans jouer.

you-watch = Vous regardez.
table-menu = Table
log-and-chat = Journal et discussion
log-and-chat-unread = { $count ->
    [one] Journal et discussion, { $count } message non lu
   *[other] Journal et discussion, { $count } messages non lus
}
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Pas encore de message.
chat-say = Écrire un message
chat-send = Envoyer
chat-watcher = Seuls les joueurs peuvent discuter.
emote-good = Bien joué
emote-clap = Bravo
emote-laugh = Ha ha
emote-wow = Oh là là
emote-phew = Ouf
emote-hurry = On vous attend
rules-of = Règles de { $game }
hand-over = Laisser un robot jouer pour moi
hand-over-hint = Vous pouvez reprendre votre place à tout moment.
bot-plays-for-you = Un robot joue pour vous.
take-back = Reprendre ma place
away-for-a-minute = { $name } ne répond plus depuis un moment.
let-bot-play = Laisser jouer un robot
share-seat = Jouer sur un autre appareil
share-seat-hint = Ouvrez ce lien sur l’autre appareil dans les 15 minutes. Il ne sert qu’une fois et donne accès à votre place : gardez-le pour vous.
share-seat-revoke = Annuler ce lien
watch-link-everything = Avec ce lien, on peut regarder la table. Les cartes cachées sont montrées à la fin.
watch-link-table = Avec ce lien, on peut regarder la table, sans les cartes cachées.
watch-link-nothing = Pas de spectateurs à cette table : le lien ne sert qu’aux joueurs.
leave = Retour à l’accueil
leave-hint = Votre place est gardée. Vous retrouverez la partie sous « Reprendre ».
game-over = La partie est terminée.
rematch = Rejouer
join-rematch = Rejoindre la partie suivante
watch-rematch = Regarder la partie suivante
no-screen = Ce jeu ne s’affiche pas encore sur cette page.
screen-failed = Le jeu ne s’est pas chargé.
connection-lost = Connexion perdue. Nouvel essai…
newer-version = Nouvelle version disponible
your-turn = C’est à vous de jouer
title-your-turn = ● À vous — { $game }
connection-offline = Vous êtes hors ligne. La partie reprendra dès votre retour.
result-share = Partager le résultat
watch-again = Revoir
review-game = Analyser cette partie
branch-round = Rejouée à partir de la manche { $round } d’une autre partie.
branch-moment = Rejouée à partir du moment { $step } d’une autre partie.
branch-look = Voir ce moment
branch-compare = Avant et maintenant
branch-then = Avant
branch-now = Maintenant
branch-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
branch-was = Les cartes et les dés viennent comme dans l’autre partie. Qui l’a revue peut les connaître.
branch-no-record = Cette partie ne compte pas dans vos résultats.
result-copy = Copier le texte
result-save = Enregistrer l’image
result-daily = Plateau du { $day }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Sur cet appareil, sans serveur

here-silent = Pas de connexion au serveur. Les cinq jeux restent jouables contre des robots, sur cet appareil.
here-table = Cette table est sur votre appareil, et tous les autres y sont des robots. Elle n’a besoin d’aucune connexion.
here-leave = La partie reste sur cet appareil. Vous la retrouverez sur la page d’accueil.
here-fair = Cette partie a été mélangée sur votre propre appareil, personne d’autre n’y a touché. Ces nombres permettent de vérifier toute la partie.
here-not-stored = Impossible de l’enregistrer sur cet appareil. La mémoire est-elle pleine, ou la partie ouverte dans un autre onglet ?
here-broke = Quelque chose a mal tourné. La partie reprend là où elle a été enregistrée.
here-needs-server = Il faut une connexion au serveur pour cela.
here-title = Jouer hors ligne
here-lead = Les cinq jeux contre des robots, avec conseils et analyses, sans connexion.
here-switch = Jouer sur cet appareil maintenant
here-save = Enregistrer pour jouer hors ligne
here-saving = Enregistrement…
here-saved = C’est enregistré. Cette page s’ouvre maintenant sans connexion.
here-failed = L’enregistrement a échoué. Réessayez.
here-set-up = Préparer une table
here-file = Ouvrir une partie depuis un fichier
update-ready = Une nouvelle version est prête.
update-now = Mettre à jour
