# Reasons for an option: the sentence about the alternative. $words: the alternative, $clause: what it leads to

instead-doing = Wenn du stattdessen { $words }, { $clause }.
instead = Mit „{ $words }“ { $clause }.
else-likelier = gewinnst du etwa { $mine }% seltener
else-points-ahead = stehst du etwa { $mine ->
    [one] 1 Punkt
   *[other] { $mine } Punkte
  } schlechter da
