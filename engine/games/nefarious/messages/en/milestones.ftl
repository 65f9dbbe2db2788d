# Turning points of a match, shown large at the end of a turn.

milestone-leads = { $player ->
    [you] You take the lead with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } takes the lead with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
milestone-back = { $player ->
    [you] You come back from behind and lead with { $points } points.
   *[other] { $player } comes back from behind and leads with { $points } points.
}
milestone-near = { $player ->
    [you] You have { $points } of { $goal } points.
   *[other] { $player } has { $points } of { $goal } points.
}
milestone-last = Last turn. The most points win.
