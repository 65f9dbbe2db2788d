facts = { $turns ->
    [one] { $game }, 1 turn. Seed { $seed }.
   *[other] { $game }, { $turns } turns. Seed { $seed }.
}
person = person
look-at-the-table = Look at the table again
watch-another = Watch another
rematch = Rematch
key-next-control = next control
key-press = press
key-the-table = the table
to-title = Title
new-game = New game
replay = Replay
please-note = Please note
seal-explained = The order of all decks follows from the seed. The first text below names the game, the seed and the salt. Under it stands its SHA-256, whose beginning was told at the start.
seal-command = python main.py seed --game { $game } --seed { $seed } --salt { $salt }
how-to-check = How to check
told-at-the-start = Told at the start: { $shown }
order-of-the-decks = The order of the decks
copy-the-command = Copy the command that computes it
done = Done
none-found = Nobody's chances moved far in any one turn.
searching = Looking for the turns that decided it
chances-estimated = Chances are estimated from what everybody could see.
turning-points = Turning points
turning-point = Turning point { $number }
watch-it = Watch it
points = Points
decided-by = The cards that decided it
costliest = Costliest decisions
costly-decision = Costly decision { $number }
play-on-from-it = Play on from here, as a match of its own
looked-at = { $looked } of { $total } decisions looked at
begins-to-look = The coach goes through the match …
none-costly = No decision cost much.
