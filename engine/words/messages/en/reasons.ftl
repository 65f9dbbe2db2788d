# Reasons for an option: the sentence about the alternative. $words: the alternative, $clause: what it leads to

instead-doing = If you { $words } instead, { $clause }.
instead = With "{ $words }" instead, { $clause }.
else-likelier = you are about { $mine }% less likely to win
else-points-ahead = you end up about { $mine ->
    [one] 1 point
   *[other] { $mine } points
  } worse off
