# How sentences about plays are put together; what was done comes from the game.

# Someone who is spoken to, as the subject within a sentence.
you-within = you
play-clause = { $who } { $deed }
play-told = { $head }: { $rest }
play-then = { $first }, then { $next }
play-set-off = { $card }, set off by { $source }
play-card = { $player ->
    [you] your { $card }
   *[other] { $player }'s { $card }
}
play-spin = { $player }'s spin

# Why a computer did something, from its results.
because-gains = { $player } { $deed } because it { $gains }.
because-effect = { $player } { $deed } because of its effect: { $told }.

# What others did since a player last answered.
recap-sentence = { $told }.
recap-set-off = { $source } set it off.
recap-did = { $player } { $deeds }.
recap-also-did = { $player } also { $deeds }.
