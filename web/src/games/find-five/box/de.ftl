# What stands on the box.
kind-find-five = Knobeln auf Tempo
says-find-five = Fünf Würfel, ein Brett voller Symbole: Finde die Formen schneller als die anderen.
