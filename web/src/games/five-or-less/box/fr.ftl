# What stands on the box.
kind-five-or-less = Jeu de mémoire et de vitesse
says-five-or-less = Retenez vos cartes cachées, débarrassez-vous-en vite et annoncez dès que vous êtes à cinq ou moins.
ease-five-or-less = Aide-mémoire des cartes vues
