# House rules on the setup page, and impossible positions.

setup-expansion = Nefarious Neighbor
    .hint = Secret roles and one evil player, for 3 to 8 players
setup-nefarious = Nefarious Neighbor's seat
    .hint = A random seat or one you choose
    .lot = Random
    .seat = Seat { $seat }
setup-mastery = Nefarious Mastery
    .hint = Creatures work on the Nefarious Neighbor's Lawn
setup-reshuffle = Shuffle the discards in once
    .hint = Reuses Main discards once, for 7 or 8 players
setup-pets = How many pets do you have?
    .hint = The player with the most goes first
setup-spin-by-hand = Flick the Spinner
    .hint = Give the arrow a push when you spin
setup-with-expansion = with the Nefarious Neighbor
setup-without-expansion = without the expansion

position-in-hand = { $card } is in a hand, where it can't be
position-in-fence = { $card } is in a Fence, where it can't be
position-on-lawn = { $card } on a Lawn, where only Creatures lie
position-regulations = more than one active Regulation
