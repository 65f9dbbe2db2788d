"""A wheel on the table: flicked, clicked, spun by key; the rules draw the result, and nothing tells it too early."""

from __future__ import annotations

import math

import pygame
import pytest

from client.art import legibility, text
from client.art.cache import clear_all
from client.cards import theme as theme_files
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from client.table.furniture.chain.layer import ChainLayer
from client.table.furniture.prompt.draw import sentence_now
from client.table.furniture.spinner.layer import SpinnerLayer
from client.table.furniture.spinner.motion import Flick, SpinnerMotion, SpinnerState
from client.table.furniture.spinner.style import SpinnerStyle
from engine.kernel.match.match import Match
from engine.kernel.state.events import SPUN
from engine.kernel.state.view import View
from tests.client import hands
from tests.client.motion.sectors import sector_at
from tests.client.table.sitting import Sitting
from tests.client.table.suburb import GAME, may_spin, seated


def drawn(sitting: Sitting) -> int:
    """The result of the last spin, as the rules have it."""
    spins = [event for _, events in sitting.session.match.history for event in events if event[0] == SPUN]
    return spins[-1][5]


def spins(sitting: Sitting) -> int:
    return sum(event[0] == SPUN for _, events in sitting.session.match.history for event in events)


def wheel_of(sitting: Sitting) -> SpinnerState:
    return sitting.scene.director.motion(SpinnerMotion).state


def center(sitting: Sitting) -> tuple[int, int]:
    rect = sitting.scene.layers.of(SpinnerLayer).rect
    assert rect is not None
    return rect.center


def around(sitting: Sitting, degrees: float) -> tuple[int, int]:
    """A point on the wheel, clockwise from the top."""
    rect, angle = sitting.scene.layers.of(SpinnerLayer).rect, math.radians(degrees)
    assert rect is not None
    return round(rect.centerx + 70 * math.sin(angle)), round(rect.centery - 70 * math.cos(angle))


def flick(sitting: Sitting, degrees: float) -> None:
    """Drag a point of the wheel along by so many degrees, and let go."""
    sitting.frame(hands.move(around(sitting, 20)))
    sitting.frame(hands.down(around(sitting, 20)))
    for step in range(1, 9):
        sitting.frame(hands.move(around(sitting, 20 + degrees * step / 8), held=True))
    sitting.frame(hands.up(around(sitting, 20 + degrees)))


@pytest.mark.parametrize("degrees", [160, -120, 40])
def test_a_flick_sets_it_going_that_way_and_it_rests_at_the_result_of_the_rules(degrees: float) -> None:
    sitting = seated(may_spin)
    before, wheel = spins(sitting), wheel_of(sitting)
    flick(sitting, degrees)
    assert spins(sitting) == before + 1
    first = wheel.angle(sitting.clock.now())
    sitting.wait(64)
    assert (wheel.angle(sitting.clock.now()) - first) * degrees > 0
    sitting.wait(2600)
    assert sector_at(wheel.angle(sitting.clock.now())) == drawn(sitting)


def test_the_arrow_follows_the_hand_before_it_is_let_go() -> None:
    sitting = seated(may_spin)
    wheel = wheel_of(sitting)
    start = wheel.angle(sitting.clock.now())
    sitting.frame(hands.move(around(sitting, 0)))
    sitting.frame(hands.down(around(sitting, 0)))
    sitting.frame(hands.move(around(sitting, 50), held=True))
    assert wheel.angle(sitting.clock.now()) == pytest.approx(start + 50, abs=2)
    sitting.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    assert not wheel_of(sitting).busy and may_spin(sitting.session.view())


@pytest.mark.parametrize("way", ["click", "space", "enter", "tab", "button"])
def test_it_can_be_clicked_and_spun_by_key(way: str) -> None:
    sitting = seated(may_spin)
    before = spins(sitting)
    if way == "click":
        sitting.click(around(sitting, 200))
    elif way == "space":
        sitting.press(pygame.K_SPACE)
    elif way == "enter":
        sitting.press(pygame.K_RETURN)
    elif way == "tab":
        sitting.press(pygame.K_TAB, pygame.K_RETURN)
    else:
        sitting.click(sitting.scene.prompt.answer_rects[-1].center)
    assert spins(sitting) == before + 1
    assert wheel_of(sitting).flick in (None, Flick())


def test_nothing_tells_the_result_before_the_arrow_rests() -> None:
    sitting = seated(may_spin)
    sitting.press(pygame.K_SPACE)
    sitting.frame()
    scene = sitting.scene
    while scene.director.suspense:
        assert not scene.hand.is_asked and [button.label for button in scene.prompt.buttons] == ["Faster"]
        assert sentence_now(scene.screen.painter) == "You spin"
        assert scene.director.shown.landed.question is None and not scene.director.reached
        assert not scene.layers.of(SpinnerLayer).name() and not scene.layers.of(ChainLayer).links
        sitting.frame()
    assert scene.layers.of(SpinnerLayer).name()


def test_space_jumps_to_the_result() -> None:
    sitting = seated(may_spin)
    sitting.press(pygame.K_SPACE)
    sitting.wait(100)
    wheel = wheel_of(sitting)
    assert wheel.busy
    result = drawn(sitting)
    sitting.press(pygame.K_SPACE)
    assert not wheel.busy and sector_at(wheel.angle(sitting.clock.now())) == result


def test_who_comes_back_in_the_middle_of_a_turn_finds_the_arrow_at_its_result() -> None:
    sitting = seated(spun_already)
    wheel, spin = wheel_of(sitting), sitting.session.last_event(SPUN)
    assert spin is not None and (wheel.face, sector_at(wheel.angle(sitting.clock.now()))) == (spin[3], spin[5])
    assert spin[5] == drawn(sitting)
    assert sitting.scene.layers.of(SpinnerLayer).wake_at() is None, "it is not said again"


def spun_already(view: View) -> bool:
    """Somebody is asked what follows from the spin of the turn."""
    kind = GAME.question_kinds[view.question[1]] if view.question else ""
    return view.phase == GAME.phases.index("spin") and kind in ("discard", "rune-limit", "choose")


def test_a_wheel_that_waits_for_nobody_is_not_taken_hold_of() -> None:
    sitting = seated(lambda view: bool(view.options) and not may_spin(view) and view.active == view.seat)
    before = len(sitting.session.match.answers)
    flick(sitting, 90)
    assert len(sitting.session.match.answers) == before


def test_a_wheel_that_is_pointed_at_is_shown_large_beside_itself() -> None:
    sitting = seated(lambda view: bool(view.options) and not may_spin(view), hover_delay_ms=0)
    sitting.move(center(sitting))
    sitting.wait(100)
    before = pygame.image.tobytes(sitting.app.window.surface, "RGB")
    sitting.move((3, 3))
    sitting.wait(100)
    after = sitting.app.window.surface
    rect = sitting.scene.layers.of(SpinnerLayer).rect
    assert rect is not None and pygame.image.tobytes(after, "RGB") != before
    shown = pygame.image.frombytes(before, after.get_size(), "RGB")
    assert pygame.image.tobytes(shown.subsurface(rect), "RGB") == pygame.image.tobytes(after.subsurface(rect), "RGB")


def test_each_seat_has_the_face_of_its_role_and_events_their_own() -> None:
    look = SpinnerStyle.load(Theme.load(GAME.slug))
    assert look is not None and len(look.faces) == 3
    match = Match(GAME, ["Ada", "Ben", "Cy"], {"expansion": True, "nefarious": 2}, 4)
    faces = {view.active: look.face_of(view) for view in _turns(match)}
    assert faces[1] == 2 and faces[0] == faces[2] == 0


def _turns(match: Match) -> list[View]:
    views = []
    for active in range(3):
        view = match.view(0)
        view.values[2] = active
        views.append(view)
    return views


def test_labels_that_are_too_few_are_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    face = {"art": "spinner", "arrow": "spinner-arrow", "labels": ["one"], "inks": ["ink"]}
    spun = {"typeface": "title", "glow": "#ffffff", "faces": [face]}
    monkeypatch.setattr(theme_files, "load_file", lambda name: spun)
    with pytest.raises(ThemeProblem, match="faces should be a list of faces with 6 labels and inks each"):
        SpinnerStyle.load.__wrapped__(SpinnerStyle, Theme.load(GAME.slug))  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080)])
def test_words_on_it_can_be_read_or_give_way_to_its_signs(screen: pygame.Surface, size: tuple[int, int]) -> None:
    clear_all()
    wheel, scale = SpinnerStyle.load(Theme.load("runes-and-regulations")), size[0] / 1920
    assert wheel is not None
    with legibility.record_texts() as recorder:
        for number in range(len(wheel.faces)):
            wheel.picture(number, round(290 * scale), 0, scale)
    assert all(note.capital >= text.READABLE for note in recorder.notes)
    assert bool(recorder.notes) == (size[0] > 1024)
