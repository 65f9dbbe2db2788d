# Why an option is taken, in hints: whole sentences. A player is "you" for whoever reads, or a name.

why-few-lines = { $lines ->
    [one] Only { $lines } line goes through that place: the others are left to better cards.
   *[other] { $lines } lines go through that place, no more than through any other: the rest is left to better cards.
  }
why-removes = { $points ->
    [one] The { $line } takes { $points } point away.
   *[other] The { $line } takes { $points } points away.
  }
why-draw = { $better } of the { $total } cards not seen yet ({ $percent } %) help more than the { $card } of the bin.
why-draw-only = { $better } of the { $total } cards not seen yet ({ $percent } %) help.
why-take = It helps more than { $percent } % of the cards that could be drawn.
why-there = Best place: { $spot }. { $reason }
why-completes = It completes the { $line }: { $points } points go.
why-one-short = The { $line } ({ $points } points so far) then lacks one card: { $outs } of { $total } not seen yet complete it.
why-unknown = It counts { $now }; the unknown card that goes counts { $points } on average.
why-lower = It counts { $now } where { $points } lay.
why-bin = The next player finds less in the bin, by about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-no-use = { $player ->
    [you] It would gain nothing anywhere in your yard.
   *[other] It would gain nothing anywhere in the yard of { $player }.
  }
why-stumped = It leaves { $rival } with a Stumped ({ $spot }).
why-stops-line = It stops the { $line } of { $rival }, worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-now = Now it makes about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } than it is likely to make later.
why-keeps = Kept, { $card } makes about { $points ->
    [one] 1 more point
   *[other] { $points } more points
  } than played now.
why-costs-rivals = It costs that player about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } than the next best choice.
why-saves = It saves about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } than the next best choice.
why-race = { $player ->
    [you] You have { $own ->
        [one] 1 card
       *[other] { $own } cards
    } face down and { $points ->
        [one] 1 point
       *[other] { $points } points
    } open; { $rival } has { $theirs } face down.
   *[other] { $player } has { $own ->
        [one] 1 card
       *[other] { $own } cards
    } face down and { $points ->
        [one] 1 point
       *[other] { $points } points
    } open; { $rival } has { $theirs } face down.
  }
why-wait = { $card } is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } later: before your turn, or near the end. { $rival ->
    [you] You have
   *[other] { $rival } has
  } fewest cards face down, { $down }.
