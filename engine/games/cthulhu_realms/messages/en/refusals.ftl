# Why a move isn't possible. The table adds what to do instead. The clauses stand in assets/texts/refusals.toml.
# $player is the acting player: "you" for the reader, or a name. $other is another player.

refusal-not-own-turn = It's { $other }'s turn.
refusal-ability-used = That ability of { $card } was already used this turn. Each works once per turn.
refusal-already-in-play = { $card } is already in play.
refusal-needs-color = That ability needs another { $color } card in play. Play one first.
refusal-needs-type = That ability needs another { $type } in play. Play one first.
refusal-not-by-itself = { $card } doesn't count for its own ability. It needs another card.
refusal-needs-discard = That ability works after an effect has made a player discard this turn.
refusal-needs-abjure = That ability works after a card has been abjured this turn.
refusal-needs-both = That ability needs two things. Missing: { $need }.
refusal-other-half-used = { $card } has two abilities to choose from, and one was already used this turn.
refusal-cannot-afford = { $player ->
    [you] { $card } costs { $cost } Power, and you have { $power }.
   *[other] { $card } costs { $cost } Power, and { $player } has { $power }.
  }
refusal-not-yet-available = The top card of the general deck isn't Available yet.
refusal-no-initiates = No Initiates are left.
refusal-card-out-of-reach = { $card } isn't in a row next to { $player }.
refusal-player-out-of-reach = { $player ->
    [you] { $other } is out of reach. You can only choose players next to you.
   *[other] { $other } is out of reach. Only players next to { $player } can be chosen.
  }
refusal-too-dear-to-abjure = { $card } costs { $cost }. Only cards that cost 6 or less can be abjured.
refusal-not-from-there = { $player ->
    [you] You can only abjure cards from your hand or discard pile, or Available cards.
   *[other] Only cards in { $player }'s hand or discard pile or Available cards can be abjured.
  }
refusal-not-abjured-now = { $card } wasn't abjured this turn, so it stays in the box.
refusal-sanctuary = { $blocker } is a Sanctuary. While it's in play, { $other } can't be made to lose Sanity.
refusal-nexus = { $blocker } is a Nexus. It protects { $other }'s Locations without that sign.
refusal-not-a-location = { $card } isn't a Location. Only players and Locations can lose Sanity.
refusal-too-much-loss = Only { $left } of the loss is left to share out, not { $amount }.
refusal-no-location = { $card } isn't a Location. Only Locations can be destroyed.
refusal-other-answers = { $other } has to choose first.
refusal-answer-first = { $card } isn't finished yet. Choose for it first.
refusal-not-own-card = { $card } belongs to { $other }.
refusal-not-in-play = { $card } isn't in play, so its abilities can't be used.
refusal-hand-is-hidden = { $other }'s hand is hidden.
refusal-deck-waits = Cards are drawn only at the end of a turn or by an ability.
refusal-discard-waits = { $card } stays in the discard pile until it's shuffled into a new deck.
refusal-in-the-box = { $card } is in the box. Only an ability can acquire it.
refusal-out-of-the-game = { $other } has no Sanity left and is out of the game.
refusal-not-oneself = { $card } makes opponents lose Sanity, not { $player }.
refusal-other-share = This part of the loss is for { $other } or their Locations.
refusal-location-has-less = { $card } has only { $left } Sanity left, not { $amount }.
refusal-location-not-in-play = { $card } isn't in play. Only Locations in play can be chosen.
refusal-discard-from-hand = { $player ->
    [you] First, discard { $left } more from your hand for { $card }.
   *[other] First, { $player } must discard { $left } more for { $card }.
  }
refusal-choose-a-player = { $card } needs a player: { $player } or a neighbor.
refusal-choose-a-location = { $card } needs a Location in play and within reach.
refusal-choose-from-the-box = { $card } needs a card that was abjured this turn.
