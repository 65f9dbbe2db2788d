# The effect words: effect-... is the name in a form (.all if everything goes), card-... the instruction on a card.
# .twist is the instruction on a Twist if it differs, .others the one for each other player, .all and .all-others the same
# if everything goes. $count is the amount.

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spies = { $count ->
    [one] 1 Spy
   *[other] { $count } Spies
}

effect-draw = Draw cards
card-draw = draw { cards }
    .others = each other player draws { cards }

effect-discard = Discard cards
    .all = Discard the whole hand
card-discard = discard { cards }
    .others = each other player discards { cards }
    .all = discard your whole hand
    .all-others = each other player discards their whole hand

effect-gain = Gain dollars
card-gain = gain ${ $count }
    .twist = receive ${ $count }
    .others = each other player receives ${ $count }

effect-lose = Lose dollars
    .all = Lose all money
card-lose = lose ${ $count }
    .twist = pay ${ $count }
    .others = each other player pays ${ $count }
    .all = lose all your money
    .all-others = each other player loses all their money

effect-place-spy = Place Spies, free
card-place-spy = place { spies }

effect-remove-spy = Take back Spies
card-remove-spy = take back { spies }

effect-round-down = Round money down to a multiple of
card-round-down = round your money down to a multiple of ${ $count } (keep it all if you have less than ${ $count })
    .others = each other player rounds their money down to a multiple of ${ $count } (keeping it all if they have less than ${ $count })

effect-redraw = Discard the hand and draw as many
card-redraw = discard your hand and draw as many cards
    .others = each other player discards their hand and draws as many cards

# of any other word
others = all other players: { $effect }

# what an amount is multiplied by; .theirs if the effect is about other players
per-hand = { $effect } per card in your hand
    .theirs = { $effect } per card in their hand
per-spies = { $effect } per Spy of yours on the board
    .theirs = { $effect } per Spy of theirs on the board
per-inventions = { $effect } per Invention you have in play
    .theirs = { $effect } per Invention they have in play
per-same-action = { $effect } for each other player with your Action
    .theirs = { $effect } for each other player with their Action
per-spies-here = { $effect } for each Spy that was there when the turn began
    .theirs = { $effect } for each Spy that was there when the turn began
