# What stands on the box.
kind-five-crowns = Rummy
says-five-crowns = Eleven rounds of rummy, five suits, and a new wild rank each round.
