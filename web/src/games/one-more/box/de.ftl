# What stands on the box.
kind-one-more = Ablegespiel
says-one-more = Höher oder niedriger? Wer nicht kann, verliert die Runde. Wer zweimal verliert, gewinnt!
