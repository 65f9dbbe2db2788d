# What stands on cards. "You" is who plays a Nasty Neighbour card, or has exposed an Instant Action.

type-suit = { $suit } suit: { $thing }
type-yard = Yard card
type-instant = Instant Action
type-nasty = Nasty Neighbour card
suit-blue = Blue
suit-brown = Brown
suit-green = Green
suit-red = Red
suit-yellow = Yellow
thing-pool = paddling pool
thing-doghouse = dog house
thing-hedge = hedge
thing-letterbox = letterbox
thing-sunflower = sunflower
origin-own-design = This edition's own card
origin-player-made = Made by players

# When a Nasty Neighbour card may be played.
timing-any-time = Any time
timing-instant = Answers an Instant
timing-before-drawing = Your turn, before drawing

# Cards without effects; the short texts stand on cards in the hand, at most 48 characters.
card-suit = Counts { $points } in Winter.
card-wild = Any suit, any number. Counts { $points } in Winter.
card-stumped = Blocks every line. Stays for the round. Counts 0.
short-wild = Any suit, any number
short-stumped = Blocks every line, 0

# What an effect does becomes a sentence; its first letter is made a capital.
card-sentence = { $told }.
card-then = then { $told }
card-answer = when an Instant Action would affect you, { $told }
card-answer-in-full = when an Instant Action would affect you, because it chose you or would reset your yard, { $told }
card-no-stumped = No Stumped.
card-affects-you = It acts at once, on whoever exposed it.
card-affects-other = It acts at once; whoever exposed it chooses the player.
card-affects-others = It acts at once, on everybody but whoever exposed it.

# Short texts of Instant Actions with several effects: whom they affect, and what they do.
short-for-you = You: { $told }
short-for-other = Another: { $told }
short-for-others = Others: { $told }

# In whose yard an Instant Action does something, and to whom. $who is "you", another player ("other"; "that" where a
# sentence has named it before), or all other players ("others", briefly "all", later "they").
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
