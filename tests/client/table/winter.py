"""Tables of Nasty Neighbours just before a round is added up."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from engine.games import load
from engine.games.nasty_neighbours.codes import WINTER_BEGINS
from engine.kernel.match.match import Answer, Match
from engine.kernel.state.events import NOTED
from tests.client.table.sitting import Sitting

GAME = load("nasty-neighbours")
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")


@lru_cache(maxsize=8)
def course(seats: int, seed: int, rounds: int) -> tuple[Answer, ...]:
    """The answers of a match at random until the last round has been added up."""
    match, chance = Match(GAME, NAMES[:seats], {"rounds": rounds}, seed), random.Random(seed)
    winters = 0
    while winters < rounds:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        winters += any(event[0] == NOTED and event[5] == WINTER_BEGINS for event in match.history[-1][1])
    return tuple(match.answers)


class Winter:
    """A person at the table of a match whose next answer, by `end`, leads to Winter; computers do nothing. Nobody plays
    if it is `watched`.
    """

    def __init__(self, seats: int = 3, seed: int = 1, rounds: int = 1, watched: bool = False, **settings: Any) -> None:
        self.answers = course(seats, seed, rounds)
        match = Match(GAME, NAMES[:seats], {"rounds": rounds + 1}, seed)
        match.replay([answer.to_data() for answer in self.answers[:-1]])
        last = self.answers[-1].seat
        self.person = (last + 1) % seats
        kinds = ["human" if seat == self.person and not watched else "normal" for seat in range(seats)]
        self.table = Sitting(kinds, match=match, **settings)
        self.table.wait(400)

    @property
    def match(self) -> Match:
        return self.table.session.match

    def end(self) -> None:
        """The answer is given."""
        last = self.answers[-1]
        self.match.answer(last.seat, last.option)
