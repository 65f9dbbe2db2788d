"""What an answer leads to, as far as a seat can tell: it is tried out in positions that the seat's view allows.

Whoever could react is taken to decline. What comes out differently in two of the positions is chance or hidden, and
nothing is told of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.frames import answer
from engine.kernel.rules import PASS, QUESTION_WINDOW
from engine.kernel.state import Option, Question, State
from engine.kernel.view import View, view_of
from engine.kernel.worlds import determinize

WORLDS: Final = 16
MORE_WORLDS: Final = 64
"""In so many positions an answer is tried, and in so many if chance plays a part or a card turns up: what happens with
one hidden card in ten is then overlooked once in a thousand times.
"""
_MOST_DECLINED: Final = 40
Place = tuple[int, int]
"""A zone, and the place in it where that is a grid (else 0)."""


class Outlook:
    """The outlook on some answers that a seat gives one after the other; it grows clearer with each position tried."""

    def __init__(self, view: View, answers: Sequence[Option]) -> None:
        self.before = view
        self.after: list[View] = []
        """What the seat would see, in each position that was tried."""
        self.possible = True
        """Whether the answers could be given in every position tried."""
        self._answers = answers
        self._seen = {card for cards in view.zones for card in cards}
        self._turns_up = False
        """Whether chance plays a part or a card turns up in one of the positions tried."""

    def look(self, worlds: int = MORE_WORLDS) -> Outlook:
        """Try the answers until that has been done in so many positions (about 0.2 milliseconds each), or is `done`."""
        while not self.done and len(self.after) < worlds:
            self.step()
        return self

    @property
    def done(self) -> bool:
        """Whether there is nothing more to try."""
        return not self.possible or len(self.after) >= (MORE_WORLDS if self._turns_up else WORLDS)

    def step(self) -> None:
        """Try the answers in one more position."""
        seat, world = self.before.seat, determinize(self.before, len(self.after) + 1)
        chance = world.rng
        for number, option in enumerate(self._answers):
            if number:
                _decline(world, seat, option)
            question = world.question_for(seat)
            if question is None or option not in question[3]:
                self.possible = False
                return
            answer(world, seat, option)
        _decline(world, seat)
        view = view_of(world, seat)
        self.after.append(view)
        if not self._turns_up:
            self._turns_up = world.rng != chance or any(
                card not in self._seen for cards in view.zones for card in cards if card >= 0)

    @property
    def question(self) -> Question | None:
        """What the seat is asked then, with the options that it has in any case; None where that is not certain."""
        asked = [view.question for view in self.after]
        first = asked[0] if asked and self.possible else None
        if first is None or any(other is None or other[1:3] != first[1:3] for other in asked):
            return None
        options = (option for option in first[3] if all(other and option in other[3] for other in asked))
        return *first[:3], tuple(options)

    @property
    def counts(self) -> dict[tuple[int, str], int]:
        """By how much the counters of seats change for certain: seat and name of the counter."""
        if not self.after or not self.possible:
            return {}
        layout, before, first = self.before.table.layout, self.before.counters, self.after[0].counters
        changed = (number for number, value in enumerate(first) if value != before[number]
                   and all(view.counters[number] == value for view in self.after))  # fmt: skip
        return {(number // layout.counter_stride, layout.counters[number % layout.counter_stride].name):
                first[number] - before[number] for number in changed}  # fmt: skip

    @property
    def moves(self) -> dict[int, tuple[Place | None, Place]]:
        """The cards that lie elsewhere for certain: where they are seen now (None: nowhere), and where then."""
        if not self.after or not self.possible:
            return {}
        here, there = _places(self.before), [_places(view) for view in self.after]
        return {card: (here.get(card), place) for card, place in there[0].items()
                if here.get(card) != place and all(places.get(card) == place for places in there)}  # fmt: skip


def _decline(world: State, seat: int, wanted: Option | None = None) -> None:
    """Let everybody decline to react, until the seat is asked something else, or what is `wanted`."""
    for _ in range(_MOST_DECLINED):
        reacting = next((question for question in world.questions if question[1] == QUESTION_WINDOW), None)
        if reacting is None or (wanted is not None and reacting[0] == seat and wanted in reacting[3]):
            return
        no = next((option for option in reacting[3] if option[0] == PASS), None)
        if no is None:
            return
        answer(world, reacting[0], no)


def _places(view: View) -> dict[int, Place]:
    """Where each card lies that can be seen; in a grid also at which place."""
    table = view.table
    found: dict[int, Place] = {}
    for zone, cards in enumerate(view.zones):
        grid = table.layout.zone(zone).grid
        for place, card in enumerate(cards):
            if card >= 0:
                found[card] = zone, place if grid else 0
    return found
