# Reasons for an option, in hints: "why-" is a sentence about the option, "else-" continues "If you ... instead,".
# "open-" is used if the hint names no alternative.
# $player is "you" for the reader, or a name. $mine is a number after the option, $theirs after the alternative.

why-wins = { $player ->
    [you] You reach { $mine } points this turn and win.
   *[other] { $player } reaches { $mine } points this turn and wins.
  }
why-may-win = { $player ->
    [you] You win this turn about { $mine }% of the time.
   *[other] { $player } wins this turn about { $mine }% of the time.
  }
open-safe = It makes it harder for an opponent to win this turn.
else-safe = an opponent is about { $theirs }% more likely to win this turn
why-points = { $player ->
    [you] It puts you at { $mine } of { $number } points.
   *[other] It puts { $player } at { $mine } of { $number } points.
  }
else-points = you'll have { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
  }
why-builds = { $player ->
    [you] { $card } puts you at { $mine } of { $number } points.
   *[other] { $card } puts { $player } at { $mine } of { $number } points.
  }
else-builds = you'll have { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
  }
why-can-build = { $player ->
    [you] You can build { $card }, for { $mine } of { $number } points.
   *[other] { $player } can build { $card }, for { $mine } of { $number } points.
  }
else-can-build = { else-builds }
why-none-paid = You can't pay for any of these Inventions.
why-toward = { $player ->
    [you] You'll have ${ $mine } of the ${ $cost } for { $card }.
   *[other] { $player } will have ${ $mine } of the ${ $cost } for { $card }.
  }
else-toward = you'll have ${ $theirs }
why-pays = { $player ->
    [you] You'll have ${ $mine }, enough for { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
   *[other] { $player } will have ${ $mine }, enough for { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
  }
else-pays = you'll have ${ $theirs }
why-money = { $player ->
    [you] You'll have ${ $mine }.
   *[other] { $player } will have ${ $mine }.
  }
else-money = you'll have ${ $theirs }
why-hand = { $player ->
    [you] You'll have { $mine ->
        [one] 1 Invention
       *[other] { $mine } Inventions
    } in hand.
   *[other] { $player } will have { $mine ->
        [one] 1 Invention
       *[other] { $mine } Inventions
    } in hand.
  }
else-hand = you'll have { $theirs ->
    [0] none
   *[other] { $theirs }
  }
why-earn = { $player ->
    [you] Your Spies will earn about ${ $mine } a turn.
   *[other] { $player }'s Spies will earn about ${ $mine } a turn.
  }
else-earn = they'll earn { $theirs ->
    [0] almost nothing
   *[other] about ${ $theirs }
  }
why-keeps-hand = { $player ->
    [you] You keep { $mine ->
        [one] 1 Invention
       *[other] { $mine } Inventions
    } in hand.
   *[other] { $player } keeps { $mine ->
        [one] 1 Invention
       *[other] { $mine } Inventions
    } in hand.
  }
else-keeps-hand = you keep { $theirs ->
    [0] none
   *[other] { $theirs }
  }
else-sooner = you reach { $number } points about { $theirs ->
    [one] a turn
   *[other] { $theirs } turns
  } later
open-rival = It slows { $rival } down.
else-rival = { $rival } reaches { $number } points about { $theirs ->
    [one] a turn
   *[other] { $theirs } turns
  } sooner
open-discard = { $player ->
    [you] { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }) helps you less.
   *[other] { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }) helps { $player } less.
  }
else-discard = you lose a card that helps you more (${ $other-cost }, { $other-points ->
    [one] 1 point
   *[other] { $other-points } points
  })
why-spy = { $player ->
    [you] Your neighbors
   *[other] { $player }'s neighbors
  } often { $action ->
    [espionage] choose Espionage
    [invent] invent
    [research] research
   *[work] work
  }, so this Spy earns about ${ $mine } a turn.
else-spy = this Spy earns { $theirs ->
    [0] almost nothing
   *[other] about ${ $theirs } a turn
  }
why-withdrawn = { $mine ->
    [0] A Spy there earns almost nothing.
   *[other] A Spy there earns only about ${ $mine } a turn.
  }
else-withdrawn = you lose a Spy that earns about ${ $theirs } a turn

# The alternative, as it goes on from "If you".
do-action = { $action ->
    [espionage] place a Spy
    [invent] invent
    [research] research
   *[work] work
  }
do-place = place it on { $zone }
do-remove = take back the Spy on { $zone }
do-build = build { $card }
do-lay-short = try { $card }
do-discard = discard { $card }
do-set-aside = set { $card } aside
