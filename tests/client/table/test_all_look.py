"""What is drawn first when everybody looks at what one person has seen alone until then."""

from __future__ import annotations

import pygame

from client.scenes.curtain import GUARD_MS, CurtainScene
from engine.games import load
from engine.kernel.match import Match
from tests.client.table.test_secrecy import FRAME_MS, Watched


def test_the_first_picture_for_all_keeps_nothing_of_what_one_saw() -> None:
    match = Match(load("nefarious"), ["Ada", "Ben"], {"twists": 0}, 3, ["human"] * 2)
    watched = Watched(match, ["human"] * 2)
    while not (len(match.answers) >= 2 and watched.session.openly):
        if isinstance(watched.app.scene, CurtainScene):
            watched.wait(GUARD_MS + FRAME_MS)
            watched.press(pygame.K_RETURN)
        elif watched.table.hand.asked:
            watched.table.commands.answer(watched.session.view().options[0])
        if not watched.session.openly:
            watched.frame()
    assert watched.table.public, "what one player saw is covered at once"
    watched.frame()
    showing = watched.table.painter.showing
    assert showing is not None and showing.arrangement is watched.table.arrangement
