# What stands on the box.
kind-five-or-less = Merkspiel auf Tempo
says-five-or-less = Merk dir deine verdeckten Karten, wirf gleiche blitzschnell ab und sag an: fünf oder weniger!
ease-five-or-less = Merkhilfe: gesehene Karten zeigen
