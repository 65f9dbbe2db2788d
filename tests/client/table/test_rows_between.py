"""The tables of Cthulhu Realms: rows between neighbors, who has left the table, and that everything has its place."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pygame
import pytest

from client.art import text
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.pieces import LogText, PromptAnswer, Status
from client.table.picture import registry
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import OUT
from tests.client.table.realms import GAME, LARGE, LAYOUT, NAMES, SEATS, SLUG, SMALL, Position, same

pytestmark = pytest.mark.usefixtures("screen")
everywhere = pytest.mark.parametrize("seats", SEATS)
SCALES = (1.0, 1.19, 1.2, 1.5, 2.0)


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


def row_of(position: Position, arrangement: Arrangement, seat: int) -> list[pygame.Rect]:
    return [piece.hit for piece in arrangement.in_zone(position.zone("row", seat))]


# --- everything has its place --------------------------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize("text_scale", SCALES)
def test_the_map_has_what_the_game_has(seats: int, text_scale: float) -> None:
    assert registry.load(SLUG, seats).missing(LAYOUT, seats, text_scale) == []


@everywhere
@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 600), SMALL, LARGE, (2560, 1440)])
def test_all_cards_are_on_the_table_and_beside_the_prompt(seats: int, text_scale: float, size: tuple[int, int]) -> None:
    position = Position(seats)
    for seat in range(seats):
        position.play(seat, 3, 3)
    arrangement = position.laid(size, ArrangeOptions(text_scale))
    window, hand = pygame.Rect((0, 0), size), position.zone("hand", 0)
    for piece in arrangement.pieces:
        assert piece.zone == hand or window.contains(piece.hit)
        assert not piece.hit.inflate(-4, -4).colliderect(arrangement.rects["prompt"])
        assert not piece.hit.inflate(-4, -4).colliderect(arrangement.rects["log"])


@everywhere
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_no_words_are_smaller_than_12_pixels(seats: int, text_scale: float, written: dict[str, float]) -> None:
    """At 1280 x 720; the words on small cards come with hover zoom."""
    position = Position(seats)
    position.count("sanity", 1, 60)
    log = tuple(LogText(f"{NAMES[n % 2]} acquires [[{n}|The King in Yellow]] for 6 Power", n % 2) for n in range(20))
    status = Status(
        log=log, answers=(PromptAnswer("Play all"), PromptAnswer("End turn", True)), kinds=("", "computer") * 2
    )
    position.still(position.painter(SMALL, text_scale), status)
    assert not {words: size for words, size in written.items() if size < 11.8 and not words.strip("+").isdigit()}


@everywhere
def test_every_name_is_on_its_plate(seats: int, written: dict[str, float]) -> None:
    position = Position(seats)
    position.still(position.painter())
    assert set(NAMES[:seats]) <= set(written)


def test_the_words_on_a_plate_make_room_for_every_shield_that_comes() -> None:
    position, drawn = Position(3), []
    drawer = position.painter(LARGE)
    for name in ("R'lyeh", "Church of Starry Wisdom"):
        card = next(iter(GAME.positions.find_cards(position.view().table, name)))
        position.put(card, position.zone("play", 0))
        drawn.append(position.still(drawer).copy())
    plate = position.laid().plate_rects[0]
    assert same(drawn[1], position.still(position.painter(LARGE)), plate)
    assert not same(*drawn, plate)


# --- rows ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_the_rows_beside_the_viewer_are_large_and_the_others_small(seats: int) -> None:
    position = Position(seats)
    arrangement = position.laid()
    widths = [{rect.width for rect in row_of(position, arrangement, seat)} for seat in range(seats)]
    assert widths[0] == widths[-1] == {176}
    assert all(max(width) < 176 for width in widths[1:-1])


def test_a_row_lies_at_the_side_of_the_neighbor_it_reaches_to() -> None:
    position = Position(3)
    for viewer in range(3):
        arrangement = position.laid(viewer=viewer)
        left, right = row_of(position, arrangement, viewer), row_of(position, arrangement, (viewer + 2) % 3)
        assert max(rect.right for rect in left) < LARGE[0] / 2 < min(rect.left for rect in right)


@pytest.mark.parametrize(("seats", "seat"), [(2, -1), (3, 0), (4, 3)])
def test_where_a_card_has_left_a_row_the_others_stay(seats: int, seat: int) -> None:
    position = Position(seats)
    row = position.zone("row", seat)
    before = {piece.key: piece.pose for piece in position.laid().in_zone(row)}
    gone = position.clear_slot(row, 1)
    arrangement = position.laid()
    after = {piece.key: piece.pose for piece in arrangement.in_zone(row)}
    assert {key: (pose.x, pose.y) for key, pose in before.items() if key != ("card", gone)} == {
        key: (pose.x, pose.y) for key, pose in after.items()
    }
    coming = arrangement.slots[row]
    assert (coming.x, coming.y) == (before["card", gone].x, before["card", gone].y)


@pytest.mark.parametrize(("seats", "seat"), [(2, -1), (3, 0)])
def test_while_a_card_of_a_row_is_dragged_the_others_stay(seats: int, seat: int) -> None:
    position = Position(seats)
    row = position.zone("row", seat)
    before = {piece.key: piece.hit for piece in position.laid().in_zone(row)}
    dragged = list(before)[1]
    after = position.laid(hints=ArrangeOptions(away=frozenset((dragged,))))
    assert {piece.key: piece.hit for piece in after.in_zone(row)} == {
        key: rect for key, rect in before.items() if key != dragged
    }


@everywhere
def test_no_gap_is_ever_a_card(seats: int) -> None:
    position = Position(seats)
    rows = [position.zone("row", seat) for seat in range(-1, seats)]
    for row in (row for row in rows if position.state.zones[row]):
        for place in range(len(position.state.zones[row])):
            position.clear_slot(row, place)
    arrangement = position.laid()
    assert GAP not in {piece.card for piece in arrangement.pieces}
    assert not [piece for row in rows for piece in arrangement.in_zone(row)]
    position.still(position.painter())


# --- who is out ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "out", "last"), [(3, (2,), 1), (4, (3,), 2), (4, (2, 3), 1), (4, (2,), 3)])
def test_the_row_before_the_viewer_is_large_whoever_it_belongs_to_now(
    seats: int, out: tuple[int, ...], last: int
) -> None:
    position = Position(seats)
    right = [rect.topleft for rect in row_of(position, position.laid(), seats - 1)]
    for seat in out:
        position.drop_out(seat)
    assert [rect.topleft for rect in row_of(position, position.laid(), last)] == right


def test_captions_name_those_who_are_really_neighbors(written: dict[str, float]) -> None:
    position = Position(4)
    position.still(position.painter())
    assert {"You and Ben", "You and Dot", "Ben and Cy Nagel: out of reach"} <= set(written)
    written.clear()
    position.drop_out(1)
    position.still(position.painter())
    assert {"You and Cy Nagel", "You and Dot", "Cy Nagel and Dot: out of reach"} <= set(written)
    assert not [words for words in written if "Ben and" in words or "and Ben" in words]
    written.clear()
    position.drop_out(3)
    position.still(position.painter())
    assert [words for words in written if " and " in words] == ["You and Cy Nagel"]


def test_the_caption_of_the_initiates_tells_when_none_is_left(written: dict[str, float]) -> None:
    position = Position(2)
    position.still(position.painter())
    assert "Initiates" in written
    written.clear()
    for card in list(position.state.zones[position.zone("initiates")]):
        position.put(card, position.zone("discard", 1))
    position.still(position.painter(SMALL))
    assert "Initiates: none left" in written and "Initiates" not in written


@pytest.mark.parametrize("last", [0, 1])
def test_no_caption_names_the_last_as_a_neighbor_of_the_last(written: dict[str, float], last: int) -> None:
    position = Position(3)
    for seat in {0, 1, 2} - {last}:
        position.drop_out(seat)
    position.still(position.painter())
    assert "General deck" in written and not [words for words in written if " and " in words]


def test_between_long_names_the_last_words_of_a_caption_stay(written: dict[str, float]) -> None:
    position = Position(4)
    position.still(position.painter((1024, 600)), names=("Ada", "Wilbur", "Mina Harkwood-Bligh", "Howard P. Lovecraft"))
    assert "out of reach" in written
    assert [words for words in written if words.startswith("Wilbur and Mina Hark")]


def test_who_is_out_is_said_and_has_no_counts(written: dict[str, float]) -> None:
    position = Position(3)
    position.drop_out(2)
    position.still(position.painter())
    assert "out" in written


def test_a_spectator_and_somebody_who_is_out_see_the_whole_table() -> None:
    position = Position(4)
    position.drop_out(0)
    for seat in (0, 15):
        view = position.view(seat)
        arrangement = arrange(view, registry.load(SLUG, 4), SMALL, seat, None)
        shown = {piece.card for piece in arrangement.pieces if piece.card >= 0}
        rows = [position.state.zones[position.zone("row", other)] for other in range(1, 4)]
        assert set(itertools.chain(*rows)) <= shown


def test_the_top_of_the_general_deck_is_seen_and_nothing_below_it() -> None:
    position = Position(3)
    deck = position.laid().in_zone(position.zone("general_deck"))
    assert [piece.face_up for piece in deck] == [False] * (len(deck) - 1) + [True]
    assert GAME.shows.face(position.view(), deck[-1].card)["id"]


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_who_only_looks_on_is_told_who_sits_at_each_row_and_is_nobodys_neighbor(
    viewer: int, written: dict[str, float]
) -> None:
    position = Position(4)
    position.drop_out(1)
    drawer = position.painter(LARGE)
    bottom = viewer if viewer != SPECTATOR else 0
    laid = arrange(position.view(viewer), registry.load(SLUG, 4), LARGE, bottom, ArrangeOptions())
    drawer.static_layer(position.view(viewer), NAMES, None, laid)
    assert {"Ada Volt and Cy Nagel", "Cy Nagel and Dot", "Dot and Ada Volt"} <= set(written)
    assert not [words for words in written if "You" in words or "Your" in words or "reach" in words]


def test_what_the_last_to_go_leaves_behind_is_counted(written: dict[str, float]) -> None:
    position = Position(2)
    held = [len(position.state.zones[position.zone(name, 1)]) for name in ("hand", "deck")]
    position.state.values[OUT] |= 2
    position.still(position.painter(LARGE))
    assert "out" in written and {str(count) for count in held} <= set(written)


def test_when_somebody_is_out_the_next_are_neighbors(written: dict[str, float]) -> None:
    position, names = Position(4), ("Ada", "Ben", "Cy", "Dot")
    position.still(position.painter(LARGE), names=names)
    assert {"left neighbor", "across", "right neighbor"} <= set(written)
    written.clear()
    position.drop_out(1)
    position.still(position.painter(LARGE), names=names)
    assert {"left neighbor", "right neighbor"} <= set(written) and "across" not in written
    written.clear()
    position.drop_out(3)
    position.still(position.painter(LARGE), names=names)
    assert "across" in written and not {"left neighbor", "right neighbor"} & set(written)
