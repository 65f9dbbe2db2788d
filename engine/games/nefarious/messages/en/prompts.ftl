# What a player is asked, or whom the table waits for; and what points are for.

prompt-waiting = waiting for { $players }
prompt-waiting-comma = { $before }, { $next }
prompt-won = { $players ->
    [you] you have taken over the world
   *[other] { $players } has taken over the world
    }
prompt-over = the game is over
victory-last-turn = Turn { $turn } was the last, at any score.

prompt-action = choose an Action
prompt-two-actions = choose two different Actions
prompt-second-action = choose a second Action to go with { $action }
prompt-espionage = place a Spy (${ $money } to spend)
prompt-invent = choose an Invention to build (${ $money } to spend)
prompt-set-aside = set one Invention aside
prompt-discard = discard an Invention
prompt-place = place a Spy on any zone for free
prompt-remove = take a Spy back from the board
prompt-because = { $prompt } ({ $card })

score = Points
points-inventions = { $count ->
    [one] 1 Invention
   *[other] { $count } Inventions
}
points-bonus = { $count ->
    [one] bonus for 1 Invention
   *[other] bonus for { $count } Inventions
}
points-money = ${ $money }
points-hand = { $count } cards in hand
points-no-spies = no Spy on the board
