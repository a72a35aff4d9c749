# What stands on the box.
kind-double-series = Brettspiel
says-double-series = Im Team fünf Steine in eine Reihe legen, auf einem Brett aus Karten. Zwei Reihen gewinnen.
