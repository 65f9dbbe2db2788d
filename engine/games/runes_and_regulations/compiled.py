"""Runes & Regulations: what the cards do, compiled once from their data into numbered effects.

An effect is a trigger, a price, the targets that are chosen when it is declared, and the operations that run when
it resolves. Spin results and the event list (RR-8, RR-9.6) are effects too; their numbers follow the cards'.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.games.runes_and_regulations import data
from engine.games.runes_and_regulations.data import Card, Step, cards

YOU: Final = 0
ANY_PLAYER: Final = 1
ANY_NEIGHBOR: Final = 2
EACH_PLAYER: Final = 3
EACH_NEIGHBOR: Final = 4
THAT_NEIGHBOR: Final = 5
ACTIVE_PLAYER: Final = 6
OWN: Final = 7
OTHER_NEIGHBOR: Final = 8
PEOPLE = {
    "you": YOU, "any-player": ANY_PLAYER, "any-neighbor": ANY_NEIGHBOR, "each-player": EACH_PLAYER,
    "each-neighbor": EACH_NEIGHBOR, "that-neighbor": THAT_NEIGHBOR, "active-player": ACTIVE_PLAYER, "own": OWN,
    "other-neighbor": OTHER_NEIGHBOR,
}  # fmt: skip
"""Who acts, and whose Lawn or Fence is meant (RR-4.9)."""

WHAT = {word: number for number, word in enumerate(("", *data.WHAT))}
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

ACTS = {word: number for number, word in enumerate((*data.ACTS, "move"))}
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

DO = {word: number for number, word in enumerate(data.DO)}
TRIGGERS = {word: number for number, word in enumerate(data.TRIGGERS)}
CONDITIONS = {word: number for number, word in enumerate(("", *data.STEP_CONDITIONS))}
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
"""What a target is: a seat, a Creature on a Lawn, a Rune, a Creature in the Main discard pile, and a seat other than
the one whose Lawn the target before lies on."""


@dataclass(frozen=True, slots=True)
class Target:
    """One choice of targets: `maximum` of them, as many as there are unless it is optional (`upto`)."""

    kind: int
    what: int = ANYTHING
    of: int = YOU
    act: int = MOVE
    maximum: int = 1
    upto: bool = False
    ahead: bool = False
    follows: bool = False
    """Whether it is chosen only if there is a choice before it."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One step of an effect in numbers. `groups` are the numbers of its targets among those declared."""

    do: int
    who: int = YOU
    n: int = 1
    what: int = ANYTHING
    of: int = OWN
    pile: bool = False
    to: int = YOU
    condition: int = ALWAYS
    this_turn: bool = False
    phases: int = 0
    upto: bool = False
    may: bool = False
    random: bool = False
    must: bool = False
    groups: tuple[int, ...] = ()
    through_card: bool = True
    any_lawn: bool = False
    """Whether it SUMMONs onto any player's Lawn, as no card says onto whose (RR-4.2)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What happens, and when. `trigger` is a number of TRIGGERS; `price` the price words."""

    number: int
    trigger: int
    price: tuple[str, ...]
    targets: tuple[Target, ...]
    operations: tuple[Operation, ...]
    by_the_street: bool = False
    """From a Spin or a Regulation: it does not apply to the Nefarious Neighbor (RR-9.7)."""
    free: bool = False
    """Whether it can always be used: without a price, and one of its steps needs nothing."""
    from_hand: bool = False
    """Whether it CASTs or SUMMONs: what it can do then may depend on a hand, which only that hand's player knows."""


PHASE_BITS = {"beginning": 1, "draw": 2, "cast": 4, "summon": 8, "spin": 16, "end": 32}
PICKED = {"hex": HEX, "restore": RESTORE, "destroy": DESTROY, "steal": STEAL, "return": RETURN}
"""Steps that act on what is picked on a Lawn or Fence."""


def _people(word: str) -> int:
    return PEOPLE[word]


def _maximum(step: Step) -> int:
    if isinstance(step.n, int):
        return step.n
    return MANY if step.n == "any" else 1


def targets_of(step: Step) -> list[Target]:
    """The targets that a step has chosen when its effect is declared (RR-7.4)."""
    found: list[Target] = []
    if step.who in ("any-player", "any-neighbor"):
        found.append(Target(SEATS, of=_people(step.who), ahead=step.condition == "target-is-ahead"))
    if step.who in data.GROUPS or step.what in ("this",):
        return found
    what = WHAT[step.what]
    optional = step.upto or step.n == "any"
    if step.do == "swap":
        found.append(Target(CREATURES, CREATURE, YOU))
    if step.do in PICKED and step.n != "all":
        kind = RUNES if what == RUNE else CREATURES
        found.append(Target(kind, what, _people(step.of), PICKED[step.do], _maximum(step), optional))
    elif step.do in ("move", "swap"):
        found.append(Target(CREATURES, what, _people(step.of), follows=step.do == "swap"))
    elif step.do == "summon" and step.source == "main-discard":
        found.append(Target(PILE, what, act=SUMMON, maximum=_maximum(step), upto=optional))
    if step.do == "move":
        found.append(Target(NEXT_SEAT, follows=True))
    return found


def compiled(number: int, trigger: str, price: tuple[str, ...], steps: tuple[Step, ...],
             spun: bool = False, by_the_street: bool = False) -> Effect:  # fmt: skip
    """An effect from its data; `spun` for results of the Spinner, which are not card effects."""
    targets: list[Target] = []
    operations: list[Operation] = []
    for step in steps:
        if step.do not in DO or step.do in data.ALWAYS_ON or step.do == "win":
            continue
        own = targets_of(step)
        groups = tuple(range(len(targets), len(targets) + len(own)))
        targets += own
        operations.append(Operation(
            DO[step.do],
            who=_people(step.who),
            n=step.n if isinstance(step.n, int) else NUMBERS[step.n],
            what=WHAT[step.what],
            of=_people(step.of),
            pile=step.source == "main-discard",
            to=OTHER_NEIGHBOR if step.to == "other-neighbor" else OWN if step.to == "fence" else YOU,
            condition=CONDITIONS[step.condition],
            this_turn=step.when == "this-turn",
            phases=sum(PHASE_BITS[phase] for phase in step.phases),
            upto=step.upto or step.n == "any",
            may=step.may,
            random=step.random,
            must=step.must,
            groups=groups,
            through_card=not spun,
            any_lawn=step.do == "summon" and step.source == "hand" and not spun,
        ))  # fmt: skip
    free = not price and any(_needs_nothing(operation) for operation in operations)
    from_hand = any(op.do in (DO["cast"], DO["summon"]) for op in operations)
    return Effect(number, TRIGGERS[trigger], price, tuple(targets), tuple(operations), by_the_street, free, from_hand)


def _needs_nothing(operation: Operation) -> bool:
    """Whether a step can always do something, wherever the cards lie (see targets.does_something)."""
    asks = operation.must or operation.condition != ALWAYS or bool(operation.groups)
    acts = operation.do in (DO["cast"], DO["summon"]) or operation.what in (THIS, THAT)
    return not asks and not acts


EACH = "each-player"
ORDINARY_RESULTS: tuple[tuple[Step, ...], ...] = (
    (Step("add-rune"),),
    (Step("hex", what="mythical", of="you"),),
    (Step("return", what="creature", of="you"),),
    (Step("turn-regulation"),),
    (Step("discard"),),
    (),
)
"""RR-8.1, in the order of the sectors; the sixth spins again on the event list."""
EVENT_RESULTS: tuple[tuple[Step, ...], ...] = (
    (Step("draw", who=EACH, may=True),),
    (Step("hex", who=EACH, what="mythical"), Step("destroy", who=EACH, n="all", what="hexed")),
    (Step("return", who=EACH, what="mythical"),),
    (Step("restore", who=EACH, what="hexed", may=True),),
    (Step("discard", who=EACH),),
    (Step("summon", who=EACH, may=True),),
)
"""RR-8.2: for all players but the Nefarious Neighbor (RR-9.7)."""
NEFARIOUS_RESULTS: tuple[tuple[Step, ...], ...] = (
    (Step("add-rune"),),
    (Step("move", what="mythical", of="you"),),
    (Step("draw"),),
    (Step("steal", what="mythical", of="any-neighbor"),),
    (Step("cast"),),
    (Step("discard", n=2),),
)
"""RR-9.6."""


@cache
def effects() -> tuple[Effect, ...]:
    """The effects of the box's cards by definition number, then the results of the Spinner, six by six."""
    found = [_of_card(card) for card in cards()]
    for face, results in enumerate((ORDINARY_RESULTS, EVENT_RESULTS, NEFARIOUS_RESULTS)):
        for steps in results:
            found.append(compiled(len(found), "none", (), steps, spun=True, by_the_street=face == 1))
    return tuple(found)


def _of_card(card: Card) -> Effect:
    return compiled(card.number, card.trigger, card.price, card.steps, by_the_street=card.deck == data.REGULATION)


def programs(added: Sequence[Card] = ()) -> tuple[Effect, ...]:
    """Every effect by its number; those of the cards of packs come last."""
    return (*effects(), *(_of_card(card) for card in added))


def first_added() -> int:
    """The number of the first card of a pack: behind the cards of the box and the results of the Spinner."""
    return len(effects())


def is_spin(effect: int) -> bool:
    """Whether an effect is a result of the Spinner."""
    return len(cards()) <= effect < len(effects())


def spin_effect(face: int, result: int) -> int:
    """The number of the effect of a Spin result (1 to 6) on a face of the Spinner."""
    return len(cards()) + 6 * face + result - 1
