# La table

table-player = Joueur { $number }
table-no-such-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
table-game-over = La partie est terminée.
table-seats-out-of-range = On joue de { $fewest } à { $most }, pas à { $count }.
table-newer-log = Cet enregistrement vient de la version { $theirs } ; ce programme lit jusqu’à la version { $ours }.
table-time-goes-back = Le temps ne recule jamais : quelque chose s’est déjà passé plus tard.
table-invitation = On vous invite à une partie de { $game }.

# Une partie enregistrée

table-replay-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, version { $rules } des règles
table-replay-options = Options : { $options }
table-replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
table-replay-round = Manche { $round } sur { $rounds }
table-result-place = { $place }. { $who_is ->
    [you] Vous
   *[other] { $who }
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-result-draw = Personne n’a gagné.
table-result-solved = Réussi !
table-result-failed = Raté.

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
log-unfinished = L’enregistrement s’arrête avant la fin de la partie : il manque la suite.
log-unknown-game = C’est une partie de « { $game } », que ce programme ne connaît pas.
log-changed = L’enregistrement a été modifié après la partie : « { $check } » ne correspond pas.
# T-9
log-over-by-then = À ce moment-là, la partie était déjà finie : choisissez un moment plus tôt.
log-no-way-on = Les règles d’aujourd’hui ne connaissent pas cette position : choisissez un autre moment.
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

solve-no-tab = Une ligne, c’est le joker de la manche, une tabulation, puis les cartes.
solve-not-a-wild = « { $wild } » n’est pas une valeur : le joker de la manche va de 3 à 13, ou J, Q, K.
solve-not-a-card = « { $card } » n’est pas une carte : on écrit 3t 10h Jc Qs Kd, et W pour un joker.
solve-too-many-cards = Une main a { $most } cartes au plus, pas { $count }.
solve-too-many-copies = { $card } existe { $most } fois au plus.
solve-nothing-to-discard = Il n’y a pas de carte à défausser.

# Une table en ligne

server-old-page = Cette page n’est plus à jour : rechargez-la.
server-not-text = Un message est du texte, pas des octets.
server-second-hello = Seul le premier message d’une connexion est hello.
server-hash-alone = On ne joint une empreinte que si la partie doit commencer tout de suite ; à une table, c’est « commit » qui l’envoie.
server-message-too-long = Message trop long : 16 Kio au plus.
server-no-such-table = Aucune table avec le code { $code }. Vérifiez-le ou demandez le lien : le code ne marche plus une fois la partie commencée.
server-seat-taken = Cette place est prise.
server-no-free-seat = Plus de place libre.
server-too-few-seats = Il y a déjà plus de monde à table.
server-nobody-to-remove = Il n’y a personne à retirer à cette place.
server-not-host = Seul l’hôte peut le faire.
server-no-seat = Vous ne jouez pas à cette table.
server-started = La partie a déjà commencé.
server-bad-name = Un nom compte de 1 à 24 caractères, dont au moins un visible.
server-removed = L’hôte vous a fait quitter cette table.
server-not-playing = Aucune partie n’est en cours.
server-not-away = { $name } ne répond plus depuis moins d’une minute : attendez encore un peu.
server-bot-already = Un robot joue déjà à cette place.
server-seat-is-yours = Aucun robot ne joue à votre place.
server-unknown-key = Ce lien n’est plus valable.
server-key-of-no-use = Ce lien ne sert à rien ici : vous avez déjà une place, ou elle est déjà sur assez d’appareils.
server-contribution-too-long = Un ajout à la graine a 64 octets au plus.
server-starting = La partie va commencer : on ne change plus rien à la table.
server-nothing-to-reveal = Aucune partie ne commence : il n’y a pas de texte à révéler.
server-wrong-reveal = Ce n’est pas le texte sur lequel votre place s’est engagée.
server-not-committed = Envoyez d’abord l’empreinte de votre texte aléatoire, puis le texte quand la partie commence.
server-line-too-long = Un message compte de 1 à 200 caractères.
server-not-stored = Échec de l’enregistrement : rien n’a changé. Réessayez dans un instant.
server-database-away = Le serveur ne peut rien enregistrer pour le moment : rien n’a changé. La partie reprendra dès que possible.
server-hello-first = Le premier message est hello.
server-bot-plays = Un robot joue pour vous : reprenez d’abord votre place.
server-foreign-page = Cette demande vient d’une page d’une autre adresse.
server-not-your-series = Seules les personnes de cette table voient ce qu’elles ont joué ensemble.
server-no-such-key = Ce lien ou cette phrase ne marche pas. Un lien sert une seule fois, pendant 15 minutes ; seule la dernière phrase compte.
server-no-phrase = Ce n’est pas une phrase de retour : elle a neuf mots de cinq lettres.
server-misspelt-phrase = Il y a une lettre fausse dans cette phrase. Vérifiez-la mot par mot.
server-played-on = Cette partie en prolonge une autre : ses places et ses options restent.
server-not-over = La partie n’est pas encore terminée.
server-no-such-eyes = Il n’y a pas de telle place d’où regarder.
server-log-too-long = Ce fichier est trop grand pour une partie enregistrée.
server-not-from-a-device = Seules les parties jouées jusqu’au bout sur cet appareil, contre des robots, peuvent s’ajouter aux vôtres.
server-not-enough = Il faut plus de joueurs ou de robots.
server-number-used = Les commandes sont numérotées à partir de 1, et chaque numéro vaut pour une seule commande.
server-no-such-message = Ce message ne peut plus être lu ici.
server-bad-clock = Le temps par tour va de 15 secondes à 10 minutes.
server-not-for-watchers = À cette table, seuls les joueurs peuvent revoir la partie.
server-closed = L’hôte a fermé cette table.
server-no-hints = Les conseils n’ont pas été permis avant le début de la partie.
server-nothing-to-hint = Vous n’avez rien à jouer pour l’instant.
server-hint-under-way = Un conseil est déjà en route.
server-review-under-way = Une analyse est déjà en cours pour vous : une à la fois.
server-no-time-to-review = Le temps a manqué pour analyser cette partie. Réessayez.
server-too-long-to-review = Cette partie est trop longue pour être analysée.
server-too-many-reviews = { $seconds ->
    [one] Cela fait beaucoup d’analyses. Attendez { $seconds } seconde.
   *[other] Cela fait beaucoup d’analyses. Attendez { $seconds } secondes.
}
server-address-too-many-reviews = { $seconds ->
    [one] Beaucoup d’analyses ont été demandées depuis votre réseau. Attendez { $seconds } seconde.
   *[other] Beaucoup d’analyses ont été demandées depuis votre réseau. Attendez { $seconds } secondes.
}
server-table-full = Cette table n’accepte plus de messages ni de changements : il y en a eu trop. La partie continue.
server-no-time-to-hint = Pas de conseil pour l’instant : redemandez dans un moment.
server-too-fast = Trop rapide ! Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-much-chat = Trop de messages d’un coup. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-address-too-fast = Trop de demandes depuis votre réseau. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-many-tries = Trop de codes faux. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-many-sockets = Déjà { $most } connexions depuis votre réseau : fermez-en, puis réessayez.
server-too-many-tables = Vous avez ouvert trop de tables. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-address-too-many-tables = Trop de tables ouvertes depuis votre réseau. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

## Analyses

review-unfinished = Cette partie n’est pas finie, ou son enregistrement est tronqué : seules les parties finies sont analysées.
review-changed = Cet enregistrement a été modifié après avoir été scellé : ce n’est pas la partie qui a été jouée.
review-without-actions = Cet enregistrement date d’avant que les actions soient gardées : il n’y a rien à analyser.
review-none = Il n’y a pas d’analyses de ce jeu.
review-round = Manche { $round }
review-blunder = ?? { $who_is ->
    [you] Votre gaffe
   *[other] Gaffe de { $who }
} ({ $cost }) :
review-mistake = ? { $who_is ->
    [you] Votre erreur
   *[other] Erreur de { $who }
} ({ $cost }) :
review-inaccurate = ?! { $who_is ->
    [you] Vous pouviez mieux faire
   *[other] { $who } pouvait mieux faire
} ({ $cost }) :
review-missed = ? { $who_is ->
    [you] Vous avez manqué une occasion
   *[other] { $who } a manqué une occasion
} ({ $cost }).
review-better = Mieux : { $what }
review-leave = Ne rien faire.
review-leave-why = Il n’y avait rien à y gagner.
review-turning-points = Les tournants
review-turned-decision = { $round ->
    [0] { $who_is ->
        [you] Votre coup
       *[other] Le coup de { $who }
    }
   *[other] Manche { $round }, { $who_is ->
        [you] votre coup
       *[other] le coup de { $who }
    }
} (coût : { $amount }) :
review-turned-luck = { $round ->
    [0] { $who_is ->
        [you] De la chance pour vous
       *[other] De la chance pour { $who }
    }
   *[other] Manche { $round }, { $who_is ->
        [you] de la chance pour vous
       *[other] de la chance pour { $who }
    }
} (gain : { $amount }) :
review-turned-bad-luck = { $round ->
    [0] { $who_is ->
        [you] De la malchance pour vous
       *[other] De la malchance pour { $who }
    }
   *[other] Manche { $round }, { $who_is ->
        [you] de la malchance pour vous
       *[other] de la malchance pour { $who }
    }
} (coût : { $amount }) :
review-player = { $who_is ->
    [you] Vous
   *[other] { $who }
} : { $percent } % de { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} sans reproche ; imprécisions : { $inaccurate }, erreurs : { $mistakes }, gaffes : { $blunders }.
review-lost = Perdu par ses décisions : { $lost }.
review-account = Résultat : { $result }. Chance : { $luck }. Talent : { $skill }. Ni l’un ni l’autre : { $rest }.
