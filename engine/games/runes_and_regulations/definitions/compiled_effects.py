"""Runes & Regulations: the effects of cards as numbers. `compiler` makes them from the card data.

An effect has a trigger, a price, the targets chosen when it is declared, and the operations run when it resolves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.runes_and_regulations.definitions import vocabulary

YOU: Final = 0
ANY_PLAYER: Final = 1
ANY_NEIGHBOR: Final = 2
EACH_PLAYER: Final = 3
EACH_NEIGHBOR: Final = 4
THAT_NEIGHBOR: Final = 5
ACTIVE_PLAYER: Final = 6
OWN: Final = 7
PEOPLE = {
    "you": YOU,
    "any-player": ANY_PLAYER,
    "any-neighbor": ANY_NEIGHBOR,
    "each-player": EACH_PLAYER,
    "each-neighbor": EACH_NEIGHBOR,
    "that-neighbor": THAT_NEIGHBOR,
    "active-player": ACTIVE_PLAYER,
    "own": OWN,
}
"""The players who act, and those whose Lawn or Fence is meant (RR-4.9)."""

WHAT = {word: number for number, word in enumerate(("", *vocabulary.WHAT))}
ANYTHING: Final = 0
MYTHICAL: Final = 1
CREATURE: Final = 2
HEXED_ONE: Final = 3
OTHER_CREATURE: Final = 4
OTHER_MYTHICAL: Final = 5
SACRIFICIAL: Final = 6
BEAST: Final = 7
RUNE: Final = 8
THIS: Final = 9
THAT: Final = 10

ACTS = {word: number for number, word in enumerate((*vocabulary.ACTS, "move"))}
CAST: Final = 0
SUMMON: Final = 1
ACTIVATE: Final = 2
HEX: Final = 3
RESTORE: Final = 4
DESTROY: Final = 5
STEAL: Final = 6
RETURN: Final = 7
DRAW: Final = 8
DISCARD: Final = 9
SPIN: Final = 10
MOVE: Final = 11
NO_ACT: Final = -1

TRIGGERS = {word: number for number, word in enumerate(vocabulary.TRIGGERS)}
CONDITIONS = {word: number for number, word in enumerate(("", *vocabulary.STEP_CONDITIONS))}
ALWAYS: Final = 0
NO_RUNES: Final = 1
TARGET_IS_AHEAD: Final = 2
YOU_ARE_BEHIND: Final = 3
FEWEST_MYTHICAL: Final = 4
FOUR_OR_MORE: Final = 5
THAT_IS_A_CREATURE: Final = 6

ALL: Final = -1
ANY_NUMBER: Final = -2
THAT_MANY: Final = -3
PER_UNICORN: Final = -4
NUMBERS = {"all": ALL, "any": ANY_NUMBER, "that-many": THAT_MANY, "per-unicorn": PER_UNICORN}
MANY: Final = 99

SEATS: Final = 0
CREATURES: Final = 1
RUNES: Final = 2
PILE: Final = 3
NEXT_SEAT: Final = 4
"""Kinds of targets: a seat, a Creature on a Lawn, a Rune, a Creature in the Main discard pile. The last is a seat other
than the one with the previous target on its Lawn."""


@dataclass(frozen=True, slots=True)
class Target:
    """One choice of targets. It needs `maximum` targets, or as many as there are. With `upto` it may take fewer."""

    kind: int
    what: int = ANYTHING
    of: int = YOU
    act: int = MOVE
    maximum: int = 1
    upto: bool = False
    ahead: bool = False
    follows: bool = False
    """Whether it is chosen only if the choice before it was made."""
    verb: str = ""
    """The action on the target, as a word of card files or of `option-choose`."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One compiled step, with the step in the words of the card files.

    `do`: the index of its effect type. `act`: its act. `groups`: the numbers of its targets among those declared.
    """

    do: int
    step: vocabulary.Step
    act: int = NO_ACT
    who: int = YOU
    n: int = 1
    what: int = ANYTHING
    of: int = OWN
    pile: bool = False
    condition: int = ALWAYS
    phases: int = 0
    upto: bool = False
    may: bool = False
    must: bool = False
    groups: tuple[int, ...] = ()
    through_card: bool = True
    any_lawn: bool = False
    """Whether it SUMMONs onto any player's Lawn, because no card names the Lawn (RR-4.2)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A compiled effect. `trigger` is a number of TRIGGERS, and `price` contains the price words."""

    number: int
    trigger: int
    price: tuple[str, ...]
    targets: tuple[Target, ...]
    operations: tuple[Operation, ...]
    by_the_street: bool = False
    """Whether it comes from a Spin or a Regulation, which don't apply to the Nefarious Neighbor (RR-9.7)."""
    free: bool = False
    """Whether it can always be used: it has no price, and one of its steps needs nothing."""
    from_hand: bool = False
    """Whether it CASTs or SUMMONs. Its use then may depend on a hand that only its player knows."""


PHASE_BITS = {"beginning": 1, "draw": 2, "cast": 4, "summon": 8, "spin": 16, "end": 32}
