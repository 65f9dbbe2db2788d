# Why an option is taken, in hints: whole sentences. A player is "you" for whoever reads, or a name.

why-wins = { $player ->
    [you] That wins the match for you.
   *[other] That wins the match for { $player }.
  }
why-may-win = That wins the match with about { $percent } %.
why-spin = { $player ->
    [you] You then have { $pets } of { $goal } Mythical Creatures: the Spin lets you win with about { $percent } %.
   *[other] { $player } then has { $pets } of { $goal } Mythical Creatures: the Spin lets that win with about { $percent } %.
  }
why-stops = { $rival } then wins this turn with about { $now } %, not { $then } %.
why-pets = { $player ->
    [you] You then have { $now } of { $goal } Mythical Creatures, not { $then }.
   *[other] { $player } then has { $now } of { $goal } Mythical Creatures, not { $then }.
  }
why-hexed = { $player ->
    [you] On your Lawn { $now } of the Creatures are then hexed, not { $then }.
   *[other] On the Lawn of { $player } { $now } of the Creatures are then hexed, not { $then }.
  }
why-beasts = { $player ->
    [you] You then have { $now } of { $goal } Corrupted Beasts, not { $then }.
   *[other] { $player } then has { $now } of { $goal } Corrupted Beasts, not { $then }.
  }
why-fodder = { $player ->
    [you] You then have { $now } to sacrifice for Beasts, not { $then }.
   *[other] { $player } then has { $now } to sacrifice for Beasts, not { $then }.
  }
why-role = { $player ->
    [you] For your aim as { $role } you then have { $now } of { $needed }, not { $then }.
   *[other] For the aim of { $role } { $player } then has { $now } of { $needed }, not { $then }.
  }
why-effect = { $player ->
    [you] You then have the effect of { $card } on your Lawn, which adds about { $percent } % to the chance to win.
   *[other] { $player } then has the effect of { $card } on the Lawn, which adds about { $percent } % to the chance to win.
  }
why-hand = { $player ->
    [you] You then hold { $now }, not { $then }, with { $lacking } still to find.
   *[other] { $player } then holds { $now }, not { $then }, with { $lacking } still to find.
  }
why-hand-beasts = { $player ->
    [you] You then hold { $now }, not { $then }, with { $lacking } Corrupted Beasts still to come.
   *[other] { $player } then holds { $now }, not { $then }, with { $lacking } Corrupted Beasts still to come.
  }
why-fence = { $player ->
    [you] You then have { $now } against others' moves, not { $then }.
   *[other] { $player } then has { $now } against others' moves, not { $then }.
  }
why-pets-of = { $rival } then has { $now } of { $goal } Mythical Creatures, not { $then }.
why-beasts-of = { $rival } then has { $now } of { $goal } Corrupted Beasts, not { $then }.
why-skips = { $rival }, who has { $pets } of { $goal } Mythical Creatures, then skips a phase.
why-cards-of = { $rival }, who has { $pets } of { $goal } Mythical Creatures, then holds { $now }, not { $then }.
why-runes-of = { $rival }, who has { $pets } of { $goal } Mythical Creatures, then has { $now }, not { $then }.
why-keeps = { $player ->
    [you] It is worth more later: { $rival } has { $pets } of { $goal } Mythical Creatures, you have { $own }.
   *[other] It is worth more later: { $rival } has { $pets } of { $goal } Mythical Creatures, { $player } has { $own }.
  }
why-even = { $player ->
    [you] You have { $own } of { $goal } Mythical Creatures, { $rival } has { $pets }.
   *[other] { $player } has { $own } of { $goal } Mythical Creatures, { $rival } has { $pets }.
  }
why-needs-less = { $card } helps to win less than { $other }, by about { $percent } %.
why-stronger = The effect of { $card } helps to win more than that of { $other }, by about { $percent } %.
why-runes = { $count ->
    [one] { $count } Rune
   *[other] { $count } Runes
  }
why-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
why-creatures = { $count ->
    [one] { $count } Mythical Creature
   *[other] { $count } Mythical Creatures
  }
why-weaker = The effect of { $card } helps to win less than that of { $other }, by about { $percent } %.
why-about = about { $number }
why-odds = { $player ->
    [you] As things then stand, you win with about { $now } %, not { $then }, and { $rival } with { $rival_now } %, not { $rival_then }.
   *[other] As things then stand, { $player } wins with about { $now } %, not { $then }, and { $rival } with { $rival_now } %, not { $rival_then }.
  }
why-odds-later = { $player ->
    [you] As things are likely to stand at your next turn, you win with about { $now } %, not { $then }, and { $rival } with { $rival_now } %, not { $rival_then }.
   *[other] As things are likely to stand at the next turn of { $player }, that wins with about { $now } %, not { $then }, and { $rival } with { $rival_now } %, not { $rival_then }.
  }
why-odds-same = { $player ->
    [you] It hardly matters: by your next turn your chance to win is about { $now } % either way.
   *[other] It hardly matters: by the next turn of { $player } that chance to win is about { $now } % either way.
  }
