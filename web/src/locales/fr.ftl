## La page

skip = Aller au contenu
close = Fermer
loading = Un instant…
try-again = Réessayer
reload = Recharger
to-home = Vers l’accueil
guest = Invité
error-no-answer = Le serveur ne répond pas. Est-il en marche, et êtes-vous en ligne ?
missing-page = Il n’y a rien ici
missing-page-hint = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait n’existe plus.
missing-table = Cette table n’existe pas
missing-table-hint = Vérifiez le code ou redemandez le lien. Les tables que plus personne n’utilise sont retirées.

## Accueil

home-title = Cinq jeux, une table
home-lead = Ouvrez un lien, tapez un nom, jouez. Avec vos amis où qu’ils soient, ou tout de suite contre des robots.
continue-title = Reprendre une partie
open-tables = Tables ouvertes
open-tables-none = Aucune table n’est ouverte à tous en ce moment. Invitez vos amis à l’une des vôtres.
table-running = en cours
seats-free = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
}
join-title = Rejoindre une table
join-code = Code ou lien
join-wrong = Ce n’est ni un code ni un lien vers une table.
join = Rejoindre
play-now = Jouer
invite-friends = Inviter des amis
play-alone = En solo
play-today = Plateau du jour
best-alone = Votre record en solo : { $points }
best-today = Aujourd’hui : { $points }
open-table = Ouvrir la table
coming = Bientôt
rules = Règles
players-range = { $fewest } à { $most } joueurs
players-some = { $counts } joueurs
minutes = environ { $minutes } min

kind-rummy = Rami
kind-memory = Course de mémoire
kind-board = Jeu de plateau
kind-shedding = Jeu de défausse
kind-puzzle = Casse-tête en temps réel

game-five-crowns = Onze manches de rami à cinq couleurs, avec un nouveau joker à chaque manche.
game-five-or-less = Retenez vos cartes cachées, jetez-les en un éclair et annoncez-vous à cinq ou moins.
game-double-series = En équipe, alignez cinq pions sur un plateau de cartes, deux fois.
game-one-more = Plus haut ou plus bas, et il faut jouer : qui ne peut pas en prend une de plus.
game-find-five = Cinq dés, un plateau de symboles : entourez les formes avant les autres.

## Réglages

settings = Réglages
your-name = Votre nom
your-name-hint = Pour que vos amis vous reconnaissent. Il n’y a pas de compte.
language = Langue
theme = Apparence
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-legal-moves = Montrer ce qui peut être joué
setting-legal-moves-hint = Les cartes et les cases permises ressortent.
setting-suits = Couleurs des enseignes
suits-each = Une pour chacune
suits-classic = Rouge et noir
setting-cards = Cartes de votre main
cards-normal = Normales
cards-large = Grandes
setting-sound = Sons et vibrations
sound-is-on = Sons activés
sound-is-off = Sons coupés
setting-motion = Mouvements
setting-motion-hint = Coupés aussi si votre système demande moins de mouvements.

## Une table avant le début

table-opening = On va à la table…
table-full = Toutes les places sont prises. Vous pouvez rester et regarder.
table-code = Code
seats = Places
seat-number = Place { $number }
seat-free = Place libre
seat-you = vous
seat-host = Hôte
seat-away = absent
seat-stand-in = un robot remplace
seat-to-act = doit jouer
team-of = Équipe { $team }
team-hint = Les équipes sont assises en alternance. Choisissez votre équipe en choisissant votre place.
seat-count = Nombre de places
fewer-seats = Une place de moins
more-seats = Une place de plus
sit-down = S’asseoir
sit-here = Ici
change-name = Changer de nom
stand-up = Se lever
bot = Robot
add-bot = Robot
no-bot = pas de robot
bot-level = Niveau de { $name }
remove = Retirer { $name }
move-up = Monter la place { $seat }
move-down = Descendre la place { $seat }
level-random = joue au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
start = Commencer la partie
start-waits = L’hôte commence la partie.
start-waits-for = { $host } commence la partie.
start-fills = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
starting = La partie commence …
starting-waits = { $count ->
    [one] En attente de la page de { $names }
   *[other] En attente des pages de { $names }
}
start-failed = { $count ->
    [one] La page de { $names } n’a pas répondu à temps. Rien n’a été distribué ; on a recommencé sans son texte aléatoire.
   *[other] Les pages de { $names } n’ont pas répondu à temps. Rien n’a été distribué ; on a recommencé sans leurs textes aléatoires.
}
start-ready = Tout le monde est là.
invite-hint = Qui ouvre ce lien ou scanne le code peut s’asseoir.
qr-label = Le lien en code QR
copy-link = Copier le lien
copied = Copié
copy-failed = Votre navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le vous-même.
share-link = Partager
share-title = { $game } sur Quintet
table-open = Ouverte à tous
table-open-hint = La table figure sur la page d’accueil.
options = Options
options-hint = Les valeurs de la règle du jeu sont réglées. Changez ce que vous voulez.
options-hint-guest = L’hôte peut les changer.
turn-limit = Temps pour un tour
turn-limit-hint = Une fois écoulé, un robot joue jusqu’à ce que la personne reprenne sa place.
turn-limit-none = Sans limite
turn-limit-seconds = { $seconds } s
turn-limit-minutes = { $minutes } min
turn-limit-yours = Votre temps
host-menu = Les droits de l’hôte
close-table = Fermer la table
close-table-ask = Fermer la table pour tout le monde ? La partie s’arrête là.
remove-ask = Retirer { $name } de la partie ? Un robot continue.
watch-may = Spectateurs
watch-may-hint = Ce que voient ceux qui n’ont pas de place.
watch-everything = la table, à la fin tout
watch-table = la table
watch-nothing = rien
table-closed = L’hôte a fermé cette table.
table-not-shown = L’hôte de cette table n’admet pas de spectateurs.
table-removed = L’hôte vous a retiré de cette table.
yes = Oui
cancel = Annuler
tip-ask = Conseil : que feriez-vous ?
tip-thinking = Réflexion …
tip-close = Fermer le conseil
tip-marked = conseillé
tip-allow = Conseils
tip-allow-hint = Chacun peut demander ce qu’un bon robot ferait à sa place. Qui s’assoit est d’accord.
tip-allowed = À cette table, tout le monde peut demander des conseils.
tip-not-allowed = À cette table, il n’y a plus de conseils.
fair-title = Les mélanges sont vérifiables
fair-text = Le serveur fixe sa part de la graine par cette empreinte, et la page de chaque joueur fixe de la même façon un texte aléatoire. C’est seulement ensuite que les textes sont montrés, et le tout décide de chaque mélange : personne ne peut choisir la donne, pas même celui qui fait tourner le serveur. À la fin, la part du serveur est montrée à son tour, et chacun peut vérifier.
fair-commitment = Empreinte de la part du serveur
fair-secret = La part du serveur
fair-log = Télécharger le relevé de la partie
fair-checking = Vérification du mélange …
fair-unreachable = Le relevé n’a pas pu être récupéré : le mélange n’a pas été vérifié.
fair-checked = Votre page a vérifié le mélange : le serveur s’en est tenu à sa part, le texte aléatoire de votre page a compté, et aucun début de partie n’a été caché.
fair-checked-others = Votre page a vérifié ce qu’elle a vu : le serveur s’en est tenu à sa part, et aucun début de partie n’a été caché. Son propre texte aléatoire n’est pas dans ce mélange.
fair-checked-nobody = Aucune page n’a ajouté de texte aléatoire à ce mélange : celui qui fait tourner le serveur a pu le choisir.
fair-wrong = Ce mélange n’est pas digne de confiance :
fair-wrong-unreadable = Le relevé de la partie est illisible.
fair-wrong-secret = La part du serveur n’est pas celle à laquelle il s’était engagé.
fair-wrong-texts = Un texte aléatoire du relevé ne correspond pas à son empreinte.
fair-wrong-start = Le relevé raconte un autre début que celui que votre page a vu.
fair-wrong-own = Le texte aléatoire de votre page n’est pas dans le relevé.
fair-wrong-hidden = Le relevé passe sous silence un début de partie que votre page a vu.
fair-wrong-blamed = Le relevé dit que votre page n’a pas répondu, alors que le serveur avait confirmé sa réponse.
fair-distrust = Le serveur a changé sa part de la graine au dernier moment. Votre page a gardé son texte aléatoire pour elle.
fair-receipt = Enregistrer le reçu de votre page
fair-receipt-hint = Avec le relevé et ce reçu, « quintet verify » vérifie tout, jusqu’à la dernière carte.

## Une table pendant la partie

players = Joueurs
you-watch = Vous regardez.
table-menu = Table
log-and-chat = Journal et discussion
log-and-chat-unread = { $count ->
    [one] Journal et discussion, { $count } message non lu
   *[other] Journal et discussion, { $count } messages non lus
}
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-watcher = Seuls les joueurs peuvent discuter.
emote-good = Bien joué
emote-clap = Applaudissements
emote-laugh = Rire
emote-wow = Étonnement
emote-phew = Ouf
emote-hurry = On vous attend
rules-of = Règles de { $game }
hand-over = Laisser un robot jouer pour moi
hand-over-hint = Vous pouvez reprendre votre place à tout moment.
bot-plays-for-you = Un robot joue pour vous.
take-back = Reprendre ma place
away-for-a-minute = { $name } n’est plus là depuis un moment.
let-bot-play = Laisser jouer un robot
share-seat = Utiliser ma place sur un autre appareil
share-seat-hint = Ouvrez ce lien sur votre autre appareil. Qui le possède joue à votre place : gardez-le pour vous.
watch-link-everything = Qui ouvre ce lien peut regarder, et voit après la fin tout ce qui était caché.
watch-link-table = Qui ouvre ce lien peut regarder, et voit ce qui est découvert sur la table.
watch-link-nothing = À cette table, personne ne peut regarder : le lien ne sert qu’à ceux qui ont une place.
leave = Quitter vers l’accueil
leave-hint = Votre place est gardée. La partie se trouve sous « Reprendre une partie ».
game-over = La partie est terminée.
rematch = Rejouer
join-rematch = Aller à la partie suivante
watch-rematch = Regarder la partie suivante
no-screen = Cette page ne sait pas encore montrer ce jeu.
screen-failed = Le jeu n’a pas pu être chargé.
connection-lost = Connexion perdue. Nouvel essai…
newer-version = Une version plus récente est là.
