# Reasons for an option, in hints: "why-" is a sentence about the option, "else-" goes on from "If you ... instead,".
# "open-" is told where no alternative is named.
# $player is "you" for the reader, or a name. $mine is a number after the option, $theirs after the alternative.
# "-likely" messages speak of what differs on average only.

why-wins = { $player ->
    [you] That wins the match for you.
   *[other] That wins the match for { $player }.
  }
why-may-win = { $player ->
    [you] You win this turn about { $mine }% of the time.
   *[other] { $player } wins this turn about { $mine }% of the time.
  }
else-may-win = { $theirs ->
    [0] you hardly ever win this turn
   *[other] you win this turn about { $theirs }% of the time
  }
why-spin = { $player ->
    [you] You have enough Mythical Creatures, and the Spin lets you win about { $mine }% of the time.
   *[other] { $player } has enough Mythical Creatures and wins on the Spin about { $mine }% of the time.
  }
else-spin = { $theirs ->
    [0] you hardly ever win this turn
   *[other] you win this turn about { $theirs }% of the time
  }
why-stops = { $mine ->
    [0] It keeps { $rival } from winning this turn.
   *[other] It makes it harder for { $rival } to win this turn.
  }
else-stops = { $rival } wins this turn about { $theirs }% of the time
why-pets = { $player ->
    [you] You then have { $mine } of { $number } Mythical Creatures.
   *[other] { $player } then has { $mine } of { $number } Mythical Creatures.
  }
else-pets = you have { $theirs }
open-pets-likely = { $player ->
    [you] You are likely to have more Mythical Creatures.
   *[other] { $player } is likely to have more Mythical Creatures.
  }
else-pets-likely = you are likely to have fewer Mythical Creatures
why-hexed = { $player ->
    [you] { $mine ->
        [0] None of your Creatures is hexed then.
        [one] Only 1 of your Creatures is hexed then.
       *[other] Only { $mine } of your Creatures are hexed then.
    }
   *[other] { $mine ->
        [0] None of { $player }'s Creatures is hexed then.
        [one] Only 1 of { $player }'s Creatures is hexed then.
       *[other] Only { $mine } of { $player }'s Creatures are hexed then.
    }
  }
else-hexed = { $theirs ->
    [one] 1 of them is hexed
   *[other] { $theirs } of them are hexed
  }
open-hexed-likely = { $player ->
    [you] Fewer of your Creatures are likely to be hexed.
   *[other] Fewer of { $player }'s Creatures are likely to be hexed.
  }
else-hexed-likely = more of your Creatures are likely to be hexed
why-beasts = { $player ->
    [you] You then have { $mine } of { $number } Corrupted Beasts.
   *[other] { $player } then has { $mine } of { $number } Corrupted Beasts.
  }
else-beasts = you have { $theirs }
open-beasts-likely = { $player ->
    [you] You are likely to have more Corrupted Beasts.
   *[other] { $player } is likely to have more Corrupted Beasts.
  }
else-beasts-likely = you are likely to have fewer Corrupted Beasts
why-fodder = { $player ->
    [you] You then have { $mine ->
        [one] 1 Mythical Creature
       *[other] { $mine } Mythical Creatures
    } to sacrifice for Beasts.
   *[other] { $player } then has { $mine ->
        [one] 1 Mythical Creature
       *[other] { $mine } Mythical Creatures
    } to sacrifice for Beasts.
  }
else-fodder = you have { $theirs }
open-fodder-likely = { $player ->
    [you] You are likely to have more Creatures to sacrifice for Beasts.
   *[other] { $player } is likely to have more Creatures to sacrifice for Beasts.
  }
else-fodder-likely = you are likely to have fewer Creatures to sacrifice
why-role = { $player ->
    [you] You then have { $mine } of the { $number } things that your role needs.
   *[other] { $player } then has { $mine } of the { $number } things that the role needs.
  }
else-role = you have { $theirs }
else-role-likely = your role is likely to be farther from its goal
open-role-likely = It brings your role closer to its goal.
why-effect = { $player ->
    [you] You then have { $card } and its effect on your Lawn.
   *[other] { $player } then has { $card } and its effect on the Lawn.
  }
why-hand = { $player ->
    [you] You then have { $mine ->
        [one] 1 card
       *[other] { $mine } cards
    } in hand.
   *[other] { $player } then has { $mine ->
        [one] 1 card
       *[other] { $mine } cards
    } in hand.
  }
else-hand = you have { $theirs ->
    [0] none
   *[other] { $theirs }
  }
open-hand-likely = { $player ->
    [you] You are likely to have more cards in hand.
   *[other] { $player } is likely to have more cards in hand.
  }
else-hand-likely = you are likely to have fewer cards in hand
why-fence = { $player ->
    [you] You then have { $mine ->
        [one] 1 Rune
       *[other] { $mine } Runes
    }.
   *[other] { $player } then has { $mine ->
        [one] 1 Rune
       *[other] { $mine } Runes
    }.
  }
else-fence = you have { $theirs ->
    [0] none
   *[other] { $theirs }
  }
open-fence-likely = { $player ->
    [you] You are likely to have more Runes.
   *[other] { $player } is likely to have more Runes.
  }
else-fence-likely = you are likely to have fewer Runes
why-pets-of = It leaves { $rival } with { $mine } of { $number } Mythical Creatures.
else-pets-of = { $rival } has { $theirs }
open-pets-of-likely = It slows { $rival } down.
else-pets-of-likely = { $rival } is likely to have more Mythical Creatures
why-beasts-of = It leaves { $rival } with { $mine } of { $number } Corrupted Beasts.
else-beasts-of = { $rival } has { $theirs }
open-beasts-of-likely = It slows { $rival } down.
else-beasts-of-likely = { $rival } is likely to have more Corrupted Beasts
why-skips = { $rival } then skips a phase.
why-cards-of = It leaves { $rival } with { $mine ->
    [0] no cards
    [one] 1 card
   *[other] { $mine } cards
  }.
else-cards-of = { $rival } has { $theirs }
open-cards-of-likely = { $rival } is likely to hold fewer cards.
else-cards-of-likely = { $rival } is likely to hold more cards
why-runes-of = It leaves { $rival } with { $mine ->
    [0] no Runes
    [one] 1 Rune
   *[other] { $mine } Runes
  }.
else-runes-of = { $rival } has { $theirs }
open-runes-of-likely = { $rival } is likely to have fewer Runes.
else-runes-of-likely = { $rival } is likely to have more Runes
why-keeps = { $player ->
    [you] Save it for a better moment.
   *[other] { $player } saves it for a better moment.
  }
open-needs-less = { $player ->
    [you] { $card } usually helps you less.
   *[other] { $card } usually helps { $player } less.
  }
else-needs-less = you lose a card that usually helps you more
open-weaker = { $card } usually has the weaker effect.
else-weaker = you lose a stronger effect
open-stronger = { $card } usually has the stronger effect.
else-stronger = that effect is usually weaker

# The alternative, as it goes on from "If you".
do-cast = cast { $card }
do-summon = summon { $card }
do-summon-onto = { $player ->
    [you] summon { $card } onto your Lawn
   *[other] summon { $card } onto { $player }'s Lawn
  }
do-discard = discard { $card }
do-draw = draw a card
do-spin = spin
do-skip = skip
do-use = use { $card }
do-nothing = do nothing
do-choose = choose { $thing ->
    [you] yourself
   *[other] { $thing }
  }
