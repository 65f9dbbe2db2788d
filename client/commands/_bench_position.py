"""The position in which the table has most to draw: the fullest moment of matches at random."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.kernel.refs import NONE

if TYPE_CHECKING:
    from engine.kernel.game import Game
    from engine.kernel.match import Answer, Match
    from engine.kernel.state import Option

SEEDS = (1, 2, 3)
ANSWERS = 800
"""So many answers of each match are looked at."""

_NAMES = tuple("ABCDEFGHIJKL")


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match: how many answers lead there, a seat that has a choice, and how many cards lie open."""

    answers: int
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class FullMatch:
    """A match at random: what it was set up with, all its answers, and the moment with most cards on the table."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int
    answers: tuple[Answer, ...]
    fullest: Moment

    def at(self, count: int) -> Match:
        """The match after so many of its answers."""
        match = _begun(self.game, self.seats, self.options, self.seed)
        match.replay([answer.to_data() for answer in self.answers[: max(0, count)]])
        return match


def fullest_match(game: Game, seats: int, options: Mapping[str, Any], size: tuple[int, int]) -> FullMatch:
    """Play some matches in which everybody rather does something with a card than press a button; returns the one in
    which most cards lay face up on a table of this size (pixels), seen by the seat that was asked.
    """
    matches = [_played(game, seats, options, size, seed) for seed in SEEDS]
    return max(matches, key=lambda match: match.fullest.cards)


def _played(game: Game, seats: int, options: Mapping[str, Any], size: tuple[int, int], seed: int) -> FullMatch:
    match, chance = _begun(game, seats, options, seed), random.Random(seed)
    fullest = Moment(0, match.asked[0], 0)
    for _ in range(ANSWERS):
        if match.over:
            break
        seat = chance.choice(match.asked)
        offered = match.view(seat).options
        cards = _open_cards(match, seat, size) if len(offered) > 1 else 0
        if cards > fullest.cards:
            fullest = Moment(len(match.answers), seat, cards)
        match.answer(seat, chance.choice(_busy(offered)))
    return FullMatch(game, seats, options, seed, tuple(match.answers), fullest)


def _begun(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> Match:
    from engine.kernel.match import Match

    return Match(game, _NAMES[:seats], options, seed)


def _busy(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The answers that begin with something on the table, if there are any."""
    return tuple(option for option in options if option[1] != NONE) or options


def _open_cards(match: Match, seat: int, size: tuple[int, int]) -> int:
    from client.table.arranging import arrange
    from client.table.maps import of_table

    view = match.view(seat)
    return sum(piece.face_up and piece.card >= 0 for piece in arrange(view, of_table(view.table), size, seat).pieces)
