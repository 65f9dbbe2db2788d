"""Every table keeps room for its panels: nothing that must stay visible lies there, and the longest texts fit."""

from __future__ import annotations

import random
from functools import cache

import pygame
import pytest

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.map import Fit, tables
from client.lessons.panel import CoachPanel, Speech
from client.lessons.tips import tips_of
from client.shell.scene import Scale
from client.table.advice.panel import AdvicePanel, PanelLook
from client.table.advice.words import AdviceWords
from client.table.picture import registry
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.view import View
from engine.store.lesson_library import lessons, puzzles

NAMES = ("Ada Volt", "Igor Krank", "Otto Blitz", "Vera Quill", "Hugo Vex", "Nell Fuse", "Max Grime", "Ida Spark")
SIZES = ((1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
TEXT_SCALES = (100, 150, 200)
MOMENTS = (12, 60, 140)
"""Answers before a position is looked at."""
TABLES = [(slug, setting, seats) for slug in slugs() for setting, seats in tables(load(slug))]
GIVES_WAY = ("dock", "log", "chain", "bench", "toasts")
"""Furniture in whose place a dock may lie: panels lie below the chain, and over the oldest lines of the log."""
READ = ("turn_panel.steps", "turn_panel.whose", "scenery.notice", "standings", "zone.caption", "plate.label",
        "plate.count", "plate.limit", "lot.number")  # fmt: skip
pytestmark = pytest.mark.usefixtures("screen")


@cache
def positions(slug: str, setting: str, seats: int) -> list[View]:
    """What the first two seats see at some moments of a match at random."""
    match, chance = Match(load(slug), NAMES[:seats], tables(load(slug))[setting, seats], 7), random.Random(7)
    found: list[View] = []
    for number in range(max(MOMENTS) + 1):
        if match.over:
            break
        if number in MOMENTS:
            found += [match.view(0), match.view(1)]
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    return found


def dock_of(table: Arrangement) -> pygame.Rect:
    return table.rects["dock"]


def covered(table: Arrangement, words: list[pygame.Rect]) -> list[object]:
    """What lies in the dock and must be seen."""
    dock = dock_of(table).inflate(-2, -2)
    things = [(piece.key, piece.hit) for piece in table.pieces if piece.key[0] != "chain"]
    things += table.plate_rects.items()
    things += [(name, rect) for name, rect in table.rects.items() if name not in GIVES_WAY]
    things += [("words", rect) for rect in words]
    return [name for name, rect in things if rect.colliderect(dock)]


def check(slug: str, setting: str, seats: int, size: tuple[int, int], text_scale: int) -> None:
    table_map = registry.load(slug, seats, setting)
    for view in positions(slug, setting, seats):
        table = arrange(view, table_map, size, view.seat, ArrangeOptions(text_scale=text_scale / 100))
        fit = Fit.of(table_map.size, size)
        words = [fit.rect(spot.box) for spot in table_map.at(text_scale / 100) if spot.kind in READ]
        assert covered(table, words) == [], (slug, setting, seats, size, text_scale)
        assert Scale.of(size).rect.contains(dock_of(table))


@pytest.mark.sample(9)
@pytest.mark.parametrize(("slug", "setting", "seats"), TABLES)
def test_a_dock_covers_no_card_plate_counter_button_or_question(slug: str, setting: str, seats: int) -> None:
    check(slug, setting, seats, (1024, 600), 100)
    check(slug, setting, seats, (1920, 1080), 150)


@pytest.mark.slow
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("slug", "setting", "seats"), TABLES)
def test_a_dock_covers_nothing_in_any_size(
    slug: str, setting: str, seats: int, size: tuple[int, int], text_scale: int
) -> None:
    check(slug, setting, seats, size, text_scale)


# --- what is read there ----------------------------------------------------------------------------------------


@cache
def look(slug: str) -> PanelLook:
    bold, plain = (Theme.load(slug).font(name)[0] for name in ("button", "hint"))
    return PanelLook("#ffffff", "#000000", "#00aa00", "#000000", "#000000", bold, plain)


def room(slug: str, setting: str, seats: int, size: tuple[int, int], text_scale: int) -> pygame.Rect:
    view = positions(slug, setting, seats)[0]
    return dock_of(
        arrange(view, registry.load(slug, seats, setting), size, 0, ArrangeOptions(text_scale=text_scale / 100))
    )


def speeches() -> list[tuple[tuple[str, str, int], Speech]]:
    """All that is said at a table by a coach, with the table."""
    found = []
    next_step = ("next", "Continue", True), ("skip", "Skip this step", False)
    for lesson in lessons():
        setting = "nefarious" if lesson.slug.endswith("nefarious-neighbor") else ""
        for chapter in lesson.chapters:
            where = lesson.game, setting, len(chapter.scenario.seats)
            said = [step.say for step in chapter.steps if step.say]
            found += [(where, Speech(f"{chapter.title} 10/12", words, next_step)) for words in said]
    four = tuple(
        (name, words, False)
        for name, words in (
            ("hint", "Hint"),
            ("again", "Start over"),
            ("solution", "Show solution"),
            ("puzzles", "Puzzles"),
        )
    )
    for puzzle in puzzles():
        scenario = puzzle.scenario
        options = load(scenario.game).checked_options(scenario.options)
        where = scenario.game, load(scenario.game).options.setting(options), len(scenario.seats)
        move = "Good next move: Stitched-Together Frankie goes to your bench."
        for parts in ((puzzle.goal, puzzle.hint, move), ("Solved in 12 moves.", puzzle.aha)):
            found.append((where, Speech(f"{puzzle.title}, attempt 12", "\n".join(filter(None, parts)), four)))
    for slug, setting, seats in TABLES:
        found += [
            ((slug, setting, seats), Speech(tip.title, tip.say, (("off", "Don't show tips", False),)))
            for tip in tips_of(slug)
        ]
    return found


def check_speeches(size: tuple[int, int], text_scale: int, step: int = 1) -> None:
    said = speeches()[::step]
    assert len(said) > 10
    for where, speech in said:
        inside = room(*where, size, text_scale)
        panel = CoachPanel(speech, look(where[0]), inside, Scale.of(size, text_scale).unit)
        assert panel.fits and inside.contains(panel.rect), (where, size, text_scale, speech)
        buttons = [rect for _, rect in panel.buttons()]
        assert all(panel.rect.contains(rect) for rect in buttons), (where, size, text_scale, speech)
        assert all(rect.collidelist(buttons[:number]) < 0 for number, rect in enumerate(buttons))


def test_some_of_what_a_coach_says_has_room() -> None:
    check_speeches((1024, 600), 150, step=37)


def test_a_tip_waits_where_only_the_smallest_letters_have_room() -> None:
    speech, low = Speech("Draw", "The pile is a surprise you may discard.", (("off", "Don't show tips", False),)), 52
    inside = pygame.Rect(0, 0, 300, low)
    assert CoachPanel(speech, look("nasty-neighbours"), inside, 1.5).fits
    assert not CoachPanel(speech, look("nasty-neighbours"), inside, 1.5, can_wait=True).fits


@pytest.mark.slow
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_coach_says_has_room(size: tuple[int, int], text_scale: int) -> None:
    check_speeches(size, text_scale)


REASONS = (
    "Work gets you Stitched-Together Frankie next turn, and Research doesn't.",
    "It keeps the three cards that Wilhelmina Vex could take.",
    "You lose 2 Sanity less than with Mi-Go.",
)
LONGEST = AdviceWords("Hint", "hint", "Build Stitched-Together Frankie for $12", REASONS, "F2 or Esc: close")


@pytest.mark.sample(3)
@pytest.mark.parametrize(("slug", "setting", "seats"), [table for table in TABLES if table[0] != "garage-sale"])
def test_the_longest_hint_stays_in_the_dock_and_counts_what_it_leaves_out(slug: str, setting: str, seats: int) -> None:
    for size in SIZES:
        for text_scale in TEXT_SCALES:
            inside = room(slug, setting, seats, size, text_scale)
            panel = AdvicePanel(LONGEST, look(slug), inside, Scale.of(size, text_scale).unit)
            assert inside.contains(panel.rect), (size, text_scale)
            assert panel.told[0] == REASONS[0], (size, text_scale)
            assert panel.told == REASONS or panel.told[-1].endswith("more"), (size, text_scale)
