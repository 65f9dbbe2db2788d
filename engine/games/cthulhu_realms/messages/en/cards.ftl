# The text of the cards, around the clauses of their effects.

# an ability as a sentence, whose first letter is made a capital
card-sentence = { $words }.
card-condition = { $condition }: { $effects }
card-or = { $first }, or { $second }
# between halves of which one is long
card-or-long = { $first }; or { $second }
card-then = { $before }, then { $effect }
# after a clause about a chosen player, who has nothing to do with what follows
card-then-after-player = { $before }; then { $effect }
# effects in short, for buttons and the log
short-comma = { $before }, { $effect }

# below an ability, in the enlarged card
now-works = works now: { $needs }
now-lacks = not yet: needs { $needs }
now-used = used this turn
owned = You own { $count }.

condition-cards = with { $cards } of yours in play
condition-events = if { $events }
condition-both = with { $cards } of yours in play, if { $events }

# a card that an ability needs; .another where the card that has the ability is one itself
need-green = a green card
    .another = another green card
need-yellow = a yellow card
    .another = another yellow card
need-purple = a purple card
    .another = another purple card
need-black = a black card
    .another = another black card
need-entity = an Entity
    .another = another Entity
need-artifact = an Artifact
    .another = another Artifact
need-location = a Location
    .another = another Location
need-in-play = { $card } in play
# what must have happened; .clause after "if"
need-discard = a card discarded from a hand this turn by an effect
    .clause = an effect made a player discard this turn
need-abjure = a card abjured this turn
    .clause = a card was abjured this turn

color-green = Green
    .small = green
color-yellow = Yellow
    .small = yellow
color-purple = Purple
    .small = purple
color-black = Black
    .small = black
type-entity = Entity
type-artifact = Artifact
type-location = Location
type-sanctuary = Sanctuary
type-nexus = Nexus
# "Green Entity", "Purple Sanctuary Location"
type-line = { $color } { $type }
type-line-shield = { $color } { $shield } { $type }

# a Location and whose it is; of several alike also which
location = { $player ->
    [you] your { $card }
   *[other] { $card } ({ $player })
    }
location-of-several = { $player ->
    [you] your { $card } ({ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
        })
   *[other] { $card } ({ $player }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
        })
    }

# what of a card is as printed; a "known" name is known from a source in another language
origin-own = Players' own card
origin-design = Our design
origin-printed = Our design, printed name
origin-known = Our design, known name
origin-printed-copies = Printed name and number
origin-printed-abilities = Printed name and abilities
origin-known-copies = Known name and number
origin-known-abilities = Known name and abilities

lamp-discard = A card has been discarded from a hand this turn.
lamp-discard-not = A card has not been discarded from a hand this turn.
lamp-abjure = A card has been abjured this turn.
lamp-abjure-not = A card has not been abjured this turn.
