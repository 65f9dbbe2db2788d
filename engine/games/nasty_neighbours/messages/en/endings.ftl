# How a match was won, where totals come from, and what the choices of computer seats are explained with.

victory-time-up = Time was up. { $told }
victory-alone = { $player } has the lowest total after { $rounds }, { $lowest } to { $next }, and wins.
victory-shared = { $players } share the lowest total after { $rounds }, { $lowest }, and the win.
rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
 }

score-name = Points
score-round = Round { $number }
score-rounds = { $count } rounds
score-500-rule = The 500 rule
chart-unit = Round

part-points = leaves fewer points in the own yard
part-lines = does more for the lines of the own yard
part-race = leaves fewer cards face down in the own yard
part-rivals = leaves the neighbors with worse yards
part-result = promises a better result should the round end soon
part-chance = may bring a better card than can be had for sure
part-bin = leaves the next player less use of the Recycle Bin
part-cards = keeps the Nasty Neighbour cards for a better moment
part-free = leaves the places where most lines meet to better cards
