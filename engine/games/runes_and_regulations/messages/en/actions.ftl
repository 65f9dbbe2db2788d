# What is about to happen, and what has just happened, for whoever may react to it.

action-hexes = { $player } hexes { $thing }
action-destroys = { $player } destroys { $thing }
action-steals = { $player } steals { $thing }
action-returns = { $player } returns { $thing }
action-casts = { $player } casts { $thing }
action-summons = { $player } summons { $thing }
action-summons-onto = { $player } summons { $thing } onto { $other }'s Lawn
action-activates = { $player } activates { $thing }
action-draws = { $player } draws { $cards }
action-discards = { $player } discards a card
action-spins = { $player } spins
action-creature-of = { $creature } of { $player }
action-because = { $action } ({ $cause })
action-to-pay = { $action } to pay for { $card }

event-summoned = { $player } has summoned { $card }
event-summoned-onto = { $player } has summoned { $card } onto { $lawn }
event-entered = { $card } has entered { $lawn }
event-left = { $card } has left { $lawn }
event-cast = { $player } has cast { $card }
event-discarded = { $player } has discarded { $card }
event-drawn = { $player } has drawn through a card effect
event-spun = { $player } has spun
event-activated = { $player } has activated { $card }
event-stolen = { $player } has stolen { $card }
event-restored = { $player } has restored { $card }
event-hexed = { $card } on { $lawn } has been hexed
event-destroyed = { $card } on { $lawn } has been destroyed
event-in-force = { $card } has come into force
event-turn-begins = { $player }'s turn begins
event-turn-ends = { $player }'s turn ends
event-something = Something has happened
event-and-more = { $event }, and more
