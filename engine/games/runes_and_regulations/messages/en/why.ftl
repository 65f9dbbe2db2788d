# Reasons in hints. "why-" is a sentence about the option, "else-" continues "If you ... instead,".
# "open-" is used if no alternative is named.
# $player is "you" for the reader, or a name. $mine is a number after the option, $theirs after the alternative.
# "-likely" messages are about differences on average.

why-wins = { $player ->
    [you] That wins the match for you.
   *[other] That wins the match for { $player }.
  }
why-may-win = { $player ->
    [you] You win this turn about { $mine }% of the time.
   *[other] { $player } wins this turn about { $mine }% of the time.
  }
else-may-win = { $theirs ->
    [0] you almost never win this turn
   *[other] you win this turn about { $theirs }% of the time
  }
why-spin = { $player ->
    [you] You have enough Mythical Creatures. About { $mine }% of all spins let you win.
   *[other] { $player } has enough Mythical Creatures. About { $mine }% of all spins let them win.
  }
else-spin = { $theirs ->
    [0] you almost never win this turn
   *[other] you win this turn about { $theirs }% of the time
  }
why-stops = { $mine ->
    [0] It keeps { $rival } from winning this turn.
   *[other] It makes it harder for { $rival } to win this turn.
  }
else-stops = { $rival } wins this turn about { $theirs }% of the time
why-pets = { $player ->
    [you] You'll have { $mine } of { $number } Mythical Creatures.
   *[other] { $player } will have { $mine } of { $number } Mythical Creatures.
  }
else-pets = you'll have { $theirs }
open-pets-likely = { $player ->
    [you] You'll probably have more Mythical Creatures.
   *[other] { $player } will probably have more Mythical Creatures.
  }
else-pets-likely = you'll probably have fewer Mythical Creatures
why-hexed = { $player ->
    [you] { $mine ->
        [0] None of your Creatures will be hexed.
        [one] Only 1 of your Creatures will be hexed.
       *[other] Only { $mine } of your Creatures will be hexed.
    }
   *[other] { $mine ->
        [0] None of { $player }'s Creatures will be hexed.
        [one] Only 1 of { $player }'s Creatures will be hexed.
       *[other] Only { $mine } of { $player }'s Creatures will be hexed.
    }
  }
else-hexed = { $theirs ->
    [one] 1 of them will be
   *[other] { $theirs } of them will be
  }
open-hexed-likely = { $player ->
    [you] Fewer of your Creatures will probably be hexed.
   *[other] Fewer of { $player }'s Creatures will probably be hexed.
  }
else-hexed-likely = more of your Creatures will probably be hexed
why-beasts = { $player ->
    [you] You'll have { $mine } of { $number } Corrupted Beasts.
   *[other] { $player } will have { $mine } of { $number } Corrupted Beasts.
  }
else-beasts = you'll have { $theirs }
open-beasts-likely = { $player ->
    [you] You'll probably have more Corrupted Beasts.
   *[other] { $player } will probably have more Corrupted Beasts.
  }
else-beasts-likely = you'll probably have fewer Corrupted Beasts
why-fodder = { $player ->
    [you] You'll have { $mine ->
        [one] 1 Mythical Creature
       *[other] { $mine } Mythical Creatures
    } to sacrifice for Beasts.
   *[other] { $player } will have { $mine ->
        [one] 1 Mythical Creature
       *[other] { $mine } Mythical Creatures
    } to sacrifice for Beasts.
  }
else-fodder = you'll have { $theirs }
open-fodder-likely = { $player ->
    [you] You'll probably have more Creatures to sacrifice for Beasts.
   *[other] { $player } will probably have more Creatures to sacrifice for Beasts.
  }
else-fodder-likely = you'll probably have fewer Creatures to sacrifice
why-role = { $player ->
    [you] You'll have { $mine } of the { $number } things your role needs.
   *[other] { $player } will have { $mine } of the { $number } things their role needs.
  }
else-role = you'll have { $theirs }
else-role-likely = your role will probably be farther from its goal
open-role-likely = It brings your role closer to its goal.
why-effect = { $player ->
    [you] It gives you { $card } and its effect.
   *[other] It gives { $player } { $card } and its effect.
  }
why-hand = { $player ->
    [you] You'll have { $mine ->
        [one] 1 card
       *[other] { $mine } cards
    } in hand.
   *[other] { $player } will have { $mine ->
        [one] 1 card
       *[other] { $mine } cards
    } in hand.
  }
else-hand = you'll have { $theirs ->
    [0] none
   *[other] { $theirs }
  }
open-hand-likely = { $player ->
    [you] You'll probably have more cards in hand.
   *[other] { $player } will probably have more cards in hand.
  }
else-hand-likely = you'll probably have fewer cards in hand
why-fence = { $player ->
    [you] You'll have { $mine ->
        [one] 1 Rune
       *[other] { $mine } Runes
    }.
   *[other] { $player } will have { $mine ->
        [one] 1 Rune
       *[other] { $mine } Runes
    }.
  }
else-fence = you'll have { $theirs ->
    [0] none
   *[other] { $theirs }
  }
open-fence-likely = { $player ->
    [you] You'll probably have more Runes.
   *[other] { $player } will probably have more Runes.
  }
else-fence-likely = you'll probably have fewer Runes
why-pets-of = It leaves { $rival } with { $mine ->
    [0] no Mythical Creatures
   *[other] { $mine } of { $number } Mythical Creatures
  }.
else-pets-of = { $rival } will have { $theirs }
open-pets-of-likely = It slows { $rival } down.
else-pets-of-likely = { $rival } will probably have more Mythical Creatures
why-beasts-of = It leaves { $rival } with { $mine ->
    [0] no Corrupted Beasts
   *[other] { $mine } of { $number } Corrupted Beasts
  }.
else-beasts-of = { $rival } will have { $theirs }
open-beasts-of-likely = It slows { $rival } down.
else-beasts-of-likely = { $rival } will probably have more Corrupted Beasts
why-skips = It makes { $rival } skip a phase.
why-cards-of = It leaves { $rival } with { $mine ->
    [0] no cards
    [one] 1 card
   *[other] { $mine } cards
  }.
else-cards-of = { $rival } will have { $theirs }
open-cards-of-likely = { $rival } will probably hold fewer cards.
else-cards-of-likely = { $rival } will probably hold more cards
why-runes-of = It leaves { $rival } with { $mine ->
    [0] no Runes
    [one] 1 Rune
   *[other] { $mine } Runes
  }.
else-runes-of = { $rival } will have { $theirs }
open-runes-of-likely = { $rival } will probably have fewer Runes.
else-runes-of-likely = { $rival } will probably have more Runes
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
else-stronger = its effect is usually weaker

# The alternative, as it goes on from "If you".
do-cast = cast { $card }
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
