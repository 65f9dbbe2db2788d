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
went-back = { $count ->
    [one] Not counted: 1 assisted match
   *[other] Not counted: { $count } assisted matches
}
finished-alone = { $count ->
    [one] Not counted: 1 match that computers finished alone
   *[other] Not counted: { $count } matches that computers finished alone
}
empty = No finished matches yet. Your first one will show up here.
statistics = Statistics
new-game = New game
game = Game
computers-among-themselves = Computers only
latest-matches = Latest matches
replay = Replay
secret-roles = Secret roles
who-wins = Wins
won-with = { $names } won with { $points }
won-on-average = { $won } of { $played } won, { $average } on average
people = Humans
handed-over = Handed to a computer, { $turns } played
nobody-won = Nobody won
won = { $won } of { $played } won
turns-on-average = turns on average
minutes-each = minutes per match
best-score = best score
computer-level = Computer, { $level }
computer = Computer
watch-this-match-again = Replay this match
seasons = Seasons
seasons-started = started
seasons-finished = finished
best-ending = Best ending, { $difficulty }: { $ending }
wins-by-rules = Evenings won
street-wins = { $street }: { $count }
latest-seasons = Latest seasons
reputation = Reputation
evening = Evening
players = Players
