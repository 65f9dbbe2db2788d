"""Every answer can be given by a drag: a card moves to where it will lie, or the asking card points at its target."""

from __future__ import annotations

import pytest

from engine.games import slugs
from tests.chance import seed_cases
from tests.client.table.drag_walk import Walk

pytestmark = pytest.mark.usefixtures("screen")


def walk(slug: str, seats: int, seed: int, questions: int) -> None:
    drags = list(Walk(slug, seats, seed).drags(questions))
    wrong = [str(drag) for drag in drags if not drag.answers]
    print(f"{slug}: {len(drags) - len(wrong)} of {len(drags)} drags answered")
    assert drags and not wrong, "\n".join(wrong)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", seed_cases(1))
@pytest.mark.parametrize("slug", slugs())
def test_the_first_drags_of_a_match_answer(slug: str, seed: int) -> None:
    walk(slug, 3, seed, 10)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(12))
@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("slug", slugs())
def test_all_drags_of_a_match_answer(slug: str, seats: int, seed: int) -> None:
    walk(slug, seats, seed, 150)
