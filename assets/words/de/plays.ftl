# Wie Sätze über Spielzüge gebaut werden; was geschah, sagt das Spiel.

# Wer angesprochen wird, als Subjekt im Satz.
you-within = du
play-clause = { $who } { $deed }
play-told = { $head }: { $rest }
play-then = { $first }, dann { $next }
play-set-off = { $card }, ausgelöst durch { $source }
play-card = { $player ->
    [you] { $card } (du)
   *[other] { $card } ({ $player })
}
play-spin = { $player } dreht

# Warum der Computer etwas tat, nach dem, was daraus wurde.
because-gains = { $player } { $deed }, denn { $player } { $gains }.
because-effect = { $player } { $deed } wegen der Wirkung: { $told }.

# Was andere taten, seit jemand zuletzt geantwortet hat.
recap-sentence = { $told }.
recap-set-off = Ausgelöst durch { $source }.
recap-did = { $player } { $deeds }.
recap-also-did = Außerdem: { $player } { $deeds }.
