season = Season
continue = Continue
next = Next
skip = Skip
reputation = Reputation { $points } of { $most }{ $words ->
    [none] { "" }
   *[other] : { $words }
}
reputation-line = { $points } of { $most }{ $words ->
    [none] { "" }
   *[other] : { $words }
}
against = Against { $names }
play-door = { $words }: { $title }
play = Play
play-with = Play with { $favor ->
    [lend] a head start
    [look] a look at cards
   *[undo] an undo
}
favor-chosen = You use it in the next match. Press again to keep it for later.
go-on = Continue
evening-over = { $title }, { $result }
in-progress = in progress
tonight = tonight
tier-1 = an easy match
tier-2 = an even match
tier-3 = a hard match
tier-4 = a hard match
tier-puzzle = a puzzle
two-tiers = two doors: { $first } or { $second }
two-alike = two doors: { $tier ->
    [1] two easy matches
    [2] two even matches
   *[other] two hard matches
}
outcome = { $result }, { $moved }
moved-up = reputation up { $count }
moved-down = reputation down { $count }
moved-same = reputation unchanged
result-won = won
result-placed = second place
result-lost = lost
result-solved = solved
result-given-up = not solved
stakes = Win { $win }, lose { $lose }
stakes-placed = Win { $win }, 2nd { $place }, lose { $lose }
stakes-puzzle = Solve { $win }, give up { $lose }
in-game = { $game }.
puzzle-facts = { $game }. { $difficulty ->
    [1] An easy puzzle.
    [2] A medium puzzle.
   *[other] A hard puzzle.
}
puzzle-tries = You have { $tries } tries. Hints are allowed.
company = { $count ->
    [1] With another player: { $levels }.
   *[other] With { $count } other players: { $levels }.
}
return-match = A return match: new cards, same neighbors.
played-with = House rules: { $rules }.
start-you = You start with { $amount } { $counter }.
start-rivals = Your opponents start with { $amount } { $counter }.
start-everyone = Everyone starts with { $amount } { $counter }.
length-short = Short match.
length-medium = Medium-length match.
length-long = Long match.
evening-of = { $day }, evening { $number } of { $count }
party-of = Block party, table { $number } of { $count }
favors-left = { $count ->
    [0] No favors left
    [one] You can use 1 more favor
   *[other] You can use { $count } more favors
}
story = Story so far
album = Album
leave = Main menu
abandon = Abandon season…
abandon-title = Abandon this season?
abandon-sentence = The season ends now. Its matches stay in your list.
abandon-yes = Abandon season
cancel = Cancel
close = Close
watch-replay = Watch the replay
ahead = The doors open on { $day }.
evenings = Evenings
key-lamps = evenings
key-panel = panel
key-leave = leave
story-line = { $day }: { $words }.
story-empty = Nothing has happened yet. Tonight is the first evening.
new-to-you = New to you
difficulty = Difficulty
seed = Seed
seed-random = random
seed-hint = The same number gives the same season.
start = Start season
go-on-season = Continue the season
under-way = Your season
rule-sets = Rule sets
week-title = This week's season
week-note = Week { $week }. All five rule sets, Neighborly. You get one try.
week-start = Play this week's season
past = Past seasons
choose-one = Choose a rule set
replace-title = Start a new season?
replace-sentence = Your current season ends as it stands.
replace-yes = Start anyway
copied = Copied
copy = Copy result
copy-of = Copy result: { $season }
key-next = next control
key-press = press
key-back = back
record-open = { $difficulty }, { $evening ->
    [13] at the block party
    [14] at the block party
   *[other] evening { $evening } of { $days }
}
record = { $difficulty }: reputation { $points }, { $wins } of { $evenings } won
past-head = { $day }: { $result }
outcome-line = { $day }: { $words }
photo-taken = In your album
photo-of = { $day }, { $title }
album-full = The album is full
album-unsaved = Photos can't be saved
keep-photo = Keep a photo
give-up = Give up
puzzle-heading = { $day }: { $title } · { $left ->
    [one] 1 try left
   *[other] { $left } tries left
}
puzzle-rival = The puzzle "{ $title }"
puzzle-lost = That was the last try. The street knows already.
concede = Concede this evening…
concede-title = Concede this evening?
concede-sentence = It counts as a loss in your season.
concede-yes = Concede
new-season = New season
line-title = Your result
rewards = { $count ->
    [one] You've earned something
   *[other] You've earned { $count } things
}
rewards-where = Choose card backs, table cloths and nameplates in the settings, under "Card backs and tables".
reward = { $title }, { $kind }
reward-back = card back
reward-cloth = table cloth
reward-nameplate = nameplate
photo-name = { $evening }: { $result }. { $day }
photo-caption = { $evening }: { $result }
album-note = { $count } of { $most } photos
album-empty = No photos yet. Keep one on the results of an evening.
you = you
another-player = another player
to-tonight = Back to tonight
look-title = Just between us
look-next = Next cards
look-of = { $name }
look-cards = { $owner }: { $cards }
keepsakes = Keepsakes
