# Set-up, and positions that cannot be.

setup-expansion = Nefarious Neighbor
    .hint = secret roles and one warlock against all, 3 to 8 players
setup-nefarious = Who is the Nefarious Neighbor
    .hint = by lot, or a certain seat
    .lot = By lot
    .seat = Seat { $seat }
setup-mastery = Nefarious Mastery
    .hint = Creatures have their effects on the Nefarious Neighbor's Lawn too
setup-reshuffle = Shuffle the discards in once
    .hint = before the Main deck counts as run out; for 7 or 8 players
setup-pets = How many pets?
    .hint = whoever has the most goes first
setup-spin-by-hand = Flick the Spinner
    .hint = whoever spins gives the arrow a push
setup-with-expansion = with the Nefarious Neighbor
setup-without-expansion = without the expansion

position-in-hand = { $card } in a hand where such a card never comes
position-in-fence = { $card } in a fence where such a card never comes
position-on-lawn = { $card } on a Lawn, where only Creatures lie
position-regulations = more than one active Regulation
