"""With several people at one computer the table follows the settings of whoever sits before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from client.art import fonts
from client.cards import seat_colors
from client.scenes.curtain import GUARD_MS, CurtainScene
from client.shell.scene import Scene
from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from engine.games import load
from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from tests.client.table.sitting import Sitting
from tests.virtual_pad import VirtualPad

LARGE = {"text_scale": 200}


@pytest.fixture(autouse=True)
def usual() -> Any:
    yield
    fonts.set_easy_letters(False)
    seat_colors.use(seat_colors.USUAL)


class Shared(Sitting):
    """A table with a curtain, at which several people sit; how often it is laid out is counted."""

    def __init__(self, kinds: tuple[str, ...] = ("human", "human"), game: str = "nefarious", **more: Any) -> None:
        super().__init__(kinds, dealt=False, **more)
        match = Match(load(game), ["Ada", "Ben", "Cy"][: len(kinds)], {}, 3, list(kinds))
        self.session = Session(match, self.settings, pool=self.pool, begins=True)
        self.scene = TableScene(self.session, SoundPlayer(self.settings, threaded=False))
        self.app.close_scenes()
        self.app.register("curtain", CurtainScene)
        self.app.go(self.scene)
        self.frame()
        self.laid_out = 0
        lay_out = self.scene.layout

        def counted(*given: Any) -> None:
            self.laid_out += 1
            lay_out(*given)

        self.scene.layout = counted  # type: ignore[method-assign]
        self.wait(3000)

    @property
    def on_top(self) -> Scene | None:
        return self.app.scene

    def sit_down(self) -> str:
        """Open the curtain; returns whose it was."""
        assert isinstance(self.on_top, CurtainScene) and self.session.curtain is not None
        called = self.session.curtain.name
        self.wait(GUARD_MS)
        self.press(pygame.K_RETURN)
        return called

    def go_on(self) -> None:
        """Whoever sits there has seen what is theirs, or gives the first answer; then the curtain falls, if it does."""
        if self.session.showing:
            self.session.pass_on()
        elif options := self.session.view().options:
            self.session.answer(options[0])
        for _ in range(250):
            self.frame()
            if self.on_top is not self.scene or not self.scene.director.active(self.clock.now()):
                return

    @property
    def text(self) -> int:
        """How large the words of the table are, in percent."""
        return round(100 * self.scene.screen.painter.text_scale)


def with_large_letters(person: str, **settings: Any) -> dict[str, Any]:
    return {"profiles": {person: dict(LARGE)}, **settings}


@pytest.mark.parametrize("game", ["nefarious", "runes-and-regulations"])
def test_the_words_are_as_large_as_whoever_sits_there_wants_them(game: str) -> None:
    table = Shared(game=game, **with_large_letters("Ben"))
    seen = []
    while len(set(seen)) < 2 or len(seen) < 3:
        assert table.app.scale.unit == table.app.scale.scenery, "the curtain is everybody's"
        seen.append(table.sit_down())
        wanted = 200 if seen[-1] == "Ben" else 100
        assert table.on_top is not table.scene and table.text == wanted, "the leaves still part"
        table.wait(1000)
        while table.on_top is table.scene:
            assert table.text == (100 if table.scene.views.public else wanted)
            table.go_on()


def test_the_table_is_laid_out_once_for_whoever_sits_down_and_behind_the_curtain() -> None:
    table = Shared(**with_large_letters("Ada"))
    before = table.laid_out
    assert table.sit_down() == "Ada"
    assert table.laid_out == before + 1 and table.on_top is not table.scene


def test_nothing_is_laid_out_behind_the_curtain_for_people_who_have_nothing_otherwise() -> None:
    table = Shared()
    before = table.laid_out
    table.sit_down()
    assert table.laid_out == before


def test_the_public_table_is_as_everybody_has_it() -> None:
    table = Shared(**with_large_letters("Ada", text_scale=120))
    sizes: dict[str, set[int]] = {"public": set(), "Ada": set(), "Ben": set()}
    for _ in range(60):
        if all(sizes.values()):
            break
        if isinstance(table.on_top, CurtainScene):
            table.sit_down()
            table.wait(600)
        who = "public" if table.scene.views.public else table.session.names[table.scene.views.newest.seat]
        sizes[who].add(table.text)
        table.go_on()
    assert sizes == {"public": {120}, "Ada": {200}, "Ben": {120}}


def test_pace_and_colors_are_those_of_whoever_sits_there() -> None:
    own = {"animation": "off", "reduced_motion": True, "seat_colors": "safe", "easy_letters": True}
    table = Shared(profiles={"Ada": own})
    usual_color = table.scene.screen.theme.seats[0].color
    assert table.sit_down() == "Ada"
    table.wait(100)
    assert table.on_top is table.scene, "the curtain does not move for whoever wants no motion"
    assert table.scene.director.pace.off and table.scene.screen.theme.seats[0].color == seat_colors.PALETTES["safe"][0]
    table.go_on()
    assert isinstance(table.on_top, CurtainScene)
    assert table.settings.animation == "normal" and table.scene.screen.theme.seats[0].color == usual_color


def test_whoever_plays_alone_has_theirs() -> None:
    alone = Sitting(("human", "normal"), **with_large_letters("Ada"))
    assert alone.scene.screen.painter.text_scale == 2
    stranger = Sitting(("human", "normal"), **with_large_letters("Ben"))
    assert stranger.scene.screen.painter.text_scale == 1


def test_the_pace_that_is_chosen_at_the_table_is_kept_for_everybody_but_whoever_has_another() -> None:
    settings = Sitting(("human", "normal"), **with_large_letters("Ada")).settings
    settings.animation = "fast"
    Profiles(settings).use("")
    assert settings.animation == "fast"


@pytest.fixture
def plugged() -> Iterator[VirtualPad]:
    try:
        found = VirtualPad()
    except LookupError as problem:
        pytest.skip(str(problem))
    yield found
    found.unplug()


def test_a_pad_that_is_somebodys_opens_no_other_curtain(request: pytest.FixtureRequest) -> None:
    table = Shared()
    table.app.pads.open()
    plugged: VirtualPad = request.getfixturevalue("plugged")  # a new table forgets pads
    table.frame(*pygame.event.get())
    [own] = table.app.pads.present()
    profiles = Profiles(table.settings)
    profiles.give_pad(profiles.create("Ben").id, own)

    def press() -> None:
        for down in (True, False):
            plugged.hold("A", down)
            table.frame(*pygame.event.get())
        table.wait(1000)

    press()
    assert isinstance(table.on_top, CurtainScene) and table.session.curtain is not None
    assert table.session.curtain.name == "Ada"
    table.sit_down()
    table.wait(1000)
    before = len(table.session.match.answers)
    for _ in range(4):
        press()
    assert len(table.session.match.answers) == before, "it does not choose for Ada either"
    table.go_on()
    table.wait(1000)
    assert table.session.curtain is not None and table.session.curtain.name == "Ben"
    press()
    assert table.on_top is table.scene and table.session.viewer == 1


def test_settings_of_another_person_are_worn_by_nobody() -> None:
    settings = Settings(profiles={"Cy": LARGE})
    profiles = Profiles(settings)
    assert not profiles.use(profiles.create("Ada").id) and settings.text_scale == 100
