# Why an option is taken, in hints: whole sentences. A player is "you" for whoever reads, or a name.

why-wins = { $player ->
    [you] You reach { $goal } points this turn, whatever the others do: that wins.
   *[other] { $player } reaches { $goal } points this turn, whatever the others do: that wins.
  }
why-may-win = It wins this turn about { $percent } % of the time, depending on what the others do.
why-safe = Somebody else wins this turn about { $percent } % of the time, not { $then } %.
why-points = { $player ->
    [you] You come from { $then } to { $now } of { $goal } points.
   *[other] { $player } comes from { $then } to { $now } of { $goal } points.
  }
why-builds = { $player ->
    [you] { $card } brings you from { $then } to { $now } of { $goal } points.
   *[other] { $card } brings { $player } from { $then } to { $now } of { $goal } points.
  }
why-none-paid = With ${ $money } none of the Inventions can be paid: this Action comes to nothing.
why-toward = { $player ->
    [you] You then have ${ $now } toward { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
   *[other] { $player } then has ${ $now } toward { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
  }
why-pays = { $player ->
    [you] You then have ${ $now }: enough next for { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
   *[other] { $player } then has ${ $now }: enough next for { $card } (${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
  }
why-money = { $player ->
    [you] You then have ${ $now }, not ${ $then }: { why-works }.
   *[other] { $player } then has ${ $now }, not ${ $then }: { why-works }.
  }
why-works = { $turns ->
    [one] as much more as one turn of Work brings
   *[other] as much more as { $turns } turns of Work bring
  }
why-hand = { $player ->
    [you] You then hold { $now ->
        [one] 1 Invention
       *[other] { $now } Inventions
    }, not { $then }; one drawn is worth { $points } points on average.
   *[other] { $player } then holds { $now ->
        [one] 1 Invention
       *[other] { $now } Inventions
    }, not { $then }; one drawn is worth { $points } points on average.
  }
why-earn = { $player ->
    [you] Your Spies then earn about ${ $now } a turn, not ${ $then }.
   *[other] The Spies of { $player } then earn about ${ $now } a turn, not ${ $then }.
  }
why-nearer = { $player ->
    [you] By your plan { $goal } points are then about { $now } turns away, not { $then }.
   *[other] For { $player } { $goal } points are then about { $now } turns away, not { $then }.
  }
why-distance = { $player ->
    [you] By your plan { $goal } points are about { $now } turns away; the choices hardly change that.
   *[other] For { $player } { $goal } points are about { $now } turns away; the choices hardly change that.
  }
why-rival = { $rival }, at { $points ->
    [one] 1 point
   *[other] { $points } points
  }, is then about { $now } turns from { $goal }, not { $then }.
why-discard = { $player ->
    [you] At ${ $cost } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } it is the Invention you can best do without.
   *[other] At ${ $cost } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } it is the Invention { $player } can best do without.
  }
why-discard-not = { $player ->
    [you] At ${ $cost } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } it helps you less than { $card }, ${ $price } for { $more }.
   *[other] At ${ $cost } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } it helps { $player } less than { $card }, ${ $price } for { $more }.
  }
why-spy = { $action ->
    [espionage] A Spy on Espionage earns about ${ $pay } a turn from what your neighbors do.
    [invent] A Spy on Invent earns about ${ $pay } a turn from what your neighbors do.
    [research] A Spy on Research earns about ${ $pay } a turn from what your neighbors do.
   *[work] A Spy on Work earns about ${ $pay } a turn from what your neighbors do.
  }
why-withdrawn = A Spy there would earn only about ${ $pay } a turn.
why-tenths = { $whole }.{ $tenth }
