# Was das Programm über Dateien und deine Daten sagt: was geschehen ist, was das bedeutet und was zu tun ist.

# --- Lesen und Schreiben -------------------------------------------------------------------------------------

cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cannot-read-now = { $file } lässt sich gerade nicht lesen: { $reason }.
cannot-read-folder = Der Ordner { $folder } lässt sich nicht lesen: { $reason }.
not-valid = { $file } ist kein gültiges { $format }: { $reason }.
cannot-read-to-end = { $file } lässt sich nicht bis zum Ende lesen.
cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cannot-write-now = { $file } lässt sich gerade nicht schreiben: { $reason }.
cannot-copy-now = { $file } lässt sich gerade nicht sichern: { $reason }.
cannot-move = { $file } lässt sich nicht verschieben: { $reason }.
cannot-delete = { $file } lässt sich nicht löschen: { $reason }.
cannot-use = { $file } ist nicht verwendbar: { $reason }.
not-text = { $file } ist kein Text in UTF-8.
too-large = { $file } ist zu groß. Die Grenze liegt bei { $most } KB.
file-exists = Es gibt schon eine Datei { $file }. Wähle einen anderen Namen.
no-such-file = Die Datei { $file } gibt es nicht.
damaged = { $file } ist beschädigt: { $reason }.

reason-no-file = das ist keine Datei
reason-checksum = der Inhalt passt nicht zur Prüfsumme
reason-no-document = es steht kein Dokument darin
reason-stuck = die Datei ist beschädigt und lässt sich nicht beiseitelegen
reason-inconsistent = der Inhalt widerspricht sich
reason-unpack = der Inhalt lässt sich nicht entpacken

not-of-format = { $file } ist keine Datei von Cul-de-Sac ({ $format }).
newer-file = { $file } stammt von einer neueren Version von Cul-de-Sac. Diese Version kann sie nicht lesen.

# --- Ordner --------------------------------------------------------------------------------------------------

no-named-folder = Der Ordner { $folder } aus { $variable } ist nicht zu finden. Bis dort ein anderer steht, wird nichts gespeichert.
no-home = Dein Benutzerordner ist nicht zu finden. Bis du HOME setzt oder das Programm mit --portable startest, wird nichts gespeichert.
folders-unusable = Nicht lesbar und nicht speicherbar: { $things }. Cul-de-Sac darf den Ordner { $folder } nicht benutzen.
thing-settings = Einstellungen
thing-matches = Partien
thing-packs = Kartenpakete
thing-reports = Berichte
in-use = Cul-de-Sac ist mit diesen Partien geöffnet. Schließe es zuerst.
not-alone = Ein weiteres Cul-de-Sac ist mit denselben Partien geöffnet. Spielst du eine Partie in beiden, werden zwei daraus.
early-files = Diese Version kann die alten Dateien in { $folders } nicht öffnen. Sie bleiben dort, bis du sie verschiebst.

# --- Partien -------------------------------------------------------------------------------------------------

being-repaired = Deine gespeicherten Partien werden gerade repariert. Versuche es gleich noch einmal.
being-updated = Deine gespeicherten Partien werden gerade aktualisiert. Versuche es gleich noch einmal.
still-saving = Deine letzten Züge werden noch gespeichert. Versuche es gleich noch einmal.
another-program = Ein anderes Programm benutzt deine gespeicherten Partien.
newer-matches = Deine Partien stammen von einer neueren Version von Cul-de-Sac. Bis du sie benutzt, wird nichts gespeichert.
early-matches = Deine Partien stammen von einer frühen Version von Cul-de-Sac. Bis du { $file } in einen anderen Ordner verschiebst, wird nichts gespeichert.
recovered = { $file } war beschädigt. Gerettet: { $matches } und { $results }. Die beschädigte Datei heißt jetzt { $kept }.
count-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
count-results = { $count ->
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
  }
match-gone = Diese Partie gibt es nicht mehr.
match-other-rules = Zu diesem Moment führt kein Weg zurück, denn die Regeln haben sich seither geändert.
match-changed = Ein anderes Cul-de-Sac hat diese Partie fortgesetzt.
match-damaged = Diese Partie ist beschädigt: { $reason }.
reason-bad-undo = Zeile { $number } nimmt Züge zurück, die es nicht gibt
reason-bad-count = die Zahl ihrer Züge ist nicht lesbar
reason-bad-move = Zug { $number } ist nicht lesbar
reason-no-start = die Stellung an ihrem Anfang fehlt

match-line = { $game }{ $seats ->
    [0] { "" }
   *[other] , { $players }
  }{ $packed ->
    [0] { "" }
   *[other] , mit { $packs }
  }{ $state ->
    [finished] , beendet
    [new] { "" }
   *[begun] , Zug { $turn }
  }

# --- Einstellungen -------------------------------------------------------------------------------------------

settings-reset = { $file } ist beschädigt, daher gelten überall die Standardwerte. Die alte Datei heißt jetzt { $kept }.
settings-replaced = { $file } war beschädigt und wurde ersetzt. Die alte Datei heißt jetzt { $kept }.
settings-unread = { $problem } Bis das gelingt, gelten die Standardwerte. Die Datei bleibt, wie sie ist.
settings-not-saved = Deine Einstellungen lassen sich nicht speichern, ohne die Datei zuvor zu lesen. { $problem }
setting-wrong = { $file }: Der Wert von { $name } ist nicht erlaubt. Stattdessen gilt { $value }.
profile-wrong = { $file }: Das Profil von { $person } enthält keine Einstellungen und gilt daher nicht.
profile-setting-wrong = { $file }: Der Wert von { $name } für { $person } ist nicht erlaubt. Stattdessen gilt die Einstellung für alle.

# --- Kartenpakete, Aufgaben und Fortschritt --------------------------------------------------------------------

pack-bad-id = „{ $id }“ kann kein Paket bezeichnen: erwartet { $expected }.
pack-left = { $problem } Die Datei bleibt, wie sie ist.
pack-fix = { $problem } Berichtige oder lösche die Datei.
pack-misnamed = Das Paket in { $file } hat die Kennung { $id }. Benenne die Datei in { $right } um oder importiere sie.
pack-exists = In { $file } ist schon ein anderes Paket, { $name }. { $source } würde es ersetzen.
pack-unknown = Ein Kartenpaket { $id } gibt es nicht. Du hast { $packs }.
pack-unknown-none = Ein Kartenpaket { $id } gibt es nicht. Du hast keines.
pack-back = In { $file } ist jetzt ein anderes Paket. Lösche es zuerst, um dieses wiederherzustellen.
reason-no-game = diese Partie sagt nicht, zu welchem Spiel sie gehört

puzzle-not-one = { $file } ist keine Aufgabe für diese Version von Cul-de-Sac.
puzzle-no-folder = Die Aufgabe lässt sich nicht speichern, denn das Programm hat keinen Ordner dafür.
reason-puzzle-fields = title, seat, kind, turns oder least ist ungültig
reason-puzzle-points = least muss eine ganze Zahl von { $low } bis { $high } sein
reason-puzzle-unsolvable = wer sie lösen soll, hat nichts zu wählen oder keinen Zug mehr
reason-puzzle-unfit = die Stellung passt nicht zu den Regeln

progress-reset = { $file } ist beschädigt, daher beginnt der Fortschritt darin von vorn.
progress-reset-kept = { $file } ist beschädigt, daher beginnt der Fortschritt darin von vorn. Die alte Datei heißt jetzt { $kept }.
progress-not-saved = { $problem } Dein Fortschritt bleibt nur bis zum Beenden.

# --- Export und Import ---------------------------------------------------------------------------------------

export-too-much = In { $folder } liegen zu viele oder zu große Dateien. Lege einige davon woanders ab.
export-broken-link = { $path } verweist auf { $goal }, und das fehlt. Stelle es wieder her oder entferne den Verweis.
imported = Deine Daten wurden importiert. Die bisherigen sind in { $kept }.
not-imported = { $problem } Nichts wurde importiert.
not-imported-kept = { $problem } Nichts wurde importiert. Die Datei heißt jetzt { $kept }.
archive-foreign = { $file } ist kein Export von Cul-de-Sac.
archive-too-much = { $file } enthält mehr Daten, als Cul-de-Sac importieren kann.
archive-outside = { $file } enthält Dateien für Ordner, die nicht zu Cul-de-Sac gehören.
archive-clash = { $file } enthält zwei Dateien für denselben Platz.
archive-method = { $file } ist auf eine Art gepackt, die Cul-de-Sac nicht lesen kann.
archive-newer = { $file } ist beschädigt oder stammt von einer neueren Version von Cul-de-Sac.
