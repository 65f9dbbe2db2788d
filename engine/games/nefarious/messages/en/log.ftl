# The log. Cards in it can be looked at.

log-an-invention = an Invention
log-turn = Turn { $turn }: { $player } is the start seat
log-reveals = { $player } reveals { $card }
log-places = { $player } places a Spy on { $zone }
log-takes-back = { $player } takes a Spy back from { $zone }
log-new-deck = The discarded Inventions become a new deck
log-cannot-pay = { $player } cannot pay for { $card } and takes it back
log-no-spy = { $player } has no Spy to take back; { $card } returns to hand
log-wins = { $players } wins the game
log-nobody = Nobody wins
log-draws = { $player } draws { $card }
log-discards = { $player } discards { $card }
log-turns-up = { $player } turns up { $card }
log-sets-aside = { $player } sets { $card } aside
log-earns = { $player }'s Spies earn ${ $money }: { $other } chose { $action }
log-earns-own = { $player }'s Spies earn ${ $money }: own Action, { $action }
log-receives = { $player } receives ${ $money }
log-receives-for = { $player } receives ${ $money } ({ $card })
log-pays = { $player } pays ${ $money }
log-pays-for = { $player } pays ${ $money } ({ $card })

# What somebody else did to the one who is told.
befell-receives = ${ $money } received
befell-pays = ${ $money } lost
befell-spy-back = Spy taken back from { $zone }
befell-draws = { $card } drawn
befell-discards = { $card } discarded
