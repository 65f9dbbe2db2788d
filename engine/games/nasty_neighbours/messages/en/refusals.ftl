# Why a move isn't possible. The table adds what to do instead. The clauses stand in assets/texts/refusals.toml.
# $player is the acting player: "you" for the reader, or a name. $other is another player.

refusal-no-peeking = Nobody may look at face-down cards, not even in their own yard.
refusal-spring-yard-rests = That yard was hit in Spring, so it turns up no more cards until Summer.
refusal-already-drawn = { $player ->
    [you] You already took a card this turn and must deal with it first.
   *[other] { $player } already took a card this turn and must deal with it first.
  }
refusal-not-own-yard = { $player ->
    [you] Suit cards and Wilds go only into your own yard.
   *[other] Suit cards and Wilds go only into { $player }'s own yard.
  }
refusal-stumped-stays = That card is Stumped and stays there all round. Choose another spot.
refusal-bin-must-be-placed = A card from the Recycle Bin must be placed in the yard.
refusal-bin-nowhere-to-go = The bin's top card fits nowhere, so it can't be taken. Draw instead.
refusal-bin-instant = The bin's top card is an Instant Action. Take from the draw pile instead.
refusal-gap-stays-empty = Gaps stay empty. Put the card in place of another one.
refusal-second-stumped = { $player ->
    [you] A Stumped taken from another yard goes to your own yard or the bin.
   *[other] A Stumped taken from another yard goes to { $player }'s own yard or the bin.
  }
refusal-no-draw-pile = The draw pile is empty.
refusal-line-not-complete = That line isn't a run in one suit, and it isn't all one number.
refusal-line-has-holes = A line needs face-up cards only and no gaps.
refusal-line-is-blocked = A Stumped blocks that line all round.
refusal-not-own-line = Only { $other } can remove that line.
refusal-decide-line = { $player ->
    [you] First, remove the complete line or keep it.
   *[other] First, { $player } must remove the complete line or keep it.
  }
refusal-diagonal-locks = A diagonal was removed here, so no other line can be removed this round.
refusal-choose-somebody-else = { $card } can't choose { $player }. Choose another player.
refusal-out-is-safe = { $other } has gone out and is safe from Instant Actions.
refusal-only-home-security = Only Home Security stops an Instant Action.
refusal-nothing-to-cancel = Home Security only stops Instant Actions that affect { $player }. There's none now.
refusal-not-stumped-please = { $card } can't choose a Stumped.
refusal-instant-waits = { $card } can't choose { $blocker }, which is about to act.
refusal-nasty-cards-gone = { $other ->
    [you] You've gone out, so no more Nasty Neighbour cards can be played this round.
   *[other] { $other } has gone out, so no more Nasty Neighbour cards can be played this round.
  }
refusal-first-out-is-final = { $player ->
    [you] You went out first, so your yard is final. Nothing in it can change now.
   *[other] { $player } went out first, so that yard is final. Nothing in it can change now.
  }
refusal-not-now = { $player ->
    [you] You can't play { $card } right now.
   *[other] { $card } can't be played right now.
  }
refusal-no-target-now = { $card } would do nothing right now.
refusal-window-first = { $player ->
    [you] First, play a Nasty Neighbour card or pass.
   *[other] First, { $player } must play a Nasty Neighbour card or pass.
  }
refusal-nasty-card-played = { $card } was already played this round.
refusal-not-own-turn = { $player ->
    [you] It's { $other }'s turn. You can only play Nasty Neighbour cards now.
   *[other] It's { $other }'s turn. Only Nasty Neighbour cards can be played now.
  }
refusal-other-answers = { $other } has to choose first.
refusal-take-first = { $player ->
    [you] You must take a card first.
   *[other] { $player } must take a card first.
  }
refusal-only-top-of-bin = Only the top card of the Recycle Bin can be taken.
refusal-only-drawn-card = { $player ->
    [you] You can only place or discard the card you just drew.
   *[other] Only the card that was just drawn can be placed or discarded.
  }
refusal-turn-up-own = { $player ->
    [you] You can only turn up cards in your own yard.
   *[other] Only cards in { $player }'s own yard can be turned up.
  }
refusal-face-up-already = { $card } is already face up.
refusal-nasty-cards-hidden = { $other }'s Nasty Neighbour cards are hidden.
refusal-not-own-nasty-card = { $card } belongs to { $other }.
refusal-answer-first = { $card } isn't finished yet. Choose for it first.
refusal-wants-face-down = { $card } needs a face-down card.
refusal-wants-face-up = { $card } needs a face-up card.
refusal-wants-other-yard = { $card } needs a card in another yard.
refusal-wants-same-yard = { $card } needs two cards in the same yard.
refusal-before-drawing-only = { $player ->
    [you] You can only play { $card } at the start of your turn, before taking a card.
   *[other] { $card } can only be played at the start of { $player }'s turn, before taking a card.
  }
refusal-no-nasty-cards = { $other } has no Nasty Neighbour cards.
refusal-misses-already = { $other } is already missing a turn.
refusal-nothing-to-reset = { $other }'s yard has no card to reset.
refusal-picked-already = That card is already chosen. { $card } needs a different one.
refusal-wants-yard-of = { $other ->
    [you] { $card } needs a card in your yard.
   *[other] { $card } needs a card in { $other }'s yard.
  }
refusal-wants-from-bin = { $card } needs a card from the Recycle Bin.
refusal-no-instant-from-bin = { $card } is an Instant Action, which can't be taken from the bin.
