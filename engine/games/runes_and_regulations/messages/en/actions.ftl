# Actions that are about to happen, and events that have just happened, in questions about responding to them.

action-hexes = { $player ->
    [you] you hex { $thing }
   *[other] { $player } hexes { $thing }
    }
action-destroys = { $player ->
    [you] you destroy { $thing }
   *[other] { $player } destroys { $thing }
    }
action-steals = { $player ->
    [you] you steal { $thing }
   *[other] { $player } steals { $thing }
    }
action-returns = { $player ->
    [you] you return { $thing }
   *[other] { $player } returns { $thing }
    }
action-casts = { $player ->
    [you] you cast { $thing }
   *[other] { $player } casts { $thing }
    }
action-summons = { $player ->
    [you] you summon { $thing }
   *[other] { $player } summons { $thing }
    }
action-summons-onto = { $player ->
    [you] you summon { $thing } onto { $lawn }
   *[other] { $player } summons { $thing } onto { $lawn }
    }
action-activates = { $player ->
    [you] you activate { $thing }
   *[other] { $player } activates { $thing }
    }
action-draws = { $player ->
    [you] you draw { $cards }
   *[other] { $player } draws { $cards }
    }
action-discards = { $player ->
    [you] you discard a card
   *[other] { $player } discards a card
    }
action-spins = { $player ->
    [you] you spin
   *[other] { $player } spins
    }
action-because = { $action } ({ $cause })
action-to-pay = { $action } to pay for { $card }

event-summoned = { $player ->
    [you] you have summoned { $card }
   *[other] { $player } has summoned { $card }
    }
event-summoned-onto = { $player ->
    [you] you have summoned { $card } onto { $lawn }
   *[other] { $player } has summoned { $card } onto { $lawn }
    }
event-entered = { $card } has entered { $lawn }
event-left = { $card } has left { $lawn }
event-cast = { $player ->
    [you] you have cast { $card }
   *[other] { $player } has cast { $card }
    }
event-discarded = { $player ->
    [you] you have discarded { $card }
   *[other] { $player } has discarded { $card }
    }
event-drawn = { $player ->
    [you] you have drawn with a card effect
   *[other] { $player } has drawn with a card effect
    }
event-spun = { $player ->
    [you] you have spun
   *[other] { $player } has spun
    }
event-activated = { $player ->
    [you] you have activated { $card }
   *[other] { $player } has activated { $card }
    }
event-stolen = { $player ->
    [you] you have stolen { $card }
   *[other] { $player } has stolen { $card }
    }
event-restored = { $player ->
    [you] you have restored { $card }
   *[other] { $player } has restored { $card }
    }
event-hexed = { $card } on { $lawn } has been hexed
event-destroyed = { $card } on { $lawn } has been destroyed
event-in-force = { $card } is now in force
event-turn-begins = { $player ->
    [you] your turn begins
   *[other] { $player }'s turn begins
    }
event-turn-ends = { $player ->
    [you] your turn ends
   *[other] { $player }'s turn ends
    }
event-something = Something has happened
event-and-more = { $event }, and more
