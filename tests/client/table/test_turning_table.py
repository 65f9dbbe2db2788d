"""A viewer who has to move to another house: everything is shown where it was, then the table turns."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import pytest

from client.table.furniture.lot.layer import LotLayer
from engine.games import load
from engine.games.nasty_neighbours.layout import HOUSE, YARD
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from tests.client.table.sitting import FRAME_MS, Sitting

GAME = load("nasty-neighbours")
NAMES = ("Ada", "Ben", "Cy", "Dot")


@lru_cache(maxsize=1)
def before_an_eviction() -> tuple[dict[str, Any], int, Option]:
    """A match, the seat that is asked, and its answer after which it sits elsewhere."""
    for seed in range(1, 60):
        chance, match = random.Random(seed), Match(GAME, NAMES, {}, seed)
        for _ in range(500):
            if match.over:
                break
            seat, before = match.asked_seats[0], match.to_document()
            house, option = match.state.values[HOUSE + seat], chance.choice(match.view(seat).options)
            match.answer(seat, option)
            if match.state.values[HOUSE + seat] != house:
                return before, seat, option
    raise AssertionError("nobody was ever evicted")


def seated(people: int = 1, **settings: Any) -> tuple[Sitting, int, Option]:
    document, seat, option = before_an_eviction()
    kinds = ["human" if (other - seat) % len(NAMES) < people else "random" for other in range(len(NAMES))]
    sitting = Sitting(kinds, match=Match.from_document(GAME, document), size=(1280, 720), **settings)
    sitting.wait(100)
    return sitting, seat, option


def front(sitting: Sitting) -> int:
    return sitting.scene.places.arrangement.seating.front


@pytest.mark.parametrize("settings", [{}, {"animation": "off"}, {"reduced_motion": True}])
def test_the_new_yard_lies_in_front_at_last(settings: dict[str, Any]) -> None:
    sitting, seat, option = seated(**settings)
    zone = YARD[seat]
    place = sitting.scene.places.arrangement.place_rects[zone, 0]
    sitting.session.answer(option)
    sitting.wait(12_000)
    assert sitting.scene.places.arrangement.place_rects[zone, 0] == place
    assert front(sitting) == sitting.session.view().values[HOUSE + seat]
    assert sitting.scene.hand.arrangement.place_rects[zone, 0] == place


def test_the_table_does_not_turn_before_all_has_been_shown() -> None:
    sitting, seat, option = seated()
    old = front(sitting)
    sitting.session.answer(option)
    seen_waiting = 0
    for _ in range(12_000 // FRAME_MS):
        sitting.frame()
        if sitting.scene.director.waiting:
            seen_waiting += 1
            assert front(sitting) == old
        elif front(sitting) != old:
            break
    assert seen_waiting and front(sitting) != old


def test_the_new_number_is_told_until_the_next_answer() -> None:
    sitting, seat, option = seated()
    layer = next(layer for layer in sitting.scene.layers.all if isinstance(layer, LotLayer))
    sitting.session.answer(option)
    for _ in range(900):
        sitting.pool.release()
        sitting.frame()
        if layer.news and sitting.session.view().options:
            break
    number = 12 + 2 * sitting.session.view().values[HOUSE + seat]
    assert layer.news == f"You live at number {number} now."
    sitting.wait(3000)
    assert layer.news
    sitting.session.answer(sitting.session.view().options[0])
    sitting.wait(100)
    assert not layer.news


def test_several_people_are_told_who_lives_there() -> None:
    sitting, seat, _ = seated(people=2)
    layer = next(layer for layer in sitting.scene.layers.all if isinstance(layer, LotLayer))
    sitting.session.let_happen()
    told = set()
    for _ in range(600):
        sitting.pool.release()
        sitting.frame()
        told.add(layer.news)
    number = 12 + 2 * sitting.session.match.state.values[HOUSE + seat]
    assert f"{NAMES[seat]} lives at number {number} now." in told
