"""Tips at the table: once each, beside what they speak of, gone with a press, off with a setting."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.lessons.tips import TipLayer, TipTable
from client.table.furniture.recap.layer import RecapLayer
from engine.games import load
from engine.session.session import Session
from engine.store.player.progress import Progress
from tests.client import hands
from tests.client.lessons.bubbles import asked_rects
from tests.client.lessons.learning import Learner


class Beginner(Learner):
    """Somebody in a first match."""

    @classmethod
    def at(
        cls,
        slug: str = "nefarious",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        kinds: list[str] | None = None,
        **arguments: Any,
    ) -> Beginner:
        beginner = cls(animation="off", **arguments)
        kinds = kinds or ["human"] + ["gentle"] * (seats - 1)
        beginner.session = Session.start(
            load(slug), ["Ada", "Ben", "Cy"][:seats], kinds, options or {}, 3, beginner.settings, pool=beginner.pool
        )
        beginner.sit(TipTable(beginner.session, beginner.player, beginner.progress))  # type: ignore[arg-type]
        beginner.wait(400)
        return beginner

    @property
    def coach(self) -> TipLayer:
        return self.table.layers.of(TipLayer)

    @property
    def title(self) -> str:
        return self.coach.panel.speech.heading if self.coach.panel is not None else ""


@pytest.mark.parametrize(
    ("slug", "seats", "title"),
    [
        ("nefarious", 2, "One Action, in secret"),
        ("cthulhu-realms", 2, "Your turn"),
        ("nasty-neighbours", 3, "Spring"),
        ("garage-sale", 2, "One thing a turn"),
    ],
)
@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 100), ((1024, 600), 100), ((1280, 720), 200)])
def test_the_first_question_is_explained_and_hides_nothing_of_it(
    slug: str, seats: int, title: str, size: tuple[int, int], text_scale: int
) -> None:
    options = {"twists": 0} if slug == "nefarious" else {}
    beginner = Beginner.at(slug, seats, options, size=size, text_scale=text_scale)
    beginner.settle()
    for _ in range(4):
        if beginner.title:
            break
        beginner.wait(400)
    assert beginner.title == title
    panel = beginner.coach.panel
    assert panel is not None and panel.rect.collidelist(asked_rects(beginner.table.context)) < 0
    assert beginner.table.screen.scale.rect.contains(panel.rect)


def test_a_press_dismisses_it_and_it_never_comes_again() -> None:
    beginner = Beginner.at(options={"twists": 0})
    assert beginner.title == "One Action, in secret"
    beginner.app.turn([hands.down((2, 400))])
    beginner.wait(600)
    assert beginner.title == ""
    assert Beginner.at(options={"twists": 0}, progress=beginner.progress).title == ""
    assert Beginner.at(options={"twists": 0}).title == "One Action, in secret"


def test_escape_puts_it_away_and_opens_the_menu_at_once_after_that() -> None:
    beginner = Beginner.at(options={"twists": 0})
    assert beginner.title
    beginner.key(pygame.K_ESCAPE)
    assert beginner.table.form.popup is None
    beginner.key(pygame.K_ESCAPE)
    assert beginner.table.form.popup is not None


def test_it_goes_by_itself() -> None:
    beginner = Beginner.at(options={"twists": 0})
    beginner.wait(12_000)
    assert beginner.title == ""


def test_what_is_new_comes_one_after_the_other() -> None:
    beginner = Beginner.at(options={"twists": 2})
    first = beginner.title
    beginner.key(pygame.K_TAB)
    beginner.wait(800)
    assert {first, beginner.title} == {"One Action, in secret", "A Twist"}


def test_a_tip_and_what_the_opponents_did_have_places_of_their_own() -> None:
    beginner = Beginner.at("cthulhu-realms", 3, kinds=["gentle", "human", "gentle"])
    recap, dock = beginner.table.layers.of(RecapLayer), beginner.table.places.arrangement.rects["dock"]
    places, together = [], 0
    for _ in range(60):
        beginner.settle()
        beginner.wait(100)
        if recap.open:
            places.append(recap.rect.topleft if recap.rect else None)
            if recap.rect and (panel := beginner.coach.panel) is not None:
                together += 1
                assert not panel.rect.colliderect(recap.rect) and dock.contains(panel.rect)
    assert set(places) == {dock.topleft} and together


def test_a_button_turns_all_of_them_off() -> None:
    beginner = Beginner.at(options={"twists": 2})
    beginner.press("marks-off")
    beginner.wait(800)
    assert beginner.title == "" and not beginner.settings.coach_marks
    assert Beginner.at(options={"twists": 2}, coach_marks=False).title == ""


def test_f1_opens_the_rules_at_what_it_speaks_of() -> None:
    beginner = Beginner.at(options={"twists": 0})
    beginner.key(pygame.K_F1)
    assert beginner.opened[-1] == ("rules", {"game": "nefarious", "clause": "NF-2.1", "about": ""})


def test_progress_keeps_what_was_seen(tmp_path: Any) -> None:
    progress = Progress(tmp_path)
    Beginner.at(options={"twists": 0}, progress=progress)
    again = Progress(tmp_path)
    assert again.has_seen("nefarious", "first-choice") and not again.has_seen("nefarious", "twist")
