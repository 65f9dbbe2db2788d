# What each option does, as its button says it, and what is said before some of them are taken.

option-turn-up = Turn up: { $spot }
option-draw = Draw a card
option-take = Take { $card } from the bin
option-discard = Discard { $card }
option-play = Play { $card }
option-let-stand = Let it stand
option-let-all-stand = Let them stand
option-let-happen = Let it happen
option-let-happen-acts = Let it happen: { $acts }
option-no-card = No card now
option-remove = Remove { $sort }: { $cards }
option-remove-last = Remove { $sort }: { $cards } (no more lines here)
option-place = Place { $card }: { $spot }, in place of { $replaced }
option-place-in = Place { $card } in { $player ->
    [you] your
   *[other] { $player }'s
 } yard: { $spot }, in place of { $replaced }
option-pick = { $verb }: { $card }
verb-choose = Choose

confirm-diagonal = After a diagonal no other line of { whose } yard can be removed this round.
confirm-diagonal-lost = After a diagonal no other line of { whose } yard can be removed this round, not even { $lines }, which { $count ->
    [one] stands
   *[other] stand
 } now.
given-up = { $player ->
    [you] You could still remove { $lines }.
   *[other] { $player } could still remove { $lines }.
    }

# Why a Nasty Neighbour card in the own hand cannot be played now, in two or three words.
veil-not-yours = Not your Instant
veil-no-instant = No Instant yet
veil-before-drawing = Before you draw
veil-no-target = No target now
