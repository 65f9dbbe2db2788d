facts = { $turns ->
    [one] { $game }, 1 turn. Seed { $seed }.
   *[other] { $game }, { $turns } turns. Seed { $seed }.
}
person = Human
look-at-the-table = View the final table
watch-another = Watch another match
rematch = Rematch
key-next-control = next control
key-press = press
key-the-table = the table
to-title = Main menu
new-game = New game
replay = Replay
please-note = Note
seal-explained = The seed sets the order of every deck. The first text below is the game, seed and salt. The second is its SHA-256. You saw how that one begins before the match, so no deck has changed since.
seal-command = python main.py seed --game { $game } --seed { $seed } --salt { $salt }
how-to-check = How to verify
told-at-the-start = Shown at the start: { $shown }
order-of-the-decks = Fair decks
copy-the-command = Copy the command
done = Done
none-found = No single turn decided this match.
searching = Finding the turning points…
chances-estimated = Chances are estimates from public information.
turning-points = Turning points
turning-point = Turning point { $number }
watch-it = Watch this moment
points = Points
decided-by = Key cards
costliest = Costliest moves
costly-decision = Costly move { $number }
play-on-from-it = Play from here
looked-at = { $looked } of { $total } moves checked
begins-to-look = Checking the match for costly moves…
none-costly = No costly moves. Nice.
go-on-season = Continue the season
