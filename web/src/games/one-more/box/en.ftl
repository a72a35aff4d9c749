# What stands on the box.
kind-one-more = Shedding game
says-one-more = Higher or lower? If you can’t play, take one more – and that’s how you win.
