# What stands on the box.
kind-find-five = Casse-tête de vitesse
says-find-five = Cinq dés, un plateau de symboles : entourez les formes avant les autres.
