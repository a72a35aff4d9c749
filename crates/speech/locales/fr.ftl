# La table

table-player = Joueur { $number }
table-no-such-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
table-game-over = La partie est terminée.
table-seats-out-of-range = On joue de { $fewest } à { $most }, pas à { $count }.
table-newer-log = Cet enregistrement vient de la version { $theirs } ; ce programme lit jusqu’à la version { $ours }.
table-time-goes-back = Le temps ne recule jamais : quelque chose s’est déjà passé plus tard.

# Une partie enregistrée

table-replay-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, version { $rules } des règles
table-replay-options = Options : { $options }
table-replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
table-result-place = { $place }. { $who_is ->
    [you] Vous
   *[other] { $who }
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-result-draw = Personne n’a gagné.
table-result-solved = Réussi.
table-result-failed = Pas réussi.

# Le moteur

engine-not-json = Ce n’est pas du JSON : { $detail }.
engine-not-an-object = Une demande est un objet JSON, par exemple {"{"}"op":"games"{"}"}.
engine-not-utf8 = Cette ligne n’est pas du texte UTF-8.
engine-line-too-long = Cette ligne est trop longue : le maximum est de 1 Mio.
engine-unknown-op = L’opération « { $op } » n’existe pas.
engine-field-missing = Le champ « { $field } » manque.
engine-field-unknown = Cette opération n’a pas de champ « { $field } ».
engine-field-kind = Le champ « { $field } » doit être { $kind ->
    [count] un nombre entier, 0 ou plus
    [number] un nombre entier
    [text] un texte
    [object] un objet
    [switch] true ou false
    [seat] le numéro d’une place, ou null pour un spectateur
    [level] random, easy, medium ou hard
    [texts] une liste de textes, un par place au plus
   *[contributions] une liste d’objets avec « seat » et « text »
}.
engine-unknown-game = Le jeu « { $game } » n’existe pas. Les jeux sont : { $games }.
engine-no-game-open = Aucune partie n’est ouverte : commencez par « new » ou « load ».
engine-options-kind = Les options doivent être un objet.
engine-option-unknown = Ce jeu n’a pas d’option « { $option } ».
engine-option-kind = L’option « { $option } » doit être { $kind ->
    [switch] true ou false
    [number] un nombre entier
   *[word] un mot
}.
engine-option-range = L’option « { $option } » va de { $from } à { $to }.
engine-option-word = L’option « { $option } » est l’une de ces valeurs : { $words }.
engine-not-an-action = Ce n’est pas une action du jeu : { $detail }.
engine-not-a-position = Ce n’est pas une position du jeu : { $detail }.
engine-thought-too-long = Le maximum pour « { $field } » est { $most }.
engine-no-log = L’historique de cette table n’est pas conservé ici.
engine-mistake = Cette demande a révélé une erreur du programme. La partie a été fermée.

# Les solveurs

solve-no-tab = Une ligne, c’est l’atout, une tabulation, puis les cartes.
solve-not-a-wild = « { $wild } » n’est pas un rang : l’atout va de 3 à 13, ou J, Q, K.
solve-not-a-card = « { $card } » n’est pas une carte : on écrit 3t 10h Jc Qs Kd, et W pour un joker.
solve-too-many-cards = Une main a { $most } cartes au plus, pas { $count }.
solve-too-many-copies = { $card } existe { $most } fois au plus.
solve-nothing-to-discard = Il n’y a pas de carte à défausser.

# Une table en ligne

server-old-page = Cette page est plus ancienne que le serveur : rechargez-la.
server-not-a-message = Ce message est illisible : { $detail }.
server-message-too-long = Ce message est trop long : 16 Kio au plus.
server-no-such-table = Il n’y a pas de table { $code }.
server-seat-taken = Cette place est prise.
server-no-free-seat = Aucune place n’est libre.
server-too-few-seats = Il y a déjà plus de monde que cela.
server-nobody-to-remove = Il n’y a personne ici que l’on puisse retirer.
server-not-host = Seul l’hôte peut faire cela.
server-no-seat = Vous n’avez pas de place à cette table.
server-started = La partie a commencé.
server-bad-name = Un nom a de 1 à 24 caractères.
server-not-playing = La partie n’est pas en cours.
server-not-away = { $name } n’est pas encore absent depuis une minute.
server-bot-already = Un robot joue déjà cette place.
server-seat-is-yours = Aucun robot ne joue votre place.
server-unknown-key = Ce lien vers une place n’est pas valable.
server-key-of-no-use = Ce lien vers une place ne sert à rien ici : vous avez une place, ou elle est sur assez d’appareils.
server-contribution-too-long = Un ajout à la graine a 64 octets au plus.
server-starting = La partie est sur le point de commencer : la table reste telle quelle.
server-nothing-to-reveal = Aucune partie ne commence pour laquelle il y aurait un texte à révéler.
server-wrong-reveal = Ce n’est pas le texte auquel votre place s’est engagée pour ce début de partie.
server-not-committed = Envoyez d’abord l’empreinte de votre texte aléatoire, et le texte lui-même quand la partie commence.
server-line-too-long = Une ligne de discussion a de 1 à 200 caractères.
server-not-stored = Cela n’a pas pu être enregistré et n’a pas eu lieu. Réessayez dans un instant.
server-hello-first = Le premier message est hello.
server-bot-plays = Un robot joue votre place. Reprenez-la d’abord.
server-foreign-page = Cette demande vient d’une page d’une autre adresse.
server-not-over = La partie n’est pas encore finie.
server-not-enough = Il faut plus de personnes ou de robots.
server-number-used = Les commandes sont numérotées à partir de 1, et chaque numéro vaut pour une seule commande.
server-no-such-message = Aucun message de ce joueur portant ce numéro ne peut encore être lu ici.
server-bad-clock = Un tour peut être limité à une durée de 15 secondes à 10 minutes.
server-not-for-watchers = L’hôte de cette table ne montre pas l’enregistrement de la partie à ceux qui n’y jouaient pas.
server-closed = L’hôte a fermé cette table.
server-no-hints = D’autres personnes jouent ici, et les conseils n’ont pas été autorisés avant le début.
server-nothing-to-hint = Vous n’avez rien à faire maintenant.
server-hint-under-way = On réfléchit encore à votre dernière question.
server-too-fast = C’était trop rapide. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-many-sockets = Il y a déjà { $most } connexions depuis votre adresse : fermez-en, puis réessayez.
server-too-many-tables = Beaucoup de tables ont été ouvertes depuis votre adresse. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
