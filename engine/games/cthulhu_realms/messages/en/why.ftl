# Why an option is taken, in hints: whole sentences. A player is "you" for whoever reads, or a name.

why-wins = { $player ->
    [you] You can deal enough this turn for { $victim }, who has { $sanity } Sanity left: that wins the match.
   *[other] { $player } can deal enough this turn for { $victim }, who has { $sanity } Sanity left: that wins the match.
  }
why-out = This turn can take the last { $sanity } Sanity of { $victim }, who is out then.
why-may-win = It may win this turn, in { $won } of { $of } ways that the cards to be drawn could lie.
why-dealt = The turn takes { $falls }.
why-falls = { $victim } from { $before } Sanity to { $left }
why-threat = { $player ->
    [you] You will have { $sanity } Sanity; the cards beside you deal about { $loss } in a turn.
   *[other] { $player } will have { $sanity } Sanity; the cards beside deal about { $loss } in a turn.
  }
why-reaches = { $player ->
    [you] You come to { $power } Conjuring Power this turn.
   *[other] { $player } comes to { $power } Conjuring Power this turn.
  }
why-plan = The turn: { $steps }.
why-then = , then{" "}
why-play = play { $things }
why-use = use { $things }
why-spend = give up { $things }
why-abjure = abjure { $things }
why-acquire = acquire { $things }
why-times = { $count } × { $thing }
why-price = { $card } for { $cost }
why-use-for = { $card } for { $words }
why-loss = { $player ->
    [you] Your cards then deal about { $now } a turn, not { $then }.
   *[other] The cards of { $player } then deal about { $now } a turn, not { $then }.
  }
why-power = { $player ->
    [you] Your cards then bring about { $now } Conjuring Power a turn, not { $then }.
   *[other] The cards of { $player } then bring about { $now } Conjuring Power a turn, not { $then }.
  }
why-draw = { $player ->
    [you] Your cards then draw about { $now } more a turn, not { $then }.
   *[other] The cards of { $player } then draw about { $now } more a turn, not { $then }.
  }
why-keeps = { $player ->
    [you] You end the turn with { $now } Sanity, not { $then }.
   *[other] { $player } ends the turn with { $now } Sanity, not { $then }.
  }
why-smaller = { $player ->
    [you] With { $now } cards, not { $then }, your strong ones come round sooner.
   *[other] With { $now } cards, not { $then }, the strong ones of { $player } come round sooner.
  }
why-shelter = { $player ->
    [you] Your Locations take about { $now } of the loss meant for you, not { $then }.
   *[other] The Locations of { $player } take about { $now } of the loss, not { $then }.
  }
why-leaves = { $victim } is left with { $now } Sanity, not { $then }.
why-destroyed = { $victim } loses { $card }.
why-discards = { $victim } begins the next turn with { $now } cards in hand, not { $then }.
