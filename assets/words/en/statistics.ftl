with-packs = { $count ->
    [one] { $words }; with the card pack { $packs }
   *[other] { $words }; with the card packs { $packs }
}
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
matches = { $count ->
    [one] match
   *[other] matches
}
facts = { $day }, { $turns }
facts-assisted = { $day }, { $turns }, assisted
facts-watched = { $day }, { $turns }, watched
and = and
went-back = { $count ->
    [one] 1 match that went back in time is not counted here
   *[other] { $count } matches that went back in time are not counted here
}
finished-alone = { $count ->
    [one] 1 match that the computer finished alone is not counted here
   *[other] { $count } matches that the computer finished alone are not counted here
}
empty = No match has been finished yet. The first one will stand here.
statistics = Statistics
new-game = New game
game = Game
computers-among-themselves = Computers among themselves
latest-matches = Latest matches
replay = Replay
secret-roles = Secret roles
who-wins = Who wins
won-with = { $names } won with { $points }
won-on-average = { $won } of { $played } won, { $average } on average
people = People
handed-over = Handed to a computer, { $turns } played
nobody-won = Nobody won
won = { $won } of { $played } won
turns-on-average = turns on average
minutes-each = minutes each
best-score = best score
computer-level = Computer, { $level }
computer = Computer
watch-this-match-again = Watch this match again
