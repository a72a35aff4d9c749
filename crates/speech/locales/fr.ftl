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

# Ce qui est mal écrit

form-not-json = Ce n’est pas du JSON : { $problem ->
    [end] le texte s’interrompt
    [deep] il y a trop de niveaux
    [more] quelque chose suit après la fin, colonne { $column }
    [number] un nombre est trop grand, colonne { $column }
   *[sign] il y a une erreur, colonne { $column }
}.
form-missing = { $what ->
    [action] L’action
    [position] La position
    [options] La liste des options
    [message] Le message
    [header] La première ligne
    [record] Cette ligne
    [receipt] Le reçu
   *[answer] La réponse
} n’indique pas « { $field } ».
form-missing-at = « { $at } » n’indique pas « { $field } ».
form-unknown = { $what ->
    [action] L’action
    [position] La position
    [options] La liste des options
    [message] Le message
    [header] La première ligne
    [record] Cette ligne
    [receipt] Le reçu
   *[answer] La réponse
} ne peut pas indiquer « { $field } ». Les champs sont : { $known }.
form-unknown-at = « { $at } » n’a pas de champ « { $field } ». Les champs sont : { $known }.
form-word = « { $at } » ne peut pas être { $value }, mais seulement : { $known }.
form-kind = { $what ->
    [action] L’action
    [position] La position
    [options] La liste des options
    [message] Le message
    [header] La première ligne
    [record] Cette ligne
    [receipt] Le reçu
   *[answer] La réponse
} doit s’écrire comme { $kind ->
    [count] un nombre entier, 0 ou plus
    [number] un nombre entier
    [text] un texte, entre guillemets droits
    [switch] true ou false
    [list] une liste, entre crochets
    [object] un objet, entre accolades
   *[word] un de ses mots, entre guillemets droits
}, et non { $value }.
form-kind-at = « { $at } » doit être { $kind ->
    [count] un nombre entier, 0 ou plus
    [number] un nombre entier
    [text] un texte, entre guillemets droits
    [switch] true ou false
    [list] une liste, entre crochets
    [object] un objet, entre accolades
   *[word] un de ses mots, entre guillemets droits
}, et non { $value }.
form-range = « { $at } » doit être un nombre entier de { $from } à { $to }, et non { $value }.
form-entries = « { $at } » doit être une liste de longueur { $count }.
form-most-entries = « { $at } » doit être une liste de longueur { $most } au plus.
form-twice = { $what ->
    [action] L’action
    [position] La position
    [options] La liste des options
    [message] Le message
    [header] La première ligne
    [record] Cette ligne
    [receipt] Le reçu
   *[answer] La réponse
} indique deux fois le même champ.
form-unclear = { $what ->
    [action] L’action
    [position] La position
    [options] La liste des options
    [message] Le message
    [header] La première ligne
    [record] Cette ligne
    [receipt] Le reçu
   *[answer] La réponse
} n’a pas la forme voulue.
form-unclear-at = « { $at } » n’a pas la forme voulue.
written-seats = { $value } dans « { $at } » ne sont pas des places : écrivez des nombres inférieurs à { $most }.
written-hash = { $value } dans « { $at } » n’est pas une empreinte : écrivez 64 chiffres hexadécimaux.
written-by = { $value } dans « { $at } » ne dit pas d’où cela vient : écrivez "start" ou "due", ou un objet avec « seat » ou « rules ».

# Une partie enregistrée illisible

log-empty = Le fichier est vide.
log-not-a-log = Ce n’est pas une partie enregistrée : sa première ligne serait un objet avec « quintet », « game », « rules » et « seats ».
log-other-game = C’est une partie de « { $theirs } », pas de « { $ours } ».
log-contradicts-itself = Ce qui s’y passe se contredit.
receipt-newer = Ce reçu vient d’une version plus récente.

# Le moteur

engine-not-an-object = Une demande est un objet JSON, par exemple {"{"}"op":"games"{"}"}.
engine-not-utf8 = Cette ligne n’est pas du texte UTF-8.
engine-line-too-long = Cette ligne est trop longue : le maximum est de 1 Mio.
engine-empty-line = Cette ligne est vide. Une demande est un objet JSON, par exemple {"{"}"op":"games"{"}"}.
engine-unknown-op = L’opération « { $op } » n’existe pas. Les opérations sont : { $known }.
engine-field-missing = Le champ « { $field } » manque.
engine-field-unknown = Cette opération n’a pas de champ « { $field } ». Les champs sont : { $known }.
engine-action-of-another-game = C’est une action d’un autre jeu.
engine-field-kind = Le champ « { $field } » doit être { $kind ->
    [count] un nombre entier, 0 ou plus
    [number] un nombre entier
    [text] un texte
    [object] un objet
    [switch] true ou false
    [seat] le numéro d’une place, ou null pour un spectateur
    [level] random, easy, medium ou hard
    [texts] une liste de textes, un par place au plus
   *[contributions] une liste d’objets avec « seat » et « text »
}.
engine-unknown-game = Le jeu « { $game } » n’existe pas. Les jeux sont : { $games }.
engine-no-game-open = Aucune partie n’est ouverte : commencez par « new » ou « load ».
engine-options-kind = Les options doivent être un objet.
engine-option-unknown = Ce jeu n’a pas d’option « { $option } ». Les options sont : { $known }.
engine-option-kind = L’option « { $option } » doit être { $kind ->
    [switch] true ou false
    [number] un nombre entier
   *[word] un mot
}.
engine-option-range = L’option « { $option } » va de { $from } à { $to }.
engine-option-word = L’option « { $option } » est l’une de ces valeurs : { $words }.
engine-thought-too-long = Le maximum pour « { $field } » est { $most }.
engine-no-log = L’historique de cette table n’est pas conservé ici.
engine-mistake = Cette demande a révélé une erreur du programme. La partie a été fermée.

# Les solveurs

solve-no-tab = Une ligne, c’est la valeur des jokers de la manche, une tabulation, puis les cartes.
solve-not-a-wild = « { $wild } » n’est pas une valeur : celle des jokers de la manche va de 3 à 13, ou J, Q, K.
solve-not-a-card = « { $card } » n’est pas une carte : on écrit 3t 10h Jc Qs Kd, et W pour un joker.
solve-too-many-cards = Une main a { $most } cartes au plus, pas { $count }.
solve-too-many-copies = { $card } existe { $most } fois au plus.
solve-nothing-to-discard = Il n’y a pas de carte à défausser.

# Une table en ligne

server-old-page = Cette page est plus ancienne que le serveur : rechargez-la.
server-not-text = Un message est du texte, pas des octets.
server-second-hello = Seul le premier message d’une connexion est hello.
server-hash-alone = On ne joint une empreinte que si la partie doit commencer tout de suite ; à une table, c’est « commit » qui l’envoie.
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
