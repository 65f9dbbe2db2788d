# Reasons for an option, in hints: "why-" is a sentence about the option, "else-" continues "If you ... instead,".
# $player is "you" for the reader, or a name. $mine is a number after the option, $theirs after the alternative.

why-few-lines = { $mine ->
    [one] Only 1 line goes through that spot, so it keeps the better spots free.
   *[other] Only { $mine } lines go through that spot, so it keeps the better spots free.
  }
else-few-lines = you use up a spot with { $theirs } lines
why-removes = Removing { $line } clears { $mine ->
    [one] 1 point
   *[other] { $mine } points
  }.
else-removes = you clear { $theirs ->
    [0] no points
    [one] only 1 point
   *[other] { $theirs } points
  }
why-draw = { $mine ->
    [100] Almost all unseen cards help more than { $card }.
   *[other] About { $mine }% of the unseen cards help more than { $card }.
  }
why-draw-only = { $mine ->
    [100] Almost all unseen cards help.
   *[other] About { $mine }% of the unseen cards help.
  }
else-useless = it doesn't help anywhere in your yard
why-take = { $theirs ->
    [100] It helps more than almost all unseen cards.
   *[other] It helps more than about { $theirs }% of the unseen cards.
  }
why-completes = It completes { $line }, which clears { $mine ->
    [one] 1 point
   *[other] { $mine } points
  }.
why-completes-there = Placed { $spot }, it completes { $line }, which clears { $mine ->
    [one] 1 point
   *[other] { $mine } points
  }.
why-one-short = It leaves { $line } one card short of complete.
why-one-short-there = Placed { $spot }, it leaves { $line } one card short of complete.
why-unknown = It counts { $mine ->
    [0] nothing
    [one] only 1 point
   *[other] only { $mine } points
  }. Most face-down cards count more.
why-unknown-there = Placed { $spot }, it replaces a face-down card, and most of those count more.
why-turns-up = It turns one more card face up.
why-turns-up-there = Placed { $spot }, it replaces a face-down card.
why-lower = It lowers { $player ->
    [you] your yard
   *[other] { $player }'s yard
  } by { $mine ->
    [one] 1 point
   *[other] { $mine } points
  }.
else-lower = it lowers your yard by { $theirs ->
    [0] nothing
    [one] only 1 point
   *[other] only { $theirs } points
  }
why-lower-there = Placed { $spot }, it lowers { $player ->
    [you] your yard
   *[other] { $player }'s yard
  } by { $mine ->
    [one] 1 point
   *[other] { $mine } points
  }.
why-race = It turns one more card face up, a step closer to being first-out.
why-bin = It leaves little of use in the bin for the next player.
why-no-use = It doesn't help anywhere in your yard.
why-gets = { $player ->
    [you] You get { $card }, which completes { $line }.
   *[other] { $player } gets { $card }, which completes { $line }.
  }
why-stumped = It leaves { $rival } with a Stumped.
why-stops-line = It blocks { $line } in { $rival }'s yard.
why-now = { $card } probably helps more now than later.
why-keeps = { $card } probably helps more later.
why-wait = { $card } helps most right before your turn or near the end of the round.
else-wait = it's probably wasted
why-costs-rivals = It probably costs the opponents the most points.
why-looks = { $player ->
    [you] Once you know the card, you can tell whether to replace it.
   *[other] Once { $player } knows the card, they can tell whether to replace it.
  }
why-saves = It probably saves the most points.

# The alternative, as it continues "If you".
do-take = take { $card }
do-draw = draw a card
do-turn-up = turn up the card { $spot }
do-place = put it { $spot }
do-place-in = put it in { $player }'s yard { $spot }
do-discard = discard { $card }
do-play = play { $card }
do-remove = remove { $line }
do-keep = play no card
do-let-stand = keep it
do-pick = choose { $card }

# Spots in a yard: 3 by 3, then any size.
at-0 = at the top left
at-1 = at the top
at-2 = at the top right
at-3 = on the left
at-4 = in the middle
at-5 = on the right
at-6 = at the bottom left
at-7 = at the bottom
at-8 = at the bottom right
at-large = in row { $row }, column { $column }
