# Options, as their buttons name them, and warnings before some of them.

option-turn-up = Turn up: { $spot }
option-draw = Draw a card
option-take = Take { $card } from the bin
option-discard = Discard { $card }
option-play = Play { $card }
option-let-stand = Keep it
option-let-all-stand = Keep them
option-let-happen = Let it happen
option-let-happen-acts = Let it happen: { $acts }
option-no-card = Pass
option-remove = Remove { $sort }: { $cards }
option-remove-last = Remove { $sort }: { $cards } (no more lines here)
option-place = Place { $card }: { $spot }, replacing { $replaced }
option-place-in = Place { $card } in { $player ->
    [you] your
   *[other] { $player }'s
 } yard: { $spot }, replacing { $replaced }
option-pick = { $verb }: { $card }
verb-choose = Choose

confirm-diagonal = After a diagonal, no other line in { whose } yard can be removed this round.
confirm-diagonal-lost = After a diagonal, no other line in { whose } yard can be removed this round. { $count ->
    [one] This includes the complete line there now: { $lines }.
   *[other] This includes the complete lines there now: { $lines }.
 }
given-up = { $player ->
    [you] You could still remove { $lines }.
   *[other] { $player } could still remove { $lines }.
    }

# Why a Nasty Neighbour card in your hand can't be played now, in two or three words.
veil-not-yours = Not your Instant
veil-no-instant = No Instant yet
veil-before-drawing = Before you draw
veil-no-target = No target now
