# Prompts, without the player's name, and the players the table waits for.

prompt-waiting = waiting for { $players }
prompt-won = { $player ->
    [you] you have won
   *[other] { $player } has won
    }
prompt-share = { $players } share the win

prompt-turn-up-left = turn up a card ({ $count } left)
prompt-turn-up-spring = turn up a card ({ $number } of { $count })

# The moves of a turn; several form a list.
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

prompt-line = remove { $line } or keep it
prompt-lines = remove one of { $count } complete lines or keep them

# Moments for playing Nasty Neighbour cards; $own says whether it's the reader's turn.
moment-turn-start = { $own ->
    [yes] at the start of the turn
   *[no] { $player }'s turn begins
 }
moment-placed = { $own ->
    [yes] after placing a card
   *[no] { $player } placed a card
 }
moment-turn-end = { $own ->
    [yes] at the end of the turn
   *[no] { $player }'s turn ends
 }
prompt-window = { $moment }: play a Nasty Neighbour card or pass
prompt-window-somehow = play a Nasty Neighbour card or pass
prompt-instant = { $coming }: play a Nasty Neighbour card or let it happen

# An Instant Action is about to act; effects.ftl has the words for $acts.
coming = { $card } is about to { $acts }
coming-somehow = an Instant Action is about to act
each-of = each of { $several }

# A choice for the effect of a card, with the card.
prompt-for-card = { $choice } ({ $card })
choose-affected = choose a player it acts on
choose-player = choose a player
choose-card = choose a card
choose-in-other-yard = in another yard
choose-in-any-yard = in any yard
