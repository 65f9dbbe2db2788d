"""A refused drop says what is true now, and its advice works: a drop where it says gives the answer."""

from __future__ import annotations

import random

import pytest

from client.table.hand.drop_advice import advice
from client.table.hand.gestures import COMMIT, REFUSE, Interaction
from client.table.hand.refusal import reason
from engine.games import slugs
from engine.kernel.refs import NONE
from tests.chance import seed_cases
from tests.client.table.drag_walk import NAMES, Walk, dragged

pytestmark = pytest.mark.usefixtures("screen")


def follow(slug: str, seats: int, seed: int, questions: int) -> None:
    """Drop things everywhere in a match, and follow the advice of every refusal."""
    chance, refused, followed = random.Random(seed), 0, 0
    for hand in Walk(slug, seats, seed).hands(questions):
        arrangement = hand.arrangement
        places = [rect.center for rect in (*arrangement.zone_rects.values(), *arrangement.plate_rects.values())]
        for piece in chance.sample(arrangement.pieces, min(4, len(arrangement.pieces))):
            place = chance.choice(places)
            act = dragged(hand, piece.key, place)
            if act is None or act.kind != REFUSE:
                continue
            refused += 1
            names = NAMES[:seats]
            right = advice(hand, act.spot, names)
            why = reason(hand.view.table.game, hand.view, act.source, act.at, names, right)
            assert why.sentence and why.sentence.endswith((".", "!", "?")) and right in why.sentence, why
            followed += _drops_answer(hand, piece.key) if right else 0
    print(f"{slug}: {refused} refusals, {followed} of {followed} drops that they advise answered")


def _drops_answer(hand: Interaction, key: tuple[str, int]) -> int:
    """Drop a piece on each of its targets, and return how many there are."""
    targets = [target for target in hand.drop_places(key) if target.rect.width and target.opens == NONE]
    for target in targets:
        act = dragged(hand, key, target.rect.center)
        assert act is not None and act.kind == COMMIT, (key, target, act)
    return len(targets)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", seed_cases(1))
@pytest.mark.parametrize("slug", slugs())
def test_the_advice_of_a_few_refusals_works(slug: str, seed: int) -> None:
    follow(slug, 3, seed, 10)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(6))
@pytest.mark.parametrize("slug", slugs())
def test_the_advice_of_all_refusals_of_a_match_works(slug: str, seed: int) -> None:
    follow(slug, 3, seed, 120)
