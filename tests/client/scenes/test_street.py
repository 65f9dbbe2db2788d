"""The page of the street: everybody can be played against, what was reached is marked, the deal is begun once."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.scenes.street.calendar import Calendar
from client.scenes.street.rows import FeatRow
from client.scenes.street.scene import StreetScene, rules_words
from client.scenes.title.scene import TitleScene
from client.widgets import Button, Dialog, Words
from engine.games import load
from engine.store.player.street import BEATEN, FEATS, FILE_NAME, LOST, OPEN, WON, DayResult, StreetProgress
from engine.street.playing import Seating
from tests.client.scenes.desk import Desk
from tests.client.test_program import Machine

DAY = date(2026, 11, 25)


class Page:
    """The page, with what it begins and goes on with."""

    def __init__(
        self, progress: StreetProgress, game: str = "nefarious", stored: tuple[int, ...] = (), **more: Any
    ) -> None:
        self.begun: list[Seating] = []
        self.resumed: list[int] = []
        self.scene = StreetScene(progress, self.begun.append, self.resumed.append, lambda _: stored, DAY, game)
        self.desk = Desk(self.scene, **more)

    def buttons(self) -> list[Button]:
        return [child for child in self.scene.areas[2].children if isinstance(child, Button)]

    def words(self) -> str:
        return " ".join(child.words for area in self.scene.areas for child in area.children if isinstance(child, Words))


def test_nothing_is_locked() -> None:
    for game in ("nefarious", "runes-and-regulations-nefarious-neighbor"):
        page = Page(StreetProgress(None), game)
        assert len(page.scene.rows) == 10
        assert all(row.enabled for row in page.scene.rows)
        assert len([row for row in page.scene.areas[1].children if isinstance(row, FeatRow)]) == 12


def test_who_is_chosen_says_something_and_is_played() -> None:
    page = Page(StreetProgress(None))
    page.scene.form.focus(page.scene.rows[9])
    page.desk.press(pygame.K_RETURN)
    dialog = page.scene.form.popup
    assert isinstance(dialog, Dialog)
    page.desk.press(pygame.K_RETURN)
    (seating,) = page.begun
    assert seating.occasion.opponent == "the-chairwoman"
    assert seating.kinds == ["human", "expert", "hard+hoarder"]


@pytest.mark.parametrize("keys", [(pygame.K_DOWN, pygame.K_RETURN), (pygame.K_ESCAPE,)], ids=["back", "escape"])
def test_who_is_chosen_can_be_left_alone(keys: tuple[int, ...]) -> None:
    page = Page(StreetProgress(None))
    page.desk.click(page.scene.rows[0])
    for key in keys:
        page.desk.press(key)
    assert page.begun == [] and page.scene.form.popup is None


def test_house_rules_are_named_without_the_question_that_chose_them() -> None:
    assert rules_words(load("nefarious"), {"twists": 1, "chosen_twists": ["grants"]}) == "Grants"


def test_what_was_reached_is_marked() -> None:
    progress = StreetProgress(None)
    progress.note(BEATEN, "nefarious", ["pip-fuse"], "2026-11-20")
    progress.note(FEATS, "nefarious", ["day-off"], "2026-11-21")
    page = Page(progress)
    assert [row.opponent.id for row in page.scene.rows if row.beaten] == ["pip-fuse"]
    assert "Beaten: 1 of 10" in page.words()
    assert "Done: 1 of 12" in page.words()
    assert "Nov 20" in page.scene.rows[0].name


def test_the_deal_of_today_is_begun_once() -> None:
    progress = StreetProgress(None)
    page = Page(progress)
    page.desk.click(page.buttons()[0])
    (seating,) = page.begun
    assert seating.occasion.day == DAY.isoformat()
    progress.note_deal("nefarious", DAY.isoformat(), DayResult(OPEN, match=7))
    page.scene.begin_deal()
    assert len(page.begun) == 1


def test_a_deal_that_was_left_is_gone_on_with_even_later() -> None:
    progress = StreetProgress(None)
    progress.note_deal("nefarious", "2026-11-23", DayResult(OPEN, match=7))
    page = Page(progress, stored=(7,))
    going_on = page.buttons()[1]
    assert going_on.words == "Continue the daily deal (Nov 23)"
    page.desk.click(going_on)
    assert page.resumed == [7]


def test_the_calendar_tells_how_the_deals_went() -> None:
    progress = StreetProgress(None)
    progress.note_deal("nefarious", "2026-11-24", DayResult(WON, 3))
    progress.note_deal("nefarious", "2026-11-20", DayResult(LOST, 5))
    page = Page(progress)
    (calendar,) = [child for child in page.scene.areas[2].children if isinstance(child, Calendar)]
    assert "Nov 24: won by 3" in calendar.name
    assert "Nov 20: lost by 5" in calendar.name
    assert calendar.days[0].weekday() == 0
    assert DAY in calendar.days[-7:]
    assert "Cul-de-Sac, Nov 24, Nefarious: won by 3" in page.words()


@pytest.mark.parametrize("text_scale", [100, 200])
def test_everything_is_reached_by_keyboard(text_scale: int) -> None:
    page = Page(StreetProgress(None), size=(1024, 600), text_scale=text_scale)
    stops = page.scene.form.stops()
    assert page.scene.games in stops
    assert set(page.scene.rows) <= set(stops)
    if page.scene.narrow:
        assert page.scene.segments in stops


def test_another_rule_set_is_chosen() -> None:
    page = Page(StreetProgress(None))
    page.scene.choose("runes-and-regulations-nefarious-neighbor")
    assert page.scene.rows[-1].opponent.name == "The Neighbor"


def test_the_title_leads_there_and_its_houses_show_what_was_reached(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.program.street.note(BEATEN, "nefarious", ["pip-fuse", "mrs-bramble"], "2026-11-20")
    machine.program.street.note(FEATS, "nefarious", ["day-off"], "2026-11-20")
    machine.app.open("title")
    scene = machine.app.scene
    assert isinstance(scene, TitleScene)
    houses = {house.entry.slug: house for house in scene.street.houses}
    assert (houses["nefarious"].lit, houses["nefarious"].hoisted) == (0.2, 1 / 12)
    assert (houses["cthulhu-realms"].lit, houses["cthulhu-realms"].hoisted) == (0, 0)
    machine.choose("Challenges")
    assert isinstance(machine.app.scene, StreetScene)
    machine.press(pygame.K_ESCAPE)
    assert isinstance(machine.app.scene, TitleScene)


def test_damaged_progress_is_told_on_the_title(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    (machine.folders.data / FILE_NAME).write_text("{", encoding="utf-8")
    machine.app.open("title")
    scene = machine.app.scene
    assert isinstance(scene, TitleScene)
    (told,) = [toast.sentence for toast in scene.toasts.toasts]
    assert told.startswith(f"{FILE_NAME} is damaged")


def test_an_opponent_is_played_from_the_page(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.choose("Challenges")
    machine.press(pygame.K_RETURN)
    machine.press(pygame.K_RETURN)
    assert machine.session.occasion is not None
    assert machine.session.names[1] == machine.session.occasion.opponent.replace("-", " ").title()
