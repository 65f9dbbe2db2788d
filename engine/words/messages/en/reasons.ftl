# Reasons for an option: the sentence about the alternative. $words: the alternative, $clause: what it leads to

instead-doing = If you { $words } instead, { $clause }.
instead = If you choose "{ $words }" instead, { $clause }.
else-likelier = you're { $mine ->
    [1] a little
    [2] clearly
   *[other] much
  } less likely to win
else-close = you do about as well
else-dominated = you're no better off in any way
else-points-ahead = you end up about { $mine ->
    [one] 1 point
   *[other] { $mine } points
  } worse off
