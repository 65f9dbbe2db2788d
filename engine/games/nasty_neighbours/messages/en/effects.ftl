# The effects of cards: title (in a form), told (on a card, without capital and period), told-of (on an Instant Action, see
# cards.ftl for $who), note, short, shorter and shortest (in the hand), choose (a prompt), verb (on the button of a choice),
# coming (continues "is about to" for an Instant Action).

# --- shared parts -------------- ----------------------------------------------------------------------------------------

in-yard = { $whom ->
    [own] in your yard
    [other] in another yard
   *[any] in any yard
 }
of-yard = { $whom ->
    [own] of yours
    [other] in another yard
   *[any] in any yard
 }
in-one-yard = in one yard
whose = { $player ->
    [you] your
   *[other] { $player }'s
 }
one-of = { $whom ->
    [own] 1 of yours
    [other] 1 of another's
   *[any] any 1
 }
cards-face-down = { $count ->
    [1] a face-down card
    [2] two face-down cards
    [3] three face-down cards
   *[4] four face-down cards
 }
cards-nasty = { $count ->
    [1] a Nasty card
    [2] two Nasty cards
    [3] three Nasty cards
   *[4] four Nasty cards
 }
cards-nasty-in-full = { $count ->
    [1] a Nasty Neighbour card
    [2] two Nasty Neighbour cards
    [3] three Nasty Neighbour cards
   *[4] four Nasty Neighbour cards
 }
cards-nasty-counted = { $count ->
    [one] a Nasty Neighbour card
   *[other] { $count } Nasty Neighbour cards
 }

# --- reset --------------------------------------------------------------------------------------------------------------

reset-title = Reset a yard
reset-told = { $whom ->
    [own] reset your own yard
   *[other] another player resets their yard
 }
reset-told-of = { $who ->
    [you] reset your own yard
    [other] another player resets their yard
    [that] that player resets their yard
    [others] all other players reset their yards
    [all] all others reset their yards
   *[they] they reset their yards
 }
reset-note = Every card except a Stumped is discarded and replaced from the draw pile, face down. Gaps stay empty.
reset-shorter = { $whom ->
    [own] reset your yard
   *[other] reset another yard
 }
reset-shortest = { $whom ->
    [own] reset yours
   *[other] reset another
 }
reset-shortest-of = reset
reset-choose = choose who resets their yard
reset-coming = reset { $yards }

# --- swap-seats ---------------------------------------------------------------------------------------------------------

swap-seats-title = Swap seats
swap-seats-told = swap seats with another player
swap-seats-told-of = swap seats with { $whom }
swap-seats-note = Yards and Nasty Neighbour cards stay. Players and scores move.
swap-seats-shorter = swap seats
swap-seats-choose = choose who swaps houses with { $player }
swap-seats-coming = make { $player } and { $others } swap houses

# --- peek ---------------------------------------------------------------------------------------------------------------

peek-title = Look at face-down cards
peek-told = look at { $cards } { $where }
peek-note = Only you see { $count ->
    [one] it
   *[other] them
 }.
peek-shorter = peek at { $count } { $where }
peek-shortest = peek at { $count }
peek-choose = look at a face-down card { $where }
peek-choose-first = look at a face-down card { $where }, 1 of { $count }
peek-choose-next = look at another face-down card in { whose } yard, { $number } of { $count } (the last was { $card })
peek-verb = Look at

# --- swap-cards ---------------------------------------------------------------------------------------------------------

swap-cards-title = Swap two cards
swap-cards-told = { $whom ->
    [between] swap a card in your yard with one in another yard
    [inside-own] swap two cards inside your own yard
   *[inside-any] swap two cards inside one yard
 }
swap-cards-note = { $whom ->
    [between] Faces stay. Neither may be Stumped.
   *[inside] Neither may be Stumped.
 }
swap-cards-note-in-full = Both cards stay face up or face down, as they were. Neither may be a face-up Stumped.
swap-cards-short = { $whom ->
    [between] swap a card of yours with one in another yard
    [inside-own] swap two cards inside your own yard
   *[inside-any] swap two cards inside one yard
 }
swap-cards-shorter = { $whom ->
    [between] swap over the fence
    [inside-own] swap 2 of yours
   *[inside-any] swap 2 in one yard
 }
swap-cards-shortest = swap cards
swap-cards-choose = choose the first of two cards to swap, { $whom ->
    [between] in { whose } yard or another one
    [inside-own] in { whose } yard
   *[inside-any] in any yard
 }
swap-cards-choose-next = swap { $card } with a card in { whose } yard
swap-cards-choose-there = swap { $card } with another card of that yard
swap-cards-choose-elsewhere = swap { $card } with a card in another yard
swap-cards-verb = Swap

# --- turn-down ----------------------------------------------------------------------------------------------------------

turn-down-title = Turn a card face down
turn-down-told = choose a face-up card { $where }, not a Stumped, and turn it face down
turn-down-short = turn down a face-up card { $where }
turn-down-short-of = turn down a card { $where }
turn-down-shorter = turn { $one } down
turn-down-shortest = turn 1 down
turn-down-choose-player = choose the yard where a card is turned face down
turn-down-choose = turn a face-up card { $where } face down
turn-down-verb = Turn down
turn-down-coming = turn a card in { $yards } face down

# --- turn-up ------------------------------------------------------------------------------------------------------------

turn-up-title = Turn a card up
turn-up-told = turn up a face-down card { $where }
turn-up-note = An Instant acts there.
turn-up-note-in-full = An Instant Action acts as if { $own ->
    [yes] you
   *[no] that yard's player
 } had turned it up. Its spot is refilled face down.
turn-up-shorter = turn up { $one }
turn-up-shortest = turn 1 up
turn-up-choose-player = choose the yard where a card is turned up
turn-up-choose = turn up a face-down card { $where }
turn-up-verb = Turn up
turn-up-coming = turn up a face-down card in { $yards }

# --- replace ------------------------------------------------------------------------------------------------------------

replace-title = Replace a card from the draw pile
replace-told = discard a face-up card { $where }, not a Stumped. The top card of the draw pile takes its place, face up
replace-note = An Instant Action acts, and its spot is refilled face up.
replace-short = swap a card { $where } for the top draw
replace-short-own = swap a face-up card { $where } for the top draw
replace-shorter = replace { $one }
replace-shortest = replace 1
replace-choose-player = choose the yard where a card is replaced
replace-choose = replace a face-up card { $where } from the draw pile
replace-verb = Replace
replace-coming = replace a card in { $yards }

# --- miss-turn ----------------------------------------------------------------------------------------------------------

miss-turn-title = A player misses a turn
miss-turn-told = { $misses } this round
miss-turn-told-of = { $who ->
    [you] miss your next turn
    [other] another player misses their next turn
    [that] that player misses their next turn
    [others] all other players miss their next turn
    [all] all others miss their next turn
   *[they] they miss their next turn
 }
miss-turn-note = Not a last turn.
miss-turn-note-in-full = But never their last turn after a player went out.
miss-turn-shorter = another misses a turn
miss-turn-shortest = a turn missed
miss-turn-shortest-of = miss a turn
miss-turn-choose = choose who misses a turn
miss-turn-coming = make { $players } miss a turn

# --- take-card ----------------------------------------------------------------------------------------------------------

take-card-title = Take a Nasty Neighbour card
take-card-told = take a random Nasty Neighbour card from any player
take-card-told-of = take a random Nasty Neighbour card from { $whom }
take-card-short = take a random Nasty card from any player
take-card-short-of = take a Nasty card from { $whom }
take-card-shorter = take a Nasty card
take-card-shortest = take a card
take-card-shortest-of = give 1 up
take-card-choose = choose a player to take a random Nasty Neighbour card from
take-card-coming = give { $player } a Nasty Neighbour card from { $others }

# --- draw-card ----------------------------------------------------------------------------------------------------------

draw-card-title = Draw Nasty Neighbour cards
draw-card-told = draw { $cards }
draw-card-shorter = draw { $count } Nasty
draw-card-shortest = draw { $count }
draw-card-coming = bring { $player } { $cards }

# --- discard-card -------------------------------------------------------------------------------------------------------

discard-card-title = A player loses Nasty Neighbour cards
discard-card-told = { $loses } at random
discard-card-told-of = { $who ->
    [you] lose { $cards }
    [other] another player loses { $cards }
    [that] that player loses { $cards }
    [others] all other players lose { $cards }
    [all] all others lose { $cards }
   *[they] they lose { $cards }
 }
discard-card-shorter = another loses { $count } Nasty
discard-card-shortest = one loses { $count }
discard-card-shortest-of = lose { $count }
discard-card-choose = choose who loses { $cards }
discard-card-coming = cost { $players } { $cards }

# --- dive ---------------------------------------------------------------------------------------------------------------

dive-title = Take a card from the Recycle Bin
dive-told = take any suit card, Wild or Stumped from the bin as your drawn card
dive-alone = before drawing, take any card from the bin
dive-short = take any card from the bin
dive-shorter = take from the bin
dive-shortest = bin dive
dive-choose = take a card from the bin

# --- cancel -------------------------------------------------------------------------------------------------------------

cancel-title = Cancel the Instant Action
cancel-told = cancel it: it is discarded without effect
cancel-short = cancel an Instant that would affect you
cancel-shorter = cancel it
