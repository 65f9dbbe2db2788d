"""The positions with the most to draw: the fullest moments of random matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from client.layout.arrange import arrange
from client.layout.pieces import CARD, Piece
from client.table.picture.registry import of_table
from engine.kernel.game.game import Game
from engine.kernel.match.match import Answer, Match
from engine.kernel.state.events import NOTED
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option

SEEDS = (1, 2, 3)
ANSWERS = 800
"""So many answers of each match are looked at."""

_NAMES = tuple("ABCDEFGHIJKL")


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match: its answer count, a seat with a choice, and the number of open cards."""

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

    def find_notes(self, name: str) -> list[int]:
        """Return the numbers of the answers, counted from 0, that lead to a note of this name."""
        note = self.game.note_names.index(name)
        history = self.at(len(self.answers)).history
        return [
            count - 1
            for count, events in history
            if count and any(event[0] == NOTED and event[5] == note for event in events)
        ]

    def at(self, count: int) -> Match:
        """Return the match after `count` answers."""
        match = _begin_match(self.game, self.seats, self.options, self.seed)
        match.replay([answer.to_data() for answer in self.answers[: max(0, count)]])
        return match


@dataclass(frozen=True, slots=True)
class NoteMoment:
    """An answer of a match: the answer count before it, and the number of cards on the table."""

    match: FullMatch
    answers: int
    cards: int


def matches_at_random(game: Game, seats: int, options: Mapping[str, Any], size: tuple[int, int]) -> list[FullMatch]:
    """Return random matches in which players prefer options with cards over buttons."""
    return [_play_match(game, seats, options, size, seed) for seed in SEEDS]


def note_moments(matches: Sequence[FullMatch], name: str, most: int, size: tuple[int, int]) -> list[NoteMoment]:
    """Return at most `most` answers that lead to a note of this name, those with the most cards.

    `size` is the table's size in pixels.
    """
    found = [
        NoteMoment(match, answers, _cards_of(match.at(answers), match.answers[answers].seat, size))
        for match in matches
        for answers in match.find_notes(name)
    ]
    return sorted(found, key=lambda moment: moment.cards, reverse=True)[:most]


def _play_match(game: Game, seats: int, options: Mapping[str, Any], size: tuple[int, int], seed: int) -> FullMatch:
    match, chance = _begin_match(game, seats, options, seed), random.Random(seed)
    fullest = Moment(0, match.asked_seats[0], 0)
    for _ in range(ANSWERS):
        if match.over:
            break
        seat = chance.choice(match.asked_seats)
        offered = match.view(seat).options
        cards = _open_cards(match, seat, size) if len(offered) > 1 else 0
        if cards > fullest.cards:
            fullest = Moment(len(match.answers), seat, cards)
        match.answer(seat, chance.choice(_busy(offered)))
    return FullMatch(game, seats, options, seed, tuple(match.answers), fullest)


def _begin_match(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> Match:
    return Match(game, _NAMES[:seats], options, seed)


def _busy(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the answers that begin with something on the table, or all if there are none."""
    return tuple(option for option in options if option[1] != NONE) or options


def _open_cards(match: Match, seat: int, size: tuple[int, int]) -> int:
    return sum(piece.face_up and piece.card >= 0 for piece in _pieces(match, seat, size))


def _cards_of(match: Match, seat: int, size: tuple[int, int]) -> int:
    return sum(piece.kind == CARD for piece in _pieces(match, seat, size))


def _pieces(match: Match, seat: int, size: tuple[int, int]) -> list[Piece]:
    """Count what a seat sees on a table of this size."""
    view = match.view(seat)
    return arrange(view, of_table(view.table), size, seat).pieces
