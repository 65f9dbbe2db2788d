# The narrator of Nasty Neighbours is the neighbor on the porch: lemonade in hand, sees everything, judges warmly. This
# neighbor talks about hedges the way others talk about wars, in titles, lessons, results, quips and flavor text, and never
# in prompts or rules. Titles and card names keep the spelling of the box. Our own sentences say "neighbor".

# Texts on cards. "You" is the player of a Nasty Neighbour card, or the player who drew or turned up an Instant Action.

type-suit = { $suit } suit: { $thing }
type-yard = Yard card
type-instant = Instant Action
type-nasty = Nasty Neighbour card
suit-blue = Blue
suit-brown = Brown
suit-green = Green
suit-red = Red
suit-yellow = Yellow
thing-pool = pool
thing-doghouse = doghouse
thing-hedge = hedge
thing-letterbox = letterbox
thing-sunflower = sunflower
origin-own-design = Our own card
origin-player-made = Made by players

# When a Nasty Neighbour card may be played.
timing-any-time = Any time
timing-instant = Against an Instant
timing-before-drawing = Your turn, before drawing

# Cards without effects. The short texts are for cards in hand, at most 48 characters.
card-suit = Counts { $points } in Winter.
card-wild = Any suit, any number. Counts { $points } in Winter.
card-stumped = Blocks every line. Stays all round. Counts 0.
short-wild = Any suit, any number
short-stumped = Blocks every line, 0

# An effect as a sentence. Its first letter becomes a capital.
card-sentence = { $told }.
card-then = then { $told }
card-answer = when an Instant Action would affect you, { $told }
card-answer-in-full = when an Instant Action would affect you, because you were chosen or your yard would be reset, { $told }
card-no-stumped = No Stumped.
card-affects-you = It acts at once, on the player who turned it up.
card-affects-other = It acts at once. The player who turned it up chooses.
card-affects-others = It acts at once, on everyone except the player who turned it up.

# Short texts of Instant Actions with several effects: the players they affect, and the effect.
short-for-you = You: { $told }
short-for-other = Another: { $told }
short-for-others = Others: { $told }

# The yards and players that an Instant Action affects. $who is "you", another player ("other"; "that" if the sentence
# has named the player before), or all other players ("others", briefly "all", later "they").
where-in-full = { $who ->
    [you] in your own yard
    [other] in another player's yard
    [that] in that player's yard
   *[others] in every other yard
 }
where-in-short = { $who ->
    [you] of yours
    [other] in another yard
    [that] in that yard
   *[all] in each other yard
 }
whom-in-full = { $who ->
    [you] yourself
    [other] another player
    [that] that player
   *[others] every other player
 }
whom-in-short = { $who ->
    [you] yourself
    [other] another player
    [that] that player
   *[all] each other player
 }
