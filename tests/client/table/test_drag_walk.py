"""Every answer can be given by a drag: a card moves to where it will lie, or the asking card points at its target.

`pytest -s -m slow tests/client/table/test_drag_walk.py` prints how many drags of each match answered.
"""

from __future__ import annotations

import pytest

from client.table.hand.gestures import COMMIT
from tests.client.table.drag_walk import Walk, dragged, in_a_few_matches, in_many_matches

pytestmark = pytest.mark.usefixtures("screen")


def walk(slug: str, seats: int, seed: int, questions: int, most: int = 3) -> None:
    drags = list(Walk(slug, seats, seed, most).drags(questions))
    wrong = [str(drag) for drag in drags if not drag.answers]
    print(f"{slug}, {seats} players: {len(drags) - len(wrong)} of {len(drags)} drags answered")
    assert drags and not wrong, "\n".join(wrong)


@in_a_few_matches(2)
def test_the_first_drags_of_a_match_answer(slug: str, seed: int) -> None:
    walk(slug, 3, seed, 10)


@in_many_matches(4)
def test_all_drags_of_a_match_answer(slug: str, seats: int, seed: int) -> None:
    walk(slug, seats, seed, 200, most=1000)


def test_a_spell_without_a_choice_is_cast_on_each_player_whom_it_strikes() -> None:
    hand = next(Walk("runes-and-regulations", 3, seed=9).hands(1))
    view, words = hand.view, hand.view.table.game.words
    option = next(option for option in view.options if words.card_name(view.table, option[1]) == "HOA-nother Fee")
    for seat in (1, 2):
        act = dragged(hand, ("card", option[1]), hand.arrangement.plate_rects[seat].center)
        assert act is not None and act.kind == COMMIT and act.option == option
    own = dragged(hand, ("card", option[1]), hand.arrangement.plate_rects[0].center)
    assert own is None or own.kind != COMMIT
