bad-seed = Enter 1 to { $most } digits.
people = { $count ->
    [one] 1 human
   *[other] { $count } humans
}
computers = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
who-plays = { $count ->
    [one] 1 player
   *[other] { $count } players
}: { $parts }
only-with = requires { $option }
only-without = not with { $option }
only-with-value = requires { $option }: { $values }
room-with = up to { $most } with { $option }
room-without = up to { $most } without { $option }
adds = { $count ->
    [one] adds 1 card
   *[other] adds { $count } cards
}
adds-copies = { $titles ->
    [one] { $cards } with one title
   *[other] { $cards } with { $titles } different titles
}
adds-by = { $cards }, by { $author }
picked = { $count } of { $most } picked
picked-some = { $count } of { $most } picked, { $rest } random
picked-none = { $count } of { $most } picked, all random
step-game = Game
step-seats = Seats
step-rules = House rules
nothing-found = No cards match. Try fewer or shorter words.
none-of-them = None (random)
nothing-is-picked = nothing picked yet
play-with = Play with { $chosen }
draw-them-at-random = Pick at random
search-names-and-texts = Search names and texts
search = Search
at-most = Pick up to { $most }. Press a picked card to put it back.
not-open = not available yet
random = Random
hint = The same seed deals the same cards
random-seed = Random seed
seed = Seed
seat = Seat { $number }
same-name = Two players can't have the same name.
no-name = Enter a name.
needs-at-least = { $game } needs at least { $fewest } players.
takes-at-most = { $game } takes at most { $most } players.
takes-at-most-but = { $game } takes at most { $most } players, { $roomier }.
seats-at-most = at most { $most } seats
seats-at-least = at least { $fewest } seats
not-for-so-many = these rules need { $fewest } to { $most } players, not { $count }
seat-needs-a-name = a player needs a name
two-alike = two players have the same name
seed-too-long = the seed can have at most { $most } digits
packs-need-rule = these card packs need a different house rule
skip = Skip
only-with-players = requires { $players } players
no-person-plays = no human is playing
low-or-high = { $low } or { $high }
low-to-high = { $low } to { $high }
card-packs = Card packs
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
step-of = Step { $number } of { $count }
clockwise = { $count } of { $most } seats, clockwise. Use the arrows to change the order.
last-set-up = Last setup
watch = Watch
rules = Rules
add-a-computer = Add computer
add-a-person = Add human
start = Start
next = Next
watch-with = Watch { $players }
start-game = Start { $game }
watch-game = Watch { $game }
start-with = Start with { $players }
games = Games
previous = Previous
key-next-control = next control
key-start = start
key-back = back
key-play = play { $words }
key-fewer-more = fewer or more
key-skip = skip
key-chooses-who-plays = choose who plays { $name }
same-as-last = already your last setup
no-last = you haven't started a match yet
watch-a-game = Watch a match
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
before-playing = A few minutes, at the real table
