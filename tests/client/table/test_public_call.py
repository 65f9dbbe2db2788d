"""People at one computer are asked on the public table whether anybody reacts."""

from __future__ import annotations

import pygame

from client.scenes.curtain import CurtainScene
from client.table.scene import TableScene
from tests.client.session.reacting import LAST, sold
from tests.client.session.test_reactions import all_asked
from tests.client.table.test_secrecy import Watched


def asked_at_the_table() -> Watched:
    watched = Watched(all_asked().match, ["human"] * 3, animation="off")
    watched.wait(600)
    return watched


def test_the_bar_names_what_happens_and_everybody_who_could_react() -> None:
    table = asked_at_the_table().table
    assert [button.label for button in table.prompt.buttons] == ["Not again this turn", "Ben", "Cy", "Nobody"]
    assert table.screen.painter.showing is not None
    assert table.screen.painter.showing.status.prompt == "Ada is buying Fondue Set. Does anyone react?"


def test_n_goes_on_for_all_without_a_curtain_before() -> None:
    watched = asked_at_the_table()
    watched.press(pygame.K_n)
    assert sold(watched.session) and watched.session.call is None


def test_enter_calls_a_person_and_declines_for_nobody() -> None:
    watched = asked_at_the_table()
    assert not any(button.main for button in watched.table.prompt.buttons)
    watched.press(pygame.K_RETURN, pygame.K_RETURN)
    watched.wait(600)
    assert watched.session.curtain is not None and not sold(watched.session)


def test_a_name_calls_that_person_behind_the_curtain() -> None:
    watched = asked_at_the_table()
    watched.press(pygame.K_3)
    watched.wait(600)
    assert isinstance(watched.app.scene, CurtainScene)
    assert watched.session.curtain is not None and watched.session.curtain.seat == LAST


def test_esc_answers_nothing() -> None:
    watched = asked_at_the_table()
    watched.press(pygame.K_ESCAPE)
    assert isinstance(watched.app.scene, TableScene) and watched.session.call is not None and not sold(watched.session)
