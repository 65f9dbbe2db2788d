"""What is drawn first when everybody looks at what one person has seen alone until then."""

from __future__ import annotations

import pygame

from client.scenes.curtain import GUARD_MS, CurtainScene
from client.table.furniture.plate.draw import plate_state
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.table.test_secrecy import FRAME_MS, Watched

ESPIONAGE, WORK = 0, 3


def test_the_first_picture_for_all_keeps_nothing_of_what_one_saw() -> None:
    match = Match(load("nefarious"), ["Ada", "Ben"], {"twists": 0}, 3, ["human"] * 2)
    watched = Watched(match, ["human"] * 2)
    while not (len(match.answers) >= 2 and watched.session.openly):
        if isinstance(watched.app.scene, CurtainScene):
            watched.wait(GUARD_MS + FRAME_MS)
            watched.press(pygame.K_RETURN)
        elif watched.table.hand.is_asked:
            watched.table.commands.answer(watched.session.view().options[0])
        if not watched.session.openly:
            watched.frame()
    assert watched.table.views.public, "what one player saw is covered at once"
    watched.frame()
    showing = watched.table.screen.painter.showing
    assert showing is not None and showing.arrangement is watched.table.places.arrangement


def test_on_the_public_table_no_plate_says_neighbor_when_another_than_the_player_below_is_asked() -> None:
    match = Match(load("nefarious"), ["Ada", "Ben", "Cy"], {"twists": 0}, 3, ["human"] * 3)
    for seat, option in enumerate((WORK, WORK, ESPIONAGE)):
        match.answer(seat, match.view(seat).options[option])
    watched = Watched(match, ["human"] * 3, animation="off")
    watched.wait(600)
    assert watched.table.views.public and watched.session.view().seat == 2
    showing = watched.table.screen.painter.showing
    assert showing is not None and showing.viewer == 0
    plates = [plate_state(showing, spot) for spot in watched.table.screen.map.at() if spot.kind == "plate"]
    assert plates and not any("neighbor" in str(state) for state in plates)
