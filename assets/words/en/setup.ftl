bad-seed = 1 to { $most } digits, please.
people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
computers = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
who-plays = { $count } players: { $parts }
only-with = only with { $option }
only-without = only without { $option }
only-with-value = only with { $option }: { $values }
or = or
and = and
room-with = up to { $most } with { $option }
room-without = up to { $most } without { $option }
adds = { $count ->
    [one] adds 1 card
   *[other] adds { $count } cards
}
adds-copies = { $titles ->
    [one] { $cards } of one title
   *[other] { $cards } of { $titles } titles
}
adds-by = { $cards }, by { $author }
picked = { $count } of { $most } picked
picked-some = { $count } of { $most } picked, { $rest } at random
picked-none = { $count } of { $most } picked, all at random
step-game = Game
step-seats = Seats
step-rules = House rules
nothing-found = No card has these words. Try fewer or shorter ones.
none-of-them = None of them: at random
nothing-is-picked = nothing is picked
play-with = Play with { $chosen }
draw-them-at-random = Draw them at random
search-names-and-texts = Search names and texts
search = Search
at-most = { $most } at most: press a picked card to put it back
not-open = not open yet
random = At random
hint = same seed, same deal
random-seed = Random seed
seed = Seed
seat = Seat { $number }
same-name = This name is taken.
no-name = This seat needs a name.
seats-at-most = { $most } seats at most
seats-at-least = at least { $fewest } seats
not-for-so-many = these rules are for { $fewest } to { $most } players, not { $count }
seat-needs-a-name = a seat needs a name
two-alike = two seats have the same name
seed-too-long = the seed must be a number of at most { $most } digits
packs-need-rule = the card packs need another house rule
skip = Skip
only-with-players = only with { $players } players
no-person-plays = no person plays
low-or-high = { $low } or { $high }
low-to-high = { $low } to { $high }
card-packs = Card packs
players = { $count } players
step-of = step { $number } of { $count }
clockwise = { $count } of { $most }, clockwise. Use the arrows to change the order.
last-set-up = Last setup
watch = Watch
rules = Rules
add-a-computer = Add a computer
add-a-person = Add a person
start = Start
next = Next
watch-with = Watch { $players }
start-with = Start with { $players }
games = Games
previous = Previous
key-next-control = next control
key-start = start
key-back = back
key-play = play { $words }
key-fewer-more = fewer, more
key-skip = skip
key-chooses-who-plays = chooses who plays { $name }
same-as-last = this is the last setup
no-last = no match was started yet
watch-a-game = Watch a game
new-game = New game
play = Play
move-seat-up = Move { $seat } up
remove-seat = Remove { $seat }
who-plays-seat = Who plays seat { $number }
move-up = Move up
remove = Remove
first-seat = the first seat
that-seat = seat { $number }
name-of-seat = Name of seat { $number }
first-lesson = First lesson
before-playing = a few minutes, on the real table
