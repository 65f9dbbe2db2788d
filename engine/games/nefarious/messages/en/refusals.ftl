# Why a move isn't possible. The table adds what to do instead. The clauses stand in assets/texts/refusals.toml.
# $player is "you" for the reader, or a name.

refusal-action-revealed = { $player ->
    [you] The Actions are already revealed, so you can't change yours this turn.
   *[other] The Actions are already revealed, so { $player } can't change Actions this turn.
  }
refusal-not-own-action = That Action belongs to { $other }.
refusal-one-action-only = { $player ->
    [you] You've already chosen an Action this turn.
   *[other] { $player } has already chosen an Action this turn.
  }
refusal-not-inventing = Only players who choose Invent can build an Invention this turn.
refusal-hand-is-hidden = The Inventions in { $other }'s hand are secret.
refusal-spy-cannot-pay = { $player ->
    [you] A Spy on { $zone } costs ${ $cost }, and you have ${ $money }.
   *[other] A Spy on { $zone } costs ${ $cost }, and { $player } has ${ $money }.
  }
refusal-no-spy-in-reserve = { $player ->
    [you] You have no Spies left to place. All of them are on the board.
   *[other] { $player } has no Spies left to place. All of them are on the board.
  }
refusal-spy-does-not-move = Espionage can't move a Spy that's already on the board.
refusal-invention-laid = { $player ->
    [you] You've already chosen an Invention. It stays face down until all are revealed.
   *[other] { $player } has already chosen an Invention. It stays face down until all are revealed.
  }
refusal-played-stays = { $card } is already built and stays in play.
refusal-discard-more = First, discard { $left } more for { $card }.
refusal-spy-must-go = First, place a Spy or take one back for { $card }.
refusal-bored-of-it = Era of Boredom: { $action } was chosen last turn, so it can't be chosen again.
refusal-two-different = Perpetual Motion: choose two different Actions, not { $action } twice.
refusal-only-set-aside = Quarterly Planning: only the Invention set aside can be built.
refusal-must-set-aside = { $player ->
    [you] Quarterly Planning: first, you must set one Invention aside.
   *[other] Quarterly Planning: first, { $player } must set one Invention aside.
  }
