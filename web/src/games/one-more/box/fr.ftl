# What stands on the box.
kind-one-more = Jeu de défausse
says-one-more = Plus haut ou plus bas ? Qui ne peut pas jouer perd la manche, et perdre deux fois, c’est gagner.
