"""A rolling die is one folder: the table, the director, speech and lessons learn of it from there alone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

import client.table.furniture as pieces
from client.access.table_reader import TableReader
from client.lessons.places import anchor_at
from client.table.furniture.prompt.draw import sentence_now
from client.table.picture import registry
from engine.kernel.scenarios.names import Names
from engine.kernel.state.events import SPUN
from engine.kernel.state.state import State
from engine.lessons.anchors import find_anchor
from engine.words import assets
from tests.client.table.sitting import Sitting
from tests.client.table.suburb import GAME, may_spin, seated
from tests.client.table.test_sample_piece import CACHES

SLUG, SEATS = GAME.slug, 3
STYLE = '\n[dice.lucky]\nready = "Roll the die."\nrolls = "The die rolls."\nshows = "The die shows {number}."\n'
ACCENT = '\n[die]\nsound = "tick-1"\nrest = "rest"\n'
VERB = '<properties><property name="verb" value="spin"/></properties>'


@pytest.fixture(autouse=True)
def assets_with_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The assets with a die where the map has a spinner, and its folder beside the others."""
    own = tmp_path / "assets"
    own.mkdir()
    for entry in assets.folder().iterdir():
        if entry.name in ("tables", "themes"):
            shutil.copytree(entry, own / entry.name)
        else:
            (own / entry.name).symlink_to(entry)
    table = own / f"tables/{SLUG}-{SEATS}.tmx"
    before, _, rest = table.read_text(encoding="utf-8").partition('name="spinner" type="spinner"')
    place, _, after = rest.partition("/>")
    table.write_text(f'{before}name="lucky" type="die"{place}>{VERB}</object>{after}', encoding="utf-8")
    for part, words in (("table", STYLE), ("motion", ACCENT)):
        with (own / f"themes/{SLUG}-{part}.toml").open("a", encoding="utf-8") as theme:
            theme.write(words)
    monkeypatch.setattr(assets, "folder", lambda: own)
    monkeypatch.setattr(pieces, "__path__", [*pieces.__path__, str(Path(__file__).parent / "pieces")])
    forget()
    yield
    forget()


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def sitting() -> Sitting:
    """A player who may roll the die."""
    return seated(may_spin, SEATS)


def tray(sitting: Sitting) -> pygame.Rect:
    return sitting.scene.places.arrangement.rects["die"]


def die(sitting: Sitting) -> pygame.Surface:
    """Return how the die looks now."""
    sitting.frame()
    return sitting.app.window.surface.subsurface(tray(sitting)).copy()


def rolled(sitting: Sitting) -> int:
    """Return the last result of the rules, or 0."""
    found = [event[5] for _, events in sitting.session.match.history for event in events if event[0] == SPUN]
    return found[-1] if found else 0


def spoken(sitting: Sitting) -> str:
    """Return what speech says of the die."""
    stop = next(stop for stop in sitting.scene.layers.stops() if stop.name == "die")
    return TableReader(sitting.scene).stops.words(stop)


def look_of(number: int) -> bytes:
    """Return the picture of a resting die in a tray of its own."""
    from client.table.furniture.die.style import draw_die  # type: ignore[import-not-found]

    surface = pygame.Surface((100, 100))
    draw_die(surface, surface.get_rect(), number)
    return pygame.image.tobytes(surface, "RGB")


def test_it_rolls_and_is_heard_and_nothing_tells_the_result_before_it_rests(sitting: Sitting) -> None:
    sounds: list[str] = []
    sitting.scene.director.play = lambda name, *_: sounds.append(name)
    before = pygame.image.tobytes(die(sitting), "RGB")
    sitting.press(pygame.K_SPACE)
    sitting.wait(200)
    assert sitting.scene.director.suspense and not sitting.scene.director.reached
    assert pygame.image.tobytes(die(sitting), "RGB") != before and "shows" not in spoken(sitting)
    assert sentence_now(sitting.scene.screen.painter) == "The die rolls."
    assert "tick-1" in sounds and "rest" not in sounds
    sitting.wait(1500)
    assert not sitting.scene.director.suspense and "rest" in sounds
    assert f"The die shows {rolled(sitting)}." in spoken(sitting)
    assert len({look_of(number) for number in range(7)}) == 7


def test_a_click_on_it_rolls_it_and_a_click_on_faster_skips_the_roll(sitting: Sitting) -> None:
    answers = len(sitting.session.match.answers)
    sitting.click(tray(sitting).center)
    assert len(sitting.session.match.answers) == answers + 1 and sitting.scene.director.suspense
    assert [button.label for button in sitting.scene.prompt.buttons] == ["Faster"]
    sitting.click(sitting.scene.prompt.answer_rects[0].center)
    assert not sitting.scene.director.suspense and f"The die shows {rolled(sitting)}." in spoken(sitting)


def test_without_animation_it_shows_its_result_at_once() -> None:
    sitting = seated(may_spin, SEATS, animation="off")
    sitting.press(pygame.K_SPACE)
    assert not sitting.scene.director.suspense and f"The die shows {rolled(sitting)}." in spoken(sitting)


def test_it_is_reached_and_rolled_by_a_pad(sitting: Sitting) -> None:
    answers = len(sitting.session.match.answers)
    for _ in range(20):
        focus = sitting.scene.keys.stop
        if focus is not None and focus.name == "die":
            break
        press(sitting, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert spoken(sitting) == "Roll the die."
    press(sitting, pygame.CONTROLLER_BUTTON_A)
    assert len(sitting.session.match.answers) == answers + 1


def press(sitting: Sitting, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        sitting.frame(pygame.event.Event(kind, instance_id=0, button=button))


def test_a_player_who_comes_back_finds_it_at_its_result(sitting: Sitting) -> None:
    sitting.press(pygame.K_SPACE)
    sitting.wait(3000)
    director = sitting.scene.director
    director.restore(lambda kind: None)
    assert "shows" not in spoken(sitting)
    director.restore(sitting.session.last_event)
    assert f"The die shows {rolled(sitting)}." in spoken(sitting)


def test_a_lesson_can_point_at_it(sitting: Sitting) -> None:
    state = SimpleNamespace(table=SimpleNamespace(layout=SimpleNamespace(randoms=("die",))))
    anchor = find_anchor(Names(GAME, ("Ada", "Ben", "Cy")), cast(State, state), "die")
    assert anchor is not None and anchor_at(sitting.scene.context, anchor) == tray(sitting)


def test_a_picture_without_layers_shows_it() -> None:
    view = seated(may_spin, SEATS).session.view()
    game_map = registry.of_table(view.table)
    assert [piece for piece in registry.at_table(game_map, SLUG) if piece.still is not None] == [
        registry.furniture("die")
    ]
