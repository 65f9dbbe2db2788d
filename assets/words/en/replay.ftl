cannot-watch = Can't replay this match: { $reason }.
no-match = the file isn't a valid match
results = Results
mark = Turning point { $number }, { $turn }
nothing-changes = This is a replay. You can't change anything.
turn = Turn { $turn }
beginning = Start
step = { $unit } { $step }
step-turn = { $unit } { $step }, turn { $turn }
choice-of = Move { $moment } of { $length }
leave-the-replay = Close replay
play-or-pause = Play/Pause
play-on-from-here = Play from here
play-on = Play from here
back-by-a-turn = Previous turn
back-by-a-step = Previous step
on-by-a-step = Next step
on-by-a-turn = Next turn
speed = Speed
as-all-could-see = Public view
as-saw-it = { $name }'s view
through-whose-eyes = View as
over = the match is already over here
not-kept = this match isn't being saved
play-on-sentence = This starts a new match from here, marked "assisted". This one stays as it is. Which seat do you want? Computers play the others.
watch-on = Keep watching
the-end = End
back-to = Back to the { $place }
the-match = The match
moved = { $name }'s chance to win went from { $before } to { $after }
has-chosen = { $name } has chosen
replay = Replay
nothing-that-is-done = Nothing you do here changes the match.
settings = Settings
cost-chance = This lowered { $name }'s chance to win by about { $percent }.
cost-points = { $points ->
    [one] This cost { $name } about { $points } point.
   *[other] This cost { $name } about { $points } points.
}
costly = { $given }. Better: { $advised }. { $reason }
keep-as-puzzle = Save as puzzle…
choosing = { $count ->
    [one] { $players } is choosing
   *[other] { $players } are choosing
}
