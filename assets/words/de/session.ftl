# why the last choice can or cannot be taken back: the reasons of Session.undo_state; .further where undo goes on beyond it
undo-possible = Nimmt die letzte Wahl zurück.
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-other-seat = Zurücknehmen geht nicht: Seither war jemand anderes dran.
    .further = Zurücknehmen geht nicht: Seither war jemand anderes dran. { undo-further }
    .question = Seither war jemand anderes dran und zieht dann noch einmal. { undo-assisted }
undo-revealed = Hier ist Schluss: Eine verborgene Karte wurde gezeigt.
    .further = Hier ist Schluss: Eine verborgene Karte wurde gezeigt. { undo-further }
    .question = Seither wurde eine verborgene Karte gezeigt, und gesehen ist gesehen. { undo-assisted }
undo-random = Hier ist Schluss: Der Zufall hat entschieden.
    .further = Hier ist Schluss: Der Zufall hat entschieden. { undo-further }
    .question = Seither hat der Zufall entschieden, und er würde wieder so entscheiden. { undo-assisted }
undo-over = Hier ist Schluss: Die Partie ist vorbei.
    .further = Hier ist Schluss: Die Partie ist vorbei. { undo-further }
undo-one-try = Die Partie des Tages ist ein einziger Versuch: Nichts wird zurückgenommen.
undo-not-looking = Nur wer am Tisch sitzt, nimmt eine Wahl zurück.
    .further = Nur wer am Tisch sitzt, nimmt eine Wahl zurück. { undo-further }
undo-further = Die Wahl davor lässt sich noch zurücknehmen; die Partie gilt dann als „mit Hilfe“.
undo-assisted = Die Partie gilt dann als „mit Hilfe“: Ergebnis und Statistik führen sie getrennt.

person = Person
computer = Computer: { $level }
now-a-person = { $name } wird ab hier von einer Person gespielt
now-at = { $name } spielt ab hier auf „{ $level }“, nicht mehr auf „{ $before }“
now-a-computer = { $name } wird ab hier vom Computer gespielt ({ $level })

# levels and personalities; what each does
kind-gentle = Sanft
kind-gentle-does = Sieht wenig, vergisst bald: für die erste Partie.
kind-normal = Normal
kind-normal-does = Beurteilt Züge gut, einen nach dem anderen.
kind-hard = Schwer
kind-hard-does = Weiß besser, was sich lohnt, und denkt voraus.
kind-expert = Experte
kind-expert-does = Denkt am längsten über das nach, was kommt.
kind-mixed = Gemischt
kind-plain = Schlicht
kind-plain-does = Nimmt immer den Zug, der am besten scheint.
kind-aggressive = Angriffslustig
kind-aggressive-does = Mag Züge, die den Nachbarn schaden.
kind-hoarder = Sammler
kind-hoarder-does = Hortet gern Karten, Geld und Ähnliches.
kind-gambler = Zocker
kind-gambler-does = Mag Züge, die prächtig enden können, oder nicht.
kind-schemer = Ränkeschmied
kind-schemer-does = Mag Züge, die etwas für später vorbereiten.
kind-peacemaker = Friedlich
kind-peacemaker-does = Mag Züge, die die Nachbarn in Ruhe lassen.

alone = Auf diesem Computer lässt sich kein zweiter Prozess starten, darum denken die Computerspieler im selben.
    .weaker = Auf diesem Computer lässt sich kein zweiter Prozess starten, darum denken die Computerspieler im selben, höchstens auf „{ $level }“.
computer-late = Der Computer von { $name } ({ $level }) hat nicht rechtzeitig geantwortet; { $instead }.
computer-lost = Der Computer von { $name } ({ $level }) ist stehen geblieben; { $instead }.
computer-failed = Der Computer von { $name } ({ $level }) hat einen Fehler gemacht; { $instead }.
instead-once = { $level } hat dieses eine Mal gewählt
instead-always = { $level } spielt an seiner Stelle weiter
instead-random = es wurde zufällig gewählt
level-unknown = { $name } wurde von „{ $kind }“ gespielt, was diese Version nicht kennt; { $level } spielt weiter.

hidden-secret = Alle wählen geheim, darum ist der Tisch verborgen, bis { $name } da ist.
hidden-first-look = Bevor es losgeht, sehen alle an, was nur für sie ist. Der Tisch ist verborgen, bis { $name } da ist.
hidden-private = Die nächste Wahl ist geheim, darum ist der Tisch verborgen, bis { $name } da ist.

match-of = Die Partie von { $names }
match-of-nobody = Die Partie von niemandem
has-to-wait = { $match }: Diese Partie muss warten: { $reason }.
cannot-go-on = { $match }: Diese Partie kann nicht weitergehen: { $reason }. Sie bleibt erhalten, und ihr Verlauf ist in der Liste der Partien zu lesen.
no-match = die Datei enthält keine Partie
over-then = In diesem Moment ist die Partie vorbei, darum kann niemand von hier weiterspielen.
bookmark-refused = Kein Lesezeichen möglich: { $reason }.
hours-left = { $hours } h { $minutes }
minutes-left = { $minutes } min
time-is-up = die Zeit ist um
bookmarks-alone = Lesezeichen gibt es für eine Person gegen Computer
bookmarks-not-kept = diese Partie wird nicht gespeichert
match-over = die Partie ist vorbei
rules-changed = Die Regeln von { $game } haben sich seit Beginn dieser Partie geändert; sie geht dort weiter, wo sie stand.
branched = Von hier geht eine neue Partie weiter, die als „mit Hilfe“ gilt; die andere bleibt, wie sie ist.
lost-way = Die Antworten dieser Partie führen nicht dorthin, wo sie stand; sie geht von dort weiter.
gone-on = Diese Partie wird auch in einem anderen Cul-de-Sac gespielt, das sie weitergeführt hat. Von hier an ist dies eine eigene Partie; beide stehen in der Liste.
not-saved = { $problem } Die Partie geht weiter, aber die letzten Züge sind noch nicht gespeichert.
save-late = Noch nicht gespeichert
something-happens = Gleich geschieht etwas
reaction-lost = { $words }: Das geht nicht mehr, denn etwas anderes war schneller.
please-look-away = { $names }, bitte wegsehen.
no-seal = Diese Partie begann ohne Fingerabdruck ihrer Stapel.
known-seed = Bekannter Seed: Ein Spieler hat ihn vor der Partie eingegeben.
seal-promise = Die Reihenfolge aller Stapel steht fest. Ihr Fingerabdruck: { $shown }
seal-broken = Seed { $seed } hat nicht den genannten Fingerabdruck { $shown }: Diese Partie wurde verändert.
seal-kept = Die Stapel lagen, wie sie am Anfang feststanden: Seed { $seed } hat den Fingerabdruck { $shown }.

# what others did since somebody last answered
did = { $player ->
    [You] Du: { $deeds }
   *[other] { $player }: { $deeds }
}
did-to = { $player }: { $victim ->
    [you] du
   *[other] { $victim }
} { $deeds }
rules-did-to = Nach den Regeln: { $victim ->
    [you] du
   *[other] { $victim }
} { $deeds }
did-more = Weitere: { $players }
by-card = { $words } ({ $card })
by-spin = { $words } (Dreh)
times = { $words } { $count ->
    [2] zweimal
   *[other] { $count }-mal
}
