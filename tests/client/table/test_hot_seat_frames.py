"""Random matches of several people at one screen, frame by frame: nothing private on the public table or before a
curtain, and everything public before the curtain.
"""

from __future__ import annotations

import random

import pygame
import pytest

from client.scenes.curtain import GUARD_MS, CurtainScene
from client.table.scene import TableScene
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.events import redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client.session.test_public_first import GAMES, act, faces
from tests.client.table.test_secrecy import FRAME_MS, Watched


class Evening:
    """People who play one match at one screen and look at every frame."""

    def __init__(self, slug: str, seed: int, animation: str) -> None:
        match = Match(load(slug), ["Ada", "Ben"], {}, seed)
        self.watched = Watched(match, ["human"] * 2, animation=animation)
        self.match, self.session, self.chance = match, self.watched.session, random.Random(seed)
        self.curtains = 0
        self.private: list[list[pygame.Surface | None]] = [[], []]
        self._table: TableScene | None = None

    def play(self, answers: int) -> None:
        """Play a number of answers, or to the end."""
        for _ in range(answers * 200):
            if self.session.over or len(self.match.answers) >= answers:
                return
            if isinstance(self.watched.app.scene, CurtainScene):
                self.open_curtain()
            elif self.waits() and self.session.curtain is None:
                act(self.session, self.chance)
            self.frame()
        raise AssertionError(f"the table waits for nobody after {len(self.match.answers)} answers")

    def waits(self) -> bool:
        """Whether the table has shown everything and waits for people."""
        scene = self.watched.app.scene
        assert isinstance(scene, TableScene)
        return not scene.director.active(self.watched.clock.now())

    def frame(self) -> None:
        before = self.watched.app.scene
        self.watched.frame()
        scene = self.watched.app.scene
        if isinstance(scene, TableScene):
            self._table = scene
            self.check_faces(scene)
        elif isinstance(scene, CurtainScene) and isinstance(before, TableScene):
            self.curtains += 1
            shown = before.director.shown.counting_view
            assert public_part(shown) == public_part(self.match.view(SPECTATOR)), "shown before the curtain"

    def check_faces(self, table: TableScene) -> None:
        """On the public table no face is open but of cards that everybody knows, or knew a moment ago."""
        looks = SPECTATOR if table.views.public else table.views.newest.seat
        first = max(0, len(self.match.answers) - 6)
        known = faces(self.match.view_at(number, looks) for number in range(first, len(self.match.answers) + 1))
        known |= {redact(event, looks)[2] for _, events in self.match.history[first:] for event in events}
        drawn = {piece.card for piece in table.places.arrangement.pieces if piece.card >= 0}
        cards = range(len(table.views.newest.table.groups))
        drawn |= {card for card in cards if ("piece", ("card", card)) in table.sheet}
        assert drawn <= known, drawn - known
        if looks != SPECTATOR:
            self.check_sheet(table, looks)
        if self.session.openly or self.session.viewer == SPECTATOR:
            assert table.views.public, "private cards are covered in the same frame"

    def check_sheet(self, table: TableScene, seat: int) -> None:
        """No picture of a private card of the other player is left among the items of the table."""
        views = [self.match.view(number) for number in range(2)]
        keys = [("piece", ("card", card)) for card in faces([views[seat]]) - faces([views[1 - seat]])]
        self.private[seat] = [table.sheet[key].picture for key in keys if key in table.sheet]
        drawn = {id(item.picture) for item in table.sheet.items()}
        assert drawn.isdisjoint(map(id, self.private[1 - seat]))

    def open_curtain(self) -> None:
        """Enter opens the curtain, whatever is asked behind it."""
        call = self.session.curtain
        self.watched.wait(GUARD_MS + FRAME_MS)
        answers = len(self.match.answers)
        self.watched.press(pygame.K_RETURN)
        assert call is not None and self.session.viewer == call.seat and len(self.match.answers) == answers
        while isinstance(self.watched.app.scene, CurtainScene):
            self.frame()


def public_part(view: View) -> tuple[object, ...]:
    """Where the cards lie that this view shows to everybody, and what is counted."""
    return [len(zone) for zone in view.zones], list(view.values)


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", seed_cases(2))
def test_nobody_sees_private_cards_and_everybody_sees_public_ones(slug: str, seed: int) -> None:
    evening = Evening(slug, seed, "normal")
    evening.play(40)
    assert evening.curtains
