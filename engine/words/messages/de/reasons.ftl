# Reasons for an option: the sentence about the alternative. $words: the alternative, $clause: what it leads to

instead-doing = Wenn du stattdessen { $words }, { $clause }.
instead = Wenn du stattdessen „{ $words }“ wählst, { $clause }.
else-likelier = gewinnst du { $mine ->
    [1] etwas
    [2] deutlich
   *[other] viel
  } seltener
else-close = stehst du etwa gleich gut da
else-dominated = stehst du in keiner Hinsicht besser da
else-points-ahead = stehst du etwa { $mine ->
    [one] 1 Punkt
   *[other] { $mine } Punkte
  } schlechter da
