# What stands on the box.
kind-five-crowns = Rami
says-five-crowns = Onze manches de rami à cinq couleurs. Le joker change à chaque manche.
