# What a seat is asked, without its name, and whom the table waits for.

prompt-waiting = waiting for { $players }
prompt-won = { $player ->
    [you] you have won
   *[other] { $player } has won
    }
prompt-share = { $players } share the win

prompt-turn-up-left = turn up a card ({ $count } left)
prompt-turn-up-spring = turn up a card ({ $number } of { $count })

# The ways to go on in a turn; several stand in a list.
way-draw = draw a card
way-take = take { $card } from the bin
way-line = remove a line
way-nasty = first play a Nasty card
way-place = place { $card } in { $yard }
way-discard = discard { $card }
way-discard-it = discard it
prompt-or-nasty = { $ways }, or play a Nasty Neighbour card first
prompt-last-turn = { $player ->
    [you] { $ways } (last turn: you are first-out)
   *[other] { $ways } (last turn: { $player } is first-out)
    }

prompt-line = remove { $line } or let it stand
prompt-lines = remove one of { $count } complete lines or let them stand

# Moments at which Nasty Neighbour cards may be played; $own is whether the turn is that of whoever reads it.
moment-turn-start = { $own ->
    [yes] at the start of the turn
   *[no] { $player }'s turn begins
 }
moment-placed = { $own ->
    [yes] after placing
   *[no] { $player } has placed a card
 }
moment-turn-end = { $own ->
    [yes] at the end of the turn
   *[no] { $player }'s turn ends
 }
prompt-window = { $moment }: play a Nasty Neighbour card or none
prompt-window-somehow = play a Nasty Neighbour card or none
prompt-instant = { $coming }: play a Nasty Neighbour card or let it happen

# What an Instant Action is about to do; what that is, effects.ftl tells.
coming = { $card } is about to { $acts }
coming-somehow = an Instant Action is about to act
each-of = each of { $several }

# A choice for the effect of a card, with the card.
prompt-for-card = { $choice } ({ $card })
choose-affected = choose whom it acts on
choose-player = choose a player
choose-card = choose a card
choose-in-other-yard = in another yard
choose-in-any-yard = in any yard
