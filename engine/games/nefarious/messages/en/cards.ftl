# The narrator of Nefarious is the lab manager. She has run the shared lab for thirty years and files doomsdays under
# "Miscellaneous". She cares about supplies, receipts and the coffee machine, and nothing impresses her. She speaks dryly,
# in short sentences, in titles, lessons, results, quips and flavor text. She never speaks in prompts or rules.

# The texts of Inventions, Twists and Actions.

# an effect as a sentence, whose first letter is made a capital
card-sentence = { $words }.
# one sentence after the other
card-next = { $before } { $next }
card-points = { $count ->
    [one] Worth 1 point per Invention you have in play.
   *[other] Worth { $count } points per Invention you have in play.
}
card-others = Others: { $effects }.
# on the effect strip
strip-all = ALL
strip-you = You
strip-others = Others

action-espionage = Espionage
    .text = Place 1 Spy from your reserve. Pay for its zone.
    .short = spy
action-invent = Invent
    .text = Build 1 Invention from your hand. Pay its cost.
    .short = build
action-research = Research
    .text = Draw { cards } and gain ${ $money }.
    .text-no-money = Draw { cards }.
    .short = +{ $count }  +${ $money }
    .short-no-money = +{ $count }
action-work = Work
    .text = Gain ${ $money }.
    .short = +${ $money }
strip-pay = pay

origin-pack = From a card pack

# when a Twist acts, on which condition, and its effect
moment-turn-start = At the start of each turn
moment-research = When you Research
moment-after-paying = After paying for an Invention
moment-after-invent = After you play an Invention
moment-spy-placed = Whenever you place a Spy
moment-before-scoring = At the end of the turn, before scoring
moment-turn-end = At the end of the turn
clause-sentence = { $moment }, { $effects }.
clause-next = { $before }; { $next }
clause-if = { $condition }, { $effect }
condition-no-inventions = with no Invention in play
condition-invented = if you played an Invention
condition-best-yet = if it's worth more than each of your earlier ones
condition-no-money = with no money
condition-no-hand = with no cards in hand

# a rule that a Twist changes, and its $value
change-start-money = Everyone starts with ${ $value }.
change-start-cards = Everyone starts with { $cards } Inventions.
change-goal = It takes { $value } points to win.
change-actions = { $value ->
    [1] Everyone chooses one Action each turn.
    [2] Everyone chooses two different Actions each turn.
    [3] Everyone chooses three different Actions each turn.
    [4] Everyone chooses four different Actions each turn.
   *[other] Everyone chooses { $value } different Actions each turn.
}
change-performances = { $value ->
    [2] Every Action is performed twice.
   *[other] Actions are performed { $value } times.
}
change-no-repeat = Nobody may choose an Action they chose last turn.
change-work-money = Work gives ${ $value } instead of $4.
change-research-money = { $value ->
    [0] Research gives no money.
   *[other] Research gives ${ $value }.
}
change-research-cards = { $value ->
    [one] Research draws 1 more card.
   *[other] Research draws { $value } more cards.
}
change-cost-divisor = { $value ->
    [2] Inventions cost half their printed price, rounded up.
   *[other] Inventions cost 1/{ $value } of their printed price, rounded up.
}
change-union = When you invent, take back one of your Spies. With none out, place one on Espionage instead.
change-set-aside = At the start of each turn, set an Invention aside if you have none there. You can only play that one.
change-effect-times = { $value ->
    [0] Inventions have no effect.
   *[other] Effects of Inventions happen twice.
}
change-repeat-last-effect = An Invention with no effect repeats the effect of your last Invention that had one.
change-hand-counts-inventions = Effects per card in hand count Inventions in play instead.
change-income-factor = { $value ->
    [2] Spies pay double.
   *[other] Spies pay { $value } times as much.
}
change-research-income-factor = Spies pay double to players who chose Research.
change-income-from-own-action = Your Spies also pay you for your own Action.
change-income-needs-inventions = Your Spies pay nothing while you have fewer Inventions in play than Spies out.
change-most-spies-money = If you alone have the most Spies on your Action's zone, receive ${ $value }.
change-invention-points = { $value ->
    [one] Each Invention is worth 1 more point.
   *[other] Each Invention is worth { $value } more points.
}
change-money-per-point = Every ${ $value } you hold is worth 1 point.
change-full-hand-points = { $value ->
    [one] 5 or more cards in hand are worth 1 point.
   *[other] 5 or more cards in hand are worth { $value } points.
}
change-no-spies-points = { $value ->
    [one] Having no Spy on the board is worth 1 point.
   *[other] Having no Spy on the board is worth { $value } points.
}
noun-action = action
noun-invention = invention
noun-twist = twist
