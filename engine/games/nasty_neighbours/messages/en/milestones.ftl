# Turning points of a match, shown large at the end of a turn.

milestone-tied = { $players } are tied at { $points }.
milestone-leads = { $player ->
    [you] You have the lowest total now: { $points }.
   *[other] { $player } has the lowest total now: { $points }.
}
milestone-back = { $player ->
    [you] You come back from behind with the lowest total: { $points }.
   *[other] { $player } comes back from behind with the lowest total: { $points }.
}
milestone-near = { $player ->
    [you] You have 1 face-down card left.
   *[other] { $player } has 1 face-down card left.
}
milestone-last = The last round begins.
