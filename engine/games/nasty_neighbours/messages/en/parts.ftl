# Names of cards, spots, yards and lines inside other messages.

a-card = a card
a-gap = a gap
a-face-down-card = a face-down card
known-face-down = { $card }, face down

yard-of = { whose } yard
yards-of = the yards of { $players }
any-yard = any yard
in-yard-of = in { whose } yard

# A card with its spot in a yard.
card-at = { $player ->
    [you] { $card } (your yard, { $spot })
   *[other] { $card } ({ $player }, { $spot })
    }
# A spot whose card isn't named; the second one is for yards of four by four.
spot-of = the { $spot } card of { $player }'s yard
spot-of-large = the card in { $spot } of { $player }'s yard

# The nine spots of a yard, row by row, and the spots of a yard of four by four.
spot-0 = top left
spot-1 = top
spot-2 = top right
spot-3 = left
spot-4 = middle
spot-5 = right
spot-6 = bottom left
spot-7 = bottom
spot-8 = bottom right
spot-large = row { $row }, column { $column }

# The lines of a yard, and those of a yard of four by four.
line-0 = the top row
line-1 = the middle row
line-2 = the bottom row
line-3 = the left column
line-4 = the middle column
line-5 = the right column
line-row = row { $number }
line-column = column { $number }
line-diagonal = the diagonal
line-with-cards = { $line } ({ $cards })

# The kinds of lines.
sort-row = row
sort-column = column
sort-diagonal = diagonal

# What's possible with a line; its cards come first.
chain-removable = { $cards }: { $sort } can be removed
chain-then-removable = { $cards }: { $sort } can then be removed
