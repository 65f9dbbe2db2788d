# How a match was won, and where totals come from.

victory-time-up = Time ran out. { $told }
victory-alone = { $player } wins with the lowest total after { $rounds }: { $lowest } to { $next }.
victory-shared = { $players } share the win with the lowest total after { $rounds }: { $lowest }.
rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
 }

score-name = Points
score-round = Round { $number }
score-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
 }
score-500-rule = The 500 rule
chart-unit = Round
