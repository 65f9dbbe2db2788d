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
