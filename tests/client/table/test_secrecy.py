"""What is hidden from the eyes at the table changes no pixel: at rest, pointed at, and while seats change hands."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pygame
import pytest

from client.program import Program
from client.scenes.curtain import GUARD_MS, CurtainScene
from client.shell import window
from client.shell.app import App
from client.shell.scene import ManualClock
from client.table.furniture.log.draw import links_now
from client.table.furniture.recap.layer import RecapLayer
from client.table.scene import TableScene
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client import hands
from tests.client.sessions import HandPool
from tests.client.table.twins import hidden_part, played, twin_of
from tests.sampling import amount

SIZE = (640, 360)
FRAME_MS = 40
TOOLTIP_MS = 480


class Watched:
    """The program with a match on its table, and a note of every frame that was drawn."""

    def __init__(
        self, match: Match, kinds: list[str], document: dict[str, Any] | None = None, **settings: object
    ) -> None:
        match.kinds[:] = kinds
        self.clock = ManualClock(1000)
        self.settings = Settings(volume_master=0, hover_delay_ms=0, **settings)  # type: ignore[arg-type]
        self.app = App(SIZE, True, self.settings, self.clock, paint="always")
        program = Program(self.app, None)
        program.progress.note_begun(match.game.slug, 3)  # nothing waits to be read
        self.session = Session(match, self.settings, pool=HandPool(), document=document)
        self.app.open("table", session=self.session)
        self.frames: list[str] = []
        self.drawn, self.picture = -1, ""
        self.frame()

    @property
    def table(self) -> TableScene:
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        return scene

    def frame(self, *events: pygame.event.Event) -> None:
        """One frame, drawn or not; keys are let go again."""
        self.clock.advance(FRAME_MS)
        self.app.turn(events)
        self.app.turn(
            [pygame.event.Event(pygame.KEYUP, key=event.key) for event in events if event.type == pygame.KEYDOWN]
        )
        if self.drawn != self.app.frames_drawn:
            self.drawn = self.app.frames_drawn
            self.picture = hashlib.sha1(pygame.image.tobytes(self.app.window.surface, "RGB")).hexdigest()
        caption = pygame.display.get_caption()[0]
        self.frames.append(f"{type(self.app.scene).__name__} {caption} {self.picture}")

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // FRAME_MS):
            self.frame()

    def rest(self) -> None:
        """Until nothing moves."""
        for _ in range(200):
            self.frame()
            if self.app.scene is not None and not self.app.scene.animating():
                return

    def press(self, *codes: int) -> None:
        for code in codes:
            self.frame(hands.key(code))

    def click(self, point: tuple[int, int]) -> None:
        for event in (hands.move(point), hands.down(point), hands.up(point)):
            self.frame(event)


def points_of_interest(table: TableScene) -> Iterator[tuple[int, int]]:
    """Where a pointer finds something: pieces, places, plates, buttons, names in the log."""
    arrangement = table.places.arrangement
    yield from (piece.hit.center for piece in arrangement.pieces)
    for rects in (arrangement.zone_rects, arrangement.plate_rects):
        yield from (rect.center for rect in rects.values())
    yield from (rect.center for name, rect in sorted(arrangement.rects.items()) if name.startswith("button."))
    yield from (rect.center for rect, _ in links_now(table.screen.painter))


POSITIONS = [(2, 9, 1), (3, 26, 2), (4, 41, 3), (2, 60, 5)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("players, decisions, seed", POSITIONS)
@pytest.mark.parametrize("watching", [False, True])
def test_the_table_at_rest_pointed_at_and_looked_through_shows_nothing_hidden(
    players: int, decisions: int, seed: int, watching: bool
) -> None:
    match = played(players, decisions, seed)
    viewer = SPECTATOR if watching else match.asked_seats[0]
    twin = twin_of(match, viewer, seed)
    assert hidden_part(match, viewer) != hidden_part(twin, viewer)
    kinds = ["human" if seat == viewer else "normal" for seat in range(players)]
    frames, words = [], []
    for each in (match, twin):
        watched = Watched(each, kinds, animation="off")
        watched.rest()
        for point in islice(points_of_interest(watched.table), 0, None, amount(1, 6)):
            watched.frame(hands.move(point))
            watched.wait(TOOLTIP_MS)
        for _, rect in sorted(watched.table.places.arrangement.zone_rects.items())[:: amount(1, 4)]:
            watched.click(rect.center)
            while watched.table.reading.browser is not None or watched.table.hand.picked is not None:
                watched.press(pygame.K_ESCAPE)
        frames.append(watched.frames)
        words.append([line.text for line in watched.session.log])
    assert frames[0] == frames[1]
    assert words[0] == words[1]


def look_around(watched: Watched) -> None:
    """Read, point, open what can be opened: whatever might stay on the table."""
    piece = next(piece for piece in watched.table.places.arrangement.pieces if piece.card >= 0)
    watched.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=piece.hit.center, button=3))


def drag_and_drop_wrong(watched: Watched) -> None:
    """A toast that names a card of the hand."""
    table = watched.table
    zone = table.views.newest.table.layout.seat_zone("hand", table.views.newest.seat)
    for piece in table.hand.arrangement.in_zone(zone)[:1]:
        watched.click(piece.hit.center)
        assert table.toasts.toasts


def hold_a_card(watched: Watched) -> None:
    """A card in the hand, not let go."""
    key = watched.table.hand.choices.stops()[0]
    start = watched.table.hand.choices.rect_of(key).center
    watched.frame(hands.move(start))
    watched.frame(hands.down(start))
    watched.frame(hands.move((start[0] + 60, start[1] - 60), held=True))


def browse_the_deck(watched: Watched) -> None:
    """A pile that is looked through tells which cards the hand does not hold."""
    deck = watched.table.views.newest.table.layout.table_zone("invention_deck")
    watched.click(watched.table.places.arrangement.zone_rects[deck].center)
    assert watched.table.reading.browser is not None


def go_by_key(watched: Watched) -> None:
    """The keyboard's focus somewhere."""
    watched.press(pygame.K_TAB, pygame.K_TAB)


def do_nothing(watched: Watched) -> None:
    """Only the answer."""


DEEDS = [look_around, drag_and_drop_wrong, hold_a_card, browse_the_deck, go_by_key, do_nothing]


@pytest.mark.sample(2)
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("motion", ["normal", "off"])
def test_from_one_person_to_the_next_nothing_of_the_first_is_seen(deed: Callable[[Watched], None], motion: str) -> None:
    """In both matches the first person does the same and answers otherwise; from the curtain's first frame on the
    second person, who cannot know the difference, sees the same.
    """
    match = played(3, 12, 24)
    first, second = match.asked_seats[:2]
    twin = twin_of(match, second, 7)
    mine = match.table.layout.seat_zone("hand", first)
    assert match.state.zones[mine] != twin.state.zones[mine]
    seen: list[list[str]] = []
    for each, answer in ((match, 0), (twin, -1)):
        watched = Watched(each, ["human"] * 3, animation=motion)
        assert isinstance(watched.app.scene, CurtainScene) and watched.session.curtain is not None
        assert watched.session.curtain.seat == first
        watched.wait(GUARD_MS + FRAME_MS)
        watched.press(pygame.K_RETURN)
        watched.wait(400)
        watched.rest()
        deed(watched)
        watched.frames.clear()
        watched.table.commands.answer(watched.session.view().options[answer])
        watched.wait(GUARD_MS + FRAME_MS)
        assert isinstance(watched.app.scene, CurtainScene)
        watched.press(pygame.K_RETURN)
        watched.wait(600)
        watched.rest()
        assert watched.table.views.newest.seat == second
        for point in ((100, 200), (320, 180), (330, 330)):
            watched.frame(hands.move(point))
            watched.wait(200)
        watched.press(pygame.K_TAB, pygame.K_F1)
        watched.rest()
        seen.append(watched.frames)
    assert seen[0][0].startswith(f"CurtainScene {window.TITLE}")
    assert seen[0] == seen[1]


def test_a_person_who_leaves_the_seat_to_the_computer_leaves_no_recap_behind() -> None:
    match = played(3, 14, 21)
    first, second = match.asked_seats[:2]
    seen: list[list[str]] = []
    for each in (match, twin_of(match, second, 7)):
        watched = Watched(each, ["human"] * 3, animation="off")
        watched.wait(GUARD_MS + FRAME_MS)
        watched.press(pygame.K_RETURN)
        watched.rest()
        assert watched.table.views.newest.seat == first and watched.table.layers.of(RecapLayer).open
        watched.frames.clear()
        watched.table.commands.hand_over([(first, "normal")])
        watched.wait(GUARD_MS + FRAME_MS)
        watched.press(pygame.K_RETURN)
        watched.rest()
        assert watched.table.views.newest.seat == second and watched.session.recap
        assert list(watched.table.layers.of(RecapLayer).lines) == list(watched.session.recap)
        seen.append(watched.frames)
    assert seen[0] == seen[1]


def test_undo_by_the_same_person_shows_what_the_same_person_saw() -> None:
    """Taking back does not open another's view: the table stays with who took back."""
    match = played(2, 6, 4)
    viewer = match.asked_seats[0]
    watched = Watched(match, ["human" if seat == viewer else "normal" for seat in range(2)], animation="off")
    watched.rest()
    before = pygame.image.tobytes(watched.app.window.surface, "RGB")
    watched.table.commands.answer(watched.session.view().options[0])
    watched.frame(hands.key(pygame.K_z, pygame.KMOD_CTRL))
    assert watched.session.viewer == viewer and watched.session.view().options
    watched.table.toasts.clear()
    watched.table.redraw()
    watched.rest()
    assert pygame.image.tobytes(watched.app.window.surface, "RGB") == before
