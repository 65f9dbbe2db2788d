# Options, as their buttons name them.

option-espionage = Espionage: place a Spy
option-invent = Invent: build an Invention
option-research = Research: draw { $cards }, get ${ $money }
option-research-no-money = Research: draw { $cards }
option-work = Work: get ${ $money }
option-place = Spy on { $zone }, ${ $cost }
option-place-free = Spy on { $zone }, free
option-remove = Take a Spy back from { $zone }
option-build = Build { $card }, ${ $cost }
option-lay-short = Try { $card }, ${ $short } short
option-discard = Discard { $card }
option-set-aside = Set { $card } aside
