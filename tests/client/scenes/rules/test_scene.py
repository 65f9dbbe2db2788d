from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.scenes.rules.scene import RulesScene
from engine.games import slugs
from tests.client.hands import wheel
from tests.client.scenes.desk import Desk, misplaced

SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((1280, 720), 200)]


class Reader(Desk):
    """The rules in front of somebody."""

    def __init__(self, *, clause: str = "", back: Any = None, **shown: Any) -> None:
        self.scene = RulesScene("nefarious", clause, back)
        super().__init__(self.scene, knows=("gallery",), **shown)

    @property
    def marked(self) -> list[tuple[str, ...]]:
        return [view.paragraph.homes for view in self.scene.views if view.marked]

    @property
    def shown(self) -> list[int]:
        return [view.number for view in self.scene.views if view.visible]

    def in_sight(self, number: int) -> bool:
        return self.scene.text_area.rect.contains(self.scene.views[number].rect)


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("clause", ["NF-1.1", "NF-4.2", "NF-7.11"])
def test_the_rules_open_at_a_clause(size: tuple[int, int], text_scale: int, clause: str) -> None:
    reader = Reader(clause=clause, size=size, text_scale=text_scale)
    [homes] = reader.marked
    assert clause in homes
    number = reader.scene.reference.home(clause)
    assert number is not None and reader.in_sight(number)


def test_an_unknown_clause_opens_the_beginning() -> None:
    reader = Reader(clause="NF-99.1")
    assert reader.marked == []
    assert reader.scene.text_area.offset == 0


def test_typing_searches_without_a_click_before() -> None:
    reader = Reader()
    everything = len(reader.shown)
    reader.write("spy reserve")
    assert 0 < len(reader.shown) < everything
    assert all("spy" in reader.scene.views[number].paragraph.plain.casefold() for number in reader.shown)
    assert reader.scene.count.words == f"{len(reader.shown)} of {everything} paragraphs"


def test_found_words_are_highlighted() -> None:
    reader = Reader(clause="NF-3.2")
    reader.write("deck")
    with_mark = reader.picture()
    for view in reader.scene.views:
        view.query = ""
    reader.scene.redraw()
    reader.settle()
    assert reader.picture() != with_mark


def test_a_search_without_result_says_so() -> None:
    reader = Reader()
    reader.write("zebra")
    assert reader.shown == []
    assert reader.scene.nothing.visible
    assert reader.scene.nothing.words.startswith("No rules match.")
    assert "NF-1.1" in reader.scene.nothing.words


def test_escape_ends_the_search_first_and_then_leaves() -> None:
    left: list[bool] = []
    reader = Reader(back=lambda: left.append(True))
    reader.write("work")
    reader.press(pygame.K_ESCAPE)
    assert left == [] and len(reader.shown) == len(reader.scene.views)
    reader.press(pygame.K_ESCAPE)
    assert left == [True]


def test_enter_shows_the_first_result_in_its_place() -> None:
    reader = Reader()
    reader.write("hyperinflation")
    first = reader.shown[0]
    reader.press(pygame.K_RETURN)
    assert len(reader.shown) == len(reader.scene.views)
    assert [view.number for view in reader.scene.views if view.marked] == [first]
    assert reader.in_sight(first)


def test_a_click_on_a_result_shows_it_in_its_place() -> None:
    reader = Reader()
    reader.write("trade unions")
    number = reader.shown[0]
    reader.click(reader.scene.views[number])
    assert reader.in_sight(number) and reader.scene.views[number].marked


def test_a_section_is_scrolled_to_and_noted_as_the_one_that_is_read() -> None:
    reader = Reader()
    reader.click(next(link for link in reader.scene.links if link.number == 3))
    reader.settle()
    heading = reader.scene.headings[3]
    assert abs(heading.rect.top - reader.scene.text_area.rect.top) <= reader.scene.scale.px(20)
    assert [link.number for link in reader.scene.links if link.current] == [3]


def test_wheel_and_keys_scroll() -> None:
    reader = Reader()
    area = reader.scene.text_area
    reader.handle(wheel(-2, area.rect.center))
    after_wheel = area.offset
    reader.press(pygame.K_DOWN)
    after_arrow = area.offset
    reader.press(pygame.K_PAGEDOWN)
    after_page = area.offset
    reader.press(pygame.K_END)
    assert 0 < after_wheel < after_arrow < after_page < area.offset == area.farthest
    reader.press(pygame.K_HOME)
    assert area.offset == 0


def test_what_is_read_stays_when_the_text_grows() -> None:
    reader = Reader()
    reader.scene.text_area.scroll_to(900)
    top = next(view for view in reader.scene.views if view.rect.bottom > reader.scene.text_area.rect.top)
    reader.settings.text_scale = 140
    reader.app.apply_settings()
    reader.settle()
    assert reader.scene.text_area.rect.colliderect(top.rect)


def test_the_cards_are_one_press_away() -> None:
    reader = Reader()
    reader.click(reader.scene.tools[0])
    assert [(name, arguments["game"]) for name, arguments in reader.opened] == [("gallery", "nefarious")]


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], text_scale: int) -> None:
    reader = Reader(size=size, text_scale=text_scale)
    assert misplaced(reader.scene) == []
    reader.write("spy")
    assert misplaced(reader.scene) == []


def test_idle_rules_draw_nothing() -> None:
    assert Reader(clause="NF-4.2").frames_while_idle() == 0


def test_a_blinking_caret_draws_only_its_field() -> None:
    reader = Reader()
    reader.write("s")
    reader.settle()
    for _ in range(20):
        reader.clock.advance(100)
        if reader.scene.update(reader.clock.now()):
            pytest.fail("the whole page was drawn for a caret")
        changed, region = reader.scene.take_changed()
        if changed:
            assert region is not None
            assert reader.scene.search.rect.contains(region)


def test_the_rules_begin_with_the_game_in_two_minutes() -> None:
    reader = Reader()
    page = reader.scene.page
    assert page is not None and reader.scene.text_area.children[0] is page
    assert page.rect.height <= reader.scene.text_area.rect.height
    reader.settle()
    assert page.is_drawn
    assert reader.scene.links[0].current
    reader.write("spy")
    assert not page.visible


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_the_page_in_two_minutes_is_seen_at_once(slug: str, size: tuple[int, int]) -> None:
    scene = RulesScene(slug)
    Desk(scene, knows=("gallery",), size=size)
    assert scene.page is not None and scene.page.rect.height <= scene.text_area.rect.height


def test_the_keys_explain_the_words_of_the_rules_one_inside_the_other() -> None:
    reader = Reader(clause="NF-3.1")
    slips = reader.scene.slips
    reader.press(pygame.K_F8)
    assert len(slips.slips) == 1
    first = slips.slips[0].place.term.name
    reader.press(pygame.K_F8)
    assert slips.slips[0].place.term.name != first
    for _ in range(12):
        if slips.slips and slips.slips[0].terms:
            break
        reader.press(pygame.K_F8)
    reader.press(pygame.K_F8, mod=pygame.KMOD_LSHIFT)
    assert len(slips.slips) == 2
    reader.press(pygame.K_ESCAPE)
    assert len(slips.slips) == 1
    reader.press(pygame.K_ESCAPE)
    assert slips.slips == []
