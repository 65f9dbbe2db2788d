"""Options as numbers, for machine learning.

They follow from the table alone. The same game, options, seats and packs give the same numbers on every platform, for
any seed. A game declares its options (`ActionKey`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.state import refs
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table


@dataclass(frozen=True, slots=True)
class PerItem:
    """A side of an option with separate numbers for every card, seat, number, zone or place.

    `names` are card groups or zone names; empty: all. Numbers and places go up to `most`. `cards` returns the cards of
    a table if groups aren't specific enough.
    """

    kind: str
    names: tuple[str, ...] = ()
    most: int = refs.PLACES_PER_ZONE - 1
    cards: Callable[..., Iterable[int]] | None = None

    def refs(self, table: Table) -> list[int]:
        """Return all possible references at a table, in a fixed order."""
        if self.kind == refs.SEAT:
            return [refs.seat_ref(seat) for seat in range(table.seats)]
        if self.kind == refs.NUMBER:
            return [refs.number_ref(number) for number in range(self.most + 1)]
        if self.kind == refs.CARD:
            if self.cards is not None:
                return sorted(self.cards(table))
            groups = [not self.names or name in self.names for name in table.group_names]
            return [card for card, group in enumerate(table.groups) if groups[group]]
        layout, seats = table.layout, table.seats
        indices = range(layout.zone_count(seats) + len(layout.places))
        zones = [zone for zone in indices if layout.zone_name(zone, seats)[1] in self.names]
        if self.kind == refs.ZONE:
            return [refs.zone_ref(zone) for zone in zones]
        return [refs.place_ref(zone, place) for zone in zones for place in range(self.most + 1)]


@dataclass(frozen=True, slots=True)
class ActionKey:
    """One kind of options: a verb, and the kinds of references (see `refs`) of its source and target.

    Each reference of a `PerItem` side gets its own numbers. A side with a plain kind follows from the question or from
    the other side.
    """

    verb: str
    source: str | PerItem
    target: str | PerItem


class ActionSpace:
    """The options of a table as whole numbers from 0 to `size` - 1, one block per `ActionKey` of the game.

    >>> from engine import ActionSpace, Match, load
    >>> match = Match(load("nefarious"), ["Ada", "Ben"], seed=7)
    >>> view = match.view(match.asked_seats[0])
    >>> actions = ActionSpace(match.table)
    >>> actions.size, [actions.encode(option) for option in view.options]
    (208, [4, 5, 6, 7])
    >>> actions.decode(view, 5) == view.options[1], sum(actions.mask(view))
    (True, 4)
    """

    def __init__(self, table: Table) -> None:
        self.size = 0
        self._blocks: dict[tuple[int, str, str], tuple[int, dict[int, int], dict[int, int]]] = {}
        self._numbers: dict[Option, int] = {}
        verbs = table.game.verbs
        for key in table.game.actions:
            sides = (key.source, key.target)
            kinds = [side.kind if isinstance(side, PerItem) else side for side in sides]
            counted = [side.refs(table) if isinstance(side, PerItem) else [] for side in sides]
            sources, targets = ({ref: number for number, ref in enumerate(side)} for side in counted)
            self._blocks[verbs.index(key.verb), kinds[0], kinds[1]] = (self.size, sources, targets)
            self.size += (len(sources) or 1) * (len(targets) or 1)

    def encode(self, option: Option) -> int:
        """Return the number of an option. Raises IllegalAnswer for one that this table never offers."""
        number = self._numbers.get(option)
        if number is None:
            verb, source, target = option
            try:
                start, sources, targets = self._blocks[verb, refs.describe(source)[0], refs.describe(target)[0]]
                number = start + (sources[source] if sources else 0) * (len(targets) or 1)
                number += targets[target] if targets else 0
            except KeyError:
                raise IllegalAnswer(f"{option} is no option of this table") from None
            self._numbers[option] = number
        return number

    def decode(self, view: View, action: int) -> Option:
        """Return the open question's option with this number. Raises IllegalAnswer if there is none."""
        for option in view.options:
            if self.encode(option) == action:
                return option
        raise IllegalAnswer(f"action {action} is not among the options offered to seat {view.seat}")

    def mask(self, view: View) -> bytearray:
        """Return one byte per action: 1 if it is offered to the view's seat."""
        mask = bytearray(self.size)
        for option in view.options:
            mask[self.encode(option)] = 1
        return mask
