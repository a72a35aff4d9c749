# What stands on the box.
kind-double-series = Jeu de plateau
says-double-series = En équipe, alignez cinq pions sur un plateau de cartes. Deux fois !
