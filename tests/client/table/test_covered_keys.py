"""Several people choose in secret on the public table, each with keys of their own: nothing drawn tells what."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from client.table.scene import TableScene
from tests.client.session.test_reactions import all_asked
from tests.client.sessions import past_the_round
from tests.client.table.sitting import Sitting
from tests.sampling import amount

FIRST, SECOND = (pygame.K_q, pygame.K_w, pygame.K_e, pygame.K_r), (pygame.K_u, pygame.K_i, pygame.K_o, pygame.K_p)


def sit(*kinds: str) -> Sitting:
    table = Sitting(kinds or ("human", "human"), animation="off", covered_keys=True, paint="always")
    past_the_round(table.session)
    table.app.go(table.scene)
    table.wait(200)
    return table


def frames(*keys: int) -> list[bytes]:
    """What is drawn while these keys are pressed one after the other."""
    table, drawn = sit(), []
    for key in keys:
        table.press(key)
        table.wait(100)
        drawn.append(pygame.image.tobytes(table.app.window.surface, "RGB"))
    return drawn


def test_all_choose_without_a_curtain() -> None:
    table = sit()
    assert table.session.hidden_key_choice is not None and table.session.curtain is None and table.session.openly
    assert "Espionage" in table.session.hidden_key_choice.labels[0] and len(table.session.hidden_key_choice.labels) == 4
    table.press(FIRST[3], SECOND[2])
    assert [answer.option for answer in table.session.match.answers] == [
        table.session.match.view_at(0, answer.seat).options[3 if answer.seat == 0 else 2]
        for answer in table.session.match.answers
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("second", [False, True])
def test_what_is_drawn_does_not_depend_on_what_was_picked(second: bool) -> None:
    keys = (SECOND if second else FIRST)[: amount(4, 3)]
    drawn = {key: frames(key) for key in keys}
    assert len({tuple(pictures) for pictures in drawn.values()}) == 1
    again = {frames(one, other)[-1] for one, other in product(keys[:2], keys[2:])}
    assert again == {drawn[keys[0]][-1]}, "nor on what it was changed from"


def test_whoever_wants_to_look_at_the_own_cards_first_is_called_and_the_others_keep_their_keys() -> None:
    table = sit()
    session = table.session
    session.look_first(1)
    assert session.curtain is not None and session.curtain.seat == 1 and session.hidden_key_choice is None
    session.open_curtain()
    session.answer(session.view().options[0])
    assert session.hidden_key_choice is not None and session.hidden_key_choice.seats == (0,)


def test_where_cards_are_chosen_the_curtain_closes() -> None:
    session = all_asked()
    session.settings.covered_keys = True
    assert session.hidden_key_choice is None


def test_other_keys_do_what_they_always_do() -> None:
    table = sit()
    table.press(pygame.K_F1)
    assert not isinstance(table.app.scene, TableScene)
