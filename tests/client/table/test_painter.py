"""The table as it is drawn: sharp and readable at every size, redrawn only where it changed, telling no secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.art import text
from client.layout import map as maps
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.pieces import LogText, Pose, PromptAnswer, Status
from client.table.furniture.log.draw import draw_over, links_now
from client.table.furniture.prompt.draw import answers_now, place_now
from client.table.picture import registry
from client.table.picture.painter import TablePainter
from engine.kernel.state.view import View
from tests.client.table.laying import GAME, NAMES, SEATS, SLUG, SMALL, Position, laid, painter, played

pytestmark = pytest.mark.usefixtures("screen")
everywhere = pytest.mark.parametrize("seats", SEATS)
LAYOUT = GAME.layout


def picture(
    drawer: TablePainter, view: View, status: Status | None = None, hints: ArrangeOptions | None = None
) -> pygame.Surface:
    """A view as it looks at rest."""
    arrangement = laid(view, view.seat if view.seat < view.table.seats else 0, drawer.size, hints)
    surface = drawer.static_layer(view, NAMES, status, arrangement).copy()
    for piece in arrangement.pieces:
        drawer.draw_piece(surface, piece)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def differ(first: pygame.Surface, second: pygame.Surface, rect: pygame.Rect) -> bool:
    return pixels(first.subsurface(rect)) != pixels(second.subsurface(rect))


# --- readable --------------------------------------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, float]]:
    """Every line that is drawn, with the smallest size it is drawn in."""
    lines: dict[str, float] = {}
    draw = text.draw

    def noting(surface: pygame.Surface, words: str, key: str, size: float, *more: object, **named: object) -> object:
        lines[words] = min(size, lines.get(words, size))
        return draw(surface, words, key, size, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(text, "draw", noting)
    yield lines


LOG = tuple(LogText(f"{NAMES[n % 2]} turns up [[{n}|Universal Solvent]], again", n % 2) for n in range(30))


@pytest.mark.sample(8)
@everywhere
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_nothing_on_the_table_is_written_smaller_than_12_pixels(
    seats: int, text_scale: float, written: dict[str, float]
) -> None:
    """At 1280 x 720. Headers of effects on cards in hand are drawn by the faces, and come with hover zoom."""
    view = played(seats, 50, twists=("cheap-fusion-power", "perpetual-motion")).view(0)
    status = Status(log=LOG, answers=(PromptAnswer("Build Buttered Cat Array, $6", True), PromptAnswer("Undo")))
    picture(painter(seats, SMALL, text_scale), view, status, ArrangeOptions(text_scale=text_scale))
    small = {words: size for words, size in written.items() if size < 11.8 and words not in ("YOU", "OTHERS", "×")}
    assert not {words: size for words, size in small.items() if not re.fullmatch(r"[+−]?\$?\d+|ALL", words)}


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_larger_words_are_larger_where_they_are_read(text_scale: float, written: dict[str, float]) -> None:
    view = played(4, 0).view(0)
    picture(painter(4, SMALL, text_scale), view, Status(log=LOG), ArrangeOptions(text_scale=text_scale))
    prompt = next(size for words, size in written.items() if words.startswith("Ada Volt: choose"))
    log = next(size for words, size in written.items() if words == "Universal Solvent")
    assert prompt == pytest.approx(25 * 2 / 3 * text_scale, rel=0.12)
    assert log >= 20 * 2 / 3 * min(text_scale, 1.69) - 0.01
    assert ("hand" in written) == (text_scale == 1.0)


def test_nobody_is_called_you(written: dict[str, float]) -> None:
    view = played(4, 30).view(0)
    picture(painter(4), view)
    assert not [words for words in written if re.search(r"\byou\b", words.lower()) and words != "YOU"]
    assert any(words.startswith("Ada Volt: ") for words in written) or view.question is None


@everywhere
def test_every_name_is_on_its_plate(seats: int, written: dict[str, float]) -> None:
    picture(painter(seats), played(seats, 12).view(0))
    assert set(NAMES[:seats]) <= set(written)


def test_a_long_name_is_shortened_and_a_long_sentence_wraps(written: dict[str, float]) -> None:
    view = played(2, 0).view(0)
    names = ("Bartholomew Featherstonehaugh the Younger", "Ben")
    drawer = painter(2)
    arrangement = laid(view, 0, SMALL)
    told = [f"word-{number}" for number in range(16)]
    drawer.static_layer(view, names, Status(prompt=" ".join(told)), arrangement)
    assert "Bartholomew" in written and not any(words.startswith("Bart") and words.endswith("...") for words in written)
    lines = [words.split() for words in written if words.startswith("word-")]
    assert len(lines) > 1 and sum(lines, []) == told


def test_a_changed_figure_stands_beside_the_printed_one_struck_out(written: dict[str, float]) -> None:
    picture(painter(4), played(4, 4, twists=("fire-water-and-white-mice",)).view(0))
    assert {"$4", "+$6"} <= set(written) or {"+$4", "+$6"} <= set(written)


def test_what_is_missing_to_pay_is_said_on_the_card(written: dict[str, float]) -> None:
    position = Position(2)
    position.cards("hand", 0, 30)
    position.count("money", 0, 1)
    view = position.view()
    drawer = painter(2)
    drawer.static_layer(view, NAMES, None, laid(view, 0, SMALL))
    costly = next(
        piece
        for piece in laid(view, 0, SMALL).in_zone(LAYOUT.seat_zone("hand", 0))
        if drawer.faces.needs(piece.card) == 15
    )
    drawer.draw_piece(pygame.Surface(SMALL), costly, flags=frozenset({"unaffordable"}))
    assert "needs $15 more" in written


# --- redrawn only where it changed -----------------------------------------------------------------------------


def test_a_table_on_which_nothing_changes_is_not_drawn_again() -> None:
    drawer, view = painter(4), played(4, 20).view(0)
    arrangement = laid(view, 0, SMALL)
    first = drawer.static_layer(view, NAMES, Status(), arrangement)
    assert drawer.changed == [first.get_rect()]
    assert drawer.static_layer(view, NAMES, Status(), arrangement) is first
    assert not drawer.changed


def test_only_what_has_changed_is_drawn_anew() -> None:
    drawer, position = painter(4), Position(4)
    drawer.static_layer(position.view(), NAMES)
    position.count("money", 2, 33)
    arrangement = laid(position.view(), 0, SMALL)
    drawer.static_layer(position.view(), NAMES, None, arrangement)
    assert drawer.changed
    assert all(arrangement.plate_rects[2].contains(part.inflate(-4, -4)) for part in drawer.changed)


@pytest.mark.sample(2)
@everywhere
def test_a_table_drawn_bit_by_bit_looks_like_one_drawn_at_once(seats: int) -> None:
    bit_by_bit = painter(seats)
    match = played(seats, 0, twists=("perpetual-motion",))
    for _ in range(50):
        seat = match.asked_seats[0]
        match.answer(seat, match.view(seat).options[-1])
        view = match.view(0)
        status = Status(log=(LogText("[[3|Kraken]]", 1),) * len(match.answers))
        gradual = bit_by_bit.static_layer(view, NAMES, status, laid(view, 0, SMALL))
    at_once = painter(seats).static_layer(view, NAMES, status, laid(view, 0, SMALL))
    assert pixels(gradual) == pixels(at_once)


@everywhere
def test_the_table_turns_when_another_seat_looks(seats: int) -> None:
    """One painter after the other seat's view, and a new one: the same picture."""
    match = played(seats, 37)
    drawer = painter(seats)
    picture(drawer, match.view(0))
    assert pixels(picture(drawer, match.view(1))) == pixels(picture(painter(seats), match.view(1)))


# --- telling no secrets ----------------------------------------------------------------------------------------


@pytest.mark.sample(4)
@everywhere
def test_the_picture_does_not_depend_on_what_the_seat_may_not_know(seats: int) -> None:
    """Other cards in the hands of the others and in the deck: not a pixel changes."""
    position = Position(seats)
    position.cards("hand", 1, 2)
    before = pixels(picture(painter(seats), position.view()))
    zones = position.state.zones
    deck, hand = zones[LAYOUT.table_zone("invention_deck")], zones[LAYOUT.seat_zone("hand", 1)]
    zones[LAYOUT.seat_zone("hand", 1)], deck[: len(hand)] = deck[: len(hand)], hand
    deck.reverse()
    for card in range(len(position.state.known)):
        hidden = card in deck or card in zones[LAYOUT.seat_zone("hand", 1)]
        position.state.known[card] = 0 if hidden else position.state.known[card]
    assert pixels(picture(painter(seats), position.view())) == before
    assert pixels(picture(painter(seats), position.view(1))) != before


# --- pieces ----------------------------------------------------------------------------------------------------


def shown(drawer: TablePainter, arrangement: Arrangement, pose: Pose) -> pygame.Rect:
    """Where a card of the hand leaves traces when it is drawn in a pose."""
    piece = arrangement.in_zone(LAYOUT.seat_zone("hand", 0))[0]
    surface = pygame.Surface(drawer.size, pygame.SRCALPHA)
    drawer.draw_piece(surface, piece, pose, frozenset())
    return surface.get_bounding_rect(min_alpha=200)


def test_a_moving_piece_is_drawn_in_its_pose() -> None:
    drawer, view = painter(4), played(4, 0).view(0)
    drawer.static_layer(view, NAMES)
    arrangement = laid(view, 0, SMALL)
    rest = arrangement.in_zone(LAYOUT.seat_zone("hand", 0))[0].pose
    plain = shown(drawer, arrangement, Pose(400, 300, rest.width, 0))
    assert plain.center == pytest.approx((400, 300), abs=6)
    larger = shown(drawer, arrangement, Pose(400, 300, rest.width * 1.5, 0))
    assert larger.width == pytest.approx(1.5 * plain.width, rel=0.08)
    assert shown(drawer, arrangement, Pose(400, 300, rest.width, 90)).width > 1.2 * plain.width
    assert shown(drawer, arrangement, Pose(400, 300, rest.width, 0, squeeze=0.3)).width < 0.4 * plain.width
    assert shown(drawer, arrangement, Pose(400, 300, rest.width, 0, alpha=0)).width == 0


def test_cards_that_can_be_played_are_lit_and_others_are_not() -> None:
    match = played(4, 0)
    drawer = painter(4)
    view = match.view(0)
    drawer.static_layer(view, NAMES)
    arrangement = laid(view, 0, SMALL)
    actions = arrangement.in_zone(LAYOUT.seat_zone("actions", 0))
    assert {drawer.flags(piece) for piece in actions} == {frozenset({"playable"})}
    match.answer(0, view.options[0])
    drawer.use_view(match.view(0))
    assert {drawer.flags(piece) for piece in actions} == {frozenset({"spent"})}


def test_a_card_at_rest_looks_as_the_view_that_is_looked_at_tells() -> None:
    match, drawer = played(4, 0), painter(4)
    view = match.view(0)
    arrangement = laid(view, 0, SMALL)
    action = arrangement.in_zone(LAYOUT.seat_zone("actions", 0))[0]
    match.answer(0, view.options[0])

    def seen(by: View) -> bytes:
        surface = pygame.Surface(drawer.size)
        drawer.use_view(by)
        drawer.draw_piece(surface, action)
        return pygame.image.tobytes(surface, "RGB")

    before, after = seen(view), seen(match.view(0))
    assert before != after
    assert [seen(view), seen(view), seen(match.view(0))] == [before, before, after]


def test_targets_light_up_around_their_place() -> None:
    drawer, view = painter(4), played(4, 0).view(0)
    arrangement = laid(view, 0, SMALL)
    place = LAYOUT.place("work", 4)
    dark = drawer.static_layer(view, NAMES, None, arrangement).copy()
    lit, near = dark.copy(), dark.copy()
    drawer.lights.draw_target(lit, arrangement, place)
    drawer.lights.draw_target(near, arrangement, place, near=True)
    rect = arrangement.zone_rects[place]
    assert differ(dark, lit, rect) and differ(lit, near, rect)
    assert not differ(dark, lit, arrangement.zone_rects[LAYOUT.place("invent", 4)])


# --- bars, answers, log ----------------------------------------------------------------------------------------


@pytest.mark.sample(14)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@everywhere
def test_answers_stand_side_by_side_in_the_prompt_bar(seats: int, text_scale: float) -> None:
    view = played(seats, 0).view(0)
    drawer = painter(seats, SMALL, text_scale)
    answers = (PromptAnswer("Later"), PromptAnswer("Set it aside"), PromptAnswer("Build Moon Base, $7", main=True))
    arrangement = laid(view, 0, SMALL, ArrangeOptions(text_scale))
    drawer.static_layer(view, NAMES, Status(answers=answers), arrangement)
    buttons = answers_now(drawer)
    assert [button.answer for button in buttons] == list(answers)
    for left, right in zip(buttons, buttons[1:], strict=False):
        assert left.rect.right < right.rect.left
    bar = place_now(drawer)
    assert bar is not None and all(bar.contains(button.rect) for button in buttons)
    assert all(button.rect.height >= 24 for button in buttons)


def test_the_log_shows_its_newest_lines_and_scrolls_back() -> None:
    view = played(4, 0).view(0)
    drawer = painter(4)
    lines = tuple(LogText(f"line {n} names [[{n}|Kraken]]", n % 4) for n in range(40))
    drawer.static_layer(view, NAMES, Status(log=lines), laid(view, 0, SMALL))
    newest = [card for _, card in links_now(drawer)]
    assert newest[-1] == 39 and newest == sorted(newest) and len(newest) >= 8
    drawer.static_layer(view, NAMES, Status(log=lines, log_scroll=20), laid(view, 0, SMALL))
    assert [card for _, card in links_now(drawer)][-1] == 19


def test_names_of_cards_in_the_log_can_be_pointed_at() -> None:
    view = played(4, 0).view(0)
    drawer = painter(4)
    arrangement = laid(view, 0, SMALL)
    log = (LogText("Ada Volt pays $12 ([[7|Stitched-Together Frankie]]) and takes [[9|Kraken]], twice", 0),)
    drawer.static_layer(view, NAMES, Status(log=log), arrangement)
    links = links_now(drawer)
    assert {card for _, card in links} == {7, 9}
    assert all(arrangement.rects["log"].contains(rect) for rect, _ in links)


def test_a_folded_log_is_not_drawn_and_can_be_drawn_elsewhere() -> None:
    view = played(4, 0).view(0)
    drawer = painter(4)
    folded = laid(view, 0, SMALL, ArrangeOptions(log_open=False))
    layer = drawer.static_layer(view, NAMES, Status(log=LOG), folded).copy()
    assert links_now(drawer) == []
    box = (200.0, 200.0, 700.0, 500.0)
    over = layer.copy()
    draw_over(over, drawer, box)
    assert differ(layer, over, maps.Fit.of((1920, 1080), SMALL).rect(box))
    assert links_now(drawer, box)


def test_buttons_show_their_state() -> None:
    view = played(4, 0).view(0)
    drawer = painter(4)
    arrangement = laid(view, 0, SMALL)
    rect = arrangement.rects["button.undo"]
    looks = set()
    for state in ("normal", "hover", "focus", "pressed", "disabled"):
        layer = drawer.static_layer(view, NAMES, Status(buttons={"undo": state}), arrangement)
        looks.add(pixels(layer.subsurface(rect)))
    assert len(looks) == 5


# --- any window ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 1024), (2560, 1080), (1280, 720), (3840, 2160)])
def test_the_ground_reaches_every_corner_of_any_window(size: tuple[int, int]) -> None:
    view = played(2, 0).view(0)
    layer = painter(2, size).static_layer(view, NAMES)
    assert layer.get_size() == size
    for x in (0, size[0] - 1):
        for y in (size[1] // 2, size[1] - 1):
            assert layer.get_at((x, y))[2] > 40


@everywhere
@pytest.mark.parametrize("viewer", [1, 15])
def test_others_and_those_who_look_on_have_a_table_too(seats: int, viewer: int) -> None:
    assert picture(painter(seats), played(seats, 25).view(viewer)).get_size() == SMALL


@everywhere
def test_the_end_of_a_game_can_be_drawn(seats: int) -> None:
    match = played(seats, 5000)
    assert match.over
    assert picture(painter(seats), match.view(0)).get_size() == SMALL


def test_the_code_of_the_table_names_no_game() -> None:
    """What is drawn comes from map and theme; a new game needs no change here."""
    own = ("spy", "spies", "invention", "espionage", "research", "twist", "money", SLUG)
    folders = (Path(maps.__file__).parent, Path(registry.__file__).parents[1])
    for file in (file for folder in folders for file in folder.rglob("*.py")):
        code = file.read_text(encoding="utf-8").lower()
        assert not [word for word in own if re.search(rf"\b{word}\b", code)], file
