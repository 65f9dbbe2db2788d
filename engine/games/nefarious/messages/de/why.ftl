# Why an option is taken, in hints: whole sentences. A player is "you" for whoever reads, or a name.

why-wins = { $player ->
    [you] Du erreichst in diesem Zug { $goal } Punkte, was die anderen auch tun: Das gewinnt.
   *[other] { $player } erreicht in diesem Zug { $goal } Punkte, was die anderen auch tun: Das gewinnt.
  }
why-may-win = Die Chance, damit in diesem Zug zu gewinnen, ist etwa { $percent } %, je nachdem, was die anderen tun.
why-safe = Dass jemand anderes in diesem Zug gewinnt, ist zu etwa { $percent } % wahrscheinlich, nicht zu { $then } %.
why-points = { $player ->
    [you] Du kommst von { $then } auf { $now } von { $goal } Punkten.
   *[other] { $player } kommt von { $then } auf { $now } von { $goal } Punkten.
  }
why-builds = { $player ->
    [you] Mit { $card } kommst du von { $then } auf { $now } von { $goal } Punkten.
   *[other] Mit { $card } kommt { $player } von { $then } auf { $now } von { $goal } Punkten.
  }
why-none-paid = Mit ${ $money } ist keine der Erfindungen zu bezahlen: Diese Aktion führt zu nichts.
why-toward = { $player ->
    [you] Du hast dann ${ $now } für { $card } (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
   *[other] { $player } hat dann ${ $now } für { $card } (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
  }
why-pays = { $player ->
    [you] Du hast dann ${ $now }: genug für { $card } als Nächstes (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
   *[other] { $player } hat dann ${ $now }: genug für { $card } als Nächstes (${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
  }
why-money = { $player ->
    [you] Du hast dann ${ $now }, nicht ${ $then }: { why-works }.
   *[other] { $player } hat dann ${ $now }, nicht ${ $then }: { why-works }.
  }
why-works = { $turns ->
    [one] so viel mehr, wie ein Zug mit Arbeiten bringt
   *[other] so viel mehr, wie { $turns } Züge mit Arbeiten bringen
  }
why-hand = { $player ->
    [you] Du hast dann { $now ->
        [one] 1 Erfindung
       *[other] { $now } Erfindungen
    } auf der Hand, nicht { $then }; eine gezogene ist im Schnitt { $points } Punkte wert.
   *[other] { $player } hat dann { $now ->
        [one] 1 Erfindung
       *[other] { $now } Erfindungen
    } auf der Hand, nicht { $then }; eine gezogene ist im Schnitt { $points } Punkte wert.
  }
why-earn = { $player ->
    [you] Deine Spione bringen dann etwa ${ $now } je Zug, nicht ${ $then }.
   *[other] Die Spione von { $player } bringen dann etwa ${ $now } je Zug, nicht ${ $then }.
  }
why-nearer = { $player ->
    [you] Nach deinem Plan sind { $goal } Punkte dann etwa { $now } Züge entfernt, nicht { $then }.
   *[other] Für { $player } sind { $goal } Punkte dann etwa { $now } Züge entfernt, nicht { $then }.
  }
why-distance = { $player ->
    [you] Nach deinem Plan sind { $goal } Punkte etwa { $now } Züge entfernt; die Wahl ändert daran kaum etwas.
   *[other] Für { $player } sind { $goal } Punkte etwa { $now } Züge entfernt; die Wahl ändert daran kaum etwas.
  }
why-rival = { $rival }, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }, ist dann etwa { $now } Züge von { $goal } entfernt, nicht { $then }.
why-discard = { $player ->
    [you] Mit ${ $cost } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ist es die Erfindung, die du am ehesten entbehren kannst.
   *[other] Mit ${ $cost } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ist es die Erfindung, die { $player } am ehesten entbehren kann.
  }
why-discard-not = { $player ->
    [you] Mit ${ $cost } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } hilft sie dir weniger als { $card }, ${ $price } für { $more }.
   *[other] Mit ${ $cost } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } hilft sie { $player } weniger als { $card }, ${ $price } für { $more }.
  }
why-spy = { $action ->
    [espionage] Ein Spion auf Spionage bringt etwa ${ $pay } je Zug aus dem, was deine Nachbarn tun.
    [invent] Ein Spion auf Erfinden bringt etwa ${ $pay } je Zug aus dem, was deine Nachbarn tun.
    [research] Ein Spion auf Forschen bringt etwa ${ $pay } je Zug aus dem, was deine Nachbarn tun.
   *[work] Ein Spion auf Arbeiten bringt etwa ${ $pay } je Zug aus dem, was deine Nachbarn tun.
  }
why-withdrawn = Ein Spion dort brächte nur etwa ${ $pay } je Zug.
why-tenths = { $whole },{ $tenth }
