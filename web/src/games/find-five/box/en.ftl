# What stands on the box.
kind-find-five = Real-time puzzle
says-find-five = Five dice, one board: outline matching shapes before anyone else.
