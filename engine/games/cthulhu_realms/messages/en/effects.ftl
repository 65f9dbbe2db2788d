# The effect words: effect-... is the name in a form, card-... the clause on the card, short-... the text on buttons and
# in the log, prompt-... the prompt, and option-... the button for a player or a card.
# $count is the amount of the effect, and $second its second amount.

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-second = { $second ->
    [one] 1 card
   *[other] { $second } cards
}
prompt-choose = choose

effect-power = Gain Conjuring Power
card-power = gain { $count } Conjuring Power
short-power = { $count } Conjuring Power

effect-sanity = A player gains Sanity
card-sanity = a chosen player gains { $count } Sanity
short-sanity = { $count } Sanity
prompt-sanity = choose who gains { $count } Sanity
option-sanity = { $player ->
    [you] You gain { $count } Sanity
   *[other] { $player } gains { $count } Sanity
    }

effect-loss = Cause Sanity loss
card-loss = cause { $count } Sanity loss
short-loss = { $count } Sanity loss

effect-draw = A player draws cards
card-draw = a chosen player draws { cards }
short-draw = draw { cards }
prompt-draw = choose who draws { cards }
option-draw = { $player ->
    [you] You draw { cards }
   *[other] { $player } draws { cards }
    }
option-draw-none = { $player ->
    [you] You have no card to draw
   *[other] { $player } has no card to draw
    }

effect-discard = A player discards cards
card-discard = a chosen player discards { cards }
short-discard = discard { cards }
prompt-discard = choose who discards { cards }
# $count is the number of cards in the player's hand, $discarded the number discarded
option-discard = { $player ->
    [you] You discard { $discarded } of { cards }
   *[other] { $player } discards { $discarded } of { cards }
    }
option-discard-none = { $player ->
    [you] You have no card to discard
   *[other] { $player } has no card to discard
    }

effect-draw-discard = A player draws, then discards
card-draw-discard = a chosen player draws { cards }, then discards { cards-second }
short-draw-discard = draw { cards }, then discard { cards-second }
prompt-draw-discard = choose who draws { cards }, then discards { $second }
option-draw-discard = { $player ->
    [you] You draw { cards }, then discard { $second }
   *[other] { $player } draws { cards }, then discards { $second }
    }

effect-abjure = Abjure cards
card-abjure = abjure up to { cards } of cost { $cost } or less
short-abjure = abjure up to { cards }

effect-acquire-abjured = Acquire an abjured card
card-acquire-abjured = acquire 1 card abjured this turn, to the top of your deck
# where the sentence begins with "if a card was abjured this turn"
card-acquire-abjured-such = acquire 1 such card, to the top of your deck
short-acquire-abjured = acquire an abjured card
prompt-acquire-abjured = choose an abjured card for the top of the deck
option-acquire-abjured = Acquire { $card } (top of deck)

effect-destroy-location = Destroy a Location
card-destroy-location = destroy a Location
short-destroy-location = destroy a Location
prompt-destroy-location = choose a Location to destroy
option-destroy-location = Destroy { $location }

effect-abjure-this = Abjure this card
card-abjure-this = abjure this card
short-abjure-this = abjure this card
