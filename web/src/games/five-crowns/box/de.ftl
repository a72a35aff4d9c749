# What stands on the box.
kind-five-crowns = Rommé
says-five-crowns = Elf Runden Rommé mit fünf Farben – und in jeder Runde einem anderen Joker.
