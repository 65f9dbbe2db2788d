"""Undo in matches of every game: what a person alone can take back has told that person nothing."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.games import load
from engine.kernel.flow.determinize import determinize
from engine.kernel.match.match import Match
from engine.kernel.state.view import view_of
from tests.engine.games.any_match import NAMES, played
from tests.engine.games.hidden import heard

MATCHES = [
    ("nefarious", 2, {"twists": 0}),
    ("nefarious", 4, {"twists": 2}),
    ("nasty-neighbours", 3, {}),
    ("cthulhu-realms", 2, {}),
    ("cthulhu-realms", 4, {}),
    ("runes-and-regulations", 3, {}),
    ("runes-and-regulations", 6, {"expansion": True}),
]
SHOWING = ("cthulhu-realms", "runes-and-regulations")
"""Games in which cards are played openly from the hand."""
ANSWERS, WORLDS = 150, 3


@pytest.mark.parametrize(("slug", "seats", "options"), MATCHES)
@pytest.mark.parametrize("seed", [1, 2])
def test_in_whatever_agrees_with_the_view_the_same_would_have_happened(
    slug: str, seats: int, options: Mapping[str, Any], seed: int
) -> None:
    """Positions that a person cannot tell apart look and sound the same after every answer that can be taken back."""
    match = Match(load(slug), NAMES[:seats], dict(options), seed, ["human"] + ["normal"] * (seats - 1))
    tried = 0
    for _ in played(match, ANSWERS, seed):
        answer = match.answers[-1]
        if answer.seat or match.undo_barrier(0):
            continue
        before, tried = match.position(len(match.answers) - 1), tried + 1
        for deal in range(WORLDS):
            world = determinize(view_of(before, 0), deal)
            told = heard(world, 0, answer.option)
            assert told == heard(before, 0, answer.option)
    assert tried > 5


@pytest.mark.parametrize(("slug", "seats", "options"), [match for match in MATCHES if match[0] in SHOWING])
def test_one_who_is_alone_can_take_back_more_than_several_people(
    slug: str, seats: int, options: Mapping[str, Any]
) -> None:
    """What only shows one's own cards is held against several people."""
    match = Match(load(slug), NAMES[:seats], dict(options), 5)
    reasons = []
    for _ in played(match, ANSWERS, 5):
        if match.answers[-1].seat == 0:
            match.kinds[:] = ["human"] * seats
            among_several = match.undo_barrier(0)
            match.kinds[1:] = ["normal"] * (seats - 1)
            reasons.append((among_several, match.undo_barrier(0)))
    assert ("revealed", "") in reasons


def test_a_spin_and_a_shuffle_end_undo() -> None:
    """Chance has fallen, whoever plays."""
    found = set()
    for slug in ("runes-and-regulations", "cthulhu-realms"):
        match = Match(load(slug), NAMES[:2], {}, 4, ["human", "normal"])
        chooser = random.Random(4)
        while not match.over and len(match.answers) < 300:
            seat = match.asked_seats[0]
            match.answer(seat, chooser.choice(match.view(seat).options))
            chance = match.state.rng != match.position(len(match.answers) - 1).rng
            if seat == 0 and chance:
                assert match.undo_barrier(0) == "random"
                found.add(slug)
    assert len(found) == 2
