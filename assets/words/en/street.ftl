street = The street
game = Rule set
opponents = Opponents
feats = Feats
deal = The day's deal
opponents-note = Anybody can be played against at any time. Beaten: { $done } of { $count }. A victory counts where you play alone, to the end, and take nothing back that others have answered.
feats-note = Done: { $done } of { $count }. Any match of yours counts in which you play alone, to the end, and take nothing back that others have answered.
deal-note = The same match for everybody today: { $players }, all others Hard. One try: it can be left and gone on with, but nothing is taken back, and a match that is deleted is lost. It counts on the day on which it was begun.
deal-players = { $seats ->
    [2] two players
   *[other] { $seats } players
}
deal-options = House rules today: { $options }.
deal-begin = Play the deal of { $day }
deal-go-on = Go on with the deal of { $day }
deal-open-before = Go on: { $day }
deal-over = { $day }: { $ending }
deal-won = won
deal-won-by = won by { $points }
deal-lost = lost
deal-lost-by = lost by { $points }
deal-open = begun
deal-line = Cul-de-Sac, { $day }, { $game }: { $ending }
deal-copy = Copy this line
deal-copied = Copied
deal-on-the-clipboard = The line is on the clipboard.
no-clipboard = There is no clipboard here.
calendar = The last five weeks
day-1 = Mo
day-2 = Tu
day-3 = We
day-4 = Th
day-5 = Fr
day-6 = Sa
day-7 = Su
beaten = Beaten on { $day }
not-beaten = { $level }
feat-done = Done on { $day }
play = Play
back = Back
they-say = “{ $words }”
with-company = { $name } and { $count ->
    [one] one more
   *[other] { $count } more
}
plays-as = { $level }, { $players }
with-options = House rules: { $options }
feat-reached = Feat: { $title }. { $about }
deal-reached = The day's deal, { $line }
step-beaten = { $name } is beaten.
nothing-here = This part of the street cannot be read; `doctor` tells why.
key-choose = Choose
