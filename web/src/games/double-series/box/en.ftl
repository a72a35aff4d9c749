# What stands on the box.
kind-double-series = Board game
says-double-series = Play a card, place a marker. The first team to line up five, twice, wins.
