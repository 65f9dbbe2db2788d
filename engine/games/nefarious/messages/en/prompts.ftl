# Prompts, the players the table waits for, and where points come from.

prompt-waiting = waiting for { $players }
prompt-waiting-comma = { $before }, { $next }
prompt-won = { $players ->
    [you] you have taken over the world
   *[other] { $players } has taken over the world
    }
prompt-over = the match is over
victory-last-turn = Turn { $turn } was the last turn, whatever the score.

prompt-action = choose an Action
prompt-two-actions = choose two different Actions
prompt-second-action = choose a second Action to go with { $action }
prompt-espionage = place a Spy (${ $money } to spend)
prompt-invent = choose an Invention to build (${ $money } to spend)
prompt-set-aside = set one Invention aside
prompt-discard = discard an Invention
prompt-place = place a Spy for free
prompt-remove = take back a Spy
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
points-no-spies = no Spies on the board
