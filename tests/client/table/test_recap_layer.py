"""The strip with your opponents' moves: in the dock, gone with the answer, brought back, read with mouse and keys."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from client.art import legibility, text
from client.table.actions import SHOW_LOG_MENU
from client.table.furniture.log.draw import header_now, links_now, rows_now
from client.table.furniture.recap.layer import STRIP, RecapLayer
from client.table.layer import Band, Layer
from client.widgets import Dialog
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.session.story import answered_last, recap_since
from engine.words.say import table as say
from tests.client import hands
from tests.client.table.sitting import Sitting

NAMES = ["Ada Volt", "Igor Krank", "Otto Blitz", "Vera Quill", "Hugo Vex", "Nell Fuse", "Max Grime", "Ida Spark"]


def told(
    slug: str = "nefarious", seats: int = 3, size: tuple[int, int] = (1280, 720), after: int = 40, **settings: object
) -> Sitting:
    """A table at which the first seat is asked and others have done something since it last chose."""
    match, chance = Match(load(slug), NAMES[:seats], {}, seed=5), random.Random(5)
    while not match.over:
        moment, options = len(match.answers), match.view(0).options
        if (
            moment > after
            and len(options) > 1
            and any(line.card >= 0 for line in recap_since(match, 0, 0, answered_last(match, 0, moment), moment))
        ):
            break
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    assert not match.over
    kinds = ["human", *["normal"] * (seats - 1)]
    table = Sitting(kinds, size=size, match=match, animation="off", **settings)
    table.wait(100)
    return table


def strip(table: Sitting) -> RecapLayer:
    return table.scene.layers.of(RecapLayer)


def place(table: Sitting) -> pygame.Rect:
    rect = strip(table).rect
    assert strip(table).open and rect is not None
    return rect


def card_line(table: Sitting) -> pygame.Rect:
    """A line behind which a card is."""
    points = (stop for stop in strip(table).stops() if strip(table).on_focus(stop) is not None)
    return next(points).rect


@pytest.mark.sample(8)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 600)])
@pytest.mark.parametrize("slug", slugs())
def test_it_lies_beside_the_question_and_hides_no_piece(slug: str, size: tuple[int, int]) -> None:
    table = told(slug, size=size, after=25 if slug == "garage-sale" else 60)
    rect, arrangement = place(table), table.scene.places.arrangement
    assert table.scene.screen.scale.rect.contains(rect)
    assert not rect.colliderect(arrangement.rects["prompt"]) and arrangement.rects["dock"].contains(rect)
    assert rect.collidelist([piece.hit for piece in arrangement.pieces]) < 0
    assert rect.collidelist([*table.scene.prompt.answer_rects, *arrangement.plate_rects.values()]) < 0


@pytest.mark.parametrize("slug", ["nefarious", "nasty-neighbours", "runes-and-regulations"])
def test_with_large_text_it_finds_a_place_too(slug: str) -> None:
    table = told(slug, seats=4, after=60, text_scale=200)
    rect = place(table)
    assert not rect.colliderect(table.scene.places.arrangement.rects["prompt"])
    assert rect.collidelist([piece.hit for piece in table.scene.places.arrangement.pieces]) < 0


@pytest.mark.sample(3)
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("text_scale", [100, 200])
def test_the_log_makes_room_for_it_and_takes_it_back(slug: str, text_scale: int) -> None:
    table = told(slug, size=(1024, 600), after=25 if slug == "garage-sale" else 60, text_scale=text_scale)
    log, painter, strip_rect = table.scene.log, table.scene.screen.painter, place(table)
    low = log.rect
    assert not low.colliderect(strip_rect)
    title = header_now(painter)
    assert title is None or low.contains(title) and all(low.contains(row.place) for row in rows_now(painter))
    strip(table).close()
    table.frame()
    assert log.rect.height > low.height or not table.scene.places.arrangement.rects["log"].colliderect(strip_rect)


def test_the_newest_lines_of_the_log_stand_below_it() -> None:
    table = told("runes-and-regulations", after=3)
    names = links_now(table.scene.screen.painter)
    assert names and min(rect.top for rect, _ in names) > place(table).bottom


def test_a_log_without_room_in_its_place_opens_over_the_table() -> None:
    table = told("nefarious", seats=2, size=(1024, 600), after=20, text_scale=200)
    log = table.scene.log
    assert strip(table).open and not log.rect
    table.press(pygame.K_l)
    table.frame()
    assert log.open and log.rect.height > place(table).height
    table.press(pygame.K_l)
    assert log.open and not log.rect


@pytest.mark.parametrize("text_scale", [100, 150, 200])
def test_every_word_stands_inside_it(text_scale: int) -> None:
    table = told("runes-and-regulations", seats=3, size=(1024, 600), after=60, text_scale=text_scale)
    with legibility.record_texts() as recorder:
        strip(table).draw(pygame.Surface((1024, 600)), Band.OVER)
    rect, theme = place(table), table.scene.screen.theme
    assert strip(table).stops()[0].name == 0
    ends = [note.at[0] + text.width(note.words, theme.font("log")[0], note.size) for note in recorder.notes]
    assert ends and max(ends) <= rect.right


def test_an_answer_takes_it_away_and_the_key_brings_it_back() -> None:
    table = told()
    lines = list(strip(table).lines)
    table.scene.commands.answer(table.options[0])
    table.wait(50)
    assert not strip(table).open and lines
    table.press(pygame.K_l, mod=pygame.KMOD_SHIFT)
    assert strip(table).open and list(strip(table).lines) == lines and table.scene.log.open
    table.press(pygame.K_l, mod=pygame.KMOD_SHIFT)
    assert not strip(table).open


def test_escape_puts_it_away_and_the_menu_of_the_log_brings_it_back() -> None:
    table = told()
    table.press(pygame.K_ESCAPE)
    assert not strip(table).open and table.scene.form.popup is None
    table.scene.commands.perform(SHOW_LOG_MENU)
    popup = table.scene.form.popup
    assert isinstance(popup, Dialog)
    table.click(next(button.rect.center for button in popup.buttons if button.words == say("recap-all")))
    table.wait(200)
    assert strip(table).open


def test_without_anything_to_tell_the_key_says_so() -> None:
    table = Sitting()
    table.press(pygame.K_l, mod=pygame.KMOD_SHIFT)
    assert table.toasts() == [say("recap-none")]


def test_lines_without_room_are_counted_and_the_key_lists_them() -> None:
    table = told("nasty-neighbours", seats=5, size=(1024, 600), after=60)
    layer = strip(table)
    layer.lines = [replace(layer.lines[-1], text="Ada Volt turns up Red 3 " * 20, sentences=())] * 3
    table.wait(100)
    assert len(layer.stops()) == 1  # no line has room, so there is only the count
    layer.lines = [replace(layer.lines[-1], text=f"Line {number}: a Mailbox moves, and so on") for number in range(12)]
    table.wait(100)
    stops = list(layer.stops())
    shown = len(stops) - 1
    assert 0 < shown < 12
    assert layer.rect is not None and table.scene.places.arrangement.rects["dock"].contains(layer.rect)
    assert all(layer.rect.contains(stop.rect.inflate(-4, -4)) for stop in stops)
    table.press(pygame.K_l, mod=pygame.KMOD_SHIFT)
    popup = table.scene.form.popup
    assert isinstance(popup, Dialog) and popup.name == say("recap-all")


def test_a_line_without_room_is_told_by_its_first_sentences() -> None:
    table = told("garage-sale", size=(1024, 600), after=25)
    layer = strip(table)
    start = "Igor Krank called Dibs and got [[7|Lava Lamp]]: you get the Dibs card instead."
    heights = []
    for told_so in ((start, " He drew 2 cards." * 30), (start, "You miss your next turn.", " He drew 2 cards." * 30)):
        layer.lines = [replace(layer.lines[0], text=" ".join(told_so), sentences=told_so), layer.lines[0]]
        table.wait(100)
        stops = layer.stops()
        assert len(stops) == 2, "the sentences, and the count of the others"
        heights.append(stops[0].rect.height)
        assert layer.rect is not None and table.scene.places.arrangement.rects["dock"].contains(layer.rect)
    assert heights[0] < heights[1], "the second sentence has room as well"


def test_players_whose_lines_have_no_room_are_named() -> None:
    table = told(seats=4, size=(1920, 1080))
    layer = strip(table)
    layer.lines = [replace(layer.lines[0], seat=seat, text="A Mailbox moves", is_hit=False) for seat in (1, 2, 3, 1, 2)]
    table.wait(100)
    assert len(list(layer.stops())) == 4 and layer.words(-1) == "and 2 more: Igor Krank, Otto Blitz (Shift+L)"
    layer.lines = [replace(line, is_hit=True) for line in layer.lines]
    table.wait(100)
    assert len(list(layer.stops())) == 5  # what hits the viewer is never only counted


def test_the_card_behind_a_line_is_enlarged_for_the_pointer_and_kept_by_a_click() -> None:
    table = told(hover_delay_ms=0)
    line = card_line(table)
    table.move(line.center)
    table.wait(32)
    thing = table.scene.reading.shown
    assert thing is not None and thing.which == strip(table).hit(line.center).which
    table.click(line.center)
    table.move((5, 715))
    assert table.scene.reading.pinned


def test_the_focus_reads_its_lines() -> None:
    table = told(hover_delay_ms=0)
    stop = next(stop for stop in strip(table).stops() if strip(table).on_focus(stop) is not None)
    assert stop.kind == STRIP and stop in table.scene.layers.stops()
    assert table.scene.layers.on_focus(stop).which == strip(table).lines[int(stop.name)].card


def test_whoever_looks_next_finds_nothing_of_it() -> None:
    table = told()
    table.scene.layers.each(Layer.clear_private_ui)
    assert not strip(table).open and not strip(table).lines and strip(table).rect is None


def test_it_is_out_of_the_way_while_something_is_dragged() -> None:
    table = told("cthulhu-realms", after=60)
    middle = place(table).center
    assert table.scene.layers.covers(middle)
    card = next(
        table.scene.places.arrangement.by_key[key]
        for key in table.scene.hand.choices.sources
        if key in table.scene.places.arrangement.by_key
    )
    table.move(card.hit.center)
    table.frame(hands.down(card.hit.center))
    for share in (0.3, 0.6, 1):
        point = tuple(round(a + (b - a) * share) for a, b in zip(card.hit.center, middle, strict=True))
        table.move(point, held=True)  # type: ignore[arg-type]
    assert table.scene.hand.drag is not None and not strip(table).covers(middle)
