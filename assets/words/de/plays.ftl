# Wie Sätze über Spielzüge gebaut werden; was geschah, sagt das Spiel.

# Wer angesprochen wird, als Subjekt im Satz.
you-within = du
play-clause = { $who } { $deed }
play-told = { $head }: { $rest }
play-more-told = { $first }; { $next }
play-card = { $player ->
    [you] { $card } (du)
   *[other] { $card } ({ $player })
}
play-spin = { $player } dreht

# Was andere taten, seit jemand zuletzt geantwortet hat.
recap-hit = { $source }: { $told }.
recap-hit-alone = { $told }.
recap-set-off = Ausgelöst durch { $source }.
recap-did = { $player } { $deeds }.
recap-also-did = Außerdem: { $player } { $deeds }.
recap-more = und { $count } weitere: { $players }
