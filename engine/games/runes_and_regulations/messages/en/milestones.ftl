# Milestones, shown large at the end of a turn.

milestone-near = { $player ->
    [you] You need 1 more Creature to win.
   *[other] { $player } needs 1 more Creature to win.
}
milestone-last = { $count ->
    [0] The Main deck is empty.
    [one] 1 card is left in the Main deck.
   *[other] { $count } cards are left in the Main deck.
}
