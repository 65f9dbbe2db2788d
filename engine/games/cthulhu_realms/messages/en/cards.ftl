# The narrator of Cthulhu Realms is the lodge's recording secretary, who writes the minutes of the end of the world. Every
# horror is an agenda item. The only real outrage is a late fee. The secretary speaks in calm, short sentences in titles,
# lessons, results, quips and flavor text, and never in prompts or rules.

# The text of the cards, around the clauses of their effects.

# an ability as a sentence, whose first letter is made a capital
card-sentence = { $words }.
card-condition = { $condition }: { $effects }
card-or = { $first }, or { $second }
# the same if one of the halves is long
card-or-long = { $first }; or { $second }
card-then = { $before }, then { $effect }
# after a clause about a chosen player, if the next effect isn't about that player
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

# a card that an ability needs; .another if the card with the ability is one itself
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
# an event that an ability needs; .clause after "if"
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
   *[other] { $player }'s { $card }
    }
location-of-several = { $player ->
    [you] your { $card } ({ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
        })
   *[other] { $player }'s { $card } ({ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
        })
    }

# which parts of a card are as printed; a "known" name comes from a source in another language
origin-own = Players' own card
origin-design = Our design
origin-printed = Our design, printed name
origin-known = Our design, known name
origin-printed-copies = Printed name and number
origin-printed-abilities = Printed name and abilities
origin-known-copies = Known name and number
origin-known-abilities = Known name and abilities

lamp-discard = A card has been discarded from a hand this turn.
lamp-discard-not = No card has been discarded from a hand this turn.
lamp-abjure = A card has been abjured this turn.
lamp-abjure-not = No card has been abjured this turn.
