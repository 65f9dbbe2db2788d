# Set-up, and positions that cannot be.

setup-expansion = Nefarious Neighbor
    .hint = secret roles and one warlock against all, 3 to 8 players
setup-nefarious = Who is the Nefarious Neighbor
    .hint = a player drawn at random, or a certain seat
    .lot = At random
    .seat = Seat { $seat }
setup-mastery = Nefarious Mastery
    .hint = Creatures have their effects on the Nefarious Neighbor's Lawn too
setup-reshuffle = Shuffle the discards in once
    .hint = before the Main deck counts as run out; for 7 or 8 players
setup-pets = How many pets?
    .hint = the player with the most goes first
setup-spin-by-hand = Flick the Spinner
    .hint = the player who spins flicks the arrow
setup-with-expansion = with the Nefarious Neighbor
setup-without-expansion = without the expansion

position-in-hand = { $card } is in a hand, where it can't be
position-in-fence = { $card } is in a Fence, where it can't be
position-on-lawn = { $card } on a Lawn, where only Creatures lie
position-regulations = more than one active Regulation
