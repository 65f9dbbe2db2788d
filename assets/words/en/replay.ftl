cannot-watch = This match cannot be watched again: { $reason }.
no-match = it is not written as a match
results = Results
mark = Turning point { $number }, { $turn }
nothing-changes = This match is over and only watched: nothing of it can be changed.
turn = Turn { $turn }
beginning = Beginning
step = { $unit } { $step }
step-turn = { $unit } { $step }, turn { $turn }
choice-of = Choice { $moment } of { $length }
leave-the-replay = Leave the replay
play-or-pause = Play or pause
play-on-from-here = Play on from here
play-on = Play on
back-by-a-turn = Back by a turn
back-by-a-step = Back by a step
on-by-a-step = On by a step
on-by-a-turn = On by a turn
speed = Speed
as-all-could-see = As all could see
as-saw-it = As { $name } saw it
through-whose-eyes = Through whose eyes
over = the match is over here
not-kept = this match is not saved
play-on-sentence = A new match begins at this moment, marked "assisted"; this one stays as it is. Whose seat is to be played by a person? The computer plays all others.
watch-on = Watch on
the-end = The end
back-to = Back to the { $place }
the-match = The match
moved = { $name } from { $before } to { $after }
has-chosen = { $name } has chosen
replay = Replay
nothing-that-is-done = Nothing that is done here changes the match.
settings = Settings
cost-chance = It cost { $name } about { $percent } of the chance to win.
cost-points = { $points ->
    [one] It cost { $name } about { $points } point.
   *[other] It cost { $name } about { $points } points.
  }
costly = { $given }. The coach: { $advised }. { $reason }
keep-as-puzzle = Keep as a puzzle
choosing = { $count ->
    [one] { $players } chooses
   *[other] { $players } choose
}
