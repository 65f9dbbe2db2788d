# Reasons for an option, in hints: "why-" is a sentence about the option, "else-" goes on from "If you ... instead,".
# "open-" is told where no alternative is named.
# $player is "you" for the reader, or a name. $mine is a number after the option, $theirs after the alternative.

why-wins = { $player ->
    [you] Du erreichst in diesem Zug { $mine } Punkte und gewinnst.
   *[other] { $player } erreicht in diesem Zug { $mine } Punkte und gewinnt.
  }
why-may-win = { $player ->
    [you] Du gewinnst in diesem Zug mit etwa { $mine }% Wahrscheinlichkeit.
   *[other] { $player } gewinnt in diesem Zug mit etwa { $mine }% Wahrscheinlichkeit.
  }
open-safe = So gewinnt in diesem Zug seltener ein Gegner.
else-safe = gewinnt ein Gegner in diesem Zug etwa { $theirs }% häufiger
why-points = { $player ->
    [you] Du hast dann { $mine } von { $number } Punkten.
   *[other] { $player } hat dann { $mine } von { $number } Punkten.
  }
else-points = hast du { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
  }
why-builds = { $player ->
    [you] Mit { $card } hast du { $mine } von { $number } Punkten.
   *[other] Mit { $card } hat { $player } { $mine } von { $number } Punkten.
  }
else-builds = hast du { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
  }
why-can-build = { $player ->
    [you] Du kannst { $card } bauen und hast dann { $mine } von { $number } Punkten.
   *[other] { $player } kann { $card } bauen und hat dann { $mine } von { $number } Punkten.
  }
else-can-build = { else-builds }
why-none-paid = Du kannst keine dieser Erfindungen bezahlen.
why-toward = { $player ->
    [you] Du sparst auf { $card }: ${ $mine } von ${ $cost }.
   *[other] { $player } spart auf { $card }: ${ $mine } von ${ $cost }.
  }
else-toward = hast du ${ $theirs }
why-pays = { $player ->
    [you] Du hast dann ${ $mine }, genug für { $card } (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
   *[other] { $player } hat dann ${ $mine }, genug für { $card } (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
  }
else-pays = hast du ${ $theirs }
why-money = { $player ->
    [you] Du hast dann ${ $mine }.
   *[other] { $player } hat dann ${ $mine }.
  }
else-money = hast du ${ $theirs }
why-hand = { $player ->
    [you] Du hast dann { $mine ->
        [one] 1 Erfindung
       *[other] { $mine } Erfindungen
    } auf der Hand.
   *[other] { $player } hat dann { $mine ->
        [one] 1 Erfindung
       *[other] { $mine } Erfindungen
    } auf der Hand.
  }
else-hand = hast du { $theirs ->
    [0] keine Erfindung
    [one] 1 Erfindung
   *[other] { $theirs } Erfindungen
  } auf der Hand
why-earn = { $player ->
    [you] Deine Spione bringen dann etwa ${ $mine } pro Zug.
   *[other] Die Spione von { $player } bringen dann etwa ${ $mine } pro Zug.
  }
else-earn = bringen sie { $theirs ->
    [0] fast nichts
   *[other] etwa ${ $theirs }
  }
why-keeps-hand = { $player ->
    [you] Du behältst { $mine ->
        [one] 1 Erfindung
       *[other] { $mine } Erfindungen
    } auf der Hand.
   *[other] { $player } behält { $mine ->
        [one] 1 Erfindung
       *[other] { $mine } Erfindungen
    } auf der Hand.
  }
else-keeps-hand = behältst du { $theirs ->
    [0] keine
   *[other] { $theirs }
  }
else-sooner = erreichst du { $number } Punkte etwa { $theirs ->
    [one] einen Zug
   *[other] { $theirs } Züge
  } später
open-rival = Das bremst { $rival }.
else-rival = erreicht { $rival } { $number } Punkte etwa { $theirs ->
    [one] einen Zug
   *[other] { $theirs } Züge
  } früher
open-discard = { $player ->
    [you] { $card } (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) hilft dir weniger.
   *[other] { $card } (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) hilft { $player } weniger.
  }
else-discard = verlierst du eine Karte, die dir mehr hilft (${ $other-cost }, { $other-points ->
    [one] 1 Punkt
   *[other] { $other-points } Punkte
  })
why-spy = { $player ->
    [you] Deine Nachbarn
   *[other] Die Nachbarn von { $player }
  } { $action ->
    [espionage] wählen oft Spionage
    [invent] erfinden oft
    [research] forschen oft
   *[work] arbeiten oft
  }, also bringt dieser Spion etwa ${ $mine } pro Zug.
else-spy = bringt dieser Spion { $theirs ->
    [0] fast nichts
   *[other] etwa ${ $theirs } pro Zug
  }
why-withdrawn = { $mine ->
    [0] Ein Spion dort bringt fast nichts.
   *[other] Ein Spion dort bringt nur etwa ${ $mine } pro Zug.
  }
else-withdrawn = verlierst du einen Spion, der etwa ${ $theirs } pro Zug bringt

# The alternative, as it goes on from "If you".
do-action = { $action ->
    [espionage] einen Spion setzt
    [invent] erfindest
    [research] forschst
   *[work] arbeitest
  }
do-place = den Spion auf { $zone } setzt
do-remove = den Spion von { $zone } zurücknimmst
do-build = { $card } baust
do-lay-short = { $card } auslegst
do-discard = { $card } abwirfst
do-set-aside = { $card } beiseitelegst
