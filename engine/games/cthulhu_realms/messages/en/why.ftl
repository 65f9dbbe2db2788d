# Reasons for an option, in hints: "why-" is a sentence about the option, "else-" continues "If you ... instead,".
# "open-" is used if the hint names no alternative.
# $player is "you" for the reader, or a name. $mine is a number after the option, $theirs after the alternative.
# $more is the difference of the two.

why-wins = This turn takes { $rival }'s last { $mine } Sanity and wins the match.
why-out = This turn takes { $rival }'s last { $mine } Sanity and ends their game.
why-may-win = It may win the match this turn if the right cards come up.
why-acquires = { $player ->
    [you] It helps you acquire { $card } this turn.
   *[other] It helps { $player } acquire { $card } this turn.
  }
why-acquires-both = { $player ->
    [you] It helps you acquire both { $card } and { $other-card } this turn.
   *[other] It helps { $player } acquire both { $card } and { $other-card } this turn.
  }
why-falls = In all, { $rival } loses { $mine } Sanity this turn.
why-threat = { $player ->
    [you] You have { $mine } Sanity left, and your neighbors can deal about { $theirs } a turn.
   *[other] { $player } has { $mine } Sanity left, and their neighbors can deal about { $theirs } a turn.
  }
why-free = { $player ->
    [you] You lose nothing by doing it first.
   *[other] { $player } loses nothing by doing it first.
  }
open-loss = { $player ->
    [you] Your cards then deal more Sanity loss each turn.
   *[other] { $player }'s cards then deal more Sanity loss each turn.
  }
else-loss = your cards deal about { $more } less Sanity loss each turn
open-power = { $player ->
    [you] Your cards then bring more Conjuring Power each turn.
   *[other] { $player }'s cards then bring more Conjuring Power each turn.
  }
else-power = your cards bring about { $more } less Conjuring Power each turn
open-draw = { $player ->
    [you] You then draw more cards each turn.
   *[other] { $player } then draws more cards each turn.
  }
else-draw = you draw about { $more ->
    [one] 1 card
   *[other] { $more } cards
  } fewer each turn
why-keeps = { $player ->
    [you] You end the turn with { $mine } Sanity.
   *[other] { $player } ends the turn with { $mine } Sanity.
  }
else-keeps = you end the turn with { $theirs }
open-keeps-openly = { $player } keeps more Sanity that way.
open-leaves-openly = { $rival } has less Sanity left that way.
why-smaller = { $player ->
    [you] It leaves you with { $mine } cards, so you draw your best ones more often.
   *[other] It leaves { $player } with { $mine } cards, so they draw their best ones more often.
  }
else-smaller = you'll have { $theirs } cards
open-shelter = { $player ->
    [you] Your Locations then protect you better.
   *[other] { $player }'s Locations then protect better.
  }
else-shelter = your Locations absorb about { $more } less Sanity loss
why-leaves = { $rival } is left with { $mine } Sanity.
else-leaves = { $rival } is left with { $theirs }
why-destroyed = { $rival } loses { $card }.
why-discards = { $rival } starts the next turn with { $mine ->
    [one] 1 card
   *[other] { $mine } cards
  }.
else-discards = { $rival } starts it with { $theirs }

# The alternative, as it goes on from "If you".
do-end-turn = end your turn
do-play = play { $card }
do-use = use { $card }
do-acquire = acquire { $card }
do-abjure-none = abjure nothing more
do-abjure = abjure { $card }
do-discard = discard { $card }
do-choose = choose { $target ->
    [you] yourself
   *[other] { $target }
  }
