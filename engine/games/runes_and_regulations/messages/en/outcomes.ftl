# Options as buttons, and what a player gives up by skipping.

option-cast = Cast { $card }
option-cast-after-discards = Discard { $cards }, then cast { $card }
option-summon = Summon { $card }
option-summon-onto = { $player ->
    [you] Summon { $card } onto your Lawn
   *[other] Summon { $card } onto { $player }'s Lawn
    }
option-at-cost = { $option }: { $cost }
option-discard = Discard { $card }
option-draw = Draw a card
option-spin = Spin
option-skip = Skip
option-skip-spin = Discard a card to skip the Spin phase

option-let-it-happen = Let it happen
option-let-happen-to = Let it happen: { $done ->
    [hexes] { $thing } is hexed
    [steals] { $thing } is stolen
    [returns] { $thing } is returned
   *[destroys] { $thing } is destroyed
    }
option-leave-it = Pass
option-do-not-use = Don't use it
option-no-more = Done
option-do-not-draw = Don't draw
option-discard-nothing = Discard nothing
option-cast-nothing = Cast nothing
option-summon-nothing = Summon nothing
option-none = Choose none
option-destroy = Destroy { $thing }

reaction-use = Use { $card }: { $does }
reaction-use-against = Use { $card } against { $player }: { $does }
reaction-use-on = Use { $card } on { $creature }: { $does }
reaction-activate = Activate { $card }: { $does }
reaction-activate-against = Activate { $card } against { $player }: { $does }
reaction-activate-on = Activate { $card } on { $creature }: { $does }

# $verb is the action, as card files write it. A verb of later cards may have no line here.
option-choose = { $verb ->
    [hex] Hex { $thing }
    [restore] Restore { $thing }
    [destroy] Destroy { $thing }
    [sacrifice] Sacrifice { $thing }
    [steal] Steal { $thing }
    [return] Return { $thing }
    [move] Move { $thing }
    [give-away] Give away { $thing }
    [receive] Receive { $thing }
   *[other] { $word } { $thing }
}
option-to-lawn = { $player ->
    [you] To your Lawn
   *[other] To { $player }'s Lawn
    }
option-move-to-lawn = { $player ->
    [you] Move it to your Lawn
   *[other] Move it to { $player }'s Lawn
    }
option-player-does = { $player ->
    [you] You { $does }
   *[other] { $player } { $does }
    }

# $ways are "cast A or B" and "draw a card". A number replaces a long list of cards.
given-up = { $player ->
    [you] You could still { $ways }.
   *[other] { $player } could still { $ways }.
    }
given-up-or = { $first }, or { $next }
given-up-cast = cast { $cards }
given-up-summon = summon { $cards }
given-up-one-of = one of { $count } cards
given-up-draw = draw a card
