# Turning points of a match, shown large at the end of a turn.

milestone-leads = { $player ->
    [you] You have the most Sanity now: { $sanity }.
   *[other] { $player } has the most Sanity now: { $sanity }.
}
milestone-back = { $player ->
    [you] You come back from behind. You have the most Sanity now: { $sanity }.
   *[other] { $player } comes back from behind with the most Sanity: { $sanity }.
}
milestone-near = { $player ->
    [you] You have only { $sanity } Sanity left.
   *[other] { $player } has only { $sanity } Sanity left.
}
milestone-last = { $count ->
    [0] The general deck is empty.
    [one] 1 card is left in the general deck.
   *[other] { $count } cards are left in the general deck.
}
milestone-out = { $player ->
    [you] You are out of the game.
   *[other] { $player } is out of the game.
}
