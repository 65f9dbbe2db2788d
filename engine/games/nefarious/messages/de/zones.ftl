# Wie die Orte auf dem Tisch heißen.

zone-action = gewählte Aktion
zone-actions = Aktionskarten
zone-box = Schachtel
zone-espionage = Spionage
zone-hand = Hand
zone-invent = Erfinden
zone-invention-deck = Stapel der Erfindungen
zone-invention-discard = Ablage der Erfindungen
zone-inventions = Erfindungen im Spiel
zone-laid = verdeckte Erfindung
zone-research = Forschen
zone-reserve = Vorrat
zone-set-aside = beiseitegelegte Erfindung
zone-twists = Wendungen
zone-work = Arbeiten
