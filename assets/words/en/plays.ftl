# How sentences about plays are put together; what was done comes from the game.

# Someone who is spoken to, as the subject within a sentence.
you-within = you
play-clause = { $who } { $deed }
play-told = { $head }: { $rest }
play-more-told = { $first }; { $next }
play-card = { $player ->
    [you] your { $card }
   *[other] { $player }'s { $card }
}
play-spin = { $player }'s spin

# What others did since a player last answered.
recap-hit = { $source }: { $told }.
recap-hit-alone = { $told }.
recap-set-off = { $source } set it off.
recap-did = { $player } { $deeds }.
recap-also-did = { $player } also { $deeds }.
recap-more = and { $count } more: { $players }
